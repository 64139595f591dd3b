import { type LineStyle, letterLine } from './line-bitmap.js';
import { breakPieces, graphemes, isRightToLeft } from './plain-text.js';

export interface TextPiece {
  readonly text: string;
  /** A space stands before it when it is not first in its line. */
  readonly glue: boolean;
}

export interface TextLine {
  readonly pieces: readonly TextPiece[];
  readonly rightToLeft: boolean;
}

export function lineText(line: TextLine): string {
  return line.pieces
    .map(({ text, glue }, index) => (glue && index > 0 ? ` ${text}` : text))
    .join('');
}

/** Room between words, in em: near enough to break lines, which are then measured as they are drawn. */
const SPACE_EM = 0.28;
const CHUNK_LETTERS = 300;

interface MeasuredPiece extends TextPiece {
  readonly width: number;
}

/** Breaks a paragraph into lines that should be no wider than `limit` pixels. */
export async function breakParagraph(
  paragraph: string,
  limit: number,
  style: LineStyle,
  balance: boolean,
): Promise<TextLine[]> {
  const rightToLeft = isRightToLeft(paragraph);
  const measured: MeasuredPiece[] = [];
  for (const piece of await measurePieces(breakPieces(paragraph), rightToLeft, style)) {
    if (piece.width <= limit) measured.push(piece);
    else measured.push(...(await cutWord(piece, limit, style)));
  }
  const space = SPACE_EM * style.sizePx;
  const lines = fill(measured, limit, space);
  if (!balance || lines.length < 2) return lines.map((pieces) => ({ pieces, rightToLeft }));
  let low = limit / 2;
  let high = limit;
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    if (fill(measured, middle, space).length > lines.length) low = middle;
    else high = middle;
  }
  return fill(measured, high, space).map((pieces) => ({ pieces, rightToLeft }));
}

function fill(pieces: readonly MeasuredPiece[], limit: number, space: number): TextPiece[][] {
  const lines: TextPiece[][] = [];
  let line: TextPiece[] = [];
  let width = 0;
  for (const piece of pieces) {
    const gap = line.length > 0 && piece.glue ? space : 0;
    if (line.length > 0 && width + gap + piece.width > limit) {
      lines.push(line);
      line = [];
      width = piece.width;
    } else {
      width += gap + piece.width;
    }
    line.push({ text: piece.text, glue: piece.glue });
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** Widths are taken in batches and spaced apart, so that no piece joins its neighbour's shapes. */
async function measurePieces(
  pieces: readonly TextPiece[],
  rightToLeft: boolean,
  style: LineStyle,
): Promise<MeasuredPiece[]> {
  // A small size is enough to tell widths, and keeps long texts within Cairo's largest surface (32,767 px).
  const measure = { ...style, sizePx: Math.min(style.sizePx, 40) };
  const scale = style.sizePx / measure.sizePx;
  const measured: MeasuredPiece[] = [];
  let batch: TextPiece[] = [];
  let letters = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const apart = batch.map(({ text }) => ({ text, glue: true }));
    const bitmap = await letterLine(apart, rightToLeft, measure);
    for (const [index, piece] of batch.entries()) {
      const span = bitmap.pieces[index] ?? { left: 0, right: 0 };
      measured.push({ ...piece, width: (span.right - span.left + 2) * scale });
    }
    batch = [];
    letters = 0;
  };
  for (const piece of pieces) {
    if (letters + piece.text.length > CHUNK_LETTERS) await flush();
    if (piece.text.length > CHUNK_LETTERS) {
      measured.push({ ...piece, width: Number.POSITIVE_INFINITY });
      continue;
    }
    batch.push(piece);
    letters += piece.text.length + 1;
  }
  await flush();
  return measured;
}

/** A word that is wider than the line is cut between letters. */
async function cutWord(
  word: MeasuredPiece,
  limit: number,
  style: LineStyle,
): Promise<MeasuredPiece[]> {
  const letters = graphemes(word.text);
  const isolated = await measurePieces(
    letters.map((text) => ({ text, glue: true })),
    isRightToLeft(word.text),
    style,
  );
  const parts: MeasuredPiece[] = [];
  let text = '';
  let width = 0;
  const push = () => {
    if (text !== '') parts.push({ text, glue: parts.length === 0 && word.glue, width });
    text = '';
    width = 0;
  };
  for (const [index, letter] of letters.entries()) {
    // Side bearings between letters are not ink; a little more than they are keeps lines inside.
    const advance = (isolated[index]?.width ?? 0) + style.sizePx * (0.1 + style.letterSpacing);
    if (width + advance > limit) push();
    text += letter;
    width += advance;
  }
  push();
  return parts;
}
