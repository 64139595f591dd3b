import { type LandWarning, landWarning } from '@groundwork/contract';
import type { ScenePicture } from './scene-pictures.js';

/** What was asked for in words and found no room, proposal by proposal. */
export function proposalWarnings(
  pictures: readonly Pick<ScenePicture, 'kind' | 'leftOut'>[],
): LandWarning[] {
  return pictures
    .filter(({ kind }) => kind === 'proposal')
    .flatMap(({ leftOut = [] }, index) =>
      leftOut.length === 0
        ? []
        : [
            landWarning(
              'PROPOSAL_CHANGED',
              `Proposal ${index + 1} has no ${leftOut.join(' and no ')}: the area has no room for it`,
            ),
          ],
    );
}
