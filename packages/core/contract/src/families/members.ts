import { z } from 'zod';
import { limits } from '../limits.js';

export const memberTypes = ['adult', 'child', 'senior'] as const;

const description = z.string().trim().max(limits.families.memberText);

export const familyMemberSchema = z
  .object({
    type: z.enum(memberTypes).describe('The age to portray them at.'),
    role: description.optional().describe('Who they are in the family, such as `grandmother`.'),
    age: description.optional().describe('Age or range, in your own words.'),
    ethnicity: description.optional().describe('In your own words.'),
    physical: description.optional().meta({
      'x-label': 'Appearance',
      description: 'Hair, build, beard, glasses, in your own words.',
    }),
    clothing: description.optional().describe('In your own words.'),
  })
  .meta({ id: 'FamilyMember' });
export type FamilyMember = z.infer<typeof familyMemberSchema>;

/** Parts of a member's description that the portrait does not show, in the customer's own words. */
export const notDrawnSchema = z.array(z.string());

export const shownMemberSchema = familyMemberSchema
  .extend({
    not_drawn: notDrawnSchema
      .optional()
      .describe(
        'What you described and the portrait does not show, in your own words; absent when it shows everything.',
      ),
  })
  .meta({ id: 'ShownMember' });
export type ShownMember = z.infer<typeof shownMemberSchema>;

export const memberFields = ['type', 'role', 'age', 'ethnicity', 'physical', 'clothing'] as const;

/** A preset's members carry their age category as the role, and sometimes an age. */
export const presetMemberSchema = z
  .object({
    role: z.enum(['adult', 'child']).describe('The age they are portrayed at.'),
    age: z.string().optional().describe('Age or range.'),
  })
  .meta({ id: 'PresetMember' });
export type PresetMember = z.infer<typeof presetMemberSchema>;
