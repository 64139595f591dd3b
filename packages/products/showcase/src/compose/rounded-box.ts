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

export function partOf(canvas: Canvas, shape: RoundedBox, reach = 0): Box {
  const { left, top, right, bottom } = spanOf(canvas, shape, reach);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** As the kernel reads a shape. */
export function shapeBytes(shape: RoundedBox): Uint8Array {
  const { centreX, centreY, halfWidth, halfHeight, radius, cos, sin } = shape;
  const floats = Float64Array.of(centreX, centreY, halfWidth, halfHeight, radius, cos, sin);
  return new Uint8Array(floats.buffer);
}

/** Signed distance in px from a point in the box's own axes to its edge; negative inside. */
function edgeDistance(shape: RoundedBox, x: number, y: number): number {
  const outX = Math.abs(x) - shape.halfWidth + shape.radius;
  const outY = Math.abs(y) - shape.halfHeight + shape.radius;
  const outside =
    outX > 0 && outY > 0 ? Math.sqrt(outX * outX + outY * outY) : Math.max(outX, outY);
  return outside - shape.radius;
}

/** Part of a row that a box touches, and within it the part that it covers whole; ends are exclusive. */
export interface RowCover {
  readonly from: number;
  readonly fullFrom: number;
  readonly fullTo: number;
  readonly to: number;
}

/** Beyond this distance in px from its edge a pixel is wholly in or wholly out. */
const EDGE = 0.75;

/** Which pixels of a row the box covers, and coverage 0..1 of those at its edges, written to `into` from `left`. */
export function coverRow(
  shape: RoundedBox,
  y: number,
  { left, right }: Span,
  into: Float32Array,
): RowCover {
  const { cos, sin, halfWidth, halfHeight, radius } = shape;
  const dy = y + 0.5 - shape.centreY;
  if (shape.upright && Math.abs(dy) <= halfHeight - radius - EDGE) {
    return straightRow(shape, { left, right }, into);
  }
  const within = (width: number, height: number) => crossing(dy, cos, sin, width, height);
  const [outerFrom, outerTo] = within(halfWidth + EDGE, halfHeight + EDGE);
  const tall = shape.upright
    ? roundRow(shape, dy)
    : within(halfWidth - radius - EDGE, halfHeight - EDGE);
  const wide = within(halfWidth - EDGE, halfHeight - radius - EDGE);
  const place = (dx: number) =>
    Math.min(right, Math.max(left, Math.ceil(dx + shape.centreX - 0.5)));
  const from = outerTo < outerFrom ? left : place(outerFrom);
  const to = outerTo < outerFrom ? left : place(outerTo);
  const innerFrom = Math.min(tall[0], wide[0]);
  const innerTo = Math.max(tall[1], wide[1]);
  let fullFrom = innerTo <= innerFrom ? from : place(innerFrom);
  const fullTo = innerTo <= innerFrom ? from : Math.max(fullFrom, place(innerTo));
  fullFrom = Math.min(fullFrom, fullTo);
  for (let x = from; x < to; x += 1) {
    if (x === fullFrom) {
      into.fill(1, fullFrom - left, fullTo - left);
      x = fullTo;
      if (x >= to) break;
    }
    const dx = x + 0.5 - shape.centreX;
    const covered = 0.5 - edgeDistance(shape, dx * cos + dy * sin, dy * cos - dx * sin);
    into[x - left] = Math.min(1, Math.max(0, covered));
  }
  return { from, fullFrom, fullTo, to };
}

/** A row of an upright box that its corners do not reach. */
function straightRow(
  { centreX, halfWidth }: RoundedBox,
  { left, right }: Pick<Span, 'left' | 'right'>,
  into: Float32Array,
): RowCover {
  const start = centreX - halfWidth;
  const end = centreX + halfWidth;
  const from = Math.min(right, Math.max(left, Math.floor(start)));
  const to = Math.min(right, Math.max(left, Math.ceil(end)));
  const fullFrom = Math.min(to, Math.max(from, Math.ceil(start)));
  const fullTo = Math.max(fullFrom, Math.min(to, Math.floor(end)));
  for (let x = from; x < fullFrom; x += 1) into[x - left] = x + 1 - start;
  into.fill(1, fullFrom - left, fullTo - left);
  for (let x = fullTo; x < to; x += 1) into[x - left] = end - x;
  return { from, fullFrom, fullTo, to };
}

const NOWHERE = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as const;

/** The part of a row that an upright box covers whole, its round corners included. */
function roundRow({ halfWidth, halfHeight, radius }: RoundedBox, dy: number) {
  const out = Math.max(0, Math.abs(dy) - halfHeight + radius);
  const inside = radius - EDGE;
  if (out >= inside) return NOWHERE;
  const half = halfWidth - radius + Math.sqrt(inside * inside - out * out);
  return [-half, half] as const;
}

/** From where to where a row at `dy` from the middle runs inside a turned box. */
function crossing(
  dy: number,
  cos: number,
  sin: number,
  halfWidth: number,
  halfHeight: number,
): readonly [number, number] {
  if (halfWidth <= 0 || halfHeight <= 0) return NOWHERE;
  const across = between(cos, dy * sin, halfWidth);
  const down = between(-sin, dy * cos, halfHeight);
  const from = Math.max(across[0], down[0]);
  const to = Math.min(across[1], down[1]);
  return to < from ? NOWHERE : [from, to];
}

/** Where `slope * x + offset` lies between `-limit` and `limit`. */
function between(slope: number, offset: number, limit: number): readonly [number, number] {
  if (Math.abs(slope) < 1e-9) {
    return Math.abs(offset) > limit
      ? NOWHERE
      : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  }
  const one = (-limit - offset) / slope;
  const other = (limit - offset) / slope;
  return one < other ? [one, other] : [other, one];
}
