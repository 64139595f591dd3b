import { ApiError } from '@groundwork/contract/errors';
import { isDatabaseUnavailable } from '@groundwork/database/connection/client';
import { outageOf } from '@groundwork/runtime';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { z } from 'zod';
import { Refusal, refusals } from './refusals.js';

export interface FaultBody {
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

export const unknownPath: RequestHandler = () => {
  throw refusals.notFound('address');
};

/** Faults of express's own: a body that cannot be read or decompressed, a path that is no percent-encoding. */
const bodyFault = z.object({ status: z.number().int().min(400).max(499) });

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof ApiError) return new Refusal(error.status, error.code, error.message);
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const field = issue?.path.join('.');
    return refusals.notValid(issue?.message, field);
  }
  if (isDatabaseUnavailable(error)) {
    return refusals.unavailable('The database');
  }
  const outage = outageOf(error);
  if (outage !== null) {
    return refusals.unavailable(`Something that this page needs (${outage.server})`);
  }
  const body = bodyFault.safeParse(error);
  return body.success ? refusals.unreadable(body.data.status) : null;
}

export const answerFault: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const refusal = refusalOf(error);
  if (refusal === null || refusal.status >= 500) request.log.error({ err: error }, 'failed');
  const { status, code, message, field, retryAfterSeconds } = refusal ?? refusals.failed();
  const body: FaultBody = { error: { code, message, ...(field ? { field } : {}) } };
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.status(status).json(body);
};
