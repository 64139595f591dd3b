import { decodeRaster } from '@groundwork/imaging';
import { describe, expect, test } from '@jest/globals';
import { drawGroupCard } from './draw-group-card.js';
import { colourDistance } from './fixtures/colour-distance.js';
import { colourAt, described } from './fixtures/described.js';
import { groupLayout } from './group-layout.js';

const family = [
  described({ type: 'adult', role: 'mother', ethnicity: 'Swedish' }, 'a'),
  described({ type: 'adult', role: 'father', ethnicity: 'Nigerian' }, 'b'),
  described({ type: 'child', age: '9', ethnicity: 'mixed' }, 'c'),
  described({ type: 'child', age: '2', ethnicity: 'mixed' }, 'd'),
  described({ type: 'senior', role: 'grandmother', ethnicity: 'Swedish' }, 'e'),
  described({ type: 'senior', role: 'grandfather', ethnicity: 'Swedish' }, 'f'),
];

const people = (count: number) =>
  family.slice(0, count).map((appearance, index) => ({ appearance, seed: 'abcdef'[index] ?? '' }));

describe('a group card', () => {
  test('shows every face, none behind another, inside of the picture', async () => {
    for (const count of [2, 6]) {
      const { png, width, height, faces } = await drawGroupCard({ members: people(count) });
      const raster = await decodeRaster(png);
      expect([raster.width, raster.height]).toEqual([1600, 1200]);
      expect(faces).toHaveLength(count);
      for (const [index, face] of faces.entries()) {
        expect(face.x - face.radius).toBeGreaterThan(0);
        expect(face.x + face.radius).toBeLessThan(width);
        expect(face.y - face.radius).toBeGreaterThan(0);
        expect(face.y + face.radius).toBeLessThan(height);
        for (const other of faces.slice(index + 1)) {
          expect(Math.hypot(face.x - other.x, face.y - other.y)).toBeGreaterThan(
            (face.radius + other.radius) * 0.85,
          );
        }
        // On the bridge of the nose nothing but skin may be seen.
        const skin = colourAt(raster, face.x - face.radius * 0.04, face.y + face.radius * 0.2, 3);
        expect(colourDistance(skin, family[index]?.skin ?? '')).toBeLessThan(0.1);
      }
    }
  });

  test('keeps sleeves off the face of a baby that is carried', async () => {
    const members = [
      described(
        { type: 'adult', role: 'mother', ethnicity: 'Kenyan', clothing: 'teal dress' },
        'a',
      ),
      described({ type: 'child', role: 'baby', age: '9 months', ethnicity: 'Kenyan' }, 'b'),
    ].map((appearance, index) => ({ appearance, seed: 'ab'[index] ?? '' }));
    const { png, faces } = await drawGroupCard({ members });
    const raster = await decodeRaster(png);
    const [mother, face] = faces;
    if (mother === undefined || face === undefined) throw new Error('Two faces were asked for.');
    expect(Math.hypot(mother.x - face.x, mother.y - face.y)).toBeLessThan(300);
    // On the skirt, below the baby.
    const dress = [mother.x, mother.y + mother.radius * 5] as const;
    expect(colourDistance(colourAt(raster, ...dress, 4), '#127475')).toBeLessThan(0.12);
    for (const [across, down] of [
      [-0.45, 0.2],
      [0.45, 0.2],
      [0.3, 0.55],
      [0, 0.92],
    ] as const) {
      const seen = colourAt(raster, face.x + across * face.radius, face.y + down * face.radius, 2);
      const [skin, sleeve] = [members[1]?.appearance.skin ?? '', colourAt(raster, ...dress, 4)];
      expect(colourDistance(seen, skin)).toBeLessThan(colourDistance(seen, sleeve));
    }
  });

  test('sits a toddler on an arm without hiding the face behind it', async () => {
    const members = [
      described({ type: 'adult', role: 'mother' }, 'a'),
      described({ type: 'child', role: 'toddler', age: '18 months' }, 'b'),
    ].map((appearance, index) => ({ appearance, seed: 'ab'[index] ?? '' }));
    const [mother, toddler] = (await drawGroupCard({ members })).faces;
    if (mother === undefined || toddler === undefined) throw new Error('Two faces were asked for.');
    expect(Math.hypot(mother.x - toddler.x, mother.y - toddler.y)).toBeGreaterThan(
      (mother.radius + toddler.radius) * 0.85,
    );
  });

  test('is the same to the byte for the same people', async () => {
    const [one, two] = await Promise.all([
      drawGroupCard({ members: people(3) }),
      drawGroupCard({ members: people(3) }),
    ]);
    expect(one.png.equals(two.png)).toBe(true);
  });

  test('carries the name in a strip of its own', async () => {
    const raster = await decodeRaster(
      (await drawGroupCard({ members: people(2), name: 'García & Söhne <b>' })).png,
    );
    const dark = Array.from(
      { length: raster.width },
      (_, x) => (raster.data[(1130 * raster.width + x) * raster.channels] ?? 255) < 120,
    ).filter(Boolean);
    expect(dark.length).toBeGreaterThan(20);
  });

  test('takes one to six members', async () => {
    await expect(drawGroupCard({ members: [] })).rejects.toThrow();
    await expect(drawGroupCard({ members: [...people(6), ...people(1)] })).rejects.toThrow();
  });
});

