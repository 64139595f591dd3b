import { type LineBitmap, type LineStyle, letterLine } from './line-bitmap.js';
import { breakParagraph, lineText, type TextLine, type TextPiece } from './line-breaks.js';
import { graphemes } from './plain-text.js';

/** Room around the ink on each side. */
export const TEXT_MARGIN_PX = 2;
const MAX_TEXT_PIXELS = 40_000_000;

export interface InkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface RenderedLine extends InkBox {
  readonly text: string;
  /** Row of the baseline. */
  readonly baseline: number;
  /** Words in the order they are read, with the columns their ink takes. */
  readonly words: readonly { readonly text: string; readonly x: number; readonly width: number }[];
}

export interface TextMeasure {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RenderedLine[];
  /** Not all of the text fitted into `maxLines`. */
  readonly truncated: boolean;
}

/** Lines placed, each with its bitmap. */
export interface SetText extends TextMeasure {
  readonly bitmaps: readonly LineBitmap[];
}

export interface LayOut {
  readonly maxLines: number;
  readonly align: 'start' | 'left' | 'centre' | 'right';
  readonly lineHeight: number;
  readonly balance: boolean;
}

/** Breaks paragraphs into lines, letters them and places them; empty paragraphs keep their line. */
export async function setLines(
  paragraphs: readonly string[],
  limit: number,
  style: LineStyle,
  layOut: LayOut,
): Promise<SetText> {
  const waiting: TextLine[] = [];
  for (const paragraph of paragraphs) {
    if (paragraph === '') waiting.push({ pieces: [], rightToLeft: false });
    else waiting.push(...(await breakParagraph(paragraph, limit, style, layOut.balance)));
  }
  while (waiting.at(-1)?.pieces.length === 0) waiting.pop();
  while (waiting[0]?.pieces.length === 0) waiting.shift();
  const lines: { line: TextLine; bitmap: LineBitmap }[] = [];
  let truncated = false;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const last = lines.length + 1 >= layOut.maxLines;
    const { line, bitmap, rest } = await fitLine(next, limit, style);
    if (rest.length > 0) {
      const following = waiting[0];
      const joins = following !== undefined && following.rightToLeft === next.rightToLeft;
      if (joins) waiting.shift();
      waiting.unshift({
        pieces: [...rest, ...(joins ? following.pieces : [])],
        rightToLeft: next.rightToLeft,
      });
    }
    if (last && waiting.some((other) => other.pieces.length > 0)) {
      truncated = true;
      lines.push(await withEllipsis(line, limit, style));
      break;
    }
    lines.push({ line, bitmap });
    if (last) break;
  }
  return place(lines, style, layOut, truncated);
}

/** The estimate said that it fits; the drawn line decides, and hands words on when it is too wide. */
async function fitLine(
  line: TextLine,
  limit: number,
  style: LineStyle,
): Promise<{ line: TextLine; bitmap: LineBitmap; rest: readonly TextPiece[] }> {
  let count = line.pieces.length;
  for (;;) {
    const shorter = { ...line, pieces: line.pieces.slice(0, count) };
    const bitmap = await letterLine(shorter.pieces, line.rightToLeft, style);
    if (bitmap.width <= limit) return { line: shorter, bitmap, rest: line.pieces.slice(count) };
    if (count > 1) {
      count = Math.max(1, Math.min(count - 1, Math.floor((count * limit) / bitmap.width)));
      continue;
    }
    const [piece] = shorter.pieces;
    const letters = graphemes(piece?.text ?? '');
    if (piece === undefined || letters.length < 2) {
      // One letter alone is wider than the whole width: it is set smaller.
      const sizePx = Math.max(1, style.sizePx * (limit / bitmap.width) * 0.98);
      return fitLine(line, limit, { ...style, sizePx });
    }
    const half = Math.max(
      1,
      Math.min(letters.length - 1, Math.floor((letters.length * limit) / bitmap.width)),
    );
    const head = { text: letters.slice(0, half).join(''), glue: piece.glue };
    const tail = { text: letters.slice(half).join(''), glue: false };
    return fitLine({ ...line, pieces: [head, tail, ...line.pieces.slice(1)] }, limit, style);
  }
}

async function withEllipsis(
  line: TextLine,
  limit: number,
  style: LineStyle,
): Promise<{ line: TextLine; bitmap: LineBitmap }> {
  let pieces = [...line.pieces];
  for (;;) {
    const ended = { ...line, pieces: endedWithEllipsis(pieces) };
    const bitmap = await letterLine(ended.pieces, line.rightToLeft, style);
    if (bitmap.width <= limit) return { line: ended, bitmap };
    if (pieces.length > 1) {
      pieces = pieces.slice(0, -1);
      continue;
    }
    const letters = graphemes(pieces[0]?.text ?? '');
    if (letters.length === 0) {
      const { bitmap: small } = await fitLine(ended, limit, style);
      return { line: ended, bitmap: small };
    }
    pieces = [{ text: letters.slice(0, -1).join(''), glue: true }];
  }
}

function endedWithEllipsis(pieces: readonly TextPiece[]): TextPiece[] {
  const last = pieces.at(-1);
  if (last === undefined) return [{ text: '\u2026', glue: true }];
  const stem = last.text.replace(/[\s,;:.\u2013\u2014-]+$/u, '');
  return [...pieces.slice(0, -1), { text: `${stem}\u2026`, glue: last.glue }];
}

function place(
  lines: readonly { readonly line: TextLine; readonly bitmap: LineBitmap }[],
  style: LineStyle,
  layOut: LayOut,
  truncated: boolean,
): SetText {
  const inked = lines.filter(({ bitmap }) => bitmap.width > 0);
  if (inked.length === 0) {
    return { width: 1, height: 1, lines: [], truncated, bitmaps: [] };
  }
  const step = layOut.lineHeight * style.sizePx;
  const tops = lines.map(({ bitmap }, index) => Math.round(index * step) - bitmap.baseline);
  const first = Math.min(
    ...lines.flatMap(({ bitmap }, i) => (bitmap.width > 0 ? [tops[i] ?? 0] : [])),
  );
  const inkWidth = Math.max(...inked.map(({ bitmap }) => bitmap.width));
  const width = inkWidth + 2 * TEXT_MARGIN_PX;
  let height = 0;
  const rendered: RenderedLine[] = [];
  const bitmaps: LineBitmap[] = [];
  for (const [index, { line, bitmap }] of lines.entries()) {
    if (bitmap.width === 0) continue;
    const slack = inkWidth - bitmap.width;
    const toRight =
      layOut.align === 'right' || (layOut.align === 'start' && line.rightToLeft) ? slack : 0;
    const x = TEXT_MARGIN_PX + (layOut.align === 'centre' ? Math.round(slack / 2) : toRight);
    const y = (tops[index] ?? 0) - first + TEXT_MARGIN_PX;
    height = Math.max(height, y + bitmap.height + TEXT_MARGIN_PX);
    rendered.push({
      text: lineText(line),
      x,
      y,
      width: bitmap.width,
      height: bitmap.height,
      baseline: y + bitmap.baseline,
      words: line.pieces.map(({ text }, i) => {
        const span = bitmap.pieces[i] ?? { left: 0, right: 0 };
        return { text, x: x + span.left, width: span.right - span.left };
      }),
    });
    bitmaps.push(bitmap);
  }
  if (width * height > MAX_TEXT_PIXELS) {
    throw new RangeError(`Text would cover more than ${MAX_TEXT_PIXELS} pixels.`);
  }
  return { width, height, lines: rendered, truncated, bitmaps };
}
