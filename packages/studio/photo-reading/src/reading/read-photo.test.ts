import { decodeRaster, noPhotoMetadata, type Raster, resizeRaster } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';
import { samplePlot } from '@groundwork/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { horizonRow } from '../camera/scene-camera.js';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { WOOD_FOOT } from '../fixtures/drawn-scenes.js';
import { readDrawn, seenAsDrawn } from '../fixtures/seen-as-drawn.js';
import { openLand } from '../fixtures/seen-whole.js';
import { perceive } from '../perception/perceive.js';
import { type Perception, perceptionClasses } from '../perception/perception.js';
import { terrainReadingSchema } from '../terrain-reading.js';
import { type PhotoReading, policy } from './photo-reading.js';
import type { GivenSizes } from './plot-scale.js';
import { readPhotoInWorker } from './read-in-worker.js';
import { judgePhoto, readPhoto } from './read-photo.js';
import type { PhotoToRead } from './reading-worker.js';

type PlotName = keyof typeof drawnPlots;
const ahead = [
  'meadow',
  'dusk',
  'snow',
  'desert',
  'hillside',
  'valley',
  'lakeside',
  'roadside',
  'town',
] as const;
const known = new Map<PlotName, PhotoReading>();
const { signal } = new AbortController();
const unmarked = { metadata: noPhotoMetadata, area: null };

function readingOf(name: PlotName): PhotoReading {
  const reading = known.get(name) ?? readDrawn(drawnPlots[name]());
  known.set(name, reading);
  return reading;
}

/** Share of the plot that was drawn as ground. */
function onGround(name: PlotName, { plot }: PhotoReading): number {
  const { photo, truth } = drawnPlots[name]();
  const inside = fillPolygon(plot?.polygon ?? [], photo.width, photo.height);
  let count = 0;
  let ground = 0;
  for (const [at, cell] of inside.entries()) {
    if (cell === 0) continue;
    count += 1;
    if (truth[at] === 'ground') ground += 1;
  }
  return ground / count;
}

describe.each(ahead)('the drawn plot %s at eye level', (name) => {
  it('has a plot in metres on its open ground, with nothing to refuse where it is level', () => {
    const reading = readingOf(name);
    const { plot } = reading;
    if (plot === null) throw new Error('A plot is drawn.');
    expect(reading.view).toBe('eye_level');
    expect(reading.camera.heightMetres).toBe(1.65);
    expect(onGround(name, reading)).toBeGreaterThan(0.99);
    expect(plot.areaM2).toBeGreaterThanOrEqual(14 * 14);
    expect(plot.distanceMetres).toBeGreaterThanOrEqual(9.9);
    expect(plot.distanceMetres + plot.depthMetres).toBeLessThan(50);
    expect(plot.confidence).toBeGreaterThanOrEqual(policy.agreed);
    const refusals = reading.objections.filter(({ code }) => !code.endsWith('UNCERTAIN'));
    // Over a slope the horizon could lie much nearer to the plot than it seems.
    expect(refusals.map(({ code }) => code)).toEqual(name === 'hillside' ? ['SCALE_UNKNOWN'] : []);
  });

  it('has its horizon where it was drawn, within what it is unsure of', () => {
    const { horizon } = readingOf(name);
    const drawn = drawnPlots[name]().horizonY ?? Number.NaN;
    const unsure = 2 * (horizon?.spread ?? 0);
    expect(Math.abs((horizon?.y ?? 0) - drawn)).toBeLessThan(0.03);
    // The foot of a wood is the clearest level edge, and may be taken for the horizon.
    expect(horizon?.y).toBeGreaterThan(drawn - unsure);
    expect(horizon?.y).toBeLessThan(drawn + WOOD_FOOT + unsure);
  });

  it('can be stored, and its shares are all of the picture', () => {
    const { terrain } = readingOf(name);
    const stored: unknown = JSON.parse(JSON.stringify(terrain));
    expect(terrainReadingSchema.parse(stored)).toEqual(terrain);
    const total = Object.values(terrain.shares).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 6);
  });
});

