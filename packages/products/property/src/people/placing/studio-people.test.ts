import type { Raster } from '@groundwork/imaging';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { describe, expect, it } from '@jest/globals';
import { isPoolWater, traitsAt } from '../../photos/pixel-traits.js';
import type { PhotoReading } from '../../property-ports.js';
import type { PeopledPhoto, PlacedPerson } from '../people-port.js';
import { looksOf } from './draw-figure.js';
import {
  type DrawnCamera,
  drawLand,
  drawRoom,
  drawShelves,
  drawTerrace,
  drawWater,
  rowBeforeSofa,
} from './fixtures/drawn-scenes.js';
import { findPlaces, placePeople, readStage } from './place-people.js';
import { StudioPeople } from './studio-people.js';

/** The reading leaves it to the picture where the ground ends. */
const inside: PhotoReading = {
  setting: 'inside',
  seen: ['room'],
  claims: [],
  light: 'bright',
  focus: { x: 0.5, y: 0.5 },
  ...{ kind: null, time: null },
  ground: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
};
const outside: PhotoReading = { ...inside, setting: 'outside', seen: ['house'] };

const person = (member: Sitter['member'], seed: number): Sitter => ({
  member,
  seed,
  familySeed: 'home',
});
const mother = person(
  { type: 'adult', role: 'mother', age: '38', clothing: 'green blouse, beige trousers' },
  5,
);
const father = person({ type: 'adult', role: 'father', age: '40', clothing: 'navy sweater' }, 6);
const daughter = person({ type: 'child', role: 'daughter', age: '8' }, 7);
const son = person({ type: 'child', role: 'son', age: '5' }, 8);
const family = [mother, father, daughter, son];

const place = (photo: Raster, reading: PhotoReading, seed: number, people = family) =>
  placePeople({ photo, reading, people, seed });

const emptyRoom = () => drawRoom({ horizon: 0.45, metres: 1.45 });
let peopled: Promise<PeopledPhoto> | undefined;
/** The room with the family in it, painted once for all that look at it. */
async function familyInRoom(): Promise<PeopledPhoto> {
  peopled ??= place(await emptyRoom(), inside, 1);
  return peopled;
}

/** Where people would stand in a photo that is read once. That they are painted there is held below. */
async function standIn(photo: Raster, reading: PhotoReading) {
  const stage = await readStage(photo, reading);
  if (stage === null) throw new Error('nobody can stand here');
  return (seed: number, people = family) => findPlaces(stage, { reading, people, seed });
}

/** By how much everybody is too tall: 1 is true to the camera that drew the scene. */
function scales(placed: readonly PlacedPerson[], { horizon, metres }: DrawnCamera): number[] {
  return placed.map(({ person: index, feet, height }) => {
    const sitter = family[index];
    if (sitter === undefined) throw new Error('nobody has this number');
    return (height * metres) / (looksOf(sitter).heightMetres * (feet.y - horizon));
  });
}

