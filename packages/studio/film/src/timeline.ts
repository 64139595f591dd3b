import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Storyboard, WholeStoryboard } from './storyboard.js';

/** When one scene is on the screen, in frames of the film. */
export interface Shot {
  readonly sceneIndex: number;
  readonly firstFrame: number;
  /** First frame of the next scene. */
  readonly endFrame: number;
  /** Frames at the start in which this scene fades in over the one before it. */
  readonly fadeFrames: number;
  /** `endFrame` and the frames in which the next scene fades in over this one: the camera moves on until then. */
  readonly goneFrame: number;
}

/** A run of frames [firstFrame, endFrame) that is rendered on its own; no cross-fade lies across two of them. */
export interface Segment {
  readonly index: number;
  readonly firstFrame: number;
  readonly endFrame: number;
  /** The scene that the segment shows. */
  readonly shot: Shot;
  /** The scene that it fades from, if it does. */
  readonly previous: Shot | null;
}

/** Scenes to frames. Boundaries are rounded on the film's clock, so that rounding never adds up. */
export function planShots(storyboard: Storyboard): Shot[] {
  let clock = 0;
  let frame = 0;
  const spans = storyboard.scenes.map((scene) => {
    clock += scene.seconds;
    const firstFrame = frame;
    frame = Math.max(frame + 1, Math.round(clock * FRAMES_PER_SECOND));
    return { firstFrame, endFrame: frame };
  });
  const fades = storyboard.scenes.map((scene, index) => {
    const span = spans[index];
    if (index === 0 || scene.transition.kind === 'cut' || span === undefined) return 0;
    const wanted = Math.round(scene.transition.seconds * FRAMES_PER_SECOND);
    return Math.min(wanted, span.endFrame - span.firstFrame);
  });
  return spans.map((span, sceneIndex) => ({
    sceneIndex,
    ...span,
    fadeFrames: fades[sceneIndex] ?? 0,
    goneFrame: span.endFrame + (fades[sceneIndex + 1] ?? 0),
  }));
}

/** One segment a scene: a scene that is changed is rendered again alone. */
export function planSegments(storyboard: Storyboard): Segment[] {
  const shots = planShots(storyboard);
  return shots.map((shot, index) => ({
    index,
    firstFrame: shot.firstFrame,
    endFrame: shot.endFrame,
    shot,
    previous: shot.fadeFrames > 0 ? (shots[index - 1] ?? null) : null,
  }));
}

export function segmentShots({ previous, shot }: Segment): Shot[] {
  return previous === null ? [shot] : [previous, shot];
}

/** Frames of the film, [firstFrame, endFrame), in which a segment shows one of its shots. */
export function shotFrames(
  shot: Shot,
  segment: Segment,
): { readonly firstFrame: number; readonly endFrame: number } {
  const { firstFrame } = segment;
  const faded = firstFrame + segment.shot.fadeFrames;
  return { firstFrame, endFrame: shot === segment.shot ? segment.endFrame : faded };
}

export function filmFrames(storyboard: Storyboard): number {
  return planShots(storyboard).at(-1)?.endFrame ?? 0;
}

/** Share of the new scene in a frame; 1 once the fade is over. Starts and ends gently. */
export function shareOfNewScene(segment: Segment, frame: number): number {
  const into = frame - segment.firstFrame;
  if (segment.previous === null || into >= segment.shot.fadeFrames) return 1;
  return gently(into, segment.shot.fadeFrames);
}

/** The share of a frame that is not yet, or no longer, black; 1 outside of the scene's fades. */
export function shareOfLight(storyboard: WholeStoryboard, shot: Shot, frame: number): number {
  const fade = storyboard.scenes[shot.sceneIndex]?.fade;
  if (fade === undefined) return 1;
  const rise = gently(frame - shot.firstFrame, fade.in * FRAMES_PER_SECOND);
  const fall = gently(shot.endFrame - 1 - frame, fade.out * FRAMES_PER_SECOND);
  return Math.min(rise, fall);
}

/** A smooth ramp from 0 to 1 over some frames, excluding both ends. */
function gently(into: number, frames: number): number {
  const u = Math.min(1, (into + 1) / (Math.round(frames) + 1));
  return u * u * (3 - 2 * u);
}
