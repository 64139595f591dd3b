import { type FfmpegInput, type GraphFilter, runFfmpeg } from '../encoder/run-ffmpeg.js';
import { FilmError } from '../film-error.js';

export interface Loudness {
  /** Integrated loudness in LUFS (EBU R 128); null where all is below the gate, as in silence. */
  readonly integrated: number | null;
  /** Loudness range in LU (EBU Tech 3342): between the quiet and the loud parts. */
  readonly range: number;
  /** True peak in dBTP; null in silence, and if not requested. */
  readonly truePeak: number | null;
}

export interface Metering {
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
