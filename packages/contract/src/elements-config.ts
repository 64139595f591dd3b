import { z } from 'zod';
import { introTemplateIds, outroTemplateIds } from './catalogues/intro-outro-templates.js';

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'must be a single line');
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1A2B3C');

const introSchema = z.strictObject({
  template_id: z.enum(introTemplateIds),
  title: line(60),
  subtitle: line(90).optional(),
  logo_url: z.string().min(1).max(2048).optional(),
  accent_color: colour.optional(),
});

const outroSchema = z.strictObject({
  template_id: z.enum(outroTemplateIds),
  title: line(60),
  subtitle: line(90).optional(),
  agent_name: line(60).optional(),
  phone: line(40).optional(),
  email: line(80).optional(),
  website: line(80).optional(),
  logo_url: z.string().min(1).max(2048).optional(),
  accent_color: colour.optional(),
});

/** `elements_config.intro_outro`: the one part of elements_config that is validated in full. */
export const introOutroSchema = z.strictObject({
  intro: introSchema.optional(),
  outro: outroSchema.optional(),
});

/** Only the intro_outro block is checked; every other part passes through as it came. */
export const elementsConfigSchema = z.looseObject({ intro_outro: introOutroSchema.optional() });

/** The part of elements_config that a renderer understands besides intro_outro; malformed parts are ignored. */
export const watermarkConfigSchema = z.object({
  url: z.string().min(1).max(2048),
  position: z
    .enum(['top_left', 'top_right', 'bottom_left', 'bottom_right'])
    .catch('top_right')
    .default('top_right'),
  opacity: z.number().min(0.1).max(1).catch(0.85).default(0.85),
});

export type IntroCard = z.infer<typeof introSchema>;
export type OutroCard = z.infer<typeof outroSchema>;
export type IntroOutro = z.infer<typeof introOutroSchema>;
export type WatermarkConfig = z.infer<typeof watermarkConfigSchema>;
