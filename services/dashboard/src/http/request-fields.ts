import { keyModes } from '@groundwork/contract/identifiers';
import type { PageEnd } from '@groundwork/database/work-pages';
import { z } from 'zod';

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
