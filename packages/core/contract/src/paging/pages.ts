import { z } from 'zod';
import { limits } from '../limits.js';

/** A parameter of a query, which is text. @param must what it has to be, for the message of INVALID_PARAMETER */
export const parameter = (pattern: RegExp, must: string) =>
  z.string({ error: must }).regex(pattern, must);

/** One of any text. */
export const wordParameter = (most: number, must: string) =>
  z.string({ error: must }).min(1, must).max(most, must);

const whole = (min: number, max: number, must: string) =>
  parameter(/^\d+$/, must)
    .transform(Number)
    .pipe(z.int({ error: must }).min(min, must).max(max, must));

/** `limit` and `offset` as strings of a query. */
export const pageQuery = {
  limit: whole(1, limits.page.most, `an integer from 1 to ${limits.page.most}`)
    .default(limits.page.default)
    .describe('Most entries to return.'),
  offset: whole(0, Number.MAX_SAFE_INTEGER, 'an integer of 0 or more')
    .default(0)
    .describe('Entries to skip.'),
} as const;

export const paginationSchema = z
  .object({
    total: z.int().nonnegative(),
    limit: z.int().positive(),
    offset: z.int().nonnegative(),
    has_more: z.boolean(),
  })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof paginationSchema>;

export function pageOf<Item>(
  items: readonly Item[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): { readonly page: readonly Item[]; readonly pagination: Pagination } {
  const page = items.slice(offset, offset + limit);
  return {
    page,
    pagination: {
      total: items.length,
      limit,
      offset,
      has_more: offset + page.length < items.length,
    },
  };
}

const moment = z.iso.datetime({ offset: true, error: 'a time such as 2026-03-02T09:15:00Z' });

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
  cursor: wordParameter(200, 'the next_cursor of an earlier page')
    .optional()
    .describe('The `next_cursor` of the page before; send the same filters with it.'),
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
