import { z } from 'zod';
import { disclosureSchema } from '../films/fields.js';
import { limits } from '../limits.js';
import { dryRunField, metadataSchema } from '../request-fields.js';
import { parseRequest, type ValidationIssue } from '../validation.js';
import { webhookRetrySchema } from '../webhooks/schedules.js';
import { withoutInvisible } from '../words/written-text.js';
import { showcaseLanguageSchema } from './languages.js';

const directives = ['prompt', 'dominant_color', 'font', 'language'] as const;

/** Body of POST …/property-showcase/edit. An empty prompt, colour or font has no effect. */
export const showcaseEditSchema = z
  .object({
    source_result_id: z
      .string()
      .min(1)
      .nullish()
      .describe('The `job_id` of the showcase to change.'),
    image_url: z.url().nullish().describe('The image’s URL from the webhook, instead of the job.'),
    prompt: z
      .string()
      .overwrite(withoutInvisible)
      .trim()
      .max(limits.showcase.editPrompt)
      .nullish()
      .meta({
        'x-label': 'Edit in plain words',
        description:
          'What to change, such as `make the price larger and use dark blue`. Charged in test mode too.',
      }),
    dominant_color: z
      .string()
      .trim()
      .nullish()
      .describe('A hex colour such as `#1B2A49`, or the name of a colour.'),
    font: z
      .string()
      .trim()
      .max(limits.showcase.fontName)
      .nullish()
      .describe('Name of a font; we use the closest one we have.'),
    language: showcaseLanguageSchema
      .nullish()
      .describe('Language of the words that the template adds.'),
    accept_partial: z
      .boolean()
      .optional()
      .describe(
        'Whether to do what can be done of `prompt` where a part of it can’t. Without it such an edit is refused and costs nothing.',
      ),
    webhook_url: z.string().max(limits.webhookUrlCharacters).nullable().default(null),
    webhook_retry: webhookRetrySchema.optional(),
    disclosure: disclosureSchema
      .optional()
      .describe(
        'Whether the image is labelled. Leave empty to keep the label as it is. An edit must change something else too.',
      ),
    metadata: metadataSchema.optional(),
    ...dryRunField,
  })
  .meta({ id: 'ShowcaseEditRequest' });
/** An edit as it is stored with its job. */
export type ShowcaseEdit = Omit<z.infer<typeof showcaseEditSchema>, 'dry_run'>;

function isAsked(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

/**
 * @param isColor whether a text is a colour or the name of one
 * @throws ApiError VALIDATION_ERROR with every issue in the document's order
 */
export function parseShowcaseEdit(body: unknown, isColor: (text: string) => boolean): ShowcaseEdit {
  const { dry_run: _asked, ...edit } = parseRequest(showcaseEditSchema, body, (raw) =>
    relations(raw, isColor),
  );
  return edit;
}

function relations(
  raw: Readonly<Record<string, unknown>>,
  isColor: (text: string) => boolean,
): ValidationIssue[] {
  const color = typeof raw.dominant_color === 'string' ? raw.dominant_color.trim() : '';
  return [
    ...(color === '' || isColor(color)
      ? []
      : [
          {
            path: 'dominant_color',
            message: 'dominant_color must be a hex color or a color name',
          },
        ]),
    ...(isAsked(raw.source_result_id) || isAsked(raw.image_url)
      ? []
      : [
          {
            path: 'source_result_id',
            message: 'Either source_result_id or image_url is required',
          },
        ]),
    ...(directives.some((name) => isAsked(raw[name]))
      ? []
      : [
          {
            path: 'prompt',
            message: 'At least one of prompt, dominant_color, font or language is required',
          },
        ]),
  ];
}
