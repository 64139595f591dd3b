import { decodeSegmentClips } from './clip/segment-clips.js';
import { FRAME_SLOTS, frameBytes, frameSize, slotBytes } from './render/frame-job.js';
import { openFrameRenderer } from './render/frame-renderer.js';
import type { WholeStoryboard } from './storyboard.js';
import { planSegments } from './timeline.js';
import { giveBackSharedMemory, takeSharedMemory } from './warp/arena.js';

/**
 * Frames of the film (numbered from its first) that lie in one segment, as planar 4:2:0, without any encoding; for
 * tests.
 */
export async function sampleFrames(
  storyboard: WholeStoryboard,
  objects: Readonly<Record<string, Uint8Array>>,
  segmentIndex: number,
  frames: readonly number[],
): Promise<Uint8Array[]> {
  const segment = planSegments(storyboard)[segmentIndex];
  if (segment === undefined) throw new RangeError(`There is no segment ${segmentIndex}.`);
  const size = frameSize(storyboard);
  const files = new Map(Object.entries(objects));
  const memory = takeSharedMemory(slotBytes(size) * FRAME_SLOTS);
  try {
    const renderer = await openFrameRenderer({
      storyboard,
      segment,
      files,
      clips: await decodeSegmentClips(storyboard, segment, files, new AbortController().signal),
      memory,
      taken: new SharedArrayBuffer(4),
    });
    const drawn: Uint8Array[] = [];
    for (const frame of frames) {
      const address = await renderer.draw(frame, 0);
      drawn.push(new Uint8Array(memory.buffer, address, frameBytes(size)).slice());
    }
    return drawn;
  } finally {
    giveBackSharedMemory(memory);
  }
}
