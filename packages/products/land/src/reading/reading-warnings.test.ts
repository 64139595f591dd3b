import type { LandReadingData } from '@groundwork/contract/land/reading';
import { objection } from '@groundwork/contract/land/reading';
import { describe, expect, it } from '@jest/globals';
import { readingWarnings } from '../warnings.js';

const camera: LandReadingData['camera'] = {
  pitch_degrees: -4,
  roll_degrees: 0,
  height_m: 1.65,
  focal_mm_equivalent: 27,
  assumed: [],
};
const sun = { azimuth_degrees: 40, elevation_degrees: 30, source: 'shadows' } as const;

const codes = (read: Parameters<typeof readingWarnings>[0]) =>
  readingWarnings(read).map(({ code }) => code);

describe('warnings of what was assumed in a photo', () => {
  it('are none where the photo tells all', () => {
    expect(readingWarnings({ camera, sun, objections: [] })).toEqual([]);
  });

  it('tell an assumed height, and the scale only where the focal length is assumed too', () => {
    const assumed: LandReadingData['camera']['assumed'] = ['height_m', 'roll_degrees'];
    expect(codes({ camera: { ...camera, assumed }, sun, objections: [] })).toEqual([
      'CAMERA_HEIGHT_ASSUMED',
    ]);
    const all: LandReadingData['camera']['assumed'] = ['height_m', 'focal_mm_equivalent'];
    expect(codes({ camera: { ...camera, assumed: all }, sun: null, objections: [] })).toEqual([
      'CAMERA_HEIGHT_ASSUMED',
      'FOCAL_LENGTH_ASSUMED',
      'SCALE_ASSUMED',
      'SUN_ASSUMED',
    ]);
  });

  it('take over what is wrong with a customer’s area, and no mere doubt', () => {
    const objections = [objection('AREA_NOT_OPEN'), objection('HORIZON_UNCERTAIN')];
    expect(codes({ camera, sun, objections })).toEqual(['AREA_NOT_OPEN']);
  });
});
