import type { Point, Raster } from '@groundwork/imaging';
import { noPhotoMetadata, type PhotoMetadata, pipelineOf, resizeRaster } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type TerrainReading, terrainReadingSchema } from '../terrain-reading.js';
import { drawnPlots } from './drawn-plots.js';
import { readTerrainInDetailInWorker, readTerrainInWorker } from './read-in-worker.js';

const { signal } = new AbortController();
const read = (photo: Raster, metadata: PhotoMetadata = noPhotoMetadata) =>
  readTerrainInWorker(photo, metadata, signal);

type PlotName = keyof typeof drawnPlots;
const known = new Map<PlotName, Promise<TerrainReading>>();

/** The reading of a drawn plot as it is, made once. */
function readingOf(name: PlotName): Promise<TerrainReading> {
  const reading = known.get(name) ?? read(drawnPlots[name]().photo);
  known.set(name, reading);
  return reading;
}

/** A picture as another photographer, camera or web page would have delivered it. */
const variants: Record<string, (photo: Raster) => Promise<Raster>> = {
  smaller: (photo) =>
    resizeRaster(photo, Math.round(photo.width * 0.6), Math.round(photo.height * 0.6)),
  larger: (photo) =>
    resizeRaster(photo, Math.round(photo.width * 1.6), Math.round(photo.height * 1.6)),
  'badly compressed': async (photo) =>
    rasterOf(await pipelineOf(photo).jpeg({ quality: 30 }).toBuffer()),
  dull: async (photo) =>
    rasterOf(
      await pipelineOf(photo).modulate({ saturation: 0.75 }).linear(0.88, 14).png().toBuffer(),
    ),
};

async function rasterOf(bytes: Buffer): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

function cropped(photo: Raster, left: number, top: number, right: number, bottom: number) {
  const [x, y] = [Math.round(left * photo.width), Math.round(top * photo.height)];
  const width = Math.round(right * photo.width) - x;
  const height = Math.round(bottom * photo.height) - y;
  return pipelineOf(photo)
    .extract({ left: x, top: y, width, height })
    .png()
    .toBuffer()
    .then(rasterOf);
}

/** Whether two sides of an outline that do not meet at a corner cross. */
function crossesItself(polygon: readonly Point[]): boolean {
  const turn = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return polygon.some((a, i) =>
    polygon.some((c, j) => {
      const b = polygon[(i + 1) % polygon.length] ?? a;
      const d = polygon[(j + 1) % polygon.length] ?? c;
      const apart = Math.abs(i - j);
      if (apart < 2 || apart === polygon.length - 1) return false;
      return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
    }),
  );
}

const names = ['meadow', 'hillside', 'fromAbove'] as const;

describe.each(names)('a photo of the drawn plot %s', (name) => {
  const photo = drawnPlots[name]().photo;
  let first: TerrainReading;

  beforeAll(async () => {
    first = await readingOf(name);
  }, 60_000);

  it.each(Object.keys(variants))('reads alike when it is %s', async (variant) => {
    const change = variants[variant];
    if (change === undefined) throw new Error(`No variant ${variant}.`);
    const changed = await change(photo);
    const reading = await read(changed);
    expect(terrainReadingSchema.parse(reading)).toEqual(reading);
    expect([reading.view, reading.terrain]).toEqual([first.view, first.terrain]);
    if (first.horizonY !== null) {
      expect(Math.abs((reading.horizonY ?? 1) - first.horizonY)).toBeLessThan(0.03);
    }
    const { polygon, confidence } = reading.area;
    expect(Math.abs(confidence - first.area.confidence)).toBeLessThan(0.15);
    expect(crossesItself(polygon)).toBe(false);
    for (const { x, y } of polygon) {
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.02);
    }
    for (const kind of ['sky', 'ground', 'vegetation', 'water', 'building'] as const) {
      expect(Math.abs(reading.shares[kind] - first.shares[kind])).toBeLessThan(0.08);
    }
  });
});

describe('a photo taken in mist', () => {
  it.each(['meadow', 'hillside', 'fromAbove'] as const)(
    'keeps its view and its name, and the area on open ground: %s',
    async (name) => {
      const { photo, truth } = drawnPlots[name]();
      const clear = await readingOf(name);
      const mist = pipelineOf(photo).modulate({ saturation: 0.65 }).linear(0.65, 50);
      const reading = await read(await rasterOf(await mist.png().toBuffer()));
      expect([reading.view, reading.terrain]).toEqual([clear.view, clear.terrain]);
      const inside = fillPolygon(reading.area.polygon, photo.width, photo.height);
      let count = 0;
      let ground = 0;
      for (const [at, cell] of inside.entries()) {
        if (cell === 0) continue;
        count += 1;
        if (truth[at] === 'ground') ground += 1;
      }
      expect(ground / count).toBeGreaterThan(0.99);
    },
  );
});

describe('a photo without a sky', () => {
  it.each(['meadow', 'desert', 'roadside'] as const)(
    'of land at a slant is not taken for one from straight above: %s',
    async (name) => {
      const { photo } = drawnPlots[name]();
      const reading = await read(await cropped(photo, 0, 0.56, 1, 1));
      expect([reading.view, reading.horizonY]).toEqual(['oblique', null]);
      expect(reading.area.confidence).toBeGreaterThan(0.35);
    },
  );

  it('is seen from straight above where its texture has no direction, turned or cropped', async () => {
    const { photo } = drawnPlots.fromAbove();
    const turned = await rasterOf(await pipelineOf(photo).rotate(90).png().toBuffer());
    const parts = [turned, await cropped(photo, 0.16, 0, 0.9, 0.8)];
    for (const part of parts) expect((await read(part)).view).toBe('straight_down');
  });

  it('is from above where a map has an empty corner, which is no sky', async () => {
    const { photo } = drawnPlots.fromAbove();
    const data = Uint8Array.from(photo.data);
    for (let row = 0; row < photo.height * 0.12; row += 1) {
      data.fill(255, row * photo.width * 3, (row + 1) * photo.width * 3);
    }
    const { reading, standing } = await readTerrainInDetailInWorker(
      { ...photo, data },
      noPhotoMetadata,
      signal,
    );
    expect(reading.view).toBe('straight_down');
    expect(standing).toBeNull();
    for (const { y } of reading.area.polygon) expect(y).toBeGreaterThan(0.12);
  });
});

describe('a drone', () => {
  it('is known by its height even where its gimbal says nothing', async () => {
    const { photo } = drawnPlots.valley();
    expect((await readingOf('valley')).view).toBe('eye_level');
    const flown = await read(photo, { ...noPhotoMetadata, relativeAltitudeMetres: 42 });
    expect(flown.view).toBe('oblique');
  });
});
