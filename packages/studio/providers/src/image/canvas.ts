import { type GreyMap, pipelineOf, type Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import type { PixelBox } from './edit-area.js';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The part of a photo that an engine is sent, and how large. */
export interface Canvas {
  /** In the photo's pixels; reaches beyond its edges where only a larger part has the size's ratio. */
  readonly window: PixelBox;
  readonly size: PictureSize;
}

/** Margin around an edit, as a share of its longer side: light, ground and horizon for context. */
const CONTEXT = 0.35;
/** Models are at their best with pictures of so many pixels. */
const PIXELS = 1_572_864;
/** Photos are not enlarged further than this to get there. */
const MOST_ENLARGED = 1.5;
/** Sides that models take are multiples of this. */
const STEP = 16;

/** Sizes that every model of the kind takes which takes no others. */
export const classicSizes: readonly PictureSize[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
];

/**
 * Chooses the picture to send for changing a part of a photo; `sizes` are the only ones that the engine accepts, null
 * for any.
 */
export function canvasAround(
  part: PixelBox,
  photo: PictureSize,
  sizes: readonly PictureSize[] | null,
): Canvas {
  const around = Math.round(CONTEXT * Math.max(part.right - part.left, part.bottom - part.top));
  const shown: PixelBox = {
    left: Math.max(0, part.left - around),
    top: Math.max(0, part.top - around),
    right: Math.min(photo.width, part.right + around),
    bottom: Math.min(photo.height, part.bottom + around),
  };
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  if (sizes === null) {
    const scale = Math.min(MOST_ENLARGED, Math.sqrt(PIXELS / (width * height)));
    const side = (pixels: number) => Math.max(STEP, Math.round((pixels * scale) / STEP) * STEP);
    return { window: shown, size: { width: side(width), height: side(height) } };
  }
  const size = nearestRatio(width / height, sizes);
  const ratio = size.width / size.height;
  return {
    window: {
      ...widened(shown.left, shown.right, Math.max(width, Math.round(height * ratio)), photo.width),
      ...heightened(shown, Math.max(height, Math.round(width / ratio)), photo.height),
    },
    size,
  };
}

function nearestRatio(ratio: number, sizes: readonly PictureSize[]): PictureSize {
  const off = ({ width, height }: PictureSize) => Math.abs(Math.log(width / height / ratio));
  return sizes.reduce((best, size) => (off(size) < off(best) ? size : best));
}

/** A span made `length` long about its middle, inside the picture as far as that goes. */
function spanOf(from: number, to: number, length: number, most: number): [number, number] {
  const middle = Math.round((from + to - length) / 2);
  const start = length >= most ? Math.round((most - length) / 2) : middle;
  const inside = length >= most ? start : Math.max(0, Math.min(most - length, start));
  return [inside, inside + length];
}

function widened(from: number, to: number, length: number, most: number) {
  const [left, right] = spanOf(from, to, length, most);
  return { left, right };
}

function heightened({ top: from, bottom: to }: PixelBox, length: number, most: number) {
  const [top, bottom] = spanOf(from, to, length, most);
  return { top, bottom };
}

/** Cuts a window out of a picture; beyond its edges the picture is mirrored. */
export async function cutPicture(picture: Raster, window: PixelBox): Promise<Raster> {
  const inner = insideOf(picture, window);
  const cut = pipelineOf(picture)
    .extract(inner.region)
    .extend({ ...inner.beyond, extendWith: 'mirror' })
    .removeAlpha();
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

/** Cuts a window out of a map; beyond the map's edges lies nothing. */
export function cutMap(map: GreyMap, window: PixelBox): GreyMap {
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  const data = new Uint8Array(width * height);
  const from = Math.max(0, window.left);
  const to = Math.min(map.width, window.right);
  for (let y = Math.max(0, window.top); y < Math.min(map.height, window.bottom); y += 1) {
    data.set(
      map.data.subarray(y * map.width + from, y * map.width + to),
      (y - window.top) * width + from - window.left,
    );
  }
  return { width, height, data };
}

/** A copy of the picture with a window's pixels in their place. */
export function pasteWindow(picture: Raster, cut: Raster, window: PixelBox): Raster {
  const data = Uint8Array.from(picture.data);
  for (let y = Math.max(0, window.top); y < Math.min(picture.height, window.bottom); y += 1) {
    for (let x = Math.max(0, window.left); x < Math.min(picture.width, window.right); x += 1) {
      const to = (y * picture.width + x) * picture.channels;
      const from = ((y - window.top) * cut.width + x - window.left) * cut.channels;
      data[to] = cut.data[from] as number;
      data[to + 1] = cut.data[from + 1] as number;
      data[to + 2] = cut.data[from + 2] as number;
    }
  }
  return { ...picture, data };
}

function insideOf(picture: PictureSize, { left, top, right, bottom }: PixelBox) {
  const inner = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(picture.width, right),
    bottom: Math.min(picture.height, bottom),
  };
  return {
    region: {
      left: inner.left,
      top: inner.top,
      width: inner.right - inner.left,
      height: inner.bottom - inner.top,
    },
    beyond: {
      left: inner.left - left,
      top: inner.top - top,
      right: right - inner.right,
      bottom: bottom - inner.bottom,
    },
  };
}

/** A mask as engines read it: a PNG whose transparent pixels may be changed. */
export async function transparentMask(area: GreyMap, size: PictureSize): Promise<Buffer> {
  const { width, height } = area;
  const open = await sharp(area.data, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const data = Buffer.alloc(size.width * size.height * 4);
  for (let at = 0; at < open.length; at += 1) data[at * 4 + 3] = (open[at] as number) > 0 ? 0 : 255;
  return sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
