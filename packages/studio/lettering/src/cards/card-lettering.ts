import { measureText, renderText } from '../text/render-text.js';
import { TEXT_MARGIN_PX } from '../text/set-text.js';
import type { FontFamily, FontWeight } from '../text/text-request.js';
import { type Alignment, type CardPiece, picturePiece } from './card-designs.js';

export interface Lettering {
  readonly text: string;
  readonly font: { readonly family: FontFamily; readonly weight: FontWeight };
  readonly colour: string;
  /** Size in pixels when the text is short enough, and the smallest before it is cut with an ellipsis. */
  readonly size: number;
  readonly smallest: number;
  /** Lines to try at full size; smaller sizes come before more lines, up to `mostLines`. */
  readonly lines: number;
  readonly mostLines: number;
  /** Baseline to baseline in em. */
  readonly leading: number;
  readonly align: Alignment;
  readonly maxWidth: number;
  readonly letterSpacing?: number;
}

export interface LetteredPiece extends CardPiece {
  /** Row of the first line's baseline, from the top of the ink. */
  readonly baseline: number;
  readonly lines: number;
  /** Size it was set at, in pixels. */
  readonly size: number;
  /** Whether it ends in an ellipsis. */
  readonly truncated: boolean;
}

/** Full size is held this far before a further line is allowed. */
const PREFERRED_SHRINK = 0.72;
const STEP = 0.94;

/** Letters a text at the largest size at which it fits, without breaking words as long as that can be helped. */
export async function letter(lettering: Lettering): Promise<LetteredPiece> {
  const { text, font, colour, align, maxWidth, leading, letterSpacing } = lettering;
  const { size, lines } = await fit(lettering);
  const drawn = await renderText({
    text,
    font,
    sizePx: size,
    colour,
    maxWidthPx: maxWidth,
    maxLines: lines,
    align,
    lineHeight: leading,
    balance: true,
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
  });
  const { width, height, channels, data } = drawn;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const margin = TEXT_MARGIN_PX;
  const piece = picturePiece(bytes, width, height, { width, height, channels });
  // Aligns the ink itself, not the margin around it.
  return {
    width: Math.max(1, width - 2 * margin),
    height: Math.max(1, height - 2 * margin),
    baseline: Math.max(0, (drawn.lines[0]?.baseline ?? margin) - margin),
    lines: drawn.lines.length,
    size,
    truncated: drawn.truncated,
    at: (left, top) => piece.at(left - margin, top - margin),
  };
}

/** Scripts that are written without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Such titles are rather set a little smaller on one line than broken anywhere. */
const UNBROKEN_SHRINK = 0.84;

async function fit(lettering: Lettering): Promise<{ size: number; lines: number }> {
  const { text, size, smallest, lines, mostLines } = lettering;
  if (unspaced.test(text)) {
    for (let tried = size; tried >= size * UNBROKEN_SHRINK; tried *= STEP) {
      if (await fits(lettering, tried, 1)) return { size: tried, lines: 1 };
    }
  }
  const preferred = Math.max(smallest, size * PREFERRED_SHRINK);
  for (let count = lines; count <= mostLines; count += 1) {
    const floor = count === mostLines ? smallest : preferred;
    for (let tried = size; tried >= floor; tried *= STEP) {
      if (await fits(lettering, tried, count)) return { size: tried, lines: count };
    }
  }
  return { size: smallest, lines: mostLines };
}

async function fits(lettering: Lettering, size: number, lines: number): Promise<boolean> {
  const { text, font, maxWidth, leading, letterSpacing } = lettering;
  const spacing = letterSpacing === undefined ? {} : { letterSpacing };
  const set = await measureText({
    text,
    font,
    sizePx: size,
    maxWidthPx: maxWidth,
    maxLines: lines,
    lineHeight: leading,
    balance: true,
    ...spacing,
  });
  if (set.truncated) return false;
  // A word cut at a line's end counts twice, so the lines have more pieces than the text has words.
  const broken = set.lines.some((line, index) => {
    const next = set.lines[index + 1];
    const last = line.words.at(-1)?.text ?? '';
    const first = next?.words[0]?.text ?? '';
    return next !== undefined && last !== '' && isOneWord(text, last + first, last, first);
  });
  return !broken;
}

/** Latin and similar words are kept whole; scripts without spaces may break anywhere, and hyphens are places to break. */
function isOneWord(text: string, joined: string, last: string, first: string): boolean {
  if (unspaced.test(last) || unspaced.test(first)) return false;
  if (/[-\u2010\u2013\u2014/]$/u.test(last)) return false;
  return text.includes(joined);
}
