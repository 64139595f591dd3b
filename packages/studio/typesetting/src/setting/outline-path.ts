import { BoundedCache } from '../bounded-cache.js';
import type { Bounds, FontFace } from '../fonts/font-face.js';
import type { Stack } from './setting.js';

/** Faces at a size whose outlines are kept: each has the letters used, some 500 bytes a letter. */
const KEPT_SIZED_FACES = 96;

/** A glyph's outline at a size: its start in hundredths of a pixel, and its relative path. */
interface SizedOutline {
  readonly startX: number;
  readonly startY: number;
  readonly rest: string;
}

const sizedFaces = new BoundedCache<string, Map<number, SizedOutline>>(KEPT_SIZED_FACES);

/** The stack's glyphs as SVG path data. */
export function pathOf(stack: Stack, size: number): string {
  const parts: string[] = [];
  let [face, outlines]: [FontFace | null, Map<number, SizedOutline>] = [null, new Map()];
  for (const [index, line] of stack.lines.entries()) {
    const left = stack.lefts[index] ?? 0;
    const baseline = stack.ascent + index * stack.distance;
    for (const placed of line.glyphs) {
      const { glyph, x, y } = placed;
      if (!placed.bounds) continue;
      if (placed.face !== face) {
        face = placed.face;
        outlines = outlinesAt(face, size);
      }
      let outline = outlines.get(glyph);
      if (!outline) {
        outline = relative(face.outline(glyph).commands, (size * 100) / face.unitsPerEm);
        outlines.set(glyph, outline);
      }
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
    for (const { x, y, bounds } of line.glyphs) {
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

function outlinesAt(face: FontFace, size: number): Map<number, SizedOutline> {
  return sizedFaces.remember(`${face.id}/${size}`, () => new Map());
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
