import { cameraMovementSchema } from '@groundwork/contract/films/fields';
import { z } from 'zod';

const share = z.number().min(0).max(1);
const seconds = z.number().nonnegative();

/** How a scene takes over from the one before it. */
const transitionSchema = z.object({
  kind: z.enum(['cut', 'crossfade']),
  /** 0 for a cut. Both scenes share this time, the first seconds of the new one. */
  seconds,
});

/**
 * Seconds of fading from and to black within a scene's own time, overlays included, for cuts: a card that comes and
 * goes has both, and then the film's first scene fades in after an intro and its last fades out before an outro.
 * Cross-faded scenes need neither.
 */
const fadeSchema = z.object({ in: seconds, out: seconds });

/**
 * The reveal of a picture. Until `start` the scene shows `from_key`, from `start + seconds` on its own picture; in
 * between each pixel changes softly at the map's time. With `back` it turns into `from_key` again in the same way.
 */
const revealSchema = z.object({
  /** A picture of the same shape as the scene's, such as the empty plot. */
  from_key: z.string().min(1),
  /** An 8-bit greyscale PNG as large as the picture: when each pixel changes, 0 first and 255 last. */
  map_key: z.string().min(1),
  /** After the scene's first frame. */
  start: seconds,
  seconds: z.number().positive(),
  back: z.object({ start: seconds, seconds: z.number().positive() }).optional(),
});

/**
 * An animated version of the scene's picture, from an engine. It begins with the picture and its camera is fixed: the
 * scene's own camera moves over it.
 */
const clipSchema = z.object({
  /** An MP4 in the object store; its sound is never heard. */
  clip_key: z.string().min(1),
  /** After the scene's first frame; until then the scene shows its picture, and a reveal is over by then. */
  start: seconds,
  /** How much of it is played, in its own seconds, and how long that takes in the film. */
  length: z.number().positive(),
  seconds: z.number().positive(),
  /** The part of the picture that it shows. */
  window: z
    .object({ left: share, top: share, width: share, height: share })
    .default({ left: 0, top: 0, width: 1, height: 1 }),
});

const pixels = z.number().positive();

/**
 * The position of the scene's picture in a photo, and of the camera's rest, in pixels of the photo. Consecutive scenes
 * may show parts of different size of one photo under the same camera.
 */
const framingSchema = z
  .object({
    photo: z.object({ width: pixels, height: pixels }),
    /** The part that was cut out; the scene's picture may be larger or smaller than it. */
    window: z.object({
      left: z.number().nonnegative(),
      top: z.number().nonnegative(),
      width: pixels,
      height: pixels,
    }),
    rest: z.object({
      /** In the middle of the frame. */
      x: z.number().nonnegative(),
      y: z.number().nonnegative(),
      /** Across the frame. */
      width: pixels,
      /** Seconds after the scene's first frame in which the camera comes there; the movement then stays around it. */
      by: seconds,
    }),
  })
  .refine(
    ({ photo, window }) =>
      window.left + window.width <= photo.width + 1 &&
      window.top + window.height <= photo.height + 1,
    'The window lies in its photo.',
  );

export const sceneSchema = z.object({
  /** Stable within the storyboard: `terrain`, `marked`, `proposal-1`, `scene-3`, `photo-2`, `intro`, `outro`. */
  id: z.string().min(1),
  kind: z.enum(['terrain', 'marked', 'proposal', 'supplied', 'photo', 'card']),
  /** The title of its chapter; empty for none. */
  title: z.string().default(''),
  /** Name of the picture in the object store: an upright sRGB JPEG or PNG. */
  image_key: z.string().min(1),
  reveal: revealSchema.nullable().default(null),
  clip: clipSchema.nullable().default(null),
  /** Time from this scene's first frame to the next scene's first frame. */
  seconds: z.number().positive(),
  movement: z.union([cameraMovementSchema, z.literal('still')]),
  /** How far the camera moves in a second, relative to a film by day. */
  tempo: z.number().positive().default(1),
  /**
   * The camera continues from the previous scene; during a cross-fade both are seen by the same camera. For a scene
   * that begins with the previous one's view or place: pictures of the same shape.
   */
  follows: z.boolean().default(false),
  /** The point that the camera aims at, as shares of the picture. */
  focus: z.object({ x: share, y: share }),
  /** Null for a picture that the movement covers completely. */
  framing: framingSchema.nullable().default(null),
  transition: transitionSchema,
  fade: fadeSchema.default({ in: 0, out: 0 }),
});

export type StoryboardScene = z.input<typeof sceneSchema>;
export type Framing = z.output<typeof framingSchema>;
export type Reveal = z.infer<typeof revealSchema>;
export type Clip = z.output<typeof clipSchema>;
