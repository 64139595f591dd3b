import { ImageRejected } from '../image-rejected.js';
import type { Raster } from '../raster.js';
import type { DibHeader } from './dib-header.js';
import { readRuns } from './dib-runs.js';

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
