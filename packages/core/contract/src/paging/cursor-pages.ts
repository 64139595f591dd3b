import { z } from 'zod';
import { pageQuery, pageQueryRules } from './pagination.js';

const moment = z.iso.datetime({ offset: true });

/** Query parameters of every list of work, in addition to its own filters. */
export const workQuery = {
  livemode: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  created_after: moment.optional(),
  created_before: moment.optional(),
  limit: pageQuery.limit,
  cursor: z.string().min(1).max(200).optional(),
} as const;

const momentRule = 'a time such as 2026-03-02T09:15:00Z';

/** Allowed values of each, for the message of INVALID_PARAMETER. */
export const workQueryRules = {
  livemode: 'one of: true, false',
  created_after: momentRule,
  created_before: momentRule,
  limit: pageQueryRules.limit,
  cursor: 'the next_cursor of an earlier page',
} as const;

/** How a page points to the next one. */
export const cursorPage = {
  /** Null on the last page. */
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
  request_id: z.string(),
} as const;
