import {
  type CameraAssumption,
  type LandReadingData,
  type LandWarning,
  type LandWarningCode,
  landWarning,
} from '@groundwork/contract';

/** A roll that was taken for none is too small to tell of, and a pitch is told as the horizon. */
const ofAssumption: Partial<Record<CameraAssumption, LandWarningCode>> = {
  height_m: 'CAMERA_HEIGHT_ASSUMED',
  focal_mm_equivalent: 'FOCAL_LENGTH_ASSUMED',
};
const ofObjection = ['AREA_REACHES_OVER_HORIZON', 'AREA_NOT_OPEN'] as const;

/** What a film takes over from the reading of its photo without being told so by it. */
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
