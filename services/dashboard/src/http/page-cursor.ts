import type { PageEnd } from '@groundwork/database';
import { z } from 'zod';

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
