import { type GreyMap, pipelineOf, type Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import type { ModelSizes } from '../profiles/model-profile.js';
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
  /** Its name, where the model names its sizes by their shape. */
  readonly ratio: string | null;
}

/** Margin around an edit, as a share of its longer side: light, ground and horizon for context. */
const CONTEXT = 0.35;
/** Models are at their best with pictures of so many pixels. */
const PIXELS = 1_572_864;
/** Photos are not enlarged further than this to get there. */
const MOST_ENLARGED = 1.5;
/** Sides of sizes that are named by their shape are multiples of this. */
const RATIO_STEP = 16;
/** A shape that differs by less than this share is the same one. */
const ROUNDED = 0.02;
type FreeSizes = Extract<ModelSizes, { readonly step: number }>;

/**
 * Chooses the picture to send for changing a part of a photo, always within the sizes that the model makes: a part whose
 * shape it does not take is shown with more around it.
 */
export function canvasAround(part: PixelBox, photo: PictureSize, sizes: ModelSizes): Canvas {
  const around = Math.round(CONTEXT * Math.max(part.right - part.left, part.bottom - part.top));
  const shown: PixelBox = {
    left: Math.max(0, part.left - around),
    top: Math.max(0, part.top - around),
    right: Math.min(photo.width, part.right + around),
    bottom: Math.min(photo.height, part.bottom + around),
  };
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  const { size, ratio } = nearestSize({ width, height }, sizes);
  const shape = size.width / size.height;
  // A free size differs from the shape by the rounding of its sides alone, which no eye sees.
  const isAlike = 'step' in sizes && Math.abs(Math.log(shape / (width / height))) < ROUNDED;
  if (isAlike) return { window: shown, size, ratio };
  const across = Math.max(width, Math.round(height * shape));
  const down = Math.max(height, Math.round(width / shape));
  const [left, right] = spanOf(shown.left, shown.right, across, photo.width);
  const [top, bottom] = spanOf(shown.top, shown.bottom, down, photo.height);
  return { window: { left, top, right, bottom }, size, ratio };
}

/** The size of the model's that is nearest to a picture's shape. */
function nearestSize(
  { width, height }: PictureSize,
  sizes: ModelSizes,
): { readonly size: PictureSize; readonly ratio: string | null } {
  if ('list' in sizes) return { size: nearestRatio(width / height, sizes.list), ratio: null };
  if ('ratios' in sizes) {
    const named = sizes.ratios.map((ratio) => {
      const [across = 1, down = 1] = ratio.split(':').map(Number);
      const side = Math.sqrt(sizes.pixels / (across * down));
      const rounded = (parts: number) => Math.round((parts * side) / RATIO_STEP) * RATIO_STEP;
      return { width: rounded(across), height: rounded(down), ratio };
    });
    const { ratio, ...size } = nearestRatio(width / height, named);
    return { size, ratio };
  }
  return { size: freeSize({ width, height }, sizes), ratio: null };
}

/** The size for a shape within a model's limits. */
function freeSize({ width, height }: PictureSize, limits: FreeSizes): PictureSize {
  const { step, leastPixels, mostPixels, mostRatio, mostSide } = limits;
  const ratio = Math.min(mostRatio, Math.max(1 / mostRatio, width / height));
  const wanted = Math.min(width * height * MOST_ENLARGED ** 2, PIXELS);
  const pixels = Math.min(mostPixels, Math.max(leastPixels, wanted));
  const most = Math.min(mostSide, Math.sqrt(pixels * Math.max(ratio, 1 / ratio)));
  const exact = ratio >= 1 ? most : most * ratio;
  const across = Math.round(exact / step) * step;
  const down = Math.round(exact / ratio / step) * step;
  const isInside = (size: PictureSize) =>
    size.width * size.height >= leastPixels &&
    size.width * size.height <= mostPixels &&
    Math.max(size.width, size.height) <= mostSide &&
    Math.max(size.width / size.height, size.height / size.width) <= mostRatio;
  // Rounding may have left the limits: the nearest step that is inside.
  const steps = [0, 1, -1, 2, -2];
  const near = steps.flatMap((x) =>
    steps.map((y) => ({ width: across + x * step, height: down + y * step })),
  );
  return near.find(isInside) ?? { width: across, height: down };
}

export function nearestRatio<Size extends PictureSize>(
  ratio: number,
  sizes: readonly Size[],
): Size {
  const off = ({ width, height }: PictureSize) => Math.abs(Math.log(width / height / ratio));
  return sizes.reduce((best, size) => (off(size) < off(best) ? size : best));
}

/** A span made `length` long about its middle, inside the picture as far as that goes. */
function spanOf(from: number, to: number, length: number, most: number): [number, number] {
  const middle = Math.round((from + to - length) / 2);
  const start =
    length >= most ? Math.round((most - length) / 2) : Math.max(0, Math.min(most - length, middle));
  return [start, start + length];
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

/** A mask as models read it: a PNG where what may be changed is transparent, or white on black. */
export async function maskPng(
  area: GreyMap,
  size: PictureSize,
  form: 'transparent' | 'white',
): Promise<Buffer> {
  const { width, height } = area;
  const open = sharp(area.data, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('b-w')
    .threshold(1);
  if (form === 'white') return open.png({ compressionLevel: 6 }).toBuffer();
  const alpha = await open.negate().raw().toBuffer();
  const black = { create: { ...size, channels: 3, background: '#000000' } } as const;
  return sharp(black)
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
