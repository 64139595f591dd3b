import type { Raster } from '@groundwork/imaging';
import { noPhotoMetadata } from '@groundwork/imaging';
import { fillPolygon, polygonShare, signedArea } from '@groundwork/imaging/polygon-geometry';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type TerrainClass, terrainReadingSchema } from '../terrain-reading.js';
import { drawnPlots } from './drawn-plots.js';
import type { DrawnScene } from './drawn-scenes.js';
import { readTerrainInDetailInWorker, readTerrainInWorker } from './read-in-worker.js';
import type { DetailedReading } from './read-terrain.js';

type PlotName = keyof typeof drawnPlots;
const names = Object.keys(drawnPlots) as PlotName[];
const scenes = new Map<PlotName, { scene: DrawnScene; found: DetailedReading }>();
const { signal } = new AbortController();
const read = (photo: Raster, metadata = noPhotoMetadata) =>
  readTerrainInDetailInWorker(photo, metadata, signal);

beforeAll(async () => {
  for (const name of names) {
    const scene = drawnPlots[name]();
    scenes.set(name, { scene, found: await read(scene.photo) });
  }
}, 60_000);

function plot(name: PlotName) {
  const known = scenes.get(name);
  if (known === undefined) throw new Error(`No drawn plot ${name}.`);
  return known;
}

/** Share of each true class inside the suggested area. */
function insideArea(name: PlotName): Map<TerrainClass, number> {
  const { scene, found } = plot(name);
  const { width, height } = scene.photo;
  const inside = fillPolygon(found.reading.area.polygon, width, height);
  const counts = new Map<TerrainClass, number>();
  const total = inside.reduce((sum, cell) => sum + cell, 0);
  for (const [at, cell] of inside.entries()) {
    const kind = scene.truth[at];
    if (cell === 1 && kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1 / total);
  }
  return counts;
}

function accuracy({ scene, found }: { scene: DrawnScene; found: DetailedReading }): number {
  const { width, height } = scene.photo;
  let right = 0;
  let count = 0;
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const row = Math.floor((y * found.map.height) / height);
      const column = Math.floor((x * found.map.width) / width);
      count += 1;
      if (found.map.classes[row * found.map.width + column] === scene.truth[y * width + x])
        right += 1;
    }
  }
  return right / count;
}

describe.each(names)('the drawn plot %s', (name) => {
  it('is told apart into its classes', () => {
    expect(accuracy(plot(name))).toBeGreaterThan(0.93);
  });

  it('has its area on open ground only, away from everything else', () => {
    const inside = insideArea(name);
    expect(inside.get('ground')).toBeGreaterThan(0.995);
  });

  it('has an area that is a clean convex outline and the subject of the frame', () => {
    const { polygon, confidence } = plot(name).found.reading.area;
    expect(polygon.length).toBeGreaterThanOrEqual(4);
    expect(polygon.length).toBeLessThanOrEqual(6);
    const side = Math.sign(signedArea(polygon));
    for (const [index, b] of polygon.entries()) {
      const a = polygon.at(index - 1) ?? b;
      const c = polygon[(index + 1) % polygon.length] ?? b;
      const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
      expect(turn * side).toBeGreaterThanOrEqual(-1e-9);
    }
    const columns = polygon.map((point) => point.x);
    const width = Math.max(...columns) - Math.min(...columns);
    expect(width).toBeGreaterThan(0.45);
    expect(width).toBeLessThan(0.9);
    expect(polygonShare(polygon)).toBeGreaterThan(0.05);
    for (const { y } of polygon) expect(y).toBeLessThan(0.97);
    expect(confidence).toBeGreaterThan(0.6);
  });

  it('has its horizon where it was drawn', () => {
    const { scene, found } = plot(name);
    if (scene.horizonY === null) {
      expect(found.reading).toMatchObject({ horizonY: null, view: 'straight_down' });
    } else {
      expect(found.reading.view).toBe('eye_level');
      expect(Math.abs((found.reading.horizonY ?? 0) - scene.horizonY)).toBeLessThan(0.025);
    }
  });

  it('gives a reading that can be stored', () => {
    const { reading } = plot(name).found;
    const stored: unknown = JSON.parse(JSON.stringify(reading));
    expect(terrainReadingSchema.parse(stored)).toEqual(reading);
    const total = Object.values(reading.shares).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 6);
  });
});

