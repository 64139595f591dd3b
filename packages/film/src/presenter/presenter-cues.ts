import { FRAMES_PER_SECOND } from '@groundwork/contract';
import type { Presenter, Storyboard } from '../storyboard.js';
import type { Segment } from '../timeline.js';

/** First frame in which something is seen that begins at this time. */
const frameOf = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND);

/** Which picture each frame of a film shows of its presenter. */
export function pictureAt({ cues, rest }: Presenter, frame: number): string {
  return cues.findLast(({ at }) => frameOf(at) <= frame)?.picture ?? rest;
}

/** Names of the pictures that these frames show. */
export function picturesIn(presenter: Presenter, { firstFrame, endFrame }: Segment): Set<string> {
  const within = presenter.cues.filter(({ at }) => {
    const frame = frameOf(at);
    return firstFrame < frame && frame < endFrame;
  });
  return new Set([pictureAt(presenter, firstFrame), ...within.map(({ picture }) => picture)]);
}

/** Objects that a segment needs of the film's presenter; none for a card. */
export function presenterKeys(storyboard: Storyboard, segment: Segment): string[] {
  const { presenter } = storyboard;
  if (!presenter || storyboard.scenes[segment.shot.sceneIndex]?.kind === 'card') return [];
  return [...picturesIn(presenter, segment)].map((name) => presenter.pictures[name] ?? '');
}
