import type { Raster } from '@groundwork/imaging';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawFamily } from './family-picture.js';
import { illustrate } from './illustrate.js';
import type { FamilyRequest } from './people-port.js';

const sitter = (type: 'adult' | 'child', seed: number): Sitter => ({
  member: { type, ...(type === 'child' ? { age: '7' } : {}) },
  seed,
  familySeed: 'home',
});
const people = [sitter('adult', 1), sitter('child', 2), sitter('adult', 3), sitter('child', 4)];

async function drawn(width: number, height: number, shapes: string): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { width, height, channels: 3, data };
}

/** A wall, a floor, a window. */
const room = (width: number, height: number) =>
  drawn(
    ...([width, height] as const),
    '<rect width="100%" height="100%" fill="#e6ddcf"/><rect y="60%" width="100%" height="40%" fill="#a47a52"/><rect x="60%" y="12%" width="25%" height="35%" fill="#8fb6d8" stroke="#333" stroke-width="6"/>',
  );

/** Water below the sky, as much of the width as is asked, and paving beside it. */
const pool = (water: string) =>
  drawn(
    ...([960, 540] as const),
    `<rect width="100%" height="100%" fill="#a9cdea"/><rect y="45%" width="100%" height="55%" fill="#c9bfae"/><rect y="50%" width="${water}" height="50%" fill="#2f9fc0"/>`,
  );

const asked = (photo: Raster, more: Partial<FamilyRequest> = {}): FamilyRequest => ({
  ...{ photo, people, seed: 1, shownWidth: 1, style: 'illustration' },
  reading: { kind: null, focus: { x: 0.7, y: 0.5 } },
  ...more,
});
const columns = (placed: readonly { readonly feet: { readonly x: number } }[]) =>
  placed.map(({ feet }) => feet.x);

describe('a family in a photo', () => {
  it('stands beside the subject, near the camera, its heads seen', async () => {
    const photo = await room(960, 540);
    const { placed, picture, reveal } = await drawFamily(asked(photo));
    expect(placed).toHaveLength(4);
    expect(Math.max(...columns(placed))).toBeLessThan(0.7);
    for (const { feet, height } of placed) {
      expect(feet.y).toBeGreaterThanOrEqual(1);
      expect(feet.y - height).toBeGreaterThan(0);
      expect(feet.y - height).toBeLessThan(0.8);
    }
    expect([picture.width, picture.height]).toEqual([960, 540]);
    expect(reveal?.data).toHaveLength(960 * 540);
  });

  it('stands on dry ground, though the subject is there, and nowhere where there is none', async () => {
    const photo = await pool('60%');
    const beside = await drawFamily(asked(photo));
    expect(beside.placed.length).toBeGreaterThan(0);
    expect(Math.min(...columns(beside.placed))).toBeGreaterThan(0.55);
    expect((await drawFamily(asked(await pool('100%')))).placed).toEqual([]);
  });

  it('is smaller where the film shows a part of the width, and all of it within that', async () => {
    const photo = await room(960, 540);
    const shownWidth = 0.316;
    const { placed } = await drawFamily(asked(photo, { shownWidth }));
    const wide = await drawFamily(asked(photo));
    expect(placed[0]?.height ?? 1).toBeLessThan(0.9 * (wide.placed[0]?.height ?? 0));
    const [least, most] = [Math.min(...columns(placed)), Math.max(...columns(placed))];
    expect(most - least).toBeLessThan(shownWidth);
  });

  it('is put into the photo itself for an engine, and every other pixel stays', async () => {
    const photo = await room(960, 540);
    const { picture } = await drawFamily(asked(photo, { style: 'photo' }));
    const upper = 960 * 3 * 40;
    expect(Buffer.compare(picture.data.subarray(0, upper), photo.data.subarray(0, upper))).toBe(0);
    expect(Buffer.compare(picture.data, photo.data)).not.toBe(0);
  });

  it.each(['floor_plan', 'aerial', 'bathroom', 'stairs'] as const)(
    'is not in a %s',
    async (kind) => {
      const photo = await room(96, 54);
      const reading = { kind, focus: { x: 0.5, y: 0.5 } };
      expect(await drawFamily(asked(photo, { reading }))).toEqual({
        ...{ picture: photo, placed: [], reveal: null },
      });
    },
  );
});

it('an illustration keeps the colours of its photo and draws ink along its edges', async () => {
  const photo = await room(960, 540);
  const drawn = await illustrate(photo);
  const at = ({ data, width }: Raster, x: number, y: number) => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ];
  for (const [x, y] of [
    [200, 100],
    [200, 450],
    [700, 150],
  ] as const) {
    const [was, is] = [at(photo, x, y), at(drawn, x, y)];
    for (const channel of [0, 1, 2]) {
      expect(Math.abs((was[channel] ?? 0) - (is[channel] ?? 0))).toBeLessThan(40);
    }
  }
  const edge = Math.min(...[570, 572, 574, 576, 578, 580].map((x) => at(drawn, x, 150)[0] ?? 255));
  expect(edge).toBeLessThan(110);
});
