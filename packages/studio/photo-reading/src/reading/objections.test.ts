import { noPhotoMetadata, polygonCentre } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { photoCamera } from '../camera/photo-camera.js';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { readDrawn, seenAsDrawn } from '../fixtures/seen-as-drawn.js';
import type { Perception } from '../perception/perception.js';
import { reducePhoto } from '../terrain/working-picture.js';
import { objectionsTo } from './objections.js';
import { policy } from './photo-reading.js';
import { scaleOf } from './plot-scale.js';

const LESS = 1e-6;

describe('a photo that may not show land', () => {
  const drone = { ...noPhotoMetadata, gimbalPitchDegrees: -90 };

  /** Codes for a drawn plot that is seen otherwise in these respects, its plot with this confidence. */
  function codes(
    name: 'fromAbove' | 'meadow',
    change: Partial<Perception>,
    confidence = 0.95,
    metadata = noPhotoMetadata,
    spreadOf: (drop: number) => number | undefined = () => undefined,
    sizes: Parameters<typeof scaleOf>[2] = {},
  ) {
    const scene = drawnPlots[name]();
    const seen = { ...seenAsDrawn(scene), ...change };
    const { plot } = readDrawn(scene, metadata);
    if (plot === null) throw new Error(`the drawn plot ${name} has no plot`);
    const found = photoCamera(scene.photo, metadata, seen, reducePhoto(scene.photo));
    const { horizon } = found;
    const spread = horizon && spreadOf(polygonCentre(plot.polygon).y - horizon.y);
    const seenFrom =
      spread == null || horizon === null ? found : { ...found, horizon: { ...horizon, spread } };
    const judged = {
      ...{
        seenFrom,
        seen,
        plot: { ...plot, confidence },
        given: null,
        givenSky: 0,
        sharpness: null,
      },
      scale: scaleOf(seenFrom, plot, sizes),
    };
    return objectionsTo(judged).map(({ code }) => code);
  }

  it('is refused under the bound of land, whatever else speaks for it', () => {
    expect(codes('meadow', { land: policy.land - LESS })).toContain('PHOTO_NOT_LAND');
    expect(codes('meadow', { land: policy.land })).not.toContain('PHOTO_NOT_LAND');
  });

  it.each([
    ['land', { land: 0.9 }, 0.65],
    ['ground', {}, 0.6],
    ['view', { views: { eye_level: 0.5, oblique: 0.5, straight_down: 0 } }, 0.8],
  ])(
    'is asked about where land, view and ground are not right at once, for %s',
    (_what, change, confidence) => {
      expect(codes('meadow', change, confidence)).toContain('AREA_NOT_FOUND');
      expect(codes('meadow', {}, 0.65)).not.toContain('AREA_NOT_FOUND');
    },
  );

  it('is from above only where land, open ground and view are all as good as sure', () => {
    const views = { eye_level: 0.05, oblique: 0, straight_down: 0.95 };
    expect(codes('fromAbove', { views })).not.toContain('AREA_NOT_FOUND');
    for (const change of [{ land: 0.75 }, { buildable: 0.75 }]) {
      expect(codes('fromAbove', { views, ...change })).toContain('AREA_NOT_FOUND');
      expect(codes('fromAbove', { views, ...change }, 0.95, drone)).not.toContain('AREA_NOT_FOUND');
    }
  });

  it('gets no house where nothing tells how large the ground is', () => {
    expect(codes('fromAbove', {})).toContain('SCALE_UNKNOWN');
    const flying = { ...drone, relativeAltitudeMetres: 60, focalLength35mm: 24 };
    expect(codes('fromAbove', {}, 0.95, flying)).not.toContain('SCALE_UNKNOWN');
    expect(codes('meadow', {})).not.toContain('SCALE_UNKNOWN');
  });

  it('gets no house from above by the size of a plot whose place is not said', () => {
    const none = () => undefined;
    const sized = codes('fromAbove', {}, 0.95, noPhotoMetadata, none, { plotAreaM2: 2000 });
    expect(sized).toContain('SCALE_UNKNOWN');
  });

  it('gets no house at eye level where the horizon may lie much nearer to the plot than it seems', () => {
    const spread = (share: number) =>
      codes('meadow', {}, 0.95, noPhotoMetadata, (drop) => drop * share);
    expect(spread(policy.dropSpread + LESS)).toContain('SCALE_UNKNOWN');
    expect(spread(policy.dropSpread - LESS)).not.toContain('SCALE_UNKNOWN');
  });
});
