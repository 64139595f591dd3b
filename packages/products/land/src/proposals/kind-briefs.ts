import {
  type ProposalBrief,
  type ProposalKind,
  proposalBriefSchema,
  proposalKinds,
} from '@groundwork/massing';
import { terrainNames } from '@groundwork/photo-reading/terrain-reading';
import { everyOf, madeOnce, once, readData } from '@groundwork/words/data';
import { z } from 'zod';

const look = proposalBriefSchema.omit({ kind: true }).strict();

const looks = once(() =>
  readData(
    new URL('../data/house-kinds.json', import.meta.url),
    everyOf(proposalKinds, z.tuple([look], look.partial())),
  ),
);

/** The default looks of a kind; the first of several is the usual one. */
export const looksOf = madeOnce((kind: ProposalKind): [ProposalBrief, ...ProposalBrief[]] => {
  const [usual, ...others] = looks()[kind];
  const other = others.map((change) => proposalBriefSchema.parse({ kind, ...usual, ...change }));
  return [{ kind, ...usual }, ...other];
});

/** Which kinds of buildings suit each kind of land, and how they differ there. */
export const terrains = once(() =>
  readData(
    new URL('../data/terrains.json', import.meta.url),
    everyOf(
      terrainNames,
      z.strictObject({
        kinds: z.array(z.enum(proposalKinds)).readonly(),
        changes: look.partial(),
      }),
    ),
  ),
);

const plotSizes = once(() =>
  readData(
    new URL('../data/plot-sizes.json', import.meta.url),
    everyOf(proposalKinds, z.number().positive()),
  ),
);

/** Those of the kinds that suit a plot of so many square metres; on a smaller one than all want, those that want least. */
export function kindsForPlot(kinds: readonly ProposalKind[], areaM2: number): ProposalKind[] {
  const wanted = plotSizes();
  const most = Math.max(areaM2, Math.min(...kinds.map((kind) => wanted[kind])));
  return kinds.filter((kind) => wanted[kind] <= most);
}
