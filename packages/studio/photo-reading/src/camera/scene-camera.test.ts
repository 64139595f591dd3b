import { seededNumbers } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import {
  cropCamera,
  estimateCamera,
  groundFromImage,
  horizonRow,
  imageFromGround,
  resizeCamera,
} from './scene-camera.js';
import { sceneCameraSchema } from './scene-camera-schema.js';

const views = ['eye_level', 'oblique', 'straight_down'] as const;

describe('a camera from a photo', () => {
  it.each(views)('brings a picture point to the ground and back, %s', (view) => {
    const random = seededNumbers(3);
    for (let i = 0; i < 200; i++) {
      const horizonY = view === 'straight_down' ? null : 0.2 + 0.4 * random();
      const camera = estimateCamera({ width: 1600, height: 1200, horizonY, view, metadata: {} });
      const point = {
        x: random(),
        y: (horizonY ?? 0) + 0.02 + random() * (0.97 - (horizonY ?? 0)),
      };
      const ground = groundFromImage(camera, point);
      if (ground === null) throw new Error('a point below the horizon has ground');
      const back = imageFromGround(camera, ground);
      expect(back?.x).toBeCloseTo(point.x, 9);
      expect(back?.y).toBeCloseTo(point.y, 9);
    }
  });

  it('puts the horizon where it was seen, and no ground above it', () => {
    const camera = estimateCamera({
      width: 1920,
      height: 1080,
      horizonY: 0.41,
      view: 'eye_level',
      metadata: {},
    });
    expect(horizonRow(camera) / 1080).toBeCloseTo(0.41, 9);
    expect(groundFromImage(camera, { x: 0.5, y: 0.4 })).toBeNull();
    expect(groundFromImage(camera, { x: 0.5, y: 0.42 })).not.toBeNull();
  });

  it('sees the same ground in a part that is cut out and enlarged', () => {
    const whole = estimateCamera({
      width: 1600,
      height: 1200,
      horizonY: 0.4,
      view: 'eye_level',
      metadata: {},
    });
    const window = { left: 0.3, top: 0.5, width: 0.4, height: 0.3 };
    const part = cropCamera(whole, window, 1920, 1080);
    const point = { x: 0.45, y: 0.7 };
    const inPart = { x: (0.45 - 0.3) / 0.4, y: (0.7 - 0.5) / 0.3 };
    const there = groundFromImage(part, inPart);
    expect(there?.x).toBeCloseTo(groundFromImage(whole, point)?.x ?? Number.NaN, 9);
    expect(there?.z).toBeCloseTo(groundFromImage(whole, point)?.z ?? Number.NaN, 9);
    expect(horizonRow(part) / 1080).toBeCloseTo((0.4 - 0.5) / 0.3, 9);
  });

  it('reports its assumptions and accepts the metadata', () => {
    const guessed = estimateCamera({
      width: 1000,
      height: 800,
      horizonY: null,
      view: 'oblique',
      metadata: {},
    });
    expect([...guessed.estimates].toSorted()).toEqual(['focal_length', 'height', 'pitch']);
    const given = estimateCamera({
      width: 4000,
      height: 3000,
      horizonY: null,
      view: 'oblique',
      metadata: { focalLength35mm: 24, gimbalPitchDegrees: -40, relativeAltitudeMetres: 62 },
    });
    expect(given).toMatchObject({ estimates: [], pitchDegrees: -40, heightMetres: 62 });
    expect(given.focalLengthPx).toBeCloseTo((4000 * 24) / 36, 6);
    expect(sceneCameraSchema.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
  });

  it.each(['eye_level', 'oblique'] as const)(
    'looks down past a horizon that is not seen, %s',
    (view) => {
      for (const [width, height] of [
        [1920, 1080],
        [1080, 1920],
      ] as const) {
        const camera = estimateCamera({ width, height, horizonY: null, view, metadata: {} });
        expect(camera.estimates).toContain('pitch');
        expect(horizonRow(camera)).toBeLessThan(0);
      }
    },
  );

  it('does not take a lens of nothing', () => {
    const clues = { width: 900, height: 600, horizonY: 0.4, view: 'eye_level' } as const;
    const camera = estimateCamera({ ...clues, metadata: { focalLength35mm: 0 } });
    expect(camera).toEqual(estimateCamera({ ...clues, metadata: {} }));
  });

  it('sees two metres of ground under a drone as wide as its lens and height say', () => {
    const camera = estimateCamera({
      width: 4000,
      height: 3000,
      horizonY: null,
      view: 'straight_down',
      metadata: { focalLength35mm: 36, gimbalPitchDegrees: -90, relativeAltitudeMetres: 50 },
    });
    const left = imageFromGround(camera, { x: -1, z: 0 });
    const right = imageFromGround(camera, { x: 1, z: 0 });
    expect(((right?.x ?? 0) - (left?.x ?? 0)) * 4000).toBeCloseTo((2 * 4000) / 50, 6);
  });

  it('shows the same scene when the photo is resized', () => {
    const camera = estimateCamera({
      width: 1920,
      height: 1080,
      horizonY: 0.5,
      view: 'eye_level',
      metadata: {},
    });
    const point = { x: 3, z: 20 };
    const large = imageFromGround(camera, point);
    const small = imageFromGround(resizeCamera(camera, 640, 360), point);
    expect(small?.x).toBeCloseTo(large?.x ?? 0, 9);
    expect(small?.y).toBeCloseTo(large?.y ?? 0, 9);
  });
});
