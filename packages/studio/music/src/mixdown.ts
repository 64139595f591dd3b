import { Biquad, highPass, highShelf, LoudnessMeter, peaking } from '@groundwork/sound/loudness';
import { encodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import type { Instrument, Note } from './harmony.js';
import { play } from './instruments.js';
import type { Score } from './score.js';
import type { PlayedNote } from './tones.js';

/** Delay of each line in samples: primes, so that no echoes fall together. */
const DELAYS = [1481, 1693, 1931, 2203, 2539, 2851, 3181, 3557] as const;
const PRE_DELAY = Math.round(0.018 * SAMPLE_RATE);

/** A feedback delay network of eight damped lines mixed by a Householder matrix. Takes sound in pieces. */
class Reverb {
  readonly #lines = DELAYS.map((length) => new Float32Array(length));
  readonly #places = DELAYS.map(() => 0);
  readonly #damped = DELAYS.map(() => 0);
  readonly #feedback: readonly number[];
  readonly #damping: number;
  readonly #before = [new Float32Array(PRE_DELAY), new Float32Array(PRE_DELAY)] as const;
  #beforeAt = 0;

  /**
   * @param seconds until the room has fallen by 60 dB
   * @param damping 0..1, how fast the high notes die
   */
  constructor(seconds: number, damping: number) {
    this.#feedback = DELAYS.map((length) => 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)));
    this.#damping = damping;
  }

  /** Adds the room's response to left and right. */
  addTo(
    left: Float32Array,
    right: Float32Array,
    sentLeft: Float32Array,
    sentRight: Float32Array,
    count: number,
  ): void {
    const lines = this.#lines;
    const places = this.#places;
    const damped = this.#damped;
    const [beforeLeft, beforeRight] = this.#before;
    const size = DELAYS.length;
    for (let i = 0; i < count; i++) {
      const inLeft = beforeLeft[this.#beforeAt] ?? 0;
      const inRight = beforeRight[this.#beforeAt] ?? 0;
      beforeLeft[this.#beforeAt] = sentLeft[i] ?? 0;
      beforeRight[this.#beforeAt] = sentRight[i] ?? 0;
      this.#beforeAt = this.#beforeAt + 1 === PRE_DELAY ? 0 : this.#beforeAt + 1;
      let sum = 0;
      for (let line = 0; line < size; line++) {
        const out = lines[line]?.[places[line] ?? 0] ?? 0;
        const soft = out + ((damped[line] ?? 0) - out) * this.#damping;
        damped[line] = soft;
        sum += soft;
      }
      const spread = (2 / size) * sum;
      let outLeft = 0;
      let outRight = 0;
      for (let line = 0; line < size; line++) {
        const even = line % 2 === 0;
        const soft = damped[line] ?? 0;
        if (even) outLeft += line % 4 === 0 ? soft : -soft;
        else outRight += line % 4 === 1 ? soft : -soft;
        const place = places[line] ?? 0;
        const buffer = lines[line];
        if (buffer === undefined) continue;
        buffer[place] = (soft - spread) * (this.#feedback[line] ?? 0) + (even ? inLeft : inRight);
        places[line] = place + 1 === buffer.length ? 0 : place + 1;
      }
      left[i] = (left[i] ?? 0) + outLeft * 0.35;
      right[i] = (right[i] ?? 0) + outRight * 0.35;
    }
  }
}

/** Level of each instrument, and how much of the mood's room it gets. */
const desk: Readonly<Record<Instrument, { readonly level: number; readonly send: number }>> = {
  pad: { level: 0.08, send: 0.9 },
  strings: { level: 0.05, send: 1.2 },
  piano: { level: 0.15, send: 0.8 },
  pluck: { level: 0.17, send: 0.8 },
  bell: { level: 0.11, send: 1.3 },
  bass: { level: 0.13, send: 0.12 },
  kick: { level: 0.15, send: 0.1 },
  shaker: { level: 0.05, send: 0.4 },
  tick: { level: 0.05, send: 0.9 },
  brush: { level: 0.075, send: 0.5 },
  swell: { level: 0.05, send: 0.7 },
};

/** Every bed is equally loud, so that the film can set it under a voice without measuring. */
const TARGET_LUFS = -20.5;
const PEAK = 10 ** (-4 / 20);
/** The mix is stored in 16 bits at this gain until its loudness is known. */
const WORKING_GAIN = 1.4;
const CHUNK_SECONDS = 8;
const FADE_SECONDS = 0.8;
/** Samples of played notes kept for reuse: 48 MB. */
const CACHE_SAMPLES = 12_000_000;

/** Steps of loudness in which an instrument changes its tone, and by how much of brightness over all of them. */
const TOUCHES = 4;
const TOUCH = 0.5;

/** Plays each pitch, length and touch once. */
class Player {
  readonly #cache = new Map<string, PlayedNote>();
  readonly #brightness: number;
  #samples = 0;

  constructor(brightness: number) {
    this.#brightness = brightness;
  }

  play(note: Note): PlayedNote {
    const touch = Math.round(note.velocity * TOUCHES) / TOUCHES;
    const key = `${note.instrument} ${note.pitch} ${note.seconds.toFixed(3)} ${touch}`;
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const played = play(
      note.instrument,
      note.pitch,
      note.seconds,
      this.#brightness + TOUCH * (touch - 0.5),
    );
    this.#samples += size(played);
    for (const [oldest, note] of this.#cache) {
      if (this.#samples <= CACHE_SAMPLES) break;
      this.#cache.delete(oldest);
      this.#samples -= size(note);
    }
    this.#cache.set(key, played);
    return played;
  }
}

function size({ left, right }: PlayedNote): number {
  return left === right ? left.length : left.length + right.length;
}

function add(to: Float32Array, from: Float32Array, at: number, gain: number): void {
  for (let i = 0; i < from.length; i++) to[at + i] = (to[at + i] ?? 0) + (from[i] ?? 0) * gain;
}

/** Longest time a note can take from its start: the longest bar (3 beats at 60) plus release, and the ending. */
const LONGEST_NOTE_SECONDS = 9;

/** Renders a score to 48 kHz, 16-bit stereo WAV of exactly `round(seconds * 48000)` frames. */
export function mixdown(score: Score): Buffer {
  const total = Math.round(score.seconds * SAMPLE_RATE);
  const chunk = CHUNK_SECONDS * SAMPLE_RATE;
  const reach = chunk + LONGEST_NOTE_SECONDS * SAMPLE_RATE;
  const buses = Array.from({ length: 4 }, () => new Float32Array(reach));
  const [left, right, sentLeft, sentRight] = buses as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const reverb = new Reverb(1.6 + 2.6 * score.mood.space, 0.24);
  const tone = [left, right].map(() => [
    new Biquad(highPass(32)),
    new Biquad(peaking(260, 0.8, -1.5)),
    new Biquad(peaking(2600, 0.7, -1.5)),
    new Biquad(highShelf(4200, 4)),
  ]);
  const meter = new LoudnessMeter(2);
  const player = new Player(score.mood.brightness);
  const out = new Int16Array(total * 2);
  let next = 0;
  let peak = 0;
  for (let from = 0; from < total; from += chunk) {
    const count = Math.min(chunk, total - from);
    for (; next < score.notes.length; next++) {
      const note = score.notes[next];
      if (note === undefined) break;
      const at = Math.round(note.start * SAMPLE_RATE) - from;
      if (at >= chunk) break;
      const { level, send } = desk[note.instrument];
      const { left: l, right: r } = player.play(note);
      const angle = ((note.pan + 1) * Math.PI) / 4;
      const gain = level * note.velocity * Math.SQRT2;
      add(left, l, at, gain * Math.cos(angle));
      add(right, r, at, gain * Math.sin(angle));
      const room = gain * send * score.mood.space;
      add(sentLeft, l, at, room * Math.cos(angle));
      add(sentRight, r, at, room * Math.sin(angle));
    }
    reverb.addTo(left, right, sentLeft, sentRight, count);
    tone[0]?.forEach((filter) => {
      filter.run(left, count);
    });
    tone[1]?.forEach((filter) => {
      filter.run(right, count);
    });
    meter.add([left, right], count);
    const untilEnd = total - 1 - from;
    peak = Math.max(
      peak,
      write(left, out, from * 2, count, untilEnd),
      write(right, out, from * 2 + 1, count, untilEnd),
    );
    for (const bus of buses) {
      bus.copyWithin(0, chunk);
      bus.fill(0, reach - chunk);
    }
  }
  const wanted = 10 ** ((TARGET_LUFS - meter.lufs) / 20);
  const gain = Math.min(wanted, PEAK / Math.max(peak, 1e-6)) / WORKING_GAIN;
  for (let i = 0; i < out.length; i++) out[i] = quantised(((out[i] ?? 0) / 32767) * gain);
  return encodeWav(out, 2);
}

/**
 * Writes one channel into the interleaved output at the working gain, faded out at the end of the bed.
 * @returns the highest absolute value before that gain
 */
function write(
  bus: Float32Array,
  out: Int16Array,
  first: number,
  count: number,
  untilEnd: number,
): number {
  const fadeLength = FADE_SECONDS * SAMPLE_RATE;
  let peak = 0;
  for (let i = 0; i < count; i++) {
    const left = untilEnd - i;
    let value = bus[i] ?? 0;
    if (left < fadeLength) {
      const fade = left / fadeLength;
      value *= fade * fade * (3 - 2 * fade);
    }
    peak = Math.max(peak, Math.abs(value));
    out[first + i * 2] = quantised(value * WORKING_GAIN);
  }
  return peak;
}

function quantised(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 32767);
}
