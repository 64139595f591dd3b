/** Zero crossings on each side of the windowed sinc. */
const REACH = 24;

/**
 * Band-limited resampling by a Kaiser-windowed sinc with one set of taps for each phase of the ratio.
 * The pass band ends at 94 % of the lower rate's half; images lie some 90 dB down.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples.slice();
  const divisor = greatestCommonDivisor(from, to);
  const up = to / divisor;
  const down = from / divisor;
  const taps = tapsOf(up, down);
  const half = (taps[0]?.length ?? 0) / 2;
  // Silence on both sides, so that no tap reaches past the ends.
  const padded = new Float32Array(samples.length + 2 * half);
  padded.set(samples, half);
  const out = new Float32Array(Math.ceil((samples.length * up) / down));
  for (let i = 0; i < out.length; i++) {
    const position = i * down;
    const row = taps[position % up];
    const first = Math.floor(position / up) + 1;
    if (row === undefined) continue;
    let sum = 0;
    for (let tap = 0; tap < row.length; tap++) sum += (row[tap] ?? 0) * (padded[first + tap] ?? 0);
    out[i] = sum;
  }
  return out;
}

const MOST_RATIOS = 8;
const known = new Map<string, readonly Float32Array[]>();

/** For each phase of a ratio; kept, as the rates of synthesisers are few. */
function tapsOf(up: number, down: number): readonly Float32Array[] {
  const name = `${up}/${down}`;
  const taps = known.get(name) ?? drawTaps(up, down);
  if (known.size >= MOST_RATIOS) known.clear();
  known.set(name, taps);
  return taps;
}

function drawTaps(up: number, down: number): Float32Array[] {
  const cutoff = 0.94 * Math.min(1, up / down);
  const half = Math.ceil(REACH / cutoff);
  return Array.from({ length: up }, (_, phase) => {
    const row = new Float32Array(half * 2);
    let sum = 0;
    for (let tap = 0; tap < row.length; tap++) {
      const x = tap - half + 1 - phase / up;
      const angle = Math.PI * cutoff * x;
      const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
      const value = sinc * kaiser(x / half);
      row[tap] = value;
      sum += value;
    }
    return row.map((value) => value / sum);
  });
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const BETA = 8.6;

const WHOLE = bessel(BETA);

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / WHOLE;
}

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 40; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
