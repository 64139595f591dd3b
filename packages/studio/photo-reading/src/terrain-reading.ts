import { z } from 'zod';
import { type PerceptionClass, perceptionClasses } from './perception/perception.js';

/** Names of the land a photo can show. */
export const terrainNames = [
  'meadow',
  'field',
  'forest',
  'hillside',
  'mountain',
  'coast',
  'desert',
  'snow',
  'urban',
] as const;
export type TerrainName = (typeof terrainNames)[number];

/** How the camera looks at the land. */
export const terrainViews = ['eye_level', 'oblique', 'straight_down'] as const;
export type TerrainView = (typeof terrainViews)[number];

const share = z.number().min(0).max(1);

/** Mean 8-bit sRGB colour. */
export const colourSchema = z.object({
  r: z.number().min(0).max(255),
  g: z.number().min(0).max(255),
  b: z.number().min(0).max(255),
});
export type Colour = z.infer<typeof colourSchema>;

export function ofEachClass<Value>(
  value: (name: PerceptionClass, index: number) => Value,
): Record<PerceptionClass, Value> {
  return Object.fromEntries(
    perceptionClasses.map((name, index) => [name, value(name, index)]),
  ) as Record<PerceptionClass, Value>;
}

/** Findings from the pixels of one photo, as plain data that a task can store. */
export const terrainReadingSchema = z.object({
  view: z.enum(terrainViews),
  /** Height of the horizon at the middle of the picture as a share from the top; null when it is not in the picture. */
  horizonY: share.nullable(),
  /** Share of the picture's pixels in each class; they sum to 1. */
  shares: z.record(z.enum(perceptionClasses), share),
  /** Share of the picture's pixels that are of the class with a probability of at least 0.9. */
  sureShares: z.record(z.enum(perceptionClasses), share),
  terrain: z.enum(terrainNames),
  /** Mean colours of certain areas of the class; null if there are too few. */
  colours: z.record(z.enum(perceptionClasses), colourSchema.nullable()),
  shading: z.object({
    /**
     * Direction to the sun in the ground plane, in degrees clockwise from the direction of view, seen from above: 0 is
     * ahead of the camera, 90 to the right, -90 to the left, 180 behind it. Null without a sky, and when the light is
     * too even.
     */
    azimuthDegrees: z.number().min(-180).max(180).nullable(),
    /** Height of the sun above the horizon in degrees; null if unknown. */
    elevationDegrees: z.number().min(0).max(90).nullable(),
    /** 0 is dark, 1 is as bright as a picture can be: mean lightness of the whole picture. */
    brightness: share,
    /** -1 is blue light, 0 neutral, 1 orange light. */
    warmth: z.number().min(-1).max(1),
    /** 0 is fully overcast, 1 is hard sun. */
    contrast: share,
  }),
});
export type TerrainReading = z.infer<typeof terrainReadingSchema>;
