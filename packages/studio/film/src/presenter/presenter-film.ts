import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { decodeClip } from '../clip/decode-clip.js';
import { FilmError } from '../film-error.js';
import type { WholeStoryboard } from '../storyboard.js';
import type { Segment } from '../timeline.js';
import { blendedHead, decodeHead, type Head } from './medallion.js';
import { presenterClips } from './presenter-cues.js';

type Presenter = NonNullable<WholeStoryboard['presenter']>;

/** Frames in which a film of the presenter comes out of the picture at rest, and goes back to it. */
const SOFTENED = 5;

export type FilmedHead = (frame: number, rest: Head) => Promise<Head | null>;

/** Reads what a segment shows of the presenter's films. Throws like decodeClip. */
export async function openPresenterFilm(
  presenter: Presenter,
  segment: Segment,
  diameter: number,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<FilmedHead> {
  const { signal } = new AbortController();
  const shown = await Promise.all(
    presenterClips(presenter, segment).map(async ({ clip, begin, from, until }) => {
      const file = files.get(clip.clip_key);
      if (file === undefined) {
        const message = `The renderer was not given ${clip.clip_key}.`;
        throw new FilmError('picture_unreadable', message, clip.clip_key);
      }
      const { seconds } = clip;
      const pace = { ...clip, length: seconds, start: 0, window: whole };
      const range = { first: from - begin, end: until - begin };
      const { frames } = await decodeClip(file, pace, range, signal);
      const last = begin + Math.max(1, Math.round(seconds * FRAMES_PER_SECOND)) - 1;
      return { clip, begin, from, until, last, frames };
    }),
  );
  return async (frame, rest) => {
    const now = shown.find(({ from, until }) => from <= frame && frame < until);
    // A film that ends early stays with its last picture.
    const picture = now?.frames[Math.min(frame - now.from, now.frames.length - 1)];
    if (now === undefined || picture === undefined) return null;
    const head = await decodeHead(diameter, presenter.moves, now.clip.clip_key, picture);
    const share = Math.min(
      1,
      (frame - now.begin + 1) / SOFTENED,
      (now.last - frame + 1) / SOFTENED,
    );
    return share === 1 ? head : blendedHead(rest, head, share);
  };
}

const whole = { left: 0, top: 0, width: 1, height: 1 } as const;
