import type { FamilyResult } from '@groundwork/contract/families/family';
import type { LandReadingData } from '@groundwork/contract/land/reading';
import type { StoredVideoResult } from '@groundwork/contract/tasks/tasks';
import type { Database, Transaction } from '../connection/client.js';
import { type WebhookEvent, writeDeliveries } from '../deliveries/webhook-events.js';
import type { StoredMember } from '../families/families.js';
import type { Prisma } from '../generated/client.js';
import type { Leased } from '../jobs/lease.js';
import type { EnqueuedJob } from '../jobs/outbox.js';
import { readingExpiryOf } from './expiry.js';
import { lockWork, requireLease, showMembers, type WorkKind } from './locked-work.js';
import { IllegalTransition, requireTransition } from './transitions.js';

interface Ended {
  readonly completedAt: Date;
  readonly expiresAt: Date;
  readonly webhookEvent: WebhookEvent | null;
}

interface Asset {
  readonly key: string;
  readonly contentType: string;
}

/** The columns of each kind of work that completes. */
export interface Completions {
  readonly film: Ended & {
    readonly result: StoredVideoResult;
    readonly assets: readonly Asset[];
  };
  /** The family shows its new members with the end of the task that drew them. */
  readonly portraits: Ended & {
    readonly members: readonly StoredMember[];
    readonly cardKey: string;
    /** Names of objects where the answer has links. */
    readonly result: FamilyResult;
  };
  readonly showcase: Ended & {
    /** The image; of a showcase in several formats the first. */
    readonly outputKey: string;
    readonly assets: readonly Asset[];
    readonly recipe: Prisma.InputJsonObject;
    readonly understanding: Prisma.InputJsonObject;
  };
  readonly reading: {
    readonly completedAt: Date;
    readonly reading: LandReadingData;
    readonly explanation: Asset;
  };
}

async function completeTaskRow(
  tx: Transaction,
  id: string,
  { completedAt, expiresAt, result }: Completions['film' | 'portraits'],
) {
  const data = {
    ...({ status: 'completed', step: 'done', progress: 100 } as const),
    ...{ result: { ...result }, completedAt, expiresAt },
  };
  return tx.task.update({ where: { id }, data });
}

type Write<Completion> = (
  tx: Transaction,
  id: string,
  completion: Completion,
) => Promise<EnqueuedJob[]>;

/** The row of the work, its final state, and what is written with its end. */
const kinds: {
  [Kind in keyof Completions]: {
    readonly row: WorkKind;
    readonly final: 'completed' | 'succeeded';
    readonly write: Write<Completions[Kind]>;
  };
} = {
  film: {
    row: 'task',
    final: 'completed',
    write: async (tx, taskId, completion) => {
      const task = await completeTaskRow(tx, taskId, completion);
      const { accountId } = task;
      await tx.asset.createMany({
        data: completion.assets.map((asset) => ({ ...asset, accountId, taskId })),
        skipDuplicates: true,
      });
      return writeDeliveries(tx, { ...task, taskId }, completion.webhookEvent);
    },
  },
  portraits: {
    row: 'task',
    final: 'completed',
    write: async (tx, taskId, completion) => {
      const task = await completeTaskRow(tx, taskId, completion);
      await showMembers(tx, task, completion);
      const portraits = completion.members.map(({ portrait_key: key }) => key);
      const keys = [...portraits, completion.cardKey].filter((key) => key !== null);
      await tx.asset.createMany({
        data: keys.map((key) => ({ key, contentType: 'image/png', accountId: task.accountId })),
        skipDuplicates: true,
      });
      return writeDeliveries(tx, { ...task, taskId }, completion.webhookEvent);
    },
  },
  showcase: {
    row: 'showcase',
    final: 'succeeded',
    write: async (tx, showcaseJobId, completion) => {
      const { completedAt, expiresAt, outputKey, recipe, understanding } = completion;
      const job = await tx.showcaseJob.update({
        where: { id: showcaseJobId },
        data: {
          ...{ status: 'succeeded', completedAt, expiresAt, outputKey, recipe, understanding },
        },
      });
      const { accountId } = job;
      await tx.asset.createMany({
        data: completion.assets.map((asset) => ({ ...asset, accountId, showcaseJobId })),
      });
      return writeDeliveries(tx, { ...job, showcaseJobId }, completion.webhookEvent);
    },
  },
  reading: {
    row: 'reading',
    final: 'completed',
    write: async (tx, id, { completedAt, reading, explanation }) => {
      const expiresAt = readingExpiryOf(completedAt);
      const { accountId } = await tx.landReading.update({
        where: { id },
        data: {
          ...{ status: 'completed', completedAt, expiresAt, reading },
          explanationKey: explanation.key,
        },
      });
      await tx.asset.create({ data: { ...explanation, accountId } });
      return [];
    },
  },
};

/**
 * Completes work: final state, result, the owner of its files and the webhooks' rows in one transaction.
 *
 * @returns the jobs of the deliveries, already marked as enqueued
 * @throws WorkCancelled, LeaseLost, IllegalTransition; FamilyGone when the family has been deleted
 */
export async function completeWork<Kind extends keyof Completions>(
  database: Database,
  kind: Kind,
  id: string,
  lease: Leased,
  completion: Completions[Kind],
): Promise<EnqueuedJob[]> {
  const { row: rowKind, final, write } = kinds[kind];
  return database.$transaction(async (tx) => {
    const { standing } = await lockWork(tx, rowKind, id);
    await requireLease(tx, lease, standing);
    if (standing.machine !== kind) throw new IllegalTransition(kind, id, standing.machine, final);
    requireTransition(kind, id, standing.state, final);
    return write(tx, id, completion);
  });
}
