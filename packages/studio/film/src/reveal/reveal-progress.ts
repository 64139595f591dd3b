import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Reveal } from '../scene.js';
import type { Shot } from '../timeline.js';

/** How far a scene's reveal has come in a frame of the film: 0 up to its start, 1 from its end on. */
export function revealProgress(reveal: Reveal, shot: Shot, frame: number): number {
  const time = (frame - shot.firstFrame) / FRAMES_PER_SECOND;
  return Math.min(1, Math.max(0, (time - reveal.start) / reveal.seconds));
}
