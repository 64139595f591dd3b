import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@groundwork/database/connection/client';

/** Seconds without any change after which what is open counts as stuck; longer than every lease and its reconciling. */
const STUCK_SECONDS = 240;
const POLL_MS = 1_000;

/** Work that has no end yet. */
export interface OpenWork {
  readonly tasks: readonly string[];
  readonly showcases: readonly string[];
  readonly deliveries: readonly string[];
}

async function openWork(database: Database): Promise<OpenWork> {
  const select = { id: true } as const;
  const tasks = await database.task.findMany({ where: { step: { not: 'done' } }, select });
  const showcases = await database.showcaseJob.findMany({ where: { status: 'pending' }, select });
  const deliveries = await database.webhookDelivery.findMany({
    where: { status: 'pending' },
    select,
  });
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return { tasks: ids(tasks), showcases: ids(showcases), deliveries: ids(deliveries) };
}

/** Waits until all work has ended and been delivered. @returns stuck work: none, when all is well */
export async function settle(database: Database): Promise<string[]> {
  let last = '';
  let changedAt = Date.now();
  for (;;) {
    const open = await openWork(database);
    const ids = [...open.tasks, ...open.showcases, ...open.deliveries];
    if (ids.length === 0) return [];
    const now = ids.join();
    if (now !== last) changedAt = Date.now();
    if (Date.now() - changedAt > STUCK_SECONDS * 1000) return ids;
    last = now;
    await sleep(POLL_MS);
  }
}
