import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract';
import { type FfmpegInput, runFfmpeg } from './encoder/run-ffmpeg.js';
import { FilmError } from './film-error.js';
import { type ReadObject, readObjects } from './read-object.js';
import { SAMPLE_RATE } from './sound/buses.js';
import { aacOptions, mixSound } from './sound/mix.js';
import type { Storyboard } from './storyboard.js';
import { temporaryName } from './temporary-name.js';
import { filmFrames, planSegments } from './timeline.js';

export interface AssembleFilmRequest {
  readonly storyboard: Storyboard;
  /** One file for each of planSegments(storyboard), in their order, made with equal encoder settings. */
  readonly segmentFiles: readonly string[];
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

const STEPS = 3;

/**
 * Joins the segments without encoding them again and adds the sound, an AAC track of exactly the film's length:
 * silent when there is neither narration nor music, because players and networks expect one. Throws FilmError
 * (`sound_unreadable`, `encoder_missing`, `encoder_failed`) or the signal's reason; nothing is left behind.
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
    const samples = (frames * SAMPLE_RATE) / FRAMES_PER_SECOND;
    const sources = await storeSound(request, folder);
    request.onProgress?.(1, STEPS);
    const sound = await mixSound({ ...sources, samples }, folder, signal);
    request.onProgress?.(2, STEPS);
    const film = join(folder, 'film.mp4');
    await runFfmpeg({
      inputs: [await segmentList(segmentFiles, folder), soundInput(sound, samples)],
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

/** Puts the storyboard's sounds into files that ffmpeg can seek in. */
async function storeSound({ storyboard, readObject }: AssembleFilmRequest, folder: string) {
  const { narration, music_key } = storyboard.sound;
  const keys = [
    ...narration.map((clip) => clip.audio_key),
    ...(music_key === null ? [] : [music_key]),
  ];
  const files = await readObjects(readObject, [...new Set(keys)], 'sound_unreadable');
  const names = new Map<string, string>();
  for (const [key, bytes] of files) {
    if (!isWave(bytes)) throw new FilmError('sound_unreadable', `${key} is no WAV file.`, key);
    const name = join(folder, `sound-${names.size}.wav`);
    await writeFile(name, bytes);
    names.set(key, name);
  }
  const nameOf = (key: string): string => {
    const name = names.get(key);
    if (name === undefined) throw new Error(`${key} was not stored.`);
    return name;
  };
  return {
    narration: narration.map((clip) => ({ file: nameOf(clip.audio_key), start: clip.start })),
    musicFile: music_key === null ? null : nameOf(music_key),
  };
}

function isWave(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.length)).toString(
    'latin1',
  );
  return text.startsWith('RIFF') && text.endsWith('WAVE');
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
