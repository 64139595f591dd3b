import type { ProposalBrief } from '@groundwork/massing';
import type { TerrainReading } from '@groundwork/photo-reading';

/** Share of the land's surface that has to be grown over for a garden to go on in it. */
const GROWN = 0.35;

/** Whether the land is sand, rock, snow or bare earth rather than grown over. */
function isRough({ shares }: Pick<TerrainReading, 'shares'>): boolean {
  const bare = shares.ground + shares.rock + shares.snow;
  const grown = shares.grass + shares.trees;
  return bare > 0 && grown / (bare + grown) < GROWN;
}

/** Share of the picture under which trees are too few to plant more of them. */
const BARREN = 0.02;

/** How rough the land is: `barren` shows hardly a tree. Null where it is grown over. */
export type Roughness = 'rough' | 'barren' | null;

export function roughness(terrain: Pick<TerrainReading, 'shares'>): Roughness {
  if (!isRough(terrain)) return null;
  return terrain.shares.trees < BARREN ? 'barren' : 'rough';
}

/** Defaults on rough ground unless the words ask otherwise: paving, hedges and gardens would look out of place. */
export const onRoughGround: Record<NonNullable<Roughness>, Partial<ProposalBrief>> = {
  rough: { drive: 'gravel', planting: 'sparse', fence: 'none' },
  barren: { drive: 'gravel', planting: 'none', fence: 'none' },
};
