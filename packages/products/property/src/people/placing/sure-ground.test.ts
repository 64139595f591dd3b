import { openLand } from '@groundwork/photo-reading/fixtures/seen-whole';
import {
  type Perception,
  perceptionClasses,
} from '@groundwork/photo-reading/perception/perception';
import { describe, expect, it } from '@jest/globals';
import type { EdgeLine } from './camera/edge-lines.js';
import { isTilted } from './standing-room.js';
import { seenGround } from './sure-ground.js';

const WIDTH = 8;
const HEIGHT = 6;
const size = { width: 16, height: 12 };

/** A sky above, and below it what the shares say. */
function seen(
  below: Partial<Record<(typeof perceptionClasses)[number], number>>,
  change: Partial<Perception> = {},
): Perception {
  const probabilities = new Uint8Array(WIDTH * HEIGHT * perceptionClasses.length);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const shares = at < (WIDTH * HEIGHT) / 2 ? { sky: 1 } : below;
    for (const [name, share] of Object.entries(shares)) {
      const index = (perceptionClasses as readonly string[]).indexOf(name);
      probabilities[at * perceptionClasses.length + index] = Math.round(share * 255);
    }
  }
  return {
    ...openLand,
    ...{ width: WIDTH, height: HEIGHT, probabilities },
    horizon: { y: 0.5, spread: 0.03, rollDegrees: 0 },
    ...change,
  };
}

const share = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0) / mask.length;

describe('sure ground', () => {
  it('is what is surely bare, grown or paved, however these share it', () => {
    const ground = seenGround(seen({ road: 0.45, grass: 0.4, thing: 0.15 }), size);
    expect(share(ground?.mask ?? new Uint8Array(1))).toBe(0.5);
    expect(ground?.horizon?.from).toBeCloseTo(0.43);
    expect(ground?.horizon?.to).toBeCloseTo(0.57);
  });

  it.each([
    [{ thing: 0.9, road: 0.1 }],
    [{ road: 0.74, building: 0.26 }],
    [{ road: 0.8, water: 0.2 }],
    [{ snow: 0.06, thing: 0.94 }],
  ])('is not %j', (below) => {
    expect(share(seenGround(seen(below), size)?.mask ?? new Uint8Array(1))).toBe(0);
  });

  it('is found in no photo with snow, in which people would stand in a shirt', () => {
    expect(seenGround(seen({ road: 0.95, snow: 0.05 }), size)).not.toBeNull();
    expect(seenGround(seen({ road: 0.85, snow: 0.15 }), size)).toBeNull();
  });

  it.each([
    ['from above', { views: { eye_level: 0.5, oblique: 0.5, straight_down: 0 } }],
    ['without a horizon', { horizon: null }],
    ['with an unsure horizon', { horizon: { y: 0.5, spread: 0.2, rollDegrees: 0 } }],
    ['from below', { horizon: { y: 0.9, spread: 0.05, rollDegrees: 0 } }],
  ] as const)('is found in no photo %s', (_, change) => {
    expect(seenGround(seen({ road: 1 }, change), size)).toBeNull();
  });
});

describe('a camera', () => {
  /** Upright edges whose lean grows by so much a picture's height aside. */
  const uprights = (lean: number): EdgeLine[] =>
    [60, 130, 200, 280, 350, 430].map((x) => {
      const off = lean * ((x - 240) / 320);
      const length = Math.hypot(1, off);
      return { ...{ x, y: 160, length: 60 }, alongX: off / length, alongY: 1 / length };
    });
  const picture = { width: 480, height: 320 };

  it('was tilted where upright edges lean apart or together', () => {
    expect(isTilted(uprights(0.25), picture)).toBe(true);
    expect(isTilted(uprights(-0.25), picture)).toBe(true);
    expect(isTilted(uprights(0.03), picture)).toBe(false);
    expect(isTilted(uprights(0.25).slice(0, 3), picture)).toBe(false);
  });
});
