import type { TimedText } from '@groundwork/providers/drivers/driver';
import { loudnessSteps } from '../word-times.js';

/** One step of measuring, in seconds. */
const STEP = 0.005;
/** Silences shorter than this belong to a word: the closing of the lips for a "p" is up to 0.1 s long. */
const SHORTEST_PAUSE = 0.1;
/** Only so many pauses are matched with the text, the longest first. */
const MOST_PAUSES = 40;
/** Steps quieter than these shares of the loudest one are silence: the first in a clean recording, at most the second. */
const SILENCE = { clean: 0.01, noisy: 0.04 } as const;
/** A pause of so many seconds that is not between two words costs as much as a word that is one word's length off. */
const PAUSE_UNIT = 0.12;
/** Cost of a pause after a word without a punctuation mark. */
const WITHOUT_MARK = 0.8;
/** Part of a word's length that does not depend on its letters, in letters. */
const EACH_WORD = 1.5;

/** Seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Sounding {
  /** Stretches of sound with real pauses between them, in seconds; none for silence. */
  readonly stretches: readonly Span[];
}

/** Finds what sounds in a recording and the pauses in between. */
export function findSounding(samples: Float32Array, sampleRate: number): Sounding {
  const steps = loudnessSteps(STEP, samples, sampleRate);
  const loudest = steps.reduce((most, step) => Math.max(most, step), 0);
  if (loudest === 0) return { stretches: [] };
  const sorted = Float32Array.from(steps).sort();
  const quiet = (sorted[Math.floor(sorted.length * 0.05)] ?? 0) * 3;
  const floor = Math.min(SILENCE.noisy * loudest, Math.max(SILENCE.clean * loudest, quiet));
  const stretches: { start: number; end: number }[] = [];
  steps.forEach((step, index) => {
    if (step < floor) return;
    const start = index * STEP;
    const last = stretches.at(-1);
    if (last !== undefined && start - last.end < SHORTEST_PAUSE) last.end = start + STEP;
    else stretches.push({ start, end: start + STEP });
  });
  return { stretches };
}

/** A silence between two stretches; `at` is its place on a clock that runs only while there is sound. */
interface Pause extends Span {
  readonly at: number;
}

/**
 * When each piece is heard in a recording of them all: they share the time that sounds by their length, and the pauses
 * lie between two of them, after marks rather than after other words.
 */
export function measureWords(pieces: readonly string[], { stretches }: Sounding): Span[] {
  const first = stretches[0];
  if (first === undefined) return pieces.map(() => ({ start: 0, end: 0 }));
  const pauses = pausesBetween(stretches);
  const total = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  const weights = pieces.map(weightOf);
  const anchors = matchPauses(pieces, weights, pauses, total);
  const ends = boundaries(weights, anchors, total);
  const realTime = clock(stretches);
  return pieces.map((_piece, index) => ({
    start: realTime(ends[index] ?? 0, 'begins'),
    end: realTime(ends[index + 1] ?? total, 'ends'),
  }));
}

function pausesBetween(stretches: readonly Span[]): Pause[] {
  let at = 0;
  const all = stretches.slice(1).map((next, index): Pause => {
    const before = stretches[index] ?? next;
    at += before.end - before.start;
    return { start: before.end, end: next.start, at };
  });
  const longest = [...all].sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest.slice(0, MOST_PAUSES).sort((a, b) => a.at - b.at);
}

/** How long a piece takes to say, in letters. */
function weightOf(piece: string): number {
  const letters = piece.match(/\p{L}/gu)?.length ?? 0;
  // A remaining figure is spoken as a word.
  const figures = piece.match(/\p{N}/gu)?.length ?? 0;
  return EACH_WORD + letters + figures * 4;
}

/** A piece that begins at a time of the sounding clock. */
interface Anchor {
  readonly piece: number;
  readonly at: number;
}

/**
 * The cheapest way to lay pauses between pieces. A way from anchor to anchor costs by how far its length is from what
 * its words need at the recording's mean pace; pauses that are passed over cost by their length.
 */
