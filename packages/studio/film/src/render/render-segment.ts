import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { clipKeys, decodeSegmentClips } from '../clip/segment-clips.js';
import { runFfmpeg } from '../encoder/run-ffmpeg.js';
import { rawFrameOptions, videoOptions } from '../encoder/video-settings.js';
import { presenterKeys } from '../presenter/presenter-cues.js';
import { type ReadObject, readObjects } from '../read-object.js';
import { encoderSchema, type Storyboard } from '../storyboard.js';
import { temporaryName } from '../temporary-name.js';
import { planSegments, type Segment, segmentShots } from '../timeline.js';
import { frameSize } from './frame-job.js';
import { openFrameSource } from './frame-source.js';
import { shotKeys } from './shot-picture.js';

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
  /** Called for each frame that the encoder has taken. */
  readonly onProgress?: (framesDone: number, framesTotal: number) => void;
}

/**
 * Renders one segment. Throws FilmError (`picture_unreadable`, `encoder_missing`, `encoder_failed`, `renderer_failed`)
 * or the signal's reason; process, thread and temporary file are gone by then.
 */
export async function renderSegment(
  request: RenderSegmentRequest,
): Promise<{ frames: number; bytes: number }> {
  const segment = planSegments(request.storyboard)[request.segmentIndex];
  if (segment === undefined) throw new RangeError(`There is no segment ${request.segmentIndex}.`);
  const frames = segment.endFrame - segment.firstFrame;
  const encoder = encoderSchema.parse(request.storyboard.encoder ?? {});
  const bytes = await feedEncoder({
    storyboard: request.storyboard,
    segment,
    readObject: request.readObject,
    outputFile: request.outputFile,
    outputOptions: [...videoOptions(encoder, request.threads), '-f', 'mp4'],
    signal: request.signal,
    onFrame: (done) => request.onProgress?.(done, frames),
  });
  request.onProgress?.(frames, frames);
  return { frames, bytes };
}

interface EncodedFrames {
  readonly storyboard: Storyboard;
  readonly segment: Segment;
  readonly readObject: ReadObject;
  readonly outputFile: string;
  readonly outputOptions: readonly string[];
  readonly signal: AbortSignal;
  readonly onFrame: (framesDone: number) => void;
}

/**
 * Makes the segment's frames in a thread and feeds them to ffmpeg. The file appears complete or not at all; thread,
 * process and temporary file are gone when this settles. Returns the file's bytes.
 */
export async function feedEncoder(work: EncodedFrames): Promise<number> {
  const { storyboard, segment, outputFile } = work;
  work.signal.throwIfAborted();
  const keys = segmentKeys(storyboard, segment);
  const files = await readObjects(work.readObject, keys, 'picture_unreadable');
  work.signal.throwIfAborted();
  const clips = await decodeSegmentClips(storyboard, segment, files, work.signal);
  await mkdir(dirname(outputFile), { recursive: true });
  const temporary = temporaryName(outputFile);
  const source = openFrameSource(storyboard, segment, { files, clips }, work.onFrame);
  const failed = new AbortController();
  source.failed.catch((error: unknown) => failed.abort(error));
  try {
    await runFfmpeg({
      inputs: [{ source: source.frames, options: rawFrameOptions(frameSize(storyboard)) }],
      output: { target: temporary, options: work.outputOptions },
      signal: AbortSignal.any([work.signal, failed.signal]),
    });
    const { size } = await stat(temporary);
    await rename(temporary, outputFile);
    return size;
  } finally {
    await source.close();
    await rm(temporary, { force: true });
  }
}

function segmentKeys(storyboard: Storyboard, segment: Segment): string[] {
  const keys = segmentShots(segment).flatMap((shot) => shotKeys(storyboard, segment, shot));
  keys.push(...clipKeys(storyboard, segment));
  if (storyboard.watermark?.kind === 'image') keys.push(storyboard.watermark.image_key);
  for (const overlay of storyboard.overlays ?? []) {
    if (overlay.kind !== 'text') keys.push(overlay.image_key);
  }
  keys.push(...presenterKeys(storyboard, segment));
  return [...new Set(keys)];
}
