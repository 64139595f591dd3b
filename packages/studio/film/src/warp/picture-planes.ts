import sharp from 'sharp';
import { type Box, type Size, seenBox, type View } from '../camera/view.js';
import { FilmError } from '../film-error.js';
import type { Arena } from './arena.js';
import type { Kernel } from './kernel.js';
import type { SourcePicture, SourcePlane } from './plane-warp.js';

/** A hundred megapixels: more than any camera whose file the API accepts. */
const MAX_PICTURE_PIXELS = 100_000_000;
/** Replicated samples at each row's ends: the widest read of the kernel past the last column. */
export const LEFT = 16;
export const RIGHT = 64;
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

/** The part of a picture that some views see, at the size in which it is decoded. */
export interface Region {
  /** Size of the whole picture at that size, and what of it is kept: even numbers. */
  readonly whole: Size;
  readonly kept: Box;
  /** Decoded samples for one unit of the views. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** The sample's coordinate of the views' origin. */
  readonly offsetX: number;
  readonly offsetY: number;
}

export interface DecodedRegion extends Omit<Region, 'whole' | 'kept'> {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Where it begins in the picture at that size. */
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a picture that the views see, at the size in which they show it: between the closest and the widest,
 * so that neither is far from one sample a pixel.
 *
 * @param picture where it lies, in the units of the views
 */
export function regionSeen(picture: Box, frame: Size, views: readonly View[]): Region {
  const size = { width: picture.right - picture.left, height: picture.bottom - picture.top };
  const widths = views.map((view) => view.width);
  const least = Math.min(...widths);
  const most = Math.max(...widths);
  const scale = Math.min(frame.width / Math.sqrt(least * most), (MAX_SHRINK * frame.width) / most);
  const even = (length: number) => Math.max(2, 2 * Math.round(length / 2));
  const whole = { width: even(size.width * scale), height: even(size.height * scale) };
  const scaleX = whole.width / size.width;
  const scaleY = whole.height / size.height;
  const seen = union(views.map((view) => seenBox(view, frame)));
  const column = (x: number) => (x - picture.left) * scaleX;
  const row = (y: number) => (y - picture.top) * scaleY;
  const left = evenBelow(Math.max(0, column(seen.left) - MARGIN));
  const top = evenBelow(Math.max(0, row(seen.top) - MARGIN));
  return {
    whole,
    kept: {
      left,
      top,
      right: Math.min(whole.width, evenBelow(column(seen.right) + MARGIN) + 2),
      bottom: Math.min(whole.height, evenBelow(row(seen.bottom) + MARGIN) + 2),
    },
    scaleX,
    scaleY,
    offsetX: column(0) - left,
    offsetY: row(0) - top,
  };
}

/** Decodes the region of a picture; one of another size is brought to it. */
export async function decodeRegion(
  key: string,
  file: Uint8Array,
  region: Region,
): Promise<DecodedRegion> {
  const { whole, kept, ...placed } = region;
  const { left, top } = kept;
  try {
    const { data, info } = await sharp(file, options())
      .flatten({ background: '#000000' })
      .toColourspace('srgb')
      .resize(whole.width, whole.height, { fit: 'fill', kernel: 'lanczos3' })
      .extract(cut(kept))
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const own = await sharp(file, options()).metadata();
    // libvips shifts an enlarged picture by half a sample down and to the right.
    const offsetX = placed.offsetX + (whole.width > own.width ? 0.5 : 0);
    const offsetY = placed.offsetY + (whole.height > own.height ? 0.5 : 0);
    return { rgb: data, width, height, ...placed, offsetX, offsetY, left, top };
  } catch (cause) {
    throw unreadable(key, cause);
  }
}

/** Decodes the same region of a greyscale map, one byte a sample; between two values there is never a third. */
export async function decodeMapRegion(
  key: string,
  file: Uint8Array,
  { whole, kept }: Region,
): Promise<Uint8Array> {
  try {
    return await sharp(file, options())
      .toColourspace('b-w')
      .resize(whole.width, whole.height, { fit: 'fill', kernel: 'nearest' })
      .extract(cut(kept))
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer();
  } catch (cause) {
    throw unreadable(key, cause);
  }
}

function cut({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top };
}

/** Planes of a picture of this size in the kernel's memory, not yet filled. */
export function allocatePlanes(
  arena: Arena,
  { width, height }: Size,
): Pick<SourcePicture, 'luma' | 'blue' | 'red'> {
  const plane = (columns: number, rows: number): SourcePlane => {
    const stride = LEFT + columns + RIGHT;
    return { address: arena.allocate(stride * rows) + LEFT, stride, rows };
  };
  const chroma = () => plane(width / 2, height / 2);
  return { luma: plane(width, height), blue: chroma(), red: chroma() };
}

/** Brings a decoded region into the kernel's memory as BT.709 planes of limited range. */
export function importRegion(kernel: Kernel, arena: Arena, region: DecodedRegion): SourcePicture {
  const planes = allocatePlanes(arena, region);
  importPixels(kernel, arena, planes, region);
  return {
    ...planes,
    scaleX: region.scaleX,
    scaleY: region.scaleY,
    offsetX: region.offsetX,
    offsetY: region.offsetY,
  };
}

/** Writes pixels over planes of their size. */
export function importPixels(
  kernel: Kernel,
  arena: Arena,
  { luma, blue, red }: Pick<SourcePicture, 'luma' | 'blue' | 'red'>,
  { width, height, rgb }: Pick<DecodedRegion, 'width' | 'height' | 'rgb'>,
): void {
  const scratch = arena.allocate(rgb.length);
  arena.bytes(scratch, rgb.length).set(rgb);
  kernel.importPicture(
    scratch,
    width,
    height,
    luma.address,
    luma.stride,
    blue.address,
    red.address,
    blue.stride,
    LEFT,
    RIGHT,
  );
  arena.rewind(scratch);
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
