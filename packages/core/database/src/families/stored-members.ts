import { type FamilyMember, shownMemberSchema } from '@groundwork/contract';
import { z } from 'zod';
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
