import { buildingSilhouette } from '@groundwork/massing';
import { changedArea, grownArea, spreadValues } from '@groundwork/providers/image/edit-area';
import { makeTrueEdit } from '@groundwork/providers/image/true-edit';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import type { Proposal, ProposalPort } from '../ports.js';
import { proposalPrompt } from './proposal-prompt.js';

/** How far beyond the model an engine may draw: leaves, eaves, soft shadows. Share of the longer side. */
const ROOM = 0.012;

/**
 * Realistic proposals by an image engine: the embedded engine decides the layout, and its picture is the guide. The
 * house appears in the same order, because it is in the same place.
 */
export function createRemoteProposals(task: TaskEngines, embedded: ProposalPort): ProposalPort {
  return {
    async propose(input) {
      const planned = await embedded.propose(input);
      return task.remoteOr(
        'image',
        () => madeReal(task, input, planned),
        async () => planned,
      );
    },
  };
}

async function madeReal(
  task: TaskEngines,
  { photo, prompt, style, exclude, seed, index }: Parameters<ProposalPort['propose']>[0],
  planned: Proposal,
): Promise<Proposal> {
  const room = Math.max(2, Math.round(ROOM * Math.max(photo.width, photo.height)));
  const built = changedArea(photo, planned.picture);
  const area = grownArea(built, room);
  const house = buildingSilhouette(planned.placed, photo.width, photo.height);
  const picture = await makeTrueEdit(task, {
    purpose: `proposal-${index + 1}`,
    photo,
    guide: planned.picture,
    area,
    subject: { ...house, data: house.data.map((value, at) => value & (area.data[at] ?? 0)) },
    prompt: proposalPrompt({
      summary: planned.summary,
      brief: planned.shown,
      buildings: planned.placed.buildings.length,
      words: { prompt, style, exclude },
    }),
    seed: (seed + index) >>> 0,
    feather: room,
  });
  return {
    ...planned,
    picture,
    reveal: planned.reveal === null ? null : spreadValues(planned.reveal, built, room),
  };
}
