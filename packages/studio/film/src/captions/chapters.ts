import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Storyboard } from '../storyboard.js';
import { planShots } from '../timeline.js';
import { captionsAsVtt } from './subtitle-files.js';

/** A part of the film with a title; seconds of the film. */
export interface Chapter {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** A chapter for each scene, from its first frame to the next one's; an untitled scene continues the last chapter. */
export function filmChapters(storyboard: Storyboard): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { sceneIndex, firstFrame, endFrame } of planShots(storyboard)) {
    const title = storyboard.scenes[sceneIndex]?.title ?? '';
    const [start, end] = [firstFrame / FRAMES_PER_SECOND, endFrame / FRAMES_PER_SECOND];
    const last = chapters.at(-1);
    if (title !== '') chapters.push({ title, start, end });
    else if (last !== undefined) chapters.splice(-1, 1, { ...last, end });
  }
  return chapters;
}

export function chaptersAsVtt(chapters: readonly Chapter[]): string {
  return captionsAsVtt(
    chapters.map(({ title, ...times }) => ({ ...times, text: title, words: [] })),
  );
}
