import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import {
  buildingSilhouette,
  type ProposalBrief,
  proposalBriefSchema,
  type ShownBrief,
} from '@groundwork/massing';
import { cutPicture } from '@groundwork/providers/image/canvas';
import { boxOf, changedArea, grownArea, spreadValues } from '@groundwork/providers/image/edit-area';
import { madeAlike } from '@groundwork/providers/image/guided-picture';
import { makeTrueEdit } from '@groundwork/providers/image/true-edit';
import { askForJson, quoted } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { z } from 'zod';
import type { Proposal, ProposalPort } from '../ports.js';
import { unreadWords } from './choose-brief.js';

/** Proposals that providers draw, and whose words they understand, where they are set. */
export function providedProposals(task: TaskEngines, embedded: ProposalPort): ProposalPort {
  const drawn =
    task.connection('image') === undefined ? embedded : createRemoteProposals(task, embedded);
  if (task.connection('text') === undefined) return drawn;
  return createUnderstoodProposals(task, drawn, (input) =>
    unreadWords({ ...input, language: scriptLanguage(input.language) }),
  );
}

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
      return task.remoteOr('image', {
        remote: (at) => madeReal(at, input, planned),
        embedded: async () => planned,
      });
    },
  };
}

const COMPARISON = `The first picture is meant as a photo of the house that the second one shows as a drawing, from the same place. Compare their doors and windows, storey by storey.
differences: each door, garage door or window that is in one of the pictures alone, or plainly in another place or of another size, in a few words; empty where there is none. Materials, colours, light, frames and reflections don't count, nor does anything too small to be sure of.`;

async function madeReal(
  task: TaskEngines,
  { photo, prompt, style, exclude, seed, index }: Parameters<ProposalPort['propose']>[0],
  planned: Proposal,
): Promise<Proposal> {
  const room = Math.max(2, Math.round(ROOM * Math.max(photo.width, photo.height)));
  const built = changedArea(photo, planned.picture);
  const area = grownArea(built, room);
  const house = buildingSilhouette(planned.placed, photo.width, photo.height);
  const edit = {
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
    feather: room,
  };
  const whole = { left: 0, top: 0, right: photo.width, bottom: photo.height };
  const seen = boxOf(grownArea(edit.subject, 2 * room)) ?? whole;
  const picture = await madeAlike(
    task,
    (seed + index) >>> 0,
    (asked) => makeTrueEdit(task, { ...edit, seed: asked }),
    {
      ...{ purpose: 'doors_and_windows', task: COMPARISON },
      pictures: (made) => Promise.all([made, planned.picture].map((one) => cutPicture(one, seen))),
    },
  );
  return {
    ...planned,
    picture,
    reveal: planned.reveal === null ? null : spreadValues(planned.reveal, built, room),
  };
}

/** A material in its colour, in the words of a brief. */
const inColour = (colour: string, material: string) =>
  `${colour === 'natural' ? '' : `${colour} `}${material === 'green' ? 'plants' : material}`.replaceAll(
    '_',
    ' ',
  );

/** The prompt for a proposal whose model is in the picture sent to the image engine. */
export function proposalPrompt({
  summary,
  brief,
  buildings,
  words,
}: {
  readonly summary: string;
  readonly brief: ShownBrief;
  /** How many the model shows. */
  readonly buildings: number;
  /** The customer's own. */
  readonly words: {
    readonly prompt: string | null;
    readonly style: string | null;
    readonly exclude: string | null;
  };
}): string {
  const shown = buildings === 1 ? summary : `${buildings} houses, each like ${summary},`;
  return [
    `The first picture shows a plot of land with ${shown} drawn on it as a plain model, in the perspective and the light of the photo. The second picture is the same photo without it.`,
    'Turn all of the model, its garden and its shadows into what a real photograph would show there, taken by the same camera at the same moment: real materials, real plants, soft natural light, fine detail.',
    `Walls: ${inColour(brief.wallColour, brief.wallMaterial)}. Roof: ${brief.roof.replaceAll('_', ' ')}, with ${inColour(brief.roofColour, brief.roofMaterial)}.`,
    'Keep each wall, roof edge, window, door and the line where the house meets the ground exactly where they are: same place, same size, same number of storeys, same camera. Keep everything outside of the mask as it is.',
    'Add no further buildings, no people, no vehicles, no text, no logo, no watermark, no frame.',
    ...quoted('How the customer describes the house', words.prompt),
    ...quoted('The style that the customer likes', words.style),
    ...quoted('What must not be in the picture', words.exclude),
  ].join('\n');
}

/** Null for everything the customer's words leave open. */
const wishesShape = z.object({
  ...Object.fromEntries(
    Object.entries(proposalBriefSchema.shape).map(([name, field]) => [name, field.nullable()]),
  ),
  /** The customer's words for which there is no field. */
  not_covered: z.array(z.string().max(100)).max(20),
});

const TASK = `A customer says in their own words what is to be built on a plot. Put it into the fields of the answer.
- A field is null unless the words ask for it, name it as not wanted, or plainly imply it ("two floors": storeys 2; "no pool": pool false).
- words_to_leave_out are things that are not wanted.
- "homes" is a number of houses in a row or of cabins; null for one building.
- not_covered: words that ask for something that no field can hold, as they were written.`;

/**
 * Proposals whose words a text engine understands when the embedded reading leaves words over. `proposals` decides how
 * they are drawn.
 */
export function createUnderstoodProposals(
  task: TaskEngines,
  proposals: ProposalPort,
  /** Words of a request that the embedded reading does not understand. */
  unread: (input: Parameters<ProposalPort['propose']>[0]) => readonly string[],
): ProposalPort {
  type Input = Parameters<ProposalPort['propose']>[0];
  const ask = async (at: TaskEngines, { prompt, style, exclude, language }: Input) => {
    const { not_covered, ...wishes } = await askForJson(at, {
      capability: 'text',
      purpose: 'proposal_wishes',
      task: TASK,
      data: { words: prompt, style, words_to_leave_out: exclude, language },
      shape: wishesShape,
    });
    const wished = Object.entries(wishes).filter(([, value]) => value !== null);
    const asked: Partial<ProposalBrief> = Object.fromEntries(wished);
    return { asked, unread: not_covered };
  };
  return {
    propose: async (input) => {
      if (unread(input).length === 0) return proposals.propose(input);
      const understood = await task.remoteOr('text', {
        remote: (at) => ask(at, input),
        embedded: async () => null,
      });
      if (understood === null) return proposals.propose(input);
      return proposals.propose({ ...input, ...understood });
    },
  };
}
