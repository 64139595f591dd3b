import { z } from 'zod';
import { type TaskFailureCode, taskFailures } from '../tasks/tasks.js';
import words from '../words/failures.json' with { type: 'json' };

const share = z.number().min(0).max(1);
const metres = z.number().nonnegative().nullable();
const point = z.object({
  x: share.describe('From the left edge, as a share of the width.'),
  y: share.describe('From the top edge, as a share of the height.'),
});

/** `ground` is bare: earth, sand, gravel; `grass` is all low growth; `thing` is what moves or stands loose. */
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

/** What else a photo may show: rooms and parts of a property that sight tells surely. */
export const shownKinds = [
  'facade',
  'pool',
  'dining_room',
  'kitchen',
  'bedroom',
  'bathroom',
  'hall',
] as const;

/** How the direction of a sun outside the picture was found. */
export const sunSources = ['place_and_time', 'shadows', 'assumed'] as const;

/** What the scale of a reading rests on. */
export const scaleSources = ['given', 'metadata', 'eye_height', 'unknown'] as const;

/** Objections for which a film of the photo would fail: the codes are those of the failed task. */
export const landRefusalCodes = [
  'PHOTO_NOT_LAND',
  'AREA_NOT_FOUND',
  'SCALE_UNKNOWN',
  'PROPOSAL_DOES_NOT_FIT',
  'PROPOSAL_NOT_UNDERSTOOD',
] as const satisfies readonly TaskFailureCode[];
/** Of these, the ones of a photo in which there is nothing to build on: its reading has no plot. */
export const plotlessRefusals: readonly string[] = [
  'PHOTO_NOT_LAND',
  'AREA_NOT_FOUND',
] satisfies LandRefusalCode[];
export type LandRefusalCode = (typeof landRefusalCodes)[number];

/** Objections that do not prevent a film: uncertain findings, or flaws that will show in it. */
export const smallObjections = words.objections;
export type SmallObjectionCode = keyof typeof smallObjections;

export type ObjectionCode = LandRefusalCode | SmallObjectionCode;
export const objectionCodes = [...landRefusalCodes, ...Object.keys(smallObjections)] as [
  ObjectionCode,
  ...ObjectionCode[],
];

export const objectionSchema = z.object({
  code: z.enum(objectionCodes).describe('Stable code to act on.'),
  sentence: z.string().describe('Why, and what to send instead. For people; its words may change.'),
});
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
  land: z
    .object({ probability: share.describe('0 to 1.') })
    .describe('Whether the photo shows land.'),
  photo: z
    .object({
      shows: z.enum(shownKinds).nullable().describe('Null when no kind is sure enough.'),
      confidence: share.describe('How sure the likeliest kind is, others than these among them.'),
    })
    .optional()
    .describe('What the photo shows as a whole: which room or part of a property.'),
  view: z.enum(landViews).describe('Where the photo was taken from.'),
  view_probability: share.describe('How sure that is.'),
  horizon: z
    .object({
      y: z
        .number()
        .describe('From the top edge, as a share of the height; it may lie outside the photo.'),
      spread: z.number().nonnegative().describe('Its uncertainty, as a share of the height.'),
    })
    .nullable()
    .describe('The horizon in the middle of the photo; null when it is unclear.'),
  camera: z
    .object({
      pitch_degrees: z
        .number()
        .min(-90)
        .max(90)
        .describe('0 looks at the horizon, -90 straight down.'),
      roll_degrees: z
        .number()
        .min(-180)
        .max(180)
        .describe('Positive where the horizon falls to the right.'),
      height_m: z.number().positive().describe('Above the ground, in metres.'),
      focal_mm_equivalent: z.number().positive().describe('Focal length for a frame 36 mm wide.'),
      assumed: z.array(z.enum(cameraAssumptions)).describe('Fields of the camera that we assumed.'),
    })
    .describe('The camera, as far as the photo and its metadata show.'),
  sun: z
    .union([
      /** In the picture, in shares of its width and height. */
      point,
      z.object({
        azimuth_degrees: z
          .number()
          .min(-180)
          .max(180)
          .describe('Clockwise from the direction of view: 0 ahead, 90 to the right.'),
        elevation_degrees: z.number().min(-90).max(90).describe('Above the horizon.'),
        source: z.enum(sunSources).describe('How we found it.'),
      }),
    ])
    .nullable()
    .describe(
      'Its position in the photo, or else its direction; null when the light shows neither.',
    ),
  classes: z
    .object({
      sky: share.describe('Sky and clouds.'),
      ground: share.describe('Bare ground.'),
      grass: share.describe('Grass and fields.'),
      trees: share.describe('Trees and shrubs.'),
      water: share.describe('Water.'),
      road: share.describe('Roads and paths.'),
      building: share.describe('Buildings.'),
      rock: share.describe('Rock.'),
      snow: share.describe('Snow.'),
      thing: share.describe('People, animals, vehicles and other things.'),
    } satisfies Record<LandClass, typeof share>)
    .describe('Shares of the photo.'),
  plot: z
    .object({
      polygon: z
        .array(point)
        .min(3)
        .describe('Its corners; send them unchanged as `area_polygon`.'),
      area_m2: metres.describe('Square metres; null, like the lengths, where no scale is known.'),
      width_m: metres.describe('Metres across the view.'),
      depth_m: metres.describe('Metres along the view.'),
      distance_m: metres.describe('Metres from the camera’s foot to its nearest edge.'),
      confidence: share.describe(
        'How sure we are that this can be built on; 1 for an area of your own.',
      ),
    })
    .nullable()
    .describe('Where we would build: your area, or the one we found; null when there is none.'),
  scale: z
    .object({
      source: z
        .enum(scaleSources)
        .describe(
          'A size that you gave, the drone’s height in the metadata, the height of a standing person’s eyes, or nothing.',
        ),
      low_m2: z
        .number()
        .nonnegative()
        .nullable()
        .describe('Least area of the plot; null when nothing bounds it.'),
      high_m2: z
        .number()
        .nonnegative()
        .nullable()
        .describe('Largest area of the plot; null when nothing bounds it.'),
    })
    .nullable()
    .optional()
    .describe('How well the size of the plot is known; null without a plot.'),
  claims: z
    .array(z.enum(landClaims))
    .describe(
      'Everything that a script we write may say about this photo: things seen with a probability of at least 0.9, and measured colours.',
    ),
  objections: z
    .array(objectionSchema)
    .describe('Reasons against a film of this photo, the most serious first.'),
});
export type LandReadingData = z.infer<typeof landReadingDataSchema>;

/** `reading` of GET /v1/land/readings/{readingId}. */
export const landReadingSchema = landReadingDataSchema
  .extend({
    explanation_url: z.string().describe('Link to the photo with the reading drawn over it.'),
  })
  .meta({ id: 'LandReading' });
export type LandReading = z.infer<typeof landReadingSchema>;
