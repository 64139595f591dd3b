import { z } from 'zod';
import { movingSceneKinds } from './video-port.js';

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
export const moreFields = json
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
export type VideoEnvironment = z.output<z.ZodObject<typeof videoServerEnvironment>>;

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
