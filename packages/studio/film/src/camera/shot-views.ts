import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract/films/fields';
import type { StoryboardScene } from '../scene.js';
import type { Storyboard } from '../storyboard.js';
import { planShots, type Shot } from '../timeline.js';
import { cameraPath, continuedPath } from './path.js';
import { openingView, restingPath, wayTo } from './rest-path.js';
import { type Box, holds, type Size, seenBox, type View } from './view.js';

/**
 * A scene's picture in the units of its views: the photo's pixels for a part of a photo, so that one camera sees all
 * parts; else the picture's own.
 */
export function pictureBox({ framing }: StoryboardScene, { width, height }: Size): Box {
  if (!framing) return { left: 0, top: 0, right: width, bottom: height };
  const { left, top } = framing.window;
  return { left, top, right: left + framing.window.width, bottom: top + framing.window.height };
}

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
  const before = scene.follows === true ? shots[shot.sceneIndex - 1] : undefined;
  // The previous scene is assumed to have a picture of this size: only its shape matters.
  const earlier = before && shotCamera(storyboard, shots, before, picture);
  const begin = before?.goneFrame ?? shot.firstFrame;
  if (earlier !== undefined && begin >= shot.goneFrame) return earlier;
  const path = shotPath(storyboard, shots, shot, { scene, picture, begin, from: earlier?.last });
  const along = (frame: number) => (frame - begin + 0.5) / (shot.goneFrame - begin);
  return {
    view: (frame) => (earlier && frame < begin ? earlier.view(frame) : path(along(frame))),
    last: path(1),
  };
}

interface Begun {
  readonly scene: StoryboardScene;
  readonly picture: Size;
  /** Frame from which the shot's own camera runs, and the view that it takes over. */
  readonly begin: number;
  readonly from: View | undefined;
}

/** The path of a shot's own camera, from its first frame until the picture is gone. */
function shotPath(
  storyboard: Storyboard,
  shots: readonly Shot[],
  shot: Shot,
  begun: Begun,
): (progress: number) => View {
  const { scene, picture, begin, from } = begun;
  const frame = videoFormats[storyboard.format];
  const seconds = (shot.goneFrame - begin) / FRAMES_PER_SECOND;
  const { framing, focus, movement, tempo = 1 } = scene;
  if (!framing) {
    // The rates of moves are of a film by day.
    const shown = { picture, frame, focus, seconds: seconds * tempo };
    return from === undefined ? cameraPath(movement, shown) : continuedPath(from, movement, shown);
  }
  const box = pictureBox(scene, picture);
  const next = storyboard.scenes[shot.sceneIndex + 1];
  const nextBox = next?.follows === true ? pictureBox(next, picture) : box;
  const resting = restingPath(framing.rest, movement, {
    room: common(box, nextBox),
    frame,
    seconds,
  });
  const start =
    from ??
    openingView(box, frame, {
      x: box.left + focus.x * (box.right - box.left),
      y: box.top + focus.y * (box.bottom - box.top),
    });
  const wanted =
    (shot.firstFrame + framing.rest.by * FRAMES_PER_SECOND - begin) / (shot.goneFrame - begin);
  const way = (arrival: number) => wayTo(start, resting, arrival, from === undefined);
  // While the next picture fades in, the camera sees no more than it holds.
  const handedOver = shots[shot.sceneIndex + 1]?.firstFrame ?? shot.endFrame;
  const shared = Array.from(
    { length: shot.goneFrame - handedOver },
    (_, index) => handedOver + index,
  );
  const fits = (path: (progress: number) => View) =>
    shared.every((at) =>
      holds(nextBox, seenBox(path((at - begin + 0.5) / (shot.goneFrame - begin)), frame)),
    );
  const tried = ARRIVALS.map((share) => way(Math.max(SOONEST, Math.min(1, wanted) * share)));
  return tried.find(fits) ?? way(SOONEST);
}

/** Arrivals that are tried, as shares of the one that is wanted, until the camera is in the next picture in time. */
const ARRIVALS = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.75, 0.7, 0.6, 0.5] as const;
/** Of a shot's time: no camera jumps. */
const SOONEST = 0.12;

/** The intersection of two boxes; the first where they have none. */
function common(a: Box, b: Box): Box {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : a;
}
