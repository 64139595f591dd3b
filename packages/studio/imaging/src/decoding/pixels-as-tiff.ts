import type { Raster } from '../raster.js';

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const ENTRY_BYTES = 12;
const STRIP_ROWS = 64;

/**
 * The raster as an uncompressed TIFF, so that libvips takes decoded pixels and their colour profile
 * as it takes any file. `icc` is a profile as it stood in the file.
 */
export function pixelsAsTiff(
  { width, height, channels, data }: Raster,
  icc?: Uint8Array,
): Uint8Array {
  const pixelBytes = width * height * channels;
  const strips = Math.ceil(height / STRIP_ROWS);
  const stripBytes = STRIP_ROWS * width * channels;
  const values = new TiffValues();
  const entries: Entry[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, Array<number>(channels).fill(8)],
    [259, SHORT, [1]], // not compressed
    [262, SHORT, [2]], // RGB
    [273, LONG, Array<number>(strips).fill(0)],
    [277, SHORT, [channels]],
    [278, LONG, [STRIP_ROWS]],
    [279, LONG, Array.from({ length: strips }, (_, at) => lengthOf(at, stripBytes, pixelBytes))],
    [284, SHORT, [1]], // channels interleaved
    ...(channels === 4 ? [[338, SHORT, [2]] satisfies Entry] : []), // straight alpha
    ...(icc === undefined ? [] : [[34_675, UNDEFINED, [...icc]] satisfies Entry]),
  ];
  const valuesAt = 8 + 2 + entries.length * ENTRY_BYTES + 4;
  const dataAt = valuesAt + entries.reduce((sum, [, type, list]) => sum + outside(type, list), 0);
  const file = new Uint8Array(dataAt + pixelBytes);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x4949);
  view.setUint16(2, 42, true);
  view.setUint32(4, 8, true);
  view.setUint16(8, entries.length, true);
  values.next = valuesAt;
  entries.forEach(([tag, type, list], index) => {
    const at = 10 + index * ENTRY_BYTES;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, list.length, true);
    const placed = tag === 273 ? list.map((_, strip) => dataAt + strip * stripBytes) : list;
    values.write(view, at + 8, type, placed);
  });
  file.set(data, dataAt);
  return file;
}

type Entry = readonly [tag: number, type: number, values: readonly number[]];

const sizes: Readonly<Record<number, number>> = { [SHORT]: 2, [LONG]: 4, [UNDEFINED]: 1 };

function bytesOf(type: number, list: readonly number[]): number {
  return (sizes[type] ?? 1) * list.length;
}

/** Bytes that an entry needs outside of itself, even. */
function outside(type: number, list: readonly number[]): number {
  const bytes = bytesOf(type, list);
  return bytes <= 4 ? 0 : bytes + (bytes & 1);
}

class TiffValues {
  next = 0;

  /** Into the entry when they fit there, else behind the directory. */
  write(view: DataView, slot: number, type: number, list: readonly number[]): void {
    let at = slot;
    const away = outside(type, list);
    if (away > 0) {
      view.setUint32(slot, this.next, true);
      at = this.next;
      this.next += away;
    }
    for (const value of list) {
      if (type === SHORT) view.setUint16(at, value, true);
      else if (type === LONG) view.setUint32(at, value, true);
      else view.setUint8(at, value);
      at += sizes[type] ?? 1;
    }
  }
}

function lengthOf(strip: number, stripBytes: number, all: number): number {
  return Math.min(stripBytes, all - strip * stripBytes);
}
