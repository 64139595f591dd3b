import { limits } from '@groundwork/contract';

/** When a reading that ended at this time is deleted, with its picture. */
export function readingExpiryOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + limits.landReadings.keptHours * 3600 * 1000);
}
