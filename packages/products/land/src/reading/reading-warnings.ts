import type { CameraAssumption, LandReadingData } from '@groundwork/contract/land/reading';
import { type LandWarning, type LandWarningCode, landWarning } from '@groundwork/contract/warnings';

/** An assumed roll is too small for a warning, and an assumed pitch shows as the horizon. */
const ofAssumption: Partial<Record<CameraAssumption, LandWarningCode>> = {
  height_m: 'CAMERA_HEIGHT_ASSUMED',
  focal_mm_equivalent: 'FOCAL_LENGTH_ASSUMED',
};
const ofObjection = ['AREA_REACHES_OVER_HORIZON', 'AREA_NOT_OPEN'] as const;

/** Finds the assumptions that a film takes over from the reading of its photo. */
export function readingWarnings({
  camera: { assumed },
  sun,
  objections,
}: Pick<LandReadingData, 'camera' | 'sun' | 'objections'>): LandWarning[] {
  return [
    ...assumed.flatMap((name) => ofAssumption[name] ?? []),
    // Sizes on the ground follow from the height and the focal length.
    ...(assumed.includes('height_m') && assumed.includes('focal_mm_equivalent')
      ? (['SCALE_ASSUMED'] as const)
      : []),
    ...(sun === null ? (['SUN_ASSUMED'] as const) : []),
    ...ofObjection.filter((code) => objections.some((objection) => objection.code === code)),
  ].map((code) => landWarning(code));
}
