import { noPhotoMetadata, type PhotoMetadata } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { estimateCamera } from '../camera/scene-camera.js';
import { type SunClues, sunOfPhoto } from './sun-of-photo.js';

const camera = estimateCamera({
  width: 1500,
  height: 1000,
  horizonY: 0.5,
  view: 'eye_level',
  metadata: { focalLength35mm: 36 },
});
const sun = (
  metadata: PhotoMetadata,
  shading: SunClues['shading'],
  place: SunClues['place'] = null,
) => sunOfPhoto({ metadata, camera, place, shading });

const evenLight = {
  azimuthDegrees: null,
  elevationDegrees: null,
  brightness: 0.6,
  warmth: 0,
  contrast: 0.4,
};

describe('the sun of a photo', () => {
  // Noon of the June solstice at Greenwich: due south, at 90 - 51.5 + 23.4 degrees.
  const noon = {
    ...noPhotoMetadata,
    takenAt: '2024-06-21T12:02:00Z',
    latitude: 51.5,
    longitude: 0,
  };

  it('is computed from time, place and direction of view', () => {
    const east = sun({ ...noon, headingDegrees: 90 }, evenLight);
    expect(east.source).toBe('metadata');
    expect(east.elevationDegrees).toBeCloseTo(61.9, 0);
    expect(Math.abs(east.azimuthDegrees - 90)).toBeLessThan(1.5);
    const south = sun({ ...noon, headingDegrees: 180 }, evenLight);
    expect(Math.abs(south.azimuthDegrees)).toBeLessThan(1.5);
    const west = sun({ ...noon, headingDegrees: 270 }, evenLight);
    expect(Math.abs(west.azimuthDegrees + 90)).toBeLessThan(1.5);
  });

  it('does not believe a clock that says night of a bright picture', () => {
    const midnight = { ...noon, takenAt: '2024-06-21T00:02:00Z', headingDegrees: 90 };
    expect(sun(midnight, evenLight)).toEqual(sun(noPhotoMetadata, evenLight));
    const dark = sun(midnight, { ...evenLight, brightness: 0.1 });
    expect(dark.source).toBe('metadata');
    expect(dark.elevationDegrees).toBeLessThan(0);
  });

  it('keeps the computed height where the side comes from shading or is unknown', () => {
    const shaded = sun(noon, { ...evenLight, azimuthDegrees: 100 });
    expect(shaded).toMatchObject({ azimuthDegrees: 100, source: 'shading' });
    expect(shaded.elevationDegrees).toBeCloseTo(61.9, 0);
    expect(sun(noon, evenLight)).toMatchObject({ source: 'unknown' });
  });

  it('is unknown when nothing tells it, and low in the evening', () => {
    const assumed = sun(noPhotoMetadata, evenLight);
    expect(assumed.source).toBe('unknown');
    expect(assumed.elevationDegrees).toBeGreaterThan(25);
    const evening = sun(noPhotoMetadata, { ...evenLight, elevationDegrees: 8 });
    expect(evening.elevationDegrees).toBe(8);
  });

  it('is where it is seen, before all else', () => {
    // 500 px right of the middle at 1500 px of focal length, 250 px over a horizon in the middle.
    const place = { x: 0.5 + 500 / 1500, y: 0.25 };
    const seen = sun({ ...noon, headingDegrees: 90 }, evenLight, place);
    expect(seen).toMatchObject({ source: 'visible', place });
    expect(seen.azimuthDegrees).toBeCloseTo(18.43, 1);
    expect(seen.elevationDegrees).toBeCloseTo(8.98, 1);
  });
});
