import type { GreyMap } from '@groundwork/imaging';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { type DrawnThing, withThings } from '../fixtures/drawn-things.js';
import { readDrawn } from '../fixtures/seen-as-drawn.js';
import { findOccluders } from './occluders.js';

const meadow = drawnPlots.meadow();

function withOccluders(things: readonly DrawnThing[]) {
  const { scene, feet } = withThings(meadow, things);
  const { occluders } = readDrawn(scene);
  if (occluders === null) throw new Error('Seen at eye level, things stand.');
  return { occluders, feet };
}

/** Rows of the feet where a thing was drawn, and the share of it that was found. */
function found(occluders: GreyMap, feet: Float32Array, foot: number) {
  const rows: number[] = [];
  let drawn = 0;
  for (const [at, row] of feet.entries()) {
    if (Math.abs(row - foot) > 1e-6) continue;
    drawn += 1;
    if ((occluders.data[at] ?? 0) > 0) rows.push((occluders.data[at] ?? 0) / 255);
  }
  rows.sort((a, b) => a - b);
  return { share: rows.length / drawn, row: rows[Math.floor(rows.length / 2)] ?? 0 };
}

describe('what stands on the land', () => {
  const tree: DrawnThing = { kind: 'tree', x: 0.3, foot: 0.72, tall: 0.5 };
  const person: DrawnThing = { kind: 'person', x: 0.7, foot: 0.66, tall: 0.2 };
  let scene: { occluders: GreyMap; feet: Float32Array };

  beforeAll(() => {
    scene = withOccluders([tree, person]);
  });

  it('is found with the row at which it meets the ground', () => {
    for (const thing of [tree, person]) {
      const { share, row } = found(scene.occluders, scene.feet, thing.foot);
      expect([thing.kind, share > 0.8]).toEqual([thing.kind, true]);
      expect(Math.abs(row - thing.foot)).toBeLessThan(0.02);
    }
  });

  it('is as large as the photo and follows its edges', () => {
    const { occluders, feet } = scene;
    expect([occluders.width, occluders.height, occluders.data.length]).toEqual([
      660,
      440,
      660 * 440,
    ]);
    // Around the near tree's crown, over the ground's far edge, only woods that stand farther off.
    let nearer = 0;
    let count = 0;
    for (const [at, foot] of feet.entries()) {
      const y = Math.floor(at / 660) / 440;
      if (foot > 0 || y > 0.66 || y < 0.2 || Math.abs((at % 660) / 660 - 0.3) > 0.3) continue;
      count += 1;
      if ((occluders.data[at] ?? 0) / 255 > 0.6) nearer += 1;
    }
    expect(nearer / count).toBeLessThan(0.03);
  });

  it('gives woods behind the ground the row of its far edge', () => {
    const { occluders } = scene;
    const rows: number[] = [];
    for (let x = 300; x < 380; x += 1) {
      const row = occluders.data[Math.floor(0.44 * 440) * 660 + x] ?? 0;
      if (row > 0) rows.push(row / 255);
    }
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) expect(Math.abs(row - 0.495)).toBeLessThan(0.035);
  });

  it.each(['water', 'road', 'ground'] as const)(
    'gives woods behind %s the row of its far side, not that of the trees before it',
    (level) => {
      const [width, height] = [240, 160];
      // A wood from the top to row 64 on the left, and to row 112 on the right.
      const end = (x: number) => (x < 160 ? 64 : 112);
      const photo = {
        width,
        height,
        channels: 3 as const,
        data: new Uint8Array(3 * width * height),
      };
      const kinds = Array.from({ length: width * height }, (_, at) => {
        const y = Math.floor(at / width);
        return y < end(at % width) ? 'trees' : y < 112 ? level : 'ground';
      });
      for (const [at, kind] of kinds.entries())
        photo.data.fill(kind === 'trees' ? 40 : 200, 3 * at, 3 * at + 3);
      const map = {
        ...{ width, height, classes: kinds },
        open: Uint8Array.from(kinds, (kind) => (kind === 'ground' ? 1 : 0)),
        upright: Uint8Array.from(kinds, (kind) => (kind === 'trees' ? 1 : 0)),
      };
      const viewpoint = { horizonY: 0.3, heightMetres: 1.65 };
      const { data } = findOccluders(photo, map, null, viewpoint);
      expect(Math.abs((data[32 * width + 60] ?? 0) / 255 - 64 / height)).toBeLessThan(0.03);
      expect(Math.abs((data[32 * width + 210] ?? 0) / 255 - 112 / height)).toBeLessThan(0.03);
    },
  );

  it('does not take leaves, flowers and tufts of grass for things', () => {
    const { occluders, feet } = withOccluders([
      { kind: 'leaves', x: 0.4, foot: 0.8, tall: 0.03 },
      { kind: 'leaves', x: 0.6, foot: 0.7, tall: 0.02 },
      { kind: 'tuft', x: 0.5, foot: 0.74, tall: 0.05 },
      { kind: 'tuft', x: 0.2, foot: 0.9, tall: 0.07 },
    ]);
    for (const foot of [0.8, 0.7, 0.74, 0.9]) expect(found(occluders, feet, foot).share).toBe(0);
    for (let y = Math.floor(0.56 * 440); y < 440; y += 1) {
      const row = occluders.data.subarray(y * 660 + 100, y * 660 + 560);
      expect([y, row.every((value) => value === 0)]).toEqual([y, true]);
    }
  });

  it('is not found from straight above', () => {
    expect(readDrawn(drawnPlots.fromAbove()).occluders).toBeNull();
  });
});
