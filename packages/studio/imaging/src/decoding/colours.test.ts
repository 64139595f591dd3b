import { adobeRgbProfile, samplePixels, sampleQuarters } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { decodeRaster } from '../photo.js';
import type { Raster } from '../raster.js';
import { pixelsAsPng } from './pixels-as-png.js';

const WIDTH = 40;
const sample = () =>
  sharp(samplePixels(WIDTH, WIDTH), { raw: { width: WIDTH, height: WIDTH, channels: 4 } });

/** The largest difference between what is seen in the middle of each quarter and what was drawn there. */
function farthest({ channels, data }: Raster): number {
  const places = { topLeft: 0, topRight: 1, bottomLeft: 2, bottomRight: 3 };
  return Math.max(
    ...Object.entries(places).flatMap(([name, place]) => {
      const at = ((place >> 1) * 20 + 10) * WIDTH + (place & 1) * 20 + 10;
      const drawn = sampleQuarters[name as keyof typeof places];
      return [0, 1, 2].map((c) => Math.abs((drawn[c] ?? 0) - (data[at * channels + c] ?? 0)));
    }),
  );
}

describe('colours', () => {
  it('of Display P3 come back as sRGB from every type that carries a profile', async () => {
    for (const type of ['jpeg', 'png', 'webp', 'tiff', 'avif'] as const) {
      const wide = sample().removeAlpha().withIccProfile('p3');
      const bytes = await wide.toFormat(type, { quality: 95 }).toBuffer();
      // As they stand in the file they are other numbers.
      const stored = await sharp(bytes, { ignoreIcc: true }).removeAlpha().raw().toBuffer();
      expect(farthest({ width: WIDTH, height: WIDTH, channels: 3, data: stored })).toBeGreaterThan(
        9,
      );
      expect([type, farthest(await decodeRaster(bytes)) <= 6]).toEqual([type, true]);
    }
  });

  it('of Adobe RGB are converted by the profile in the file', async () => {
    const data = Uint8Array.from([128, 128, 128, 60, 160, 90, 200, 120, 80, 0, 0, 0]);
    const png = await pixelsAsPng(
      { width: 4, height: 1, channels: 3, data },
      { hasAlpha: false, icc: adobeRgbProfile() },
    );
    // By the two standards' own matrices and curves.
    const expected = [128, 128, 128, 0, 161, 86, 222, 120, 76, 0, 0, 0];
    [...(await decodeRaster(png)).data].forEach((value, at) => {
      expect([at, Math.abs(value - (expected[at] ?? 0)) <= 3]).toEqual([at, true]);
    });
  });

  it('for print come out as those of the screen, with a profile and without', async () => {
    const print = () => sample().removeAlpha().toColourspace('cmyk');
    for (const bytes of [
      await print().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
      await print().withIccProfile('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
      await print().jpeg({ quality: 95 }).toBuffer(),
    ]) {
      expect((await sharp(bytes).metadata()).space).toBe('cmyk');
      const raster = await decodeRaster(bytes);
      expect(raster.channels).toBe(3);
      const [red = 0, green = 0, blue = 0] = raster.data.subarray((10 * WIDTH + 10) * 3);
      expect([red > 180, green < 90, blue < 90]).toEqual([true, true, true]);
      const [white = 0] = raster.data.subarray((30 * WIDTH + 30) * 3);
      expect(white).toBeGreaterThan(230);
    }
  });

  it('of 16 bits and of greys keep their values and their alpha', async () => {
    for (const bytes of [
      await sample().toColourspace('rgb16').png().toBuffer(),
      await sample().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(),
    ]) {
      expect((await sharp(bytes).metadata()).depth).toBe('ushort');
      const raster = await decodeRaster(bytes);
      expect([raster.channels, farthest(raster) <= 1]).toEqual([4, true]);
    }
    const grey = sample().removeAlpha().greyscale().ensureAlpha(0.5);
    const { channels, data } = await decodeRaster(await grey.png().toBuffer());
    expect([channels, data[0] === data[1], data[3]]).toEqual([4, true, 127]);
  });

  it('and rows survive the way through a PNG, whatever their number', async () => {
    for (const [width, height] of [
      [3, 1],
      [5, 64],
      [4, 200],
    ] as const) {
      for (const channels of [3, 4] as const) {
        const data = Uint8Array.from(
          { length: width * height * channels },
          (_, at) => (at * 37) & 255,
        );
        const raster = await decodeRaster(
          await pixelsAsPng({ width, height, channels, data }, { hasAlpha: channels === 4 }),
        );
        expect([raster.width, raster.height, raster.channels]).toEqual([width, height, channels]);
        expect(Buffer.compare(raster.data, data)).toBe(0);
      }
    }
  });
});
