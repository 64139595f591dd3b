import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import { measureText, type RenderedText, renderText } from '@groundwork/lettering';
import { safeArea } from '../overlay/areas.js';
import {
  blankCanvas,
  type Canvas,
  place,
  rgbOf,
  roundedPanel,
  softShadow,
} from '../overlay/canvas.js';
import { type OverlayPlanes, overlayPlanes } from '../overlay/overlay-planes.js';
import type { CaptionCue, WholeCaptionStyle } from '../storyboard.js';
import { CAPTION_LINES, captionMetrics, captionText } from './caption-style.js';
import { breakCost, breaksByWorth, joinUnits, unitsOf } from './phrases.js';

/** Breaks that are this much worse than the best are not tried: lines as the width gives them read better. */
const MAX_LOSS = 0.3;

/** A caption's text with a line feed where a phrase ends, if both lines fit; otherwise as it is. */
export async function captionLines(
  text: string,
  style: WholeCaptionStyle,
  format: VideoFormat,
): Promise<string> {
  const plain = await measureText(captionText(text, style, format));
  if (plain.lines.length < 2) return text;
  const units = unitsOf(text);
  const breaks = breaksByWorth(units);
  const least = breakCost(units, breaks[0] ?? 1);
  for (const at of breaks) {
    if (breakCost(units, at) > least + MAX_LOSS) break;
    const broken = `${joinUnits(units.slice(0, at))}\n${joinUnits(units.slice(at))}`;
    // Measured just as it is drawn: the setting is then remembered.
    const request = { ...captionText(broken, style, format), maxLines: CAPTION_LINES };
    const { lines, truncated } = await measureText(request);
    if (lines.length === CAPTION_LINES && !truncated) return broken;
  }
  return text;
}

const PANEL_OPACITY = 0.72;

/**
 * Draws a cue; `spoken` is the index of the word being said, for styles with a highlight, or null. The panel's
 * height hangs on the baselines, not on the ink, so that it does not jump between lines with and without descenders.
 */
export async function drawCaption(
  cue: CaptionCue,
  spoken: number | null,
  style: WholeCaptionStyle,
  format: VideoFormat,
): Promise<OverlayPlanes> {
  const text = await captionLines(cue.text, style, format);
  const request = { ...captionText(text, style, format), maxLines: CAPTION_LINES };
  const plain = await renderText({ ...request, colour: style.colour });
  const letters =
    style.highlight === null || spoken === null
      ? plain
      : highlighted(plain, spoken, cue.words, style.highlight);
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
    await layShadow(canvas, letters, left, above - first, em);
  }
  place(canvas, letters, left, above - first);
  const { x, y } = placeOf(style, format, width, height);
  return overlayPlanes(canvas, x, y);
}

/** Two clouds, a tight dark one as an outline and a wide one for bright, busy pictures. */
async function layShadow(
  canvas: Canvas,
  letters: RenderedText,
  left: number,
  top: number,
  em: number,
) {
  const wide = Math.round(em * 0.26);
  place(canvas, await softShadow(letters, wide, 1.9), left - wide * 2, top - wide * 2);
  const tight = Math.max(2, Math.round(em * 0.06));
  place(canvas, await softShadow(letters, tight, 2.4), left - tight * 2, top - tight * 2);
}

/** The same letters with one word in another colour. */
function highlighted(
  text: RenderedText,
  spoken: number,
  words: CaptionCue['words'],
  colour: string,
): RenderedText {
  const { r, g, b } = rgbOf(colour);
  const data = Uint8Array.from(text.data);
  for (const { line, piece } of piecesOf(text, spoken, words)) {
    for (let y = line.y; y < line.y + line.height; y += 1) {
      const end = Math.min(text.width, piece.x + piece.width);
      for (let x = Math.max(0, piece.x); x < end; x += 1) {
        const at = (y * text.width + x) * 4;
        data[at] = r;
        data[at + 1] = g;
        data[at + 2] = b;
      }
    }
  }
  return { ...text, data };
}

/** The set pieces that a spoken word takes, found by its letters: the setting may have broken a word in several. */
function piecesOf(text: RenderedText, spoken: number, words: CaptionCue['words']) {
  // The setting composes letters.
  const length = (part: string) => part.normalize('NFC').replaceAll(/\s/gu, '').length;
  const before = words.slice(0, spoken).reduce((sum, word) => sum + length(word.text), 0);
  const behind = before + length(words[spoken]?.text ?? '');
  let at = 0;
  return text.lines
    .flatMap((line) => line.words.map((piece) => ({ line, piece })))
    .filter(({ piece }) => {
      const from = at;
      at += length(piece.text);
      return from < behind && at > before;
    });
}

function placeOf(style: WholeCaptionStyle, format: VideoFormat, width: number, height: number) {
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
