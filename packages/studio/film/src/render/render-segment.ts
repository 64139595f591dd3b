import { videoOptions } from '../encoder/video-settings.js';
import type { ReadObject } from '../read-object.js';
import { encoderSchema, type Storyboard } from '../storyboard.js';
import { planSegments } from '../timeline.js';
import { feedEncoder } from './feed-encoder.js';

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
