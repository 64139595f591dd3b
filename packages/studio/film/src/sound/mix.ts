import { join } from 'node:path';
import { type FfmpegInput, type GraphFilter, runFfmpeg } from '../encoder/run-ffmpeg.js';
import { FilmError } from '../film-error.js';
import {
  type Bus,
  decimal,
  exactLength,
  musicBus,
  type NarrationClip,
  narrationBus,
  roomTone,
  SAMPLE_RATE,
  wave,
} from './buses.js';

/** LUFS at which films are played back on social networks. */
const TARGET_LOUDNESS = -16;
/** Ceiling of the limiter in dB: AAC and resampling add about half a decibel, and less than -1 dBTP is promised. */
const CEILING = -2.2;
/** Loudness of the music bed without speech, in LUFS. */
const BED_LOUDNESS = -22;
/** Correct to so many LU; the promise is 1. */
const CLOSE_ENOUGH = 0.3;
const MAX_CORRECTIONS = 3;

/** How a film's sound is encoded. */
export const aacOptions = [
  // The fast coder differs from the searching one at low rates only, and takes half its time.
  ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '160k', '-ar', String(SAMPLE_RATE), '-ac', '2'],
  ...['-fflags', '+bitexact', '-flags:a', '+bitexact'],
] as const;

export interface SoundSources {
  readonly narration: readonly NarrationClip[];
  readonly musicFile: string | null;
  /** Length of the film in samples of SAMPLE_RATE. */
  readonly samples: number;
}

/**
 * Mixes narration and music to a stereo AAC file of exactly the film's length, at the target loudness and under the
 * ceiling; null when there is nothing to hear. Levels are measured, not guessed, because voices and tracks differ
 * by tens of decibels.
 */
export async function mixSound(
  { narration, musicFile, samples }: SoundSources,
  folder: string,
  signal: AbortSignal,
): Promise<string | null> {
  const bedLoudness = narration.length === 0 ? TARGET_LOUDNESS : BED_LOUDNESS;
  const [voice, music] = await Promise.all([
    narration.length === 0
      ? null
      : levelled(narrationBus(narration, samples), TARGET_LOUDNESS, signal),
    musicFile === null ? null : levelled(musicBus(musicFile, samples), bedLoudness, signal),
  ]);
  const buses = [voice, music].filter((bus) => bus !== null);
  if (buses.length === 0) return null;
  const mixed = join(folder, 'mixed.wav');
  const { integrated } = await measureLoudness(
    buses.flatMap((bus) => bus.inputs),
    graphOf(voice, music, samples),
    signal,
    { kept: { file: mixed, options: ['-c:a', 'pcm_f32le', '-f', 'wav'] } },
  );
  return integrated === null ? null : await master(mixed, integrated, samples, folder, signal);
}

/** The bus with the gain for a loudness; null when it is silent. */
async function levelled(bus: Bus, target: number, signal: AbortSignal): Promise<Bus | null> {
  const { integrated } = await measureLoudness(bus.inputs, bus.graph(0, 'measured'), signal);
  if (integrated === null) return null;
  return {
    inputs: bus.inputs,
    graph: (firstInput, output) => [
      ...bus.graph(firstInput, `${output}_raw`),
      {
        filter: 'volume',
        options: { volume: `${decimal(target - integrated)}dB` },
        inputs: [`${output}_raw`],
        outputs: [output],
      },
    ],
  };
}

function graphOf(voice: Bus | null, music: Bus | null, samples: number): GraphFilter[] {
  if (voice === null) return music?.graph(0, 'measured') ?? [];
  if (music !== null) return duck(voice, music);
  return [...voice.graph(0, 'spoken'), ...roomTone(samples, 'room'), sum('spoken', 'room')];
}

/** Two signals as one, as long as the first. */
function sum(first: string, second: string): GraphFilter {
  return {
    filter: 'amix',
    options: { inputs: 2, normalize: 0, duration: 'first' },
    inputs: [first, second],
    outputs: ['measured'],
  };
}

/** Ducks the music under speech: quickly, and back in about half a second. */
function duck(voice: Bus, music: Bus): GraphFilter[] {
  return [
    ...voice.graph(0, 'voice'),
    ...music.graph(voice.inputs.length, 'music'),
    { filter: 'asplit', options: { outputs: 2 }, inputs: ['voice'], outputs: ['spoken', 'key'] },
    {
      filter: 'sidechaincompress',
      options: { threshold: 0.02, ratio: 5, attack: 40, release: 450, knee: 4, makeup: 1 },
      inputs: ['music', 'key'],
      outputs: ['ducked'],
    },
    sum('spoken', 'ducked'),
  ];
}

