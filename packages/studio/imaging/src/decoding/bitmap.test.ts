import { bmpFile, icoBitmap, icoFile, sampleImage, samplePixels } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { ImageRejected, type ImageRejectionReason } from '../image-rejected.js';
import type { Raster } from '../raster.js';
import { bmpHeaderOf } from './bitmap-header.js';
import { decodeBitmap } from './decode-bitmap.js';
import { icoOf, largestOf } from './ico-entries.js';

const WIDTH = 7;
const HEIGHT = 5;
const picture = { width: WIDTH, height: HEIGHT, pixels: samplePixels(WIDTH, HEIGHT) };
const colours = (channels: 3 | 4, pixels = picture.pixels) =>
  channels === 4 ? [...pixels] : [...pixels].filter((_, at) => at % 4 !== 3);

/** As it is shown: without alpha where the file has none. */
function decodeBmp(bytes: Uint8Array): Raster {
  const { hasAlpha } = bmpHeaderOf(bytes);
  const raster = decodeBitmap(bytes);
  if (hasAlpha) return raster;
  return { ...raster, channels: 3, data: raster.data.filter((_, at) => at % 4 !== 3) };
}

function decodeIco(bytes: Uint8Array) {
  return decodeBitmap(icoOf(largestOf(bytes)));
}

function rejection(work: () => unknown): ImageRejectionReason | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof ImageRejected) return error.reason;
    throw error;
  }
}

describe('a BMP', () => {
  it('is read at every depth, packed or not, from either end', () => {
    for (const options of [
      { bits: 4 },
      { bits: 8 },
      { bits: 24 },
      { bits: 32 },
      { bits: 4, runs: true },
      { bits: 8, runs: true },
      { bits: 4, core: true },
      { bits: 24, core: true },
      { bits: 24, topDown: true },
      { bits: 8, topDown: true },
      { bits: 32, masks: [0xff000000, 0x00ff0000, 0x0000ff00] },
    ] as const) {
      const { width, height, channels, data } = decodeBmp(bmpFile(picture, options));
      expect([options, width, height, channels]).toEqual([options, WIDTH, HEIGHT, 3]);
      expect([options, ...data]).toEqual([options, ...colours(3)]);
    }
  });

  it('with two colours is read from its single bits', () => {
    const pixels = picture.pixels.map((_, at) =>
      at % 4 === 3 ? 255 : (Math.floor(at / 4) * 3) % 7 < 3 ? 20 : 230,
    );
    const { data } = decodeBmp(bmpFile({ ...picture, pixels }, { bits: 1 }));
    expect([...data]).toEqual(colours(3, pixels));
  });

  it('of 16 bits is stretched to 8 bits a channel, from black to white', () => {
    const pixels = picture.pixels.map((_, at) => ((at >> 2) % 2 === 0 || at % 4 === 3 ? 255 : 0));
    for (const masks of [[], [0xf800, 0x07e0, 0x001f], [0x0f00, 0x00f0, 0x000f]]) {
      const { data } = decodeBmp(bmpFile({ ...picture, pixels }, { bits: 16, masks }));
      expect([...data]).toEqual(colours(3, pixels));
    }
    const { data } = decodeBmp(bmpFile(picture, { bits: 16 }));
    data.forEach((value, at) => {
      expect(Math.abs(value - (colours(3)[at] ?? 0))).toBeLessThanOrEqual(8);
    });
  });

  it('keeps its alpha, and is opaque when its alpha was left empty', () => {
    const masks = [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000];
    const pixels = picture.pixels.map((value, at) => (at % 4 === 3 ? at % 200 : value));
    const clear = picture.pixels.map((value, at) => (at % 4 === 3 ? 0 : value));
    const kept = decodeBmp(bmpFile({ ...picture, pixels }, { bits: 32, masks }));
    expect([...kept.data]).toEqual([...pixels]);
    const { data } = decodeBmp(bmpFile({ ...picture, pixels: clear }, { bits: 32, masks }));
    expect([...data]).toEqual(colours(4));
  });

  it('may skip pixels and leave off the rest of a run-length picture', () => {
    const bytes = bmpFile(
      { width: 4, height: 3, pixels: samplePixels(4, 3) },
      { bits: 8, runs: true },
    );
    const pixelsAt = bytes.readUInt32LE(10);
    const withRuns = (...runs: number[]) =>
      decodeBmp(Buffer.concat([bytes.subarray(0, pixelsAt), Buffer.from(runs)]));
    // Two pixels of colour 1; one to the right and one up; one of colour 2; the end.
    const { data } = withRuns(2, 1, 0, 2, 1, 1, 1, 2, 0, 1);
    const palette = (index: number) =>
      [2, 1, 0].map((channel) => bytes[54 + index * 4 + channel] ?? 0);
    const [none, one, two] = [[0, 0, 0], palette(1), palette(2)];
    const rows = [
      [none, none, none, none],
      [none, none, none, two],
      [one, one, none, none],
    ];
    expect([...data]).toEqual(rows.flat(2));
    expect(rejection(() => withRuns(5, 1, 0, 1))).toBe('damaged');
  });

  it('that is cut off anywhere is damaged', () => {
    for (const options of [
      { bits: 24 },
      { bits: 1 },
      { bits: 8, runs: true },
      { bits: 32 },
    ] as const) {
      const pixels = options.bits === 1 ? new Uint8Array(picture.pixels.length) : picture.pixels;
      const bytes = bmpFile({ ...picture, pixels }, options);
      for (const length of [16, 30, 50, 70, bytes.length - 6]) {
        expect([options, length, rejection(() => decodeBmp(bytes.subarray(0, length)))]).toEqual([
          options,
          length,
          'damaged',
        ]);
      }
    }
  });

  it('without size, with an unknown depth or with pixels inside its header is damaged', () => {
    const changed = (offset: number, value: number) => {
      const bytes = bmpFile(picture);
      bytes.writeUInt32LE(value, offset);
      return rejection(() => decodeBmp(bytes));
    };
    expect(changed(18, 0)).toBe('damaged');
    expect(changed(18, 0xffffffff)).toBe('damaged');
    expect(changed(22, 0)).toBe('damaged');
    expect(changed(28, 7)).toBe('damaged');
    expect(changed(10, 20)).toBe('damaged');
    expect(changed(10, 0xfffffff0)).toBe('damaged');
    // A JPEG inside of a BMP is for printers.
    expect(changed(30, 4)).toBe('unsupported');
  });
});

