import { noAdjustments } from '@groundwork/showcase-edits';
import { describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { oklabOf } from '../compose/color.js';
import { drawFlat, drawHouse, pixelAt } from '../fixtures/drawn-photos.js';
import type { Grade } from './grade.js';
import { StoredPhoto } from './stored-photo.js';

const neutral = noAdjustments.photo;

/** Left half red, right half blue. */
async function halves(): Promise<Sharp> {
  const red = await drawFlat({ width: 200, height: 300 }, '#d02020');
  return sharp(await drawFlat({ width: 400, height: 300 }, '#2030d0')).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

async function meanLab(photo: StoredPhoto): Promise<readonly [number, number, number]> {
  const { data } = await photo.region({ width: 60, height: 40 });
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [l, a, b] = oklabOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    sum[0] += l;
    sum[1] += a;
    sum[2] += b;
  }
  const count = data.length / 3;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

async function graded(change: Partial<Grade>): Promise<StoredPhoto> {
  const photo = await drawHouse({ width: 480, height: 320, at: 0.5 });
  return StoredPhoto.open(photo, { ...neutral, ...change });
}

describe('a stored photo', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is turned upright by EXIF orientation %d',
    async (orientation) => {
      // Red at the left, with a green corner at the top left: no two of its orientations look alike.
      const corner = await drawFlat({ width: 100, height: 100 }, '#20a020');
      const marked = sharp(await (await halves()).png().toBuffer()).composite([
        { input: corner, left: 0, top: 0 },
      ]);
      const turned = await marked.withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
      const photo = await StoredPhoto.open(turned);
      const upright = sharp(turned).autoOrient();
      const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
      expect(photo.facts).toMatchObject({ width: info.width, height: info.height });
      const region = await photo.region({ width: info.width, height: info.height });
      for (const across of [0.1, 0.9]) {
        for (const down of [0.1, 0.9]) {
          const [x, y] = [Math.round(info.width * across), Math.round(info.height * down)];
          const wanted = pixelAt({ width: info.width, data }, x, y);
          pixelAt(region, x, y).forEach((value, channel) => {
            expect(Math.abs(value - (wanted[channel] ?? 0))).toBeLessThan(12);
          });
        }
      }
    },
  );

  test('is converted from its colour profile to sRGB', async () => {
    const flat = sharp(await drawFlat({ width: 64, height: 64 }, '#c83c28'));
    const wide = await flat
      .withIccProfile('p3')
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const kept = await sharp(wide).keepIccProfile().raw().toBuffer();
    expect(kept[0]).toBeLessThan(195);
    const region = await (await StoredPhoto.open(wide)).region({ width: 32, height: 32 });
    const [red, green, blue] = pixelAt(region, 16, 16);
    expect(Math.abs(red - 200) + Math.abs(green - 60) + Math.abs(blue - 40)).toBeLessThan(12);
  });

  test('has white where it is transparent', async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const region = await (await StoredPhoto.open(clear)).region({ width: 20, height: 20 });
    expect(pixelAt(region, 10, 10)).toEqual([255, 255, 255]);
  });

  test.each(['jpeg', 'webp', 'png', 'tiff', 'gif', 'avif'] as const)('opens %s', async (format) => {
    const bytes = await (await halves()).toFormat(format).toBuffer();
    const region = await (await StoredPhoto.open(bytes)).region({ width: 80, height: 60 });
    expect(pixelAt(region, 10, 30)[0]).toBeGreaterThan(170);
    expect(pixelAt(region, 70, 30)[2]).toBeGreaterThan(170);
  });

  test('tells the file’s own size and gives any size, larger boxes than expected included', async () => {
    const bytes = await sharp(await drawHouse({ width: 1600, height: 1066, at: 0.5 }))
      .jpeg()
      .toBuffer();
    const photo = await StoredPhoto.open(bytes);
    await photo.region({ width: 180, height: 120 });
    expect(photo.facts).toMatchObject({ width: 1600, height: 1066 });
    const exact = await StoredPhoto.open(bytes);
    exact.expect({ width: 1600, height: 1066 });
    const size = { width: 800, height: 533 };
    const [late, early] = [await photo.region(size), await exact.region(size)];
    expect(late.data.length).toBe(800 * 533 * 3);
    const difference = late.data.reduce(
      (sum, value, at) => sum + Math.abs(value - (early.data[at] ?? 0)),
      0,
    );
    expect(difference / late.data.length).toBeLessThan(2);
  });

  test.each([
    [1, 1],
    [2, 3],
    [900, 12],
    [12, 900],
  ])('of %d x %d px fills any box', async (width, height) => {
    const photo = await StoredPhoto.open(await drawFlat({ width, height }, '#406080'));
    for (const size of [
      { width: 90, height: 160 },
      { width: 1, height: 1 },
    ]) {
      expect(pixelAt(await photo.region(size), 0, 0)).toEqual([0x40, 0x60, 0x80]);
      expect(pixelAt(await photo.region(size, { blur: 9 }), 0, 0)).toEqual([0x40, 0x60, 0x80]);
    }
  });

  test('is blurred only where that is asked for, and keeps its colours', async () => {
    const photo = await StoredPhoto.open(await (await halves()).png().toBuffer());
    const sharpEdge = await photo.region({ width: 400, height: 300 });
    const softEdge = await photo.region({ width: 400, height: 300 }, { blur: 30 });
    expect(pixelAt(sharpEdge, 190, 150)[0]).toBeGreaterThan(190);
    expect(pixelAt(softEdge, 200, 150)[0]).toBeGreaterThan(90);
    expect(pixelAt(softEdge, 200, 150)[0]).toBeLessThan(150);
    expect(pixelAt(softEdge, 20, 150)[0]).toBeGreaterThan(195);
  });
});

