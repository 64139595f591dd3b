import { z } from 'zod';
import { type ErrorCode, errorCatalogue } from '../errors.js';
import { shownMetadata } from '../metadata.js';
import { dryRunPlanSchema } from './plan.js';

const credits = z.int().nonnegative();
const errorSchema = z.object({
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
});

export const pictureVerdictSchema = z.object({
  field: z.string(),
  accepted: z.boolean(),
  /** Null when it was not accepted. */
  type: z.string().nullable(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  /** The error that a real request would get; null when it would be accepted. */
  error: errorSchema.nullable(),
});
export type PictureVerdict = z.infer<typeof pictureVerdictSchema>;

export const dryRunWarnings = {
  UNKNOWN_FIELD: 'The field is not known and is ignored',
  FIELD_WITHOUT_EFFECT: 'Another field, or the kind of film, leaves this one without effect',
  SUBTITLE_KEY_IGNORED: 'The key is not known and is ignored',
  SUBTITLE_VALUE_REPLACED: 'The value is malformed; the default takes its place',
  ELEMENT_IGNORED: 'The part is unknown or malformed and is left out',
  OVERLAY_NOT_CHECKED: 'Its picture is fetched when the film is made, and not before',
  SCENE_IMAGE_REQUIRED: 'A scene without image_url is accepted and fails the film',
  LANGUAGE_NOT_WRITTEN: 'Scripts are not written in this language; an English one is made',
  EDIT_NOT_REFUNDED: 'An edit that fails is not refunded',
  CHARGED_IN_TEST_MODE: 'An edit is made and charged with a test key too',
  PHOTO_RESOLUTION_LOW: 'The photo has fewer pixels than its place needs and will look soft',
  IMAGE_SLOTS_TRUNCATED: 'The design seemed to hold more than four areas of photos',
} as const satisfies Record<string, string>;
export type DryRunWarningCode = keyof typeof dryRunWarnings;

const warningSchema = z.object({
  code: z.enum(Object.keys(dryRunWarnings) as [DryRunWarningCode, ...DryRunWarningCode[]]),
  /** Dotted path in the request; `body` for the request as a whole. */
  field: z.string(),
  message: z.string(),
});
export type DryRunWarning = z.infer<typeof warningSchema>;

export function dryRunWarning(code: DryRunWarningCode, field: string): DryRunWarning {
  return { code, field, message: `${field}: ${dryRunWarnings[code]}` };
}

export const dryRunItems = [
  'base_render',
  'generated_mask',
  'generated_scenes',
  'generated_script',
  'presenter',
  'showcase',
  'edit',
] as const;

export const dryRunLimits = [
  'concurrent_tasks',
  'showcase_jobs',
  'families',
  'custom_templates',
] as const;

/** Answer to a request with `dry_run: true`: nothing was stored, charged or counted. */
export const dryRunSchema = z.object({
  dry_run: z.literal(true),
  livemode: z.boolean(),
  /** Whether the request is valid and each of its pictures can be used. */
  valid: z.boolean(),
  /** Whether it would be accepted now: valid, and nothing in `refusals`. */
  would_be_accepted: z.boolean(),
  /** Errors that it would get now, in the order of the checks. */
  refusals: z.array(errorSchema),
  credits: z.object({
    price: credits,
    charge: credits,
    balance: credits,
    sufficient: z.boolean(),
    breakdown: z.array(
      z.object({ item: z.enum(dryRunItems), quantity: z.int().positive(), credits }),
    ),
  }),
  limits: z.array(
    z.object({
      name: z.enum(dryRunLimits),
      limit: z.int().nonnegative(),
      in_use: z.int().nonnegative(),
      available: z.boolean(),
    }),
  ),
  plan: dryRunPlanSchema,
  images: z.array(pictureVerdictSchema),
  warnings: z.array(warningSchema),
  /** From acceptance to the end, as such work has lately taken here where it waited for nothing. */
  estimated_seconds: z.int().positive(),
  /** Within this nearly all such work has lately ended, waiting included. */
  estimated_seconds_range: z.object({ min: z.int().positive(), max: z.int().positive() }),
  ...shownMetadata,
  request_id: z.string(),
});
export type DryRun = z.infer<typeof dryRunSchema>;
