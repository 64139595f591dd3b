import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TimedScene } from '@groundwork/film-pipeline';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { PhotoReading } from '../property-ports.js';
import { insetPeople, insetWarnings } from './people-inset.js';
import type { PeopledScene } from './scene-people.js';

const { signal } = new AbortController();
const cast: Sitter[] = [1, 2].map((seed) => ({
  member: { type: 'adult' },
  seed,
  familySeed: 'home',
}));
const peopled: PeopledScene = {
  ...{ imageKey: 'a.jpg', mapKey: 'a.png', middle: 0.5, rows: null, columns: null },
};
const scene = (index: number, seconds = 6): TimedScene => ({
  ...{ start: index * 6, seconds, speechStart: null },
  transition: { kind: index === 0 ? 'cut' : 'crossfade', seconds: index === 0 ? 0 : 0.8 },
});

describe('the inset of people', () => {
  let folder: string;
  let store: DiskObjectStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'people-inset-'));
    store = new DiskObjectStore(folder);
    const photo = sharp({ create: { width: 320, height: 180, channels: 3, background: '#888' } });
    await store.put('photo.jpg', await photo.jpeg().toBuffer(), { contentType: 'image/jpeg' });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const insets = (
    scenes: readonly (PeopledScene | null)[],
    {
      people = cast,
      seconds = 6,
      readings = [],
    }: {
      people?: Sitter[];
      seconds?: number;
      readings?: readonly Pick<PhotoReading, 'kind' | 'time'>[];
    } = {},
  ) =>
    insetPeople(
      { store },
      {
        ...{ cast: people, peopled: scenes, prefix: 'tasks/one', format: '16:9', taken: [] },
        timed: scenes.map((_, index) => scene(index, seconds)),
        photos: scenes.map((_, index) => ({
          imageKey: 'photo.jpg',
          reading: { kind: null, time: null, ...readings[index], focus: { x: 0.5, y: 0.5 } },
        })),
      },
      signal,
    );

  it('stands in one of three scenes without people, and in one of four of a long film', async () => {
    const overlays = await insets([null, null, null, peopled, null]);
    expect(overlays.map(({ kind, start }) => [kind, start])).toEqual([
      ['inset', 0.5],
      ['inset', 25.3],
    ]);
    const long = await insets(Array.from({ length: 30 }, () => null));
    expect(long.map(({ start }) => Math.floor((start ?? 0) / 6))).toEqual([
      ...[0, 4, 8, 12, 16, 20, 24, 28],
    ]);
    for (const { start, end } of overlays) expect((end ?? 0) - (start ?? 0)).toBeGreaterThan(4);
    const picture = await sharp(await store.get('tasks/one/people-inset.png')).metadata();
    // Cut from a picture of the whole group, 1600x1200, so that faces are seen in an inset of 389 pixels.
    expect(picture.width).toBeGreaterThan(389);
    expect(picture.width).toBeLessThan(1200);
    expect((picture.width ?? 0) / (picture.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });

  it('stands in no plan and no bathroom', async () => {
    const kinds = ['floor_plan', 'bathroom', null] as const;
    const readings = kinds.map((kind) => ({ kind, time: null }));
    const [only, ...others] = await insets([null, null, null], { readings });
    expect([only?.start, others]).toEqual([13.3, []]);
  });

  it('is darker over a photo of the evening', async () => {
    const overlays = await insets([null, peopled, peopled, null], {
      readings: [{ kind: null, time: 'night' }],
    });
    const light = await Promise.all(
      overlays.map(async (overlay) => {
        const key = 'image_key' in overlay ? overlay.image_key : '';
        const { channels } = await sharp(await store.get(key)).stats();
        return channels[1]?.mean ?? 0;
      }),
    );
    expect(light[0]).toBeLessThan(0.7 * (light[1] ?? 0));
  });

  it('is left out where everybody stands in the photos, where nobody lives, and where time is short', async () => {
    expect(await insets([peopled, peopled])).toEqual([]);
    expect(await insets([null], { people: [] })).toEqual([]);
    expect(await insets([null], { seconds: 2 })).toEqual([]);
  });

  it('is reported with the photos that have it', () => {
    const photos = ['photo-1', 'photo-2', 'photo-3'].map((id) => ({ id }));
    expect(insetWarnings(photos, [null, peopled, null])).toEqual([
      { code: 'PEOPLE_IN_INSET', message: expect.stringMatching(/: photo-1, photo-3$/) },
    ]);
    expect(insetWarnings(photos, [peopled, peopled, peopled])).toEqual([]);
    expect(insetWarnings(photos, [])).toEqual([]);
  });
});
