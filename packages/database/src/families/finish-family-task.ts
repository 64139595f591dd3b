import type { FamilyResult } from '@groundwork/contract';
import type { Announcement } from '../announcements.js';
import type { Database, Transaction } from '../client.js';
import type { Prisma, Task } from '../generated/client.js';
import { type Leased, LeaseLost } from '../lease.js';
import { type Notice, writeDelivery } from '../notices.js';
import { failTask, type TaskFailure } from '../tasks/finish-task.js';
import { membersAsJson, type StoredMember } from './stored-members.js';

/** Thrown when the family was deleted while its task ran. */
export class FamilyGone extends Error {
  constructor() {
    super('the family was deleted');
    this.name = 'FamilyGone';
  }
}

/**
 * generating -> ready: the family shows its new members, and the task ends, in one transaction.
 *
 * @throws LeaseLost; FamilyGone when the family was deleted meanwhile
 */
export async function completeFamilyTask(
  database: Database,
  taskId: string,
  lease: Leased,
  completion: {
    readonly completedAt: Date;
    readonly expiresAt: Date;
    readonly members: readonly StoredMember[];
    readonly cardKey: string;
    /** Names of objects where the answer has links. */
    readonly result: FamilyResult;
    readonly notice: Notice | null;
  },
): Promise<Announcement | null> {
  const { members, cardKey, result } = completion;
  return database.$transaction(async (tx) => {
    const { count } = await tx.task.updateMany({
      where: { id: taskId, step: 'prepare', leaseToken: lease.token },
      data: {
        status: 'completed',
        step: 'done',
        progress: 100,
        result: { ...result },
        completedAt: completion.completedAt,
        expiresAt: completion.expiresAt,
        leaseToken: null,
        leaseUntil: null,
      },
    });
    if (count !== 1) throw new LeaseLost();
    const task = await tx.task.findUniqueOrThrow({ where: { id: taskId } });
    const shown = await tx.family.updateMany({
      where: { id: task.familyId ?? '', status: 'generating', deletedAt: null },
      data: { status: 'ready', members: membersAsJson(members), cardKey },
    });
    if (shown.count !== 1) throw new FamilyGone();
    const keys = [...members.flatMap(({ portrait_key: key }) => (key ? [key] : [])), cardKey];
    await tx.asset.createMany({
      data: keys.map((key) => ({ key, contentType: 'image/png', accountId: task.accountId })),
      skipDuplicates: true,
    });
    return writeDelivery(tx, { ...task, taskId }, completion.notice);
  });
}

/**
 * A family whose creation fails is failed; one whose change fails is ready with the members it had.
 *
 * @returns null when the task had ended already
 */
export async function failFamilyTask(
  database: Database,
  taskId: string,
  failure: TaskFailure,
): Promise<{ readonly announcement: Announcement | null } | null> {
  return failTask(database, taskId, failure, releaseFamily);
}

/** What becomes of the family of a task that ends without portraits; of other tasks nothing does. */
export async function releaseFamily(tx: Transaction, { familyId }: Task): Promise<void> {
  if (familyId === null) return;
  const where: Prisma.FamilyWhereInput = { id: familyId, status: 'generating' };
  await tx.family.updateMany({
    where: { ...where, cardKey: { not: null } },
    data: { status: 'ready' },
  });
  await tx.family.updateMany({ where: { ...where, cardKey: null }, data: { status: 'failed' } });
}
