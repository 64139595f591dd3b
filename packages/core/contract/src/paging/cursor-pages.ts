import { z } from 'zod';
import { pageQuery, pageQueryRules } from './pagination.js';

const moment = z.iso.datetime({ offset: true });

/** Query parameters of every list of work, in addition to its own filters. */
export const workQuery = {
  livemode: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .describe('Only what a live key asked for, or only what a test key did.'),
  created_after: moment.optional().describe('Only what was accepted later than this time.'),
  created_before: moment.optional().describe('Only what was accepted earlier than this time.'),
  limit: pageQuery.limit.describe('Entries of the page.'),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('The `next_cursor` of the page before; send the same filters with it.'),
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
  next_cursor: z
    .string()
    .nullable()
    .describe('Send it as `cursor` to get the next page; null on the last one.'),
  has_more: z.boolean(),
  request_id: z.string(),
} as const;
