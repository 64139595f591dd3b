import { z } from 'zod';
import { type TaskFailureCode, taskFailures } from '../tasks/tasks.js';

const share = z.number().min(0).max(1);
const point = z.object({ x: share, y: share });

export const landClasses = [
  'sky',
  'ground',
  'grass',
  'trees',
  'water',
  'road',
  'building',
  'rock',
  'snow',
  'thing',
] as const;
export type LandClass = (typeof landClasses)[number];

export const landViews = ['eye_level', 'oblique', 'straight_down'] as const;
export type LandView = (typeof landViews)[number];

/** Fields of the camera that neither the photo nor its metadata gave. */
export const cameraAssumptions = [
  'pitch_degrees',
  'roll_degrees',
  'height_m',
  'focal_mm_equivalent',
] as const;
export type CameraAssumption = (typeof cameraAssumptions)[number];

/** Words that a script may use about a photo. */
export const landClaims = [
  'eye_level',
  'view_from_above',
  'view_straight_down',
  'sky',
  'blue_sky',
  'glowing_sky',
  'trees',
  'green_trees',
  'grass',
  'green_grass',
  'golden_grass',
  'water',
  'sea',
  'rock',
  'buildings',
  'low_sun',
  'plot_size',
] as const;
export type LandClaim = (typeof landClaims)[number];

/** How the direction of a sun outside the picture was found. */
export const sunSources = ['place_and_time', 'shadows', 'assumed'] as const;

/** Objections for which a film of the photo would fail: the codes are those of the failed task. */
export const landRefusalCodes = [
  'PHOTO_NOT_LAND',
  'AREA_NOT_FOUND',
  'AREA_TOO_SMALL',
  'PROPOSAL_DOES_NOT_FIT',
] as const satisfies readonly TaskFailureCode[];
/** Of these, the ones of a photo in which there is nothing to build on: its reading has no plot. */
export const plotlessRefusals: readonly string[] = [
  'PHOTO_NOT_LAND',
  'AREA_NOT_FOUND',
] satisfies LandRefusalCode[];
export type LandRefusalCode = (typeof landRefusalCodes)[number];

/** Objections that do not prevent a film: uncertain findings, or flaws that will show in it. */
export const smallObjections = {
  LAND_UNCERTAIN: 'It is not certain that the photo shows land to build on',
  VIEW_UNCERTAIN: 'It is not certain from where the photo was taken',
  HORIZON_UNCERTAIN: 'The horizon could not be made out with certainty',
  PLOT_UNCERTAIN: 'It is not certain that the plot that was found is open ground',
  AREA_REACHES_OVER_HORIZON: 'The area reaches above the horizon; only what lies below it is used',
  AREA_NOT_OPEN: 'Something stands on the area; it is built on up to there',
  PHOTO_BLURRED: 'The photo is blurred',
  PHOTO_RESOLUTION_LOW: 'The photo has too few pixels to show a proposal both near and sharp',
} as const satisfies Record<string, string>;
export type SmallObjectionCode = keyof typeof smallObjections;

export type ObjectionCode = LandRefusalCode | SmallObjectionCode;
export const objectionCodes = [...landRefusalCodes, ...Object.keys(smallObjections)] as [
  ObjectionCode,
  ...ObjectionCode[],
];

export const objectionSchema = z.object({ code: z.enum(objectionCodes), sentence: z.string() });
export type Objection = z.infer<typeof objectionSchema>;

/** An objection in the catalogue's words, or in more precise ones. */
export function objection(code: ObjectionCode, sentence?: string): Objection {
  const smallSentence =
    code in smallObjections ? smallObjections[code as SmallObjectionCode] : undefined;
  return { code, sentence: sentence ?? smallSentence ?? taskFailures[code as LandRefusalCode] };
}

/** The first objection for which a film would fail; null when it can be made. */
export function refusalAmong(
  objections: readonly Objection[],
): { readonly code: LandRefusalCode; readonly sentence: string } | null {
  for (const { code, sentence } of objections) {
    const refusal = landRefusalCodes.find((name) => name === code);
    if (refusal !== undefined) return { code: refusal, sentence };
  }
  return null;
}

/** A reading of a photo of land, without the picture that explains it. */
export const landReadingDataSchema = z.object({
  land: z.object({ probability: share }),
  view: z.enum(landViews),
  view_probability: share,
  /** In shares of the photo's height, and possibly outside of it; null if unknown. */
  horizon: z.object({ y: z.number(), spread: z.number().nonnegative() }).nullable(),
  camera: z.object({
    /** 0 looks at the horizon, -90 straight down. */
    pitch_degrees: z.number().min(-90).max(90),
    /** Positive where the horizon falls to the right. */
    roll_degrees: z.number().min(-180).max(180),
    /** Above the ground at the plot. */
    height_m: z.number().positive(),
    /** For a frame 36 mm wide. */
    focal_mm_equivalent: z.number().positive(),
    assumed: z.array(z.enum(cameraAssumptions)),
  }),
  sun: z
    .union([
      /** In the picture, in shares of its width and height. */
      point,
      z.object({
        /** Clockwise from the direction of view: 0 ahead, 90 to the right. From straight above 0 is the top edge. */
        azimuth_degrees: z.number().min(-180).max(180),
        elevation_degrees: z.number().min(-90).max(90),
        source: z.enum(sunSources),
      }),
    ])
    .nullable(),
  /** Shares of the photo; they add up to one. */
  classes: z.object({
    sky: share,
    ground: share,
    grass: share,
    trees: share,
    water: share,
    road: share,
    building: share,
    rock: share,
    snow: share,
    thing: share,
  } satisfies Record<LandClass, typeof share>),
  plot: z
    .object({
      /** In shares of the photo's width and height. */
      polygon: z.array(point).min(3),
      area_m2: z.number().nonnegative(),
      width_m: z.number().nonnegative(),
      depth_m: z.number().nonnegative(),
      /** From the camera's foot to the plot's nearest edge. */
      distance_m: z.number().nonnegative(),
      confidence: share,
    })
    .nullable(),
  /** All that a script may say of this photo. */
  claims: z.array(z.enum(landClaims)),
  objections: z.array(objectionSchema),
});
export type LandReadingData = z.infer<typeof landReadingDataSchema>;

/** `reading` of GET /v1/land/readings/{readingId}. */
export const landReadingSchema = landReadingDataSchema.extend({
  /** The photo with everything that was read drawn in. */
  explanation_url: z.string(),
});
export type LandReading = z.infer<typeof landReadingSchema>;
