import { type ProposalBrief, type ProposalKind, proposalKinds } from '../proposal.js';

/** One plain brief of each kind, for tests. */
export function sampleBrief(
  kind: ProposalKind,
  change: Partial<ProposalBrief> = {},
): ProposalBrief {
  const flat = kind === 'modern_villa' || kind === 'apartment_block';
  return {
    kind,
    storeys: kind === 'apartment_block' ? 4 : kind === 'cabins' ? 1 : 2,
    roof: flat ? 'flat' : kind === 'mediterranean' ? 'hip' : 'gable',
    wallMaterial: kind === 'cabins' ? 'timber' : 'plaster',
    wallColour: kind === 'cabins' ? 'natural' : 'white',
    roofMaterial: flat ? 'gravel' : 'clay_tiles',
    roofColour: 'natural',
    pool: kind === 'modern_villa',
    terrace: 'stone',
    balcony: true,
    garage: true,
    drive: 'gravel',
    planting: 'garden',
    trees: 'mixed',
    fence: 'hedge',
    homes: null,
    ...change,
  };
}

export const everyKind = proposalKinds;
