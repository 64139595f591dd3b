import { z } from 'zod';
import { engineWarningSchema } from '../engine-warnings.js';
import { shownMetadata } from '../metadata.js';
import { notDrawnSchema, presetMemberSchema, shownMemberSchema } from './members.js';

export const familyStatuses = ['ready', 'generating', 'failed', 'pending_avatars'] as const;
export const familyStatusSchema = z.enum(familyStatuses);

const common = {
  slug: z.string(),
  card_image_url: z.string().nullable(),
  reference_image_urls: z.array(z.string()),
  created_at: z.iso.datetime(),
};

export const presetFamilySchema = z.object({
  scope: z.literal('preset'),
  ...common,
  name: z.null(),
  members: z.array(presetMemberSchema),
  owner_id: z.null(),
  org_id: z.null(),
});

export const userFamilySchema = z.object({
  id: z.uuid(),
  scope: z.literal('user'),
  ...common,
  name: z.string(),
  members: z.array(shownMemberSchema),
  owner_id: z.string(),
  org_id: z.string().nullable(),
  ...shownMetadata,
});

export const listedFamilySchema = z.discriminatedUnion('scope', [
  presetFamilySchema,
  userFamilySchema,
]);
export type ListedFamily = z.infer<typeof listedFamilySchema>;

export const familySchema = z.discriminatedUnion('scope', [
  presetFamilySchema.extend({ status: z.literal('ready') }),
  userFamilySchema.extend({ status: familyStatusSchema }),
]);
export type Family = z.infer<typeof familySchema>;

/** Answer of Create with portraits, and of every change of a member. */
export const familyGeneratingSchema = z.object({
  family_id: z.uuid(),
  task_id: z.string(),
  status: z.literal('generating'),
  livemode: z.boolean(),
  ...shownMetadata,
  _links: z.object({ self: z.string(), task: z.string() }),
});
export type FamilyGenerating = z.infer<typeof familyGeneratingSchema>;

/** Answer of Create without portraits. */
export const familyPendingSchema = z.object({
  family_id: z.uuid(),
  status: z.literal('pending_avatars'),
  ...shownMetadata,
});
export type FamilyPending = z.infer<typeof familyPendingSchema>;

export const familyResultSchema = z.object({
  family_id: z.uuid(),
  reference_image_urls: z.array(z.string()),
  card_image_url: z.string(),
  /** Members whose portraits leave something out, by index; absent when none does. */
  not_drawn: z.array(z.object({ index: z.int().nonnegative(), words: notDrawnSchema })).optional(),
  /** As in the result of a film. */
  engine_warnings: z.array(engineWarningSchema).optional(),
});
export type FamilyResult = z.infer<typeof familyResultSchema>;
