import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { FilmError } from '../film-error.js';
import { type ReadObject, readObjects } from '../read-object.js';
import type { Storyboard } from '../storyboard.js';
import { temporaryName } from '../temporary-name.js';
import { filmFrames } from '../timeline.js';
import { SAMPLE_RATE } from './buses.js';
import { mixSound } from './mix.js';

export interface MixFilmSoundRequest {
  readonly storyboard: Storyboard;
  readonly readObject: ReadObject;
  /** AAC in an m4a file; it appears whole or not at all. */
  readonly outputFile: string;
  readonly signal: AbortSignal;
}

/** The film's length in samples of SAMPLE_RATE. */
export function filmSamples(storyboard: Storyboard): number {
  return (filmFrames(storyboard) * SAMPLE_RATE) / FRAMES_PER_SECOND;
}

/**
 * Mixes a film's sound, which needs none of its pictures: it can be made while they are rendered. Returns false, and
 * writes nothing, when there is nothing to hear. Throws FilmError (`sound_unreadable`, `encoder_missing`,
 * `encoder_failed`) or the signal's reason.
 */
export async function mixFilmSound(request: MixFilmSoundRequest): Promise<boolean> {
  const { storyboard, signal } = request;
  signal.throwIfAborted();
  const outputFile = resolve(request.outputFile);
  await mkdir(dirname(outputFile), { recursive: true });
  const folder = await mkdtemp(`${temporaryName(outputFile)}-`);
  try {
    const sources = await storeSound(request, folder);
    const mixed = await mixSound({ ...sources, samples: filmSamples(storyboard) }, folder, signal);
    if (mixed === null) return false;
    await rename(mixed, outputFile);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts the storyboard's sounds into files that ffmpeg can seek in. */
async function storeSound({ storyboard, readObject }: MixFilmSoundRequest, folder: string) {
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
