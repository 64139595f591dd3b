import { z } from 'zod';
import { limits } from '../limits.js';
import { dryRunField, metadataSchema, shownMetadata } from '../request-fields.js';
import { parseRequest, type ValidationIssue } from '../validation.js';
import { writtenText } from '../words/written-text.js';
import { shownProof } from './template-proof.js';
import {
  customAspectRatioSchema,
  templateSpecSchema,
  templateWarningSchema,
} from './template-spec.js';

const { name: nameLimit } = limits.showcase.customTemplates;

const nameSchema = writtenText()
  .trim()
  .superRefine((name, context) => {
    if (name === '') context.addIssue({ code: 'custom', message: 'name is required' });
    if (name.length > nameLimit) {
      context.addIssue({ code: 'custom', message: `name must be at most ${nameLimit} characters` });
    }
  });

export const createCustomTemplateSchema = z
  .object({
    name: nameSchema.describe(`1 to ${limits.showcase.customTemplates.name} characters.`),
    reference_image_url: z
      .url()
      .max(limits.webhookUrlCharacters)
      .describe('URL of the design: PNG, JPEG or WebP. It must stay reachable there.'),
    spec: templateSpecSchema.optional().describe('The complete layout.'),
    metadata: metadataSchema.optional(),
    ...dryRunField,
  })
  .meta({ id: 'CustomTemplateRequest' });
export type CreateCustomTemplate = Omit<z.infer<typeof createCustomTemplateSchema>, 'dry_run'>;

/** Body of PATCH …/custom-templates/{id}. */
export const updateCustomTemplateSchema = z
  .object({
    name: nameSchema
      .optional()
      .describe(`1 to ${limits.showcase.customTemplates.name} characters.`),
    spec: templateSpecSchema.optional().describe('The complete layout.'),
  })
  .meta({ id: 'CustomTemplateChange' });
export type UpdateCustomTemplate = z.infer<typeof updateCustomTemplateSchema>;

/** @throws ApiError VALIDATION_ERROR */
export function parseCreateCustomTemplate(body: unknown): CreateCustomTemplate {
  const { dry_run: _asked, ...template } = parseRequest(createCustomTemplateSchema, body);
  return template;
}

/** @throws ApiError VALIDATION_ERROR */
export function parseUpdateCustomTemplate(body: unknown): UpdateCustomTemplate {
  return parseRequest(updateCustomTemplateSchema, body, ({ name, spec }): ValidationIssue[] =>
    name === undefined && spec === undefined
      ? [{ path: 'name', message: 'At least one of name or spec is required' }]
      : [],
  );
}

const template = {
  custom_template_id: z.string(),
  name: z.string().describe('The name you gave it.'),
  spec: templateSpecSchema.describe('The layout.'),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .describe('How sure we are of the layout, 0 to 1; 1 when you sent it.'),
  aspect_ratio: customAspectRatioSchema.describe('The ratio of the layout.'),
  warnings: z
    .array(templateWarningSchema)
    .describe(
      '`image_slots_truncated`: the design seems to have more than four photo areas; the first four are kept. `embedded_analysis`: the embedded engine read the design because a provider failed. `fields_uncertain`: at least one field of `field_confidence` is below 0.5. Any other is a sentence that names a field and the texts of which each may be its value, so that it is bound to none.',
    ),
  ...shownProof,
  created_at: z.iso.datetime(),
  ...shownMetadata,
};
const requestId = { request_id: z.string() };

export const customTemplateCreatedSchema = z
  .object({ ...template, ...requestId })
  .meta({ id: 'CustomTemplateCreated' });
export type CustomTemplateCreated = z.infer<typeof customTemplateCreatedSchema>;

/** A template as List and Get show it. */
export const customTemplateSchema = z
  .object({
    ...template,
    reference_image_url: z.string().describe('URL of the design.'),
    archived_at: z.iso
      .datetime()
      .nullable()
      .describe('When it was archived; null while it is active.'),
  })
  .meta({ id: 'CustomTemplate' });
export type CustomTemplateShown = z.infer<typeof customTemplateSchema>;

export const customTemplateAnswerSchema = customTemplateSchema
  .extend(requestId)
  .meta({ id: 'CustomTemplateAnswer' });

export const customTemplateListSchema = z
  .object({
    custom_templates: z.array(customTemplateSchema).describe('The active ones, newest first.'),
    remaining: z.int().nonnegative().describe('How many more you may register.'),
    max: z.int().positive().describe('Active templates that an account may have.'),
    ...requestId,
  })
  .meta({ id: 'CustomTemplateList' });

export const customTemplateArchivedSchema = z
  .object({
    custom_template_id: z.string(),
    archived_at: z.iso.datetime().describe('When it was first archived.'),
    ...requestId,
  })
  .meta({ id: 'CustomTemplateArchived' });
