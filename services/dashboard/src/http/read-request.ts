import { keyModes } from '@groundwork/contract/identifiers';
import type { PageEnd } from '@groundwork/database/work-pages';
import type { RequestHandler } from 'express';
import express from 'express';
import { z } from 'zod';
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

export const modeSchema = z.enum(keyModes);

/** A page's id for one press of a button: requests that repeat it have no further effect. */
export const attemptSchema = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'This is not 32 hexadecimal digits.');

/** Of a person or an organization. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(80, 'At most 80 characters.');

export const emailSchema = z.email('This is not an email address.').max(254);

/** The id of accepted work, as the API answers it. */
export const acceptedSchema = z.union([
  z.looseObject({ task_id: z.string() }).transform(({ task_id }) => task_id),
  z.looseObject({ job_id: z.string() }).transform(({ job_id }) => job_id),
]);

/** Where a page of a list ended: the time in ms and the id of its last row. */
export const pageCursor = z
  .string()
  .regex(/^\d{1,15}~[0-9a-z_]{1,64}$/, 'This is not the end of a page.')
  .transform((text): PageEnd => {
    const [time = '', id = ''] = text.split('~');
    return { createdAt: new Date(Number(time)), id };
  });

export function cursorOf(end: PageEnd | null): string | null {
  return end && `${end.createdAt.getTime()}~${end.id}`;
}
