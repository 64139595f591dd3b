import { noPhotoMetadata } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { photoCamera } from '../camera/photo-camera.js';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { readDrawn, seenAsDrawn } from '../fixtures/seen-as-drawn.js';
import { reducePhoto } from '../terrain/working-picture.js';
import { objectionsTo } from './objections.js';
import { scaleOf } from './plot-scale.js';

describe('a photo that may not show land', () => {
  const drone = { ...noPhotoMetadata, gimbalPitchDegrees: -90 };

  /** Codes for a drawn plot that is taken for land with this probability, its plot with this confidence. */
  function codes(
    name: 'fromAbove' | 'meadow',
    land: number,
    confidence: number,
    metadata = noPhotoMetadata,
  ) {
    const scene = drawnPlots[name]();
    const seen = { ...seenAsDrawn(scene), land };
    const { plot } = readDrawn(scene, metadata);
    if (plot === null) throw new Error(`the drawn plot ${name} has no plot`);
    const seenFrom = photoCamera(scene.photo, metadata, seen, reducePhoto(scene.photo));
    const judged = {
      ...{ seenFrom, seen, plot: { ...plot, confidence }, given: null, sharpness: null },
      scale: scaleOf(seenFrom, plot, {}),
    };
    return objectionsTo(judged).map(({ code }) => code);
  }

  it('is refused sooner where only its looks say that it was taken from the air', () => {
    expect(codes('fromAbove', 0.85, 0.95)).toContain('PHOTO_NOT_LAND');
    expect(codes('fromAbove', 0.4, 0.95, drone)).not.toContain('PHOTO_NOT_LAND');
    expect(codes('meadow', 0.4, 0.95)).not.toContain('PHOTO_NOT_LAND');
    expect(codes('fromAbove', 0.95, 0.95)).not.toContain('PHOTO_NOT_LAND');
  });

  it('has a certain plot, or none, where only its looks say that it was taken from the air', () => {
    expect(codes('fromAbove', 0.95, 0.85)).toContain('AREA_NOT_FOUND');
    expect(codes('fromAbove', 0.95, 0.95)).not.toContain('AREA_NOT_FOUND');
    expect(codes('fromAbove', 0.9, 0.7, drone)).not.toContain('AREA_NOT_FOUND');
    expect(codes('meadow', 0.9, 0.7)).not.toContain('AREA_NOT_FOUND');
  });

  it('gets no house where nothing tells how large the ground is', () => {
    expect(codes('fromAbove', 0.95, 0.95)).toContain('SCALE_UNKNOWN');
    const flying = { ...drone, relativeAltitudeMetres: 60, focalLength35mm: 24 };
    expect(codes('fromAbove', 0.95, 0.95, flying)).not.toContain('SCALE_UNKNOWN');
    expect(codes('meadow', 0.95, 0.95)).not.toContain('SCALE_UNKNOWN');
  });
});
