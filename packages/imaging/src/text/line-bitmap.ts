import sharp from 'sharp';
import { type FontFamily, type FontWeight, familyList, loadFonts } from './fonts.js';
import { escapeMarkup } from './plain-text.js';

export interface LineStyle {
  readonly family: FontFamily;
  readonly weight: FontWeight;
  readonly sizePx: number;
  /** Extra room between letters, in em. */
  readonly letterSpacing: number;
}

/** One line's ink as coverage, and where it lies. */
export interface LineBitmap {
  readonly width: number;
  readonly height: number;
  /** `width * height` bytes of coverage, tight around the ink. */
  readonly coverage: Uint8Array;
  /** Rows from the bitmap's top to the baseline; may lie outside of the bitmap. */
  readonly baseline: number;
  /** Ink of each piece, in pixels of the bitmap, in the order given; pieces without ink have no width. */
  readonly pieces: readonly { readonly left: number; readonly right: number }[];
}

const SOLID = 160;

/**
 * Letters one line. Pango hands back only the ink's rectangle, so the line is drawn with a capital H behind
 * it, whose foot is the baseline, and each piece in a colour of its own, which tells where it came to lie
 * whatever the direction of writing; then the H is cut off and only coverage is kept.
 */
export async function letterLine(
  pieces: readonly { readonly text: string; readonly glue: boolean }[],
  rightToLeft: boolean,
  style: LineStyle,
): Promise<LineBitmap> {
  await loadFonts();
  const spacing =
    style.letterSpacing === 0
      ? ''
      : ` letter_spacing="${Math.round(style.letterSpacing * style.sizePx * 1024)}"`;
  const body = pieces
    .map(({ text, glue }, index) => {
      const colour = [(index % 48) * 5 + 5, Math.floor(index / 48) * 5 + 5, 0]
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('');
      const space = glue && index > 0 ? ' ' : '';
      return `${space}<span foreground="#${colour}"${spacing}>${escapeMarkup(text)}</span>`;
    })
    .join('');
  const direction = rightToLeft ? '\u200f' : '\u200e';
  const gap = '\u00a0'.repeat(6);
  const { data, info } = await sharp({
    text: {
      text: `${direction}${body}${direction}${gap}<span foreground="#0000ff">H</span>${direction}`,
      font: `${familyList(style.family)} ${weightNames[style.weight]} ${style.sizePx.toFixed(2)}`,
      dpi: 72,
      rgba: true,
      wrap: 'none',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cut(data, info.width, info.height, pieces.length, rightToLeft);
}

const weightNames: Record<FontWeight, string> = { 400: '', 600: 'Semi-Bold', 800: 'Ultra-Bold' };

function cut(
  rgba: Uint8Array,
  width: number,
  height: number,
  pieceCount: number,
  rightToLeft: boolean,
): LineBitmap {
  let markLeft = width;
  let markRight = -1;
  let baseline = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      if ((rgba[at + 3] ?? 0) < SOLID || (rgba[at + 2] ?? 0) < 128) continue;
      if (x < markLeft) markLeft = x;
      if (x > markRight) markRight = x;
      baseline = y + 1;
    }
  }
  // Two columns more on the side of the text are the mark's faint edge.
  const from = rightToLeft ? markRight + 3 : 0;
  const to = rightToLeft ? width : markLeft - 2;
  let left = to;
  let right = from - 1;
  let top = height;
  let bottom = -1;
  const spans = Array.from({ length: pieceCount }, () => ({ left: width, right: -1 }));
  for (let y = 0; y < height; y += 1) {
    for (let x = from; x < to; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = rgba[at + 3] ?? 0;
      if (alpha === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
      if (alpha < SOLID) continue;
      const index =
        Math.round(((rgba[at] ?? 0) - 5) / 5) + 48 * Math.round(((rgba[at + 1] ?? 0) - 5) / 5);
      const span = spans[index];
      if (span === undefined) continue;
      if (x < span.left) span.left = x;
      if (x + 1 > span.right) span.right = x + 1;
    }
  }
  if (bottom < 0) {
    return {
      width: 0,
      height: 0,
      coverage: new Uint8Array(0),
      baseline: 0,
      pieces: spans.map(() => ({ left: 0, right: 0 })),
    };
  }
  const inkWidth = right - left + 1;
  const inkHeight = bottom - top + 1;
  const coverage = new Uint8Array(inkWidth * inkHeight);
  for (let y = 0; y < inkHeight; y += 1) {
    for (let x = 0; x < inkWidth; x += 1) {
      coverage[y * inkWidth + x] = rgba[((y + top) * width + x + left) * 4 + 3] ?? 0;
    }
  }
  return {
    width: inkWidth,
    height: inkHeight,
    coverage,
    baseline: baseline - top,
    pieces: spans.map((span) =>
      span.right < 0 ? { left: 0, right: 0 } : { left: span.left - left, right: span.right - left },
    ),
  };
}