describe('a plot from straight above', () => {
  it('is the largest clear one, of real size, near the middle', () => {
    for (const name of ['fromAbove', 'fromAboveDry'] as const) {
      const reading = readingOf(name);
      expect(reading).toMatchObject({ view: 'straight_down', horizon: null, occluders: null });
      expect(reading.camera.estimates).toContain('height');
      expect(onGround(name, reading)).toBeGreaterThan(0.98);
      expect(reading.plot?.areaM2).toBeGreaterThan(600);
      expect(Math.max(reading.plot?.widthMetres ?? 0, reading.plot?.depthMetres ?? 0)).toBeLessThan(
        90,
      );
    }
  });

  it('has the size that the drone’s height gives it', () => {
    const scene = drawnPlots.fromAbove();
    const metadata = { ...noPhotoMetadata, gimbalPitchDegrees: -90, focalLength35mm: 24 };
    const low = readDrawn(scene, { ...metadata, relativeAltitudeMetres: 30 });
    expect(low.camera.heightMetres).toBe(30);
    expect(low.plot?.areaM2).toBeLessThan(1100);
    expect(readDrawn(scene, { ...metadata, relativeAltitudeMetres: 4 }).plot).toBeNull();
  });
});

describe('the horizon', () => {
  /** A wood down to a row of 64, ground below it, and a horizon seen well above that. */
  function clearing(row: number): Perception {
    const [width, height] = [96, 64];
    const probabilities = new Uint8Array(width * height * perceptionClasses.length);
    for (let cell = 0; cell < width * height; cell += 1) {
      const y = Math.floor(cell / width);
      const kind = y < 20 ? 'sky' : y < row ? 'trees' : 'ground';
      probabilities[cell * perceptionClasses.length + perceptionClasses.indexOf(kind)] = 220;
    }
    const views = { eye_level: 1, oblique: 0, straight_down: 0 };
    const horizon = { y: 0.4, spread: 0.1, rollDegrees: 0 };
    const made = { width, height, probabilities, ...openLand, views, horizon };
    return { ...made };
  }

  it('is reported as it is likeliest, though a plot has room only under a lower one', () => {
    const photo = {
      width: 960,
      height: 640,
      channels: 3 as const,
      data: new Uint8Array(1_843_200),
    };
    const seen = clearing(33);
    const { horizon, camera, plot } = readPhoto({ ...unmarked, photo, seen });
    expect(plot).not.toBeNull();
    expect(horizonRow(camera) / photo.height).toBeGreaterThan(0.43);
    expect(horizon?.y).toBeCloseTo(0.4, 2);
  });
});

describe('no plot', () => {
  it('is found where the sea begins at the photographer’s feet', () => {
    const { plot, objections } = readingOf('beach');
    expect(plot).toBeNull();
    expect(objections[0]?.code).toBe('AREA_NOT_FOUND');
  });

  it('is taken where it is as likely that the photo was taken from the air as not', () => {
    const scene = drawnPlots.meadow();
    const { photo } = scene;
    const views = { eye_level: 0.5, oblique: 0.45, straight_down: 0.05 };
    const seen = { ...seenAsDrawn(scene), views };
    const [first] = judgePhoto({ ...unmarked, photo, seen }).objections;
    expect(first).toMatchObject({ code: 'AREA_NOT_FOUND' });
    expect(first?.sentence).toMatch(/from what height.*area_polygon/);
    const area = {
      polygon: [
        { x: 0.2, y: 0.6 },
        { x: 0.8, y: 0.6 },
        { x: 0.5, y: 0.75 },
      ],
      confidence: null,
    };
    const [outlined] = judgePhoto({ ...unmarked, photo, seen, area }).objections;
    expect(outlined).toMatchObject({ code: 'SCALE_UNKNOWN' });
    expect(outlined?.sentence).toMatch(/from what height.*plot_area_m2/);
    const wishes = { sizes: { plotAreaM2: 640 } };
    const told = judgePhoto({ ...unmarked, photo, seen, area, wishes }).objections;
    expect(told.map(({ code }) => code)).toContain('VIEW_UNCERTAIN');
    expect(told.map(({ code }) => code)).not.toContain('SCALE_UNKNOWN');
  });

  it('is no reason to fail on pictures of nothing', () => {
    for (const [width, height, grey] of [
      [300, 200, 128],
      [9, 700, 0],
      [1, 1, 255],
    ] as const) {
      const data = new Uint8Array(width * height * 3).fill(grey);
      const photo: Raster = { width, height, channels: 3, data };
      const { terrain } = readPhoto({ ...unmarked, photo, seen: perceive(photo) });
      expect(terrainReadingSchema.safeParse(terrain).success).toBe(true);
    }
  });
});

