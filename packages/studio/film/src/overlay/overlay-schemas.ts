import { z } from 'zod';

const share = z.number().min(0).max(1);
const seconds = z.number().nonnegative();

const corner = z.enum(['top_left', 'top_right', 'bottom_left', 'bottom_right']);

export const fontSchema = z.enum(['sans', 'serif', 'display', 'mono']);

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
]);

/**
 * A speaking head in a medallion, mostly in a lower corner: inside the safe area, clear of captions and watermark,
 * over pictures but never over cards. It fades in and out softly.
 */
export const presenterSchema = z
  .object({
    /** Square pictures of the head in the object store, by what its mouth does. */
    pictures: z.record(z.string().min(1), z.object({ image_key: z.string().min(1) })),
    /** Shown before the first cue, and on the cover. */
    rest: z.string().min(1),
    /** From `at`, in seconds of the film, this picture is shown; in order. */
    cues: z.array(z.object({ at: seconds, picture: z.string().min(1) })),
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

export type Watermark = z.input<typeof watermarkSchema>;
export type Overlay = z.input<typeof overlaySchema>;
export type Presenter = z.input<typeof presenterSchema>;