describe('readTerrain', () => {
  it.each([
    ['meadow', 'meadow'],
    ['snow', 'snow'],
    ['desert', 'desert'],
    ['hillside', 'hillside'],
    ['valley', 'mountain'],
    ['beach', 'coast'],
    ['town', 'urban'],
    ['fromAbove', 'field'],
  ] as const)('names %s %s', (name, terrain) => {
    expect(plot(name).found.reading.terrain).toBe(terrain);
  });

  it('sees water, road, trees and houses where they are', () => {
    const share = (name: PlotName) => plot(name).found.reading.shares;
    expect(share('beach').water).toBeGreaterThan(0.08);
    expect(share('lakeside').water).toBeGreaterThan(0.03);
    expect(share('roadside').road).toBeGreaterThan(0.03);
    expect(share('fromAbove').road).toBeGreaterThan(0.04);
    expect(share('fromAbove').building).toBeGreaterThan(0.004);
    expect(share('town').building).toBeGreaterThan(0.06);
    for (const name of ['meadow', 'dusk', 'desert'] as const) {
      expect([name, share(name).water + share(name).road + share(name).building]).toEqual([
        name,
        0,
      ]);
    }
  });

  it('tells an evening from a day', () => {
    const evening = plot('dusk').found.reading.shading;
    const day = plot('meadow').found.reading.shading;
    expect(evening.warmth).toBeGreaterThan(day.warmth + 0.5);
    expect(evening.elevationDegrees).toBeLessThan(16);
    expect(evening.brightness).toBeLessThan(day.brightness - 0.1);
  });

  it('believes the gimbal of a drone over the picture', async () => {
    const { photo } = plot('meadow').scene;
    const down = await read(photo, { ...noPhotoMetadata, gimbalPitchDegrees: -90 });
    expect(down.reading).toMatchObject({ view: 'straight_down', horizonY: null });
    const oblique = await read(photo, {
      ...noPhotoMetadata,
      gimbalPitchDegrees: -20,
      focalLength35mm: 24,
    });
    expect(oblique.reading.view).toBe('oblique');
    // 0.5 - tan(20°) * (24 / 36) * 660 / 440
    expect(oblique.reading.horizonY).toBeCloseTo(0.136, 3);
  });

  it('has no confidence in a room, and does not fail on pictures of nothing', async () => {
    const paint = (colour: (x: number, y: number) => readonly [number, number, number]): Raster => {
      const data = new Uint8Array(300 * 200 * 3);
      for (let at = 0; at < 300 * 200; at += 1) {
        data.set(colour((at % 300) / 300, Math.floor(at / 300) / 200), at * 3);
      }
      return { width: 300, height: 200, channels: 3, data };
    };
    const room = paint((x, y) => {
      if (y < 0.2) return [236, 234, 230];
      if (y > 0.7) return [150, 110, 80];
      const window = (x * 5) % 1 > 0.55 && y > 0.3 && y < 0.6;
      const shelf = (x * 11) % 1 > 0.9;
      return window ? [90, 140, 190] : shelf ? [60, 50, 45] : [200, 190, 178];
    });
    expect((await read(room)).reading.area.confidence).toBeLessThan(0.35);
    for (const grey of [0, 128, 255]) {
      const { reading } = await read(paint(() => [grey, grey, grey]));
      expect(terrainReadingSchema.safeParse(reading).success).toBe(true);
    }
    const sliver = {
      width: 9,
      height: 700,
      channels: 3 as const,
      data: new Uint8Array(9 * 700 * 3),
    };
    const { reading } = await read(sliver);
    expect(terrainReadingSchema.safeParse(reading).success).toBe(true);
  });

  it('reads the same in a thread, and the same again', async () => {
    const { scene, found } = plot('lakeside');
    const again = await read(scene.photo);
    expect(again.reading).toEqual(found.reading);
  });

  it('stops its thread with the reason of the signal', async () => {
    const { photo } = plot('meadow').scene;
    const controller = new AbortController();
    const reading = readTerrainInWorker(photo, noPhotoMetadata, controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
  });
});
