import { noPhotoMetadata, type Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { StudioPlot } from './studio-plot.js';
import { sunOfPhoto } from './sun-of-photo.js';
import { terrainOfHint } from './terrain-hint.js';

const evenLight = {
  azimuthDegrees: null,
  elevationDegrees: null,
  brightness: 0.6,
  warmth: 0,
  contrast: 0.4,
};

describe('sunOfPhoto', () => {
  // Noon of the June solstice at Greenwich: due south, at 90 - 51.5 + 23.4 degrees.
  const noon = {
    ...noPhotoMetadata,
    takenAt: '2024-06-21T12:02:00Z',
    latitude: 51.5,
    longitude: 0,
  };

  it('is computed from time, place and direction of view', () => {
    const east = sunOfPhoto({ ...noon, headingDegrees: 90 }, evenLight);
    expect(east.source).toBe('metadata');
    expect(east.elevationDegrees).toBeCloseTo(61.9, 0);
    expect(Math.abs(east.azimuthDegrees - 90)).toBeLessThan(1.5);
    const south = sunOfPhoto({ ...noon, headingDegrees: 180 }, evenLight);
    expect(Math.abs(south.azimuthDegrees)).toBeLessThan(1.5);
    const west = sunOfPhoto({ ...noon, headingDegrees: 270 }, evenLight);
    expect(Math.abs(west.azimuthDegrees + 90)).toBeLessThan(1.5);
  });

  it('does not believe a clock that says night of a bright picture', () => {
    const midnight = { ...noon, takenAt: '2024-06-21T00:02:00Z', headingDegrees: 90 };
    expect(sunOfPhoto(midnight, evenLight)).toEqual(sunOfPhoto(noPhotoMetadata, evenLight));
    const dark = sunOfPhoto(midnight, { ...evenLight, brightness: 0.1 });
    expect(dark.source).toBe('metadata');
    expect(dark.elevationDegrees).toBeLessThan(0);
  });

  it('keeps the computed height where the side comes from shading or is assumed', () => {
    const shaded = sunOfPhoto(noon, { ...evenLight, azimuthDegrees: 100 });
    expect(shaded).toMatchObject({ azimuthDegrees: 100, source: 'shading' });
    expect(shaded.elevationDegrees).toBeCloseTo(61.9, 0);
    expect(sunOfPhoto(noon, evenLight)).toMatchObject({ source: 'assumed' });
  });

  it('is pleasant when nothing is known, and low in the evening', () => {
    const assumed = sunOfPhoto(noPhotoMetadata, evenLight);
    expect(assumed.source).toBe('assumed');
    expect(assumed.elevationDegrees).toBeGreaterThan(25);
    const evening = sunOfPhoto(noPhotoMetadata, { ...evenLight, elevationDegrees: 8 });
    expect(evening.elevationDegrees).toBe(8);
  });
});

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
  const width = 300;
  const height = 200;
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const sky = Math.floor(at / width) < 0.45 * height;
    const grain = ((at * 7919) % 13) - 6;
    data.set(sky ? [150, 185, 225] : [104 + grain, 132 + grain, 64 + grain], at * 3);
  }
  const photo: Raster = { width, height, channels: 3, data };
  const read = async (
    area: Parameters<StudioPlot['read']>[0]['area'],
    terrainHint: string | null = null,
  ) => {
    const { reading } = await new StudioPlot().read({
      photo,
      metadata: { ...noPhotoMetadata, focalLength35mm: 24 },
      area,
      terrainHint,
      signal: new AbortController().signal,
    });
    return reading;
  };

  it('suggests an area with a camera that sees it on the ground', async () => {
    const plot = await read(null);
    expect(plot).toMatchObject({ areaSource: 'auto', terrain: { view: 'eye_level' } });
    expect(plot.terrain.horizonY).toBeCloseTo(0.45, 1);
    expect(plot.area).toEqual(plot.terrain.area.polygon);
    expect(plot.camera).toMatchObject({ width, height, focalLengthPx: 200 });
    for (const { y } of plot.area) expect(y).toBeGreaterThan(0.5);
    expect(JSON.parse(JSON.stringify(plot))).toEqual(plot);
  });

  it('explains a reading as it was used, and says nothing stands where nothing does', async () => {
    const { reading, standing, explain } = await new StudioPlot().read({
      photo,
      metadata: noPhotoMetadata,
      area: null,
      terrainHint: null,
      signal: new AbortController().signal,
    });
    expect(standing?.data.every((row) => row === 0)).toBe(true);
    const explanation = await explain(reading);
    // The photo at 1280 pixels of width, and the panel under it.
    expect(explanation).toMatchObject({ width: 1280, channels: 3 });
    expect(explanation.height).toBeGreaterThan(Math.round((1280 * height) / width) + 100);
    expect(explanation.data.length).toBe(1280 * explanation.height * 3);
    const moved = reading.area.map(({ x, y }) => ({ x: x * 0.8, y }));
    const other = await explain({ ...reading, area: moved });
    expect(Buffer.compare(other.data, explanation.data)).not.toBe(0);
  });

  it("takes the customer's area as it is, and puts the horizon over it", async () => {
    const polygon = [
      { x: 0.2, y: 0.4 },
      { x: 0.8, y: 0.4 },
      { x: 0.9, y: 0.8 },
      { x: 0.1, y: 0.8 },
    ];
    const plot = await read({ source: 'polygon', polygon }, 'ladera');
    expect(plot).toMatchObject({ area: polygon, areaConfidence: 1, areaSource: 'polygon' });
    expect(plot.terrain.terrain).toBe('hillside');
    const horizon = 0.5 + (Math.tan((plot.camera.pitchDegrees * Math.PI) / 180) * 200) / height;
    expect(horizon).toBeLessThan(0.4);
  });
});
