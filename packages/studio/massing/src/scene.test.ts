import { estimateCamera } from '@groundwork/photo-reading/camera/scene-camera';
import { describe, expect, it } from '@jest/globals';
import type { ProposalKind } from './proposal.js';
import { shownBrief } from './scene.js';
import { sampleBrief } from './testing/sample-briefs.js';
import { groundArea, placeOnPlot } from './testing/sample-plots.js';

const camera = estimateCamera({
  width: 1600,
  height: 1000,
  horizonY: 0.45,
  view: 'eye_level',
  metadata: {},
});
const roomy = groundArea(camera, { across: 40, near: 9, far: 48 });

describe('what is said of a proposal', () => {
  it('names a pool that lies before the house, on a plot with room for it', () => {
    for (const seed of [1, 2, 3, 4]) {
      const brief = { ...sampleBrief('modern_villa'), pool: true };
      const placed = placeOnPlot({ brief, camera, area: roomy, seed });
      expect(shownBrief(placed).pool).toBe(true);
    }
  });

  it('names no pool that found no room', () => {
    const narrow = groundArea(camera, { across: 20, near: 16, far: 29 });
    const brief = { ...sampleBrief('modern_villa'), pool: true };
    const placed = placeOnPlot({ brief, camera, area: narrow, seed: 1 });
    expect(shownBrief(placed).pool).toBe(false);
  });

  it('adds nothing that was not asked for', () => {
    const brief = {
      ...sampleBrief('farmhouse'),
      pool: false,
      terrace: 'none' as const,
      balcony: false,
      garage: false,
      fence: 'none' as const,
    };
    const placed = placeOnPlot({ brief, camera, area: roomy, seed: 2 });
    expect(shownBrief(placed)).toEqual(brief);
  });

  it('counts the cabins that are there', () => {
    const brief = { ...sampleBrief('cabins'), homes: 3 };
    const placed = placeOnPlot({ brief, camera, area: roomy, seed: 2 });
    expect(shownBrief(placed).homes).toBe(placed.buildings.length);
  });

  it('names a garage only of designs that have one', () => {
    for (const [kind, expected] of [
      ['modern_villa', true],
      ['gabled_house', true],
      ['mediterranean', true],
      ['farmhouse', true],
      ['row_houses', false],
      ['apartment_block', false],
      ['cabins', false],
    ] as const) {
      const brief = sampleBrief(kind, { garage: true });
      const placed = placeOnPlot({ brief, camera, area: roomy, seed: 3 });
      expect({ kind, garage: shownBrief(placed).garage }).toEqual({ kind, garage: expected });
    }
  });

  it('names a balcony only of designs that have one at that height', () => {
    const balconyOf = (kind: ProposalKind, storeys: number) =>
      shownBrief(
        placeOnPlot({ brief: sampleBrief(kind, { storeys }), camera, area: roomy, seed: 3 }),
      ).balcony;
    expect([balconyOf('farmhouse', 2), balconyOf('cabins', 1)]).toEqual([false, false]);
    expect([balconyOf('gabled_house', 1), balconyOf('gabled_house', 2)]).toEqual([false, true]);
  });

  it('counts the homes of a row', () => {
    const brief = sampleBrief('row_houses', { homes: 5 });
    const placed = placeOnPlot({ brief, camera, area: roomy, seed: 3 });
    expect(shownBrief(placed).homes).toBe(5);
  });

  it('names no fence, drive or terrace where a plot holds the house alone', () => {
    const tight = { ...camera, view: 'straight_down' as const, pitchDegrees: -90, estimates: [] };
    const high = { ...tight, heightMetres: 70, focalLengthPx: 1200 };
    const area = [
      { x: 0.4, y: 0.4 },
      { x: 0.62, y: 0.4 },
      { x: 0.62, y: 0.62 },
      { x: 0.4, y: 0.62 },
    ];
    const brief = sampleBrief('farmhouse', { pool: true });
    const placed = placeOnPlot({ brief, camera: high, area, seed: 3 });
    expect(shownBrief(placed)).toMatchObject({ pool: false, fence: 'none' });
  });
});
