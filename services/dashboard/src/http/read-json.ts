import express, { type RequestHandler } from 'express';
import { refusals } from './refusals.js';

/** Levels to which a request may be nested; those of the API go to 32. */
const MAX_DEPTH = 40;

/** Postgres has no place for a NUL in text, and none for half a surrogate pair. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([name, inner]) => isStorable(name, depth) && isStorable(inner, depth + 1),
  );
}

const refuseUnstorable: RequestHandler = (request, _response, next) => {
  const isPathText = !/%00/.test(request.originalUrl);
  if (isPathText && isStorable(request.query) && isStorable(request.body)) return next();
  throw refusals.unstorable();
};

/** Reads a JSON body, if there is one, and refuses what cannot be stored. */
export function readJson(mostBytes: number): RequestHandler[] {
  return [express.json({ limit: mostBytes }), refuseUnstorable];
}

/**
 * Refuses a body of another type, which would reach its reader unread: without a limit, and written into the log by
 * a library when that cannot read it.
 */
export const requireJson: RequestHandler = (request, _response, next) => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isEmpty = encoding === undefined && (length === undefined || length === '0');
  if (isEmpty || request.is('application/json') !== false) return next();
  throw refusals.notJson();
};
