import type { CameraAssumption, LandReadingData } from '@groundwork/contract/land/reading';
import { type LandWarning, type LandWarningCode, landWarning } from '@groundwork/contract/warnings';
import type { ScenePicture } from './scene-picture.js';

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

/** Warnings about what proposals change of the words, and houses that the frame cuts, proposal by proposal. */
export function proposalWarnings(
  pictures: readonly Pick<ScenePicture, 'kind' | 'changes' | 'cut'>[],
): LandWarning[] {
  return pictures
    .filter(({ kind }) => kind === 'proposal')
    .flatMap(({ changes = [], cut = false }, index) => [
      ...changes.map((change) =>
        landWarning('PROPOSAL_CHANGED', `Proposal ${index + 1} ${change}`),
      ),
      ...(cut
        ? [
            landWarning(
              'PROPOSAL_CUT',
              `Proposal ${index + 1} is larger than the film’s frame shows of this photo; an area farther off, or a photo of the film’s shape, shows it whole`,
            ),
          ]
        : []),
    ]);
}
