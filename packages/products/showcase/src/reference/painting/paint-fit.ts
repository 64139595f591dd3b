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
  const normal = new Float64Array(TERMS * TERMS);
  const sums = new Float64Array(TERMS * 3);
  const terms = new Float64Array(TERMS);
  for (let at = 0; at < samples.length; at += 5) {
    termsAt(terms, (samples[at] ?? 0) / scale, (samples[at + 1] ?? 0) / scale);
    for (let row = 0; row < TERMS; row += 1) {
      const value = terms[row] ?? 0;
      for (let column = row; column < TERMS; column += 1) {
        normal[row * TERMS + column] =
          (normal[row * TERMS + column] ?? 0) + value * (terms[column] ?? 0);
      }
      for (let channel = 0; channel < 3; channel += 1) {
        sums[channel * TERMS + row] =
          (sums[channel * TERMS + row] ?? 0) + value * (samples[at + 2 + channel] ?? 0);
      }
    }
  }
  for (let row = 1; row < TERMS; row += 1) {
    for (let column = 0; column < row; column += 1) {
      normal[row * TERMS + column] = normal[column * TERMS + row] ?? 0;
    }
  }
  const count = samples.length / 5;
  // Keeps thin or small areas from swinging outside of themselves.
  for (let row = 1; row < TERMS; row += 1) {
    normal[row * TERMS + row] = (normal[row * TERMS + row] ?? 0) + count * 1e-6 + 1e-9;
  }
  normal[0] = (normal[0] ?? 0) + 1e-9;
  const factors = [0, 1, 2].flatMap((channel) =>
    solved(normal, sums.subarray(channel * TERMS, (channel + 1) * TERMS)),
  );
  const fit: PaintFit = { factors, scale, rms: 0, change: 0 };
  const squares = new Float64Array(count);
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (let sample = 0; sample < count; sample += 1) {
    const at = sample * 5;
    const color = paintAt(fit, samples[at] ?? 0, samples[at + 1] ?? 0);
    let square = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = color[channel as 0 | 1 | 2];
      square += (value - (samples[at + 2 + channel] ?? 0)) ** 2 / 3;
      low[channel] = Math.min(low[channel] ?? 0, value);
      high[channel] = Math.max(high[channel] ?? 0, value);
    }
    squares[sample] = square;
  }
  const kept = squares.sort().subarray(0, Math.ceil(squares.length * (1 - OUTLIERS)));
  return {
    ...fit,
    rms: Math.sqrt(kept.reduce((sum, square) => sum + square, 0) / Math.max(1, kept.length)),
    change: Math.max(...high.map((value, channel) => value - (low[channel] ?? 0))),
  };
}

function termsAt(terms: Float64Array, u: number, v: number): void {
  terms[0] = 1;
  terms[1] = u;
  terms[2] = v;
  terms[3] = u * u;
  terms[4] = u * v;
  terms[5] = v * v;
}

/** Gaussian elimination with pivots; a term that the samples say nothing of comes out as 0. */
function solved(normal: Float64Array, sums: Float64Array): number[] {
  const rows = Array.from({ length: TERMS }, (_, row) => [
    ...normal.subarray(row * TERMS, (row + 1) * TERMS),
    sums[row] ?? 0,
  ]);
  for (let column = 0; column < TERMS; column += 1) {
    let best = column;
    for (let row = column + 1; row < TERMS; row += 1) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    }
    const chosen = rows[best];
    const current = rows[column];
    if (chosen === undefined || current === undefined) continue;
    rows[best] = current;
    rows[column] = chosen;
    const pivot = chosen[column] ?? 0;
    if (Math.abs(pivot) < 1e-12) continue;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / pivot;
      if (factor === 0) continue;
      for (let at = column; at <= TERMS; at += 1) {
        row[at] = (row[at] ?? 0) - factor * (chosen[at] ?? 0);
      }
    }
  }
  return rows.map((row, at) => {
    const pivot = row[at] ?? 0;
    return Math.abs(pivot) < 1e-12 ? 0 : (row[TERMS] ?? 0) / pivot;
  });
}
