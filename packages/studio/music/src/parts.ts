import type { SeededRandom } from '@groundwork/imaging/seeded-random';
import { type Bar, type Instrument, type Note, semitonesOf } from './harmony.js';
import type { Figure, Mood } from './moods.js';

/** Players are never exactly on the beat, in seconds. */
const LOOSENESS = 0.009;

/** Steps in eighths: where in the bar, and which chord voice (4 is the lowest an octave up). */
const figures: Readonly<Record<Figure, { three: readonly Step[]; four: readonly Step[] }>> = {
  broken: {
    four: steps('0:0 1:1 2:2 3:1 4:3 5:2 6:1 7:2'),
    three: steps('0:0 1:1 2:2 3:3 4:2 5:1'),
  },
  rolling: {
    four: steps('0:0 1:2 2:1 3:3 4:2 5:4 6:3 7:2'),
    three: steps('0:0 1:2 2:3 3:4 4:3 5:2'),
  },
  sparse: { four: steps('0:0 3:2 6:3'), three: steps('0:0 3:2') },
  waltz: {
    four: steps('0:0 2:1 2:3 4:2 6:1 6:3'),
    three: steps('0:0 2:1 2:2 2:3 4:1 4:2 4:3'),
  },
  pulse: {
    four: steps('0:0 0:2 2:1 3:3 4:0 4:2 6:1 7:3'),
    three: steps('0:0 0:2 2:1 3:3 4:2'),
  },
};

interface Step {
  readonly eighth: number;
  readonly voice: number;
}

function steps(line: string): Step[] {
  return line.split(' ').map((step) => {
    const [eighth, voice] = step.split(':').map(Number);
    return { eighth: eighth ?? 0, voice: voice ?? 0 };
  });
}

function loose(start: number, random: SeededRandom): number {
  return Math.max(0, start + random.between(-LOOSENESS, LOOSENESS));
}

/** The accompaniment: thin at first, complete once the music is full enough, with a fill into each new part. */
export function figureNotes(bar: Bar, mood: Mood, figure: Figure, random: SeededRandom): Note[] {
  const all = figures[figure][mood.beatsPerBar === 3 ? 'three' : 'four'];
  const played = bar.fullness < 0.4 ? all.filter((step) => step.eighth % 4 === 0) : [...all];
  const last = mood.beatsPerBar * 2 - 1;
  if (bar.part.left === 0 && bar.fullness >= 0.55 && figure !== 'sparse') {
    played.push({ eighth: last, voice: 4 });
  }
  // The second time a part comes, its first beats are doubled an octave up.
  const doubled = bar.part.number % 2 === 1 && bar.fullness >= 0.7;
  if (doubled) played.push({ eighth: 0, voice: 6 });
  return played.map(({ eighth, voice }) => {
    const accent = eighth === 0 ? 1 : eighth % 2 === 0 ? 0.82 : 0.7;
    const pitch = bar.chord.voices[voice % 4] ?? bar.chord.bass + 12;
    return {
      instrument: mood.lead,
      start: loose(bar.start + (eighth * bar.beat) / 2, random),
      seconds: bar.beat * (figure === 'sparse' ? 2.6 : 1.4),
      pitch: pitch + (voice >= 4 ? 12 : 0),
      velocity: accent * (0.36 + 0.28 * bar.fullness) * random.between(0.86, 1.06),
      pan: ((pitch - 62) / 24) * 0.8,
    };
  });
}

/** Eighths of a two-bar phrase on which the tune sounds. */
const rhythms = {
  three: [
    [0, 4, 6, 10],
    [2, 4, 6],
    [0, 3, 4, 6],
  ],
  four: [
    [0, 3, 4, 8, 11],
    [2, 4, 6, 8],
    [0, 6, 8, 12],
    [4, 6, 7, 8],
  ],
} as const;

/**
 * A tune in two-bar phrases. One phrase is invented and repeated, bent to each pair of chords, so that it is
 * recognised; every fourth phrase rests for the narrator.
 */
