import { z } from 'zod';
import { voiceLanguages } from '../catalogues/voices.js';
import { shownMetadata } from '../request-fields.js';
import type { ValidationIssue } from '../validation.js';

/** Frame size in pixels of each format a film can be ordered in. */
export const videoFormats = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
} as const;

export const videoFormatSchema = z.enum(['9:16', '16:9']);
export type VideoFormat = z.infer<typeof videoFormatSchema>;

export const FRAMES_PER_SECOND = 30;

/** The eight moves a scene can ask for, in the order of the API document. */
export const cameraMovements = [
  'traveling_left',
  'traveling_right',
  'traveling_up',
  'traveling_down',
  'dolly_in',
  'dolly_out',
  'arc_left',
  'arc_right',
] as const;

export const cameraMovementSchema = z.enum(cameraMovements);
export type CameraMovement = z.infer<typeof cameraMovementSchema>;

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a tag such as `de`, `pt-BR` or `pt_br` names a language that people speak. */
export function isLanguage(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag.replaceAll('_', '-'));
    return names.of(language) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The language of a film's script and voice: any that there is; those without sentences of ours are spoken in English. */
export const filmLanguageSchema = z
  .string()
  .trim()
  .min(2)
  .max(35)
  .refine(
    isLanguage,
    `language must be a language tag, such as ${voiceLanguages.join(', ')} or pt-BR`,
  );

/** Whether scripts are written in the language, for whichever region. */
export function isWrittenLanguage(tag: string): boolean {
  const [base] = tag.trim().toLowerCase().split(/[-_]/);
  return voiceLanguages.some((language) => language === base);
}

/** music_id and music_kind come as a pair. */
export function musicIssues(body: Readonly<Record<string, unknown>>): ValidationIssue[] {
  const hasId = body.music_id !== undefined;
  const hasKind = body.music_kind !== undefined;
  if (hasId === hasKind) return [];
  return [
    {
      path: hasId ? 'music_kind' : 'music_id',
      message: 'music_id and music_kind must be provided together',
    },
  ];
}

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

/** `disclosure` of a request for a film or a showcase: whether it says in letters that it was made. */
export const disclosureSchema = z
  .object({
    label: z.boolean().describe('Whether the label is shown.'),
    language: z
      .enum(voiceLanguages)
      .optional()
      .describe('Language of the label (optional). Leave empty to use that of the film or image.'),
  })
  .meta({ id: 'Disclosure' });
export type Disclosure = z.infer<typeof disclosureSchema>;

/** The stored pictures of a request, written with the task at acceptance. */
export const storedImagesSchema = <const Roles extends readonly [string, ...string[]]>(
  roles: Roles,
) =>
  z.object({
    images: z.array(
      z.object({
        role: z.enum(roles),
        /** Dotted path of the field that named the picture. */
        path: z.string(),
        key: z.string(),
        type: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
        sha256: z.string(),
      }),
    ),
  });

/** What the answers to all accepted films say; land films and the others name their credits differently. */
export const acceptedFilmFields = {
  task_id: z.string(),
  status: z.literal('preparing'),
  message: z.string(),
  created_at: z.iso.datetime(),
  livemode: z.boolean(),
  request_id: z.string(),
  ...shownMetadata,
  _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
} as const;
