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
