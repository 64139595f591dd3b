import { type LandWarning, landWarning } from '@groundwork/contract/warnings';
import type { ScenePicture } from '../scene-picture.js';

/** Warnings about parts without room and houses that the frame cuts, proposal by proposal. */
export function proposalWarnings(
  pictures: readonly Pick<ScenePicture, 'kind' | 'leftOut' | 'cut'>[],
): LandWarning[] {
  return pictures
    .filter(({ kind }) => kind === 'proposal')
    .flatMap(({ leftOut = [], cut = false }, index) => [
      ...(leftOut.length === 0
        ? []
        : [
            landWarning(
              'PROPOSAL_CHANGED',
              `Proposal ${index + 1} has no ${leftOut.join(' and no ')}: there is no room for it`,
            ),
          ]),
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
