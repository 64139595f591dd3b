import { fillPolygon, type Polygon, type Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import type { PlotReading } from '../ports.js';
import { plotReading } from './fixtures/plot-reading.js';
import { GroundView } from './ground-view.js';
import { drawMarking, StudioMarking } from './studio-marking.js';

const width = 480;
const height = 320;
const quadrilateral: Polygon = [
  { x: 0.32, y: 0.66 },
  { x: 0.68, y: 0.66 },
  { x: 0.88, y: 0.9 },
  { x: 0.12, y: 0.9 },
];

function plain(grey: number): Raster {
  return { width, height, channels: 3, data: new Uint8Array(width * height * 3).fill(grey) };
}

const plot = (view: 'eye_level' | 'straight_down', area = quadrilateral) =>
  plotReading({
    view,
    area,
    size: { width, height },
    horizonY: view === 'eye_level' ? 0.45 : null,
    ground: { r: 90, g: 120, b: 60 },
  });

const draw = async (photo: Raster, reading: PlotReading) => {
  const { picture } = await new StudioMarking().draw({
    photo,
    plot: reading,
    occluders: null,
    isGiven: true,
    signal: new AbortController().signal,
  });
  return picture;
};

/** Mean change of a picture's bytes where the grid is 1. */
function change(before: Raster, after: Raster, where: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (const [at, cell] of where.entries()) {
    if (cell === 0) continue;
    for (let part = 0; part < 3; part += 1) {
      sum += Math.abs((after.data[at * 3 + part] ?? 0) - (before.data[at * 3 + part] ?? 0));
    }
    count += 3;
  }
  return sum / count;
}

/** Cells within a few pixels of the outline. */
function border(area: Polygon, reach: number): Uint8Array {
  const inside = fillPolygon(area, width, height);
  return inside.map((cell, at) => {
    const moved = [reach, -reach, reach * width, -reach * width].some(
      (step) => (inside[at + step] ?? cell) !== cell,
    );
    return moved ? 1 : 0;
  });
}

describe('StudioMarking', () => {
  it.each([
    ['a dark field', 'eye_level', 24],
    ['snow', 'eye_level', 245],
    ['grey land from above', 'straight_down', 128],
  ] as const)(
    'marks the outline strongly and the inside lightly on %s',
    async (_name, view, grey) => {
      const photo = plain(grey);
      const reading = plot(view);
      const marked = await draw(photo, reading);
      expect([marked.width, marked.height, marked.channels]).toEqual([width, height, 3]);
      const line = border(quadrilateral, 2);
      const inside = fillPolygon(quadrilateral, width, height).map((cell, at) =>
        cell === 1 && line[at] === 0 ? 1 : 0,
      );
      expect(change(photo, marked, line)).toBeGreaterThan(40);
      expect(change(photo, marked, inside)).toBeGreaterThan(8);
      expect(change(photo, marked, inside)).toBeLessThan(change(photo, marked, line));
      const far = fillPolygon(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 1, y: 0.45 },
          { x: 0, y: 0.45 },
        ],
        width,
        height,
      );
      expect(change(photo, marked, far)).toBeLessThan(0.5);
    },
  );

  it('leaves out a hole, and draws no line along the seam to it', async () => {
    const hole: Polygon = [
      { x: 0.45, y: 0.74 },
      { x: 0.45, y: 0.82 },
      { x: 0.55, y: 0.82 },
      { x: 0.55, y: 0.74 },
    ];
    const [first = { x: 0, y: 0 }] = hole;
    const [corner = { x: 0, y: 0 }, ...others] = quadrilateral;
    const spared = [corner, ...hole, first, corner, ...others];
    const photo = plain(80);
    const [whole, marked] = [
      await draw(photo, plot('straight_down')),
      await draw(photo, plot('straight_down', spared)),
    ];
    const box = (left: number, right: number, top: number, bottom: number) =>
      Uint8Array.from({ length: width * height }, (_, at) => {
        const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
        return x > left && x < right && y > top && y < bottom ? 1 : 0;
      });
    const inHole = box(0.47, 0.53, 0.765, 0.795);
    expect(change(photo, marked, inHole)).toBeLessThan(change(photo, whole, inHole));
    // Between the corner and the hole, away from the lines of both.
    const onSeam = box(0.38, 0.4, 0.69, 0.71);
    expect(change(photo, marked, onSeam)).toBeLessThan(1.5 * change(photo, whole, onSeam));
  });

  it('stays behind what stands before the area', async () => {
    const reading = plot('eye_level');
    const photo = plain(80);
    // A trunk in front of the area, its foot at 96 % of the picture's height.
    const occluders = { width, height, data: new Uint8Array(width * height) };
    for (const at of occluders.data.keys()) {
      const x = at % width;
      if (x >= 230 && x < 250 && at < 0.96 * width * height) occluders.data[at] = 245;
    }
    const { picture } = await drawMarking(photo, reading, occluders, true);
    const bare = await drawMarking(photo, reading, null, true);
    const trunk = Uint8Array.from(occluders.data, (value) => (value > 0 ? 1 : 0));
    expect(change(photo, bare.picture, trunk)).toBeGreaterThan(2);
    expect(change(photo, picture, trunk)).toBeLessThan(0.2);
    const left = fillPolygon(quadrilateral, width, height).map((cell, at) =>
      cell === 1 && at % width < 220 ? 1 : 0,
    );
    expect(change(bare.picture, picture, left)).toBe(0);
  });

  it('draws the same frame and the same order each time, and leaves the rest of the photo as it was', async () => {
    const photo = plain(80);
    const once = await drawMarking(photo, plot('eye_level'), null, true);
    const again = await drawMarking(photo, plot('eye_level'), null, true);
    expect(Buffer.compare(once.picture.data, again.picture.data)).toBe(0);
    expect(Buffer.compare(once.reveal.data, again.reveal.data)).toBe(0);
    const sky = width * Math.floor(height * 0.5) * 3;
    expect(once.picture.data.subarray(0, sky)).toEqual(photo.data.subarray(0, sky));
  });

  it('survives areas that reach the horizon, leave the frame, cross themselves, have no area or many corners', async () => {
    const photo = plain(80);
    const high: Polygon = [
      { x: 0, y: 0.3 },
      { x: 1, y: 0.3 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    const round = Array.from({ length: 40 }, (_, step) => ({
      x: 0.5 + 0.3 * Math.cos((step * Math.PI) / 20),
      y: 0.75 + 0.15 * Math.sin((step * Math.PI) / 20),
    }));
    const crossed: Polygon = [
      { x: 0.2, y: 0.6 },
      { x: 0.8, y: 0.9 },
      { x: 0.8, y: 0.6 },
      { x: 0.2, y: 0.9 },
    ];
    const flat: Polygon = [
      { x: 0.2, y: 0.8 },
      { x: 0.5, y: 0.8 },
      { x: 0.8, y: 0.8 },
    ];
    for (const area of [high, round, crossed, flat]) {
      for (const view of ['eye_level', 'straight_down'] as const) {
        const marked = await draw(photo, plot(view, area));
        expect(Buffer.compare(marked.data, photo.data)).not.toBe(0);
      }
    }
  });
});

describe('GroundView', () => {
  const view = new GroundView(plot('eye_level').camera, quadrilateral);

  it('puts the outline back where it was in the picture', () => {
    for (const [index, point] of view.outlined(view.outline).entries()) {
      expect(point.x).toBeCloseTo((quadrilateral[index]?.x ?? 0) * width, 6);
      expect(point.y).toBeCloseTo((quadrilateral[index]?.y ?? 0) * height, 6);
    }
  });

  it('makes what is near larger, in the measure of true perspective', () => {
    const metre = (y: number) => 1 / (view.row(y * height - 0.5)?.xStep ?? Number.NaN);
    // Scale on level ground is the distance under the horizon: (0.9 - 0.45) / (0.66 - 0.45).
    expect(metre(0.9) / metre(0.66)).toBeCloseTo(0.45 / 0.21, 3);
  });

  it('keeps an outline where it was drawn though the land rises above the level horizon', () => {
    const rising = quadrilateral.map(({ x, y }) => ({ x, y: y - 0.3 }));
    const up = new GroundView(plot('eye_level').camera, rising);
    expect(up.seen).toHaveLength(4);
    for (const [index, point] of up.seen.entries()) {
      expect(point.x).toBeCloseTo((rising[index]?.x ?? 0) * width, 6);
      expect(point.y).toBeCloseTo((rising[index]?.y ?? 0) * height, 6);
    }
    expect(up.measurable).toBe(false);
  });

  it('knows the ground of each pixel: what it places there is where it was', () => {
    const row = view.row(250);
    if (row === null) throw new Error('The row sees no ground.');
    const placed = view.place({ x: row.xLeft + row.xStep * 100, z: row.z });
    expect(placed?.x).toBeCloseTo(100.5, 6);
    expect(placed?.y).toBeCloseTo(250.5, 6);
    const below = view.row(251);
    expect((below?.z ?? 0) - row.z).toBeCloseTo(row.zStep, 1);
    expect(view.row(Math.floor(0.44 * height))).toBeNull();
  });

  it('takes the plot as large as it is seen, so that land to the horizon is not vast', () => {
    const { camera } = plot('straight_down');
    const side = (camera.heightMetres * width) / camera.focalLengthPx / 4;
    const square: Polygon = [
      { x: 0.2, y: 0.2 },
      { x: 0.45, y: 0.2 },
      { x: 0.45, y: 0.2 + (0.25 * width) / height },
      { x: 0.2, y: 0.2 + (0.25 * width) / height },
    ];
    expect(new GroundView(camera, square).size).toBeCloseTo(side, 3);
    const endless = quadrilateral.map(({ x, y }) => ({ x, y: y === 0.66 ? 0.46 : y }));
    expect(new GroundView(plot('eye_level').camera, endless).size).toBeLessThan(4 * view.size);
  });
});