describe('the arrangement', () => {
  const described6 = people(6);

  test('puts the small in front of the tall and a parent near the middle', () => {
    const { places } = groupLayout(described6, 4 / 3);
    const front = places.filter(({ before }) => before > 0).map(({ member }) => member);
    expect(front).toEqual([2, 3]);
    const parents = places.filter(({ member }) => member < 2).map(({ x }) => Math.abs(x));
    expect(Math.min(...parents)).toBeLessThan(40);
  });

  test('lays a hand on the shoulder of a child or gives it to a small one', () => {
    const { places } = groupLayout(described6, 4 / 3);
    const busy = places.filter(({ reaches }) => reaches.left ?? reaches.right);
    expect(busy.length).toBeGreaterThanOrEqual(3);
  });

  test('gives a baby into the arms of somebody who can carry it, and never of somebody on crutches', () => {
    const baby = described({ type: 'child', age: '6 months' }, 'baby');
    const onCrutches = described({ role: 'father', physical: 'crutches' }, 'b');
    const able = described({ role: 'mother', age: '33' }, 'a');
    const layout = (appearances: readonly (typeof baby)[]) =>
      groupLayout(
        appearances.map((appearance, index) => ({ appearance, seed: index })),
        4 / 3,
      ).places;
    expect(
      layout([onCrutches, able, baby]).map(({ member, carries }) => [
        member,
        carries?.member ?? null,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [1, 2],
        [0, null],
      ]),
    );
    const alone = layout([onCrutches, baby]);
    expect(alone.map(({ member }) => member).sort()).toEqual([0, 1]);
    expect(alone.every(({ carries }) => carries === null)).toBe(true);
  });

  test('has a small child give a hand to a free one only', () => {
    const child = described({ type: 'child', role: 'son', age: '5' }, 'child');
    const handOf = (physical: string) => {
      const parent = described({ role: 'mother', age: '34', physical }, 'parent');
      const members = [parent, child].map((appearance, seed) => ({ appearance, seed }));
      const { places } = groupLayout(members, 4 / 3);
      const [elder, small] = [0, 1].map((one) => places.find(({ member }) => member === one));
      const fists = (place: typeof elder) =>
        [place?.reaches.left, place?.reaches.right].filter((reach) => reach?.hand === 'fist');
      return { given: fists(small).length, held: fists(elder).length };
    };
    expect(handOf('tall').given).toBe(1);
    expect(handOf('tall').held).toBeGreaterThan(0);
    for (const busy of ['pregnant', 'wheelchair', 'crutches', 'guide dog']) {
      expect([busy, handOf(busy).given]).toEqual([busy, 0]);
    }
  });

  test('keeps the arms of all inside of the picture', () => {
    for (let count = 1; count <= 6; count += 1) {
      const { places, width } = groupLayout(people(count), 4 / 3);
      for (const { x } of places) expect(Math.abs(x)).toBeLessThan(width / 2 - 20);
    }
  });
});