/**
 * Brings the mix to the target under a limiter. Limiting takes loudness away, so the result is measured and the
 * gain corrected until it fits.
 */
async function master(
  mixed: string,
  integrated: number,
  samples: number,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  let gain = TARGET_LOUDNESS - integrated;
  for (let round = 0; ; round += 1) {
    const target = join(folder, `master-${round}.m4a`);
    const result = await measureLoudness([wave(mixed)], limited(gain, samples), signal, {
      kept: { file: target, options: [...aacOptions, '-f', 'ipod'] },
    });
    const short = TARGET_LOUDNESS - (result.integrated ?? TARGET_LOUDNESS);
    if (Math.abs(short) <= CLOSE_ENOUGH || round === MAX_CORRECTIONS) return target;
    gain += short;
  }
}

/** Limits at four times the sample rate, where peaks between samples show. */
function limited(gain: number, samples: number): GraphFilter[] {
  const chain: readonly [string, GraphFilter['options']][] = [
    ['volume', { volume: `${decimal(gain)}dB` }],
    ['aresample', { sample_rate: SAMPLE_RATE * 4 }],
    [
      'alimiter',
      { limit: decimal(10 ** (CEILING / 20)), attack: 5, release: 60, level: 0, asc: 1 },
    ],
    ['aresample', { sample_rate: SAMPLE_RATE }],
  ];
  const filters = chain.map(
    ([filter, options], index): GraphFilter => ({
      filter,
      ...(options === undefined ? {} : { options }),
      inputs: [index === 0 ? '0:a' : `step${index}`],
      outputs: [`step${index + 1}`],
    }),
  );
  return [...filters, ...exactLength(`step${chain.length}`, 'measured', samples)];
}

export interface Loudness {
  /** Integrated loudness in LUFS (EBU R 128); null where all is below the gate, as in silence. */
  readonly integrated: number | null;
  /** Loudness range in LU (EBU Tech 3342): between the quiet and the loud parts. */
  readonly range: number;
  /** True peak in dBTP; null in silence, and if not requested. */
  readonly truePeak: number | null;
}

interface Metering {
  /** Where the measured sound is kept, and as what. */
  readonly kept?: { readonly file: string; readonly options: readonly string[] };
  /** Whether the true peak is wanted, which takes longer than the loudness. */
  readonly truePeak?: boolean;
}

/** Measures the graph's output `measured`, or the first input's sound without a graph. */
export async function measureLoudness(
  inputs: readonly FfmpegInput[],
  graph: readonly GraphFilter[],
  signal: AbortSignal,
  { kept, truePeak = false }: Metering = {},
): Promise<Loudness> {
  const meter: GraphFilter = {
    filter: 'ebur128',
    options: { peak: truePeak ? 'true' : 'none', framelog: 'verbose' },
    inputs: [graph.length === 0 ? '0:a' : 'measured'],
    outputs: ['metered'],
  };
  const log = await runFfmpeg({
    inputs,
    graph: [...graph, meter],
    output: {
      target: kept?.file ?? '-',
      options: ['-map', '[metered]', ...(kept?.options ?? ['-f', 'null'])],
    },
    signal,
  });
  return readSummary(log, truePeak);
}

function readSummary(log: string, truePeak: boolean): Loudness {
  const summary = log.slice(log.lastIndexOf('Summary:'));
  const integrated = /I:\s+(-?[\d.]+|-?inf|nan) LUFS/u.exec(summary)?.[1];
  const range = /LRA:\s+(-?[\d.]+|-?inf|nan) LU/u.exec(summary)?.[1];
  const peak = /Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/u.exec(summary)?.[1];
  if (integrated === undefined || range === undefined || (truePeak && peak === undefined)) {
    throw new FilmError('encoder_failed', 'ffmpeg printed no loudness.');
  }
  // The meter prints -70 where nothing passes its gate.
  return {
    integrated: Number(integrated) > -70 ? Number(integrated) : null,
    range: Number(range),
    truePeak: peak !== undefined && Number.isFinite(Number(peak)) ? Number(peak) : null,
  };
}
