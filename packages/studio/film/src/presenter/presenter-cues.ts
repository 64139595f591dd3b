import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Presenter } from '../overlay/overlay-schemas.js';
import type { Storyboard } from '../storyboard.js';
import type { Segment } from '../timeline.js';

/** First frame in which something is seen that begins at this time. */
const frameOf = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND);

/** The objects that make a frame's head: the face, and the eyes that lie over it. */
export interface ShownHead {
  readonly face: string;
  readonly eyes: string | null;
}

/** The presenter's look in a frame of the film. */
export function headAt(presenter: Presenter, frame: number): ShownHead {
  const { pictures, cues, rest, eyes = {}, eye_cues: eyeCues = [] } = presenter;
  const name = cues.findLast(({ at }) => frameOf(at) <= frame)?.picture ?? rest;
  const picture = pictures[name];
  if (picture === undefined) throw new RangeError(`The presenter has no picture ${name}.`);
  const look = eyeCues.findLast(({ at }) => frameOf(at) <= frame)?.look ?? null;
  return {
    face: picture.image_key,
    eyes: look === null ? null : (eyes[look]?.image_key ?? null),
  };
}

/** Objects that a segment needs of the film's presenter; none for a card. */
export function presenterKeys(storyboard: Storyboard, segment: Segment): string[] {
  const { presenter } = storyboard;
  if (!presenter || storyboard.scenes[segment.shot.sceneIndex]?.kind === 'card') return [];
  const { firstFrame, endFrame } = segment;
  const frames = Array.from({ length: endFrame - firstFrame }, (_, index) => firstFrame + index);
  return [
    ...new Set([
      ...frames.flatMap((frame) => {
        const { face, eyes } = headAt(presenter, frame);
        return eyes === null ? [face] : [face, eyes];
      }),
      ...presenterClips(presenter, segment).map(({ clip }) => clip.clip_key),
    ]),
  ];
}

/** The films of the presenter that a segment shows, and the frames of the film, [from, until), in which it does. */
export function presenterClips(
  { clips = [] }: Pick<Presenter, 'clips'>,
  { firstFrame, endFrame }: Pick<Segment, 'firstFrame' | 'endFrame'>,
) {
  return clips.flatMap((clip) => {
    const begin = frameOf(clip.start);
    const from = Math.max(begin, firstFrame);
    const until = Math.min(begin + Math.max(1, frameOf(clip.seconds)), endFrame);
    return from < until ? [{ clip, begin, from, until }] : [];
  });
}
