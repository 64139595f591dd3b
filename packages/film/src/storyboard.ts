import { cameraMovementSchema, videoFormatSchema } from '@groundwork/contract';
import { z } from 'zod';

const share = z.number().min(0).max(1);
const seconds = z.number().nonnegative();

/** How a scene takes over from the one before it. */
const transitionSchema = z.object({
  kind: z.enum(['cut', 'crossfade']),
  /** 0 for a cut. The time is shared: it lies in the first seconds of the new scene. */
  seconds,
});

export const sceneSchema = z.object({
  /** Stable within the storyboard: `terrain`, `marked`, `proposal-1`, `scene-3`, `intro`, `outro`. */
  id: z.string().min(1),
  kind: z.enum(['terrain', 'marked', 'proposal', 'supplied', 'card']),
  /** Name of the picture in the object store: an upright sRGB JPEG or PNG. */
  image_key: z.string().min(1),
  /** Time from this scene's first frame to the next scene's first frame. */
  seconds: z.number().positive(),
  movement: z.union([cameraMovementSchema, z.literal('still')]),
  /** What the camera aims at, as shares of the picture. */
  focus: z.object({ x: share, y: share }),
  transition: transitionSchema,
});

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
  colour: z.string(),
  background: z.string().nullable(),
  highlight: z.string().nullable(),
});

export const watermarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().min(1) }),
  z.object({
    kind: z.literal('image'),
    image_key: z.string().min(1),
    position: z.enum(['top_left', 'top_right', 'bottom_left', 'bottom_right']),
    opacity: share,
  }),
]);

/**
 * A whole film as plain data. It is stored with the task, so any renderer can make any segment of it,
 * and the same storyboard gives the same frames.
 */
export const storyboardSchema = z.object({
  version: z.literal(1),
  seed: z.number().int().nonnegative(),
  format: videoFormatSchema,
  scenes: z.array(sceneSchema).min(1),
  captions: z.object({ style: captionStyleSchema, cues: z.array(cueSchema) }).nullable(),
  watermark: watermarkSchema.nullable(),
  sound: z.object({
    /** Mono or stereo WAV files and the time each begins. */
    narration: z.array(z.object({ audio_key: z.string().min(1), start: seconds })),
    /** A WAV bed as long as the film, or null. */
    music_key: z.string().nullable(),
  }),
});

export type Storyboard = z.infer<typeof storyboardSchema>;
export type StoryboardScene = z.infer<typeof sceneSchema>;
export type CaptionCue = z.infer<typeof cueSchema>;
export type CaptionStyle = z.infer<typeof captionStyleSchema>;
export type Watermark = z.infer<typeof watermarkSchema>;
