import type { Polygon } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { estimateCamera, groundFromImage, imageFromGround } from '../camera/scene-camera.js';
import { openLand } from '../fixtures/seen-whole.js';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';
import { accessTo } from './access.js';

const [WIDTH, HEIGHT] = [160, 100];
const HORIZON = 0.4;
const camera = estimateCamera({
  width: 1600,
  height: 1000,
  horizonY: HORIZON,
  view: 'eye_level',
  metadata: {},
});

/** Sky over a meadow on which `at` puts other things, in metres right and ahead. */
function meadow(at: (x: number, z: number) => PerceptionClass = () => 'grass'): Perception {
  const probabilities = new Uint8Array(WIDTH * HEIGHT * perceptionClasses.length);
  for (let cell = 0; cell < WIDTH * HEIGHT; cell += 1) {
    const x = ((cell % WIDTH) + 0.5) / WIDTH;
    const y = (Math.floor(cell / WIDTH) + 0.5) / HEIGHT;
    const ground = groundFromImage(camera, { x, y });
    const kind = ground === null ? 'sky' : at(ground.x, ground.z);
    probabilities[cell * perceptionClasses.length + perceptionClasses.indexOf(kind)] = 255;
  }
  const views = { eye_level: 1, oblique: 0, straight_down: 0 };
  return {
    width: WIDTH,
    height: HEIGHT,
    probabilities,
    ...openLand,
    views,
    horizon: null,
  };
}

function plot(across: readonly [number, number], ahead: readonly [number, number]): Polygon {
  return [
    { x: across[0], z: ahead[1] },
    { x: across[1], z: ahead[1] },
    { x: across[1], z: ahead[0] },
    { x: across[0], z: ahead[0] },
  ].flatMap((corner) => imageFromGround(camera, corner) ?? []);
}

describe('the way to a plot', () => {
  it('ends in a road that is near', () => {
    const road = (x: number): PerceptionClass => (x > 10 && x < 14 ? 'road' : 'grass');
    const way = accessTo(camera, meadow(road), plot([-7, 5], [18, 32]));
    expect(way.at(-1)?.x).toBeGreaterThan(10);
    expect(way.at(-1)?.x).toBeLessThan(14);
  });

  it('begins at the plot and leads out of the picture where there is no road', () => {
    const way = accessTo(camera, meadow(), plot([-6, 6], [18, 30]));
    const [first] = way;
    const last = way.at(-1);
    expect(first).toBeDefined();
    expect(Math.abs(first?.x ?? 99)).toBeLessThan(8);
    const seen = last === undefined ? null : imageFromGround(camera, last);
    const outside = seen === null || seen.x < 0 || seen.x > 1 || seen.y > 1;
    expect(outside).toBe(true);
  });

  it('keeps from under the feet of who took the photo', () => {
    for (const { x, z } of accessTo(camera, meadow(), plot([-6, 6], [18, 30])))
      expect(Math.hypot(x, z)).toBeGreaterThan(8);
  });

  it('goes round water, also where that is longer', () => {
    const pond = (x: number, z: number): PerceptionClass =>
      x > 7 && z < 24 ? 'water' : x < -7 && z < 40 ? 'water' : 'grass';
    const way = accessTo(camera, meadow(pond), plot([-6, 6], [18, 30]));
    expect(way.length).toBeGreaterThan(2);
    for (const { x, z } of way.slice(0, -1)) expect(pond(x, z)).toBe('grass');
  });

  it('is none where water lies all round', () => {
    const island = (x: number, z: number): PerceptionClass =>
      Math.abs(x) < 7 && z > 15 && z < 33 ? 'grass' : 'water';
    expect(accessTo(camera, meadow(island), plot([-6, 6], [18, 30]))).toEqual([]);
  });

  it('is none for an area at the horizon', () => {
    const area = [
      { x: 0.2, y: HORIZON - 0.1 },
      { x: 0.8, y: HORIZON - 0.1 },
      { x: 0.5, y: 0.8 },
    ];
    expect(accessTo(camera, meadow(), area)).toEqual([]);
  });
});
