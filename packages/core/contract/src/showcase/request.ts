import { z } from 'zod';
import { disclosureSchema } from '../films/fields.js';
import { limits } from '../limits.js';
import { dryRunField, metadataSchema } from '../request-fields.js';
import { isObject, parseRequest, type ValidationIssue } from '../validation.js';
import { webhookRetrySchema } from '../webhooks/schedules.js';
import { showcaseFormatSchema } from './formats.js';
import { DEFAULT_SHOWCASE_LANGUAGE, showcaseLanguageSchema } from './languages.js';
import {
  acceptedValuesSchema,
  customValuesSchema,
  propertyValuesSchema,
} from './property-values.js';
import type { TemplateSpec } from './template-spec.js';
import {
  acceptedFields,
  type BuiltInTemplateId,
  CUSTOM_TEMPLATE,
  propertyFields,
  requiredPropertyFields,
  showcaseTemplate,
  templateIds,
} from './templates.js';

/** Body of POST …/property-showcase, field by field in the document's order. */
export const showcaseBodySchema = z
  .object({
    template_id: z.enum(templateIds).describe('A built-in template, or `custom`.'),
    fields: propertyValuesSchema.describe('Values that the image shows.'),
    language: showcaseLanguageSchema
      .default(DEFAULT_SHOWCASE_LANGUAGE)
      .describe(
        'Language of the words that the template adds. Your own texts stay as you write them.',
      ),
    main_image_url: z.url().describe('URL of the main photo.'),
    supporting_image_urls: z
      .array(z.url())
      .default([])
      .describe('URLs of further photos, exactly as many as the template needs.'),
    logo_image_url: z.url().nullable().default(null).describe('URL of a logo.'),
    webhook_url: z.string().max(limits.webhookUrlCharacters).nullable().default(null),
    webhook_retry: webhookRetrySchema.optional(),
    custom_template_id: z
      .string()
      .min(1)
      .nullish()
      .describe('Your template; needed with `custom`, and only there.'),
    reference_image_url: z
      .url()
      .max(limits.webhookUrlCharacters)
      .nullish()
      .describe('Another copy of the design, for this image. `custom` only.'),
    custom_instruction: z
      .string()
      .max(limits.showcase.customInstruction)
      .nullish()
      .describe('A wish for this image, such as `keep the sky free of text`. `custom` only.'),
    formats: z
      .array(showcaseFormatSchema)
      .min(1)
      .refine((formats) => new Set(formats).size === formats.length, 'formats must not repeat')
      .optional()
      .describe(
        'Formats to make in one request, each composed afresh in the template’s design and each charged as one showcase. Not accepted with `custom`.',
      ),
    aspect_ratio: z
      .string()
      .nullish()
      .describe('May repeat the ratio of a built-in template; not accepted with `custom`.'),
    brand_profile_id: z
      .string()
      .nullish()
      .describe('There are no brand profiles; only null is accepted.'),
    disclosure: disclosureSchema.optional(),
    metadata: metadataSchema.optional(),
    ...dryRunField,
  })
  .meta({ id: 'ShowcaseRequest' });

const customBodySchema = showcaseBodySchema.extend({ fields: customValuesSchema });

/** A request that was accepted, as it is stored with its job. */
export const showcaseRequestSchema = showcaseBodySchema
  .omit({ aspect_ratio: true, brand_profile_id: true, dry_run: true })
  .extend({ fields: acceptedValuesSchema });
export type ShowcaseRequest = z.infer<typeof showcaseRequestSchema>;

type Body = Readonly<Record<string, unknown>>;

