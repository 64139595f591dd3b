import type { Raster } from '@groundwork/imaging';
import { z } from 'zod';

/** The content of a scene, for an engine's prompt. */
export interface MovingScene {
  /** The scene's name in its film, for the record of the call. */
  readonly id?: string;
  readonly kind: MovingSceneKind;
  /** A noun phrase in English, or the customer's own words; null for none. */
  readonly shows: string | null;
  /** Whether it has people in it. */
  readonly people?: boolean;
}

/**
 * Scenes of land films: the land, a proposal, a customer's own picture. Scenes of property films: a photo in a living
 * property, and one in the other kinds.
 */
const movingSceneKinds = ['terrain', 'proposal', 'supplied', 'living', 'photo'] as const;
export type MovingSceneKind = (typeof movingSceneKinds)[number];

/** A piece of film that begins with a picture. */
export interface VideoClip {
  /** MP4 without sound. */
  readonly file: Buffer;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** The part of the picture that it shows, as shares of the picture's width and height. */
  readonly window: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/**
 * Animates a picture: leaves stir, water glitters, clouds pass, while the camera and everything else stay in place. The
 * film's own camera moves over it.
 */
export interface VideoPort {
  /** @returns null where nothing is to be animated: the picture is shown as it is */
  animate(input: {
    readonly picture: Raster;
    readonly scene: MovingScene;
    /** How long the clip is wanted; it may be shorter or longer. */
    readonly seconds: number;
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<VideoClip | null>;
}

const numbers = (text: string) =>
  text.split(/[\s,]+/u).flatMap((part) => (part === '' ? [] : [Number(part)]));
const size = z
  .string()
  .regex(/^\d{2,4}x\d{2,4}$/u)
  .transform((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  });
/** An object's text of JSON. */
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' });
    return z.NEVER;
  }
});

/** Further fields of a job's request, as a JSON object. */
const moreFields = json
  .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
  .optional();

/** Options and abilities of a video server, in addition to its address. */
export const videoServerEnvironment = {
  /** Scenes to animate, comma-separated. Slideshows have many photos, which stay still unless listed. */
  VIDEO_SCENES: z
    .string()
    .default('terrain,proposal,supplied,living')
    .transform((text) => text.split(/[\s,]+/u).filter((kind) => kind !== ''))
    .pipe(z.array(z.enum(movingSceneKinds))),
  /** Sizes that the server makes: `1280x720,720x1280`. Unset: any, in the picture's own shape. */
  VIDEO_SIZES: z
    .string()
    .transform((text) => text.split(/[\s,]+/u).filter((part) => part !== ''))
    .pipe(z.array(size).min(1))
    .optional(),
  /** Longer side of a clip where the server makes any size. */
  VIDEO_LONGER_SIDE: z.coerce.number().int().min(256).max(3840).default(1280),
  /** Lengths in seconds that the server makes: `5,10`. Unset: any whole number up to VIDEO_MOST_SECONDS. */
  VIDEO_LENGTHS: z
    .string()
    .transform(numbers)
    .pipe(z.array(z.number().positive()).min(1))
    .optional(),
  VIDEO_MOST_SECONDS: z.coerce.number().int().min(1).max(60).default(8),
  /** Seconds between two looks at a job. */
  VIDEO_POLL_SECONDS: z.coerce.number().positive().default(3),
  /** More fields of the request, as a JSON object: `{"fps": 24, "num_inference_steps": 30}`. */
  VIDEO_PARAMETERS: moreFields,
  /** The field of fal's models that takes the picture. */
  VIDEO_PICTURE_FIELD: z.string().min(1).default('image_url'),
};
type VideoEnvironment = z.output<z.ZodObject<typeof videoServerEnvironment>>;

export interface VideoSettings {
  readonly scenes: VideoEnvironment['VIDEO_SCENES'];
  /** null for any, in the picture's own shape. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[] | null;
  readonly longerSide: number;
  /** Rising; null for any. */
  readonly lengths: readonly number[] | null;
  readonly mostSeconds: number;
  readonly pollMs: number;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  readonly pictureField: string;
}

export function videoSettings(from: VideoEnvironment): VideoSettings {
  return {
    scenes: from.VIDEO_SCENES,
    sizes: from.VIDEO_SIZES ?? null,
    longerSide: from.VIDEO_LONGER_SIDE,
    lengths:
      from.VIDEO_LENGTHS === undefined ? null : [...from.VIDEO_LENGTHS].sort((a, b) => a - b),
    mostSeconds: from.VIDEO_MOST_SECONDS,
    pollMs: from.VIDEO_POLL_SECONDS * 1000,
    parameters: from.VIDEO_PARAMETERS ?? {},
    pictureField: from.VIDEO_PICTURE_FIELD,
  };
}

/** Options of a server that films presenters, beside its address. */
export const presenterServerEnvironment = {
  /** Side of the square picture that is sent, in pixels. */
  PRESENTER_SIDE: z.coerce.number().int().min(256).max(2048).default(768),
  /** Seconds between two looks at a job. */
  PRESENTER_POLL_SECONDS: z.coerce.number().positive().default(3),
  /** More fields of the request, as a JSON object: `{"resolution": "720p"}`. */
  PRESENTER_PARAMETERS: moreFields,
  /** The fields that take the picture and the sound: those of fal's models; the sound's also for OpenAI's shape. */
  PRESENTER_PICTURE_FIELD: z.string().min(1).default('image_url'),
  PRESENTER_AUDIO_FIELD: z.string().min(1).optional(),
};
type PresenterEnvironment = z.output<z.ZodObject<typeof presenterServerEnvironment>> & {
  readonly PRESENTER_DRIVER: 'openai' | 'fal';
};

export interface PresenterSettings {
  readonly side: number;
  readonly pollMs: number;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  readonly pictureField: string;
  readonly audioField: string;
}

export function presenterSettings(from: PresenterEnvironment): PresenterSettings {
  const usual = from.PRESENTER_DRIVER === 'fal' ? 'audio_url' : 'input_audio';
  return {
    side: from.PRESENTER_SIDE,
    pollMs: from.PRESENTER_POLL_SECONDS * 1000,
    parameters: from.PRESENTER_PARAMETERS ?? {},
    pictureField: from.PRESENTER_PICTURE_FIELD,
    audioField: from.PRESENTER_AUDIO_FIELD ?? usual,
  };
}
