import { type SeededRandom, seededRandom } from '@groundwork/imaging/seeded-random';
import { type Bar, type Chord, leadVoices, type Note, type Part } from './harmony.js';
import type { ChordSymbol, Figure, Mood } from './moods.js';
import { figureNotes, percussionHits, tuneNotes } from './parts.js';

/** A composition: notes in order of their start. */
export interface Score {
  readonly mood: Mood;
  readonly seconds: number;
  readonly notes: readonly Note[];
  readonly finalChord: number;
}

/** Seconds the last chord has to ring, but for half a bar: less in a very short bed. */
function endingSeconds(seconds: number): number {
  return Math.min(4.2, seconds * 0.4);
}

/** The order of chords: verse, verse, bridge, each time with other changes, cut to length; then the cadence. */
function progression(
  mood: Mood,
  count: number,
  random: SeededRandom,
): { symbol: ChordSymbol; part: Part }[] {
  const first = random.below(12);
  const cadence = count > mood.cadence.length ? mood.cadence : mood.cadence.slice(-count);
  const body = count - cadence.length;
  const placed: { symbol: ChordSymbol; part: Part }[] = [];
  for (let number = 0; placed.length < body; number++) {
    const name = number % 3 === 2 ? 'bridge' : 'verse';
    const choices = name === 'bridge' ? mood.bridges : mood.verses;
    const symbols = choices[(first + Math.floor(number / 3)) % choices.length] ?? choices[0];
    symbols.forEach((symbol, bar) => {
      placed.push({ symbol, part: { name, number, left: symbols.length - 1 - bar } });
    });
  }
  const number = Math.ceil(body / 4);
  return [
    ...placed.slice(0, body),
    ...cadence.map((symbol, bar) => ({
      symbol,
      part: { name: 'cadence' as const, number, left: cadence.length - 1 - bar },
    })),
  ];
}

/** A piece has opened up after this many seconds at the latest, and thins out over these at its end. */
const OPENING_SECONDS = 22;
const CLOSING_SECONDS = 7;
/** A long piece takes a breath of four bars in so many. */
const BREATH_BARS = 24;

/** Quiet at first, then full, softer into the end; 0 to 1. */
function fullnessAt(time: number, end: number, index: number): number {
  const rise = Math.min(1, time / Math.min(0.5 * end, OPENING_SECONDS));
  const closing = Math.min(CLOSING_SECONDS, 0.2 * end);
  const fall = Math.min(1, Math.max(0, (time - (end - closing)) / closing));
  const breath = index % BREATH_BARS >= BREATH_BARS - 4 ? 0.3 : 0;
  return 0.3 + 0.7 * rise * rise * (3 - 2 * rise) - 0.4 * fall - breath * (1 - fall);
}

/** A piece of so many bars keeps its tempo; a shorter one bends it, so that it fits its length. */
const STEADY_BARS = 4;

/** Bars up to the last chord, and seconds of each. */
function barsWithin(
  seconds: number,
  { beatsPerBar }: Mood,
  tempo: number,
): { readonly count: number; readonly length: number } {
  const wanted = seconds - endingSeconds(seconds);
  const length = (60 / tempo) * beatsPerBar;
  const count = Math.max(1, Math.round(wanted / length));
  return { count, length: count < STEADY_BARS ? wanted / count : length };
}