const customOnly = ['custom_template_id', 'reference_image_url', 'custom_instruction'] as const;
const isSent = (value: unknown) => value !== undefined && value !== null;
function builtInRules(body: Body, id: BuiltInTemplateId): ValidationIssue[] {
  const { supportingImages, aspectRatio } = showcaseTemplate(id);
  const issues: ValidationIssue[] = [];
  const accepted: readonly string[] = acceptedFields(id);
  if (isObject(body.fields)) {
    for (const name of requiredPropertyFields) {
      if (body.fields[name] === undefined) {
        issues.push({ path: `fields.${name}`, message: `fields.${name} is required` });
      }
    }
    for (const name of Object.keys(body.fields)) {
      if (accepted.includes(name)) continue;
      issues.push({
        path: `fields.${name}`,
        message: `${name} is not a valid field for the ${id} template`,
        accepted,
      });
    }
  }
  const supporting = body.supporting_image_urls ?? [];
  if (Array.isArray(supporting) && supporting.length !== supportingImages) {
    issues.push({
      path: 'supporting_image_urls',
      message: `The ${id} template requires exactly ${supportingImages} supporting images`,
    });
  }
  for (const name of customOnly) {
    if (!isSent(body[name])) continue;
    issues.push({ path: name, message: `${name} needs template_id custom` });
  }
  if (isSent(body.aspect_ratio) && body.aspect_ratio !== aspectRatio) {
    issues.push({
      path: 'aspect_ratio',
      message: `The ${id} template is rendered in ${aspectRatio}`,
    });
  }
  if (isSent(body.formats) && isSent(body.aspect_ratio)) {
    issues.push({ path: 'aspect_ratio', message: 'Send either formats or aspect_ratio' });
  }
  if (isSent(body.brand_profile_id)) {
    issues.push({ path: 'brand_profile_id', message: 'brand_profile_id is not supported' });
  }
  return issues;
}

function customRules(body: Body): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  if (!isSent(body.custom_template_id)) {
    issues.push({ path: 'custom_template_id', message: 'custom_template_id is required' });
  }
  for (const name of ['formats', 'aspect_ratio', 'brand_profile_id'] as const) {
    if (body[name] === undefined) continue;
    issues.push({ path: name, message: `${name} is not supported by custom templates` });
  }
  return issues;
}

function rules(body: Body): ValidationIssue[] {
  const { template_id: id } = body;
  if (id === CUSTOM_TEMPLATE) return customRules(body);
  const known = templateIds.find((known) => known === id);
  return known === undefined || known === CUSTOM_TEMPLATE ? [] : builtInRules(body, known);
}

/**
 * Reads the body of POST …/property-showcase. A custom showcase is checked further against its template's
 * spec, by customShowcaseIssues.
 *
 * @throws ApiError VALIDATION_ERROR with every issue in the document's order
 */
export function parseShowcaseRequest(body: unknown): ShowcaseRequest {
  const isCustom = isObject(body) && body.template_id === CUSTOM_TEMPLATE;
  const schema = isCustom ? customBodySchema : showcaseBodySchema;
  const { dry_run: _asked, ...request } = parseRequest(schema, body, rules);
  return request;
}

/** Issues of a custom showcase, given its template's spec, in the document's order. */
export function customShowcaseIssues(
  request: ShowcaseRequest,
  spec: TemplateSpec,
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const declared: readonly string[] = spec.text_fields;
  const values: Body = request.fields;
  const undeclared = Object.keys(values).filter((name) => !declared.includes(name));
  const known: readonly string[] = propertyFields;
  for (const name of [...known, ...undeclared.filter((name) => !known.includes(name))]) {
    const path = `fields.${name}`;
    if (undeclared.includes(name)) {
      const message = `${name} is not a valid field for the custom template`;
      issues.push({ path, message, accepted: declared });
    } else if (declared.includes(name) && values[name] === undefined) {
      issues.push({ path, message: `${name} is required for this custom template` });
    }
  }
  const supporting = spec.image_slots.length - 1;
  if (request.supporting_image_urls.length !== supporting) {
    issues.push({
      path: 'supporting_image_urls',
      message: `This custom template requires exactly ${supporting} supporting images`,
    });
  }
  if (spec.logo_area !== null && request.logo_image_url === null) {
    issues.push({
      path: 'logo_image_url',
      message: 'This custom template requires logo_image_url',
    });
  }
  if (spec.logo_area === null && request.logo_image_url !== null) {
    issues.push({
      path: 'logo_image_url',
      message: 'logo_image_url is not supported by this custom template',
    });
  }
  return issues;
}
