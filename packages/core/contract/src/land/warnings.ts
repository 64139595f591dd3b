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
