import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { TaskFault } from '@groundwork/film-pipeline';
import { fillPolygon, type GreyMap, type Polygon, polygonShare } from '@groundwork/imaging';
import { partBelow } from '@groundwork/imaging/polygon-geometry';
import {
  type PlacedProposal,
  renderProposalInWorker,
  type ShownBrief,
  shownBrief,
} from '@groundwork/massing';
import { measurePlot } from '@groundwork/photo-reading/plot/measure-plot';
import type { Proposal, ProposalPort } from '../ports.js';
import { terrainOfHint } from '../reading/terrain-hint.js';
import { type ChosenBrief, chooseBrief, type Feature, notUnderstood } from './choose-brief.js';
import { describeBrief } from './describe-brief.js';
import {
  apparentWidth,
  isBareFromAbove,
  NoRoomForProposal,
  placeBrief,
  roomFor,
  roughness,
} from './place-brief.js';

/** Hidden share of a row of the area from which the row is not buildable. */
const HIDDEN = 0.12;
/** Least remaining share of an area: below it, the customer means to build where something stands. */
const LEAST_LEFT = 0.35;

/**
 * The part of an area in front of the obstacles at its far side. Areas are often drawn up to the edge of a wood or
 * beyond, where trees would hide a house.
 */
export function openArea(area: Polygon, occluders: GreyMap | null): Polygon {
  if (occluders === null) return area;
  const { width, height, data } = occluders;
  const inside = fillPolygon(area, width, height);
  const first = Math.floor(Math.min(...area.map(({ y }) => y)) * height);
  // Where the area begins in a row, nothing of it is seen to be open.
  const isHidden = (row: number) => {
    let [cells, hidden] = [0, 0];
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      cells += inside[at] ?? 0;
      if (inside[at] === 1 && data[at] !== 0) hidden += 1;
    }
    return cells === 0 || hidden > HIDDEN * cells;
  };
  const end = Math.min(height, Math.ceil(Math.max(...area.map(({ y }) => y)) * height));
  let row = first;
  while (row < end && isHidden(row)) row += 1;
  if (row === first) return area;
  const open = partBelow(area, row / height);
  return open.length >= 3 && polygonShare(open) >= LEAST_LEFT * polygonShare(area) ? open : area;
}

/** Share of a proposal that has to be seen: of one that trees hide, a film would tell what it does not show. */
const LEAST_SEEN = 0.5;

/** Proposals built and drawn by `@groundwork/massing`: no network, the same picture for the same seed. */
export class StudioProposals implements ProposalPort {
  async propose(input: Parameters<ProposalPort['propose']>[0]): Promise<Proposal> {
    const { photo, plot, occluders, index, prompt, style, exclude, terrainHint, language, signal } =
      input;
    signal.throwIfAborted();
    const seed = input.seed + index * 101;
    const rough = roughness(plot.terrain, isBareFromAbove(photo, plot));
    const size = measurePlot(plot.camera, plot.area);
    const site = {
      camera: plot.camera,
      area: plot.camera.view === 'straight_down' ? plot.area : openArea(plot.area, occluders),
      seed,
      sun: plot.sun,
      roughGround: rough !== null,
      ...(input.wantedWidth === undefined ? {} : { wantedWidth: input.wantedWidth }),
      ...(input.leastWidth === undefined ? {} : { leastWidth: input.leastWidth }),
      ...(input.mostWidth === undefined ? {} : { mostWidth: input.mostWidth }),
      shownWidth: input.shownWidth ?? 1,
    };
    const chosen = chooseBrief({
      terrain: (terrainHint === null ? null : terrainOfHint(terrainHint)) ?? plot.terrain.terrain,
      roughness: rough,
      ...(size === null ? {} : { plotAreaM2: size.areaM2 }),
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
    const { brief, isKindAsked } = chosen;
    if (!chosen.namesBuilding) {
      const message = notUnderstood(index, prompt ?? '');
      throw new TaskFault('PROPOSAL_NOT_UNDERSTOOD', { message });
    }
    const placed = placeBrief(brief, site);
    if (placed === null)
      throw new NoRoomForProposal(index, isKindAsked ? describeBrief(brief) : null);
    const { treesSeen, seenShare, ...rendered } = await renderProposalInWorker(
      { photo, placed, occluders, sun: plot.sun, contrast: plot.terrain.shading.contrast, seed },
      signal,
    );
    if (seenShare < LEAST_SEEN) throw new NoRoomForProposal(index, null, true);
    const shown: ShownBrief = {
      ...shownBrief(placed),
      trees: treesSeen < 2 ? null : placed.brief.trees,
      wallsHidden: plot.camera.view === 'straight_down',
    };
    return {
      ...rendered,
      summary: describeBrief(shown),
      placed,
      shown,
      changes: changesOf(chosen, shown, placed, input.unread ?? chosen.ignoredWords),
    };
  }
}

/** In which ways a proposal is not as the words ask. */
function changesOf(
  { wanted, brief }: ChosenBrief,
  shown: ShownBrief,
  { buildings }: PlacedProposal,
  unread: readonly string[],
): string[] {
  const missing = wanted.features.filter((feature) => !hasFeature(shown, feature));
  const homes = buildings.reduce((sum, building) => sum + building.homes, 0);
  const counts = brief.kind !== 'apartment_block' && wanted.homes > 1 && wanted.homes !== homes;
  const changes: readonly (readonly [boolean, string])[] = [
    [missing.length > 0, `has no ${missing.join(' and no ')}: there is no room for it`],
    [wanted.storeys > shown.storeys, `has ${shown.storeys} of ${wanted.storeys} storeys`],
    [counts, `has ${homes} homes, not ${wanted.homes}`],
    [unread.length > 0, `leaves out words that were not understood: ${unread.join(', ')}`],
  ];
  return changes.flatMap(([applies, words]) => (applies ? [words] : []));
}

function hasFeature(shown: ShownBrief, feature: Feature): boolean {
  return shown[feature] !== false && shown[feature] !== 'none';
}
