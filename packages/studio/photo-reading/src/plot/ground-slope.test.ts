import { describe, expect, it } from '@jest/globals';
import type { PhotoCamera } from '../camera/photo-camera.js';
import {
  estimateCamera,
  groundFromImage,
  groundHeight,
  imageFromGround,
} from '../camera/scene-camera.js';
import { openLand } from '../fixtures/seen-whole.js';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';
import { groundSlope } from './ground-slope.js';

const [WIDTH, HEIGHT] = [160, 100];
const HORIZON = 0.45;
const camera = estimateCamera({
  width: 1600,
  height: 1000,
  horizonY: HORIZON,
  view: 'eye_level',
  metadata: {},
});
const found: PhotoCamera = {
  view: 'eye_level',
  viewProbability: 1,
  horizon: { y: HORIZON, spread: 0.02, rollDegrees: 0, source: 'perception' },
  camera,
};

/** Grass up to a brow, a share of the height for each share of the width; sky above it. */
function land(brow: (x: number) => number, above: PerceptionClass = 'sky'): Perception {
  const probabilities = new Uint8Array(WIDTH * HEIGHT * perceptionClasses.length);
  for (let cell = 0; cell < WIDTH * HEIGHT; cell += 1) {
    const x = ((cell % WIDTH) + 0.5) / WIDTH;
    const y = (Math.floor(cell / WIDTH) + 0.5) / HEIGHT;
    const kind = y > brow(x) ? 'grass' : above;
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

/** The brow of a plane that rises to the right by so much. */
const rising = (rise: number) => (x: number) => HORIZON + 0.01 - (x - 0.5) * rise * 1.6;

describe('the slope of the ground', () => {
  it('is level under a level brow', () => {
    expect(groundSlope(land(rising(0)), found)).toBeNull();
  });

  it.each([0.1, -0.1, 0.14, -0.14])('is distinguished from the tilt of the brow: %d', (rise) => {
    const slope = groundSlope(land(rising(rise)), found);
    expect(Math.sign(slope?.across ?? 0)).toBe(Math.sign(rise));
    expect(Math.abs(slope?.across ?? 0)).toBeGreaterThan(0.4 * Math.abs(rise));
    expect(Math.abs(slope?.across ?? 0)).toBeLessThanOrEqual(Math.abs(rise));
  });

  it('is never taken for steeper than what is built on', () => {
    const steep = groundSlope(
      land((x) => HORIZON + 0.01 - (x - 0.5) * 0.45),
      found,
    );
    expect(Math.abs(steep?.across ?? 0)).toBeLessThanOrEqual(0.12);
  });

  it('is not that of a hill on one side', () => {
    const hill = (x: number) => (x < 0.5 ? HORIZON + 0.01 : HORIZON + 0.01 - (x - 0.5) * 0.3);
    expect(groundSlope(land(hill), found)).toBeNull();
  });

  it('is not that of a ridge far over the horizon', () => {
    expect(
      groundSlope(
        land((x) => rising(0.12)(x) - 0.2),
        found,
      ),
    ).toBeNull();
  });

  it('is not read from a torn edge', () => {
    const torn = (x: number) => rising(0.1)(x) + 0.12 * Math.sin(x * 40);
    expect(groundSlope(land(torn), found)).toBeNull();
  });

  it('leaves out what a camera was rolled over the sea by', () => {
    const rolled: PhotoCamera = {
      ...found,
      horizon: {
        y: HORIZON,
        spread: 0.006,
        rollDegrees: (Math.atan(-0.1) * 180) / Math.PI,
        source: 'sea_edge',
      },
    };
    expect(groundSlope(land(rising(0.1)), rolled)).toBeNull();
  });

  it('is not asked for from the air or without a horizon', () => {
    const seen = land(rising(0.1));
    expect(groundSlope(seen, { ...found, view: 'oblique' })).toBeNull();
    expect(groundSlope(seen, { ...found, horizon: null })).toBeNull();
  });
});

describe('a camera over a slope', () => {
  const sloped = { ...camera, slope: { across: 0.08, ahead: -0.03 } };

  it.each([
    [-6, 14],
    [0, 22],
    [9, 30],
  ])('sees the ground at %d, %d where it lies', (x, z) => {
    const seen = imageFromGround(sloped, { x, z });
    const back = seen === null ? null : groundFromImage(sloped, seen);
    expect(back?.x).toBeCloseTo(x, 6);
    expect(back?.z).toBeCloseTo(z, 6);
    expect(groundHeight(sloped, { x, z })).toBeCloseTo(0.08 * x - 0.03 * z);
  });

  it('sees rising ground higher in the picture than level ground', () => {
    const place = { x: 8, z: 20 };
    expect(imageFromGround(sloped, place)?.y).toBeLessThan(imageFromGround(camera, place)?.y ?? 0);
  });
});