export function tuneNotes(
  bars: readonly Bar[],
  mood: Mood,
  tonic: number,
  random: SeededRandom,
): Note[] {
  const rhythm = random.pick(mood.beatsPerBar === 3 ? rhythms.three : rhythms.four);
  const contour = rhythm.map(() => random.pick([-2, -1, -1, 1, 1, 2]));
  const eighthsPerBar = mood.beatsPerBar * 2;
  const notes: Note[] = [];
  let degree = random.pick([4, 7, 9]);
  for (let first = 2; first + 1 < bars.length; first += 2) {
    const phrase = first / 2;
    if (phrase % 4 === 0) continue;
    rhythm.forEach((eighth, order) => {
      const bar = bars[first + Math.floor(eighth / eighthsPerBar)];
      if (bar === undefined) return;
      const within = eighth % eighthsPerBar;
      degree = Math.min(12, Math.max(2, degree + (contour[order] ?? 0)));
      if (within % 4 === 0) degree = nearestChordDegree(degree, bar.symbol.degree);
      const next = rhythm[order + 1] ?? eighth + 5;
      notes.push({
        instrument: mood.tune,
        start: loose(bar.start + (within * bar.beat) / 2, random),
        seconds: Math.min(6, next - eighth) * (bar.beat / 2) * 1.15,
        pitch: octaveFor(mood.tune, tonic + semitonesOf(mood, degree)),
        velocity: (0.42 + 0.26 * bar.fullness) * random.between(0.92, 1.05),
        pan: 0.18,
      });
    });
  }
  return notes;
}

function nearestChordDegree(degree: number, root: number): number {
  const belongs = (candidate: number) => [0, 2, 4].includes((((candidate - root) % 7) + 7) % 7);
  for (const step of [0, 1, -1, 2]) if (belongs(degree + step)) return degree + step;
  return degree;
}

function octaveFor(instrument: Instrument, pitch: number): number {
  const low = instrument === 'bell' ? 72 : 64;
  let placed = pitch;
  while (placed < low) placed += 12;
  while (placed > low + 16) placed -= 12;
  return placed;
}

/** Gentle percussion, only where the music is full, with a fill into each new part and a pause before the end. */
export function percussionHits(bar: Bar, mood: Mood, random: SeededRandom): Note[] {
  if (mood.percussion === 'none' || bar.fullness < 0.6 || bar.index >= bar.count - 2) return [];
  const eighths = mood.beatsPerBar * 2;
  const hit = (instrument: Instrument, eighth: number, velocity: number, pan: number): Note => ({
    instrument,
    start: loose(bar.start + (eighth * bar.beat) / 2, random),
    seconds: 0.2,
    // For noise the pitch is the stroke's number: two in a row are not the same.
    pitch: 36 + random.below(4),
    velocity: velocity * (0.5 + 0.5 * bar.fullness) * random.between(0.8, 1.05),
    pan,
  });
  const turn = bar.part.left === 0;
  const hits: Note[] = [];
  if (turn && bar.index + 1 < bar.count - 2) {
    const rise = 1.5 * bar.beat;
    hits.push({
      instrument: 'swell',
      start: bar.start + mood.beatsPerBar * bar.beat - rise,
      seconds: rise,
      pitch: 36,
      velocity: 0.5,
      pan: 0,
    });
  }
  if (mood.percussion === 'brushes') {
    for (let eighth = 0; eighth < eighths; eighth++) {
      const back = mood.beatsPerBar === 3 ? eighth === 2 || eighth === 4 : eighth % 4 === 2;
      if (back) hits.push(hit('brush', eighth, 0.75, -0.2));
      else if (eighth % 2 === 1) hits.push(hit('brush', eighth, 0.28, 0.25));
    }
    return hits;
  }
  for (let eighth = 0; eighth < eighths; eighth++) {
    hits.push(hit('shaker', eighth, eighth % 2 === 0 ? 0.42 : 0.62, 0.35));
  }
  if (mood.percussion === 'shaker') return hits;
  hits.push(hit('kick', 0, 0.8, 0), hit('kick', 5, 0.5, 0), hit('tick', 4, 0.5, -0.25));
  if (turn)
    hits.push(hit('tick', 6, 0.35, 0.3), hit('tick', 7, 0.45, -0.3), hit('kick', 7, 0.4, 0));
  return hits;
}
