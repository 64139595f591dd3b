import type { Size } from '../design.js';
import { type Change, changeTogether } from '../kernel/parts.js';
import { takeBytes } from '../kernel/recycled.js';
import type { Rgb } from './color.js';

/** The picture that a design is drawn onto: 8-bit sRGB, three bytes a pixel, rows from top to bottom. */
export interface Canvas extends Size {
  readonly data: Uint8Array;
}

/** Coverage of each pixel, 0..255, of a piece laid onto a canvas with its top left corner at x, y (whole px). */
export interface Mask extends Size {
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

/** A white canvas; return its bytes with `giveBack`. */
export function canvasOf({ width, height }: Size): Canvas {
  return { width, height, data: takeBytes(width * height * 3).fill(255) };
}

/** The part of a piece that lies on the canvas, in the canvas's pixels; ends are exclusive. */
export interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function clipped(
  canvas: Size,
  piece: { readonly x: number; readonly y: number } & Size,
): Span {
  return {
    left: Math.max(0, piece.x),
    top: Math.max(0, piece.y),
    right: Math.min(canvas.width, piece.x + piece.width),
    bottom: Math.min(canvas.height, piece.y + piece.height),
  };
}

/** Lays a colour over the canvas where the mask covers it. */
export function blendMask(canvas: Canvas, mask: Mask, color: Rgb, opacity = 1): void {
  const { left, top, right, bottom } = clipped(canvas, mask);
  const part = { x: left, y: top, width: right - left, height: bottom - top };
  const apply: Change['apply'] = (run, pixels, { x, y, width, height }, from = 0) => {
    const skipped = (y - mask.y) * mask.width + x - mask.x;
    run.blendColor(
      ...[pixels, width * 3, from + skipped, mask.width, width, height],
      ...[...color, opacity],
    );
  };
  changeTogether(canvas, [{ part, given: [mask.data], apply }]);
}

/** Noise below one step of 8 bits for a pixel, 0..1, always the same: it keeps soft gradients from banding. */
export function ditherAt(x: number, y: number): number {
  // Interleaved gradient noise: even, without visible pattern.
  const value = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1);
  return value - Math.floor(value);
}
