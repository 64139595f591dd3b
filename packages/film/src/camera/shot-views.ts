import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract';
import type { Storyboard } from '../storyboard.js';
import { planShots, type Shot } from '../timeline.js';
import { cameraPath, continuedPath } from './path.js';
import type { Size, View } from './view.js';

/** The view of a shot's picture in each frame of the film that shows it. */
export function shotViews(
  storyboard: Storyboard,
  shot: Shot,
  picture: Size,
): (frame: number) => View {
  return shotCamera(storyboard, planShots(storyboard), shot, picture).view;
}

interface Camera {
  readonly view: (frame: number) => View;
  /** Where it comes to rest. */
  readonly last: View;
}

function shotCamera(
  storyboard: Storyboard,
  shots: readonly Shot[],
  shot: Shot,
  picture: Size,
): Camera {
  const scene = storyboard.scenes[shot.sceneIndex];
  if (scene === undefined) throw new RangeError(`The storyboard has no scene ${shot.sceneIndex}.`);
  const shown = (frames: number) => ({
    picture,
    frame: videoFormats[storyboard.format],
    focus: scene.focus,
    seconds: frames / FRAMES_PER_SECOND,
  });
  const along = (frame: number, begin: number) => (frame - begin + 0.5) / (shot.goneFrame - begin);
  const before = scene.follows === true ? shots[shot.sceneIndex - 1] : undefined;
  if (before === undefined) {
    const path = cameraPath(scene.movement, shown(shot.goneFrame - shot.firstFrame));
    return { view: (frame) => path(along(frame, shot.firstFrame)), last: path(1) };
  }
  // The scene before is taken to have a picture of this size: only the shape matters to its views.
  const earlier = shotCamera(storyboard, shots, before, picture);
  const begin = before.goneFrame;
  if (begin >= shot.goneFrame) return earlier;
  const path = continuedPath(earlier.last, scene.movement, shown(shot.goneFrame - begin));
  return {
    view: (frame) => (frame < begin ? earlier.view(frame) : path(along(frame, begin))),
    last: path(1),
  };
}
