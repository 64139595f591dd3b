import { type VideoFormat, videoFormats } from '@groundwork/contract';
import sharp from 'sharp';

export type InsetCorner = 'top_left' | 'top_right';

/** Pixels of a photo's width at which its detail is compared; lines of roofs and windows are left, and no grain. */
const WIDTH = 240;
/** The inset with what stands around it, as a share of the frame's shorter side. */
const REACH = 0.45;
/** The other corner must be so much quieter to be preferred to the usual one. */
const QUIETER = 0.75;

/**
 * The upper corner in which an inset covers less of the photo: rather sky than a gable. A corner with marks of the
 * customer's own is left to them while the other is free.
 *
 * @param taken where those stand
 */
export async function insetCorner(
  photo: Uint8Array,
  {
    focus,
    format,
    taken,
  }: {
    readonly focus: { readonly x: number; readonly y: number };
    readonly format: VideoFormat;
    readonly taken: readonly string[];
  },
): Promise<InsetCorner> {
  const [left, right] = [taken.includes('top_left'), taken.includes('top_right')];
  if (left !== right) return left ? 'top_right' : 'top_left';
  const { data, info } = await sharp(photo)
    .resize({ width: WIDTH })
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const frame = videoFormats[format];
  const scale = Math.min(info.width / frame.width, info.height / frame.height);
  const shown = { width: frame.width * scale, height: frame.height * scale };
  const from = (wish: number, part: number, whole: number) =>
    Math.min(whole - part, Math.max(0, wish * whole - part / 2));
  const start = {
    x: from(focus.x, shown.width, info.width),
    y: from(focus.y, shown.height, info.height),
  };
  const side = REACH * Math.min(shown.width, shown.height);
  const detail = (x: number) => detailOf(data, info, { x, y: start.y, side });
  const quieter = detail(start.x) < QUIETER * detail(start.x + shown.width - side);
  return quieter ? 'top_left' : 'top_right';
}

/** Mean change of brightness from pixel to pixel in a square. */
function detailOf(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [x1, y1] = [Math.min(width - 1, x0 + side), Math.min(height - 1, y0 + side)];
  let sum = 0;
  let count = 0;
  for (let row = y0; row < y1; row += 1) {
    for (let column = x0; column < x1; column += 1) {
      const at = row * width + column;
      const here = data[at] ?? 0;
      sum += Math.abs((data[at + 1] ?? 0) - here) + Math.abs((data[at + width] ?? 0) - here);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
