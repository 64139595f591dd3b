import type { Size } from '../design.js';
import type { SubjectMap } from './subject.js';

/** A part of a picture in shares of its width and height. */
export interface CropWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much a cut through something that matters counts against the weight that is kept. */
const CUT_PENALTY = 0.5;
/** Preference for the middle where all places are alike. */
const MIDDLE_BONUS = 0.02;

/** Shares of a picture of `pictureRatio` that its largest window of `ratio` has; all of it where they hardly differ. */
export function windowSize(pictureRatio: number, ratio: number): Size {
  if (Math.abs(ratio / pictureRatio - 1) < 0.005) return { width: 1, height: 1 };
  return ratio < pictureRatio
    ? { width: ratio / pictureRatio, height: 1 }
    : { width: 1, height: pictureRatio / ratio };
}

/**
 * The largest window of `ratio` (width by height) in a picture of `pictureRatio`, slid to where most of what
 * matters stays in it and its edges cut through as little as possible.
 */
export function cropTo(subject: SubjectMap, pictureRatio: number, ratio: number): CropWindow {
  const { width, height } = windowSize(pictureRatio, ratio);
  const left = width < 1 ? bestStart(columns(subject), width) : 0;
  const top = height < 1 ? bestStart(rows(subject), height) : 0;
  return { left, top, width, height };
}

export function keptBy({ width, height, weight }: SubjectMap, window: CropWindow): number {
  const isIn = (at: number, of: number, start: number, length: number) =>
    (at + 0.5) / of >= start && (at + 0.5) / of < start + length;
  let kept = 0;
  for (let y = 0; y < height; y += 1) {
    if (!isIn(y, height, window.top, window.height)) continue;
    for (let x = 0; x < width; x += 1) {
      if (isIn(x, width, window.left, window.width)) kept += weight[y * width + x] ?? 0;
    }
  }
  return kept;
}

function columns({ width, weight }: SubjectMap): Float64Array {
  const sums = new Float64Array(width);
  for (let at = 0, x = 0; at < weight.length; at += 1) {
    sums[x] = (sums[x] ?? 0) + (weight[at] ?? 0);
    x = x + 1 === width ? 0 : x + 1;
  }
  return sums;
}

function rows({ width, height, weight }: SubjectMap): Float64Array {
  const sums = new Float64Array(height);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let at = y * width; at < (y + 1) * width; at += 1) sum += weight[at] ?? 0;
    sums[y] = sum;
  }
  return sums;
}

/** Start of the best window of length `share` on a line of weights, as a share of the line. */
function bestStart(weights: Float64Array, share: number): number {
  const length = weights.length;
  const places = Math.max(1, Math.round((1 - share) * length));
  const sums = new Float64Array(length + 1);
  for (let at = 0; at < length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (weights[at] ?? 0);
  const between = (from: number, to: number) => {
    const within = (at: number) => sums[Math.min(length, Math.max(0, Math.round(at)))] ?? 0;
    return within(to) - within(from);
  };
  const rim = Math.max(2, length * 0.02);
  const even = (sums[length] ?? 0) / length;
  /** The share of a subject that a cut goes through, beyond the average. */
  const cutAt = (at: number) => Math.max(0, between(at - rim, at + rim) - 2 * rim * even);
  let best = { score: Number.NEGATIVE_INFINITY, start: 0 };
  for (let place = 0; place <= places; place += 1) {
    const start = (place / places) * (1 - share) * length;
    const end = start + share * length;
    const cutLeft = place === 0 ? 0 : cutAt(start);
    const cutRight = place === places ? 0 : cutAt(end);
    const offMiddle = Math.abs(place / places - 0.5) * 2;
    const score =
      between(start, end) - CUT_PENALTY * (cutLeft + cutRight) - MIDDLE_BONUS * offMiddle;
    if (score > best.score) best = { score, start: start / length };
  }
  return best.start;
}
