import type { Database } from '@groundwork/database/connection/client';
import type { Asked } from '../client.js';
import type { ChaosCustomer } from '../customers.js';
import type { Arrival } from '../receiver.js';

/** All that is known when everything has ended. */
export interface Evidence {
  readonly asked: readonly Asked[];
  readonly arrivals: readonly Arrival[];
  readonly customers: readonly ChaosCustomer[];
  /** Work whose cancelling was answered with 200. */
  readonly cancelled: ReadonlySet<string>;
  /** Work whose stored picture was spoilt. */
  readonly corrupted: ReadonlySet<string>;
  readonly rows: readonly WorkRow[];
}

/** A task or a showcase job as it ended. */
export interface WorkRow {
  readonly id: string;
  /** Of the request that made it. */
  readonly number: number;
  readonly accountId: string;
  readonly kind: string;
  readonly isEdit: boolean;
  readonly state: 'done' | 'failed' | 'open';
  /** Why it failed. */
  readonly cause: string | null;
  readonly charged: number;
  readonly refunded: number;
  /** Deliveries of its event, replays left out. */
  readonly deliveries: readonly {
    readonly id: string;
    readonly event: string;
    readonly status: string;
  }[];
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

const numberOf = (metadata: unknown) => Number(Reflect.get(Object(metadata), 'chaos') ?? -1);

export async function readRows(database: Database): Promise<WorkRow[]> {
  const deliveries = {
    where: { replayOf: null },
    select: { id: true, event: true, status: true },
  } as const;
  const refunds = await database.ledgerEntry.findMany({ where: { reason: 'refund' } });
  const refundOf = new Map(
    refunds.map((entry) => [entry.taskId ?? entry.showcaseJobId, entry.amount]),
  );
  const tasks = await database.task.findMany({ include: { deliveries } });
  const jobs = await database.showcaseJob.findMany({ include: { deliveries } });
  return [
    ...tasks.map(
      (task): WorkRow => ({
        ...task,
        number: numberOf(task.metadata),
        isEdit: false,
        state: task.status === 'completed' ? 'done' : task.status === 'failed' ? 'failed' : 'open',
        cause: task.errorCode,
        refunded: refundOf.get(task.id) ?? 0,
      }),
    ),
    ...jobs.map(
      (job): WorkRow => ({
        ...job,
        number: numberOf(job.metadata),
        isEdit: job.kind === 'edit',
        state: job.status === 'succeeded' ? 'done' : job.status === 'failed' ? 'failed' : 'open',
        cause: job.failure,
        refunded: refundOf.get(job.id) ?? 0,
      }),
    ),
  ];
}

export function grouped<T, Key>(things: Iterable<T>, keyOf: (thing: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}
