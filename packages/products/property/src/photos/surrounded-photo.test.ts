import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { ScenePhoto } from './scene-photos.js';
import { surroundedPhoto, surroundOf } from './surrounded-photo.js';

describe('a photo that a format would enlarge too much', () => {
  it.each([
    ['a panorama in 9:16', 1600, 420, '9:16', { width: 1600, height: 738 }],
    ['a tiny photo in 9:16', 600, 400, '9:16', { width: 600, height: 738 }],
    ['a small upright photo in 16:9', 400, 800, '16:9', { width: 738, height: 800 }],
    ['a stamp, whole', 120, 40, '9:16', { width: 120, height: 213 }],
  ] as const)('%s has a surround', (_name, width, height, format, size) => {
    expect(surroundOf({ width, height }, format)).toEqual(size);
  });

  it.each([
    ['a camera’s photo in 16:9', 2880, 1920, '16:9'],
    ['a camera’s photo in 9:16', 2880, 1920, '9:16'],
    ['a telephone’s upright photo in 16:9', 2160, 2880, '16:9'],
    ['a photo of 800 pixels in 9:16', 800, 533, '9:16'],
    ['a small photo of the film’s own shape', 800, 450, '16:9'],
    ['a panorama in 16:9', 1600, 420, '16:9'],
  ] as const)('%s fills the frame', (_name, width, height, format) => {
    expect(surroundOf({ width, height }, format)).toBeNull();
  });

  describe('in its surround', () => {
    let folder: string;
    let store: DiskObjectStore;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'surrounded-'));
      store = new DiskObjectStore(folder);
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const stored = async (width: number, height: number): Promise<ScenePhoto> => {
      const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const;
      const jpeg = await sharp({
        create: { width, height, channels: 3, noise, background: '#888' },
      })
        .jpeg({ quality: 95 })
        .toBuffer();
      await store.put('photo-1.jpg', jpeg, { contentType: 'image/jpeg' });
      const focus = { x: 0.25, y: 0 };
      return {
        ...{ id: 'photo-1', imageKey: 'photo-1.jpg', ratio: width / height },
        reading: {
          ...{ setting: 'outside', claims: [], focus },
          ...{ kind: null, time: null },
        },
      };
    };

    it('is sharp in the middle of its own blurred and darker colours', async () => {
      const shown = await surroundedPhoto({ store }, await stored(1600, 420), '9:16');
      expect(shown.ratio).toBeCloseTo(1600 / 738, 5);
      expect(shown.reading.focus).toEqual({ x: 0.5, y: 0.5 });
      const picture = await store.get(shown.imageKey);
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1600, height: 738 });
      const part = async (top: number) => {
        const box = { left: 400, top, width: 400, height: 100 };
        const { channels } = await sharp(await sharp(picture).extract(box).toBuffer()).stats();
        return { mean: channels[1]?.mean ?? 0, spread: channels[1]?.stdev ?? 0 };
      };
      const [above, inside, below] = await Promise.all([part(30), part(320), part(610)]);
      expect(inside.spread).toBeGreaterThan(20);
      for (const around of [above, below]) {
        expect(around.spread).toBeLessThan(5);
        expect(around.mean).toBeLessThan(0.8 * inside.mean);
      }
    });

    it('is left alone where it fills the frame', async () => {
      const photo = await stored(1600, 900);
      expect(await surroundedPhoto({ store }, photo, '16:9')).toBe(photo);
    });
  });
});
