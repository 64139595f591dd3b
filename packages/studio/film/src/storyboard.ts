import { videoFormatSchema } from '@groundwork/contract/films/fields';
import { z } from 'zod';
import {
  fontSchema,
  overlaySchema,
  presenterSchema,
  watermarkSchema,
} from './overlay/overlay-schemas.js';
import { sceneSchema } from './scene.js';

const seconds = z.number().nonnegative();

type Framed = Pick<z.output<typeof sceneSchema>, 'framing'>;

function inOnePhoto({ framing }: Framed, before: Framed | undefined): boolean {
  if (before === undefined || framing === null) return (before?.framing ?? null) === null;
  const photo = before.framing?.photo;
  return photo?.width === framing.photo.width && photo.height === framing.photo.height;
}

const cueSchema = z.object({
  start: seconds,
  end: seconds,
  text: z.string().min(1),
  words: z.array(z.object({ text: z.string(), start: seconds, end: seconds })),
});

/** Look of burnt-in captions; every field has a default (see the API decisions). */
export const captionStyleSchema = z.object({
  position: z.enum(['top', 'middle', 'bottom']),
  size: z.enum(['small', 'medium', 'large']),
  font: fontSchema.default('sans'),
  colour: z.string(),
  background: z.string().nullable(),
  highlight: z.string().nullable(),
});

/** x264's presets from the fastest on, as far as a film server would go. */
export const encoderPresets = [
  'ultrafast',
  'superfast',
  'veryfast',
  'faster',
  'fast',
  'medium',
] as const;

/** How the film is encoded: the same for all of its segments, so that they can be joined. */
export const encoderSchema = z.object({
  preset: z.enum(encoderPresets).default('veryfast'),
  /** Constant rate factor. */
  crf: z.number().int().min(0).max(51).default(20),
});

/**
 * A whole film as plain data. It is stored with the task, so any renderer can make any segment of it,
 * and the same storyboard gives the same frames.
 */
export const storyboardSchema = z.object({
  version: z.literal(1),
  seed: z.number().int().nonnegative(),
  format: videoFormatSchema,
  scenes: z
    .array(sceneSchema)
    .min(1)
    .refine(
      (scenes) =>
        scenes.every((scene, index) => !scene.follows || inOnePhoto(scene, scenes[index - 1])),
      'A scene follows one in the same photo.',
    ),
  captions: z.object({ style: captionStyleSchema, cues: z.array(cueSchema) }).nullable(),
  /** The text of each scene that is spoken or captioned. */
  script: z.array(z.string().min(1)).default([]),
  watermark: watermarkSchema.nullable(),
  overlays: z.array(overlaySchema).default([]),
  presenter: presenterSchema.nullable().default(null),
  encoder: encoderSchema.default({ preset: 'veryfast', crf: 20 }),
  sound: z.object({
    /** Mono or stereo WAV files and the time each begins. */
    narration: z.array(z.object({ audio_key: z.string().min(1), start: seconds })),
    /** A WAV bed as long as the film, or null. */
    music_key: z.string().nullable(),
  }),
});

/** As written: fields with a default may be left out. */
export type Storyboard = z.input<typeof storyboardSchema>;
export type CaptionCue = z.input<typeof cueSchema>;
export type EncoderSettings = z.infer<typeof encoderSchema>;
/** As it is rendered, with everything filled in. */
export type WholeStoryboard = z.output<typeof storyboardSchema>;
export type WholeCaptionStyle = z.output<typeof captionStyleSchema>;
