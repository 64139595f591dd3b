import { limits } from '@groundwork/contract';

/** When the files of a task that ended at this time are deleted and their links end. */
export function expiryOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + limits.resultDays * 24 * 3600 * 1000);
}
