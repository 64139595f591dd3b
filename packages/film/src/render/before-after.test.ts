import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { samplePicture, sampleScene, sampleStoryboard } from '../sample-film.js';
import { joinBeforeAfter } from './before-after.js';
import { makeCoverBefore } from './make-cover.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'before-after-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a picture of before and after', () => {
  it('shows the left of the one and the right of the other, with a line between', async () => {
    const plain = async (name: string, background: string) => {
      const create = { width: 400, height: 300, channels: 3, background } as const;
      await sharp({ create }).jpeg().toFile(join(folder, name));
      return join(folder, name);
    };
    const [before, after] = [await plain('a.jpg', '#c01010'), await plain('b.jpg', '#10c010')];
    const joined = join(folder, 'joined.jpg');
    await joinBeforeAfter(before, after, joined);
    const { data, info } = await sharp(joined).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 300]);
    const at = (x: number, y: number) => [...data.subarray((y * 400 + x) * 3).subarray(0, 2)];
    const [left, right, line] = [at(60, 60), at(340, 60), at(200, 60)];
    expect(left[0]).toBeGreaterThan(150);
    expect(left[1]).toBeLessThan(60);
    expect(right[0]).toBeLessThan(60);
    expect(right[1]).toBeGreaterThan(150);
    expect(Math.min(...line)).toBeGreaterThan(150);
    expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'b.jpg', 'joined.jpg']);
  });

  it.each([
    [20, 120],
    [230, 250],
    [360, 280],
  ])('is split where the change has its middle: a house at %i px at %i px', async (x, line) => {
    const create = { width: 400, height: 300, channels: 3, background: '#306030' } as const;
    const plot = join(folder, `plot-${x}.jpg`);
    const built = join(folder, `built-${x}.jpg`);
    await sharp({ create }).jpeg().toFile(plot);
    const house = { create: { ...create, width: 40, height: 80, background: '#d0c0a0' } };
    const input = await sharp(house).png().toBuffer();
    await sharp({ create })
      .composite([{ input, left: x, top: 150 }])
      .jpeg()
      .toFile(built);
    const joined = join(folder, `joined-${x}.jpg`);
    await joinBeforeAfter(plot, built, joined);
    const { data } = await sharp(joined).raw().toBuffer({ resolveWithObject: true });
    const isWhite = (column: number) => (data[(20 * 400 + column) * 3] ?? 0) > 150;
    const columns = Array.from({ length: 400 }, (_, column) => column).filter(isWhite);
    expect(columns.length).toBeGreaterThan(0);
    expect(Math.abs((columns[0] ?? 0) - line)).toBeLessThan(6);
  });

  it('is of a proposal that came about on its plot, and of nothing else', async () => {
    const scene = (kind: 'proposal' | 'photo', reveal: boolean) =>
      sampleStoryboard({
        scenes: [
          sampleScene({
            kind,
            image_key: 'house',
            reveal: reveal ? { from_key: 'plot', map_key: 'map', start: 0.1, seconds: 0.2 } : null,
          }),
        ],
      });
    const { signal } = new AbortController();
    const plot = await samplePicture(40);
    const read: string[] = [];
    const draw = (storyboard: ReturnType<typeof scene>) =>
      makeCoverBefore({
        storyboard,
        signal,
        outputFile: join(folder, 'before.jpg'),
        readObject: async (key) => {
          read.push(key);
          return plot;
        },
      });
    expect(await draw(scene('photo', true))).toBeNull();
    expect(await draw(scene('proposal', false))).toBeNull();
    expect(read).toEqual([]);
    expect(await draw(scene('proposal', true))).not.toBeNull();
    expect(read).toEqual(['plot']);
    const { format, width } = await sharp(await readFile(join(folder, 'before.jpg'))).metadata();
    expect([format, width]).toEqual(['jpeg', 1920]);
  });
});
