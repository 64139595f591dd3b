import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../encoder/run-ffmpeg.js';
import { FilmError } from '../film-error.js';
import { SAMPLE_RATE } from './buses.js';

/** Containers of sound; playlists, which could name other files, are none of them. */
const CONTAINERS = 'wav,w64,mp3,ogg,flac,aac,mov,matroska,aiff,au,caf';
/** Longer than any text that is spoken at once. */
const MOST_SECONDS = 600;

export interface SoundFile {
  readonly bytes: Uint8Array;
  /** How samples without a container are to be read; null for a file that says so itself. */
  readonly raw: { readonly sampleRate: number } | null;
}

/**
 * A file of sound in any container as a WAV file of 48 kHz, 16 bit, mono. Throws FilmError (`sound_unreadable`,
 * `encoder_missing`) or the signal's reason; nothing is left behind.
 */
export async function decodeSound({ bytes, raw }: SoundFile, signal: AbortSignal): Promise<Buffer> {
  if (raw === null && endsTooEarly(bytes)) {
    throw new FilmError('sound_unreadable', 'The file of sound ends before it should.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-sound-'));
  try {
    const source = join(folder, 'source');
    const target = join(folder, 'sound.wav');
    await writeFile(source, bytes);
    await runFfmpeg({
      inputs: [
        {
          source,
          options: [
            ...['-xerror', '-err_detect', 'explode', '-protocol_whitelist', 'file'],
            ...(raw === null
              ? ['-format_whitelist', CONTAINERS]
              : ['-f', 's16le', '-ar', String(raw.sampleRate), '-ac', '1']),
          ],
        },
      ],
      output: {
        target,
        options: [
          ...['-map', '0:a:0', '-t', String(MOST_SECONDS), '-c:a', 'pcm_s16le'],
          ...['-ar', String(SAMPLE_RATE), '-ac', '1', '-map_metadata', '-1'],
          ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-f', 'wav'],
        ],
      },
      signal,
    });
    return await readFile(target);
  } catch (error) {
    if (!(error instanceof FilmError) || error.fault !== 'encoder_failed') throw error;
    throw new FilmError('sound_unreadable', 'The sound cannot be read.', null, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The length that a program writes while it does not know it yet. */
const UNKNOWN_LENGTH = 0x7fff_0000;

/** Whether a WAV file is shorter than its header says; ffmpeg detects that for other containers. */
function endsTooEarly(bytes: Uint8Array): boolean {
  const wav = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.length < 12) return false;
  for (let at = 12; at + 8 <= wav.length; ) {
    const length = wav.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (wav.toString('latin1', at, at + 4) === 'data') {
      return length < UNKNOWN_LENGTH && end > wav.length;
    }
    at = end + (length % 2);
  }
  return true;
}
