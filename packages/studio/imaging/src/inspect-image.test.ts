import { deflateSync } from 'node:zlib';
import { heicFile } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ImageRejected, type ImageRejectionReason } from './image-rejected.js';
import { imageTypes } from './image-type.js';
import { inspectImage, withEndMarker } from './inspect-image.js';

const land = { accepted: ['jpeg', 'png', 'webp'] as const, maxPixels: 4_000_000 };

function gradient(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7 + (at >> 7) * 13) & 255;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A PNG whose header promises any size, with next to no data. */
function hollowPng(width: number, height: number, kind = [8, 2, 0, 0, 0]): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(body.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(3000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function rejection(work: Promise<unknown>): Promise<ImageRejectionReason | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ImageRejected) return error.reason;
    throw error;
  }
}

describe('inspectImage', () => {
  it('tells type, size and alpha from the content', async () => {
    const picture = gradient(640, 480);
    expect(await inspectImage(await picture.clone().jpeg().toBuffer(), land)).toEqual({
      type: 'jpeg',
      width: 640,
      height: 480,
      hasAlpha: false,
    });
    expect(
      await inspectImage(await picture.clone().ensureAlpha(0.5).png().toBuffer(), land),
    ).toEqual({ type: 'png', width: 640, height: 480, hasAlpha: true });
    expect((await inspectImage(await picture.clone().webp().toBuffer(), land)).type).toBe('webp');
    const all = { accepted: imageTypes, maxPixels: 4_000_000 };
    for (const type of ['gif', 'tiff', 'avif'] as const) {
      const bytes = await gradient(96, 64).toFormat(type).toBuffer();
      expect(await inspectImage(bytes, all)).toMatchObject({ type, width: 96, height: 64 });
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
    expect(await inspectImage(svg, all)).toMatchObject({ type: 'svg', width: 30, height: 20 });
  });

  it('gives the size as it is seen, after the EXIF orientation', async () => {
    const bytes = await gradient(640, 480).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await inspectImage(bytes, land)).toMatchObject({ width: 480, height: 640 });
  });

  it('rejects what is no picture, and what is not accepted, as unsupported', async () => {
    const html = Buffer.from('<!doctype html><title>no</title><svg></svg>');
    expect(await rejection(inspectImage(html, land))).toBe('unsupported');
    expect(await rejection(inspectImage(new Uint8Array(0), land))).toBe('unsupported');
    expect(await rejection(inspectImage(await gradient(64, 64).gif().toBuffer(), land))).toBe(
      'unsupported',
    );
  });

  it('finds truncated files of every accepted type', async () => {
    for (const type of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await gradient(640, 480).toFormat(type).toBuffer();
      for (const share of [0.98, 0.7, 0.3]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        expect([type, share, await rejection(inspectImage(cut, land))]).toEqual([
          type,
          share,
          'damaged',
        ]);
      }
    }
    const progressive = await gradient(640, 480).jpeg({ progressive: true }).toBuffer();
    expect(await rejection(inspectImage(progressive.subarray(0, 9000), land))).toBe('damaged');
  });

  it('finds garbage behind a good signature', async () => {
    const bytes = Buffer.alloc(4000, 0xa5);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    expect(await rejection(inspectImage(bytes, land))).toBe('damaged');
  });

  it('turns a 60,000 x 60,000 PNG away by its header', async () => {
    const bomb = hollowPng(60_000, 60_000);
    expect(bomb.length).toBeLessThan(5000);
    expect(await rejection(inspectImage(bomb, land))).toBe('too_many_pixels');
    // A hollow file within the limit is decoded, and found out.
    expect(await rejection(inspectImage(hollowPng(600, 600), land))).toBe('damaged');
  });

  it('turns away by its header what would take more memory than a process has', async () => {
    const all = { accepted: imageTypes, maxPixels: 100_000_000 };
    const mostOf = async (bytes: Uint8Array) => {
      const error: unknown = await inspectImage(bytes, all).catch((cause: unknown) => cause);
      return error instanceof ImageRejected ? [error.reason, error.mostPixels] : error;
    };
    // Some hundred bytes of AVIF, which would be decoded to 1.1 GB.
    const avif = await gradient(64, 64).avif().toBuffer();
    const size = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(8_000, size);
    avif.writeUInt32BE(8_000, size + 4);
    expect(await mostOf(avif)).toEqual(['too_many_pixels', 36_571_428]);
    expect(await mostOf(heicFile({ width: 7_100, height: 7_100 }))).toEqual([
      'too_many_pixels',
      49_230_769,
    ]);
    const INTERLACED_RGBA_16 = [16, 6, 0, 0, 1];
    expect(await mostOf(hollowPng(9_500, 9_500, INTERLACED_RGBA_16))).toEqual([
      'too_many_pixels',
      80_000_000,
    ]);
    // Rows that follow each other take next to nothing, and the file is found out by its end.
    expect(await mostOf(hollowPng(9_500, 9_500, [16, 6, 0, 0, 0]))).toEqual(['damaged', undefined]);
  });

  it('holds the shorter side against the least size', async () => {
    const bytes = await gradient(640, 479).jpeg().toBuffer();
    expect(await rejection(inspectImage(bytes, { ...land, minShorterSide: 480 }))).toBe(
      'too_small',
    );
    expect(await rejection(inspectImage(bytes, { ...land, minShorterSide: 479 }))).toBeNull();
  });

  it('looks at the first frame of an animation', async () => {
    const frames = Buffer.alloc(60 * 120 * 3, 90).fill(200, 60 * 60 * 3);
    const bytes = await sharp(frames, {
      raw: { width: 60, height: 120, channels: 3, pageHeight: 60 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await inspectImage(bytes, land)).toMatchObject({ width: 60, height: 60 });
  });
});

describe('a JPEG’s end', () => {
  const END = Buffer.from([0xff, 0xd9]);
  const encoded = (progressive: boolean) => gradient(640, 480).jpeg({ progressive }).toBuffer();

  it.each([false, true])(
    'is put on where nothing else is missing (progressive: %s)',
    async (progressive) => {
      const bytes = await encoded(progressive);
      for (const missing of [1, 2]) {
        const mended = await withEndMarker(bytes.subarray(0, -missing));
        expect(await rejection(inspectImage(mended, land))).toBeNull();
      }
      expect(await withEndMarker(bytes)).toBe(bytes);
    },
  );

  it.each([false, true])(
    'does not make a file whole that lacks more (progressive: %s)',
    async (progressive) => {
      const bytes = await encoded(progressive);
      for (const missing of [0.5, 0.1, 0.02].map((share) => bytes.length * share).concat(40, 10)) {
        const mended = await withEndMarker(bytes.subarray(0, -Math.floor(missing)));
        expect([missing, await rejection(inspectImage(mended, land))]).toEqual([
          missing,
          'damaged',
        ]);
      }
    },
  );

  it.each([false, true])(
    'put on a file that was cut at half hides nothing (progressive: %s)',
    async (progressive) => {
      const bytes = await encoded(progressive);
      const half = Buffer.concat([bytes.subarray(0, bytes.length / 2), END]);
      expect(await rejection(inspectImage(half, land))).toBe('damaged');
    },
  );

  it('of which decoders only warn does no harm', async () => {
    const bytes = await encoded(false);
    const stuffed = Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(20, 9), END]);
    expect(await rejection(inspectImage(stuffed, land))).toBeNull();
  });
});

