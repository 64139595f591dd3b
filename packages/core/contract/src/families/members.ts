import { z } from 'zod';
import { limits } from '../limits.js';

export const memberTypes = ['adult', 'child', 'senior'] as const;
export type MemberType = (typeof memberTypes)[number];

const description = z.string().trim().max(limits.families.memberText);

export const familyMemberSchema = z.object({
  type: z.enum(memberTypes),
  role: description.optional(),
  age: description.optional(),
  ethnicity: description.optional(),
  physical: description.optional(),
  clothing: description.optional(),
});
export type FamilyMember = z.infer<typeof familyMemberSchema>;

/** Parts of a member's description that the portrait does not show, in the customer's own words. */
export const notDrawnSchema = z.array(z.string());

export const shownMemberSchema = familyMemberSchema.extend({
  /** Absent when the portrait shows everything, and until there is a portrait. */
  not_drawn: notDrawnSchema.optional(),
});
export type ShownMember = z.infer<typeof shownMemberSchema>;

export const memberFields = ['type', 'role', 'age', 'ethnicity', 'physical', 'clothing'] as const;

/** A preset's members carry their age category as the role, and sometimes an age. */
export const presetMemberSchema = z.object({
  role: z.enum(['adult', 'child']),
  age: z.string().optional(),
});
export type PresetMember = z.infer<typeof presetMemberSchema>;
