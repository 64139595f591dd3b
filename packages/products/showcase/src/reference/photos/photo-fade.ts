import type { Canvas } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { bottomOf, clippedTo, rightOf } from '../layout/areas.js';
import { distance, median, medianColor, pixelAt } from '../pixels.js';

/** How a photo fades into the ground below it. */
export interface PhotoFade {
  /** The row of the output that `shares` begin with. */
  readonly top: number;
  /** Of the ground's colour, 0..1, for each row down to the photo's foot. */
  readonly shares: Float64Array;
  readonly color: Rgb;
}

/** Median distance of a row to the ground, 0..255, that a photo's last rows have at most where it fades out. */
const GONE = 9;
/** Distance to the ground that a photo has where it does not fade, at least. */
const SEEN = 28;
/** Share of a photo's height that a fade takes at least; a shorter one is a blurred edge. */
const LEAST = 0.08;
/** Rows at the foot that are looked at for whether it is gone, and below it for the ground. */
const FOOT = 4;
const EVERY = 4;

/**
 * The fade at the foot of an upright photo, measured on the design's own pixels; null where it ends sharply. Texts on
 * it are passed over by taking medians.
 *
 * @param box in px of the output
 */
export function fadeAtFoot(canvas: Canvas, box: Box): PhotoFade | null {
  const area = clippedTo(canvas, box);
  const under = bottomOf(area) + FOOT;
  if (under >= canvas.height || area.height < 40) return null;
  const color = medianColor(canvas, placesAlong(canvas, area, under));
  const distances = Array.from({ length: area.height }, (_, row) =>
    distanceOfRow(canvas, area, area.y + row, color),
  );
  const foot = distances.slice(-2 * FOOT);
  if (Math.max(...foot) > GONE) return null;
  const whole = median(distances.slice(0, area.height >> 1));
  if (whole < SEEN) return null;
  const shares = new Float64Array(area.height);
  let least = 1;
  for (let row = area.height - 1; row >= 0; row -= 1) {
    least = Math.min(least, Math.max(0, 1 - (distances[row] ?? 0) / whole));
    shares[row] = least;
  }
  const soft = softened(shares, Math.round(area.height * 0.04));
  const start = soft.findIndex((share) => share > 0.02);
  if (start < 0 || area.height - start < area.height * LEAST) return null;
  return { top: area.y + start, shares: soft.subarray(start), color };
}

/** Lays the ground's colour over a photo that was set where the design's own faded. */
export function layFade(canvas: Canvas, box: Box, { top, shares, color }: PhotoFade): void {
  const area = clippedTo(canvas, box);
  for (const [row, share] of shares.entries()) {
    const y = top + row;
    for (let x = area.x; x < rightOf(area); x += 1) {
      const at = (y * canvas.width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const own = canvas.data[at + channel] ?? 0;
        canvas.data[at + channel] = own + (color[channel] - own) * share + 0.5;
      }
    }
  }
}

const placesAlong = ({ width }: Canvas, area: Box, y: number): number[] =>
  Array.from({ length: Math.ceil(area.width / EVERY) }, (_, at) => y * width + area.x + at * EVERY);

function distanceOfRow(canvas: Canvas, area: Box, y: number, color: Rgb): number {
  return median(placesAlong(canvas, area, y).map((at) => distance(pixelAt(canvas, at), color)));
}

/** Means over a window of rows, so that no step of the old photo is seen in the fade. */
function softened(shares: Float64Array, reach: number): Float64Array {
  return shares.map((_, row) => {
    const window = shares.subarray(Math.max(0, row - reach), row + reach + 1);
    return window.reduce((sum, share) => sum + share, 0) / window.length;
  });
}
