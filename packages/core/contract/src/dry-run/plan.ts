import { z } from 'zod';
import { familyMemberSchema } from '../families/members.js';
import { subtitleConfigSchema, videoFormatSchema } from '../films/fields.js';
import { editAnswerSchema } from '../showcase/edit-answer.js';
import { showcaseOutputSchema } from '../showcase/formats.js';
import { acceptedValuesSchema } from '../showcase/property-values.js';
import { proofFields } from '../showcase/template-proof.js';
import { customAspectRatioSchema, templateSpecSchema } from '../showcase/template-spec.js';
import { templateIds } from '../showcase/templates.js';
import { propertyFilmKinds } from '../tasks/task-kinds.js';
import { sceneProgressSchema } from '../tasks/tasks.js';

const isGiven = z.enum(['given', 'generated']);

/** Everything that a film would show and say. */
const filmPlanSchema = z.object({
  kind: z.enum(['land', ...propertyFilmKinds]).describe('The kind of work.'),
  format: videoFormatSchema,
  scenes: z.array(
    sceneProgressSchema.pick({ id: true, kind: true }).extend({
      picture: isGiven.describe('Whether you sent its picture or we would make it.'),
      prompt: z.string().nullable().describe('Your prompt; null without one.'),
    }),
  ),
  marking: z
    .enum(['mask', 'polygon', 'auto', 'none'])
    .nullable()
    .describe('Where the area of a land film would come from; null for other films.'),
  narration: z.boolean().describe('Whether the film is narrated.'),
  script: z
    .enum(['given', 'generated', 'none'])
    .describe('Whether you sent it, we would write it, or there is none.'),
  language: z.string().describe('Language of script, speech and captions.'),
  /** The voice that would speak, chosen by us if the request names none; null without narration. */
  voice_id: z.string().nullable(),
  presenter_id: z.string().nullable().describe('The presenter; null without one.'),
  people: z.boolean().describe('Whether a family lives in the photos.'),
  family_id: z
    .string()
    .nullable()
    .describe(
      'The family; null when there is none, when it would be created, or when we choose one.',
    ),
  music: z.boolean().describe('Whether there is music.'),
  subtitles: subtitleConfigSchema.describe('Captions with every default in place.'),
  disclosure_label: z.string().nullable().describe('Text of the label; null for none.'),
  overlays: z
    .array(z.enum(['intro', 'outro', 'watermark', 'logo', 'text']))
    .describe('Additions to the film.'),
  used_overrides: z.array(z.string()),
  sample: z.boolean().describe('Whether you would get a sample, as with test keys.'),
});
export type FilmPlan = z.infer<typeof filmPlanSchema>;

const showcasePlanSchema = z.object({
  kind: z.literal('showcase').describe('The kind of work.'),
  template_id: z.enum(templateIds).describe('The template; for edits, that of the showcase.'),
  custom_template_id: z.string().nullable(),
  aspect_ratio: customAspectRatioSchema.describe('Aspect ratio of the image.'),
  width: z.int().positive().describe('Width of the image in pixels.'),
  height: z.int().positive().describe('Height of the image in pixels.'),
  formats: z
    .array(showcaseOutputSchema.omit({ url: true }))
    .optional()
    .describe('Each format that would be made; absent when you requested none.'),
  language: z.string().describe('Language of script, speech and captions.'),
  fields: acceptedValuesSchema.describe('The values on the image.'),
  photos: z.int().positive().describe('Number of photos.'),
  logo: z.boolean().describe('Whether there is a logo.'),
  disclosure_label: z.string().nullable().describe('Text of the label; null for none.'),
  sample: z.boolean().describe('Whether you would get a sample, as with test keys.'),
});

const editPlanSchema = z.object({
  kind: z.literal('showcase-edit').describe('The kind of work.'),
  source_result_id: z.string().describe('The job whose image would be changed.'),
  template_id: z.string().describe('The template; for edits, that of the showcase.'),
  prompt: z.string().nullable().describe('The prompt you sent; null without one.'),
  dominant_color: z.string().nullable().describe('The colour you sent; null without one.'),
  font: z.string().nullable().describe('The font you sent; null without one.'),
  language: z.string().nullable().describe('Language of script, speech and captions.'),
  disclosure_label: z.string().nullable().describe('Text of the label; null for none.'),
  ...editAnswerSchema.shape,
});
export type EditPlan = z.infer<typeof editPlanSchema>;

const templatePlanSchema = z.object({
  kind: z.literal('custom-template').describe('The kind of work.'),
  name: z.string().describe('The name you sent.'),
  spec: templateSpecSchema
    .nullable()
    .describe('The layout; null when the design could not be read.'),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('How sure we are of the layout, 0 to 1.'),
  ...proofFields,
});
export type TemplatePlan = z.infer<typeof templatePlanSchema>;

const familyPlanSchema = z.object({
  kind: z.literal('family').describe('The kind of work.'),
  change: z
    .enum(['create', 'add', 'update', 'remove'])
    .describe('What would happen to the family.'),
  family_id: z
    .string()
    .nullable()
    .describe(
      'The family; null when there is none, when it would be created, or when we choose one.',
    ),
  name: z.string().describe('The name you sent.'),
  members: z.array(familyMemberSchema).describe('The members afterwards.'),
  portraits: z
    .int()
    .nonnegative()
    .describe('Number of portraits to draw, without the group picture.'),
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
