import { BoundedCache } from '../bounded-cache.js';
import type { Bounds, FontFace } from '../fonts/font-face.js';
import type { Stack } from './stack-lines.js';

/** Outlines kept at their sizes; some 500 bytes each. */
const KEPT_OUTLINES = 4_000;

/** A glyph's outline at a size: where it starts, in hundredths of a pixel, and how it goes on from there. */
interface SizedOutline {
  readonly startX: number;
  readonly startY: number;
  readonly rest: string;
}

const sizedOutlines = new BoundedCache<string, SizedOutline>(KEPT_OUTLINES);

/** The stack's glyphs as SVG path data. */
export function pathOf(stack: Stack, size: number): string {
  const parts: string[] = [];
  for (const [index, line] of stack.lines.entries()) {
    const left = stack.lefts[index] ?? 0;
    const baseline = stack.ascent + index * stack.distance;
    for (const { face, glyph, x, y } of line.glyphs) {
      const outline = sizedOutline(face, glyph, size);
      if (outline.rest === '') continue;
      const originX = Math.round((left + x) * size * 100);
      const originY = Math.round((baseline - y) * size * 100);
      const startX = (originX + outline.startX) / 100;
      const startY = (originY + outline.startY) / 100;
      parts.push(`M${startX} ${startY}${outline.rest}`);
    }
  }
  return parts.join('');
}

/** Bounds of all ink in em, y downwards from the block's top; null without ink. */
export function inkOf(stack: Stack): Bounds | null {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [index, line] of stack.lines.entries()) {
    const baseline = stack.ascent + index * stack.distance;
    for (const { face, glyph, x, y } of line.glyphs) {
      const { bounds } = face.outline(glyph);
      if (!bounds) continue;
      const origin = (stack.lefts[index] ?? 0) + x;
      left = Math.min(left, origin + bounds.left);
      right = Math.max(right, origin + bounds.right);
      top = Math.min(top, baseline - y - bounds.top);
      bottom = Math.max(bottom, baseline - y - bounds.bottom);
    }
  }
  return left > right ? null : { left, right, top, bottom };
}

function sizedOutline(face: FontFace, glyph: number, size: number): SizedOutline {
  return sizedOutlines.remember(`${face.id}/${glyph}/${size}`, () =>
    relative(face.outline(glyph).commands, (size * 100) / face.unitsPerEm),
  );
}

/** Steps between points rounded to hundredths of a pixel, so that rounding does not add up. */
function relative(
  commands: readonly { readonly type: string; readonly values: readonly number[] }[],
  scale: number,
): SizedOutline {
  const parts: string[] = [];
  let [startX, startY, contourX, contourY, penX, penY] = [0, 0, 0, 0, 0, 0];
  for (const { type, values } of commands) {
    if (type === 'Z') {
      parts.push('z');
      [penX, penY] = [contourX, contourY];
      continue;
    }
    const steps: string[] = [];
    let [x, y] = [penX, penY];
    for (let index = 0; index + 1 < values.length; index += 2) {
      x = Math.round((values[index] ?? 0) * scale);
      y = Math.round(-(values[index + 1] ?? 0) * scale);
      steps.push(`${(x - penX) / 100} ${(y - penY) / 100}`);
    }
    if (type === 'M') {
      if (parts.length === 0) [startX, startY] = [x, y];
      else parts.push(`m${steps.join(' ')}`);
      [contourX, contourY] = [x, y];
      if (parts.length === 0) parts.push('');
    } else {
      parts.push(`${type.toLowerCase()}${steps.join(' ')}`);
    }
    [penX, penY] = [x, y];
  }
  return { startX, startY, rest: parts.join('') };
}
