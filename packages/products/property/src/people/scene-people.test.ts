import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFilmPorts } from '@groundwork/film-pipeline/film-ports';
import { decodeRaster } from '@groundwork/imaging';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { propertyPorts } from '../open-ports.js';
import type { ScenePhoto } from '../photos/scene-photos.js';
import { castScenes, peopledPicture, SHORTEST_LIVING_SECONDS } from './scene-people.js';

const { signal } = new AbortController();
const engine = (
  await propertyPorts(async () => embeddedFilmPorts({ ESPEAK_PATH: 'espeak-ng' })).load()
)();
const image = { contentType: 'image/jpeg' };

const sitter = (type: 'adult' | 'child', seed: number): Sitter => ({
  member: { type, ...(type === 'child' ? { age: '7' } : {}) },
  seed,
  familySeed: 'home',
});
/** More than one photo shows. */
const cast = [
  ...[1, 2].map((seed) => sitter('adult', seed)),
  ...[3, 4, 5, 6].map((seed) => sitter('child', seed)),
];

/** A bare room: a wall, and a floor to the lower border. */
const room = (wall: string) =>
  `<rect width="640" height="430" fill="${wall}"/><rect y="250" width="640" height="180" fill="#b28c64"/>`;
describe('the people of a film’s scenes', () => {
  let folder: string;
  let store: DiskObjectStore;
  let photos: ScenePhoto[];
  const prefix = 'tasks/one';
  const film = () =>
    castScenes({ store, engine }, { photos, cast, format: '16:9', seed: 3, prefix }, signal);
  const shownIn = async (id: string): Promise<number[]> =>
    JSON.parse((await store.get(`${prefix}/${id}-people.json`)).toString()).shown;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scene-people-'));
    store = new DiskObjectStore(folder);
    const shapes = [room('#e9e3d8'), room('#c9c3b8'), room('#d5dde2')];
    photos = await Promise.all(
      shapes.map(async (shape, index): Promise<ScenePhoto> => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="430">${shape}</svg>`;
        const imageKey = `${prefix}/photo-${index + 1}.jpg`;
        await store.put(imageKey, await sharp(Buffer.from(svg)).jpeg().toBuffer(), image);
        const focus = { x: 0.5, y: 0.5 };
        const reading = {
          setting: 'inside',
          claims: [],
          focus,
          ...{ kind: index === 1 ? ('bathroom' as const) : null, time: null },
        } as const;
        return { id: `photo-${index + 1}`, imageKey, ratio: 640 / 430, reading };
      }),
    );
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are all seen in the end, a grown one in every scene, and nobody in a bathroom', async () => {
    const scenes = await film();
    expect(scenes.map((scene) => scene !== null)).toEqual([true, false, true]);
    const first = await shownIn('photo-1');
    const last = await shownIn('photo-3');
    expect(new Set([...first, ...last]).size).toBe(cast.length);
    for (const shown of [first, last]) expect(Math.min(...shown)).toBeLessThan(2);
    expect(Math.min(...first)).not.toBe(Math.max(...first));
  });

  it('lie in the store as large as their photos', async () => {
    const [scene] = await film();
    for (const key of [scene?.imageKey, scene?.mapKey]) {
      const { width, height } = await decodeRaster(await store.get(key ?? ''));
      expect([width, height]).toEqual([640, 430]);
    }
  });

  it('are not painted again by a worker that takes over', async () => {
    const scenes = await film();
    const key = `${prefix}/photo-1-people.jpg`;
    const mark = await store.get(`${prefix}/photo-1.jpg`);
    await store.put(key, mark, image);
    expect(await film()).toEqual(scenes);
    expect(Buffer.compare(await store.get(key), mark)).toBe(0);
  });

  it('come into the photo, are there while it is still seen, and leave it as it was', () => {
    const [photo] = photos;
    if (photo === undefined) throw new Error('there is no photo');
    const people = {
      imageKey: 'people.jpg',
      mapKey: 'map.png',
      rows: { top: 0.3, bottom: 1 },
      columns: { left: 0.75, right: 0.85 },
    };
    for (const seconds of [SHORTEST_LIVING_SECONDS, 9]) {
      const shown = { seconds, format: '16:9' as const };
      const { image_key, reveal } = peopledPicture(photo, people, { ...shown, isFilmed: false });
      expect(image_key).toBe('people.jpg');
      expect(reveal).toMatchObject({ from_key: photo.imageKey, map_key: 'map.png' });
      const there = (reveal?.start ?? 0) + (reveal?.seconds ?? 9);
      expect((reveal?.back?.start ?? 0) - there).toBeGreaterThan(1.5);
      expect((reveal?.back?.start ?? 9) + (reveal?.back?.seconds ?? 9)).toBeLessThan(seconds);
      const filmed = peopledPicture(photo, people, { ...shown, isFilmed: true });
      expect(filmed.reveal?.back).toBeUndefined();
    }
    expect(peopledPicture(photo, null, { seconds: 5, format: '9:16', isFilmed: false })).toEqual({
      image_key: photo.imageKey,
      reveal: null,
      focus: photo.reading.focus,
    });
  });

  it('are looked at where the film shows but a part of the photo’s width', () => {
    const [photo] = photos;
    if (photo === undefined) throw new Error('there is no photo');
    const people = {
      imageKey: 'people.jpg',
      mapKey: 'map.png',
      rows: { top: 0.3, bottom: 1 },
      columns: { left: 0.75, right: 0.85 },
    };
    const upright = peopledPicture(photo, people, { seconds: 5, format: '9:16', isFilmed: false });
    expect(upright.focus.x).toBeGreaterThan(0.7);
    const wide = peopledPicture(photo, people, { seconds: 5, format: '16:9', isFilmed: false });
    expect(wide.focus.x).toBe(photo.reading.focus.x);
  });

  it('are seen as far as they are drawn where the film shows but a part of the photo’s height', () => {
    const [photo] = photos;
    if (photo === undefined) throw new Error('there is no photo');
    const rowOf = (rows: { top: number; bottom: number }) => {
      const people = {
        imageKey: 'people.jpg',
        mapKey: 'map.png',
        rows,
        columns: { left: 0.75, right: 0.85 },
      };
      return peopledPicture(photo, people, { seconds: 5, format: '16:9', isFilmed: false }).focus.y;
    };
    const half = photo.ratio / (16 / 9) / 2;
    expect(rowOf({ top: 0.4, bottom: 0.97 }) + half).toBeGreaterThan(0.99);
    expect(rowOf({ top: 0.03, bottom: 0.6 }) - half).toBeLessThan(0.01);
    expect(rowOf({ top: 0.3, bottom: 0.7 })).toBe(photo.reading.focus.y);
    // A person too tall for the frame loses as much above as below.
    expect(rowOf({ top: 0, bottom: 1 })).toBeCloseTo(0.5, 6);
  });

  it('stay in a frame that is narrower than the photo', () => {
    const [photo] = photos;
    if (photo === undefined) throw new Error('there is no photo');
    const people = {
      ...{ imageKey: 'people.jpg', mapKey: 'map.png' },
      ...{ rows: { top: 0.3, bottom: 1 }, columns: { left: 0.7, right: 0.9 } },
    };
    const seen = { seconds: 5, format: '9:16', isFilmed: false } as const;
    const { x } = peopledPicture(photo, people, seen).focus;
    const half = 9 / 16 / photo.ratio / 2;
    expect(x).toBeLessThan(0.8);
    expect(x + half).toBeGreaterThan(0.9);
  });

  it('stand at the lower edge of the picture, their heads within it', async () => {
    const [scene] = await film();
    const { top, bottom } = scene?.rows ?? { top: 1, bottom: 0 };
    expect(bottom).toBe(1);
    expect(top).toBeGreaterThan(0.05);
    expect(top).toBeLessThan(0.7);
    const { left, right } = scene?.columns ?? { left: 1, right: 0 };
    expect(right - left).toBeGreaterThan(0.1);
    expect(left).toBeLessThan(right);
  });
});
