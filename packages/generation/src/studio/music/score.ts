import { type SeededRandom, seededRandom } from '../seeded-random.js';
import { type Chord, leadVoices } from './harmony.js';
import type { ChordSymbol, Mood } from './moods.js';
import { figureNotes, percussionHits, tuneNotes } from './parts.js';

export const instruments = [
  'pad',
  'piano',
  'pluck',
  'bell',
  'bass',
  'kick',
  'shaker',
  'tick',
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

/** A composition: notes in order of their start. */
export interface Score {
  readonly mood: Mood;
  readonly seconds: number;
  readonly notes: readonly Note[];
  /** When the last chord begins. */
  readonly finalChord: number;
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
}

/** Seconds the last chord has to ring: less in a very short bed. */
function endingSeconds(seconds: number): number {
  return Math.min(5.5, seconds * 0.4);
}

/** The order of chords: verse, verse, bridge, verse ... cut to length, then the cadence. */
function progression(mood: Mood, count: number, random: SeededRandom): ChordSymbol[] {
  const verse = random.pick(mood.verses);
  const bridge = random.pick(mood.bridges);
  const cadence = count > mood.cadence.length ? mood.cadence : mood.cadence.slice(-count);
  const symbols: ChordSymbol[] = [];
  for (let part = 0; symbols.length < count - cadence.length; part++) {
    symbols.push(...(part % 3 === 2 ? bridge : verse));
  }
  return [...symbols.slice(0, count - cadence.length), ...cadence];
}

/** Quiet at first, fullest at two thirds, softer into the end. */
function fullnessAt(share: number): number {
  const rise = Math.min(1, share / 0.6);
  const fall = Math.max(0, (share - 0.82) / 0.18);
  return 0.2 + 0.8 * rise * rise * (3 - 2 * rise) - 0.45 * fall;
}

/**
 * Writes a piece of exactly this length. The tempo bends by a few percent so that a bar line meets the last
 * chord, which then rings to the end.
 */
export function composeScore(mood: Mood, tempo: number, seconds: number, seed: number): Score {
  const random = seededRandom(seed, 'score');
  const tonic = random.pick(mood.tonics);
  const finalChord = seconds - endingSeconds(seconds);
  const count = Math.max(1, Math.round((finalChord * tempo) / 60 / mood.beatsPerBar));
  const barSeconds = finalChord / count;
  const beat = barSeconds / mood.beatsPerBar;
  const home: ChordSymbol = { degree: 0, colour: mood.brightness > 0.7 ? 'triad' : 'ninth' };
  const symbols = [...progression(mood, count, random), home];
  const chords = leadVoices(mood, tonic, symbols);
  const figure = random.pick(mood.figures);
  const bars = symbols.slice(0, count).map((symbol, index): Bar => {
    const chord = chords[index] ?? { bass: 36, voices: [] };
    const fullness = fullnessAt(index / Math.max(4, count));
    return { start: index * barSeconds, beat, chord, symbol, fullness, index, count };
  });
  const notes = [
    ...bars.flatMap((bar) => [
      ...padNotes(bar, mood),
      ...bassNotes(bar, mood),
      ...figureNotes(bar, mood, figure, random),
      ...percussionHits(bar, mood, random),
    ]),
    ...tuneNotes(bars, mood, tonic, seededRandom(seed, 'tune')),
    ...endingNotes(chords.at(-1), finalChord, seconds, mood),
  ];
  return { mood, seconds, notes: notes.sort((a, b) => a.start - b.start), finalChord };
}

function padNotes(bar: Bar, mood: Mood): Note[] {
  return bar.chord.voices.map((pitch, voice) => ({
    instrument: 'pad',
    start: bar.start,
    seconds: bar.beat * mood.beatsPerBar,
    pitch,
    velocity: 0.38 + 0.3 * bar.fullness,
    pan: [-0.6, 0.5, -0.3, 0.65][voice] ?? 0,
  }));
}

function bassNotes(bar: Bar, mood: Mood): Note[] {
  if (bar.fullness < 0.28) return [];
  const note = (beats: number, length: number, pitch: number, velocity: number): Note => ({
    instrument: 'bass',
    start: bar.start + beats * bar.beat,
    seconds: length * bar.beat,
    pitch,
    velocity,
    pan: 0,
  });
  const loud = 0.5 + 0.3 * bar.fullness;
  if (mood.percussion !== 'soft_kit' || bar.fullness < 0.6) {
    return [note(0, mood.beatsPerBar * 0.95, bar.chord.bass, loud)];
  }
  return [
    note(0, 1.4, bar.chord.bass, loud),
    note(1.5, 0.9, bar.chord.bass, loud * 0.75),
    note(2.5, 1.3, bar.chord.bass, loud * 0.85),
  ];
}

/** The tonic chord, rolled upwards, with the octave on top; everything is let go in time to die away. */
function endingNotes(chord: Chord | undefined, start: number, seconds: number, mood: Mood): Note[] {
  if (chord === undefined) return [];
  const ring = seconds - start;
  const roll = Math.min(0.09, ring / 20);
  const struck = [chord.bass + 12, ...chord.voices, (chord.voices.at(-1) ?? 60) + 12];
  return [
    ...chord.voices.map(
      (pitch, voice): Note => ({
        instrument: 'pad',
        start,
        seconds: ring * 0.45,
        pitch,
        velocity: 0.5,
        pan: [-0.6, 0.5, -0.3, 0.65][voice] ?? 0,
      }),
    ),
    { instrument: 'bass', start, seconds: ring * 0.7, pitch: chord.bass, velocity: 0.7, pan: 0 },
    ...struck.map(
      (pitch, order): Note => ({
        instrument: mood.lead,
        start: start + order * roll,
        seconds: ring * 0.6,
        pitch,
        velocity: 0.62 - order * 0.05,
        pan: -0.3 + order * 0.12,
      }),
    ),
  ];
}
