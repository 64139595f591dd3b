import { access, constants } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { availableCores } from '@groundwork/runtime';
import ffmpeg, { type FilterSpecification } from 'fluent-ffmpeg';
import { FilmError } from '../film-error.js';
import { ffmpegPath } from './environment.js';

export interface FfmpegInput {
  /** A file, the source of a lavfi input, or a stream for standard input (one at most, which must never fail). */
  readonly source: string | Readable;
  readonly options: readonly string[];
}

/** One filter of a graph: data, so that no text is ever put together into one. */
export interface GraphFilter {
  readonly filter: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
}

export interface FfmpegRun {
  readonly inputs: readonly FfmpegInput[];
  readonly graph?: readonly GraphFilter[];
  readonly output: { readonly target: string; readonly options: readonly string[] };
  readonly signal: AbortSignal;
}

/** Lines of the log that are kept for the caller and for a failure's message. */
const LOG_LINES = 400;

/** ffmpeg 5 ends well when the last bytes of its output found no room: its file lacks them, and cannot be played. */
const UNWRITTEN = /^Error (?:writing trailer of|closing file) .*$/mu;

/**
 * Runs ffmpeg to its end and returns its log. Only this module depends on the package that drives it. Throws FilmError
 * `encoder_missing` or `encoder_failed`, or the signal's reason; by then the process has ended.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<string> {
  run.signal.throwIfAborted();
  const encoder = ffmpegPath();
  // Once the driver has queried an ffmpeg's features, it crashes if that file disappears.
  if (!(await isExecutable(encoder))) throw missing();
  run.signal.throwIfAborted();
  const command = ffmpeg({ stdoutLines: LOG_LINES });
  command.setFfmpegPath(encoder);
  for (const { source, options } of run.inputs) command.input(source).inputOptions([...options]);
  if (run.graph !== undefined) command.complexFilter(run.graph.map(specification));
  // By itself ffmpeg starts a thread a filter for each core of the machine, also where only some may be used.
  const filterThreads = ['-filter_complex_threads', String(availableCores())];
  command.outputOptions([...filterThreads, ...run.output.options]).output(run.output.target);
  const stop = () => command.kill('SIGKILL');
  try {
    return await new Promise<string>((resolve, reject) => {
      command.on('start', () => {
        if (run.signal.aborted) stop();
      });
      command.on('end', (_stdout: string | null, log: string | null) => {
        const unwritten = UNWRITTEN.exec(log ?? '')?.[0];
        if (unwritten === undefined) resolve(log ?? '');
        else reject(failure(new Error(unwritten), log ?? ''));
      });
      command.on('error', (error: Error, _stdout: string | null, log: string | null) =>
        reject(failure(error, log ?? '')),
      );
      run.signal.addEventListener('abort', stop);
      command.run();
    });
  } catch (error) {
    run.signal.throwIfAborted();
    throw error;
  } finally {
    run.signal.removeEventListener('abort', stop);
  }
}

function specification(filter: GraphFilter): FilterSpecification {
  return {
    filter: filter.filter,
    ...(filter.options === undefined ? {} : { options: { ...filter.options } }),
    ...(filter.inputs === undefined ? {} : { inputs: [...filter.inputs] }),
    ...(filter.outputs === undefined ? {} : { outputs: [...filter.outputs] }),
  };
}

/** Whether a path, or a name that PATH leads to, may be run. */
async function isExecutable(command: string): Promise<boolean> {
  const places =
    basename(command) === command
      ? (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command))
      : [command];
  const found = await Promise.all(
    places.map((place) =>
      access(place, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

const missing = (cause?: Error) =>
  new FilmError('encoder_missing', 'ffmpeg was not found; FFMPEG_PATH names it.', null, cause);

function failure(error: Error, log: string): FilmError {
  if (/ENOENT|Cannot find ffmpeg|EACCES/u.test(error.message)) {
    return missing(error);
  }
  const last = log.trim().split('\n').slice(-4).join(' | ');
  return new FilmError('encoder_failed', `${error.message}: ${last}`, null, error);
}
