import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract';
import type { Storyboard } from '../storyboard.js';
import type { Shot } from '../timeline.js';
import { cameraPath } from './path.js';
import type { Size, View } from './view.js';

/** The view of a shot's picture in each frame of the film that shows it. */
export function shotViews(
  storyboard: Storyboard,
  shot: Shot,
  picture: Size,
): (frame: number) => View {
  const scene = storyboard.scenes[shot.sceneIndex];
  if (scene === undefined) throw new RangeError(`The storyboard has no scene ${shot.sceneIndex}.`);
  const frames = shot.goneFrame - shot.firstFrame;
  const path = cameraPath(scene.movement, {
    picture,
    frame: videoFormats[storyboard.format],
    focus: scene.focus,
    seconds: frames / FRAMES_PER_SECOND,
  });
  return (frame) => path((frame - shot.firstFrame + 0.5) / frames);
}
