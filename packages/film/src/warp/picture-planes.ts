import sharp from 'sharp';
import { type Box, type Size, seenBox, type View } from '../camera/view.js';
import { FilmError } from '../film-error.js';
import type { Arena } from './arena.js';
import type { Kernel } from './kernel.js';
import type { SourcePicture, SourcePlane } from './plane-warp.js';

/** A hundred megapixels: more than any camera whose file the API accepts. */
const MAX_PICTURE_PIXELS = 100_000_000;
/** Replicated samples beside each row: what the widest reads of the kernel reach past the last column. */
const LEFT = 16;
const RIGHT = 64;
/** Decoded samples around the seen box, for the filter's taps. */
const MARGIN = 6;
/** Four taps stay free of visible aliasing up to here; the kernel's reads allow 1.7. */
const MAX_SHRINK = 1.5;

function options() {
  return { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' } as const;
}

/** Pixels of a stored picture; FilmError `picture_unreadable` when it is none. */
export async function pictureSize(key: string, file: Uint8Array): Promise<Size> {
  try {
    const { width, height } = await sharp(file, options()).metadata();
    return { width, height };
  } catch (cause) {
    throw unreadable(key, cause);
  }
}

function unreadable(key: string, cause: unknown): FilmError {
  return new FilmError('picture_unreadable', `The picture ${key} cannot be read.`, key, cause);
}

export interface DecodedRegion {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Decodes what the views see, at the size in which they show it: in the middle between the closest and the widest,
 * so that neither is far from one sample a pixel.
 */
export async function decodeRegion(
  key: string,
  file: Uint8Array,
  size: Size,
  frame: Size,
  views: readonly View[],
): Promise<DecodedRegion> {
  const widths = views.map((view) => view.width);
  const least = Math.min(...widths);
  const most = Math.max(...widths);
  const scale = Math.min(frame.width / Math.sqrt(least * most), (MAX_SHRINK * frame.width) / most);
  const even = (length: number) => Math.max(2, 2 * Math.round(length / 2));
  const width = even(size.width * scale);
  const height = even(size.height * scale);
  const scaleX = width / size.width;
  const scaleY = height / size.height;
  const seen = union(views.map((view) => seenBox(view, frame)));
  const left = evenBelow(Math.max(0, seen.left * scaleX - MARGIN));
  const top = evenBelow(Math.max(0, seen.top * scaleY - MARGIN));
  const right = Math.min(width, evenBelow(seen.right * scaleX + MARGIN) + 2);
  const bottom = Math.min(height, evenBelow(seen.bottom * scaleY + MARGIN) + 2);
  try {
    const { data, info } = await sharp(file, options())
      .flatten({ background: '#000000' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
      .extract({ left, top, width: right - left, height: bottom - top })
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { rgb: data, width: info.width, height: info.height, scaleX, scaleY, left, top };
  } catch (cause) {
    throw unreadable(key, cause);
  }
}

/** Brings a decoded region into the kernel's memory as BT.709 planes of limited range. */
export function importRegion(kernel: Kernel, arena: Arena, region: DecodedRegion): SourcePicture {
  const { width, height, rgb } = region;
  const lumaStride = LEFT + width + RIGHT;
  const chromaStride = LEFT + width / 2 + RIGHT;
  const plane = (stride: number, rows: number): SourcePlane => ({
    address: arena.allocate(stride * rows) + LEFT,
    stride,
    rows,
  });
  const luma = plane(lumaStride, height);
  const blue = plane(chromaStride, height / 2);
  const red = plane(chromaStride, height / 2);
  const scratch = arena.allocate(rgb.length);
  arena.bytes(scratch, rgb.length).set(rgb);
  kernel.importPicture(
    scratch,
    width,
    height,
    luma.address,
    lumaStride,
    blue.address,
    red.address,
    chromaStride,
    LEFT,
    RIGHT,
  );
  arena.rewind(scratch);
  return {
    luma,
    blue,
    red,
    scaleX: region.scaleX,
    scaleY: region.scaleY,
    offsetX: -region.left,
    offsetY: -region.top,
  };
}

function evenBelow(value: number): number {
  return 2 * Math.floor(value / 2);
}

function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