function matchPauses(
  pieces: readonly string[],
  weights: readonly number[],
  pauses: readonly Pause[],
  total: number,
): Anchor[] {
  const before = [0];
  for (const weight of weights) before.push((before.at(-1) ?? 0) + weight);
  const pace = total / (before.at(-1) ?? 1);
  const word = total / pieces.length;
  const marked = pieces.map((piece) => /[.,;:!?…–—]["'”’»)]*$/u.test(piece));
  const passedOver = [0];
  for (const { start, end } of pauses) {
    passedOver.push((passedOver.at(-1) ?? 0) + (end - start) / PAUSE_UNIT);
  }
  interface Way {
    readonly cost: number;
    readonly anchors: readonly Anchor[];
    /** How many of the pauses lie before, the anchor's own included. */
    readonly pauses: number;
  }
  const begin: Way = { cost: 0, anchors: [], pauses: 0 };
  const goOn = (way: Way, pause: number, at: number, piece: number): number => {
    const from = way.anchors.at(-1) ?? { piece: 0, at: 0 };
    const expected = ((before[piece] ?? 0) - (before[from.piece] ?? 0)) * pace;
    const passed = (passedOver[pause] ?? 0) - (passedOver[way.pauses] ?? 0);
    return way.cost + Math.abs(at - from.at - expected) / word + passed;
  };
  const ways: Way[] = [begin];
  pauses.forEach((pause, index) => {
    const found: Way[] = [];
    for (let piece = 1; piece < pieces.length; piece++) {
      const mark = marked[piece - 1] ? 0 : WITHOUT_MARK;
      let best: Way | null = null;
      for (const way of ways) {
        if ((way.anchors.at(-1)?.piece ?? 0) >= piece) continue;
        const cost = goOn(way, index, pause.at, piece) + mark;
        if (best !== null && cost >= best.cost) continue;
        best = { cost, anchors: [...way.anchors, { piece, at: pause.at }], pauses: index + 1 };
      }
      if (best !== null) found.push(best);
    }
    ways.push(...found);
  });
  const whole = (way: Way) => goOn(way, pauses.length, total, pieces.length);
  return [...ways.reduce((best, way) => (whole(way) < whole(best) ? way : best), begin).anchors];
}

/** Where each piece begins on the sounding clock, and the end. */
function boundaries(
  weights: readonly number[],
  anchors: readonly Anchor[],
  total: number,
): number[] {
  const fixed = [{ piece: 0, at: 0 }, ...anchors, { piece: weights.length, at: total }];
  const ends = [0];
  fixed.slice(1).forEach((to, index) => {
    const from = fixed[index] ?? { piece: 0, at: 0 };
    const part = weights.slice(from.piece, to.piece);
    const sum = part.reduce((all, weight) => all + weight, 0);
    let said = 0;
    for (const weight of part) {
      said += weight;
      ends.push(from.at + ((to.at - from.at) * said) / sum);
    }
  });
  return ends;
}

/** Converts sounding time to seconds of the recording; at a pause, an end comes before it and a beginning after. */
function clock(stretches: readonly Span[]): (at: number, edge: 'begins' | 'ends') => number {
  const slack = 1e-6;
  return (at, edge) => {
    let passed = 0;
    for (const { start, end } of stretches) {
      const left = at - passed;
      const length = end - start;
      if (edge === 'ends' ? left <= length + slack : left < length - slack) {
        return start + Math.max(0, left);
      }
      passed += length;
    }
    return stretches.at(-1)?.end ?? 0;
  };
}

interface TimedLetter extends Span {
  readonly letter: string;
}

/**
 * Spans of the pieces, ascending, from a server's timings of its own audio: of characters, tokens or words, in any case
 * and with any marks.
 *
 * @returns null where they are of other letters than the pieces
 */
export function spansFromTimes(
  pieces: readonly string[],
  times: readonly TimedText[],
): Span[] | null {
  const heard = times.flatMap(timedLetters);
  const wanted = pieces.map(lettersOf);
  const isSame = heard.map(({ letter }) => letter).join('') === wanted.flat().join('');
  if (heard.length === 0 || !isSame) return null;
  let [at, clock] = [0, 0];
  return wanted.map(({ length }) => {
    const own = heard.slice(at, at + length);
    at += length;
    const start = Math.max(clock, own[0]?.start ?? 0);
    clock = Math.max(start, own.at(-1)?.end ?? 0);
    return { start, end: clock };
  });
}

/** The letters of a text, without case, accents and marks. */
function lettersOf(text: string): string[] {
  return [
    ...text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
}

/** The letters of a timed text share its time evenly. Times that run backwards or are no numbers are left out. */
function timedLetters({ text, start, end }: TimedText): TimedLetter[] {
  if (!(end >= start) || start < 0) return [];
  const letters = lettersOf(text);
  const each = (end - start) / letters.length;
  return letters.map((letter, index) => ({
    letter,
    start: start + each * index,
    end: start + each * (index + 1),
  }));
}
