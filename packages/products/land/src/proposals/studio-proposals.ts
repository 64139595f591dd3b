import { scriptLanguage } from '@groundwork/contract';
import type { Polygon } from '@groundwork/imaging';
import { type ProposalBrief, renderProposalInWorker, shownBrief } from '@groundwork/massing';
import type { Proposal, ProposalPort } from '../ports.js';
import { terrainOfHint } from '../reading/terrain-hint.js';
import { chooseBrief, type Feature } from './choose-brief.js';
import { describeBrief } from './describe-brief.js';
import { NoRoomForProposal } from './no-room.js';
import { openArea } from './open-area.js';
import { apparentWidth, placeBrief, roomFor } from './place-brief.js';
import { isBareFromAbove, roughness } from './rough-ground.js';

/** Proposals built and drawn by `@groundwork/massing`: no network, the same picture for the same seed. */
export class StudioProposals implements ProposalPort {
  async propose(input: Parameters<ProposalPort['propose']>[0]): Promise<Proposal> {
    const { photo, plot, occluders, index, prompt, style, exclude, terrainHint, language, signal } =
      input;
    signal.throwIfAborted();
    const seed = input.seed + index * 101;
    const rough = roughness(plot.terrain, isBareFromAbove(photo, plot));
    const chosenOn = (area: Polygon) => {
      const site = {
        camera: plot.camera,
        area,
        seed,
        sun: plot.sun,
        roughGround: rough !== null,
        ...(plot.access === undefined ? {} : { access: plot.access }),
        ...(input.wantedWidth === undefined ? {} : { wantedWidth: input.wantedWidth }),
        ...(input.leastWidth === undefined ? {} : { leastWidth: input.leastWidth }),
        ...(input.mostWidth === undefined ? {} : { mostWidth: input.mostWidth }),
        shownWidth: input.shownWidth ?? 1,
      };
      const chosen = chooseBrief({
        terrain: (terrainHint === null ? null : terrainOfHint(terrainHint)) ?? plot.terrain.terrain,
        roughness: rough,
        index,
        prompt,
        style,
        exclude,
        language: scriptLanguage(language),
        seed: input.seed,
        roomFor: (candidate) => roomFor(candidate, site),
        widthOf: (candidate) => apparentWidth(candidate, site),
        ...(input.asked === undefined ? {} : { asked: input.asked }),
      });
      return { ...chosen, placed: placeBrief(chosen.brief, site) };
    };
    const open = plot.camera.view === 'straight_down' ? plot.area : openArea(plot.area, occluders);
    const before = chosenOn(open);
    // If nothing fits in front of the obstacles, the area was drawn over them on purpose.
    const { brief, isKindAsked, askedFeatures, ignoredWords, placed } =
      before.placed === null && open !== plot.area ? chosenOn(plot.area) : before;
    if (placed === null)
      throw new NoRoomForProposal(index, isKindAsked ? describeBrief(brief) : null);
    const rendered = await renderProposalInWorker(
      { photo, placed, occluders, sun: plot.sun, contrast: plot.terrain.shading.contrast, seed },
      signal,
    );
    const shown = shownBrief(placed);
    return {
      ...rendered,
      summary: describeBrief(shown),
      placed,
      shown,
      leftOut: askedFeatures.filter((feature) => !hasFeature(shown, feature)),
      ignoredWords,
    };
  }
}

function hasFeature(shown: ProposalBrief, feature: Feature): boolean {
  return shown[feature] !== false && shown[feature] !== 'none';
}
