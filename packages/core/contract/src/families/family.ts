import { z } from 'zod';
import { shownMetadata } from '../request-fields.js';
import { engineWarningSchema } from '../warnings.js';
import { notDrawnSchema, presetMemberSchema, shownMemberSchema } from './members.js';

export const familyStatuses = ['ready', 'generating', 'failed', 'pending_avatars'] as const;
export const familyStatusSchema = z.enum(familyStatuses);

const common = {
  slug: z
    .string()
    .describe('For presets: send it as `selected_family_id`. Ignore it for your own families.'),
  card_image_url: z
    .string()
    .nullable()
    .describe('Link to the group picture; null until it is made.'),
  reference_image_urls: z
    .array(z.string())
    .describe('Links to the portraits, in the order of the members; empty until they are drawn.'),
  created_at: z.iso.datetime(),
};

export const presetFamilySchema = z.object({
  scope: z.literal('preset').describe('Whether it is a preset or yours.'),
  ...common,
  name: z.null().describe('Null for presets.'),
  members: z.array(presetMemberSchema).describe('Members by `index`, from 0.'),
  owner_id: z.null().describe('The account that created it; null for presets.'),
  org_id: z.null().describe('The organization it is shared with.'),
});

export const userFamilySchema = z.object({
  id: z.uuid().describe('The family; null for presets.'),
  scope: z.literal('user').describe('Whether it is a preset or yours.'),
  ...common,
  name: z.string().describe('Null for presets.'),
  members: z.array(shownMemberSchema).describe('Members by `index`, from 0.'),
  owner_id: z.string().describe('The account that created it; null for presets.'),
  org_id: z.string().nullable().describe('The organization it is shared with.'),
  ...shownMetadata,
});

export const listedFamilySchema = z
  .discriminatedUnion('scope', [presetFamilySchema, userFamilySchema])
  .meta({ id: 'ListedFamily' });
/** Answer of GET /v1/families. */
export const familyListSchema = z
  .object({ families: z.array(listedFamilySchema).describe('Presets first.') })
  .meta({ id: 'FamilyList' });
export type ListedFamily = z.infer<typeof listedFamilySchema>;

export const familySchema = z
  .discriminatedUnion('scope', [
    presetFamilySchema.extend({ status: z.literal('ready') }),
    userFamilySchema.extend({ status: familyStatusSchema }),
  ])
  .meta({ id: 'Family' });
export type Family = z.infer<typeof familySchema>;

/** Answer of Create with portraits, and of every change of a member. */
export const familyGeneratingSchema = z
  .object({
    family_id: z.uuid(),
    task_id: z.string(),
    status: z.literal('generating'),
    livemode: z.boolean(),
    ...shownMetadata,
    _links: z.object({ self: z.string(), task: z.string().describe('Path of the task.') }),
  })
  .meta({ id: 'FamilyGenerating' });
export type FamilyGenerating = z.infer<typeof familyGeneratingSchema>;

/** Answer of Create without portraits. */
export const familyPendingSchema = z
  .object({
    family_id: z.uuid(),
    status: z.literal('pending_avatars'),
    ...shownMetadata,
  })
  .meta({ id: 'FamilyPending' });
export type FamilyPending = z.infer<typeof familyPendingSchema>;

export const familyResultSchema = z
  .object({
    family_id: z.uuid(),
    reference_image_urls: z
      .array(z.string())
      .describe('Links to the portraits, in the order of the members.'),
    card_image_url: z.string().describe('Link to the group picture.'),
    not_drawn: z
      .array(
        z.object({
          index: z.int().nonnegative().describe('Index of the member.'),
          words: notDrawnSchema.describe('What the portrait leaves out, in your own words.'),
        }),
      )
      .optional()
      .describe('Members whose portraits leave something out; absent when none does.'),
    /** As in the result of a film. */
    engine_warnings: z.array(engineWarningSchema).optional(),
  })
  .meta({ id: 'FamilyResult' });
export type FamilyResult = z.infer<typeof familyResultSchema>;
