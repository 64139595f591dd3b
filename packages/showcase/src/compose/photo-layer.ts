import type { Raster } from '@groundwork/imaging';
import type { PhotoLayer, Size } from '../design.js';
import type { Canvas } from './canvas.js';
import { mixed, type Rgb, rgbOf } from './color.js';
import { fillFrame } from './paint.js';
import { coverRow, insetBox, type RoundedBox, roundedBox, spanOf } from './rounded-box.js';
import { drawShadow } from './shadow.js';

/** Pixels that a photo layer's picture must have. The border lies inside the layer's box. */
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
  if (layer.shadow !== undefined) drawShadow(canvas, whole, layer.shadow);
  const inner = insideBorder(layer);
  if (layer.border !== undefined) {
    fillFrame(canvas, whole, { hole: inner, color: layer.border.color });
  }
  colorPicture(picture.data, layer);
  if (inner.upright) copyUpright(canvas, inner, picture);
  else copyTurned(canvas, inner, picture);
}

function colorPicture(data: Uint8Array, { duotone, tint }: PhotoLayer): void {
  if (duotone !== undefined) {
    const dark = rgbOf(duotone.dark);
    const light = rgbOf(duotone.light);
    const shades = Array.from({ length: 256 }, (_, value): Rgb => mixed(dark, light, value / 255));
    for (let at = 0; at < data.length; at += 3) {
      const grey =
        0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
      const shade = shades[Math.round(grey)] ?? light;
      data[at] = shade[0] + 0.5;
      data[at + 1] = shade[1] + 0.5;
      data[at + 2] = shade[2] + 0.5;
    }
  }
  if (tint !== undefined && tint.opacity > 0) {
    const color = rgbOf(tint.color);
    const tables = color.map((channel) =>
      Uint8Array.from({ length: 256 }, (_, value) =>
        Math.round(value + (channel - value) * tint.opacity),
      ),
    );
    const [red, green, blue] = tables;
    if (red === undefined || green === undefined || blue === undefined) return;
    for (let at = 0; at < data.length; at += 3) {
      data[at] = red[data[at] ?? 0] ?? 0;
      data[at + 1] = green[data[at + 1] ?? 0] ?? 0;
      data[at + 2] = blue[data[at + 2] ?? 0] ?? 0;
    }
  }
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
function copyTurned(canvas: Canvas, shape: RoundedBox, picture: Raster): void {
  const { width, height, data: source } = picture;
  const { cos, sin, halfWidth, halfHeight } = shape;
  const span = spanOf(canvas, shape, 1);
  const row = new Float32Array(Math.max(0, span.right - span.left));
  const { data } = canvas;
  const scaleX = width / (2 * halfWidth);
  const scaleY = height / (2 * halfHeight);
  const stride = width * 3;
  const lastX = width - 1.001;
  const lastY = height - 1.001;
  for (let y = span.top; y < span.bottom; y += 1) {
    const { from, to } = coverRow(shape, y, span, row);
    const dy = y + 0.5 - shape.centreY;
    let at = (y * canvas.width + from) * 3;
    for (let x = from; x < to; x += 1, at += 3) {
      const share = row[x - span.left] ?? 0;
      const dx = x + 0.5 - shape.centreX;
      const sourceX = Math.min(
        lastX,
        Math.max(0, (dx * cos + dy * sin + halfWidth) * scaleX - 0.5),
      );
      const sourceY = Math.min(
        lastY,
        Math.max(0, (dy * cos - dx * sin + halfHeight) * scaleY - 0.5),
      );
      const column = sourceX | 0;
      const line = sourceY | 0;
      const across = sourceX - column;
      const down = sourceY - line;
      const corner = line * stride + column * 3;
      const one = (1 - across) * (1 - down) * share;
      const two = across * (1 - down) * share;
      const three = (1 - across) * down * share;
      const four = across * down * share;
      const keep = 1 - share;
      data[at] =
        (data[at] ?? 0) * keep +
        (source[corner] ?? 0) * one +
        (source[corner + 3] ?? 0) * two +
        (source[corner + stride] ?? 0) * three +
        (source[corner + stride + 3] ?? 0) * four +
        0.5;
      data[at + 1] =
        (data[at + 1] ?? 0) * keep +
        (source[corner + 1] ?? 0) * one +
        (source[corner + 4] ?? 0) * two +
        (source[corner + stride + 1] ?? 0) * three +
        (source[corner + stride + 4] ?? 0) * four +
        0.5;
      data[at + 2] =
        (data[at + 2] ?? 0) * keep +
        (source[corner + 2] ?? 0) * one +
        (source[corner + 5] ?? 0) * two +
        (source[corner + stride + 2] ?? 0) * three +
        (source[corner + stride + 5] ?? 0) * four +
        0.5;
    }
  }
}
