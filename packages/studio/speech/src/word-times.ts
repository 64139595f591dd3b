import { markLevels } from './espeak.js';

/** Seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One step of measuring, in seconds: finer than a glottal pulse is long. */
const STEP = 0.0025;
/** Steps quieter than this share of the loudest one are silence. */
const SILENCE = 0.004;

function loudest(steps: Float32Array): number {
  return steps.reduce((most, step) => Math.max(most, step), 0);
}

/**
 * First step of each piece. The two renderings are identical except for loudness, so their ratio at each step
 * identifies its piece, up to the rotation of levels; dynamic programming finds the cheapest ascending path through the
 * pieces. A silent piece takes no time.
 */
function firstSteps(level: Float32Array, marked: Float32Array, pieces: number): number[] {
  const count = Math.min(level.length, marked.length);
  const floor = loudest(level) * SILENCE;
  const wanted = markLevels.map((mark) => Math.log2(mark / markLevels[0]));
  // Passing over a piece must cost something, or noise would do it.
  const passing = 3;
  let costs = Float64Array.from({ length: pieces }, (_, piece) => piece * passing);
  /** By step and piece: how many pieces further back the path was at the step before. */
  const moves = new Uint8Array(count * pieces);
  const reach = wanted.length;
  for (let step = 0; step < count; step++) {
    const loud = level[step] ?? 0;
    const ratio = loud > floor ? Math.log2(Math.max(marked[step] ?? 0, 1e-9) / loud) : null;
    const next = new Float64Array(pieces);
    for (let piece = 0; piece < pieces; piece++) {
      let best = costs[piece] ?? Number.POSITIVE_INFINITY;
      let move = 0;
      for (let back = 1; step > 0 && back <= reach && back <= piece; back++) {
        const cost = (costs[piece - back] ?? Number.POSITIVE_INFINITY) + (back - 1) * passing;
        // Of equals the later step wins, so a piece begins with its sound and not with the silence before.
        if (cost < best || (cost === best && back === 1)) {
          best = cost;
          move = back;
        }
      }
      moves[step * pieces + piece] = move;
      const off = ratio === null ? 0 : Math.min(1, Math.abs(ratio - (wanted[piece % reach] ?? 0)));
      next[piece] = best + off;
    }
    costs = next;
  }
  let piece = 0;
  for (let last = 0; last < pieces; last++) {
    const left = (last: number) =>
      (costs[last] ?? Number.POSITIVE_INFINITY) + (pieces - 1 - last) * passing;
    if (left(last) <= left(piece)) piece = last;
  }
  const starts = new Array<number>(pieces).fill(count);
  for (let step = count - 1; step >= 0; step--) {
    const move = moves[step * pieces + piece] ?? 0;
    starts[piece] = step;
    for (let passed = 1; passed < move; passed++) starts[piece - passed] = step;
    piece -= move;
  }
  starts.fill(0, 0, piece);
  return starts;
}

/** How alike two stretches of loudness are, -1 to 1. */
function likeness(
  a: Float32Array,
  from: number,
  b: Float32Array,
  at: number,
  count: number,
): number {
  let dot = 0;
  let left = 0;
  let right = 0;
  for (let i = 0; i < count; i++) {
    const x = a[from + i] ?? 0;
    const y = b[at + i] ?? 0;
    dot += x * y;
    left += x * x;
    right += y * y;
  }
  return left === 0 || right === 0 ? -1 : dot / Math.sqrt(left * right);
}

/**
 * Positions of the pieces in the plain rendering. Each mark makes espeak-ng pause some 9 ms, so a piece is searched
 * from the previous one's lag, up to a little further; the best match of loudness wins.
 */
function lagsBehind(level: Float32Array, plain: Float32Array, starts: readonly number[]): number[] {
  const slack = Math.ceil(0.02 / STEP);
  const total = level.length - plain.length;
  let lag = 0;
  return starts.map((start, piece) => {
    const end = starts[piece + 1] ?? level.length;
    const expected = (total * (piece + 0.5)) / starts.length;
    let best = Number.NEGATIVE_INFINITY;
    let found = lag;
    for (let tried = Math.max(0, lag - 1); tried <= lag + slack; tried++) {
      const alike =
        likeness(level, start, plain, start - tried, end - start) -
        Math.abs(tried - expected) * 1e-4;
      if (alike > best) {
        best = alike;
        found = tried;
      }
    }
    lag = found;
    return found;
  });
}

/** A silence of so many seconds is a pause between words; the closing of the lips for a "p" is shorter. */
const PAUSE = 0.11;
/** How far a boundary may have been taken too late, in seconds. */
const LATE = 0.06;

/**
 * Where a piece really begins: a boundary that was found just after a pause, with the soft first sound of the piece
 * before it, is moved back to the pause.
 */
function afterPause(steps: Float32Array, found: number, floor: number): number {
  const silent = (step: number) => (steps[step] ?? 0) < floor;
  let start = found;
  while (start > 0 && found - start < LATE / STEP && !silent(start - 1)) start--;
  let pause = start;
  while (pause > 0 && silent(pause - 1)) pause--;
  return (start - pause) * STEP >= PAUSE ? start : found;
}

/**
 * Measures when each piece is heard in the plain rendering, silence at its ends left off.
 * A piece without sound gets a span without length.
 */
export function measureSpans(
  renderings: Readonly<Record<'plain' | 'level' | 'marked', Float32Array>>,
  sampleRate: number,
  pieces: number,
): Span[] {
  const plain = loudnessSteps(STEP, renderings.plain, sampleRate);
  const level = loudnessSteps(STEP, renderings.level, sampleRate);
  const marked = loudnessSteps(STEP, renderings.marked, sampleRate);
  const starts = firstSteps(level, marked, pieces);
  const lags = lagsBehind(level, plain, starts);
  const floor = loudest(plain) * SILENCE * 2;
  const placed = starts.map((start, piece) => {
    const found = Math.min(plain.length, Math.max(0, start - (lags[piece] ?? 0)));
    return piece === 0 ? found : afterPause(plain, found, floor);
  });
  return placed.map((from, piece) => {
    const until = Math.max(from, placed[piece + 1] ?? plain.length);
    let start = from;
    let end = until;
    while (start < until && (plain[start] ?? 0) < floor) start++;
    while (end > start && (plain[end - 1] ?? 0) < floor) end--;
    return start === until
      ? { start: from * STEP, end: from * STEP }
      : { start: start * STEP, end: end * STEP };
  });
}

/** Loudness (r.m.s.) of a sound in steps of so many seconds. */
export function loudnessSteps(
  seconds: number,
  samples: Float32Array,
  sampleRate: number,
): Float32Array {
  const size = Math.round(sampleRate * seconds);
  const steps = new Float32Array(Math.ceil(samples.length / size));
  for (let step = 0; step < steps.length; step++) {
    let energy = 0;
    const end = Math.min(samples.length, (step + 1) * size);
    for (let i = step * size; i < end; i++) energy += (samples[i] ?? 0) ** 2;
    steps[step] = Math.sqrt(energy / size);
  }
  return steps;
}
