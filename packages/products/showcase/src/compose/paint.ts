import type { Color } from '../design.js';
import { type Change, changeTogether } from '../kernel/parts.js';
import type { Canvas, Span } from './canvas.js';
import { type Rgb, rgbOf } from './color.js';
import { insetBox, partOf, type RoundedBox, shapeBytes, spanOf } from './rounded-box.js';

export function fillBox(canvas: Canvas, shape: RoundedBox, color: Color, opacity = 1): void {
  if (opacity === 1 && isWhole(shape)) coverRows(canvas, spanOf(canvas, shape), rgbOf(color));
  else changeTogether(canvas, [flatOf(canvas, shape, color, opacity)]);
}

/**
 * The frame between a box and a smaller one of the same axes, in a colour; the seam under the smaller is filled too.
 */
export function frameOf(
  canvas: Canvas,
  shape: RoundedBox,
  { hole, color, opacity = 1 }: { hole: RoundedBox; color: Color; opacity?: number },
): Change {
  return flatOf(canvas, shape, color, opacity, insetBox(hole, 1));
}

function flatOf(
  canvas: Canvas,
  shape: RoundedBox,
  color: Color,
  opacity: number,
  hole?: RoundedBox,
): Change {
  return {
    part: partOf(canvas, shape, 1),
    given: [shapeBytes(shape), ...(hole === undefined ? [] : [shapeBytes(hole)])],
    apply: (run, pixels, { x, y, width, height }, whole = 0, empty = 0) =>
      run.fillShape(pixels, x, y, width, height, whole, empty, ...rgbOf(color), opacity),
  };
}

/** Whether a box covers whole pixels only. */
function isWhole({ upright, radius, centreX, centreY, halfWidth, halfHeight }: RoundedBox) {
  const edges = [centreX - halfWidth, centreY - halfHeight, 2 * halfWidth, 2 * halfHeight];
  return upright && radius === 0 && edges.every(Number.isInteger);
}

/** Writes a colour over whole pixels, doubling the written part with each copy. */
function coverRows({ data, width }: Canvas, { left, top, right, bottom }: Span, color: Rgb): void {
  if (right <= left || bottom <= top) return;
  const isAcross = left === 0 && right === width;
  const start = (top * width + left) * 3;
  const length = (right - left) * (isAcross ? bottom - top : 1) * 3;
  data.set(color, start);
  for (let done = 3; done < length; done *= 2) {
    data.copyWithin(start + done, start, start + Math.min(done, length - done));
  }
  if (isAcross) return;
  for (let row = 1; row < bottom - top; row += 1) {
    data.copyWithin(start + row * width * 3, start, start + length);
  }
}