describe("a customer's area", () => {
  const given = (
    polygon: { x: number; y: number }[],
    confidence: number | null = null,
    sizes: GivenSizes = {},
  ) => readDrawn(drawnPlots.meadow(), noPhotoMetadata, { polygon, confidence }, { sizes });
  const inTheSky = [
    { x: 0.2, y: 0.05 },
    { x: 0.8, y: 0.05 },
    { x: 0.8, y: 0.2 },
    { x: 0.2, y: 0.2 },
  ];
  const near = [
    { x: 0.2, y: 0.6 },
    { x: 0.8, y: 0.6 },
    { x: 0.9, y: 0.75 },
    { x: 0.1, y: 0.75 },
  ];

  it('is used as it is', () => {
    const { plot, objections } = given(near);
    expect(plot).toMatchObject({ polygon: near, confidence: 1 });
    expect(objections.filter(({ code }) => code.startsWith('AREA'))).toEqual([]);
  });

  it('that takes most of the sky is told, and what takes a little of it is not', () => {
    const around = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 0.9 },
      { x: 0, y: 0.9 },
    ];
    const [first] = given(around).objections;
    expect(first).toMatchObject({ code: 'AREA_NOT_FOUND' });
    expect(first?.sentence).toMatch(/most of the sky.*mask_image_url.*area_polygon/);
    const reaching = [{ x: 0.4, y: 0.3 }, ...near.slice(1)];
    expect(given(reaching).objections.map(({ code }) => code)).not.toContain('AREA_NOT_FOUND');
  });

  it('that is mostly water is refused, whatever size is given, and on the shore it is not', () => {
    const lakeside = drawnPlots.lakeside();
    const from = (left: number) => {
      const polygon = near.map(({ x, y }) => ({ x: left + x / 5, y: y < 0.7 ? 0.52 : 0.6 }));
      const sizes = { plotAreaM2: 900 };
      const area = { polygon, confidence: null };
      return readDrawn(lakeside, noPhotoMetadata, area, { sizes }).objections[0];
    };
    expect(from(0)).toMatchObject({ code: 'AREA_NOT_FOUND' });
    expect(from(0)?.sentence).toMatch(/Most of the area is water/);
    expect(from(0.7)?.code).not.toBe('AREA_NOT_FOUND');
  });

  it('that looks too small for a house has its true size asked for', () => {
    const doormat = near.map(({ x, y }) => ({ x: 0.45 + x / 10, y: 0.85 + y / 10 }));
    const [first] = given(doormat).objections;
    expect(first).toMatchObject({ code: 'SCALE_UNKNOWN' });
    expect(first?.sentence).toMatch(/only about \d+ m².*plot_area_m2/);
    const told = given(doormat, null, { plotAreaM2: 640 });
    expect(told.objections.map(({ code }) => code)).not.toContain('SCALE_UNKNOWN');
    expect(told.plot?.areaM2).toBeCloseTo(640, 0);
    expect(told.scale).toEqual({ source: 'given', low_m2: 640, high_m2: 640 });
    expect(told.claims).toContain('plot_size');
  });

  it('is as wide, or seen from as high, as the customer says', () => {
    const wide = given(near, null, { plotWidthMetres: 31 });
    expect(wide.plot?.widthMetres).toBeCloseTo(31, 3);
    const high = given(near, null, { cameraHeightMetres: 3.3 });
    expect(high.camera.heightMetres).toBe(3.3);
    expect(high.plot?.areaM2).toBeCloseTo(4 * (given(near).plot?.areaM2 ?? 0), 1);
    for (const { scale, camera } of [wide, high]) {
      expect(scale?.source).toBe('given');
      expect(camera.estimates).not.toContain('height');
    }
  });

  it('that reaches into the sky is cut off under the horizon, and that is reported', () => {
    const tall = [{ x: 0.3, y: 0.1 }, { x: 0.7, y: 0.1 }, ...near.slice(2)];
    const { plot, objections, horizon } = given(tall);
    expect(objections.map(({ code }) => code)).toContain('AREA_REACHES_OVER_HORIZON');
    for (const { y } of plot?.polygon ?? []) expect(y).toBeGreaterThan(horizon?.y ?? 1);
  });

  it('that lies in the sky is refused with a way out', () => {
    const { plot, objections } = given(inTheSky);
    expect(plot).toBeNull();
    expect(objections[0]).toMatchObject({ code: 'AREA_NOT_FOUND' });
    expect(objections[0]?.sentence).toMatch(/area_polygon/);
  });

  it('is doubted where only an engine suggests it', () => {
    const overRoad = { polygon: near, confidence: 0.999 };
    const { plot } = readDrawn(drawnPlots.roadside(), noPhotoMetadata, overRoad);
    expect(plot?.confidence).toBeLessThan(0.999);
    expect(given(near, 0.3).plot?.confidence).toBe(0.3);
  });
});

