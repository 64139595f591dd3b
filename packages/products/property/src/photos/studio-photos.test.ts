import { decodeRaster, type Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  agreedClaims,
  CLAIMED,
  StudioPhotos,
  SURE,
  settingOf,
  sureClaims,
} from './studio-photos.js';

const photos = new StudioPhotos();
const { signal } = new AbortController();
const LESS = 1e-6;

/** A picture of 600 by 400 from SVG shapes. */
async function drawn(shapes: string): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${shapes}</svg>`;
  return decodeRaster(await sharp(Buffer.from(svg)).png().toBuffer());
}

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const room = [
  rect(0, 0, 600, 400, '#cfc4b4'),
  rect(0, 290, 600, 110, '#9a7350'),
  rect(60, 200, 220, 110, '#6d6259'),
  rect(360, 230, 160, 70, '#7d5a3c'),
].join('');
const sky = rect(0, 0, 600, 180, '#8fb8e6');
const house = `${rect(170, 110, 260, 160, '#efe9df')}<path d="M150 110 L300 40 L450 110 Z" fill="#a0523d"/>${rect(280, 190, 50, 80, '#5a4636')}`;
const paving = rect(0, 270, 600, 130, '#b9b2a6');
const pool = rect(120, 310, 360, 70, '#2fb4c9');

describe('where a photo was taken', () => {
  const perceived = (outside: number, inside = 0) => ({
    places: { outside, inside, other: 1 - outside - inside },
  });

  it('is where the network rather sees it', () => {
    expect(settingOf(perceived(0.3, 0.6))).toBe('inside');
    expect(settingOf(perceived(0.6, 0.3))).toBe('outside');
  });

  it('is claimed of the outside alone, and where that is sure', () => {
    expect(sureClaims(perceived(CLAIMED))).toEqual(['outside']);
    expect(sureClaims(perceived(CLAIMED - LESS))).toEqual([]);
    expect(sureClaims(perceived(0, 1))).toEqual([]);
  });
});

describe('what an engine is believed', () => {
  const own = { setting: 'outside', claims: ['outside'] } as const;

  it('is what it is sure of, each once', () => {
    const sights = [
      { claim: 'house', probability: SURE },
      { claim: 'outside', probability: 0.99 },
      { claim: 'pool', probability: SURE - LESS },
    ] as const;
    expect(agreedClaims(own, sights)).toEqual(['house', 'outside']);
  });

  it('is nothing of another place, and nothing at all where it stands elsewhere', () => {
    expect(agreedClaims(own, [{ claim: 'window_front', probability: 1 }])).toEqual(['outside']);
    expect(agreedClaims(own, [{ claim: 'inside', probability: 0.95 }])).toEqual([]);
  });
});

describe('reading a photo', () => {
  it('says the same of a photo with an alpha channel, of any size', async () => {
    const photo = await drawn(sky + paving + house + pool);
    const data = new Uint8Array(photo.width * photo.height * 4);
    for (let pixel = 0; pixel < photo.width * photo.height; pixel += 1) {
      data.set(photo.data.subarray(pixel * photo.channels, pixel * photo.channels + 3), pixel * 4);
      data[pixel * 4 + 3] = 255;
    }
    const { claims, setting } = await photos.read({ photo, signal });
    const clear = await photos.read({ photo: { ...photo, channels: 4, data }, signal });
    expect(clear).toMatchObject({ claims, setting });
    const tiny = { width: 2, height: 1, channels: 3, data: new Uint8Array(6) } as const;
    expect((await photos.read({ photo: tiny, signal })).kind).toBeNull();
  });

  it('stops for a signal', async () => {
    const photo = await drawn(room);
    await expect(photos.read({ photo, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
