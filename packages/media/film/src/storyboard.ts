import { cameraMovementSchema, videoFormatSchema } from '@groundwork/contract';
import { z } from 'zod';

const share = z.number().min(0).max(1);
const seconds = z.number().nonnegative();

const corner = z.enum(['top_left', 'top_right', 'bottom_left', 'bottom_right']);

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
 * between each pixel changes softly at the map's time.
 */
const revealSchema = z.object({
  /** A picture of the same shape as the scene's, such as the empty plot. */
  from_key: z.string().min(1),
  /** An 8-bit greyscale PNG as large as the picture: when each pixel changes, 0 first and 255 last. */
  map_key: z.string().min(1),
  /** After the scene's first frame. */
  start: seconds,
  seconds: z.number().positive(),
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

type Framed = Pick<z.output<typeof sceneSchema>, 'framing'>;

function inOnePhoto({ framing }: Framed, before: Framed | undefined): boolean {
  if (before === undefined || framing === null) return (before?.framing ?? null) === null;
  const photo = before.framing?.photo;
  return photo?.width === framing.photo.width && photo.height === framing.photo.height;
}

const fontSchema = z.enum(['sans', 'serif', 'display', 'mono']);

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

export const watermarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().min(1) }),
  z.object({
    kind: z.literal('image'),
    image_key: z.string().min(1),
    position: corner,
    opacity: share,
  }),
]);

/** Seconds of the film in which an overlay stands, fading in and out softly; null for the film's start or end. */
const span = { start: seconds.nullable().default(null), end: seconds.nullable().default(null) };

/**
 * An overlay over the pictures, like the watermark, but never over cards: inside the safe area, clear of captions and
 * watermark. Overlays at the same place and time are stacked, the first nearest to the edge.
 */
export const overlaySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('logo'),
    image_key: z.string().min(1),
    position: corner,
    opacity: share.default(1),
    /** Width as a share of the frame's; tall logos are held to a fifth of its height. */
    scale: z.number().min(0.02).max(0.5).default(0.16),
    ...span,
  }),
  z.object({
    kind: z.literal('text'),
    text: z.string().min(1),
    position: z.enum([...corner.options, 'top', 'bottom']),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    font: fontSchema.default('sans'),
    colour: z.string().default('#FFFFFF'),
    /** Panel behind the letters; null for none. */
    background: z.string().nullable().default(null),
    ...span,
  }),
  z.object({
    /** A separate picture over the film's, in a frame with round corners. */
    kind: z.literal('inset'),
    image_key: z.string().min(1),
    position: corner,
    /** Width as a share of the frame's shorter side; it is three quarters as high. */
    scale: z.number().min(0.1).max(0.6).default(0.36),
    ...span,
  }),
]);

/**
 * A speaking head in a medallion, mostly in a lower corner: inside the safe area, clear of captions and watermark,
 * over pictures but never over cards. It fades in and out softly.
 */
export const presenterSchema = z
  .object({
    /** Square pictures of the head in the object store, by what its mouth does. */
    pictures: z.record(
      z.string().min(1),
      z.object({
        image_key: z.string().min(1),
        /** The same with its eyes shut, in films of the last release; null for a head that does not blink so. */
        blink_key: z.string().min(1).nullable().default(null),
      }),
    ),
    /** Shown before the first cue, and on the cover. */
    rest: z.string().min(1),
    /** From `at`, in seconds of the film, this picture is shown; in order. */
    cues: z.array(z.object({ at: seconds, picture: z.string().min(1) })),
    /** Times of the film at which the eyes shut for a moment, by `blink_key`. */
    blinks: z.array(seconds).default([]),
    /** Pictures laid over the head, transparent but for eyes and brows, by what these do. */
    eyes: z.record(z.string().min(1), z.object({ image_key: z.string().min(1) })).default({}),
    /** The eyes' look from `at` on, in seconds of the film; null is as drawn. In order. */
    eye_cues: z.array(z.object({ at: seconds, look: z.string().min(1).nullable() })).default([]),
    /**
     * Films of the presenter speaking, shown for `seconds` from `start` on; in between stands the picture at rest. None for
     * a presenter who is drawn.
     */
    clips: z
      .array(
        z.object({ clip_key: z.string().min(1), start: seconds, seconds: z.number().positive() }),
      )
      .default([]),
    /** Whether the head shifts and leans a little, as heads do. */
    moves: z.boolean().default(false),
    /** `middle` is for a film of nothing but the presenter. */
    position: z.enum(['bottom_left', 'bottom_right', 'middle']).default('bottom_left'),
    /** Diameter of the medallion with its ring, as a share of the frame's shorter side. */
    scale: z.number().min(0.1).max(0.8).default(0.235),
    /** Of the ring around the picture. */
    border: z.string().default('#FFFFFF'),
    ...span,
  })
  .refine(
    ({ pictures, rest, cues }) =>
      [rest, ...cues.map(({ picture }) => picture)].every((name) => name in pictures),
    'There is a picture for each cue.',
  )
  .refine(
    ({ eyes, eye_cues: cues }) => cues.every(({ look }) => look === null || look in eyes),
    'There is a picture for each look of the eyes.',
  );

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
export type StoryboardScene = z.input<typeof sceneSchema>;
export type CaptionCue = z.input<typeof cueSchema>;
export type Watermark = z.input<typeof watermarkSchema>;
export type Overlay = z.input<typeof overlaySchema>;
export type Presenter = z.input<typeof presenterSchema>;
export type EncoderSettings = z.infer<typeof encoderSchema>;
export type Framing = z.output<typeof framingSchema>;
export type Reveal = z.infer<typeof revealSchema>;
export type Clip = z.output<typeof clipSchema>;
/** As it is rendered, with everything filled in. */
export type WholeStoryboard = z.output<typeof storyboardSchema>;
export type WholeCaptionStyle = z.output<typeof captionStyleSchema>;
