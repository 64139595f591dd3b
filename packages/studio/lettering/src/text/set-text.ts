import { missingCharacters } from '@groundwork/plain-text';
import type { TextBlock, Typesetter } from '@groundwork/typesetting';
import {
  isRightToLeft,
  type RenderedLine,
  type TextMeasure,
  type TextSetting,
} from './text-request.js';

/** Room around the ink on each side. */
export const TEXT_MARGIN_PX = 2;
const MAX_TEXT_PIXELS = 40_000_000;
/** Largest width of a picture, when nothing else limits it. */
const MOST_WIDTH = 30_000;
/** Stands for a character that no font has. */
const NO_GLYPH = '\u25af';
/** By how much a text may be set smaller when its ink reaches over its letters' own widths. */
const LITTLE_SMALLER = 0.97;
const LEAST_SIZE = 1;

/** A set text in its picture, ready to draw. */
export interface SetText extends TextMeasure {
  /** SVG path data, and the position of its origin in the picture. */
  readonly path: string;
  readonly origin: { readonly x: number; readonly y: number };
}

let opening: Promise<Typesetter> | null = null;

/** Opened when a text first needs it: reading photos needs no fonts. */
function openTypesetter(): Promise<Typesetter> {
  opening ??= import('@groundwork/typesetting')
    .then(({ Typesetter }) => Typesetter.open())
    .catch((error: unknown) => {
      opening = null;
      throw error;
    });
  return opening;
}

/** Breaks a text into lines and places them. Throws a RangeError for sizes or lengths out of range. */
export async function setText(setting: TextSetting): Promise<SetText> {
  const { sizePx, maxWidthPx, maxLines } = setting;
  if (!(sizePx >= 4 && sizePx <= 600)) throw new RangeError('sizePx must be 4 to 600.');
  if (maxWidthPx !== undefined && !(maxWidthPx > 2 * TEXT_MARGIN_PX)) {
    throw new RangeError(`maxWidthPx must be over ${2 * TEXT_MARGIN_PX}.`);
  }
  if (maxLines !== undefined && !(maxLines >= 1))
    throw new RangeError('maxLines must be 1 or more.');
  const block = blockOf(await openTypesetter(), setting);
  const placed = place(block);
  if (placed.width * placed.height > MAX_TEXT_PIXELS) {
    throw new RangeError(`Text would cover more than ${MAX_TEXT_PIXELS} pixels.`);
  }
  return placed;
}

/** At its own size; smaller only where a letter's ink, or one letter alone, is wider than the line. */
function blockOf(typesetter: Typesetter, setting: TextSetting): TextBlock {
  const { font, sizePx, lineHeight = 1.25, letterSpacing, balance } = setting;
  const text = withoutGaps(setting.text);
  const width =
    setting.maxWidthPx === undefined
      ? MOST_WIDTH
      : Math.floor(setting.maxWidthPx) - 2 * TEXT_MARGIN_PX;
  const style = {
    typeface: font.family,
    weight: font.weight,
    size: sizePx,
    // Baselines lie on whole rows, so that all lines are equally sharp.
    lineHeight: Math.round(lineHeight * sizePx) / sizePx,
    align: alignmentOf(setting),
    balance: balance ?? false,
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
  };
  const box = { width, height: Number.POSITIVE_INFINITY };
  const within = (maxLines: number, minSize: number) =>
    typesetter.set(text, box, { ...style, maxLines, minSize });
  const most = setting.maxLines ?? Number.POSITIVE_INFINITY;
  const whole = firstOf(
    [sizePx, sizePx * LITTLE_SMALLER, LEAST_SIZE],
    (least) => within(Number.POSITIVE_INFINITY, least),
    ({ truncated }) => !truncated,
  );
  if (whole.lines.length <= most) return whole;
  return firstOf(
    [sizePx, LEAST_SIZE],
    (least) => within(most, least),
    ({ lines }) => lines.length > 0,
  );
}

/** The first result that will do, else the last. */
function firstOf<Choice, Result>(
  choices: readonly [Choice, ...Choice[]],
  make: (choice: Choice) => Result,
  willDo: (result: Result) => boolean,
): Result {
  const [first, ...others] = choices;
  let result = make(first);
  for (const choice of others) {
    if (willDo(result)) break;
    result = make(choice);
  }
  return result;
}

/** A character that no font has is seen to be missing instead of leaving no trace. */
function withoutGaps(text: string): string {
  return missingCharacters(text).reduce(
    (shown, character) => shown.replaceAll(character, NO_GLYPH),
    text,
  );
}

function alignmentOf({ text, align = 'start' }: TextSetting): 'left' | 'center' | 'right' {
  if (align === 'centre') return 'center';
  if (align === 'start') return isRightToLeft(text) ? 'right' : 'left';
  return align;
}

/** The block with its ink on whole pixels and a margin around; the first baseline lies on a whole row. */
function place({ lines, ink, path, truncated }: TextBlock): SetText {
  const first = lines[0]?.baseline;
  if (first === undefined || path === '') {
    return { width: 1, height: 1, lines: [], truncated, path: '', origin: { x: 0, y: 0 } };
  }
  const rows = Math.ceil(first - ink.y);
  const origin = { x: TEXT_MARGIN_PX - ink.x, y: TEXT_MARGIN_PX + rows - first };
  return {
    width: Math.ceil(ink.width) + 2 * TEXT_MARGIN_PX,
    height: rows + Math.ceil(ink.y + ink.height - first) + 2 * TEXT_MARGIN_PX,
    lines: lines.map((line) => lineAt(line, origin)),
    truncated,
    path,
    origin,
  };
}

function lineAt(line: TextBlock['lines'][number], origin: SetText['origin']): RenderedLine {
  const baseline = Math.round(line.baseline + origin.y);
  const [x, right] = columns(line.left + origin.x, line.width);
  const y = Math.floor(line.baseline + origin.y - line.top);
  return {
    text: line.text,
    x,
    y,
    width: right - x,
    height: Math.ceil(line.baseline + origin.y - line.bottom) - y,
    baseline,
    words: line.words.map((word) => {
      const [from, to] = columns(word.left + origin.x, word.width);
      return { text: word.text, x: from, width: word.width === 0 ? 0 : to - from };
    }),
  };
}

/** Hundredths of a pixel, to which outlines are rounded, do not take a column more. */
const HAIR = 0.02;

/** The whole columns that some width of ink takes. */
function columns(left: number, width: number): [from: number, to: number] {
  return [Math.floor(left + HAIR), Math.ceil(left + width - HAIR)];
}
