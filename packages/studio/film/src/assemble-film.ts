import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract/films/fields';
import { type FfmpegInput, runFfmpeg } from './encoder/run-ffmpeg.js';
import type { ReadObject } from './read-object.js';
import { SAMPLE_RATE } from './sound/buses.js';
import { filmSamples, mixFilmSound } from './sound/film-sound.js';
import { aacOptions } from './sound/mix.js';
import type { Storyboard } from './storyboard.js';
import { temporaryName } from './temporary-name.js';
import { filmFrames, planSegments } from './timeline.js';

export interface AssembleFilmRequest {
  readonly storyboard: Storyboard;
  /** One file for each of planSegments(storyboard), in their order, made with equal encoder settings. */
  readonly segmentFiles: readonly string[];
  /** The sound that mixFilmSound made of the same storyboard earlier; without it the sound is mixed here. */
  readonly soundFile?: string;
  readonly readObject: ReadObject;
  readonly outputFile: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (stepsDone: number, stepsTotal: number) => void;
}

export interface AssembledFilm {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const STEPS = 2;

/**
 * Joins the segments without encoding them again and adds the sound, an AAC track of exactly the film's length: silent
 * without narration and music, because players and networks expect one. Throws FilmError (`sound_unreadable`,
 * `encoder_missing`, `encoder_failed`) or the signal's reason; nothing is left behind.
 */
export async function assembleFilm(request: AssembleFilmRequest): Promise<AssembledFilm> {
  const { storyboard, segmentFiles, signal } = request;
  signal.throwIfAborted();
  if (segmentFiles.length !== planSegments(storyboard).length) {
    throw new RangeError('There must be one file for each segment.');
  }
  const outputFile = resolve(request.outputFile);
  await mkdir(dirname(outputFile), { recursive: true });
  const folder = await mkdtemp(`${temporaryName(outputFile)}-`);
  try {
    const frames = filmFrames(storyboard);
    const sound = request.soundFile ?? (await mixHere(request, folder));
    request.onProgress?.(1, STEPS);
    const film = join(folder, 'film.mp4');
    await runFfmpeg({
      inputs: [await segmentList(segmentFiles, folder), soundInput(sound, filmSamples(storyboard))],
      output: {
        target: film,
        options: filmOptions(sound === null ? aacOptions : ['-c:a', 'copy']),
      },
      signal,
    });
    const { size } = await stat(film);
    await rename(film, outputFile);
    request.onProgress?.(STEPS, STEPS);
    return { seconds: frames / FRAMES_PER_SECOND, ...videoFormats[storyboard.format], bytes: size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function mixHere(request: AssembleFilmRequest, folder: string): Promise<string | null> {
  const { storyboard, readObject, signal } = request;
  const outputFile = join(folder, 'sound.m4a');
  return (await mixFilmSound({ storyboard, readObject, outputFile, signal })) ? outputFile : null;
}

async function segmentList(files: readonly string[], folder: string): Promise<FfmpegInput> {
  const list = join(folder, 'segments.txt');
  const lines = files.map((file) => `file '${resolve(file).replaceAll("'", "'\\''")}'\n`);
  await writeFile(list, lines.join(''));
  return { source: list, options: ['-f', 'concat', '-safe', '0'] };
}

function soundInput(sound: string | null, samples: number): FfmpegInput {
  if (sound !== null) return { source: sound, options: [] };
  return {
    source: `anullsrc=channel_layout=stereo:sample_rate=${SAMPLE_RATE}`,
    options: ['-f', 'lavfi', '-t', (samples / SAMPLE_RATE).toFixed(6)],
  };
}

function filmOptions(sound: readonly string[]): string[] {
  return [
    ...['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy', ...sound],
    ...['-video_track_timescale', '30000', '-map_metadata', '-1'],
    ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart', '-f', 'mp4'],
  ];
}
