import { type IngestedClip, STILL_SIZE } from '@groundwork/film';
import type { Raster } from '@groundwork/imaging';
import { EngineFault } from '../calls/engine-call.js';
import { nearestRatio, type PictureSize } from '../image/canvas.js';
import { greyOf, likeness } from '../image/picture-edges.js';
import { reducedPicture } from '../image/structure.js';
import type { VideoProfile } from '../profiles/model-profile.js';
import type { VideoClip } from './video-settings.js';

/** Most deviation of a clip's shape from the request: models round their sizes. */
const SHAPE = 0.04;
const SHORTEST_SECONDS = 0.8;
/** How like the picture a clip's opening must be, and all that is shown of it: -1 to 1. */
const LIKENESS = { opening: 0.85, throughout: 0.6 } as const;

/**
 * Checks that a clip belongs to the picture: same shape, starting with it, and still showing the same place at the end.
 * Clouds may pass; a wandering camera, a cut, or a house that changes are rejected. @throws EngineFault that a retry
 * will not mend
 */
export async function checkClip(
  { width, height, seconds, stills }: IngestedClip,
  picture: Raster,
  frame: ClipFrame,
  shownSeconds: number,
): Promise<void> {
  const fault = (reason: 'wrong_size' | 'malformed', message: string) =>
    new EngineFault('video', reason, message, { retryable: false });
  if (Math.abs(Math.log((width * frame.height) / (height * frame.width))) > SHAPE) {
    throw fault('wrong_size', `${width} x ${height} instead of ${frame.width} x ${frame.height}`);
  }
  if (seconds < SHORTEST_SECONDS) throw fault('malformed', `a clip of ${seconds} s`);
  const own = greyOf(await reducedPicture(picture, STILL_SIZE));
  const rate = stills.length / seconds;
  const shown = stills.slice(0, Math.max(1, Math.ceil(shownSeconds * rate)));
  const all = { ...STILL_SIZE, data: new Uint8Array(own.length).fill(255) };
  const likenesses = shown.map((still) => likeness(own, Float32Array.from(still), all));
  const opening = likenesses[0] ?? -1;
  const least = Math.min(...likenesses);
  if (opening < LIKENESS.opening) {
    throw fault('malformed', `it begins with something else (${opening.toFixed(2)})`);
  }
  if (least < LIKENESS.throughout) {
    throw fault('malformed', `it does not stay with the picture (${least.toFixed(2)})`);
  }
}

/** Models work on blocks of so many pixels. */
const BLOCK = 16;

/** The requested size of a clip, and the part of the picture in its shape. */
export interface ClipFrame extends PictureSize {
  readonly window: VideoClip['window'];
}

/** The largest part of the picture that a size of the model's shows, in the middle; all of it where any size goes. */
export function clipFrame(
  picture: PictureSize,
  { sizes }: Pick<VideoProfile, 'sizes'>,
  longerSide: number,
): ClipFrame {
  const ratio = picture.width / picture.height;
  if (sizes === undefined) {
    const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height));
    const blocks = (length: number) =>
      Math.max(BLOCK, BLOCK * Math.round((length * scale) / BLOCK));
    return {
      width: blocks(picture.width),
      height: blocks(picture.height),
      window: { left: 0, top: 0, width: 1, height: 1 },
    };
  }
  const { width, height } = nearestRatio(ratio, sizes.list);
  const wanted = width / height;
  const share = { width: Math.min(1, wanted / ratio), height: Math.min(1, ratio / wanted) };
  return {
    width,
    height,
    window: { ...share, left: (1 - share.width) / 2, top: (1 - share.height) / 2 },
  };
}

/** The shortest of the model's lengths that is long enough, or its longest. */
export function clipSeconds(wanted: number, { seconds }: Pick<VideoProfile, 'seconds'>): number {
  const { lengths, most = 10 } = seconds ?? {};
  if (lengths === undefined) return Math.min(most, Math.max(1, Math.ceil(wanted)));
  return lengths.find((length) => length >= wanted) ?? lengths.at(-1) ?? most;
}
