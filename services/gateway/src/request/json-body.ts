import { isUtf8 } from 'node:buffer';
import { ApiError, errorCatalogue } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { type ValidationIssue, validationError } from '@groundwork/contract/validation';
import type { NextFunction, Request, Response } from 'express';
import express from 'express';

/** A fault of body-parser: an HTTP error, most with a `type`; a body that does not decompress has none. */
function bodyFault(error: unknown): ApiError | null {
  if (!(error instanceof Error)) return null;
  switch ('type' in error ? error.type : null) {
    case 'entity.too.large':
      return new ApiError('PAYLOAD_TOO_LARGE', {
        message: `The request body is over ${limits.requestBodyBytes / 1024} KB`,
      });
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new ApiError('INVALID_CONTENT_TYPE', {
        message: 'Content-Type must be application/json in UTF-8',
      });
    case 'entity.verify.failed':
    case 'entity.parse.failed':
      return new ApiError('INVALID_JSON', {
        message: `The request body is not valid JSON: ${error.message}`,
        cause: error,
      });
    case 'request.aborted':
    case 'request.size.invalid':
      return new ApiError('INVALID_JSON', { cause: error });
    default:
      return 'status' in error && error.status === 400
        ? new ApiError('INVALID_JSON', { cause: error })
        : null;
  }
}

/** The parser takes an empty body for an empty object, and puts a sign of its own for bytes that are no UTF-8. */
function refuseNoText(_request: unknown, _response: unknown, body: Buffer): void {
  if (body.length === 0) throw new Error('it is empty');
  if (!isUtf8(body)) throw new Error('it is not UTF-8');
}

const parse = express.json({
  limit: limits.requestBodyBytes,
  strict: false,
  type: () => true,
  verify: refuseNoText,
});

/** Levels to which a body may be nested; nothing that is understood needs ten. */
const MAX_DEPTH = 32;

/** The field that is nested deeper than what calls itself for each level can follow; null where none is. */
function fieldTooDeep(body: unknown): string | null {
  let level = Object.entries(Object(body)).map(([name, value]) => ({ name, value }));
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap(({ name, value }) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).map((inner) => ({ name, value: inner }))
        : [],
    );
  const [first] = level;
  return first === undefined ? null : Array.isArray(body) ? 'body' : first.name;
}

/** For requests whose body may be left out: then it is an empty object. */
export function optionalJsonBody(request: Request, response: Response, next: NextFunction): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) {
    request.body = {};
    next();
    return;
  }
  jsonBody(request, response, next);
}

/** Content type first, then JSON; the contract validates its contents. */
export function jsonBody(request: Request, response: Response, next: NextFunction): void {
  const contentType = request.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (contentType !== 'application/json') {
    const { message } = errorCatalogue.INVALID_CONTENT_TYPE;
    throw new ApiError('INVALID_CONTENT_TYPE', {
      message: contentType ? `${message}; you sent ${contentType}` : message,
    });
  }
  parse(request, response, (error?: unknown) => {
    if (error !== undefined) return next(bodyFault(error) ?? error);
    // Without a length or an encoding there is no body to parse.
    if (request.body === undefined) return next(new ApiError('INVALID_JSON'));
    const deep = fieldTooDeep(request.body);
    if (deep === null) return next();
    const message = `${deep} is nested more than ${MAX_DEPTH} levels deep`;
    next(validationError([{ path: deep, message }]));
  });
}

/** Postgres has no place for a NUL in text, and none for half a surrogate pair. */
function isStorableText(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function* faultsIn(value: unknown, path: readonly string[]): Generator<ValidationIssue> {
  const at = path.join('.');
  if (typeof value === 'string' && !isStorableText(value)) {
    yield { path: at, message: `${at} contains a character that cannot be stored` };
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (isStorableText(name)) yield* faultsIn(inner, [...path, name]);
    else
      yield {
        path: at || 'body',
        message: `${at || 'The body'} has a field name that cannot be stored`,
      };
  }
}

/** Refuses what JSON can say but the task's row cannot hold. @throws ApiError VALIDATION_ERROR */
export function refuseUnstorable(request: object): void {
  const [first, ...rest] = faultsIn(request, []);
  if (first) throw validationError([first, ...rest]);
}
