import {
  type ErrorCode,
  editAnswerSchema,
  errorCatalogue,
  missingFieldSchema,
  planSchema,
} from '@groundwork/contract';
import { z } from 'zod';

const everyCode = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

function errorOf<Code extends z.ZodType<ErrorCode>, Details extends z.ZodRawShape>(
  code: Code,
  details: Details,
) {
  return z.object({
    error: z.object({ code, message: z.string(), request_id: z.string(), ...details }),
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
  Error: errorOf(z.enum(everyCode.filter((code) => !isDetailed(code))), {}),
  ValidationError: errorOf(z.literal('VALIDATION_ERROR'), {
    details: z.object({
      field: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
    }),
  }),
  PlanRequiredError: errorOf(z.literal('PLAN_REQUIRED'), {
    details: z.object({ current_plan: planSchema, required_plans: z.array(planSchema) }),
  }),
  TemplateLimitError: errorOf(z.literal('CUSTOM_TEMPLATE_LIMIT_REACHED'), {
    details: z.object({ max: z.int().positive() }),
  }),
  EditNotPossibleError: errorOf(z.literal('EDIT_NOT_POSSIBLE'), {
    details: editAnswerSchema.pick({ understood: true, not_possible: true }),
  }),
  TextSourceNotFoundError: errorOf(z.literal('TEXT_SOURCE_NOT_FOUND'), {
    details: z.object({ missing_fields: z.array(missingFieldSchema).min(1) }),
  }),
} as const;

export function errorComponent(code: ErrorCode): keyof typeof errorSchemas {
  return isDetailed(code) ? detailed[code] : 'Error';
}
