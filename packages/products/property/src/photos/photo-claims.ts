import type { PerceivedWhole } from '@groundwork/photo-reading/perception/whole-photo';
import type { PhotoClaim, PhotoReading, seenClaims } from '../property-ports.js';

/** Least probability of a place for it to be claimed, or to be believed against colours. */
export const placeBounds = { claimed: 0.8, believed: 0.5 } as const;
/** Where a photo was taken: as the network perceives it, or as its colours look where that is unsure. */
export function settingOf(
  { places }: Pick<PerceivedWhole, 'places'>,
  looks: PhotoReading['setting'],
): PhotoReading['setting'] {
  const likelier = places.outside >= places.inside ? 'outside' : 'inside';
  return places[likelier] >= placeBounds.believed ? likelier : looks;
}

/** Certain claims: "outside", where the network and the colours agree. */
export function sureClaims(
  { places }: Pick<PerceivedWhole, 'places'>,
  looks: PhotoReading['setting'],
): PhotoClaim[] {
  return places.outside >= placeBounds.claimed && looks === 'outside' ? ['outside'] : [];
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
