import { landReadingDataSchema, refusalAmong } from '@groundwork/contract/land/reading';
import { decodeRaster, noPhotoMetadata, type Raster } from '@groundwork/imaging';
import { readPhotoInWorker } from '@groundwork/photo-reading/reading/read-in-worker';
import { samplePlot } from '@groundwork/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ReadPlot } from '../ports.js';
import { StudioPlot } from './studio-plot.js';
import { terrainOfHint } from './terrain-hint.js';

describe('terrainOfHint', () => {
  it.each([
    ['Meadow with a view', 'meadow'],
    ['ladera con vistas', 'hillside'],
    ['Hanglage', 'hillside'],
    ['am Hang', 'hillside'],
    ['forêt', 'forest'],
    ['spiaggia', 'coast'],
    ['frente al mar', 'coast'],
    ['campo agrícola', 'field'],
    ['neve', 'snow'],
    ['muntanya', 'mountain'],
  ])('understands %s as %s', (hint, terrain) => {
    expect(terrainOfHint(hint)).toBe(terrain);
  });

  it('does not guess at words that it does not know', () => {
    for (const hint of ['', 'lot 7', 'maravilla', 'seated', '<script>']) {
      expect([hint, terrainOfHint(hint)]).toEqual([hint, null]);
    }
  });
});

describe('StudioPlot', () => {
  const { signal } = new AbortController();
  let photo: Raster;
  let found: ReadPlot;
  const read = (change: Partial<Parameters<StudioPlot['read']>[0]> = {}) =>
    plot.read({
      ...{ photo, metadata: noPhotoMetadata, area: null, terrainHint: null, signal },
      ...change,
    });
  const plot = new StudioPlot();

  beforeAll(async () => {
    photo = await decodeRaster(await samplePlot({ width: 960, height: 640 }));
    found = await read();
  }, 60_000);

  it('reads a photo once for all who ask the same of it, and sees it once for other questions', async () => {
    const asked: boolean[] = [];
    const counting = new StudioPlot((order, stop) => {
      asked.push(order.seen !== null);
      return readPhotoInWorker(order, stop);
    });
    const copy = { ...photo, data: Buffer.from(photo.data) };
    const input = { metadata: noPhotoMetadata, area: null, terrainHint: null, signal };
    const { data } = await counting.read({ ...input, photo });
    expect((await counting.read({ ...input, photo: copy, terrainHint: 'coast' })).data).toEqual(
      data,
    );
    expect(asked).toEqual([false]);
    await counting.read({ ...input, photo: copy, sizes: { plotAreaM2: 900 } });
    expect(asked).toEqual([false, true]);
  }, 60_000);

  it('judges a photo as it reads it, and a reading needs no second sight', async () => {
    const asked: boolean[] = [];
    const counting = new StudioPlot((order, stop) => {
      asked.push(order.seen !== null);
      return readPhotoInWorker(order, stop);
    });
    const input = { metadata: noPhotoMetadata, area: null, terrainHint: null, signal, photo };
    const judged = await counting.judge(input);
    const { data } = await counting.read(input);
    expect(judged).toEqual({ photo: data.photo, objections: data.objections });
    expect(asked).toEqual([true]);
    expect(await counting.judge(input)).toEqual(judged);
  }, 60_000);

  it('finds an area with a camera that sees it on the ground, and tells it as data', () => {
    const { reading, data } = found;
    expect(reading).toMatchObject({ areaSource: 'auto', terrain: { view: 'eye_level' } });
    expect(reading.camera).toMatchObject({ width: 960, height: 640 });
    for (const { y } of reading.area) expect(y).toBeGreaterThan(reading.terrain.horizonY ?? 1);
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
    expect(landReadingDataSchema.parse(data)).toEqual(data);
    expect(data.plot?.polygon).toHaveLength(reading.area.length);
    expect(data.plot?.area_m2).toBeGreaterThan(150);
    expect(data.camera.assumed).toContain('height_m');
    expect(refusalAmong(data.objections)).toBeNull();
  });

  it('gives no size where nothing tells the scale', async () => {
    const area = { source: 'polygon' as const, polygon: found.reading.area };
    const metadata = { ...noPhotoMetadata, gimbalPitchDegrees: -90 };
    const { data } = await read({ metadata, area });
    expect(data.scale).toEqual({ source: 'unknown', low_m2: null, high_m2: null });
    expect(data.plot).toMatchObject({ area_m2: null, width_m: null, depth_m: null });
    const told = await read({ metadata, area, sizes: { plotAreaM2: 720 } });
    expect(told.data.plot?.area_m2).toBe(720);
    expect(refusalAmong(told.data.objections)).toBeNull();
  });

  it('explains a reading as it was used', async () => {
    const { reading, explain } = found;
    const explanation = await explain(reading);
    // The photo at 1280 pixels of width, and the panel under it.
    expect(explanation).toMatchObject({ width: 1280, channels: 3 });
    expect(explanation.height).toBeGreaterThan(Math.round((1280 * 640) / 960) + 100);
    expect(explanation.data.length).toBe(1280 * explanation.height * 3);
    const moved = reading.area.map(({ x, y }) => ({ x: x * 0.8, y }));
    const other = await explain({ ...reading, area: moved });
    expect(Buffer.compare(other.data, explanation.data)).not.toBe(0);
    const none = await explain({ ...reading, area: [], areaConfidence: 0 });
    expect(none.width).toBe(1280);
  });

  it("takes the customer's area as it is, and puts the horizon over it", async () => {
    const polygon = [
      { x: 0.2, y: 0.47 },
      { x: 0.8, y: 0.47 },
      { x: 0.9, y: 0.8 },
      { x: 0.1, y: 0.8 },
    ];
    const { reading, data } = await read({
      area: { source: 'polygon', polygon },
      terrainHint: 'ladera',
    });
    expect(reading).toMatchObject({ area: polygon, areaConfidence: 1, areaSource: 'polygon' });
    expect(reading.terrain.terrain).toBe('hillside');
    expect(reading.terrain.horizonY).toBeLessThan(0.47);
    expect(data.plot?.confidence).toBe(1);
  });

  it('refuses what shows no land, with a code and the way out', async () => {
    const data = new Uint8Array(300 * 200 * 3).fill(127);
    const { data: reading } = await read({ photo: { width: 300, height: 200, channels: 3, data } });
    const refusal = refusalAmong(reading.objections);
    expect(['PHOTO_NOT_LAND', 'AREA_NOT_FOUND']).toContain(refusal?.code);
    expect(refusal?.sentence).toMatch(/send/);
  });
});
