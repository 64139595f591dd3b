import { describe, expect, it } from '@jest/globals';
import { taskFailures } from '../tasks/tasks.js';
import { landWarning, landWarningCodes, landWarnings } from '../warnings.js';
import {
  landClasses,
  landReadingDataSchema,
  landReadingSchema,
  landRefusalCodes,
  objection,
  objectionCodes,
  refusalAmong,
} from './reading.js';

const shares = Object.fromEntries(landClasses.map((name) => [name, name === 'grass' ? 1 : 0]));
const data = {
  land: { probability: 0.98 },
  view: 'eye_level',
  view_probability: 0.99,
  horizon: { y: 0.41, spread: 0.01 },
  camera: {
    pitch_degrees: -2,
    roll_degrees: 0.4,
    height_m: 1.6,
    focal_mm_equivalent: 26,
    assumed: ['height_m'],
  },
  sun: { azimuth_degrees: -120, elevation_degrees: 38, source: 'shadows' },
  classes: shares,
  plot: {
    polygon: [
      { x: 0.2, y: 0.6 },
      { x: 0.8, y: 0.6 },
      { x: 0.9, y: 0.8 },
    ],
    area_m2: 640,
    width_m: 28,
    depth_m: 24,
    distance_m: 14,
    confidence: 0.9,
  },
  claims: ['trees'],
  objections: [],
};

describe('what is read from a photo', () => {
  it('takes a sun in the picture, one outside of it, and none', () => {
    for (const sun of [{ x: 0.4, y: 0.2 }, data.sun, null]) {
      expect(landReadingDataSchema.parse({ ...data, sun }).sun).toEqual(sun);
    }
  });

  it('is sent with the picture that explains it, and kept without', () => {
    const explanation_url = 'https://example.com/reading.png';
    expect(landReadingSchema.parse({ ...data, explanation_url })).toEqual({
      ...data,
      explanation_url,
    });
    expect(landReadingSchema.safeParse(data).success).toBe(false);
    expect(landReadingDataSchema.parse({ ...data, explanation_url })).toEqual(data);
  });

  it.each([
    ['a class that is not known', { classes: { ...shares, sofa: 0.1 } }, true],
    ['a class that is missing', { classes: { sky: 1 } }, false],
    ['a corner off the photo', { plot: { ...data.plot, polygon: [{ x: 1.2, y: 0 }] } }, false],
    ['two corners', { plot: { ...data.plot, polygon: data.plot.polygon.slice(1) } }, false],
    ['a camera under the ground', { camera: { ...data.camera, height_m: -1 } }, false],
    ['a probability over 1', { land: { probability: 1.1 } }, false],
    ['a view that is none', { view: 'from_below' }, false],
    ['an objection without its code', { objections: [{ sentence: 'No.' }] }, false],
  ])('%s', (_case, change, isValid) => {
    expect(landReadingDataSchema.safeParse({ ...data, ...change }).success).toBe(isValid);
  });
});

describe('objections', () => {
  it('have the sentence of the failure that a film would end with, or one of their own', () => {
    for (const code of landRefusalCodes) {
      expect(objection(code)).toEqual({ code, sentence: taskFailures[code] });
    }
    for (const code of objectionCodes) expect(objection(code).sentence).not.toBe('');
    expect(objection('AREA_NOT_FOUND', 'The area lies off the photo').sentence).toBe(
      'The area lies off the photo',
    );
  });

  it('tell which of them stops a film', () => {
    const small = objection('PLOT_UNCERTAIN');
    expect(refusalAmong([])).toBeNull();
    expect(refusalAmong([small])).toBeNull();
    expect(refusalAmong([small, objection('PHOTO_NOT_LAND'), objection('AREA_NOT_FOUND')])).toEqual(
      objection('PHOTO_NOT_LAND'),
    );
  });
});

it('a warning has the words of its code, or more precise ones', () => {
  for (const code of landWarningCodes) {
    expect(landWarning(code)).toEqual({ code, message: landWarnings[code] });
  }
  expect(landWarning('PROPOSAL_CHANGED', 'Proposal 2 was left out').message).toBe(
    'Proposal 2 was left out',
  );
});
