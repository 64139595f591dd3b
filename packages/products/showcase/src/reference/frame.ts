import sharp from 'sharp';
import type { Canvas } from '../compose/canvas.js';
import type { Box, Size } from '../design.js';
import { pictureOf } from './picture.js';

/** The position of a reference design in the image made from it. */
export interface Frame {
  readonly output: Size;
  /** Px of the output for one of the reading. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Px of the output before the design begins. */
  readonly left: number;
  readonly top: number;
}

/** A design closer to the ratio than this is stretched, which is not visible. */
const STRETCHED = 0.07;

/** The design fills the output; one of another ratio lies whole in its middle. */
export function frameOf(reading: Size, output: Size): Frame {
  const scaleX = output.width / reading.width;
  const scaleY = output.height / reading.height;
  if (Math.abs(Math.log(scaleX / scaleY)) <= STRETCHED) {
    return { output, scaleX, scaleY, left: 0, top: 0 };
  }
  const scale = Math.min(scaleX, scaleY);
  return {
    output,
    scaleX: scale,
    scaleY: scale,
    left: Math.round((output.width - reading.width * scale) / 2),
    top: Math.round((output.height - reading.height * scale) / 2),
  };
}

export function toOutput({ scaleX, scaleY, left, top }: Frame, box: Box): Box {
  return {
    x: box.x * scaleX + left,
    y: box.y * scaleY + top,
    width: box.width * scaleX,
    height: box.height * scaleY,
  };
}

/** A photo that reaches the design's edge reaches the output's edge. */
export function bled(frame: Frame, box: Box): Box {
  const { output, left, top } = frame;
  const placed = toOutput(frame, box);
  const near = 2.5 * Math.max(frame.scaleX, frame.scaleY);
  const x = placed.x <= left + near ? 0 : placed.x;
  const y = placed.y <= top + near ? 0 : placed.y;
  const right = placed.x + placed.width;
  const bottom = placed.y + placed.height;
  return {
    x,
    y,
    width: (right >= output.width - left - near ? output.width : right) - x,
    height: (bottom >= output.height - top - near ? output.height : bottom) - y,
  };
}

/** The design's pixels at the output's size; with another ratio, its edges are continued. */
export async function framedPicture(
  bytes: Uint8Array,
  reading: Size,
  frame: Frame,
): Promise<Canvas> {
  const { output, left, top } = frame;
  if (left === 0 && top === 0) {
    const { data } = await pictureOf(bytes, output);
    return { ...output, data: new Uint8Array(data) };
  }
  const inner = {
    width: Math.round(reading.width * frame.scaleX),
    height: Math.round(reading.height * frame.scaleY),
  };
  const { data } = await pictureOf(bytes, inner);
  const extended = await sharp(data, { raw: { ...inner, channels: 3 } })
    .extend({
      left,
      top,
      right: output.width - inner.width - left,
      bottom: output.height - inner.height - top,
      extendWith: 'copy',
    })
    .raw()
    .toBuffer();
  return { ...output, data: new Uint8Array(extended) };
}

/** Place in the reading of the middle of an output's pixel, in px from the middle of the first. */
export function toReading(
  { scaleX, scaleY, left, top }: Frame,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  return { x: (x + 0.5 - left) / scaleX - 0.5, y: (y + 0.5 - top) / scaleY - 0.5 };
}

/** Value of a map of the reading between its pixels; edges go on. */
export function sampled(map: Uint8Array, { width, height }: Size, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, x));
  const row = Math.min(height - 1, Math.max(0, y));
  const left = Math.min(width - 2, Math.floor(column));
  const top = Math.min(height - 2, Math.floor(row));
  const [across, down] = [column - left, row - top];
  const at = top * width + left;
  const upper = (map[at] ?? 0) * (1 - across) + (map[at + 1] ?? 0) * across;
  const lower = (map[at + width] ?? 0) * (1 - across) + (map[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
