import type { Raster } from '@groundwork/imaging';
import type { PhotoLayer, Size } from '../design.js';
import type { Canvas } from './canvas.js';
import { mixed, type Rgb, rgbOf } from './color.js';
import { fillBox } from './paint.js';
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
  if (layer.border !== undefined) fillBox(canvas, whole, layer.border.color);
  colorPicture(picture.data, layer);
  const inner = insideBorder(layer);
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

function copyUpright(canvas: Canvas, shape: RoundedBox, { width, data: from }: Raster): void {
  const span = spanOf(canvas, shape);
  const left = Math.round(shape.centreX - shape.halfWidth);
  const top = Math.round(shape.centreY - shape.halfHeight);
  const row = new Float32Array(Math.max(0, span.right - span.left));
  const { data } = canvas;
  for (let y = span.top; y < span.bottom; y += 1) {
    let source = ((y - top) * width + span.left - left) * 3;
    let at = (y * canvas.width + span.left) * 3;
    if (Math.abs(y + 0.5 - shape.centreY) <= shape.halfHeight - shape.radius) {
      data.set(from.subarray(source, source + row.length * 3), at);
      continue;
    }
    coverRow(shape, y, span, row);
    for (const share of row) {
      for (let channel = 0; channel < 3; channel += 1) {
        const below = data[at + channel] ?? 0;
        data[at + channel] = below + ((from[source + channel] ?? 0) - below) * share + 0.5;
      }
      at += 3;
      source += 3;
    }
  }
}

/** Reads the picture between its pixels. */
function copyTurned(canvas: Canvas, shape: RoundedBox, picture: Raster): void {
  const { width, height, data: from } = picture;
  const span = spanOf(canvas, shape, 1);
  const row = new Float32Array(Math.max(0, span.right - span.left));
  const { data } = canvas;
  const scaleX = width / (2 * shape.halfWidth);
  const scaleY = height / (2 * shape.halfHeight);
  const stride = width * 3;
  for (let y = span.top; y < span.bottom; y += 1) {
    coverRow(shape, y, span, row);
    const dy = y + 0.5 - shape.centreY;
    for (let step = 0; step < row.length; step += 1) {
      const share = row[step] ?? 0;
      if (share === 0) continue;
      const dx = span.left + step + 0.5 - shape.centreX;
      const fromX = (dx * shape.cos + dy * shape.sin + shape.halfWidth) * scaleX - 0.5;
      const fromY = (dy * shape.cos - dx * shape.sin + shape.halfHeight) * scaleY - 0.5;
      const sourceX = Math.min(width - 1.001, Math.max(0, fromX));
      const sourceY = Math.min(height - 1.001, Math.max(0, fromY));
      const x0 = sourceX | 0;
      const y0 = sourceY | 0;
      const across = sourceX - x0;
      const down = sourceY - y0;
      const source = y0 * stride + x0 * 3;
      const at = (y * canvas.width + span.left + step) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const one = from[source + channel] ?? 0;
        const two = from[source + stride + channel] ?? 0;
        const upper = one + ((from[source + channel + 3] ?? one) - one) * across;
        const lower = two + ((from[source + stride + channel + 3] ?? two) - two) * across;
        const below = data[at + channel] ?? 0;
        data[at + channel] = below + (upper + (lower - upper) * down - below) * share + 0.5;
      }
    }
  }
}
