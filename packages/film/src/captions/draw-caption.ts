import type { VideoFormat } from '@groundwork/contract';
import { videoFormats } from '@groundwork/contract';
import { type RenderedText, renderText } from '@groundwork/imaging';
import {
  blankCanvas,
  type Canvas,
  place,
  rgbOf,
  roundedPanel,
  softShadow,
} from '../overlay/canvas.js';
import { type OverlayPlanes, overlayPlanes } from '../overlay/overlay-planes.js';
import { safeArea } from '../overlay/safe-area.js';
import type { CaptionCue, CaptionStyle } from '../storyboard.js';
import { CAPTION_LINES, captionMetrics, captionText } from './caption-style.js';

const PANEL_OPACITY = 0.66;

/**
 * Draws a cue; `spoken` is the index of the word being said, for styles with a highlight, or null. The panel's
 * height hangs on the baselines, not on the ink, so that it does not jump between lines with and without descenders.
 */
export async function drawCaption(
  cue: CaptionCue,
  spoken: number | null,
  style: CaptionStyle,
  format: VideoFormat,
): Promise<OverlayPlanes> {
  const request = { ...captionText(cue.text, style, format), maxLines: CAPTION_LINES };
  const plain = await renderText({ ...request, colour: style.colour });
  const letters =
    style.highlight === null || spoken === null
      ? plain
      : highlighted(plain, spoken, cue.words.length, style.highlight);
  const { padX, above, below, em } = captionMetrics(style, format);
  const first = plain.lines.at(0)?.baseline ?? 0;
  const last = plain.lines.at(-1)?.baseline ?? 0;
  const width = even(letters.width + padX * 2);
  const height = even(above + last - first + below);
  const canvas = blankCanvas(width, height);
  const left = Math.round((width - letters.width) / 2);
  if (style.background !== null) {
    const { radius } = captionMetrics(style, format);
    place(
      canvas,
      roundedPanel(width, height, radius, rgbOf(style.background), PANEL_OPACITY),
      0,
      0,
    );
  } else {
    layShadow(canvas, letters, left, above - first, em);
  }
  place(canvas, letters, left, above - first);
  const { x, y } = placeOf(style, format, width, height);
  return overlayPlanes(canvas, x, y);
}

/** Two clouds, a tight dark one as an outline and a wide one for bright, busy pictures. */
function layShadow(canvas: Canvas, letters: RenderedText, left: number, top: number, em: number) {
  const wide = Math.round(em * 0.26);
  place(canvas, softShadow(letters, wide, 1.9), left - wide * 2, top - wide * 2);
  const tight = Math.max(2, Math.round(em * 0.06));
  place(canvas, softShadow(letters, tight, 3), left - tight * 2, top - tight * 2);
}

/** The same letters with one word in another colour. */
function highlighted(
  text: RenderedText,
  spoken: number,
  spokenWords: number,
  colour: string,
): RenderedText {
  const words = text.lines.flatMap((line) => line.words.map((word) => ({ line, word })));
  // The setting may break a word in two; then the indices no longer agree.
  const index =
    words.length === spokenWords ? spoken : Math.floor((spoken * words.length) / spokenWords);
  const found = words[index];
  if (found === undefined) return text;
  const { r, g, b } = rgbOf(colour);
  const data = Uint8Array.from(text.data);
  const { line, word } = found;
  for (let y = line.y; y < line.y + line.height; y += 1) {
    for (let x = Math.max(0, word.x); x < Math.min(text.width, word.x + word.width); x += 1) {
      const at = (y * text.width + x) * 4;
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
    }
  }
  return { ...text, data };
}

function placeOf(style: CaptionStyle, format: VideoFormat, width: number, height: number) {
  const area = safeArea(format);
  const frame = videoFormats[format];
  const top = {
    top: area.top,
    middle: (area.top + area.bottom - height) / 2,
    bottom: area.bottom - height,
  }[style.position];
  return { x: evenBelow((frame.width - width) / 2), y: evenBelow(top) };
}

const evenBelow = (value: number) => 2 * Math.floor(value / 2);
const even = (value: number) => 2 * Math.ceil(value / 2);
