import { type ErrorCode, errorCatalogue } from '@groundwork/contract/errors';
import { planSchema } from '@groundwork/contract/plans';
import { editAnswerSchema } from '@groundwork/contract/showcase/edit-answer';
import { missingFieldSchema } from '@groundwork/contract/showcase/template-proof';
import { z } from 'zod';

const about = 'Details for this code.';
const everyCode = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

function errorOf<Code extends z.ZodType<ErrorCode>, Details extends z.ZodRawShape>(
  code: Code,
  details: Details,
) {
  return z.object({
    error: z.object({
      code: code.describe('Base your decisions on this.'),
      message: z.string(),
      request_id: z.string(),
      ...details,
    }),
  });
}

/** Codes whose errors carry `details`, by the component that describes them. */
const detailed = {
  VALIDATION_ERROR: 'ValidationError',
  PLAN_REQUIRED: 'PlanRequiredError',
  CUSTOM_TEMPLATE_LIMIT_REACHED: 'TemplateLimitError',
  EDIT_NOT_POSSIBLE: 'EditNotPossibleError',
  TEXT_SOURCE_NOT_FOUND: 'TextSourceNotFoundError',
} as const satisfies Partial<Record<ErrorCode, string>>;

function isDetailed(code: ErrorCode): code is keyof typeof detailed {
  return code in detailed;
}

/** The envelope, and its variants with `details`. */
export const errorSchemas = {
  Error: errorOf(z.enum(everyCode.filter((code) => !isDetailed(code))), {}).meta({
    id: 'Error',
  }),
  ValidationError: errorOf(z.literal('VALIDATION_ERROR'), {
    details: z
      .object({
        field: z.string().describe('The first field that is wrong, as a dotted path.'),
        issues: z
          .array(
            z.object({
              path: z.string().describe('The field, as a dotted path.'),
              message: z.string(),
            }),
          )
          .min(1)
          .describe('Everything that is wrong, in the order of the fields.'),
      })
      .describe(about),
  }).meta({ id: 'ValidationError' }),
  PlanRequiredError: errorOf(z.literal('PLAN_REQUIRED'), {
    details: z
      .object({
        current_plan: planSchema.describe('Your plan.'),
        required_plans: z.array(planSchema).describe('Plans that allow it.'),
      })
      .describe(about),
  }).meta({ id: 'PlanRequiredError' }),
  TemplateLimitError: errorOf(z.literal('CUSTOM_TEMPLATE_LIMIT_REACHED'), {
    details: z
      .object({ max: z.int().positive().describe('Active templates that an account may have.') })
      .describe(about),
  }).meta({ id: 'TemplateLimitError' }),
  EditNotPossibleError: errorOf(z.literal('EDIT_NOT_POSSIBLE'), {
    details: editAnswerSchema.pick({ understood: true, not_possible: true }).describe(about),
  }).meta({ id: 'EditNotPossibleError' }),
  TextSourceNotFoundError: errorOf(z.literal('TEXT_SOURCE_NOT_FOUND'), {
    details: z
      .object({
        missing_fields: z
          .array(missingFieldSchema)
          .min(1)
          .describe('Fields whose `text_sources` the design does not show.'),
      })
      .describe(about),
  }).meta({ id: 'TextSourceNotFoundError' }),
} as const;

export function errorComponent(code: ErrorCode): keyof typeof errorSchemas {
  return isDetailed(code) ? detailed[code] : 'Error';
}
