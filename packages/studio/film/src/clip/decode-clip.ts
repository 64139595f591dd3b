import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { chain } from '../encoder/chain.js';
import { runFfmpeg } from '../encoder/run-ffmpeg.js';
import { FilmError } from '../film-error.js';
import type { Clip } from '../scene.js';
import { CLIP_INPUT } from './ingest-clip.js';

export interface DecodedClip {
  /** Its first frame, which equals the picture. */
  readonly opening: Uint8Array;
  /** The requested ones, in order; fewer when the clip ends before. */
  readonly frames: readonly Uint8Array[];
}

/**
 * Frames of a clip at the film's frame rate and at the pace of its scene, between the clip's own frames mixed of both.
 * The same file gives the same frames. Throws FilmError (`picture_unreadable`, `encoder_missing`) or the signal's reason.
 *
 * @param first counted from the clip's begin in the film
 */
export async function decodeClip(
  file: Uint8Array,
  { clip_key, length, seconds }: Clip,
  { first, end }: { readonly first: number; readonly end: number },
  signal: AbortSignal,
): Promise<DecodedClip> {
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-clip-'));
  try {
    const source = join(folder, 'clip.mp4');
    const target = join(folder, 'frames.mjpeg');
    await writeFile(source, file);
    await runFfmpeg({
      inputs: [{ source, options: [...CLIP_INPUT] }],
      graph: chain('0:v', [
        { filter: 'setpts', options: { expr: `(PTS-STARTPTS)*${(seconds / length).toFixed(6)}` } },
        { filter: 'framerate', options: { fps: FRAMES_PER_SECOND } },
        { filter: 'select', options: { expr: `eq(n,0)+between(n,${first},${end - 1})` } },
        { filter: 'scale', options: { out_color_matrix: 'bt601', out_range: 'pc' } },
      ]),
      output: {
        target,
        options: [
          ...['-an', '-fps_mode', 'passthrough', '-c:v', 'mjpeg', '-q:v', '2'],
          ...['-pix_fmt', 'yuvj444p', '-flags', '+bitexact', '-fflags', '+bitexact'],
          ...['-f', 'mjpeg'],
        ],
      },
      signal,
    });
    const [opening, ...rest] = splitJpegs(await readFile(target));
    if (opening === undefined) throw new Error('no frame');
    return { opening, frames: first === 0 ? [opening, ...rest] : rest };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof FilmError && cause.fault === 'encoder_missing') throw cause;
    throw new FilmError(
      'picture_unreadable',
      `The clip ${clip_key} cannot be read.`,
      clip_key,
      cause,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** JPEG files that follow one another: within one, these two bytes come nowhere but at its end. */
export function splitJpegs(bytes: Buffer): Buffer[] {
  const files: Buffer[] = [];
  const end = Buffer.from([0xff, 0xd9]);
  for (let from = 0; from < bytes.length; ) {
    const at = bytes.indexOf(end, from);
    if (at < 0) break;
    files.push(bytes.subarray(from, at + 2));
    from = at + 2;
  }
  return files;
}
