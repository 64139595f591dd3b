import { z } from 'zod';
import { limits } from '../limits.js';

const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

/** `limit` and `offset` as strings of a query. */
export const pageQuery = {
  limit: whole(1, limits.page.most)
    .default(limits.page.default)
    .describe('Most entries to return.'),
  offset: whole(0, Number.MAX_SAFE_INTEGER).default(0).describe('Entries to skip.'),
} as const;

/** Allowed values of each, for the message of INVALID_PARAMETER. */
export const pageQueryRules = {
  limit: `an integer from 1 to ${limits.page.most}`,
  offset: 'an integer of 0 or more',
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
