import type { Database } from '@groundwork/database/connection/client';
import { databaseTime } from '@groundwork/database/jobs/lease';
import type { Logger } from '@groundwork/runtime';

export interface RepeatedDuty {
  /**
   * False when a run has not ended for ten periods and at least a minute. A failed run has ended: a restart would not
   * bring Postgres back.
   */
  isLive(): boolean;
  stop(): Promise<void>;
}

/**
 * Does a duty again and again, one run at a time. A run that fails is logged and tried again with the next
 * period: Postgres or Redis may be away for a while.
 */
export function every(
  seconds: number,
  name: string,
  duty: () => Promise<unknown>,
  log: Logger,
): RepeatedDuty {
  let stopped = false;
  let wake: (() => void) | undefined;
  let lastEnd = Date.now();
  const loop = (async () => {
    while (!stopped) {
      try {
        await duty();
      } catch (error) {
        log.warn({ err: error, duty: name }, 'a duty failed; it is tried again');
      }
      lastEnd = Date.now();
      // Stopped during the duty: nothing would wake the pause.
      if (stopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, seconds * 1000);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    isLive: () => Date.now() - lastEnd < Math.max(60, seconds * 10) * 1000,
    stop: async () => {
      stopped = true;
      wake?.();
      await loop;
    },
  };
}

/**
 * The database's time, for what deletes because of age: a clock that is set ahead by days would delete what customers were
 * promised, and neither clock can tell that it is wrong.
 *
 * @param apartSeconds that it and this process' clock may be apart
 * @throws when they are further apart
 */
export async function agreedTime(
  database: Database,
  apartSeconds: number,
  own = new Date(),
): Promise<Date> {
  const time = await databaseTime(database);
  if (Math.abs(time.getTime() - own.getTime()) <= apartSeconds * 1000) return time;
  throw new Error(
    `nothing is deleted: it is ${time.toISOString()} by Postgres, and ${own.toISOString()} by this process`,
  );
}
