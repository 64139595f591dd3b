import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { clipKeys, decodeSegmentClips } from '../clip/segment-clips.js';
import { runFfmpeg } from '../encoder/run-ffmpeg.js';
import { rawFrameOptions } from '../encoder/video-settings.js';
import { presenterKeys } from '../presenter/presenter-cues.js';
import type { ReadObject } from '../read-object.js';
import { readObjects } from '../read-object.js';
import type { Storyboard } from '../storyboard.js';
import { temporaryName } from '../temporary-name.js';
import { type Segment, segmentShots } from '../timeline.js';
import { frameSize } from './frame-job.js';
import { openFrameSource } from './frame-source.js';
import { shotKeys } from './shot-picture.js';

export interface EncodedFrames {
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
