import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import sharp from 'sharp';
import { type FfmpegRun, type GraphFilter, runFfmpeg } from '../encoder/run-ffmpeg.js';
import { FilmError } from '../film-error.js';
import type { Clip } from '../scene.js';

/** How a file of film from elsewhere is opened: no playlist, and nothing that names other files. */
const CLIP_INPUT = [
  ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska,avi,mpegts'],
] as const;
/** Longer clips are cut: no scene is as long. */
const MOST_SECONDS = 60;
/** Stills a second, and their size in pixels. */
const STILLS_PER_SECOND = 10;
export const STILL_SIZE = { width: 96, height: 54 } as const;

export interface IngestedClip {
  /** MP4 with the film only: no sound, no metadata. */
  readonly file: Buffer;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Small greyscale pictures of it, ten a second, one byte a pixel, whatever the clip's shape: see STILL_SIZE. */
  readonly stills: readonly Uint8Array[];
}

/**
 * Ingests a film file in any usual container: drops its sound and describes it. Throws FilmError (`picture_unreadable`
 * for other files and films without a picture, `encoder_missing`) or the signal's reason.
 */
export async function ingestClip(bytes: Uint8Array, signal: AbortSignal): Promise<IngestedClip> {
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-clip-'));
  const run = (source: string, output: FfmpegRun['output'], graph?: FfmpegRun['graph']) =>
    runFfmpeg({
      inputs: [{ source: join(folder, source), options: [...CLIP_INPUT] }],
      ...(graph === undefined ? {} : { graph }),
      output: { ...output, target: join(folder, output.target) },
      signal,
    });
  try {
    await writeFile(join(folder, 'source'), bytes);
    await run('source', {
      target: 'clip.mp4',
      options: [
        ...['-map', '0:v:0', '-an', '-c', 'copy', '-t', String(MOST_SECONDS)],
        ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4'],
      ],
    });
    await run('clip.mp4', { target: 'first.png', options: ['-frames:v', '1', '-f', 'image2'] });
    await run(
      'clip.mp4',
      { target: 'stills', options: ['-f', 'rawvideo', '-pix_fmt', 'gray'] },
      chain('0:v', [
        { filter: 'fps', options: { fps: STILLS_PER_SECOND } },
        { filter: 'scale', options: { w: STILL_SIZE.width, h: STILL_SIZE.height, flags: 'area' } },
      ]),
    );
    const { width, height } = await sharp(join(folder, 'first.png')).metadata();
    const stills = cut(await readFile(join(folder, 'stills')));
    if (stills.length === 0) throw new Error('no frame');
    const file = await readFile(join(folder, 'clip.mp4'));
    return { file, seconds: stills.length / STILLS_PER_SECOND, width, height, stills };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof FilmError && cause.fault === 'encoder_missing') throw cause;
    throw new FilmError('picture_unreadable', 'The clip cannot be read.', null, cause);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function cut(bytes: Uint8Array): Uint8Array[] {
  const size = STILL_SIZE.width * STILL_SIZE.height;
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
}

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
function splitJpegs(bytes: Buffer): Buffer[] {
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

/** A graph of filters in sequence; the last one's result is the output. */
function chain(
  input: string,
  filters: readonly Pick<GraphFilter, 'filter' | 'options'>[],
): GraphFilter[] {
  return filters.map((filter, index) => ({
    ...filter,
    inputs: [index === 0 ? input : `step${index - 1}`],
    ...(index === filters.length - 1 ? {} : { outputs: [`step${index}`] }),
  }));
}
