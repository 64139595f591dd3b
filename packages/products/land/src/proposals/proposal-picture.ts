import {
  baseLanguage,
  type Composer,
  storedJson,
  storeJson,
  TaskFault,
} from '@groundwork/film-pipeline';
import { isSeenWhole, placedProposalSchema, shownBriefSchema } from '@groundwork/massing';
import type { Logger } from '@groundwork/runtime';
import { z } from 'zod';
import type { LandPorts } from '../ports.js';
import { plotPrefix, revealedKeys, storedMap, storeRevealed } from '../reveal-map.js';
import type { PictureInput, ScenePicture } from '../scene-picture.js';
import { NoRoomForProposal } from './place-brief.js';

/** A proposal's record, stored with its picture, so that a worker that takes over need not draw it again. */
const proposalRecordSchema = z.object({
  summary: z.string(),
  placed: placedProposalSchema,
  shown: shownBriefSchema,
  changes: z.array(z.string()).default([]),
});
type ProposalRecord = z.infer<typeof proposalRecordSchema>;

/** Proposal number `index` of `count` in the film. */
export async function proposalPicture(
  renderer: Composer<LandPorts>,
  input: PictureInput & { readonly log: Logger },
  { index, count }: { index: number; count: number },
  signal: AbortSignal,
): Promise<ScenePicture> {
  const { store } = renderer;
  const id = `proposal-${index + 1}`;
  const keys = revealedKeys(plotPrefix(input.prefix), id);
  const recordKey = `${plotPrefix(input.prefix)}/${id}.json`;
  const stored = await storedJson(store, recordKey);
  let record: ProposalRecord;
  if (stored !== null) {
    record = proposalRecordSchema.parse(stored);
  } else {
    const proposal = await propose(renderer, input, index, count, signal);
    await storeRevealed(store, keys, proposal);
    record = {
      summary: proposal.summary,
      placed: proposal.placed,
      shown: proposal.shown,
      changes: [...proposal.changes],
    };
    // Written last: when it exists, the picture does too.
    await storeJson(store, recordKey, record);
  }
  const { placed, shown } = record;
  const { left, top, right, bottom } = placed.subject;
  return {
    id,
    kind: 'proposal',
    imageKey: keys.imageKey,
    onPhoto: true,
    mapKey: await storedMap(store, keys),
    focus: { x: (left + right) / 2, y: (top + bottom) / 2 },
    subject: placed.subject,
    asked: null,
    script: { kind: 'proposal', brief: shown, buildings: placed.buildings.length },
    shows: record.summary,
    changes: record.changes,
    cut: !isSeenWhole(placed, input.framed.houses.shownWidth),
  };
}

async function propose(
  { engine }: Composer<LandPorts>,
  { request, framed, seed, log }: PictureInput & { readonly log: Logger },
  index: number,
  count: number,
  signal: AbortSignal,
) {
  const proposal = await engine.proposals
    .propose({
      ...framed.built,
      ...framed.houses,
      index,
      count,
      prompt: request.construction_prompts?.[index] ?? null,
      style: request.style ?? null,
      exclude: request.exclude ?? null,
      terrainHint: request.terrain_type ?? null,
      language: baseLanguage(request),
      seed,
      signal,
    })
    .catch((error: unknown) => {
      if (!(error instanceof NoRoomForProposal)) throw error;
      const message = `${error.message}; send another or larger area, or ask for something smaller`;
      throw new TaskFault('PROPOSAL_DOES_NOT_FIT', { message, cause: error });
    });
  const { summary, changes } = proposal;
  log.info({ proposal: index + 1, summary, changes }, 'proposal drawn');
  return proposal;
}
