import type { ChordSymbol, Mood } from './moods.js';

const instruments = [
  'pad',
  'strings',
  'piano',
  'pluck',
  'bell',
  'bass',
  'kick',
  'shaker',
  'tick',
  'brush',
  'swell',
] as const;
export type Instrument = (typeof instruments)[number];

export interface Note {
  readonly instrument: Instrument;
  /** Seconds from the start. */
  readonly start: number;
  /** Seconds until it is let go; it may ring on. */
  readonly seconds: number;
  /** MIDI; percussion ignores it. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly velocity: number;
  /** -1 is left, 1 is right. */
  readonly pan: number;
}

/** One bar while it is being filled. */
export interface Bar {
  readonly start: number;
  readonly beat: number;
  readonly chord: Chord;
  readonly symbol: ChordSymbol;
  /** How full the music is here, 0 to 1. */
  readonly fullness: number;
  readonly index: number;
  readonly count: number;
  readonly part: Part;
}

export interface Part {
  readonly name: 'verse' | 'bridge' | 'cadence';
  /** Number of the part in the piece, from 0: repeats vary by it. */
  readonly number: number;
  /** Bars to go until the next part, this one not counted. */
  readonly left: number;
}

export interface Chord {
  /** In the octave of the tonic or below it. */
  readonly bass: number;
  /** Four notes in rising order, led from the chord before. */
  readonly voices: readonly number[];
}

const stacks: Readonly<Record<ChordSymbol['colour'], readonly number[]>> = {
  triad: [0, 2, 4, 7],
  seventh: [0, 2, 4, 6],
  ninth: [0, 2, 4, 8],
  suspended: [0, 3, 4, 7],
};

/** Semitones over the tonic of a degree that may lie octaves away. */
export function semitonesOf(mood: Mood, degree: number): number {
  const size = mood.scale.length;
  const octave = Math.floor(degree / size);
  return octave * 12 + (mood.scale[degree - octave * size] ?? 0);
}

/** Lowest and highest note of the four upper voices: warm, out of the way of a narrator's consonants. */
const REGISTER = { low: 50, high: 74 } as const;

/** Every close placing of the chord's notes in the register; a chord of three notes gets its lowest doubled on top. */
function placings(classes: readonly number[]): number[][] {
  const found: number[][] = [];
  const sorted = [...new Set(classes)].sort((a, b) => a - b);
  for (let inversion = 0; inversion < sorted.length; inversion++) {
    const close = [
      ...sorted.slice(inversion),
      ...sorted.slice(0, inversion).map((note) => note + 12),
    ];
    if (close.length === 3) close.push((close[0] ?? 0) + 12);
    for (let octave = 24; octave <= 72; octave += 12) {
      const notes = close.map((note) => note + octave);
      if ((notes[0] ?? 0) >= REGISTER.low && (notes.at(-1) ?? 0) <= REGISTER.high) {
        found.push(notes);
      }
    }
  }
  return found;
}

function movement(from: readonly number[], to: readonly number[]): number {
  return to.reduce((sum, note, voice) => sum + Math.abs(note - (from[voice] ?? note)), 0);
}

/** The chords in order, each voice moving as little as possible. */
export function leadVoices(
  mood: Mood,
  tonic: number,
  symbols: readonly ChordSymbol[],
): readonly Chord[] {
  let before: readonly number[] = [57, 60, 64, 67];
  return symbols.map((symbol) => {
    const root = semitonesOf(mood, symbol.degree);
    const classes = stacks[symbol.colour].map(
      (step) => (tonic + semitonesOf(mood, symbol.degree + step)) % 12,
    );
    const choices = placings(classes);
    const voices = choices.reduce<readonly number[]>(
      (best, choice) => (movement(before, choice) < movement(before, best) ? choice : best),
      choices[0] ?? before,
    );
    before = voices;
    let bass = tonic + root - 12;
    while (bass > 47) bass -= 12;
    while (bass < 33) bass += 12;
    return { bass, voices };
  });
}
