import { z } from 'zod';

/** Assumptions of a land film, and things it could not do, in `result.warnings`. */
export const landWarnings = {
  CAMERA_HEIGHT_ASSUMED: 'The height of the camera above the ground was assumed',
  FOCAL_LENGTH_ASSUMED: 'The focal length of the camera was assumed',
  SUN_ASSUMED: 'The direction of the sun was assumed',
  SCALE_ASSUMED: 'Sizes on the ground are estimates: nothing in the photo tells its scale',
  PHOTO_RESOLUTION_LOW:
    'The photo has too few pixels to show the proposals both near and sharp; send a larger one',
  AREA_REACHES_OVER_HORIZON: 'The area reaches above the horizon; only what lies below it was used',
  AREA_NOT_OPEN: 'Something stands on the area; it was built on up to there',
  AREA_REACHES_OUT_OF_FRAME: 'The area reaches out of the film’s frame',
  PROPOSAL_CUT:
    'A proposal is larger than the film’s frame shows of this photo; an area farther off, or a photo of the film’s shape, shows it whole',
  PROPOSAL_LEFT_OUT: 'A proposal does not fit on the area and was left out',
  PROPOSAL_CHANGED: 'Part of what was asked for does not fit on the area and was left out',
} as const satisfies Record<string, string>;
export type LandWarningCode = keyof typeof landWarnings;
export const landWarningCodes = Object.keys(landWarnings) as [
  LandWarningCode,
  ...LandWarningCode[],
];

export const landWarningSchema = z.object({ code: z.enum(landWarningCodes), message: z.string() });
export type LandWarning = z.infer<typeof landWarningSchema>;

/** A warning in the catalogue's words, or in more precise ones. */
export function landWarning(code: LandWarningCode, message?: string): LandWarning {
  return { code, message: message ?? landWarnings[code] };
}

/** An assumption about a film of any kind, or something it could not do, in `result.warnings`. */
export const filmWarningSchema = z
  .object({
    code: z
      .enum([...landWarningCodes, 'VOICE_BUILT_IN'])
      .describe('What we assumed or could not do.'),
    message: z.string(),
  })
  .meta({ id: 'FilmWarning' });
export type FilmWarning = z.infer<typeof filmWarningSchema>;

/** Capabilities that a provider can be set for. */
export const engineCapabilities = [
  'vision',
  'text',
  'image',
  'speech',
  'video',
  'presenter',
] as const;
export type EngineCapability = (typeof engineCapabilities)[number];

/** Why the embedded engine replaced a provider or an installed voice. */
export const engineWarningReasons = {
  unavailable: 'it could not be reached, or not in time',
  refused: 'it refused the request',
  unusable: 'its answer could not be used',
  removed: 'its voice is no longer installed',
} as const satisfies Record<string, string>;
export type EngineWarningReason = keyof typeof engineWarningReasons;
const reasonNames = Object.keys(engineWarningReasons) as [
  EngineWarningReason,
  ...EngineWarningReason[],
];

/** A part of a result that the embedded engine made because a provider failed. The provider's own words stay private. */
export const engineWarningSchema = z
  .object({
    capability: z.enum(engineCapabilities).describe('What the provider was asked for.'),
    reason: z
      .enum(reasonNames)
      .describe(
        '`unavailable`: it did not answer in time. `refused`: it declined. `unusable`: its answer could not be used. `removed`: its voice is no longer installed.',
      ),
    message: z.string(),
  })
  .meta({ id: 'EngineWarning' });
export type EngineWarning = z.infer<typeof engineWarningSchema>;

const doings: Readonly<Record<EngineCapability, string>> = {
  vision: 'Pictures were read',
  text: 'Texts were written or understood',
  image: 'Pictures were made',
  speech: 'The narration was spoken',
  video: 'Scenes were moved',
  presenter: 'The presenter was drawn',
};

export function engineWarning(
  capability: EngineCapability,
  reason: EngineWarningReason,
): EngineWarning {
  return {
    capability,
    reason,
    message: `${doings[capability]} by the embedded engine instead of the ${capability} engine: ${engineWarningReasons[reason]}`,
  };
}
