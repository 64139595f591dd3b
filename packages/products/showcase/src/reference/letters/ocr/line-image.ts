import type { Box } from '../../../design.js';
import type { LineImage } from './tesseract.js';

/** Px of white around the letters. */
const MARGIN = 14;

/** A line's ink as dark letters on white. */
export interface ScaledLine {
  readonly image: LineImage;
  /** A box of the image in px of the ink. */
  toInk(box: Box): Box;
}

export interface LineInk {
  readonly width: number;
  readonly height: number;
  /** Coverage, 0..255. */
  readonly data: Uint8Array;
}

/** Draws a line's ink `factor` times as large, with air around it. */
export function scaledLine(ink: LineInk, factor: number): ScaledLine {
  const [inner, rows] = [
    Math.max(1, Math.round(ink.width * factor)),
    Math.max(1, Math.round(ink.height * factor)),
  ];
  const [width, height] = [inner + 2 * MARGIN, rows + 2 * MARGIN];
  const data = new Uint8Array(width * height).fill(255);
  const [stepX, stepY] = [ink.width / inner, ink.height / rows];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < inner; x += 1) {
      const value =
        factor >= 1
          ? between(ink, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5)
          : mean(ink, x * stepX, y * stepY, stepX, stepY);
      data[(y + MARGIN) * width + x + MARGIN] = 255 - Math.round(value);
    }
  }
  return {
    image: { width, height, data },
    toInk: (box) => ({
      x: (box.x - MARGIN) * stepX,
      y: (box.y - MARGIN) * stepY,
      width: box.width * stepX,
      height: box.height * stepY,
    }),
  };
}

function between({ width, height, data }: LineInk, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, x));
  const row = Math.min(height - 1, Math.max(0, y));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [column - left, row - top];
  const at = (px: number, py: number) => data[py * width + px] ?? 0;
  const upper = at(left, top) * (1 - across) + at(right, top) * across;
  const lower = at(left, bottom) * (1 - across) + at(right, bottom) * across;
  return upper * (1 - down) + lower * down;
}

function mean(
  { width, height, data }: LineInk,
  x: number,
  y: number,
  w: number,
  h: number,
): number {
  let [sum, count] = [0, 0];
  for (let row = Math.floor(y); row < Math.min(height, Math.ceil(y + h)); row += 1) {
    for (let column = Math.floor(x); column < Math.min(width, Math.ceil(x + w)); column += 1) {
      sum += data[row * width + column] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
