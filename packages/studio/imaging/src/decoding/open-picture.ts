import readExif from 'exif-reader';
import type { Metadata } from 'sharp';
import sharp from 'sharp';
import { damagedUnless, ImageRejected } from '../image-rejected.js';
import { type ImageType, imageTypeOf } from '../image-type.js';
import { bmpHeaderOf } from './bitmap-header.js';
import { decodeInWorker } from './decode-in-worker.js';
import { openSvg } from './draw-svg.js';
import { icoOf, largestOf } from './ico-entries.js';
import type { OpenedPicture } from './opened-picture.js';
import { pixelsAsPng } from './pixels-as-png.js';

/** Memory of a HEVC decoder in addition to the picture, and bytes for each pixel: measured 7, in 4:2:0 of 8 bits. */
const HEIC_BASE_BYTES = 96 * 1024 * 1024;
const HEIC_BYTES_PER_PIXEL = 24;

/** Measured with pictures of 25 to 100 megapixels in one colour, of which 8 bits and 4:4:4 take the most. */
const MEASURED_BYTES_PER_PIXEL: Partial<Record<ImageType, number>> = {
  avif: 17.5,
  heic: 13,
  gif: 4.7,
};
/** Measured with bitmaps of one bit, whose bytes are fewest. */
const BITMAP_BYTES_PER_PIXEL = 16;

/** How libvips names the types that it decodes itself. */
const VIPS_FORMATS: Partial<Record<ImageType, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  tiff: 'tiff',
  avif: 'heif',
  heic: 'heif',
};

/**
 * Reads a picture's header; nothing is decoded, so that the caller can hold its size against a limit first.
 *
 * @throws ImageRejected
 */
export function openPicture(bytes: Uint8Array, type: ImageType): Promise<OpenedPicture> {
  switch (type) {
    case 'bmp':
      return Promise.resolve(openBmp(bytes));
    case 'ico':
      return openIco(bytes);
    case 'svg':
      return openSvg(bytes);
    default:
      return openWithVips(bytes, type);
  }
}

function openBmp(bytes: Uint8Array): OpenedPicture {
  const { width, height, hasAlpha, icc } = bmpHeaderOf(bytes);
  return {
    type: 'bmp',
    width,
    height,
    hasAlpha,
    isVector: false,
    bytesPerPixel: BITMAP_BYTES_PER_PIXEL,
    readable: async () =>
      pixelsAsPng(await decodeInWorker({ kind: 'bitmap', bytes }), { hasAlpha, icc }),
  };
}

async function openIco(bytes: Uint8Array): Promise<OpenedPicture> {
  const largest = largestOf(bytes);
  if (largest.type === 'png') return { ...(await openWithVips(largest.bytes, 'png')), type: 'ico' };
  const { width, height } = largest;
  const hasAlpha = true;
  return {
    type: 'ico',
    width,
    height,
    hasAlpha,
    isVector: false,
    bytesPerPixel: BITMAP_BYTES_PER_PIXEL,
    readable: async () =>
      pixelsAsPng(await decodeInWorker({ kind: 'bitmap', bytes: icoOf(largest) }), { hasAlpha }),
  };
}

async function openWithVips(bytes: Uint8Array, type: ImageType): Promise<OpenedPicture> {
  const header = await damagedUnless(() =>
    sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata(),
  );
  if (header.format !== VIPS_FORMATS[type]) {
    throw new ImageRejected('unsupported', `The bytes begin as ${type} and go on as another type.`);
  }
  if (header.format === 'heif' && !isHeifWhole(bytes)) {
    throw new ImageRejected('damaged', 'The picture is truncated or damaged.');
  }
  // For animations libvips gives one frame's height here, as no `pages` option is set.
  const { width, height } = header.autoOrient;
  const { hasAlpha } = header;
  const bytesPerPixel = bytesPerPixelOf(type, header);
  const own = { type, width, height, hasAlpha, isVector: false, bytesPerPixel };
  // libvips gives the brand for the compression.
  if (type !== 'heic') return { ...own, readable: () => Promise.resolve(bytes) };
  return {
    ...own,
    readable: async () => {
      const mostBytes = HEIC_BASE_BYTES + width * height * HEIC_BYTES_PER_PIXEL;
      const pixels = await decodeInWorker({ kind: 'heic', bytes, alpha: hasAlpha, mostBytes });
      return pixelsAsPng(pixels, { hasAlpha, icc: header.icc });
    },
  };
}

