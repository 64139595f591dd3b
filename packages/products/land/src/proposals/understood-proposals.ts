import { type ProposalBrief, proposalBriefSchema } from '@groundwork/massing';
import { askForJson } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { z } from 'zod';
import type { ProposalPort } from '../ports.js';

const { shape } = proposalBriefSchema;
/** Null for everything the customer's words leave open. */
const wishesShape = z.object({
  kind: shape.kind.nullable(),
  storeys: shape.storeys.nullable(),
  roof: shape.roof.nullable(),
  wallMaterial: shape.wallMaterial.nullable(),
  wallColour: shape.wallColour.nullable(),
  roofMaterial: shape.roofMaterial.nullable(),
  roofColour: shape.roofColour.nullable(),
  pool: shape.pool.nullable(),
  terrace: shape.terrace.nullable(),
  balcony: shape.balcony.nullable(),
  garage: shape.garage.nullable(),
  drive: shape.drive.nullable(),
  planting: shape.planting.nullable(),
  trees: shape.trees.nullable(),
  fence: shape.fence.nullable(),
  homes: shape.homes,
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
  const ask = async ({ prompt, style, exclude, language }: Input) => {
    const { not_covered, ...wishes } = await askForJson(task, {
      capability: 'text',
      purpose: 'proposal_wishes',
      task: TASK,
      data: { words: prompt, style, words_to_leave_out: exclude, language },
      shape: wishesShape,
    });
    const wished = Object.entries(wishes).filter(([, value]) => value !== null);
    const asked: Partial<ProposalBrief> = Object.fromEntries(wished);
    return { asked, ignoredWords: not_covered };
  };
  return {
    propose: async (input) => {
      if (unread(input).length === 0) return proposals.propose(input);
      const understood = await task.remoteOr(
        'text',
        () => ask(input),
        async () => null,
      );
      if (understood === null) return proposals.propose(input);
      const { asked, ignoredWords } = understood;
      return { ...(await proposals.propose({ ...input, asked })), ignoredWords };
    },
  };
}
