import { type FamilyMember, shownMemberSchema } from '@groundwork/contract/families/members';
import { z } from 'zod';
import type { Database } from '../connection/client.js';
import type { Family, Prisma } from '../generated/client.js';

/** A member as it is stored: the customer's words, the seed of its looks, and its portrait. */
export const storedMemberSchema = shownMemberSchema.extend({
  /** 32 bits; kept through changes, so that a member stays the same person. */
  seed: z.int().nonnegative(),
  portrait_key: z.string().nullable(),
  /** The maker of the portrait: `model`, or a version of the drawing. Absent on portraits of before it was kept. */
  drawn_by: z.string().optional(),
});
export type StoredMember = z.infer<typeof storedMemberSchema>;

/** The words alone, without what became of them. */
export function wordsOf({
  seed: _seed,
  portrait_key: _portrait,
  drawn_by: _by,
  not_drawn: _notDrawn,
  ...words
}: StoredMember): FamilyMember {
  return words;
}

const storedMembersSchema = z.array(storedMemberSchema);

/** A family as it is stored, with its members parsed. */
export type StoredFamily = Omit<Family, 'members'> & { readonly members: readonly StoredMember[] };

export function storedFamily(row: Family): StoredFamily {
  return { ...row, members: storedMembersSchema.parse(row.members) };
}

/** The result of a family task: the members as they are to be afterwards; those without a portrait are drawn. */
export const familyChangeSchema = z.object({
  change: z.enum(['create', 'add', 'update', 'remove']),
  members: storedMembersSchema,
});
export type FamilyChange = z.infer<typeof familyChangeSchema>;

export function membersAsJson(members: readonly StoredMember[]): Prisma.InputJsonArray {
  return members.map((member) => ({ ...member }));
}

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