/** Interlaced PNG have all pixels at once, progressive JPEG two bytes of each coefficient; tiles can be one. */
function bytesPerPixelOf(type: ImageType, { channels, depth, isProgressive }: Metadata): number {
  const measured = MEASURED_BYTES_PER_PIXEL[type];
  if (measured !== undefined) return measured;
  const inMemory = channels * (depth === 'uchar' && type !== 'jpeg' ? 1 : 2);
  return isProgressive || type === 'webp' || type === 'tiff' ? inMemory : 0;
}

/** The type by the content. Throws ImageRejected with reason `unsupported` for anything else. */
export function knownTypeOf(bytes: Uint8Array): ImageType {
  const type = imageTypeOf(bytes);
  const raw = type === 'tiff' ? rawKindOf(bytes) : null;
  if (raw !== null) {
    const fileType = `a camera’s raw file (${raw})`;
    throw new ImageRejected('unsupported', `It is ${fileType}.`, { fileType });
  }
  if (type !== null) return type;
  const known = bytes.length === 0 ? { fileType: 'an empty file' } : {};
  throw new ImageRejected('unsupported', 'The bytes are no picture of a known type.', known);
}

/** Of pictures as a sensor has them: its mosaic of colours, or light without them. */
const SENSOR_DATA: readonly unknown[] = [32_803, 34_892];

/** Cameras' raw files claim to be TIFF, and libvips would take the thumbnail that comes first in them. */
function rawKindOf(bytes: Uint8Array): string | null {
  if (bytes[8] === 0x43 && bytes[9] === 0x52) return 'CR2';
  const tags = tiffTagsOf(bytes);
  if ('DNGVersion' in tags) return 'DNG';
  if (tags.NewSubfileType !== 1 && !SENSOR_DATA.includes(tags.PhotometricInterpretation))
    return null;
  return String(tags.Make).startsWith('NIKON') ? 'NEF' : 'RAW';
}

function tiffTagsOf(bytes: Uint8Array): Record<string, unknown> {
  try {
    return readExif(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).Image ?? {};
  } catch {
    // libvips says whether such a file can be read.
    return {};
  }
}

/**
 * Whether a HEIF file (HEIC, AVIF) has all its bytes. libheif itself paints missing tiles green. Also false if the
 * boxes are malformed.
 */
function isHeifWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const top = boxesIn(view, 0, bytes.length);
  const meta = top?.find(({ type }) => type === 'meta');
  if (top === null || meta === undefined) return false;
  const inner = boxesIn(view, meta.from + 4, meta.to);
  const places = inner?.find(({ type }) => type === 'iloc');
  if (places === undefined) return false;
  return placesInside(view, places, bytes.length);
}

interface Box {
  readonly type: string;
  /** Where the contents begin and end. */
  readonly from: number;
  readonly to: number;
}

/** The boxes between two offsets, or null where one reaches over the end. */
function boxesIn(view: DataView, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + 8 > to) return null;
    const short = view.getUint32(at);
    const long = short === 1;
    if (long && at + 16 > to) return null;
    // A length of 0 means: up to the end.
    const length = long ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const header = long ? 16 : 8;
    if (length < header || at + length > to) return null;
    const letters = [0, 1, 2, 3].map((index) => view.getUint8(at + 4 + index));
    boxes.push({ type: String.fromCharCode(...letters), from: at + header, to: at + length });
    at += length;
  }
  return boxes;
}

/** Follows `iloc`: each item's extents, where they are offsets in the file. */
function placesInside(view: DataView, { from, to }: Box, fileBytes: number): boolean {
  let at = from;
  let whole = true;
  const number = (bytes: number) => {
    if (at + bytes > to) {
      whole = false;
      return 0;
    }
    let value = 0;
    for (let n = 0; n < bytes; n += 1) value = value * 256 + view.getUint8(at + n);
    at += bytes;
    return value;
  };
  const version = number(1);
  number(3);
  const sizes = number(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version > 0 ? sizes & 15 : 0;
  const items = number(version === 2 ? 4 : 2);
  // Otherwise a few bytes could declare thousands of millions of extents.
  if (lengthBytes === 0) return false;
  for (let item = 0; whole && item < items; item += 1) {
    number(version === 2 ? 4 : 2);
    const inFile = version === 0 || (number(2) & 15) === 0;
    number(2);
    const base = number(baseBytes);
    const extents = number(2);
    for (let extent = 0; whole && extent < extents; extent += 1) {
      number(indexBytes);
      const offset = number(offsetBytes);
      const length = number(lengthBytes);
      if (inFile && base + offset + length > fileBytes) whole = false;
    }
  }
  return whole;
}