describe('the same photo', () => {
  let photo: Raster;
  let first: PhotoReading;
  let seen: Perception;

  const read = (order: Partial<PhotoToRead>, stop = signal) =>
    readPhotoInWorker(
      { photo, metadata: noPhotoMetadata, area: null, seen: null, wishes: {}, ...order },
      stop,
    );

  beforeAll(async () => {
    photo = await decodeRaster(await samplePlot({ seed: 7 }));
    ({ reading: first, seen } = await read({}));
  }, 60_000);

  it('of the sample plot shows land with room for a house to the trained network', () => {
    expect(first).toMatchObject({ view: 'eye_level' });
    expect(first.land).toBeGreaterThan(policy.landSure);
    expect(first.plot?.areaM2).toBeGreaterThan(300);
    expect(first.camera.width).toBe(photo.width);
    expect(first.objections.map(({ code }) => code)).not.toContain('AREA_NOT_FOUND');
  });

  it('reads the same again, with what was seen before', async () => {
    const again = await read({ seen });
    expect(again.reading).toEqual(first);
  });

  it.each([0.5, 0.75])('at %s of its size has horizon and corners within 1 %%', async (scale) => {
    const small = await resizeRaster(
      photo,
      Math.round(photo.width * scale),
      Math.round(photo.height * scale),
    );
    const { reading } = await read({ photo: small });
    expect(Math.abs((reading.horizon?.y ?? 1) - (first.horizon?.y ?? 0))).toBeLessThan(0.01);
    for (const [index, corner] of (first.plot?.polygon ?? []).entries()) {
      const other = reading.plot?.polygon[index] ?? { x: 9, y: 9 };
      expect(Math.abs(corner.x - other.x)).toBeLessThan(0.01);
      expect(Math.abs(corner.y - other.y)).toBeLessThan(0.01);
    }
  });

  it('has its plot farther off for a film that shows less of its width', async () => {
    const { reading } = await read({ wishes: { shownWidth: 0.4 } });
    expect(reading.plot?.distanceMetres).toBeGreaterThan((first.plot?.distanceMetres ?? 99) + 2);
  });

  it('stops its thread with the reason of the signal', async () => {
    const controller = new AbortController();
    const reading = read({}, controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
  });
});
