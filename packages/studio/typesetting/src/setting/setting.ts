import type { Bounds } from '../fonts/font-face.js';
import type { Box, TextStyle } from '../text-style.js';
import type { MeasuredParagraph } from './break-lines.js';
import { type Lettering, type Line, type Stretch, shapeLine } from './line.js';

export interface Fitted {
  /** px */
  readonly size: number;
  readonly stack: Stack;
  readonly truncated: boolean;
}

export interface Setting {
  readonly paragraphs: readonly MeasuredParagraph[];
  readonly box: Box;
  readonly style: TextStyle;
  readonly lettering: Lettering;
  readonly proportions: Proportions;
}

export function shapeStack(setting: Setting, lines: readonly Stretch[]): Stack {
  return stackLines(
    lines.map((line) => shapeLine(line, setting.lettering)),
    setting.proportions,
    setting.style,
  );
}

/** Up to `wanted`, rounded down to hundredths of a pixel. */
export function largestSize(stack: Stack, box: Box, wanted: number): number {
  const exact = Math.min(wanted, box.width / stack.width, box.height / stack.height);
  return exact >= wanted ? wanted : Math.floor(exact * 100) / 100;
}

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

function stackLines(
  lines: readonly Line[],
  proportions: Proportions,
  style: Pick<TextStyle, 'lineHeight' | 'align'>,
): Stack {
  const width = Math.max(0, ...lines.map((line) => line.width));
  const share = style.align === 'right' ? 1 : style.align === 'center' ? 0.5 : 0;
  const lefts = lines.map((line) => (width - line.width) * share);
  const wanted = style.lineHeight ?? 1.2;
  const distance = Math.max(wanted, ...leastDistances(lines, lefts, wanted));
  const ascent = Math.max(proportions.ascent, lines[0]?.top ?? 0);
  const descent = Math.max(proportions.descent, -(lines.at(-1)?.bottom ?? 0));
  const height = ascent + descent + distance * Math.max(0, lines.length - 1);
  return { lines, lefts, width, height, ascent, distance };
}

/** How far neighbouring lines must stand apart for their ink not to touch, where that may be more than `wanted`. */
function leastDistances(
  lines: readonly Line[],
  lefts: readonly number[],
  wanted: number,
): number[] {
  return lines.slice(1).map((lower, index) => {
    const upper = lines[index];
    if (!upper || lower.top - upper.bottom + CLEARANCE <= wanted) return wanted;
    const risingInk = inkOf(lower, lefts[index + 1] ?? 0);
    let least = wanted;
    for (const hanging of inkOf(upper, lefts[index] ?? 0)) {
      for (const rising of risingInk) {
        if (hanging.right < rising.left || rising.right < hanging.left) continue;
        least = Math.max(least, rising.top - hanging.bottom + CLEARANCE);
      }
    }
    return least;
  });
}

/** Bounds of each glyph, from the block's left side and the line's baseline. */
function inkOf(line: Line, left: number): Bounds[] {
  return line.glyphs.flatMap(({ x, y, bounds }) =>
    bounds
      ? [
          {
            left: left + x + bounds.left,
            right: left + x + bounds.right,
            top: y + bounds.top,
            bottom: y + bounds.bottom,
          },
        ]
      : [],
  );
}
