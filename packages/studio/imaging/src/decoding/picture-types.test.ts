import { crc32 } from 'node:zlib';
import {
  bmpFile,
  heicFile,
  icoFile,
  type SampleQuarter,
  sampleImage,
  sampleImageTypes,
  samplePixels,
  sampleQuarters,
} from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ImageRejected, type ImageRejectionReason } from '../image-rejected.js';
import { imageTypes } from '../image-type.js';
import { inspectImage } from '../inspect-image.js';
import { decodeRaster, normalisePhoto } from '../photo.js';
import type { Raster } from '../raster.js';
import { decodeInWorker } from './decode-in-worker.js';
import { drawSvg } from './draw-svg.js';
import { safeSvg } from './safe-svg.js';

const rules = { accepted: imageTypes, maxPixels: 4_000_000 };
const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

function pixel({ width, channels, data }: Raster, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels)];
}

/** Which quarter of the sample each corner shows, by the nearest colour. */
function quartersOf(raster: Raster): SampleQuarter[] {
  return corners.map((corner) => {
    const seen = pixel(
      raster,
      corner.endsWith('Left') ? 3 : raster.width - 4,
      corner.startsWith('top') ? 3 : raster.height - 4,
    );
    const distance = (name: SampleQuarter) =>
      Math.max(
        ...[0, 1, 2].map((at) => Math.abs((sampleQuarters[name][at] ?? 0) - (seen[at] ?? 0))),
      );
    const found = corners.find((name) => distance(name) <= 6);
    if (found === undefined) throw new Error(`No quarter has the colour ${seen.join(', ')}.`);
    return found;
  });
}

async function rejection(bytes: Uint8Array, maxPixels = rules.maxPixels) {
  try {
    await inspectImage(bytes, { ...rules, maxPixels });
    return null;
  } catch (error) {
    if (error instanceof ImageRejected) return error.reason;
    throw error;
  }
}

describe('every picture type', () => {
  it.each(sampleImageTypes)('%s is inspected, decoded and normalised', async (type) => {
    const bytes = await sampleImage(type);
    expect(await inspectImage(bytes, rules)).toMatchObject({ type, width: 64, height: 64 });
    const raster = await decodeRaster(bytes, { width: 64 });
    expect([raster.width, raster.height]).toEqual([64, 64]);
    expect(quartersOf(raster)).toEqual(corners);
    const { jpeg, width } = await normalisePhoto(bytes, { maxLongerSide: 80 });
    expect(width).toBe(type === 'svg' ? 80 : 64);
    expect(quartersOf(await decodeRaster(jpeg))).toEqual(corners);
  });

  it.each(sampleImageTypes)('%s that is cut off is damaged', async (type) => {
    const bytes = await sampleImage(type, 128, 128);
    for (const share of [0.9, 0.5]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect([share, await rejection(cut)]).toEqual([share, 'damaged']);
    }
  });

  it.each(sampleImageTypes)('%s over the pixel limit is turned away', async (type) => {
    expect(await rejection(await sampleImage(type), 64 * 64 - 1)).toBe('too_many_pixels');
  });
});