describe('an ICO', () => {
  const entry = (side: number, bits: 4 | 8 | 24 | 32, pixels = samplePixels(side, side)) => ({
    width: side,
    height: side,
    data: icoBitmap({ width: side, height: side, pixels }, { bits }),
  });

  it('shows its largest picture, and of equal ones that with the most bits', () => {
    const { width, data } = decodeIco(icoFile([entry(4, 32), entry(16, 24), entry(8, 32)]));
    expect([width, ...data]).toEqual([16, ...samplePixels(16, 16)]);
    const largest = largestOf(icoFile([entry(16, 4), entry(16, 32), entry(16, 8)]));
    expect([largest.type, largest.bits]).toEqual(['bitmap', 32]);
  });

  it('may hold a PNG, which is measured by its own header', async () => {
    const data = await sampleImage('png', 300, 200);
    const largest = largestOf(icoFile([entry(48, 32), { width: 256, height: 256, data }]));
    expect(largest.type).toBe('png');
    expect(Buffer.compare(largest.bytes, data)).toBe(0);
  });

  it('is clear where its mask says so, or its alpha', () => {
    const pixels = samplePixels(8, 8).map((value, at) => (at % 4 === 3 && at < 128 ? 0 : value));
    for (const bits of [4, 8, 24, 32] as const) {
      const { data } = decodeIco(icoFile([entry(8, bits, pixels)]));
      expect([...data]).toEqual([...pixels]);
    }
  });

  it('whose directory points outside of the file is damaged', () => {
    const good = entry(8, 32);
    for (const claimedOffset of [0xfffffff0, 400, 0]) {
      expect(rejection(() => largestOf(icoFile([good, { ...good, claimedOffset }])))).toBe(
        'damaged',
      );
    }
    const many = icoFile([good]);
    many.writeUInt16LE(60_000, 4);
    expect(rejection(() => largestOf(many))).toBe('damaged');
  });

  it('that is cut off, or has no size, is damaged', () => {
    const bytes = icoFile([entry(8, 32)]);
    expect(rejection(() => largestOf(bytes.subarray(0, bytes.length - 1)))).toBe('damaged');
    const empty = icoFile([{ width: 8, height: 8, data: icoBitmap({ ...picture, width: 0 }) }]);
    expect(rejection(() => largestOf(empty))).toBe('damaged');
    const short = { width: 8, height: 8, data: entry(8, 32).data.subarray(0, 120) };
    expect(rejection(() => decodeIco(icoFile([short])))).toBe('damaged');
  });
});
