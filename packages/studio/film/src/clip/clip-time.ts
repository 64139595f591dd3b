import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Clip } from '../scene.js';
import type { Shot } from '../timeline.js';

/** Seconds in which the picture comes alive, and in which it comes to rest when the clip ends before the scene does. */
const WAKING = 0.5;
const RESTING = 1;

/** Frames of the film in which a clip is seen: [firstFrame, endFrame). */
export interface ClipFrames {
  readonly firstFrame: number;
  readonly endFrame: number;
}

/** A clip begins when it is due and ends with its shot or its last frame. */
export function clipFrames({ start, seconds }: Clip, shot: Shot): ClipFrames {
  const firstFrame = shot.firstFrame + Math.round(start * FRAMES_PER_SECOND);
  const end = firstFrame + Math.max(1, Math.round(seconds * FRAMES_PER_SECOND));
  return { firstFrame, endFrame: Math.min(end, shot.goneFrame) };
}

/** Weight of the clip in a frame, the rest being the picture: it fades in and out. */
export function shareOfClip(clip: Clip, shot: Shot, frame: number): number {
  const { firstFrame, endFrame } = clipFrames(clip, shot);
  if (frame < firstFrame || frame >= endFrame) return 0;
  const waking = (frame - firstFrame + 1) / (WAKING * FRAMES_PER_SECOND + 1);
  const resting =
    endFrame >= shot.goneFrame ? 1 : (endFrame - frame) / (RESTING * FRAMES_PER_SECOND + 1);
  const u = Math.min(1, waking, resting);
  return u * u * (3 - 2 * u);
}
