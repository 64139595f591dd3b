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

/**
 * How a picture comes about in front of the viewer. Until `start` the scene shows `from_key`, from `start + seconds`
 * on its own picture; in between each pixel turns, softly, when the map says.
 */
const revealSchema = z.object({
  /** A picture of the same shape as the scene's, such as the empty plot. */
  from_key: z.string().min(1),
  /** An 8-bit greyscale PNG as large as the picture: when each pixel turns, 0 first and 255 last. */
  map_key: z.string().min(1),
  /** After the scene's first frame. */
  start: seconds,
  seconds: z.number().positive(),
});

export const sceneSchema = z.object({
  /** Stable within the storyboard: `terrain`, `marked`, `proposal-1`, `scene-3`, `intro`, `outro`. */
  id: z.string().min(1),
  kind: z.enum(['terrain', 'marked', 'proposal', 'supplied', 'card']),
  /** Name of the picture in the object store: an upright sRGB JPEG or PNG. */
  image_key: z.string().min(1),
  reveal: revealSchema.nullable().default(null),
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

/** As it is written down: what has a default may be left out. */
export type Storyboard = z.input<typeof storyboardSchema>;
export type StoryboardScene = z.input<typeof sceneSchema>;
export type CaptionCue = z.input<typeof cueSchema>;
export type CaptionStyle = z.input<typeof captionStyleSchema>;
export type Watermark = z.input<typeof watermarkSchema>;
export type Reveal = z.infer<typeof revealSchema>;
/** As it is rendered, with everything filled in. */
export type WholeStoryboard = z.output<typeof storyboardSchema>;
