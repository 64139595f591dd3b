import { decodeRaster, type Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { StudioPhotos } from './studio-photos.js';

const photos = new StudioPhotos();
const { signal } = new AbortController();

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
const brightWindow = rect(220, 70, 170, 110, '#ffffff');
const sky = rect(0, 0, 600, 180, '#8fb8e6');
const house = `${rect(170, 110, 260, 160, '#efe9df')}<path d="M150 110 L300 40 L450 110 Z" fill="#a0523d"/>${rect(280, 190, 50, 80, '#5a4636')}`;
const lawn = rect(0, 270, 600, 130, '#5f8f3e');
const paving = rect(0, 270, 600, 130, '#b9b2a6');
const pool = rect(120, 310, 360, 70, '#2fb4c9');

describe('what is read in a photo', () => {
  it('is a room where there is neither sky nor green', async () => {
    const reading = await photos.read({ photo: await drawn(room), signal });
    expect(reading).toMatchObject({ setting: 'inside', seen: ['room'] });
  });

  it('is a window where daylight glares within a room', async () => {
    const reading = await photos.read({ photo: await drawn(room + brightWindow), signal });
    expect(reading.setting).toBe('inside');
    expect(reading.seen).toEqual(['window_front', 'room']);
  });

  it('is the outside of a house under the sky, without a pool or a garden', async () => {
    const reading = await photos.read({ photo: await drawn(sky + paving + house), signal });
    expect(reading).toMatchObject({ setting: 'outside', seen: ['house'], light: 'bright' });
  });

  it('is a pool where there is clear water in front', async () => {
    const reading = await photos.read({ photo: await drawn(sky + paving + house + pool), signal });
    expect(reading.setting).toBe('outside');
    expect(reading.seen[0]).toBe('pool');
    expect(reading.seen).not.toContain('sea');
  });

  it('is a garden where most is green', async () => {
    const meadow = rect(0, 150, 600, 250, '#5f8f3e');
    const reading = await photos.read({ photo: await drawn(sky + meadow), signal });
    expect(reading.setting).toBe('outside');
    expect(reading.seen).toContain('garden');
  });

  it('is no pool where a lawn or a blue sofa lies in front', async () => {
    const garden = await photos.read({ photo: await drawn(sky + lawn + house), signal });
    expect(garden.seen).not.toContain('pool');
    const sofa = rect(120, 250, 300, 110, '#2f7fb4');
    const inside = await photos.read({ photo: await drawn(room + sofa), signal });
    expect(inside).toMatchObject({ setting: 'inside', seen: ['room'] });
  });

  it('is the sea where water reaches from side to side below the sky', async () => {
    const water = rect(0, 160, 600, 110, '#2c6f9e');
    const sand = rect(0, 270, 600, 130, '#d8c49a');
    const reading = await photos.read({ photo: await drawn(sky + water + sand), signal });
    expect(reading.setting).toBe('outside');
    expect(reading.seen).toEqual(['sea', 'house']);
    const both = await photos.read({ photo: await drawn(sky + water + sand + pool), signal });
    expect(both.seen).toEqual(['pool', 'sea', 'house']);
  });

  it('is no sea where a deep blue sky reaches far down, or a pool from side to side', async () => {
    const deep = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#3f78b8"/><stop offset="1" stop-color="#9fc3ea"/></linearGradient></defs>${rect(0, 0, 600, 270, 'url(#s)')}`;
    const wide = await photos.read({ photo: await drawn(deep + lawn), signal });
    expect(wide.seen).not.toContain('sea');
    const water = rect(0, 300, 600, 100, '#2fb4c9');
    const bath = await photos.read({ photo: await drawn(sky + paving + house + water), signal });
    expect(bath.seen).toEqual(['pool', 'house']);
  });

  it('is even in the light of an ordinary room', async () => {
    const shaded = rect(0, 0, 600, 400, '#000000').replace('/>', ' opacity="0.4"/>');
    const { light } = await photos.read({ photo: await drawn(room + shaded), signal });
    expect(light).toBe('even');
  });

  it('is dim at night, inside and out, and claims nothing that the dark hides', async () => {
    const lamp = '<circle cx="430" cy="150" r="16" fill="#f6d9a0"/>';
    const inside = rect(0, 0, 600, 400, '#2b2622') + rect(60, 200, 220, 110, '#3a322b') + lamp;
    expect(await photos.read({ photo: await drawn(inside), signal })).toMatchObject({
      setting: 'inside',
      seen: ['room'],
      light: 'dim',
    });
    const front = rect(170, 110, 260, 160, '#3a3632') + rect(200, 150, 50, 50, '#f2c879');
    const outside = rect(0, 0, 600, 400, '#0d1220') + front;
    const night = await photos.read({ photo: await drawn(outside), signal });
    expect(night.light).toBe('dim');
    for (const claim of ['pool', 'sea', 'garden', 'window_front']) {
      expect(night.seen).not.toContain(claim);
    }
  });
});

describe('the point a camera aims at', () => {
  it('lies towards the detail, and never near the edge', async () => {
    const stripes = (x: number) =>
      Array.from({ length: 12 }, (_, i) => rect(x + i * 10, 120, 5, 160, '#222222')).join('');
    const wall = rect(0, 0, 600, 400, '#cfc4b4');
    const left = await photos.read({ photo: await drawn(wall + stripes(10)), signal });
    const right = await photos.read({ photo: await drawn(wall + stripes(460)), signal });
    expect(left.focus.x).toBeLessThan(0.4);
    expect(right.focus.x).toBeGreaterThan(0.6);
    for (const { focus } of [left, right]) {
      expect(focus.x).toBeGreaterThan(0.2);
      expect(focus.x).toBeLessThan(0.8);
      expect(focus.y).toBeCloseTo(0.5, 1);
    }
  });

  it('is the middle where there is nothing to see', async () => {
    const { focus } = await photos.read({
      photo: await drawn(rect(0, 0, 600, 400, '#808080')),
      signal,
    });
    expect(focus.x).toBeGreaterThan(0.2);
    expect(focus.x).toBeLessThan(0.8);
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
    const { seen } = await photos.read({ photo, signal });
    const clear = await photos.read({ photo: { ...photo, channels: 4, data }, signal });
    expect(clear.seen).toEqual(seen);
    const tiny = { width: 2, height: 1, channels: 3, data: new Uint8Array(6) } as const;
    expect((await photos.read({ photo: tiny, signal })).seen).toEqual(['room']);
  });

  it('stops for a signal', async () => {
    const photo = await drawn(room);
    await expect(photos.read({ photo, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
