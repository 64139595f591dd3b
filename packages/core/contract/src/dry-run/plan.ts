import { z } from 'zod';
import { familyMemberSchema } from '../families/members.js';
import { subtitleConfigSchema } from '../films/subtitle-config.js';
import { videoFormatSchema } from '../films/video-formats.js';
import { propertyFilmKinds } from '../property-films/kinds.js';
import { editAnswerSchema } from '../showcase/edit-answer.js';
import { showcaseOutputSchema } from '../showcase/formats.js';
import { acceptedValuesSchema } from '../showcase/property-values.js';
import { proofFields } from '../showcase/template-proof.js';
import { customAspectRatioSchema, templateSpecSchema } from '../showcase/template-spec.js';
import { templateIds } from '../showcase/templates.js';
import { sceneProgressSchema } from '../tasks/tasks.js';

const isGiven = z.enum(['given', 'generated']);

/** Everything that a film would show and say. */
const filmPlanSchema = z.object({
  kind: z.enum(['land', ...propertyFilmKinds]),
  format: videoFormatSchema,
  scenes: z.array(
    sceneProgressSchema.pick({ id: true, kind: true }).extend({
      /** Whether the customer sent its picture or we would make it. */
      picture: isGiven,
      prompt: z.string().nullable(),
    }),
  ),
  /** Where the area of a land film would come from; null for other films. */
  marking: z.enum(['mask', 'polygon', 'auto', 'none']).nullable(),
  narration: z.boolean(),
  script: z.enum(['given', 'generated', 'none']),
  /** As sent; English by default. */
  language: z.string(),
  /** The voice that would speak, chosen by us if the request names none; null without narration. */
  voice_id: z.string().nullable(),
  presenter_id: z.string().nullable(),
  people: z.boolean(),
  /** Null when we would choose one. */
  family_id: z.string().nullable(),
  music: z.boolean(),
  /** With all defaults filled in. */
  subtitles: subtitleConfigSchema,
  disclosure_label: z.string().nullable(),
  overlays: z.array(z.enum(['intro', 'outro', 'watermark', 'logo', 'text'])),
  used_overrides: z.array(z.string()),
  /** A test key gets a sample. */
  sample: z.boolean(),
});
export type FilmPlan = z.infer<typeof filmPlanSchema>;

const showcasePlanSchema = z.object({
  kind: z.literal('showcase'),
  template_id: z.enum(templateIds),
  custom_template_id: z.string().nullable(),
  aspect_ratio: customAspectRatioSchema,
  width: z.int().positive(),
  height: z.int().positive(),
  /** Each format to make; left out when none is requested. */
  formats: z.array(showcaseOutputSchema.omit({ url: true })).optional(),
  language: z.string(),
  fields: acceptedValuesSchema,
  photos: z.int().positive(),
  logo: z.boolean(),
  disclosure_label: z.string().nullable(),
  sample: z.boolean(),
});

const editPlanSchema = z.object({
  kind: z.literal('showcase-edit'),
  source_result_id: z.string(),
  /** The template of the showcase to change. */
  template_id: z.string(),
  prompt: z.string().nullable(),
  dominant_color: z.string().nullable(),
  font: z.string().nullable(),
  language: z.string().nullable(),
  disclosure_label: z.string().nullable(),
  ...editAnswerSchema.shape,
});
export type EditPlan = z.infer<typeof editPlanSchema>;

const templatePlanSchema = z.object({
  kind: z.literal('custom-template'),
  name: z.string(),
  /** As sent or read from the design; null when the design could not be read. */
  spec: templateSpecSchema.nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  ...proofFields,
});
export type TemplatePlan = z.infer<typeof templatePlanSchema>;

const familyPlanSchema = z.object({
  kind: z.literal('family'),
  change: z.enum(['create', 'add', 'update', 'remove']),
  family_id: z.string().nullable(),
  name: z.string(),
  members: z.array(familyMemberSchema),
  /** Number of portraits to draw, without the group picture. */
  portraits: z.int().nonnegative(),
});
export type FamilyPlan = z.infer<typeof familyPlanSchema>;

export const dryRunPlanSchema = z.discriminatedUnion('kind', [
  filmPlanSchema,
  showcasePlanSchema,
  editPlanSchema,
  templatePlanSchema,
  familyPlanSchema,
]);
export type DryRunPlan = z.infer<typeof dryRunPlanSchema>;
