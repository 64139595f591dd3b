import type { Raster } from '@groundwork/imaging';
import type { PhotoLayer, Size } from '../design.js';
import { type Change, changeTogether } from '../kernel/parts.js';
import { colorPicture } from '../photo/color-picture.js';
import type { Canvas } from './canvas.js';
import { frameOf } from './paint.js';
import {
  coverRow,
  insetBox,
  partOf,
  type RoundedBox,
  roundedBox,
  shapeBytes,
  spanOf,
} from './rounded-box.js';
import { shadowOf } from './shadow.js';

/** Size of a photo layer's picture. The border is inside the layer's box. */
export function pictureSize(layer: PhotoLayer): Size {
  const { halfWidth, halfHeight } = insideBorder(layer);
  return {
    width: Math.max(1, Math.round(halfWidth * 2)),
    height: Math.max(1, Math.round(halfHeight * 2)),
  };
}

function insideBorder(layer: PhotoLayer): RoundedBox {
  return insetBox(roundedBox(layer), layer.border?.width ?? 0);
}

/** Draws a photo layer with a picture of `pictureSize`; the picture's pixels are changed. */
export function drawPhoto(canvas: Canvas, layer: PhotoLayer, picture: Raster): void {
  const whole = roundedBox(layer);
  const inner = insideBorder(layer);
  // A blurred picture comes coloured: that is done while it is small.
  if ((layer.blur ?? 0) === 0) colorPicture(picture.data, layer);
  changeTogether(canvas, [
    ...(layer.shadow === undefined ? [] : [shadowOf(canvas, whole, layer.shadow)]),
    ...(layer.border === undefined
      ? []
      : [frameOf(canvas, whole, { hole: inner, color: layer.border.color })]),
    ...(inner.upright ? [] : [turned(canvas, inner, picture)]),
  ]);
  if (inner.upright) copyUpright(canvas, inner, picture);
}

function copyUpright(canvas: Canvas, shape: RoundedBox, { width, data: source }: Raster): void {
  const span = spanOf(canvas, shape);
  const left = Math.round(shape.centreX - shape.halfWidth);
  const top = Math.round(shape.centreY - shape.halfHeight);
  const row = new Float32Array(Math.max(0, span.right - span.left));
  const { data } = canvas;
  if (shape.radius === 0 && span.right - span.left === canvas.width && width === canvas.width) {
    const length = (span.bottom - span.top) * width * 3;
    const from = (span.top - top) * width * 3;
    data.set(source.subarray(from, from + length), span.top * width * 3);
    return;
  }
  for (let y = span.top; y < span.bottom; y += 1) {
    const { from, fullFrom, fullTo, to } = coverRow(shape, y, span, row);
    const sourceRow = ((y - top) * width - left) * 3;
    const canvasRow = y * canvas.width * 3;
    data.set(
      source.subarray(sourceRow + fullFrom * 3, sourceRow + fullTo * 3),
      canvasRow + fullFrom * 3,
    );
    const edges = [
      [from, fullFrom],
      [fullTo, to],
    ];
    for (const [start = 0, end = 0] of edges) {
      for (let x = start; x < end; x += 1) {
        const share = row[x - span.left] ?? 0;
        const at = canvasRow + x * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const below = data[at + channel] ?? 0;
          const above = source[sourceRow + x * 3 + channel] ?? below;
          data[at + channel] = below + (above - below) * share + 0.5;
        }
      }
    }
  }
}

/** Reads the picture between its pixels. */
function turned(canvas: Canvas, shape: RoundedBox, picture: Raster): Change {
  return {
    part: partOf(canvas, shape, 1),
    given: [shapeBytes(shape), picture.data],
    apply: (run, pixels, { x, y, width, height }, print = 0, source = 0) =>
      run.layTurned(
        ...[pixels, x, y, width, height, print],
        ...[source, picture.width, picture.height],
      ),
  };
}
