import { describe, expect, it } from '@jest/globals';
import { placeProposal } from './placement/place-proposal.js';
import { sampleBrief } from './sample-briefs.js';
import { shownBrief } from './scene.js';
import { estimateCamera } from './scene-camera.js';

const camera = estimateCamera({
  width: 1600,
  height: 1000,
  horizonY: 0.45,
  view: 'eye_level',
  metadata: {},
});
const plot = (left: number, right: number, far: number) => [
  { x: 0.5 + (left - 0.5) * 0.35, y: far },
  { x: 0.5 + (right - 0.5) * 0.35, y: far },
  { x: right, y: 0.95 },
  { x: left, y: 0.95 },
];

describe('what is said of a proposal', () => {
  it('names a pool that lies before the house, on a plot with room for it', () => {
    for (const seed of [1, 2, 3, 4]) {
      const brief = { ...sampleBrief('modern_villa'), pool: true };
      const placed = placeProposal({ brief, camera, area: plot(0.05, 0.95, 0.56), seed });
      expect(shownBrief(placed).pool).toBe(true);
    }
  });

  it('names no pool that found no room', () => {
    const fixed = { ...camera, estimates: [] };
    const brief = { ...sampleBrief('modern_villa'), pool: true };
    const placed = placeProposal({ brief, camera: fixed, area: plot(0.2, 0.8, 0.8), seed: 1 });
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
    const placed = placeProposal({ brief, camera, area: plot(0.05, 0.95, 0.56), seed: 2 });
    expect(shownBrief(placed)).toEqual(brief);
  });

  it('counts the cabins that are there', () => {
    const brief = { ...sampleBrief('cabins'), homes: 3 };
    const placed = placeProposal({ brief, camera, area: plot(0.05, 0.95, 0.56), seed: 2 });
    expect(shownBrief(placed).homes).toBe(placed.buildings.length);
  });
});