describe('people in a photo', () => {
  it('are as tall as the room’s perspective makes them', async () => {
    for (const horizon of [0.42, 0.47, 0.53]) {
      const camera = { horizon, metres: 1.45 };
      const placed = (await standIn(await drawRoom(camera), inside))(1);
      expect(placed.length).toBeGreaterThan(1);
      for (const scale of scales(placed, camera)) {
        expect(scale).toBeGreaterThan(0.9);
        expect(scale).toBeLessThan(1.1);
      }
    }
  });

  it('are as tall before a house as its doors make them, however low the camera is held', async () => {
    for (const camera of [
      { horizon: 0.55, metres: 1.6 },
      { horizon: 0.6, metres: 1 },
    ]) {
      const placed = (await standIn(await drawTerrace(camera, false), outside))(2);
      expect(placed.length).toBeGreaterThan(0);
      for (const scale of scales(placed, camera)) {
        expect(scale).toBeGreaterThan(0.9);
        expect(scale).toBeLessThan(1.1);
      }
    }
  });

  it('stand on the floor before or beside a sofa, never on it or behind it', async () => {
    const camera = { horizon: 0.4, metres: 1.45 };
    const beforeSofa = rowBeforeSofa(camera);
    expect(beforeSofa).toBeLessThan(0.9);
    for (const sofa of ['left', 'right'] as const) {
      const stand = await standIn(await drawRoom(camera, sofa), inside);
      for (const seed of [1, 2, 3]) {
        const placed = stand(seed);
        expect(placed.length).toBeGreaterThan(0);
        for (const { feet } of placed) {
          const beside = sofa === 'left' ? feet.x > 0.56 : feet.x < 0.44;
          expect(beside || feet.y > beforeSofa).toBe(true);
        }
      }
    }
  });

  it('do not take the front of a sofa at the lower border for a floor', async () => {
    const camera = { horizon: 0.5, metres: 1.45 };
    expect(rowBeforeSofa(camera, 2)).toBeGreaterThan(1);
    const stand = await standIn(await drawRoom(camera, 'left', 2), inside);
    for (const seed of [1, 2, 3]) {
      const placed = stand(seed);
      expect(placed.length).toBeGreaterThan(0);
      for (const { feet } of placed) expect(feet.x).toBeGreaterThan(0.56);
    }
  });

  it('stand beside a pool and not in it', async () => {
    const photo = await drawTerrace({ horizon: 0.5, metres: 1.6 }, true);
    const stand = await standIn(photo, outside);
    for (const seed of [1, 2, 3, 4]) {
      const placed = stand(seed);
      expect(placed.length).toBeGreaterThan(0);
      for (const { feet } of placed) {
        const row = Math.round(feet.y * photo.height);
        for (const aside of [-8, 0, 8]) {
          const column = Math.round(feet.x * photo.width) + aside;
          expect(isPoolWater(traitsAt(photo, row * photo.width + column))).toBe(false);
        }
      }
    }
  });

  it('are whole: heads below the upper border and feet above the lower one', async () => {
    const stand = await standIn(await drawRoom({ horizon: 0.42, metres: 1.45 }), inside);
    for (const seed of [1, 2, 3, 4, 5]) {
      const placed = stand(seed);
      expect(placed.length).toBeGreaterThan(0);
      for (const { feet, height } of placed) {
        expect(feet.y).toBeLessThan(0.995);
        expect(feet.y - height).toBeGreaterThan(0);
        expect(feet.x).toBeGreaterThan(0.03);
        expect(feet.x).toBeLessThan(0.97);
      }
    }
  });

  it('leave the photo as it is where there is nothing to stand on', async () => {
    for (const [photo, reading] of [
      [await drawShelves(), inside],
      [await drawWater(), outside],
    ] as const) {
      const peopled = await place(photo, reading, 1);
      expect(peopled.placed).toEqual([]);
      expect(peopled.picture).toBe(photo);
      expect(peopled.reveal).toBeNull();
    }
  });

  it('are not placed on open land where nothing tells how high the camera is', async () => {
    expect((await place(await drawLand(), outside, 1)).placed).toEqual([]);
  });

  it('are placed in the order of their importance', async () => {
    const stand = await standIn(await emptyRoom(), inside);
    expect(stand(1, [mother]).map(({ person: index }) => index)).toEqual([0]);
    const twice = stand(1, [...family, ...family]);
    const shown = twice.map(({ person: index }) => index).sort();
    expect(shown).toEqual(shown.map((_, index) => index));
    expect(shown.length).toBeLessThanOrEqual(4);
  });

  it('come to the same places with the same seed, and to others with others', async () => {
    const photo = await emptyRoom();
    const one = await familyInRoom();
    const again = await place(photo, inside, 1);
    expect(again.placed).toEqual(one.placed);
    expect(Buffer.compare(again.picture.data, one.picture.data)).toBe(0);
    const stand = await standIn(photo, inside);
    expect(stand(1)).toEqual(one.placed);
    const others = [2, 3, 4].map((seed) => stand(seed));
    expect(others.some((placed) => placed[0]?.feet.x !== one.placed[0]?.feet.x)).toBe(true);
  });

  it('change nothing but themselves and the ground that they darken', async () => {
    const photo = await emptyRoom();
    const { picture, placed } = await familyInRoom();
    const highest = Math.min(...placed.map(({ feet, height }) => feet.y - 1.15 * height));
    const rows = Math.floor(highest * photo.height);
    expect(rows).toBeGreaterThan(10);
    const untouched = rows * photo.width * photo.channels;
    expect(
      Buffer.compare(picture.data.subarray(0, untouched), photo.data.subarray(0, untouched)),
    ).toBe(0);
    for (const { feet } of placed) {
      const below = (Math.round(feet.y * photo.height) + 2) * photo.width;
      const at = (below + Math.round(feet.x * photo.width)) * photo.channels;
      expect(picture.data[at]).toBeLessThan(photo.data[at] ?? 0);
    }
  });

  it('come in one after the other', async () => {
    const photo = await emptyRoom();
    const { reveal, placed } = await familyInRoom();
    if (reveal === null) throw new Error('nobody comes in');
    const times = placed.map(({ feet, height }) => {
      const y = Math.round((feet.y - 0.6 * height) * photo.height);
      return reveal.data[y * photo.width + Math.round(feet.x * photo.width)] ?? 0;
    });
    expect(new Set(times).size).toBe(placed.length);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });
});

