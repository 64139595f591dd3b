import { z } from 'zod';

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/**
 * The keys of `subtitle_config` that mean something. The document passes the object through without
 * field-level validation, so a malformed or unknown key falls back to its default instead of failing.
 */
export const subtitleConfigSchema = z.object({
  enabled: z.boolean().catch(true).default(true).describe('Whether there are any.'),
  position: z
    .enum(['auto', 'top', 'middle', 'bottom'])
    .catch('auto')
    .default('auto')
    .describe('Their position.'),
  size: z
    .enum(['small', 'medium', 'large'])
    .catch('medium')
    .default('medium')
    .describe('Their size.'),
  color: hexColour.catch('#FFFFFF').default('#FFFFFF').describe('Colour of the letters.'),
  font: z
    .enum(['sans', 'serif', 'display', 'mono'])
    .catch('sans')
    .default('sans')
    .describe('Typeface of the letters.'),
  background: hexColour
    .nullable()
    .catch('#10151C')
    .default('#10151C')
    .describe('Panel behind the letters; null for none.'),
  highlight: hexColour
    .nullable()
    .catch(null)
    .default(null)
    .describe('Colour of the word being spoken; null for none.'),
});