describe('regions that a photo does not show', () => {
  test('are known: a flat wall has no water, a drawn house has its sky', async () => {
    const wall = await StoredPhoto.open(await drawFlat({ width: 300, height: 200 }, '#a05040'));
    expect(await wall.regionsAbsent()).toContain('water');
    expect(await (await graded({})).regionsAbsent()).not.toContain('sky');
  });

  test('are those too that were to be graded and not found', async () => {
    const grey = await drawFlat({ width: 300, height: 200 }, '#909090');
    const absentAfter = async (water: number) => {
      const photo = await StoredPhoto.open(grey, {
        ...neutral,
        regions: { sky: 0, grass: 0, water },
      });
      await photo.region({ width: 60, height: 40 });
      return photo.regionsAbsent();
    };
    expect(await absentAfter(0)).not.toContain('water');
    expect(await absentAfter(0.6)).toContain('water');
  });
});

describe('edits of the photos', () => {
  test('warmth moves colours from blue to yellow', async () => {
    const [, , cold] = await meanLab(await graded({ warmth: -0.8 }));
    const [, , plain] = await meanLab(await graded({}));
    const [, , warm] = await meanLab(await graded({ warmth: 0.8 }));
    expect(warm).toBeGreaterThan(plain + 0.01);
    expect(cold).toBeLessThan(plain - 0.01);
  });

  test('monochrome leaves no colour', async () => {
    const { data } = await (
      await graded({ monochrome: true, warmth: 0.5, saturation: 0.8 })
    ).region({ width: 60, height: 40 });
    for (let at = 0; at < data.length; at += 3) {
      expect(Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  test('brightness, saturation and contrast do what they say', async () => {
    const chroma = async (photo: StoredPhoto) => {
      const [, a, b] = await meanLab(photo);
      return Math.hypot(a, b);
    };
    const spread = async (photo: StoredPhoto) => {
      const { data } = await photo.region({ width: 60, height: 40 });
      const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
      return data.reduce((sum, value) => sum + (value - mean) ** 2, 0) / data.length;
    };
    const plain = await graded({});
    expect((await meanLab(await graded({ brightness: 0.6 })))[0]).toBeGreaterThan(
      (await meanLab(plain))[0] + 0.03,
    );
    expect(await chroma(await graded({ saturation: -1 }))).toBeLessThan(0.005);
    expect(await chroma(await graded({ saturation: 0.8 }))).toBeGreaterThan(
      (await chroma(plain)) * 1.2,
    );
    expect(await spread(await graded({ contrast: 0.8 }))).toBeGreaterThan(await spread(plain));
    expect(await spread(await graded({ contrast: -0.8 }))).toBeLessThan(await spread(plain));
  });

  test('sharpness strengthens edges', async () => {
    const steepest = async (photo: StoredPhoto) => {
      const { data } = await photo.region({ width: 240, height: 160 });
      let most = 0;
      for (let at = 3; at < data.length; at += 3) {
        most += Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0));
      }
      return most;
    };
    expect(await steepest(await graded({ sharpness: 1 }))).toBeGreaterThan(
      (await steepest(await graded({}))) * 1.1,
    );
  });

  test('do not move the crop', async () => {
    const scene = { width: 480, height: 320, at: 0.25 };
    const bytes = await drawHouse(scene);
    const size = { width: 90, height: 160 };
    const plain = await StoredPhoto.open(bytes);
    const grey = await StoredPhoto.open(bytes, { ...neutral, monochrome: true });
    const luma = ([r, g, b]: readonly number[]) =>
      0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    const [one, other] = [await plain.region(size), await grey.region(size)];
    for (const [x, y] of [
      [10, 20],
      [45, 100],
      [80, 60],
      [30, 130],
    ] as const) {
      expect(Math.abs(luma(pixelAt(one, x, y)) - luma(pixelAt(other, x, y)))).toBeLessThan(4);
    }
  });
});
