import { noPhotoMetadata } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { photoCamera, possibleCameras } from '../camera/photo-camera.js';
import { imageFromGround } from '../camera/scene-camera.js';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import type { PerceivedViews, Perception } from '../perception/perception.js';
import { reducePhoto } from '../terrain/working-picture.js';
import { cameraOfArea } from './objections.js';

const size = { width: 1200, height: 800 };
const picture = reducePhoto(drawnPlots.meadow().photo);

/** A photo without anything in it but a horizon and these views. */
function seen(views: PerceivedViews): Perception {
  return {
    driver: 'learned',
    width: 3,
    height: 2,
    probabilities: new Uint8Array(60),
    land: 1,
    buildable: 1,
    views,
    horizon: { y: 0.3, spread: 0.02, rollDegrees: 0 },
  };
}

/** How the photo is read with a square of so many metres, drawn as it looks from `view`, around a point straight ahead. */
function viewOf(
  views: PerceivedViews,
  { from, side, distance }: { from: keyof PerceivedViews; side: number; distance: number },
  metadata = noPhotoMetadata,
) {
  const perception = seen(views);
  const possible = possibleCameras(size, metadata, perception, picture);
  const drawnFrom = possibleCameras(size, noPhotoMetadata, perception, picture).find(
    ({ view }) => view === from,
  );
  if (drawnFrom === undefined) throw new Error('Without metadata every view is possible.');
  const area = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].flatMap(([x = 0, z = 0]) => {
    const ground = { x: (x * side) / 2, z: distance + (z * side) / 2 };
    return imageFromGround(drawnFrom.camera, ground) ?? [];
  });
  return cameraOfArea(photoCamera(size, metadata, perception, picture), possible, area).view;
}

const garden = { from: 'eye_level', side: 16, distance: 20 } as const;
const estate = { from: 'oblique', side: 45, distance: 110 } as const;

describe("a customer's area tells where a photo was taken from", () => {
  it('on the ground, when it were a county from the air', () => {
    const views = { eye_level: 0.06, oblique: 0.91, straight_down: 0.03 };
    expect(viewOf(views, garden)).toBe('eye_level');
    expect(viewOf(views, estate)).toBe('oblique');
  });

  it('in the air, when it were a doormat on the ground', () => {
    const views = { eye_level: 0.7, oblique: 0.25, straight_down: 0.05 };
    expect(viewOf(views, estate)).toBe('oblique');
    expect(viewOf(views, garden)).toBe('eye_level');
  });

  it('but not in the air where nothing else speaks for that, so that a small area is called small', () => {
    const views = { eye_level: 0.97, oblique: 0.02, straight_down: 0.01 };
    expect(viewOf(views, estate)).toBe('eye_level');
  });

  it('but never against what the metadata tells', () => {
    const views = { eye_level: 0.6, oblique: 0.35, straight_down: 0.05 };
    const flown = { ...noPhotoMetadata, relativeAltitudeMetres: 60, gimbalPitchDegrees: -20 };
    expect(viewOf(views, garden, flown)).toBe('oblique');
  });
});
