import type { Database } from '../connection/client.js';
import { type StoredFamily, storedFamily } from './stored-members.js';

/** Organizations that an account belongs to, the one it joined first in front. */
export async function organizationsOf(
  database: Pick<Database, 'organizationMember'>,
  accountId: string,
): Promise<string[]> {
  const memberships = await database.organizationMember.findMany({
    where: { accountId },
    orderBy: { organization: { createdAt: 'asc' } },
    select: { organizationId: true },
  });
  return memberships.map(({ organizationId }) => organizationId);
}

/** An account's own families and those that its organizations share, oldest first; none that was deleted. */
export async function listFamilies(database: Database, accountId: string): Promise<StoredFamily[]> {
  const organizations = await organizationsOf(database, accountId);
  const rows = await database.family.findMany({
    where: {
      deletedAt: null,
      OR: [{ accountId }, { organizationId: { in: organizations } }],
    },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(storedFamily);
}

/** A family that the account may see, or null. @param id a UUID */
export async function findFamily(
  database: Database,
  accountId: string,
  id: string,
): Promise<StoredFamily | null> {
  const organizations = await organizationsOf(database, accountId);
  const row = await database.family.findFirst({
    where: { id, deletedAt: null, OR: [{ accountId }, { organizationId: { in: organizations } }] },
  });
  return row && storedFamily(row);
}

/** @returns false when the account never had such a family; true also when it was deleted before */
export async function deleteFamily(
  database: Database,
  accountId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  await database.family.updateMany({
    where: { id, accountId, deletedAt: null },
    data: { deletedAt: at },
  });
  return (await database.family.count({ where: { id, accountId } })) === 1;
}

/** Deleted families whose portraits are still there. */
export async function listDeletedFamilies(database: Database, limit: number): Promise<string[]> {
  const rows = await database.family.findMany({
    where: {
      deletedAt: { not: null },
      expiredAt: null,
      tasks: { none: { step: { not: 'done' } } },
    },
    orderBy: { deletedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Call it when a deleted family's portraits are deleted. */
export async function markFamilyExpired(database: Database, id: string, at: Date): Promise<void> {
  await database.$transaction(async (tx) => {
    await tx.asset.deleteMany({ where: { key: { startsWith: `families/${id}/` } } });
    await tx.family.update({ where: { id }, data: { expiredAt: at } });
  });
}
