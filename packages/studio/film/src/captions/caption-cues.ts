import { measureText } from '@groundwork/lettering';
import {
  type CaptionCue,
  type Storyboard,
  storyboardSchema,
  type WholeStoryboard,
} from '../storyboard.js';
import { CAPTION_LINES, captionText } from './caption-style.js';
import { splitCue } from './split-cues.js';

/** The film's captions as they are shown: each on at most two lines. Empty when the film has none. */
export async function captionCues(storyboard: Storyboard): Promise<CaptionCue[]> {
  return await cuesBetween(storyboardSchema.parse(storyboard), 0, Number.POSITIVE_INFINITY);
}

/** Only those that are on the screen at some time of [start, end) in seconds. */
export async function cuesBetween(
  { captions, format }: WholeStoryboard,
  start: number,
  end: number,
): Promise<CaptionCue[]> {
  if (captions === null) return [];
  const { style, cues } = captions;
  const fits = async (text: string) => {
    const { lines } = await measureText(captionText(text, style, format));
    return lines.length <= CAPTION_LINES;
  };
  const shown = cues.filter((cue) => cue.start < end && cue.end > start);
  const parts = await Promise.all(shown.map((cue) => splitCue(cue, fits)));
  return parts.flat();
}
