import type { PhotoReading as LandReading } from '@groundwork/photo-reading';
import type { PhotoClaim, PhotoReading, seenClaims } from '../../property-ports.js';

/** Probability of land and share of certain sky from which a photo counts as outdoors. */
export const outsideBounds = { land: 0.5, sky: 0.12 } as const;

/**
 * Certain claims about a property's photo. Only "outside" is certain enough: too few of the labelled photos show rooms,
 * pools and gardens to measure how often colours are right about them, and most pools that colours reported were sky or
 * sea. docs/perception.md has the figures.
 */
export function sureClaims(
  { setting }: Pick<PhotoReading, 'setting'>,
  { land, terrain }: Pick<LandReading, 'land' | 'terrain'>,
): PhotoClaim[] {
  const open = land >= outsideBounds.land && terrain.sureShares.sky >= outsideBounds.sky;
  return setting === 'outside' && open ? ['outside'] : [];
}

/** Least probability from an engine for a claim. */
export const SURE = 0.9;

/** An engine's claims about the same photo, each with its probability. */
export interface EngineSight {
  readonly claim: (typeof seenClaims)[number];
  readonly probability: number;
}

/**
 * Claims that may be made of a photo that an engine looked at. We have not measured how often an engine is right, so a
 * claim needs the support of the photo's colours too.
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
