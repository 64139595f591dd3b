import { type FfmpegInput, type GraphFilter, runFfmpeg } from '../encoder/run-ffmpeg.js';
import { FilmError } from '../film-error.js';

export interface Loudness {
  /** Integrated loudness in LUFS (EBU R 128); null where all is below the gate, as in silence. */
  readonly integrated: number | null;
  /** True peak in dBTP; null in silence. */
  readonly truePeak: number | null;
}

/**
 * Measures what the graph gives out under the label `measured`, or the first input's sound without a graph. With
 * a file to keep, the measured sound is written there as a WAV of the given sample format.
 */
export async function measureLoudness(
  inputs: readonly FfmpegInput[],
  graph: readonly GraphFilter[],
  signal: AbortSignal,
  kept?: { readonly file: string; readonly format: 'pcm_f32le' | 'pcm_s24le' },
): Promise<Loudness> {
  const meter: GraphFilter = {
    filter: 'ebur128',
    options: { peak: 'true', framelog: 'verbose' },
    inputs: [graph.length === 0 ? '0:a' : 'measured'],
    outputs: ['metered'],
  };
  const format = kept === undefined ? ['-f', 'null'] : ['-c:a', kept.format, '-f', 'wav'];
  const log = await runFfmpeg({
    inputs,
    graph: [...graph, meter],
    output: { target: kept?.file ?? '-', options: ['-map', '[metered]', ...format] },
    signal,
  });
  return readSummary(log);
}

function readSummary(log: string): Loudness {
  const summary = log.slice(log.lastIndexOf('Summary:'));
  const integrated = /I:\s+(-?[\d.]+|-?inf|nan) LUFS/u.exec(summary)?.[1];
  const peak = /Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/u.exec(summary)?.[1];
  if (integrated === undefined || peak === undefined) {
    throw new FilmError('encoder_failed', 'ffmpeg printed no loudness.');
  }
  // The meter prints -70 where nothing passes its gate.
  return {
    integrated: Number(integrated) > -70 ? Number(integrated) : null,
    truePeak: Number.isFinite(Number(peak)) ? Number(peak) : null,
  };
}
