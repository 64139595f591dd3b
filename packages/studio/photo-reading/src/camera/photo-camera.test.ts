import { noPhotoMetadata } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { openLand } from '../fixtures/seen-whole.js';
import { type Perception, perceptionClasses } from '../perception/perception.js';
import { reducePhoto } from '../terrain/working-picture.js';
import { photoCamera } from './photo-camera.js';

const { photo } = drawnPlots.meadow();
const picture = reducePhoto(photo);

function from(views: Perception['views']) {
  const horizon = { y: 0.4, spread: 0.03, rollDegrees: 0 };
  const probabilities = new Uint8Array(600 * perceptionClasses.length);
  const seen = { ...openLand, width: 30, height: 20, probabilities, views, horizon };
  return photoCamera(photo, noPhotoMetadata, seen, picture);
}

describe('the view of a photo', () => {
  it('is from above only where that is almost certain', () => {
    expect(from({ eye_level: 0.05, oblique: 0.03, straight_down: 0.92 })).toMatchObject({
      view: 'straight_down',
      viewProbability: 0.92,
    });
    expect(from({ eye_level: 0.06, oblique: 0.91, straight_down: 0.03 }).view).toBe('oblique');
    expect(from({ eye_level: 0.2, oblique: 0.1, straight_down: 0.7 })).toMatchObject({
      view: 'eye_level',
      viewProbability: 0.2,
    });
  });
});
