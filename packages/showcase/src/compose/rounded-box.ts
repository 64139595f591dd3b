import type { Box } from '../design.js';
import { type Canvas, clipped, type Span } from './canvas.js';

/** Where a box with round corners lies, turned about its middle. */
export interface RoundedBox {
  readonly centreX: number;
  readonly centreY: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly radius: number;
  readonly cos: number;
  readonly sin: number;
  /** Without rotation edges lie on whole pixels and rows can be copied. */
  readonly upright: boolean;
}

export interface Shaping {
  readonly box: Box;
  readonly radius?: number;
  readonly rotation?: number;
}

/** The box on whole pixels, at least one wide and high. */
export function wholePixels({ x, y, width, height }: Box): Box {
  const left = Math.round(x);
  const top = Math.round(y);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

export function roundedBox({ box, radius = 0, rotation = 0 }: Shaping): RoundedBox {
  const upright = rotation % 360 === 0;
  const { x, y, width, height } = upright ? wholePixels(box) : box;
  const angle = (rotation * Math.PI) / 180;
  return {
    centreX: x + width / 2,
    centreY: y + height / 2,
    halfWidth: width / 2,
    halfHeight: height / 2,
    radius: Math.min(Math.max(0, radius), width / 2, height / 2),
    cos: upright ? 1 : Math.cos(angle),
    sin: upright ? 0 : Math.sin(angle),
    upright,
  };
}

/** The same box, `by` px smaller on each side. */
export function insetBox(shape: RoundedBox, by: number): RoundedBox {
  return {
    ...shape,
    halfWidth: Math.max(0.5, shape.halfWidth - by),
    halfHeight: Math.max(0.5, shape.halfHeight - by),
    radius: Math.max(0, shape.radius - by),
  };
}

/** Pixels of the canvas that the turned box may touch, `reach` px around it included. */
export function spanOf(canvas: Canvas, shape: RoundedBox, reach = 0): Span {
  const { halfWidth, halfHeight, cos, sin } = shape;
  const acrossX = Math.abs(halfWidth * cos) + Math.abs(halfHeight * sin) + reach;
  const acrossY = Math.abs(halfWidth * sin) + Math.abs(halfHeight * cos) + reach;
  const left = Math.floor(shape.centreX - acrossX);
  const top = Math.floor(shape.centreY - acrossY);
  return clipped(canvas, {
    x: left,
    y: top,
    width: Math.ceil(shape.centreX + acrossX) - left,
    height: Math.ceil(shape.centreY + acrossY) - top,
  });
}

/** Signed distance in px from a point in the box's own axes to its edge; negative inside. */
export function edgeDistance(shape: RoundedBox, x: number, y: number): number {
  const outX = Math.abs(x) - shape.halfWidth + shape.radius;
  const outY = Math.abs(y) - shape.halfHeight + shape.radius;
  const outside =
    outX > 0 && outY > 0 ? Math.sqrt(outX * outX + outY * outY) : Math.max(outX, outY);
  return outside - shape.radius;
}

/**
 * Coverage 0..1 of the pixels of one row, from `left` to `right`, written to `into`.
 */
export function coverRow(
  shape: RoundedBox,
  y: number,
  { left, right }: Span,
  into: Float32Array,
): void {
  const { cos, sin, radius, halfWidth, halfHeight } = shape;
  const dy = y + 0.5 - shape.centreY;
  if (shape.upright && Math.abs(dy) <= halfHeight - radius) {
    const from = Math.round(shape.centreX - halfWidth) - left;
    const to = Math.round(shape.centreX + halfWidth) - left;
    into
      .fill(0, 0, right - left)
      .fill(1, Math.max(0, from), Math.max(0, Math.min(right - left, to)));
    return;
  }
  const innerX = halfWidth - 1 - radius * 0.3;
  const innerY = halfHeight - 1 - radius * 0.3;
  for (let x = left; x < right; x += 1) {
    const dx = x + 0.5 - shape.centreX;
    const localX = dx * cos + dy * sin;
    const localY = dy * cos - dx * sin;
    if (Math.abs(localX) < innerX && Math.abs(localY) < innerY) {
      into[x - left] = 1;
      continue;
    }
    const covered = 0.5 - edgeDistance(shape, localX, localY);
    into[x - left] = Math.min(1, Math.max(0, covered));
  }
}
