import type { Color, GradientStop, Paint } from '../design.js';
import { type Change, changeTogether } from '../kernel/parts.js';
import { type Canvas, ditherAt, type Span } from './canvas.js';
import { oklabOf, type Rgb, rgbOf, rgbOfOklab } from './color.js';
import { coverRow, insetBox, partOf, type RoundedBox, shapeBytes, spanOf } from './rounded-box.js';

const SHADES = 1024;

export function fillBox(canvas: Canvas, shape: RoundedBox, paint: Paint, opacity = 1): void {
  if (typeof paint === 'string') fillFlat(canvas, shape, paint, opacity);
  else fillGradient(canvas, shape, paint, opacity);
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

function fillFlat(canvas: Canvas, shape: RoundedBox, color: Color, opacity: number): void {
  if (opacity === 1 && isWhole(shape)) coverRows(canvas, spanOf(canvas, shape), rgbOf(color));
  else changeTogether(canvas, [flatOf(canvas, shape, color, opacity)]);
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

function fillGradient(
  canvas: Canvas,
  shape: RoundedBox,
  paint: Exclude<Paint, string>,
  opacity: number,
): void {
  const shades = shadesOf(paint.stops);
  const span = spanOf(canvas, shape, 1);
  const row = new Float32Array(Math.max(0, span.right - span.left));
  const { data } = canvas;
  const place = placing(shape, paint);
  for (let y = span.top; y < span.bottom; y += 1) {
    const { from, to } = coverRow(shape, y, span, row);
    const dy = y + 0.5 - shape.centreY;
    let at = (y * canvas.width + from) * 3;
    for (let x = from; x < to; x += 1, at += 3) {
      const covered = row[x - span.left] ?? 0;
      const dx = x + 0.5 - shape.centreX;
      const along = place(dx * shape.cos + dy * shape.sin, dy * shape.cos - dx * shape.sin);
      const shade = 4 * Math.min(SHADES - 1, Math.max(0, Math.round(along * (SHADES - 1))));
      const share = covered * opacity * (shades[shade + 3] ?? 0);
      const noise = share < 1 / 255 ? 0.5 : ditherAt(x, y);
      const r = data[at] ?? 0;
      const g = data[at + 1] ?? 0;
      const b = data[at + 2] ?? 0;
      data[at] = r + ((shades[shade] ?? 0) - r) * share + noise;
      data[at + 1] = g + ((shades[shade + 1] ?? 0) - g) * share + noise;
      data[at + 2] = b + ((shades[shade + 2] ?? 0) - b) * share + noise;
    }
  }
}

/** How far along the gradient a point lies that is given in the box's own axes. */
function placing(
  { halfWidth, halfHeight }: RoundedBox,
  paint: Exclude<Paint, string>,
): (x: number, y: number) => number {
  if (paint.kind === 'radial') {
    return (x, y) => Math.sqrt(((x / halfWidth) ** 2 + (y / halfHeight) ** 2) / 2);
  }
  const angle = (paint.angle * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // Both ends touch the box's corners, as in CSS.
  const length = 2 * (Math.abs(halfWidth * cos) + Math.abs(halfHeight * sin));
  return (x, y) => 0.5 + (x * cos + y * sin) / length;
}

/** Red, green, blue in 0..255 and opacity in 0..1 along the gradient, mixed in OKLab. */
function shadesOf(stops: readonly GradientStop[]): Float32Array {
  const sorted = [...stops].sort((one, other) => one.at - other.at);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) throw new Error('A gradient has no stops.');
  const shades = new Float32Array(SHADES * 4);
  for (let shade = 0; shade < SHADES; shade += 1) {
    const at = shade / (SHADES - 1);
    const after = sorted.find((stop) => stop.at >= at) ?? last;
    const before = sorted.findLast((stop) => stop.at <= at) ?? first;
    const length = after.at - before.at;
    const share = length > 0 ? (at - before.at) / length : 0;
    const from = oklabOf(rgbOf(before.color));
    const to = oklabOf(rgbOf(after.color));
    const mix = (one: number, other: number) => one + (other - one) * share;
    const color = rgbOfOklab([mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]);
    shades.set([...color, mix(before.opacity ?? 1, after.opacity ?? 1)], shade * 4);
  }
  return shades;
}
