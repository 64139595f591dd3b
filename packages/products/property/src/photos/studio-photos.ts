import type { Raster } from '@groundwork/imaging';
import { shownBy } from '@groundwork/photo-reading/perception/shown';
import type { PerceivedWhole } from '@groundwork/photo-reading/perception/whole-photo';
import { perceiveWholeInWorker } from '@groundwork/photo-reading/reading/read-in-worker';
import type { PhotoClaim, PhotoPort, PhotoReading, seenClaims } from '../property-ports.js';
import { withKnown } from './photo-kind.js';

/** Least probability of a place for it to be claimed. */
export const CLAIMED = 0.9;

type Places = Pick<PerceivedWhole, 'places'>;

export function settingOf({ places }: Places): PhotoReading['setting'] {
  return places.outside >= places.inside ? 'outside' : 'inside';
}

export function sureClaims({ places }: Places): PhotoClaim[] {
  return places.outside >= CLAIMED ? ['outside'] : [];
}

/** Sees what a photo shows and where it was taken, and claims only what is certain. */
export class StudioPhotos implements PhotoPort {
  async read({
    photo,
    signal,
  }: {
    readonly photo: Raster;
    readonly signal: AbortSignal;
  }): Promise<PhotoReading> {
    signal.throwIfAborted();
    const perceived = await perceiveWholeInWorker(photo, signal);
    const sight = shownBy(perceived);
    const reading: PhotoReading = {
      ...{ setting: settingOf(perceived), sight, kind: null, time: null },
      focus: { x: 0.5, y: 0.5 },
      claims: sureClaims(perceived),
    };
    // Dusk was not learned and is taken for night, so neither is told.
    return withKnown(reading, { kind: sight.shows, time: null });
  }
}

/** Least probability from an engine for a claim. */
export const SURE = 0.9;

/** An engine's claims about the same photo, each with its probability. */
interface EngineSight {
  readonly claim: (typeof seenClaims)[number];
  readonly probability: number;
}

const ofPlace: Readonly<Record<PhotoReading['setting'], readonly EngineSight['claim'][]>> = {
  outside: ['outside', 'house', 'pool', 'garden', 'sea'],
  inside: ['inside', 'room', 'window_front'],
};

/**
 * Claims that may be made of a photo that an engine looked at. We have not measured how often an engine is right, so its
 * claims must fit the place that the embedded network sees.
 */
export function agreedClaims(
  own: Pick<PhotoReading, 'setting' | 'claims'>,
  sights: readonly EngineSight[],
): PhotoClaim[] {
  const sure = sights.flatMap(({ claim, probability }) => (probability >= SURE ? [claim] : []));
  if (sure.includes(own.setting === 'outside' ? 'inside' : 'outside')) return [];
  const agreed = sure.filter((claim) => ofPlace[own.setting].includes(claim));
  return [...new Set([...agreed, ...own.claims])];
}
