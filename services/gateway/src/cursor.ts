import { ApiError } from '@groundwork/contract/errors';
import type { PageEnd } from '@groundwork/database/work-pages';
import { z } from 'zod';

/** @throws ApiError INVALID_PARAMETER that names the first parameter at fault */
export function parseQuery<Schema extends z.ZodObject>(
  schema: Schema,
  query: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const must =
    issue?.code === 'invalid_value' ? `one of: ${issue.values.join(', ')}` : issue?.message;
  throw new ApiError('INVALID_PARAMETER', { message: `${String(issue?.path[0])} must be ${must}` });
}

const endSchema = z.tuple([z.int().positive().max(8.64e15), z.string().regex(/^[0-9a-z_]{1,80}$/)]);

/** Where a page ended, as an opaque word, and whether another follows. */
export function nextPage(end: PageEnd | null) {
  if (end === null) return { next_cursor: null, has_more: false };
  const word = JSON.stringify([end.createdAt.getTime(), end.id]);
  return { next_cursor: Buffer.from(word).toString('base64url'), has_more: true };
}

/** @throws ApiError INVALID_PARAMETER for a word that is no cursor of ours */
export function pageEndOf(cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8');
    const [createdAt, id] = endSchema.parse(JSON.parse(text));
    return { createdAt: new Date(createdAt), id };
  } catch (error) {
    throw new ApiError('INVALID_PARAMETER', {
      message: 'cursor must be the next_cursor of an earlier page',
      cause: error,
    });
  }
}

interface WorkFilters {
  readonly livemode?: boolean | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Builds the query of every list of work. @throws ApiError INVALID_PARAMETER */
export function workPage(accountId: string, filters: WorkFilters) {
  const { livemode, created_after, created_before, limit, cursor } = filters;
  return {
    accountId,
    livemode,
    createdAfter: created_after === undefined ? undefined : new Date(created_after),
    createdBefore: created_before === undefined ? undefined : new Date(created_before),
    after: pageEndOf(cursor),
    limit,
  };
}
