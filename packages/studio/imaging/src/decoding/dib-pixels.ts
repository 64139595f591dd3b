import { ImageRejected } from '../image-rejected.js';
import type { Raster } from '../raster.js';
import type { DibHeader } from './dib-header.js';

/**
 * Decodes a bitmap's pixels. The caller has held its size against the limit. An `icon` has a mask of 1 bit
 * after its pixels, which marks the clear pixels where the pixels have no alpha. The pixels are written into
 * `target`, which has room for `dibChannels` of each and holds zeros.
 *
 * @throws ImageRejected with reason `damaged` where pixels are missing
 */
export function readDibPixels(
  bytes: Uint8Array,
  header: DibHeader,
  icon: boolean,
  target?: Uint8Array,
): Raster {
  const { width, height, bits, masks, pixelsAt } = header;
  const stride = rowBytes(width, bits);
  if (header.packing === 'plain') {
    // Some programs leave out what would only fill the last row up to 4 bytes.
    const needed = stride * (height - 1) + Math.ceil((width * bits) / 8);
    if (pixelsAt + needed > bytes.length) {
      throw new ImageRejected('damaged', 'The bitmap ends before its last row.');
    }
  }
  const channels = dibChannels(header, icon);
  const data = target ?? new Uint8Array(width * height * channels);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const raster: Raster = { width, height, channels, data };
  if (bits <= 8) {
    const indices = header.packing === 'runs' ? readRuns(bytes, header) : undefined;
    const colours = paletteOf(bytes, header);
    forEachPixel(header, (x, y, to) => {
      const index =
        indices === undefined
          ? indexAt(bytes, pixelsAt + y * stride, x, bits)
          : (indices[y * width + x] ?? 0);
      const colour = colours[index] ?? 0;
      put(data, to * channels, channels, colour >> 16, (colour >> 8) & 255, colour & 255, 255);
    });
  } else if (bits === 24) {
    forEachPixel(header, (x, y, to) => {
      const at = pixelsAt + y * stride + x * 3;
      put(
        data,
        to * channels,
        channels,
        bytes[at + 2] ?? 0,
        bytes[at + 1] ?? 0,
        bytes[at] ?? 0,
        255,
      );
    });
  } else {
    const [red, green, blue, alpha] = masks.map(channelReader);
    forEachPixel(header, (x, y, to) => {
      const at = pixelsAt + y * stride + (x * bits) / 8;
      const value = bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true);
      const opacity = masks[3] === 0 ? 255 : (alpha?.(value) ?? 255);
      put(
        data,
        to * channels,
        channels,
        red?.(value) ?? 0,
        green?.(value) ?? 0,
        blue?.(value) ?? 0,
        opacity,
      );
    });
    // Many programs write the alpha channel and leave it empty.
    if (masks[3] !== 0 && isClear(data)) fillAlpha(data);
    else if (masks[3] !== 0) return raster;
  }
  if (icon) applyMask(bytes, raster, pixelsAt + stride * height);
  return raster;
}

export function dibChannels({ masks }: DibHeader, icon: boolean): 3 | 4 {
  return icon || masks[3] !== 0 ? 4 : 3;
}

function rowBytes(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

/** In the file's order: `y` counts its rows, `to` is the pixel's number from the top left. */
function forEachPixel(
  { width, height, topDown }: DibHeader,
  visit: (x: number, y: number, to: number) => void,
): void {
  for (let y = 0; y < height; y += 1) {
    const first = (topDown ? y : height - 1 - y) * width;
    for (let x = 0; x < width; x += 1) visit(x, y, first + x);
  }
}

function put(
  data: Uint8Array,
  at: number,
  channels: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  data[at] = red;
  data[at + 1] = green;
  data[at + 2] = blue;
  if (channels === 4) data[at + 3] = alpha;
}

function indexAt(bytes: Uint8Array, row: number, x: number, bits: number): number {
  const place = x * bits;
  return ((bytes[row + (place >> 3)] ?? 0) >> (8 - bits - (place & 7))) & (2 ** bits - 1);
}

/** Colours as 0xrrggbb. */
function paletteOf(bytes: Uint8Array, { palette }: DibHeader): Uint32Array {
  return Uint32Array.from({ length: palette.colours }, (_, index) => {
    const at = palette.at + index * palette.entryBytes;
    return ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at] ?? 0);
  });
}

/** Takes a channel out of a pixel and stretches it to 8 bits. */
function channelReader(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) / most) * 255);
}

function isClear(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}

function fillAlpha(data: Uint8Array): void {
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
}

/** A set bit is a clear pixel. A mask that is cut off is one that was never written. */
function applyMask(bytes: Uint8Array, { width, height, data }: Raster, at: number): void {
  const stride = rowBytes(width, 1);
  if (at + stride * height > bytes.length) return;
  for (let y = 0; y < height; y += 1) {
    const row = at + (height - 1 - y) * stride;
    for (let x = 0; x < width; x += 1) {
      if (indexAt(bytes, row, x, 1) === 1) data[(y * width + x) * 4 + 3] = 0;
    }
  }
}

const END_OF_ROW = 0;
const END_OF_PICTURE = 1;
const MOVE = 2;

/**
 * Palette indices of a run-length bitmap, in the file's order of rows (the lowest first). Places
 * that are skipped have index 0; what would fall outside of a row falls away.
 *
 * @throws ImageRejected with reason `damaged` when the bytes end before the picture does
 */
function readRuns(bytes: Uint8Array, header: DibHeader): Uint8Array {
  const { width, height, bits } = header;
  const indices = new Uint8Array(width * height);
  let at = header.pixelsAt;
  let x = 0;
  let y = 0;
  const put = (index: number) => {
    if (x < width) indices[y * width + x] = index;
    x += 1;
  };
  /** In 4 bits two pixels share a byte, the upper half first. */
  const half = (byte: number, odd: boolean) => (odd ? byte & 15 : byte >> 4);
  while (y < height) {
    if (at + 1 >= bytes.length) {
      // The last row may be full without a word about the end.
      if (y === height - 1 && x >= width) break;
      throw new ImageRejected('damaged', 'The bitmap ends before its last row.');
    }
    const count = bytes[at] ?? 0;
    const value = bytes[at + 1] ?? 0;
    at += 2;
    if (count > 0) {
      for (let n = 0; n < count; n += 1) put(bits === 8 ? value : half(value, n % 2 === 1));
    } else if (value === END_OF_ROW) {
      x = 0;
      y += 1;
    } else if (value === END_OF_PICTURE) {
      break;
    } else if (value === MOVE) {
      x += bytes[at] ?? 0;
      y += bytes[at + 1] ?? 0;
      at += 2;
    } else {
      for (let n = 0; n < value; n += 1) {
        if (bits === 8) put(bytes[at + n] ?? 0);
        else put(half(bytes[at + (n >> 1)] ?? 0, n % 2 === 1));
      }
      // Literal pixels fill up whole pairs of bytes.
      const literal = bits === 8 ? value : Math.ceil(value / 2);
      at += literal + (literal & 1);
    }
  }
  return indices;
}
