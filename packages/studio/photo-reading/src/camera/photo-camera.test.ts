import { noPhotoMetadata } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';
import { reducePhoto } from '../terrain/working-picture.js';
import { photoCamera, possibleCameras } from './photo-camera.js';

const { photo } = drawnPlots.meadow();
const picture = reducePhoto(photo);

/** A photo whose upper rows are surely of one class, out of 20 rows. */
function seen(rows: number, top: PerceptionClass, views: Perception['views']): Perception {
  const [width, height] = [30, 20];
  const probabilities = new Uint8Array(width * height * perceptionClasses.length);
  for (let cell = 0; cell < width * height; cell += 1) {
    const kind = cell < rows * width ? top : 'grass';
    probabilities[cell * perceptionClasses.length + perceptionClasses.indexOf(kind)] = 255;
  }
  const horizon = { y: 0.4, spread: 0.03, rollDegrees: 0 };
  return { driver: 'learned', width, height, probabilities, land: 1, buildable: 1, views, horizon };
}

describe('the view of a photo', () => {
  const from = (perception: Perception) => photoCamera(photo, noPhotoMetadata, perception, picture);
  const above = { eye_level: 0.01, oblique: 0.005, straight_down: 0.985 };

  it('is not from straight above where a sky is seen', () => {
    expect(from(seen(6, 'snow', above)).view).toBe('straight_down');
    expect(from(seen(1, 'sky', above)).view).toBe('straight_down');
    expect(from(seen(6, 'sky', above)).view).toBe('eye_level');
  });

  it('is oblique less often than a trained network has it, and as often as an engine has it', () => {
    const views = { eye_level: 0.5, oblique: 0.5, straight_down: 0 };
    const learned = seen(6, 'sky', views);
    expect(from(learned).viewProbability).toBeCloseTo(2 / 3, 6);
    expect(from({ ...learned, driver: 'vision' }).viewProbability).toBeCloseTo(0.5, 6);
  });

  it('is left as it was seen for a drawn area to choose from', () => {
    const views = { eye_level: 0.6, oblique: 0.4, straight_down: 0 };
    const possible = possibleCameras(photo, noPhotoMetadata, seen(6, 'sky', views), picture);
    expect(possible.map(({ viewProbability }) => viewProbability)).toEqual([0.6, 0.4, 0]);
  });
});
