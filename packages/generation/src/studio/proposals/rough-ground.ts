import type { ProposalBrief } from '@groundwork/massing';
import type { TerrainReading } from '@groundwork/photo-reading';

/** Share of the land's surface that has to be grown over for a garden to go on in it. */
const GROWN = 0.35;

/** Whether the land is sand, rock, snow or bare earth rather than grown over. */
export function isRough({ shares }: Pick<TerrainReading, 'shares'>): boolean {
  const bare = shares.ground + shares.rock + shares.snow;
  const grown = shares.grass + shares.trees;
  return bare > 0 && grown / (bare + grown) < GROWN;
}

/** What nobody builds there unless it was asked for: paving and hedges would lie about like lost property. */
export const onRoughGround: Partial<ProposalBrief> = {
  drive: 'gravel',
  planting: 'sparse',
  fence: 'none',
};