describe('a camera’s raw file', () => {
  const all = { accepted: imageTypes, maxPixels: 4_000_000 };
  /** A TIFF whose first directory has these tags, and no picture. */
  const tiffWith = (...tags: readonly (readonly [number, number | string])[]) => {
    const file = Buffer.alloc(10 + tags.length * 12 + 4);
    file.write('II*\0', 'latin1');
    file.writeUInt32LE(8, 4);
    file.writeUInt16LE(tags.length, 8);
    for (const [index, [tag, value]] of tags.entries()) {
      const at = 10 + index * 12;
      file.writeUInt16LE(tag, at);
      file.writeUInt16LE(typeof value === 'number' ? 4 : 2, at + 2);
      file.writeUInt32LE(typeof value === 'number' ? 1 : value.length, at + 4);
      file.writeUInt32LE(typeof value === 'number' ? value : file.length, at + 8);
    }
    return Buffer.concat([
      file,
      ...tags.map(([, value]) => Buffer.from(typeof value === 'string' ? value : '')),
    ]);
  };
  const cr2 = Buffer.concat([Buffer.from('II*\0\x10\0\0\0CR\x02\0', 'latin1'), Buffer.alloc(90)]);

  it.each([
    ['CR2', cr2],
    ['DNG', tiffWith([254, 0], [50706, 4])],
    ['RAW', tiffWith([254, 1], [262, 2])],
    ['RAW', tiffWith([262, 32_803])],
    ['NEF', tiffWith([254, 1], [271, 'NIKON CORPORATION\0'])],
  ])('such as %s is refused by its name', async (name, bytes) => {
    const error: unknown = await inspectImage(bytes, all).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      reason: 'unsupported',
      fileType: `a camera’s raw file (${name})`,
    });
  });
});

describe('a picture with transparent parts', () => {
  const cutOut = (alpha: number) => gradient(64, 64).ensureAlpha(alpha).png().toBuffer();

  it('is refused as a photo and taken as anything else', async () => {
    const clear = await cutOut(0.1);
    expect(await rejection(inspectImage(clear, { ...land, isPhoto: true }))).toBe('transparent');
    expect(await rejection(inspectImage(clear, land))).toBeNull();
    expect(await rejection(inspectImage(await cutOut(0.9), { ...land, isPhoto: true }))).toBeNull();
  });

  it('is refused once more than rounded corners and soft edges are cut out', async () => {
    const framed = async (edge: number) => {
      const inner = await gradient(100 - 2 * edge, 100 - 2 * edge)
        .png()
        .toBuffer();
      const blank = { width: 100, height: 100, channels: 4 as const, background: '#0000' };
      return sharp({ create: blank })
        .composite([{ input: inner }])
        .png()
        .toBuffer();
    };
    const photo = { ...land, isPhoto: true as const };
    expect(await rejection(inspectImage(await framed(1), photo))).toBeNull();
    expect(await rejection(inspectImage(await framed(2), photo))).toBe('transparent');
  });
});
