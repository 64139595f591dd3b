import { z } from 'zod';
import { limits } from '../limits.js';
import { propertyFields } from './templates.js';

/** Output ratios of custom templates, with the pixels they are rendered in. */
export const customAspectRatios = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
  '1:1': { width: 1440, height: 1440 },
  '4:5': { width: 1440, height: 1800 },
  '5:4': { width: 1800, height: 1440 },
  '3:4': { width: 1350, height: 1800 },
  '4:3': { width: 1800, height: 1350 },
  '3:2': { width: 1890, height: 1260 },
  '2:3': { width: 1260, height: 1890 },
} as const;
export const customAspectRatioSchema = z.enum(
  Object.keys(customAspectRatios) as [CustomAspectRatio, ...CustomAspectRatio[]],
);
export type CustomAspectRatio = keyof typeof customAspectRatios;

const { specText, imageSlots, textSource, paletteColors } = limits.showcase;
const words = z.string().max(specText);
const named = z.string().min(1).max(specText);
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

const imageSlotSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,23}$/, 'must match ^[a-z][a-z0-9_]{0,23}$')
    .describe('A unique name.'),
  position: named.describe('Its position, in a few words.'),
  role: named.describe('Its purpose, in a few words.'),
});

const textSourceSchema = z
  .string()
  .min(1)
  .max(textSource)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be a single line without control characters');

/** A place in measures, as a layout and `rows` say it. */
const placeSchema = named.regex(
  /\d% x \d+(?:\.\d+)?% at -?\d+(?:\.\d+)?%,-?\d+(?:\.\d+)?%/,
  'must say width, height, left and top, such as 30% x 5% at 10%,60%',
);

const unlisted = 'text_sources keys must be listed in text_fields';
const fieldSchema = z.enum(propertyFields);

/** A name that is no field at all gets the message of one that is not listed. */
const textSourcesSchema = z
  .record(z.string(), textSourceSchema)
  .refine((sources) => Object.keys(sources).every((name) => fieldSchema.safeParse(name).success), {
    message: unlisted,
    abort: true,
  })
  .pipe(z.partialRecord(fieldSchema, textSourceSchema));

/** The layout of a custom template, as the document describes it. */
export const templateSpecSchema = z
  .object({
    version: z.literal(1).describe('Always 1.'),
    aspect_ratio: customAspectRatioSchema.describe('Aspect ratio of the images.'),
    layout_type: words.describe('The layout in a few words.'),
    image_slots: z
      .array(imageSlotSchema)
      .min(imageSlots.min)
      .max(imageSlots.max)
      .refine((slots) => isUnique(slots.map((slot) => slot.id)), 'image_slots ids must be unique')
      .describe('Areas of photos in reading order; the first takes the main photo.'),
    logo_area: z
      .object({
        position: named.describe('Its position, in a few words.'),
        shape: z.enum(['rectangular', 'circular', 'other']).describe('Its outline.'),
      })
      .nullable()
      .describe('The area of the logo; null when the design has none.'),
    text_fields: z
      .array(z.enum(propertyFields))
      .refine(isUnique, 'text_fields must be unique')
      .describe('Texts that the design shows; a showcase must send exactly these.'),
    text_sources: textSourcesSchema
      .optional()
      .describe('The text of each value as it appears in the design, so that we find it.'),
    keep_texts: z
      .array(textSourceSchema)
      .max(20)
      .optional()
      .describe(
        'Texts of the design, as `missing_fields` names them, that images keep, such as your own telephone number.',
      ),
    text_positions: z
      .partialRecord(fieldSchema, placeSchema)
      .optional()
      .describe(
        'Where a value stands in the design, such as `30% x 5% at 10%,60%` (width, height, left, top), as `rows` name it. It goes before `text_sources`, and holds for a text that we could not read.',
      ),
    keep_positions: z
      .array(placeSchema)
      .max(20)
      .optional()
      .describe('Places of the design that images keep as they are, such as a seal or a sticker.'),
    palette: z
      .array(z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color as #RRGGBB'))
      .max(paletteColors)
      .describe('Colours of the design, #RRGGBB.'),
    typography_style: words.describe('The type in a few words.'),
    background: words.describe('The background in a few words.'),
  })
  .superRefine((spec, context) => {
    for (const name of ['text_sources', 'text_positions'] as const) {
      const fields = Object.keys(spec[name] ?? {});
      if (fields.every((field) => spec.text_fields.some((listed) => listed === field))) continue;
      const message = unlisted.replace('text_sources', name);
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .meta({ id: 'TemplateSpec' });
export type TemplateSpec = z.infer<typeof templateSpecSchema>;

/**
 * Said about an analysis: `image_slots_truncated`, `embedded_analysis`, `fields_uncertain`; or, in a sentence, the texts of which
 * each may be a field's value, so that none is bound.
 */
export const templateWarningSchema = z.string().max(600);
export type TemplateWarning = z.infer<typeof templateWarningSchema>;
