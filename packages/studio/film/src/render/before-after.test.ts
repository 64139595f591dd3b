import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sampleScene, sampleStore, sampleStoryboard } from '../fixtures/sample-film.js';
import { layOutBeforeAfter, makeBeforeAfter } from './before-after.js';
import { type Area, changedArea } from './changed-area.js';

const folder = await mkdtemp(join(tmpdir(), 'before-after-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a picture of before and after', () => {
  const frames = { '9:16': { width: 1080, height: 1920 }, '16:9': { width: 1920, height: 1080 } };
  const inside = (inner: Area, outer: Area) =>
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height;

  it.each([
    ['9:16', { left: 300, top: 900, width: 500, height: 300 }, true],
    ['16:9', { left: 1500, top: 500, width: 300, height: 320 }, false],
    // A row of houses from edge to edge is larger when the panels are wide.
    ['16:9', { left: 60, top: 500, width: 1800, height: 260 }, true],
    // A tower is larger when they are narrow.
    ['9:16', { left: 500, top: 200, width: 160, height: 1500 }, false],
    ['9:16', { left: 0, top: 0, width: 1080, height: 1920 }, true],
  ] as const)(
    'in %s shows all of a change at %j in both, stacked: %s',
    (format, change, stacked) => {
      const frame = frames[format];
      const whole = { left: 0, top: 0, ...frame };
      const { crop, panels, isStacked } = layOutBeforeAfter(change, frame);
      expect(isStacked).toBe(stacked);
      expect(inside(change, crop)).toBe(true);
      for (const area of [crop, ...panels]) expect(inside(area, whole)).toBe(true);
      const [before, after] = panels;
      expect([before.width, before.height]).toEqual([after.width, after.height]);
      expect(
        before.top + before.height <= after.top || before.left + before.width <= after.left,
      ).toBe(true);
    },
  );

  it('finds where two pictures are not the same, whatever single pixels say', async () => {
    const create = { width: 960, height: 640, channels: 3, background: '#306030' } as const;
    const box = (width: number, height: number) =>
      sharp({ create: { ...create, width, height, background: '#d0c0a0' } })
        .png()
        .toBuffer();
    const [plot, built] = [join(folder, 'plot.png'), join(folder, 'built.png')];
    await sharp({ create }).toFile(plot);
    await sharp({ create })
      .composite([
        { input: await box(200, 120), left: 640, top: 300 },
        { input: await box(4, 4), left: 20, top: 600 },
      ])
      .toFile(built);
    const found = await changedArea(plot, built);
    expect(found).not.toBeNull();
    for (const [side, value] of Object.entries({ left: 640, top: 300, width: 200, height: 120 })) {
      expect(Math.abs((found?.[side as keyof Area] ?? 0) - value)).toBeLessThanOrEqual(8);
    }
    expect(await changedArea(plot, plot)).toBeNull();
  });

  it('is of a proposal that came about on its plot: the plot whole, then what stands on it', async () => {
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
    const plain = (background: string) =>
      sharp({ create: { width: 1920, height: 1080, channels: 3, background } })
        .png()
        .toBuffer();
    const store = sampleStore({ plot: await plain('#c01010'), house: await plain('#10c010') });
    const outputFile = join(folder, 'before-after.jpg');
    const draw = (storyboard: ReturnType<typeof scene>) =>
      makeBeforeAfter({
        storyboard,
        readObject: store,
        outputFile,
        labels: { before: 'Vorher', after: 'Nachher' },
        signal: new AbortController().signal,
      });
    expect(await draw(scene('photo', true))).toBeNull();
    expect(await draw(scene('proposal', false))).toBeNull();
    expect(await readdir(folder)).not.toContain('before-after.jpg');
    expect(await draw(scene('proposal', true))).not.toBeNull();
    const { data, info } = await sharp(outputFile).raw().toBuffer({ resolveWithObject: true });
    expect([info.format, info.width, info.height]).toEqual(['raw', 1920, 1080]);
    const at = (x: number, y: number) => [...data.subarray((y * 1920 + x) * 3).subarray(0, 3)];
    // All has changed, so each panel shows the whole frame as large as it can.
    const [before, after, line] = [at(480, 540), at(1440, 540), at(960, 540)];
    expect([before[0] ?? 0, after[1] ?? 0].every((value) => value > 150)).toBe(true);
    expect([before[1] ?? 255, after[0] ?? 255].every((value) => value < 60)).toBe(true);
    expect(Math.min(...line)).toBeGreaterThan(200);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
