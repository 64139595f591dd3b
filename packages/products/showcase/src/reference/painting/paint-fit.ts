import type { Rgb } from '../../compose/color.js';

/** Terms of a surface of second degree; enough for linear gradients and near enough for radial ones. */
const TERMS = 6;

/** Share of the samples, the blurred ones at edges, that rms ignores. */
const OUTLIERS = 0.04;

/** Colour of a flat or softly graded surface at each place. */
export interface PaintFit {
  /** Three rows of six factors for 1, x, y, x², xy, y² with x and y as shares of `scale`. */
  readonly factors: readonly number[];
  /** Px for a value of 1. */
  readonly scale: number;
  /** Root of the mean squared distance of the pixels to the fit, in steps of 8 bits. */
  readonly rms: number;
  /** Largest change of a channel within the surface. */
  readonly change: number;
}

export function paintAt({ factors, scale }: PaintFit, x: number, y: number): Rgb {
  const u = x / scale;
  const v = y / scale;
  return [
    levelAt(factors, 0, u, v),
    levelAt(factors, TERMS, u, v),
    levelAt(factors, 2 * TERMS, u, v),
  ];
}

/** One channel's, from its row of factors. */
function levelAt(factors: readonly number[], row: number, u: number, v: number): number {
  const value =
    (factors[row] ?? 0) +
    (factors[row + 1] ?? 0) * u +
    (factors[row + 2] ?? 0) * v +
    (factors[row + 3] ?? 0) * u * u +
    (factors[row + 4] ?? 0) * u * v +
    (factors[row + 5] ?? 0) * v * v;
  return Math.min(255, Math.max(0, value));
}

/** Least squares over samples given as x, y, red, green, blue one after another. */
export function fitPaint(samples: readonly number[], scale: number): PaintFit {
  const count = samples.length / 5;
  // The normal equations, with a right side for each channel.
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3));
  const known = new Float64Array(TERMS + 3);
  for (let at = 0; at < samples.length; at += 5) {
    const [u, v] = [(samples[at] ?? 0) / scale, (samples[at + 1] ?? 0) / scale];
    known.set([1, u, v, u * u, u * v, v * v]);
    for (let channel = 0; channel < 3; channel += 1) {
      known[TERMS + channel] = samples[at + 2 + channel] ?? 0;
    }
    rows.forEach((row, term) => {
      for (let column = 0; column < row.length; column += 1) {
        row[column] = (row[column] ?? 0) + (known[term] ?? 0) * (known[column] ?? 0);
      }
    });
  }
  // Keeps thin or small areas from swinging outside of themselves.
  for (const [at, row] of rows.entries()) {
    row[at] = (row[at] ?? 0) + 1e-9 + (at === 0 ? 0 : count * 1e-6);
  }
  const fit: PaintFit = { factors: solved(rows), scale, rms: 0, change: 0 };
  const squares = new Float64Array(count);
  const [low, high] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let sample = 0; sample < count; sample += 1) {
    const at = sample * 5;
    const color = paintAt(fit, samples[at] ?? 0, samples[at + 1] ?? 0);
    for (const channel of [0, 1, 2] as const) {
      const value = color[channel];
      const away = value - (samples[at + 2 + channel] ?? 0);
      squares[sample] = (squares[sample] ?? 0) + away ** 2 / 3;
      low[channel] = Math.min(low[channel] ?? 0, value);
      high[channel] = Math.max(high[channel] ?? 0, value);
    }
  }
  const kept = squares.sort().subarray(0, Math.ceil(count * (1 - OUTLIERS)));
  return {
    ...fit,
    rms: Math.sqrt(kept.reduce((sum, square) => sum + square, 0) / Math.max(1, kept.length)),
    change: Math.max(...high.map((value, channel) => value - (low[channel] ?? 0))),
  };
}

/** Gaussian elimination; the matrix is positive definite, so that it needs no pivots. Factors channel by channel. */
function solved(rows: readonly Float64Array[]): number[] {
  for (const [at, pivot] of rows.entries()) {
    const by = pivot[at] ?? 1;
    for (const [column, value] of pivot.entries()) pivot[column] = value / by;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[at] ?? 0;
      for (const [column, value] of pivot.entries()) {
        row[column] = (row[column] ?? 0) - factor * value;
      }
    }
  }
  return [0, 1, 2].flatMap((channel) => rows.map((row) => row[TERMS + channel] ?? 0));
}
