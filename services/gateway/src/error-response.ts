import { ApiError, type ErrorCode, errorEnvelope } from '@groundwork/contract/errors';
import { isDatabaseUnavailable } from '@groundwork/database/connection/client';
import { outageOf } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import { Overloaded } from './load-shedding/load-shedding.js';
import { contextOf, type Explanations } from './request/request-context.js';

const issuesSchema = z.object({
  issues: z.array(z.looseObject({ path: z.string(), message: z.string() })),
});

/** Seconds after which a client should try again. */
const RETRY_AFTER_UNAVAILABLE = 5;
const RETRY_AFTER_CONCURRENCY = 15;

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error) || outageOf(error) !== null) {
    return new ApiError('SERVICE_UNAVAILABLE', { cause: error });
  }
  // Express refuses a path that is not valid percent-encoding.
  if (error instanceof URIError) return new ApiError('NOT_FOUND', { cause: error });
  return new ApiError('INTERNAL_ERROR', { cause: error });
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** A refusal of the request's fields, with what its listing could not say about them and what was sent beside them. */
function explained(error: ApiError, { missing, unknown }: Explanations): ApiError {
  const { data: details } = issuesSchema.safeParse(error.details);
  if (!details) return error;
  const more = details.issues.map(({ path, message }) => {
    if (missing.has(path)) return `; ${missing.get(path)}`;
    if (!message.endsWith('is required')) return '';
    const beside = unknown.filter((name) => parentOf(name) === parentOf(path));
    return beside.length === 0 ? '' : `; not a known field: ${beside.join(', ')}`;
  });
  return new ApiError(error.code, {
    message: `${error.message}${more[0] ?? ''}`,
    cause: error.cause,
    details: {
      ...error.details,
      issues: details.issues.map((issue, at) => ({
        ...issue,
        message: `${issue.message}${more[at]}`,
      })),
    },
  });
}

/** The header `Link` of an error: its entry in the reference. */
export const helpLink = (publicUrl: string, code: ErrorCode) =>
  `<${publicUrl}/docs#${code}>; rel="help"`;

/** The one place where an error becomes an HTTP answer. */
export const answerError =
  (publicUrl: string) =>
  (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    const { requestId, log, ...context } = contextOf(response);
    if (response.destroyed) {
      log.info('the client left before it was answered');
      return;
    }
    const known = explained(asApiError(error), context);
    if (known instanceof Overloaded) {
      log.warn({ cause: known.loadCause }, 'request refused for load');
    } else if (known.status >= 500) log.error({ err: error, code: known.code }, 'request failed');
    else log.info({ code: known.code, message: known.message }, 'request refused');
    if (response.headersSent) return next(error);
    // The rate limit knows when its window ends, and load shedding when to return; other places become free when
    // something ends.
    if (!response.hasHeader('Retry-After')) {
      if (known.code === 'SERVICE_UNAVAILABLE') {
        response.setHeader('Retry-After', RETRY_AFTER_UNAVAILABLE);
      }
      if (known.status === 429) response.setHeader('Retry-After', RETRY_AFTER_CONCURRENCY);
    }
    if (known.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.setHeader('Link', helpLink(publicUrl, known.code));
    response.status(known.status).json(errorEnvelope(known, requestId));
  };

export function notFound(): never {
  throw new ApiError('NOT_FOUND', {
    message: 'This path does not exist; /docs lists those that do',
  });
}

/** For a path that exists with other methods. */
export function methodNotAllowed(...allowed: string[]) {
  return (_request: Request, response: Response): never => {
    response.setHeader('Allow', allowed.join(', '));
    throw new ApiError('METHOD_NOT_ALLOWED', {
      message: `This path supports ${allowed.join(' and ')} only`,
    });
  };
}
