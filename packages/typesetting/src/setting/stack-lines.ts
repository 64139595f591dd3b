import type { TextStyle } from '../text-style.js';
import type { Line } from './line.js';

/** A typeface's own measures, in em. */
export interface Proportions {
  /** Top of the letters that rise highest without accents. */
  readonly ascent: number;
  readonly capHeight: number;
  /** Depth of the letters that hang below the baseline. */
  readonly descent: number;
}

/** Lines one below the other; all in em, so that they hold at any size. */
export interface Stack {
  readonly lines: readonly Line[];
  /** Each line's distance from the block's left side. */
  readonly lefts: readonly number[];
  readonly width: number;
  readonly height: number;
  /** From the block's top to the first baseline. */
  readonly ascent: number;
  /** Between baselines. */
  readonly distance: number;
}

/** Least space between the ink of two lines, in em. */
const CLEARANCE = 0.03;

export function stackLines(
  lines: readonly Line[],
  proportions: Proportions,
  style: Pick<TextStyle, 'lineHeight' | 'align'>,
): Stack {
  const width = Math.max(0, ...lines.map((line) => line.width));
  const share = style.align === 'right' ? 1 : style.align === 'center' ? 0.5 : 0;
  const lefts = lines.map((line) => (width - line.width) * share);
  const distance = Math.max(style.lineHeight ?? 1.2, ...leastDistances(lines, lefts));
  const ascent = Math.max(proportions.ascent, lines[0]?.top ?? 0);
  const descent = Math.max(proportions.descent, -(lines.at(-1)?.bottom ?? 0));
  const height = ascent + descent + distance * Math.max(0, lines.length - 1);
  return { lines, lefts, width, height, ascent, distance };
}

/** How far neighbouring lines must stand apart for their ink not to touch. */
function leastDistances(lines: readonly Line[], lefts: readonly number[]): number[] {
  return lines.slice(1).map((lower, index) => {
    const upper = lines[index];
    if (!upper) return 0;
    const [upperLeft = 0, lowerLeft = 0] = [lefts[index], lefts[index + 1]];
    let least = 0;
    for (const hanging of inkOf(upper, upperLeft)) {
      for (const rising of inkOf(lower, lowerLeft)) {
        if (hanging.right < rising.left || rising.right < hanging.left) continue;
        least = Math.max(least, rising.top - hanging.bottom + CLEARANCE);
      }
    }
    return least;
  });
}

function inkOf(line: Line, left: number) {
  return line.glyphs.flatMap(({ face, glyph, x, y }) => {
    const { bounds } = face.outline(glyph);
    if (!bounds) return [];
    return [
      {
        left: left + x + bounds.left,
        right: left + x + bounds.right,
        top: y + bounds.top,
        bottom: y + bounds.bottom,
      },
    ];
  });
}
