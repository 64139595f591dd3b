import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { CaptionCue, Storyboard } from '../storyboard.js';
import { planShots } from '../timeline.js';

export function captionsAsVtt(cues: readonly CaptionCue[]): string {
  const blocks = cues.map(
    (cue) => `${clock(cue.start, '.')} --> ${clock(cue.end, '.')}\n${escaped(plain(cue.text))}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Players of SRT, which has no way to write them plainly, follow some of these and show others. */
const TAG = /<\/?[a-z][^<>]*>|\{\\[^{}]*\}/giu;

export function captionsAsSrt(cues: readonly CaptionCue[]): string {
  return cues
    .map(
      (cue, index) =>
        `${index + 1}\n${clock(cue.start, ',')} --> ${clock(cue.end, ',')}\n${plain(cue.text).replaceAll(TAG, '')}\n`,
    )
    .join('\n');
}

/** One line: a blank line would end the cue, and an arrow would begin one. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().replaceAll('-->', '→');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** hh:mm:ss and milliseconds. */
function clock(seconds: number, mark: '.' | ','): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  const [h, m, s] = [
    milliseconds / 3_600_000,
    (milliseconds / 60_000) % 60,
    (milliseconds / 1000) % 60,
  ];
  return `${part(h, 2)}:${part(m, 2)}:${part(s, 2)}${mark}${part(milliseconds % 1000, 3)}`;
}

/** A part of the film with a title; seconds of the film. */
interface Chapter {
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
