import type { Transaction } from '../connection/client.js';
import { readStatement, runInTransaction } from '../connection/direct-statements.js';
import { membersAsJson, type StoredMember } from '../families/families.js';
import type { Family, Task } from '../generated/client.js';
import { requireTransition } from './transitions.js';

/** Thrown when the family was deleted while its task ran. */
export class FamilyGone extends Error {
  constructor() {
    super('the family was deleted');
    this.name = 'FamilyGone';
  }
}

const lockRow = readStatement('work/lock_family');

async function lockFamily(tx: Transaction, id: string): Promise<Family> {
  await runInTransaction(tx, lockRow, [id]);
  return tx.family.findUniqueOrThrow({ where: { id } });
}

/** generating -> ready, with its new members. @throws FamilyGone */
export async function showMembers(
  tx: Transaction,
  { id: taskId, familyId }: Task,
  drawn: { readonly members: readonly StoredMember[]; readonly cardKey: string },
): Promise<void> {
  if (familyId === null) throw new Error(`${taskId} is about no family`);
  const family = await lockFamily(tx, familyId);
  if (family.deletedAt !== null) throw new FamilyGone();
  requireTransition('family', familyId, family.status, 'ready');
  await tx.family.update({
    where: { id: familyId },
    data: { status: 'ready', members: membersAsJson(drawn.members), cardKey: drawn.cardKey },
  });
}

/**
 * Frees the family of a task that ends without portraits: one whose creation fails is failed; one whose change fails is
 * ready with the members it had. Of other tasks nothing is freed.
 */
export async function releaseFamily(tx: Transaction, { familyId }: Task): Promise<void> {
  if (familyId === null) return;
  const family = await lockFamily(tx, familyId);
  const status = family.cardKey === null ? 'failed' : 'ready';
  requireTransition('family', familyId, family.status, status);
  await tx.family.update({ where: { id: familyId }, data: { status } });
}
