import { type Point, type Raster, resizeRaster } from '@groundwork/imaging';
import { shownBy } from '@groundwork/photo-reading/perception/shown';
import type { PerceivedWhole } from '@groundwork/photo-reading/perception/whole-photo';
import { perceiveWholeInWorker } from '@groundwork/photo-reading/reading/read-in-worker';
import type { PhotoClaim, PhotoPort, PhotoReading, seenClaims } from '../property-ports.js';
import { withKnown } from './photo-kind.js';

/** Enough to measure light and detail. */
const MEASURED_WIDTH = 240;
/** Least probability of a place for it to be claimed. */
export const CLAIMED = 0.9;
/** Mean lightness, of 1, over and under which a photo is bright or dim. */
const LIGHT = { bright: 0.58, dim: 0.3 } as const;
/** Most that an edge weighs against others, of 1. */
const STRONG_EDGE = 0.25;

type Places = Pick<PerceivedWhole, 'places'>;

export function settingOf({ places }: Places): PhotoReading['setting'] {
  return places.outside >= places.inside ? 'outside' : 'inside';
}

export function sureClaims({ places }: Places): PhotoClaim[] {
  return places.outside >= CLAIMED ? ['outside'] : [];
}

/** How bright a photo is, and where most detail lies, drawn halfway to the middle: a camera can safely aim there. */
function measured({ data, width, height, channels }: Raster): {
  readonly light: PhotoReading['light'];
  readonly focus: Point;
} {
  const lightness = (pixel: number) => {
    const [red, green, blue] = data.subarray(pixel * channels, pixel * channels + 3);
    return (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)) / 255;
  };
  let [light, sum, sumX, sumY] = [0, 1e-6, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    light += lightness(at) / (width * height);
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
    const across = lightness(at + 1) - lightness(at - 1);
    const down = lightness(at + width) - lightness(at - width);
    const weight = Math.min(STRONG_EDGE, Math.hypot(across, down));
    sum += weight;
    sumX += weight * x;
    sumY += weight * y;
  }
  const towards = (mean: number) => 0.5 + (mean - 0.5) * 0.5;
  return {
    light: light > LIGHT.bright ? 'bright' : light < LIGHT.dim ? 'dim' : 'even',
    focus: { x: towards(sumX / sum / width), y: towards(sumY / sum / height) },
  };
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
    const scale = Math.min(1, MEASURED_WIDTH / photo.width);
    const [width, height] = [photo.width, photo.height].map((side) =>
      Math.max(3, Math.round(side * scale)),
    );
    const small = await resizeRaster(photo, width ?? 3, height ?? 3);
    const sight = shownBy(perceived);
    const reading: PhotoReading = {
      ...{ setting: settingOf(perceived), ...measured(small), sight, kind: null, time: null },
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
