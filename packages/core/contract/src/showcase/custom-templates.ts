import { z } from 'zod';
import { dryRunField } from '../dry-run/field.js';
import { limits } from '../limits.js';
import { metadataSchema, shownMetadata } from '../metadata.js';
import { parseRequest, type ValidationIssue } from '../validation.js';
import { shownProof } from './template-proof.js';
import {
  customAspectRatioSchema,
  templateSpecSchema,
  templateWarningSchema,
} from './template-spec.js';

const { name: nameLimit } = limits.showcase.customTemplates;

const nameSchema = z
  .string()
  .trim()
  .superRefine((name, context) => {
    if (name === '') context.addIssue({ code: 'custom', message: 'name is required' });
    if (name.length > nameLimit) {
      context.addIssue({ code: 'custom', message: `name must be at most ${nameLimit} characters` });
    }
  });

export const createCustomTemplateSchema = z.object({
  name: nameSchema,
  reference_image_url: z.url().max(limits.webhookUrlCharacters),
  spec: templateSpecSchema.optional(),
  metadata: metadataSchema.optional(),
  ...dryRunField,
});
export type CreateCustomTemplate = Omit<z.infer<typeof createCustomTemplateSchema>, 'dry_run'>;

/** Body of PATCH …/custom-templates/{id}. */
export const updateCustomTemplateSchema = z.object({
  name: nameSchema.optional(),
  spec: templateSpecSchema.optional(),
});
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
  name: z.string(),
  spec: templateSpecSchema,
  confidence: z.number().min(0).max(1),
  aspect_ratio: customAspectRatioSchema,
  warnings: z.array(templateWarningSchema),
  ...shownProof,
  created_at: z.iso.datetime(),
  ...shownMetadata,
};
const requestId = { request_id: z.string() };

export const customTemplateCreatedSchema = z.object({ ...template, ...requestId });
export type CustomTemplateCreated = z.infer<typeof customTemplateCreatedSchema>;

/** A template as List and Get show it. */
export const customTemplateSchema = z.object({
  ...template,
  reference_image_url: z.string(),
  archived_at: z.iso.datetime().nullable(),
});
export type CustomTemplateShown = z.infer<typeof customTemplateSchema>;

export const customTemplateAnswerSchema = customTemplateSchema.extend(requestId);

export const customTemplateListSchema = z.object({
  custom_templates: z.array(customTemplateSchema),
  /** How many more may be created. */
  remaining: z.int().nonnegative(),
  max: z.int().positive(),
  ...requestId,
});

export const customTemplateArchivedSchema = z.object({
  custom_template_id: z.string(),
  archived_at: z.iso.datetime(),
  ...requestId,
});