/** Mean colour of a part of a person, a box of a tenth of the height. */
function colourOf({ picture, placed }: PeopledPhoto, up: number): number[] {
  const who = placed[0];
  if (who === undefined) throw new Error('nobody was placed');
  const size = Math.max(2, Math.round(0.02 * who.height * picture.height));
  const x = Math.round(who.feet.x * picture.width);
  const y = Math.round((who.feet.y - up * who.height) * picture.height);
  const sums = [0, 0, 0];
  for (let row = y - size; row <= y + size; row += 1) {
    for (let column = x - size; column <= x + size; column += 1) {
      for (const channel of [0, 1, 2]) {
        const at = (row * picture.width + column) * picture.channels + channel;
        sums[channel] = (sums[channel] ?? 0) + (picture.data[at] ?? 0);
      }
    }
  }
  return sums.map((sum) => sum / (2 * size + 1) ** 2);
}
const apart = (one: number[], other: number[]) =>
  Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)));

describe('a person', () => {
  it('has the same face and clothes in two rooms, and another person others', async () => {
    const [one, other] = await Promise.all([
      drawRoom({ horizon: 0.42, metres: 1.45 }, 'left'),
      drawRoom({ horizon: 0.5, metres: 1.45 }, 'right'),
    ]);
    const here = await place(one, inside, 1, [mother]);
    const there = await place(other, inside, 9, [mother]);
    const somebody = await place(other, inside, 9, [father]);
    expect(here.placed[0]?.feet).not.toEqual(there.placed[0]?.feet);
    for (const up of [0.93, 0.7]) {
      expect(apart(colourOf(here, up), colourOf(there, up))).toBeLessThan(26);
    }
    expect(apart(colourOf(somebody, 0.7), colourOf(there, 0.7))).toBeGreaterThan(50);
  });
});

describe('a person’s light', () => {
  it('is that of the room: dark in a dark one, warm in a warm one', async () => {
    const photo = await emptyRoom();
    const tinted = (factors: readonly [number, number, number]): Raster => ({
      ...photo,
      data: photo.data.map((value, at) => value * (factors[at % photo.channels] ?? 1)),
    });
    const white = person({ type: 'adult', role: 'woman', clothing: 'white shirt' }, 9);
    const shirtIn = async (room: Raster) =>
      colourOf(await place(room, inside, 1, [white]), 0.66) as [number, number, number];
    const plain = await shirtIn(photo);
    const dark = await shirtIn(tinted([0.5, 0.5, 0.5]));
    for (const channel of [0, 1, 2] as const)
      expect(dark[channel] / plain[channel]).toBeLessThan(0.75);
    const warm = await shirtIn(tinted([1, 0.95, 0.75]));
    expect(warm[0] / warm[2]).toBeGreaterThan(1.04 * (plain[0] / plain[2]));
  });
});

describe('the studio’s people', () => {
  const people = new StudioPeople();

  it('are painted in a thread of their own as they are in this one', async () => {
    const photo = await emptyRoom();
    const { signal } = new AbortController();
    const request = { photo, reading: inside, people: [mother, son], seed: 3 };
    const painted = await people.place({ ...request, signal });
    const here = await placePeople(request);
    expect(painted.placed).toEqual(here.placed);
    expect(Buffer.compare(painted.picture.data, here.picture.data)).toBe(0);
  });

  it('stop for a signal', async () => {
    const photo = await emptyRoom();
    const request = { photo, reading: inside, people: family, seed: 3 };
    const stopped = new AbortController();
    const running = people.place({ ...request, signal: stopped.signal });
    stopped.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
  });
});
