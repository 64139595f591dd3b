import { ApiError } from '@groundwork/contract';
import { isDatabaseUnavailable } from '@groundwork/database';
import { outageOf } from '@groundwork/runtime';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { z } from 'zod';
import { Refusal } from './refusal.js';

export interface FaultBody {
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

export const unknownPath: RequestHandler = () => {
  throw new Refusal(404, 'NOT_FOUND', 'This address does not exist.');
};

/** Faults of express's own: a body that cannot be read or decompressed, a path that is no percent-encoding. */
const bodyFault = z.object({ status: z.number().int().min(400).max(499) });

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof ApiError) return new Refusal(error.status, error.code, error.message);
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const field = issue?.path.join('.');
    return new Refusal(400, 'NOT_VALID', issue?.message ?? 'The request is not valid.', field);
  }
  if (isDatabaseUnavailable(error)) {
    return new Refusal(
      503,
      'UNAVAILABLE',
      'The database cannot be reached. Try again in a moment.',
    );
  }
  const outage = outageOf(error);
  if (outage !== null) {
    return new Refusal(
      503,
      'UNAVAILABLE',
      `Something that this page needs (${outage.server}) is away. Try again in a moment.`,
    );
  }
  const body = bodyFault.safeParse(error);
  return body.success
    ? new Refusal(body.data.status, 'NOT_VALID', 'The request could not be read.')
    : null;
}

export const answerFault: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const refusal = refusalOf(error);
  if (refusal === null || refusal.status >= 500) request.log.error({ err: error }, 'failed');
  const { status, code, message, field, retryAfterSeconds } =
    refusal ?? new Refusal(500, 'FAILED', 'Something went wrong on our side. Try again.');
  const body: FaultBody = { error: { code, message, ...(field ? { field } : {}) } };
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.status(status).json(body);
};
