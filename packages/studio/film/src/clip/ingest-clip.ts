import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { chain } from '../encoder/chain.js';
import { type FfmpegRun, runFfmpeg } from '../encoder/run-ffmpeg.js';
import { FilmError } from '../film-error.js';

/** How a file of film from elsewhere is opened: no playlist, and nothing that names other files. */
export const CLIP_INPUT = [
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