/** Writes a piece of exactly this length in a steady tempo. Its last chord stands on a bar line and rings to the end. */
export function composeScore(mood: Mood, tempo: number, seconds: number, seed: number): Score {
  const random = seededRandom(seed, 'score');
  const tonic = random.pick(mood.tonics);
  const { count, length } = barsWithin(seconds, mood, tempo);
  const finalChord = count * length;
  const home: ChordSymbol = { degree: 0, colour: mood.brightness > 0.7 ? 'triad' : 'ninth' };
  const form = progression(mood, count, random);
  const chords = leadVoices(mood, tonic, [...form.map(({ symbol }) => symbol), home]);
  const first = random.below(mood.figures.length);
  const beat = length / mood.beatsPerBar;
  const bars = form.map(({ symbol, part }, index): Bar => {
    const start = index * length;
    const chord = chords[index] ?? { bass: 36, voices: [] };
    return {
      start,
      beat,
      chord,
      symbol,
      part,
      fullness: fullnessAt(start, finalChord, index),
      index,
      count,
    };
  });
  const notes = [
    ...bars.flatMap((bar) => [
      ...padNotes(bar, mood),
      ...bassNotes(bar, mood),
      ...figureNotes(bar, mood, figureOf(bar, mood, first), random),
      ...stringNotes(bar, mood),
      ...percussionHits(bar, mood, random),
    ]),
    ...tuneNotes(bars, mood, tonic, seededRandom(seed, 'tune')),
    ...endingNotes(chords.at(-1), finalChord, seconds, mood),
  ];
  return { mood, seconds, notes: notes.sort((a, b) => a.start - b.start), finalChord };
}

/** Verses keep their figure and bridges take the next one, so that eight bars are never the same for long. */
function figureOf({ part }: Bar, { figures }: Mood, first: number): Figure {
  const turn = first + (part.name === 'bridge' ? 1 : 0) + Math.floor(part.number / 6);
  return figures[turn % figures.length] ?? figures[0];
}

/** Long notes high above the chords, once the music has opened; in bridges with a second voice below. */
function stringNotes(bar: Bar, mood: Mood): Note[] {
  const opened = bar.fullness >= (bar.part.name === 'bridge' ? 0.55 : 0.8);
  if (!opened || mood.strings === 'none') return [];
  const [, , third, top] = bar.chord.voices;
  const pitches = [top, bar.part.name === 'bridge' ? third : undefined].filter(
    (pitch) => pitch !== undefined,
  );
  const lift = mood.strings === 'high' ? 12 : 0;
  return pitches.map((pitch, voice) => ({
    instrument: 'strings',
    start: bar.start,
    seconds: bar.beat * mood.beatsPerBar * 0.98,
    pitch: pitch + (voice === 0 ? lift : 0),
    velocity: 0.3 + 0.35 * bar.fullness,
    pan: voice === 0 ? -0.25 : 0.35,
  }));
}

function padNotes(bar: Bar, mood: Mood): Note[] {
  return bar.chord.voices.map((pitch, voice) => ({
    instrument: 'pad',
    start: bar.start,
    seconds: bar.beat * mood.beatsPerBar,
    pitch,
    velocity: 0.4 + 0.22 * bar.fullness,
    pan: [-0.6, 0.5, -0.3, 0.65][voice] ?? 0,
  }));
}

function bassNotes(bar: Bar, mood: Mood): Note[] {
  if (bar.fullness < 0.36) return [];
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

/**
 * The tonic chord, rolled upwards, with the octave on top and one late bell; everything dies away of itself, and is
 * let go just before the end.
 */
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
        seconds: ring * 0.66,
        pitch,
        velocity: 0.5,
        pan: [-0.6, 0.5, -0.3, 0.65][voice] ?? 0,
      }),
    ),
    { instrument: 'bass', start, seconds: ring * 0.85, pitch: chord.bass, velocity: 0.7, pan: 0 },
    ...struck.map(
      (pitch, order): Note => ({
        instrument: mood.lead,
        start: start + order * roll,
        seconds: ring * 0.88,
        pitch,
        velocity: 0.62 - order * 0.05,
        pan: -0.3 + order * 0.12,
      }),
    ),
    {
      instrument: 'bell',
      start: start + ring * 0.2,
      seconds: ring * 0.6,
      pitch: (chord.voices.at(-1) ?? 60) + 12,
      velocity: 0.34,
      pan: 0.3,
    },
  ];
}
