import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runFfmpeg } from '../encoder/run-ffmpeg.js';
import {
  defaultEncoderSettings,
  type EncoderSettings,
  rawFrameOptions,
  videoOptions,
} from '../encoder/video-settings.js';
import type { ReadObject } from '../read-object.js';
import { readObjects } from '../read-object.js';
import type { Storyboard } from '../storyboard.js';
import { temporaryName } from '../temporary-name.js';
import { planSegments, type Segment } from '../timeline.js';
import { frameSize } from './frame-job.js';
import { imageKey } from './frame-renderer.js';
import { openFrameSource } from './frame-source.js';

export interface RenderSegmentRequest {
  readonly storyboard: Storyboard;
  /** Index into planSegments(storyboard). */
  readonly segmentIndex: number;
  readonly readObject: ReadObject;
  /** An mp4 without sound; it appears whole or not at all. */
  readonly outputFile: string;
  /** Threads of the encoder; one more renders. The same number gives the same bytes. */
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told for each frame that the encoder has taken. */
  readonly onProgress?: (framesDone: number, framesTotal: number) => void;
  readonly encoder?: EncoderSettings;
}

/**
 * Renders one segment. Throws FilmError (`picture_unreadable`, `encoder_missing`, `encoder_failed`,
 * `renderer_failed`) or the signal's reason; process, thread and temporary file are gone by then.
 */
export async function renderSegment(
  request: RenderSegmentRequest,
): Promise<{ frames: number; bytes: number }> {
  const { storyboard, segmentIndex, signal } = request;
  signal.throwIfAborted();
  const segment = planSegments(storyboard)[segmentIndex];
  if (segment === undefined) throw new RangeError(`There is no segment ${segmentIndex}.`);
  const total = segment.endFrame - segment.firstFrame;
  const files = await readObjects(
    request.readObject,
    segmentKeys(storyboard, segment),
    'picture_unreadable',
  );
  signal.throwIfAborted();
  await mkdir(dirname(request.outputFile), { recursive: true });
  const temporary = temporaryName(request.outputFile);
  const source = openFrameSource(storyboard, segment, files, (done) =>
    request.onProgress?.(done, total),
  );
  const stop = new AbortController();
  source.failed.catch((error: unknown) => stop.abort(error));
  try {
    await runFfmpeg({
      inputs: [{ source: source.frames, options: rawFrameOptions(frameSize(storyboard)) }],
      output: {
        target: temporary,
        options: [
          ...videoOptions(request.encoder ?? defaultEncoderSettings, request.threads),
          ...['-f', 'mp4'],
        ],
      },
      signal: AbortSignal.any([signal, stop.signal]),
    });
    const { size } = await stat(temporary);
    await rename(temporary, request.outputFile);
    request.onProgress?.(total, total);
    return { frames: total, bytes: size };
  } finally {
    await source.close();
    await rm(temporary, { force: true });
  }
}

/** Objects that a segment is made from. */
export function segmentKeys(storyboard: Storyboard, segment: Segment): string[] {
  const shots = segment.previous === null ? [segment.shot] : [segment.previous, segment.shot];
  const keys = shots.map((shot) => imageKey(storyboard, shot));
  if (storyboard.watermark?.kind === 'image') keys.push(storyboard.watermark.image_key);
  return [...new Set(keys)];
}
