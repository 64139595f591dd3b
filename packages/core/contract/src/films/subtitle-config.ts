import { z } from 'zod';

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/**
 * The keys of `subtitle_config` that mean something. The document passes the object through without
 * field-level validation, so a malformed or unknown key falls back to its default instead of failing.
 */
export const subtitleConfigSchema = z.object({
  enabled: z.boolean().catch(true).default(true),
  /** `auto` keeps the captions off the subject: below it, or above when it is low in the frame. */
  position: z.enum(['auto', 'top', 'middle', 'bottom']).catch('auto').default('auto'),
  size: z.enum(['small', 'medium', 'large']).catch('medium').default('medium'),
  color: hexColour.catch('#FFFFFF').default('#FFFFFF'),
  font: z.enum(['sans', 'serif', 'display', 'mono']).catch('sans').default('sans'),
  /** Panel behind the letters; null for none. */
  background: hexColour.nullable().catch('#10151C').default('#10151C'),
  /** Colour of the word being spoken; null for none. */
  highlight: hexColour.nullable().catch(null).default(null),
});
