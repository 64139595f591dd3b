import { noPhotoMetadata, type Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { openLand } from '../fixtures/seen-whole.js';
import { type Perception, perceptionClasses } from '../perception/perception.js';
import { reducePhoto } from '../terrain/working-picture.js';
import { photoCamera } from './photo-camera.js';
import { vanishingPoint } from './vanishing-point.js';

const [width, height] = [600, 400];

/** Land in stripes of two greys that lead to a point, as furrows and a road do, under an empty sky. */
function furrows(point: { x: number; y: number }): Raster {
  const data = new Uint8Array(width * height * 3).fill(210);
  for (let row = Math.ceil(point.y * height) + 1; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const slope = (column - point.x * width) / (row - point.y * height);
      const grey = Math.floor(slope / 0.7) % 2 === 0 ? 90 : 150;
      data.fill(grey, (row * width + column) * 3, (row * width + column) * 3 + 3);
    }
  }
  return { width, height, channels: 3, data };
}

describe('the vanishing point', () => {
  it.each([
    { x: 0.5, y: 0.4 },
    { x: 0.3, y: 0.55 },
    { x: 0.8, y: 0.25 },
  ])('is where furrows meet, at $x and $y', (point) => {
    const found = vanishingPoint(reducePhoto(furrows(point)));
    expect(Math.abs((found?.x ?? 9) - point.x)).toBeLessThan(0.01);
    expect(Math.abs((found?.y ?? 9) - point.y)).toBeLessThan(0.01);
  });

  it('is unknown where lines do not lead away', () => {
    for (const name of ['meadow', 'hillside', 'beach'] as const) {
      expect([name, vanishingPoint(reducePhoto(drawnPlots[name]().photo))]).toEqual([name, null]);
    }
  });
});

describe('the horizon of a photo with furrows', () => {
  const photo = furrows({ x: 0.5, y: 0.4 });
  const horizonFrom = (y: number, spread: number) => {
    const seen: Perception = {
      ...{ width: 30, height: 20 },
      probabilities: new Uint8Array(30 * 20 * perceptionClasses.length),
      ...openLand,
      horizon: { y, spread, rollDegrees: 0 },
    };
    return photoCamera(photo, noPhotoMetadata, seen, reducePhoto(photo)).horizon;
  };

  it('is where they meet, if that is likely at all', () => {
    expect(horizonFrom(0.48, 0.08)?.y).toBeCloseTo(0.4, 2);
    expect(horizonFrom(0.48, 0.08)?.spread).toBeLessThan(0.02);
    expect(horizonFrom(0.7, 0.02)?.y).toBeCloseTo(0.7, 1);
  });
});