describe('a HEIC', () => {
  it('is turned and mirrored as its own properties say, once', async () => {
    const looks = async (options: Parameters<typeof heicFile>[0]) =>
      quartersOf(await decodeRaster(heicFile(options)));
    const [a, b, c, d] = corners;
    expect(await looks({ quarterTurns: 1 })).toEqual([b, d, a, c]);
    expect(await looks({ quarterTurns: 2 })).toEqual([d, c, b, a]);
    expect(await looks({ mirror: 1 })).toEqual([b, a, d, c]);
    // An EXIF orientation of 6 stands beside `irot` in a telephone's file, and says the same again.
    const exif = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
    expect(await looks({ quarterTurns: 3, exif })).toEqual([c, a, d, b]);
  });

  it('is measured upright, and put together from its tiles', async () => {
    const bytes = heicFile({ grid: { columns: 3, rows: 2 }, quarterTurns: 1 });
    expect(await inspectImage(bytes, rules)).toMatchObject({ width: 128, height: 192 });
    const raster = await decodeRaster(bytes);
    expect([raster.width, raster.height, raster.channels]).toEqual([128, 192, 3]);
    expect(quartersOf(raster)).toEqual(['topRight', 'bottomRight', 'topLeft', 'bottomLeft']);
  });

  it('keeps its alpha', async () => {
    const bytes = heicFile({ alpha: true });
    expect((await inspectImage(bytes, rules)).hasAlpha).toBe(true);
    const raster = await decodeRaster(bytes);
    // The alpha of the sample is its own brightness: white is nearly opaque, blue is not.
    expect(pixel(raster, 60, 60)[3]).toBeGreaterThan(215);
    expect(pixel(raster, 4, 60)[3]).toBeLessThan(90);
  });

  it('keeps what its camera wrote', async () => {
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
      .jpeg()
      .withExif({ IFD2: { FocalLengthIn35mmFilm: '24' } })
      .toBuffer();
    const { exif } = await sharp(photo).metadata();
    if (exif === undefined) throw new Error('The EXIF block is missing.');
    const { metadata } = await normalisePhoto(heicFile({ exif }));
    expect(metadata.focalLength35mm).toBe(24);
  });

  it('with the colours of a telephone comes out in sRGB', async () => {
    const p3 = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const { icc } = await sharp(p3).metadata();
    if (icc === undefined) throw new Error('The profile is missing.');
    const raster = await decodeRaster(heicFile({ icc }));
    // Display P3 (230, 40, 40) is (251, 0, 21) in sRGB, and (40, 190, 60) is (0, 193, 22).
    const expected = [
      [3, [251, 0, 21]],
      [60, [0, 193, 22]],
    ] as const;
    for (const [x, colour] of expected) {
      pixel(raster, x, 3).forEach((value, at) => {
        expect(Math.abs(value - (colour[at] ?? 0))).toBeLessThanOrEqual(4);
      });
    }
  });

  it('that lies about its size is found out before or while it is decoded', async () => {
    expect(await rejection(heicFile({ width: 60_000, height: 60_000 }))).toBe('too_many_pixels');
    expect(await rejection(heicFile({ width: 640, height: 480 }))).toBe('damaged');
    expect(await rejection(heicFile({ width: 16, height: 16 }))).toBe('damaged');
    expect(await rejection(heicFile({ width: 0, height: 64 }))).not.toBeNull();
  });

  it('of the general brand is decoded as well', async () => {
    const bytes = heicFile();
    bytes.write('mif1', 8, 'latin1');
    expect((await inspectImage(bytes, rules)).type).toBe('heic');
  });

  it('is given up with its thread when it takes too long', async () => {
    const job = { kind: 'heic', bytes: heicFile(), alpha: false, icc: undefined } as const;
    await expect(decodeInWorker({ ...job, mostBytes: 2 ** 28 }, 0.001)).rejects.toMatchObject({
      reason: 'unsupported',
    });
  });

  it('whose tiles are missing is damaged, though its boxes are whole', async () => {
    const bytes = heicFile({ grid: { columns: 2, rows: 2 } });
    // The last tile loses its bytes, and the box around them is made to fit.
    const cut = Buffer.from(bytes.subarray(0, bytes.length - 60));
    const mdat = cut.indexOf('mdat') - 4;
    cut.writeUInt32BE(cut.readUInt32BE(mdat) - 60, mdat);
    expect(await rejection(cut)).toBe('damaged');
  });
});

