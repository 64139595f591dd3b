import { z } from 'zod';
import { introTemplateIds, outroTemplateIds } from '../catalogues/intro-outro-templates.js';
import { writtenText } from '../words/written-text.js';

const line = (max: number, text = writtenText()) =>
  text
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'must be a single line');
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1A2B3C');

/** Texts laid over one film. */
const MAX_TEXTS = 4;

const introSchema = z.strictObject({
  template_id: z.enum(introTemplateIds).describe('A design from GET /v1/intro-outro/templates.'),
  title: line(60).describe('The large line.'),
  subtitle: line(90).optional().describe('The line below it.'),
  logo_url: z.string().min(1).max(2048).optional().describe('URL of a logo.'),
  accent_color: colour.optional().describe('Colour of rules and details, #RRGGBB.'),
});

const outroSchema = z.strictObject({
  template_id: z.enum(outroTemplateIds).describe('A design from GET /v1/intro-outro/templates.'),
  title: line(60).describe('The large line.'),
  subtitle: line(90).optional().describe('The line below it.'),
  agent_name: line(60).optional().describe('Whom to call.'),
  phone: line(40).optional().describe('Telephone number, as displayed.'),
  email: line(80).optional().describe('E-mail address, as displayed.'),
  website: line(80).optional().describe('Web address, as displayed.'),
  logo_url: z.string().min(1).max(2048).optional().describe('URL of a logo.'),
  accent_color: colour.optional().describe('Colour of rules and details, #RRGGBB.'),
});

/** `elements_config.intro_outro`: the one part of elements_config that is validated in full. */
export const introOutroSchema = z
  .strictObject({
    intro: introSchema.optional().describe('The card before the film.'),
    outro: outroSchema.optional().describe('The card after the film.'),
  })
  .meta({ id: 'IntroOutro' });

/** Only the intro_outro block is validated; all other parts pass through unchanged. */
export const elementsConfigSchema = z
  .looseObject({
    intro_outro: introOutroSchema
      .optional()
      .describe('Cards before and after the film. Every field is checked.'),
  })
  .meta({ id: 'ElementsConfig' });

export type ElementsConfig = z.infer<typeof elementsConfigSchema>;

const corners = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;

/**
 * Parts of elements_config that a renderer understands in addition to intro_outro. A part without its required keys is
 * ignored; any other malformed key falls back to its default.
 */
export const watermarkConfigSchema = z.object({
  url: z.string().min(1).max(2048),
  position: z.enum(corners).catch('top_right').default('top_right'),
  opacity: z.number().min(0.1).max(1).catch(0.85).default(0.85),
});

/** When an overlay is shown, in seconds of the film without its cards; null for from the beginning or to the end. */
const when = {
  start: z.number().min(0).nullable().catch(null).default(null),
  end: z.number().positive().nullable().catch(null).default(null),
};

export const logoConfigSchema = z.object({
  url: z.string().min(1).max(2048),
  position: z.enum(corners).catch('top_left').default('top_left'),
  opacity: z.number().min(0.1).max(1).catch(1).default(1),
  /** Share of the frame's width. */
  scale: z.number().min(0.05).max(0.4).catch(0.14).default(0.14),
  ...when,
});

const textSchema = z.object({
  /** Passed through as it was sent. */
  text: line(80, z.string()),
  position: z
    .enum([...corners, 'top', 'bottom'])
    .catch('bottom_left')
    .default('bottom_left'),
  size: z.enum(['small', 'medium', 'large']).catch('medium').default('medium'),
  font: z.enum(['sans', 'serif', 'display', 'mono']).catch('sans').default('sans'),
  color: colour.catch('#FFFFFF').default('#FFFFFF'),
  /** Panel behind the letters; null for none. */
  background: colour.nullable().catch(null).default(null),
  ...when,
});

/** One text, as a string or an object, or up to four of them; those that are malformed are left out. */
export const textConfigSchema = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]).slice(0, MAX_TEXTS),
  z
    .array(
      z
        .preprocess((value) => (typeof value === 'string' ? { text: value } : value), textSchema)
        .nullable()
        .catch(null),
    )
    .transform((texts) => texts.filter((text) => text !== null)),
);

export type IntroCard = z.infer<typeof introSchema>;
export type OutroCard = z.infer<typeof outroSchema>;
export type IntroOutro = z.infer<typeof introOutroSchema>;
export type LogoConfig = z.infer<typeof logoConfigSchema>;
