import { z } from 'zod';
import { type ErrorCode, errorCatalogue } from '../errors.js';
import { shownKinds, smallObjections } from '../land/reading.js';
import { shownMetadata } from '../request-fields.js';
import words from '../words/dry-run-warnings.json' with { type: 'json' };
import { dryRunPlanSchema } from './plan.js';

const credits = z.int().nonnegative();
const errorSchema = z.object({
  code: z
    .enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]])
    .describe('The code of the real error.'),
  message: z.string(),
});

export const pictureVerdictSchema = z.object({
  field: z.string().describe('The field, as a dotted path.'),
  accepted: z.boolean().describe('Whether it can be used.'),
  type: z.string().nullable().describe('Its type by content; null when it was not accepted.'),
  width: z
    .int()
    .positive()
    .nullable()
    .describe('In pixels, upright; null when it was not accepted.'),
  height: z
    .int()
    .positive()
    .nullable()
    .describe('In pixels, upright; null when it was not accepted.'),
  error: errorSchema.nullable().describe('The error that a real request would get.'),
});
export type PictureVerdict = z.infer<typeof pictureVerdictSchema>;

/** Of the request, and of what its photo shows. */
export const dryRunWarnings = { ...smallObjections, ...words } satisfies Record<string, string>;
export type DryRunWarningCode = keyof typeof dryRunWarnings;

const warningSchema = z
  .object({
    code: z
      .enum(Object.keys(dryRunWarnings) as [DryRunWarningCode, ...DryRunWarningCode[]])
      .describe('Base your decisions on this.'),
    field: z.string().describe('The field, as a dotted path; `body` for the request as a whole.'),
    message: z.string(),
  })
  .meta({ id: 'RequestWarning' });
export type DryRunWarning = z.infer<typeof warningSchema>;

/** @param more what there is to say of this request */
export function dryRunWarning(code: DryRunWarningCode, field: string, more = ''): DryRunWarning {
  return { code, field, message: `${field}: ${dryRunWarnings[code]}${more}` };
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
export const dryRunSchema = z
  .object({
    dry_run: z.literal(true).describe('Nothing was stored, charged or counted.'),
    livemode: z.boolean(),
    valid: z
      .boolean()
      .describe('Whether the request is valid and each of its pictures can be used.'),
    would_be_accepted: z
      .boolean()
      .nullable()
      .describe('Whether we would make it; null while nobody has read its photo.'),
    refusals: z
      .array(errorSchema)
      .describe('Errors that a real request would get now, in the order of the checks.'),
    credits: z
      .object({
        price: credits.describe('The price with a live key.'),
        charge: credits.describe('The price with this key.'),
        balance: credits.describe('Your balance.'),
        sufficient: z.boolean().describe('Whether your balance is enough.'),
        breakdown: z
          .array(
            z.object({
              item: z.enum(dryRunItems).describe('The item.'),
              quantity: z.int().positive().describe('The number of units.'),
              credits: credits.describe('Credits for all of them.'),
            }),
          )
          .describe('How the price adds up.'),
      })
      .describe('The price and your balance.'),
    limits: z
      .array(
        z.object({
          name: z.enum(dryRunLimits).describe('Its name in GET /v1/account.'),
          limit: z.int().nonnegative().describe('The most you may have.'),
          in_use: z.int().nonnegative().describe('In use now.'),
          available: z.boolean().describe('Whether there is room for one more.'),
        }),
      )
      .describe('The limits it would count against.'),
    plan: dryRunPlanSchema.describe('What we would make.'),
    images: z
      .array(pictureVerdictSchema)
      .describe('A verdict on each picture, in the order of the request.'),
    photos: z
      .array(
        z.object({
          field: z.string().describe('The field, as a dotted path.'),
          shows: z.enum(shownKinds).describe('The room or part of a property.'),
          confidence: z.number().min(0).max(1).describe('How sure that is.'),
        }),
      )
      .optional()
      .describe(
        'What photos of a film or showcase surely show. Photos of which it is not sure, or that no worker looked at in time, are left out.',
      ),
    warnings: z.array(warningSchema).describe('Things we accept that may surprise you.'),
    estimated_seconds: z
      .int()
      .positive()
      .describe(
        'How long it takes from acceptance to the end, by what such work lately took here and what waits for the same workers now.',
      ),
    estimated_seconds_range: z
      .object({
        min: z.int().positive().describe('In seconds.'),
        max: z.int().positive().describe('In seconds.'),
      })
      .describe('How long nearly all such work lately took here, waiting included.'),
    ...shownMetadata,
    request_id: z.string(),
  })
  .meta({ id: 'DryRun' });
export type DryRun = z.infer<typeof dryRunSchema>;
