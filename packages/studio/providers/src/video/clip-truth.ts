import { type IngestedClip, STILL_SIZE } from '@groundwork/film';
import { pipelineOf, type Raster } from '@groundwork/imaging';
import { EngineFault } from '../calls/engine-call.js';
import type { ClipFrame } from './clip-frame.js';

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
  const { data } = await pipelineOf(picture)
    .resize(STILL_SIZE.width, STILL_SIZE.height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const rate = stills.length / seconds;
  const shown = stills.slice(0, Math.max(1, Math.ceil(shownSeconds * rate)));
  const likenesses = shown.map((still) => likeness(data, still));
  const opening = likenesses[0] ?? -1;
  const least = Math.min(...likenesses);
  if (opening < LIKENESS.opening) {
    throw fault('malformed', `it begins with something else (${opening.toFixed(2)})`);
  }
  if (least < LIKENESS.throughout) {
    throw fault('malformed', `it does not stay with the picture (${least.toFixed(2)})`);
  }
}

/** Correlation of two greyscale pictures. */
function likeness(a: Uint8Array, b: Uint8Array): number {
  const mean = (values: Uint8Array) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const x = (a[at] ?? 0) - meanA;
    const y = (b[at] ?? 0) - meanB;
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  // Pictures of one grey are alike.
  if (ofA === 0 || ofB === 0) return ofA === ofB ? 1 : 0;
  return both / Math.sqrt(ofA * ofB);
}
