import type { GreyMap } from '@groundwork/imaging';
import { estimateCamera, imageFromSpace } from '@groundwork/photo-reading/camera/scene-camera';
import { describe, expect, it } from '@jest/globals';
import { sampleBrief } from '../../testing/sample-briefs.js';
import { samplePhoto } from '../../testing/sample-photo.js';
import { placeOnPlot } from '../../testing/sample-plots.js';
import { bareBrief, SAMPLE_SIZE, sampleRequest, sampleSun } from '../../testing/sample-request.js';
import { type RenderRequest, renderProposal } from '../render-proposal.js';

const { width: WIDTH, height: HEIGHT } = SAMPLE_SIZE;

function drawn(request: RenderRequest): { reveal: GreyMap; change: number[] } {
  const { picture, reveal } = renderProposal(request);
  if (reveal === null) throw new Error('nothing is built');
  const { data } = request.photo;
  const by = (i: number) =>
    [0, 1, 2].reduce(
      (sum, c) => sum + Math.abs((data[i * 3 + c] ?? 0) - (picture.data[i * 3 + c] ?? 0)),
      0,
    );
  const change = Array.from(reveal.data, (_, i) => by(i));
  return { reveal, change };
}

/** Time at a point of the first building: shares of its width along the front, metres over the ground, at its near side. */
function timeOnFront(request: RenderRequest, reveal: GreyMap, share: number, height: number) {
  const { buildings, camera } = request.placed;
  const [building] = buildings;
  if (building === undefined) throw new Error('no building');
  const [a, b] = [...building.footprint].sort((p, q) => p.z - q.z);
  if (a === undefined || b === undefined) throw new Error('no footprint');
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const x = left.x + (right.x - left.x) * share;
  const z = left.z + (right.z - left.z) * share + building.depthMetres * 0.12;
  const point = imageFromSpace(camera, x, height, z);
  if (point === null) throw new Error('behind the camera');
  return reveal.data[Math.floor(point.y * HEIGHT) * WIDTH + Math.floor(point.x * WIDTH)] ?? 0;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe('the order in which a proposal appears', () => {
  it('gives every changed pixel a time and leaves the others at 0', () => {
    for (const kind of ['modern_villa', 'farmhouse'] as const) {
      const { reveal, change } = drawn(sampleRequest(kind));
      expect([reveal.width, reveal.height]).toEqual([WIDTH, HEIGHT]);
      expect(reveal.data.every((time, i) => time > 0 === (change[i] ?? 0) > 0)).toBe(true);
      expect(Math.max(...reveal.data)).toBeGreaterThan(215);
      expect(Math.min(...reveal.data.filter((time) => time > 0))).toBeLessThan(40);
    }
  });

  it('raises walls from the ground up, then the roof', () => {
    const request = sampleRequest('gabled_house', { ...bareBrief, balcony: false, storeys: 2 });
    const { reveal } = drawn(request);
    const columns = [0.25, 0.5, 0.75];
    const at = (height: number) =>
      median(columns.map((share) => timeOnFront(request, reveal, share, height)));
    const [low, middle, high, roof] = [at(0.8), at(2.4), at(4.2), at(7.2)];
    expect(low).toBeGreaterThan(0);
    expect(middle).toBeGreaterThan(low + 15);
    expect(high).toBeGreaterThan(middle + 15);
    expect(roof).toBeGreaterThan(high + 10);
  });

  it('lays the drive before the walls and plants the garden after the roof', () => {
    const planted = sampleRequest('gabled_house', { planting: 'lush', trees: 'broadleaf' });
    const paved = { ...planted.placed.brief, ...bareBrief, drive: 'paved' } as const;
    const plain = { ...paved, drive: 'none' } as const;
    const forBrief = (brief: typeof planted.placed.brief) =>
      drawn({ ...planted, placed: { ...planted.placed, brief } });
    const house = forBrief(plain);
    const drive = forBrief(paved);
    const garden = drawn(planted);
    const only = (a: typeof house, b: typeof house) =>
      [...a.reveal.data].filter((_, i) => (a.change[i] ?? 0) > 60 && (b.change[i] ?? 0) < 20);
    const driveTimes = only(drive, house);
    const gardenTimes = only(garden, drive);
    const houseTimes = [...house.reveal.data].filter((_, i) => (house.change[i] ?? 0) > 60);
    expect(driveTimes.length).toBeGreaterThan(50);
    expect(gardenTimes.length).toBeGreaterThan(200);
    const wallsBegin = Math.floor(0.16 * 255);
    expect(median(driveTimes)).toBeLessThan(wallsBegin);
    expect(median(gardenTimes)).toBeGreaterThan(Math.max(...houseTimes));
  });

  it('lets the house’s shadow come while the house rises', () => {
    const request = sampleRequest('apartment_block', bareBrief);
    const { reveal } = drawn({
      ...request,
      sun: { azimuthDegrees: -90, elevationDegrees: 30, source: 'metadata' },
      contrast: 1,
    });
    const { outline } = request.placed.buildings[0] ?? { outline: [] };
    const right = Math.max(...outline.map((p) => p.x)) * WIDTH;
    const row = Math.round((outline.reduce((sum, p) => sum + p.y, 0) / 4) * HEIGHT);
    const shadow = [...reveal.data.subarray(row * WIDTH, (row + 1) * WIDTH)]
      .slice(Math.ceil(right) + 2)
      .filter((time) => time > 0);
    expect(shadow.length).toBeGreaterThan(8);
    const [near, far] = [shadow.slice(0, 4), shadow.slice(-4)].map(median);
    expect(near).toBeLessThan(far ?? 0);
    expect(far).toBeLessThan(0.8 * 255);
  });

  it('keeps walls before roofs before gardens from straight above', () => {
    const photo = samplePhoto(WIDTH, HEIGHT, 0);
    const camera = estimateCamera({
      width: WIDTH,
      height: HEIGHT,
      horizonY: null,
      view: 'straight_down',
      metadata: {},
    });
    const area = [
      { x: 0.2, y: 0.2 },
      { x: 0.8, y: 0.2 },
      { x: 0.8, y: 0.8 },
      { x: 0.2, y: 0.8 },
    ];
    const brief = sampleBrief('mediterranean', { planting: 'lush' });
    const placed = placeOnPlot({ brief, camera, area, seed: 2 });
    const { reveal } = drawn({
      photo,
      placed,
      occluders: null,
      sun: sampleSun,
      contrast: 0.7,
      seed: 2,
    });
    const [building] = placed.buildings;
    const roof = building?.outline.reduce(
      (sum, p) => ({ x: sum.x + p.x / 4, y: sum.y + p.y / 4 }),
      {
        x: 0,
        y: 0,
      },
    );
    const time =
      reveal.data[Math.round((roof?.y ?? 0) * HEIGHT) * WIDTH + Math.round((roof?.x ?? 0) * WIDTH)];
    expect(time).toBeGreaterThan(0.36 * 255);
    expect(time).toBeLessThan(0.69 * 255);
    expect([...reveal.data].filter((t) => t > 0.69 * 255).length).toBeGreaterThan(50);
  });
});
