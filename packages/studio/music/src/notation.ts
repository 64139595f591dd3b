import type { Chord } from './harmony.js';
import type { ChordSymbol } from './moods.js';

export const instruments = [
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
