import { placeProposal, renderProposalInWorker, shownBrief } from '@groundwork/massing';
import type { Proposal, ProposalPort } from '../../ports.js';
import { scriptLanguage } from '../language.js';
import { terrainOfHint } from '../plot/terrain-hint.js';
import { chooseBrief } from './choose-brief.js';
import { describeBrief } from './describe-brief.js';
import { openArea } from './open-area.js';

/** Proposals built and drawn by `@groundwork/massing`: no network, the same picture for the same seed. */
export class StudioProposals implements ProposalPort {
  async propose(input: Parameters<ProposalPort['propose']>[0]): Promise<Proposal> {
    const { photo, plot, standing, index, prompt, style, exclude, terrainHint, language, signal } =
      input;
    signal.throwIfAborted();
    const seed = input.seed + index * 101;
    const { brief, ignoredWords } = chooseBrief({
      terrain: (terrainHint === null ? null : terrainOfHint(terrainHint)) ?? plot.terrain.terrain,
      index,
      prompt,
      style,
      exclude,
      language: scriptLanguage(language),
      seed: input.seed,
      ...(input.asked === undefined ? {} : { asked: input.asked }),
    });
    const placed = placeProposal({
      brief,
      camera: plot.camera,
      area: plot.camera.view === 'straight_down' ? plot.area : openArea(plot.area, standing),
      seed,
      sun: plot.sun,
    });
    const rendered = await renderProposalInWorker(
      { photo, placed, standing, sun: plot.sun, contrast: plot.terrain.shading.contrast, seed },
      signal,
    );
    const shown = shownBrief(placed);
    return { ...rendered, summary: describeBrief(shown), placed, shown, ignoredWords };
  }
}
