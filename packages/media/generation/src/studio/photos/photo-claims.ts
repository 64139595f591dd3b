import type { PhotoReading as LandReading } from '@groundwork/photo-reading';
import type { PhotoClaim, PhotoReading, seenClaims } from '../../property-ports.js';

/** Probability of land and share of the photo that is surely sky from which no room is taken for the open. */
export const outsideBounds = { land: 0.5, sky: 0.12 } as const;

/**
 * What is surely true of a property's photo. Only that it was taken outside is seen so surely: of the labelled photos
 * too few show rooms, pools and gardens to know how often colours are right about these, and of what they took for a
 * pool most was sky or sea. docs/perception.md has the figures.
 */
export function sureClaims(
  { setting }: Pick<PhotoReading, 'setting'>,
  { land, terrain }: Pick<LandReading, 'land' | 'terrain'>,
): PhotoClaim[] {
  const open = land >= outsideBounds.land && terrain.sureShares.sky >= outsideBounds.sky;
  return setting === 'outside' && open ? ['outside'] : [];
}

/** Least probability that an engine gives what may be said. */
export const SURE = 0.9;

/** What an engine sees in the same photo, with its probability of each. */
export interface EngineSight {
  readonly claim: (typeof seenClaims)[number];
  readonly probability: number;
}

/**
 * What may be said of a photo that an engine looked at. How often an engine is right was not measured here, so it is
 * believed in what the photo's colours speak for as well.
 */
export function agreedClaims(
  own: Pick<PhotoReading, 'setting' | 'seen' | 'claims'>,
  sights: readonly EngineSight[],
): PhotoClaim[] {
  const sure = sights.filter(({ probability }) => probability >= SURE);
  const denied = own.setting === 'outside' ? 'inside' : 'outside';
  if (sure.some(({ claim }) => claim === denied)) return [];
  const agreed = sure.flatMap(({ claim }) => {
    const shown =
      claim === 'outside' || claim === 'inside' ? claim === own.setting : own.seen.includes(claim);
    return shown ? [claim] : [];
  });
  return [...new Set([...agreed, ...own.claims])];
}
