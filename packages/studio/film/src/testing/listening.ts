import { readFile } from 'node:fs/promises';
import { runFfmpeg } from '../encoder/run-ffmpeg.js';
import { SAMPLE_RATE } from '../sound/buses.js';
import { decodeSound } from '../sound/decode-sound.js';
import { type Loudness, measureLoudness } from '../sound/mix.js';

/** Seconds of a step for measuring a level. */
const STEP = 0.01;
/** Level in dBFS below which sound is inaudible next to a voice at -16 LUFS. */
const AUDIBLE = -50;
/** Hz of a tone above every voice, and the lower limit for listening to it. */
const PROBE = { tone: 14_000, from: 12_500 } as const;
/** Seconds after a word's start by which music has ducked, and after the last by which it is back. */
const SETTLING = { down: 0.25, up: 0.9 } as const;

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Finished sound of a film as an ear would meet it; `file` in any container. */
export async function hearLoudness(file: string, signal: AbortSignal): Promise<Loudness> {
  return measureLoudness([{ source: file, options: [] }], [], signal, { truePeak: true });
}

export interface HeardVoice {
  /** Silence before the first sound and after the last one, in seconds. */
  readonly before: number;
  readonly after: number;
  /** Loudest step in any of the stretches, in dBFS. */
  readonly loudestIn: (stretches: readonly Stretch[]) => number;
}

/** Measures a film's finished sound without music: when its voice begins and ends, and whether the rest is silent. */
export async function hearVoice(file: string, signal: AbortSignal): Promise<HeardVoice> {
  const levels = levelsOf(await decodeSound({ bytes: await readFile(file), raw: null }, signal));
  const first = levels.findIndex((level) => level > AUDIBLE);
  const last = levels.findLastIndex((level) => level > AUDIBLE);
  return {
    before: (first < 0 ? levels.length : first) * STEP,
    after: (levels.length - 1 - last) * STEP,
    loudestIn: (stretches) =>
      Math.max(AUDIBLE * 2, ...stretches.flatMap((stretch) => within(levels, stretch))),
  };
}

/** A tone in place of the music, as long as a film, to trace what happens to music. WAV. */
export function probeTone(seconds: number): Buffer {
  const count = Math.round(seconds * SAMPLE_RATE);
  const bytes = Buffer.alloc(44 + count * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + count * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(count * 2, 40);
  for (let at = 0; at < count; at += 1) {
    const sample = 0.1 * Math.sin((2 * Math.PI * PROBE.tone * at) / SAMPLE_RATE);
    bytes.writeInt16LE(Math.round(sample * 32767), 44 + at * 2);
  }
  return bytes;
}

/**
 * How many decibels a film's music ducks under its voice, measured in the finished sound with the probe tone as its
 * music. Null without speech, or without pauses.
 */
export async function hearDucking(
  file: string,
  spoken: readonly Stretch[],
  signal: AbortSignal,
): Promise<number | null> {
  const high = { filter: 'highpass', options: { frequency: PROBE.from, poles: 2 } };
  const target = `${file}.probe.wav`;
  await runFfmpeg({
    inputs: [{ source: file, options: [] }],
    graph: [
      { ...high, inputs: ['0:a'], outputs: ['once'] },
      { ...high, inputs: ['once'], outputs: ['twice'] },
      { ...high, inputs: ['twice'], outputs: ['high'] },
    ],
    output: { target, options: ['-map', '[high]', '-ac', '1', '-f', 'wav'] },
    signal,
  });
  const levels = levelsOf(await readFile(target));
  const under = spoken.flatMap(({ start, end }) =>
    within(levels, { start: start + SETTLING.down, end }),
  );
  const edges = [
    -SETTLING.up,
    ...spoken.flatMap(({ start, end }) => [start, end]),
    // The film's end, before its last fade.
    levels.length * STEP - 0.3,
  ];
  const alone: number[] = [];
  for (let at = 0; at + 1 < edges.length; at += 2) {
    const [end = 0, start = 0] = [edges[at], edges[at + 1]];
    alone.push(...within(levels, { start: end + SETTLING.up, end: start }));
  }
  if (under.length === 0 || alone.length === 0) return null;
  return median(alone) - median(under);
}

function within(levels: readonly number[], { start, end }: Stretch): readonly number[] {
  return levels.slice(Math.max(0, Math.ceil(start / STEP)), Math.max(0, Math.floor(end / STEP)));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The level of each step of a WAV file of 16 bits and one channel, in dBFS. */
function levelsOf(wav: Buffer): number[] {
  const data = wav.indexOf('data', 12, 'latin1') + 8;
  const size = Math.round(STEP * SAMPLE_RATE);
  const steps = Math.floor((wav.length - data) / 2 / size);
  return Array.from({ length: steps }, (_, step) => {
    let sum = 0;
    for (let at = step * size; at < (step + 1) * size; at += 1) {
      sum += (wav.readInt16LE(data + 2 * at) / 32768) ** 2;
    }
    return 10 * Math.log10(Math.max(1e-10, sum / size));
  });
}
