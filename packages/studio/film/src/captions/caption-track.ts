import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { OverlayPlanes } from '../overlay/overlay-planes.js';
import type { CaptionCue, WholeStoryboard } from '../storyboard.js';
import { cuesBetween } from './caption-cues.js';
import { drawCaption } from './draw-caption.js';

/** Frames in which a caption appears and disappears. */
const RAMP_FRAMES = 3;
/** Seconds between two cues that count as a pause: the caption fades instead of changing in place. */
const PAUSE = 0.12;

/** Returns the caption of a frame; call it for frames in order. */
export interface CaptionTrack {
  at(frame: number): Promise<{ readonly planes: OverlayPlanes; readonly opacity: number } | null>;
}

export async function openCaptionTrack(
  storyboard: WholeStoryboard,
  firstFrame: number,
  endFrame: number,
): Promise<CaptionTrack> {
  const { captions, format } = storyboard;
  // One cue before and after: whether a caption fades depends on its neighbours.
  const cues = await cuesBetween(
    storyboard,
    firstFrame / FRAMES_PER_SECOND - PAUSE,
    endFrame / FRAMES_PER_SECOND + PAUSE,
  );
  let drawn: { cue: CaptionCue; spoken: number | null; planes: OverlayPlanes } | null = null;
  return {
    async at(frame) {
      const time = frame / FRAMES_PER_SECOND;
      const index = cues.findIndex((cue) => cue.start <= time && time < cue.end);
      const cue = cues[index];
      if (cue === undefined || captions === null) return null;
      const spoken = captions.style.highlight === null ? null : spokenWord(cue, time);
      if (drawn === null || drawn.cue !== cue || drawn.spoken !== spoken) {
        const planes = await drawCaption(cue, spoken, captions.style, format);
        drawn = { cue, spoken, planes };
      }
      const opacity = opacityAt(cue, cues[index - 1], cues[index + 1], frame);
      return { planes: drawn.planes, opacity };
    },
  };
}

/** Index of the word being said: it stays lit until the next one begins. */
function spokenWord(cue: CaptionCue, time: number): number | null {
  const next = cue.words.findIndex((word) => word.start > time);
  const index = next === -1 ? cue.words.length - 1 : next - 1;
  return index < 0 ? null : index;
}

function opacityAt(
  cue: CaptionCue,
  before: CaptionCue | undefined,
  after: CaptionCue | undefined,
  frame: number,
): number {
  const since = frame - Math.ceil(cue.start * FRAMES_PER_SECOND);
  const left = Math.ceil(cue.end * FRAMES_PER_SECOND) - 1 - frame;
  const appears = before === undefined || cue.start - before.end > PAUSE;
  const vanishes = after === undefined || after.start - cue.end > PAUSE;
  const rise = appears ? (since + 1) / (RAMP_FRAMES + 1) : 1;
  const fall = vanishes ? (left + 1) / (RAMP_FRAMES + 1) : 1;
  return Math.max(0, Math.min(1, rise, fall));
}