describe('an SVG', () => {
  const svg = (content: string, attributes: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

  it('is drawn as large as it is needed, sharp, with clear parts', async () => {
    const bytes = svg('<rect width="12" height="12"/>', 'viewBox="0 0 24 12"');
    const free = await decodeRaster(bytes);
    expect([free.width, free.height]).toEqual([1024, 512]);
    const asked = await decodeRaster(bytes, { width: 2000 });
    expect([asked.width, asked.height]).toEqual([2000, 1000]);
    // The edge at the middle is one pixel wide at most.
    expect(pixel(asked, 998, 500)).toEqual([0, 0, 0, 255]);
    expect(pixel(asked, 1001, 500)[3]).toBe(0);
  });

  it('is never too small, but can be too large', async () => {
    const small = svg('', 'width="8" height="8"');
    expect(await inspectImage(small, { ...rules, minShorterSide: 480 })).toMatchObject({
      width: 8,
    });
    expect(await rejection(svg('', 'width="60000" height="60000"'))).toBe('too_many_pixels');
  });

  it('that would be drawn larger than it says is damaged', async () => {
    const style = 'style="width:60000px;height:60000px"';
    expect(await rejection(svg('', `width="8" height="8" ${style}`))).toBe('damaged');
  });

  it('that takes for ever is stopped', async () => {
    const noise = '<feTurbulence baseFrequency="0.5" numOctaves="1000"/>'.repeat(1000);
    const filter = `<filter id="f" x="0" y="0" width="1" height="1">${noise}</filter>`;
    const document = safeSvg(
      svg(`${filter}<rect width="9" height="9" filter="url(#f)"/>`, 'viewBox="0 0 9 9"'),
    );
    await expect(drawSvg(document, 1000, 1000, 0.7)).rejects.toMatchObject({
      name: 'ImageRejected',
      reason: 'unsupported',
    });
  });

  it('with a vast picture inside is turned away before that is decoded', async () => {
    const png = await sampleImage('png');
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const image = `<image width="9" href="data:image/png;base64,${png.toString('base64')}"/>`;
    expect(await rejection(svg(image.repeat(20), 'viewBox="0 0 9 9"'))).toBe('too_many_pixels');
  });
});

describe('a file of two minds', () => {
  it('is what its first bytes say, or nothing', async () => {
    const [png, svg, bmp, heic] = await Promise.all(
      (['png', 'svg', 'bmp', 'heic'] as const).map((type) => sampleImage(type)),
    );
    if (!png || !svg || !bmp || !heic) throw new Error('A sample is missing.');
    const outcomes: Record<string, ImageRejectionReason | null> = {
      'a drawing behind a PNG': await rejection(Buffer.concat([png, svg])),
      'a JPEG that goes on as a drawing': await rejection(
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
      ),
      'a GIF that goes on as a script': await rejection(Buffer.from('GIF89a=1;alert(1)//')),
      'a drawing inside of an icon': await rejection(
        icoFile([{ width: 16, height: 16, data: svg }]),
      ),
      'a HEVC picture that calls itself AVIF': await rejection(
        Buffer.from(heic.toString('latin1').replace('ftypheic', 'ftypavif'), 'latin1'),
      ),
      'an icon that holds a lying PNG': await rejection(
        icoFile([{ width: 16, height: 16, data: png.subarray(0, 60) }]),
      ),
    };
    expect(outcomes).toEqual({
      'a drawing behind a PNG': null,
      'a JPEG that goes on as a drawing': 'damaged',
      'a GIF that goes on as a script': 'damaged',
      'a drawing inside of an icon': 'damaged',
      'a HEVC picture that calls itself AVIF': 'damaged',
      'an icon that holds a lying PNG': 'damaged',
    });
  });

  it('a BMP of 60,000 x 60,000 pixels is turned away by its header', async () => {
    const claims = { width: 60_000, height: 60_000 };
    const picture = { width: 2, height: 2, pixels: samplePixels(2, 2) };
    expect(await rejection(bmpFile(picture, { claims }))).toBe('too_many_pixels');
    expect(await rejection(bmpFile(picture, { claims: { width: 500, height: 500 } }))).toBe(
      'damaged',
    );
  });
});
