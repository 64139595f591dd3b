import { type LandClaim, landClaims } from '@groundwork/contract/land/reading';
import { noPhotoMetadata, type Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { givenView, photoCamera } from '../camera/photo-camera.js';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { openLand } from '../fixtures/seen-whole.js';
import { type Perception, perceptionClasses } from '../perception/perception.js';
import { reducePhoto } from '../terrain/working-picture.js';
import { ofEachClass } from '../terrain-reading.js';
import { type ClaimEvidence, claimBounds, colourShares, sureClaims } from './claims.js';

const size = { width: 1200, height: 800 };
const none = { green: 0, golden: 0, blue: 0, glowing: 0 };
const seen: Perception = {
  width: 16,
  height: 10,
  probabilities: new Uint8Array(16 * 10 * perceptionClasses.length),
  ...openLand,
  views: { eye_level: 0.9, oblique: 0.1, straight_down: 0 },
  horizon: { y: 0.4, spread: 0.05, rollDegrees: 0 },
};
const picture = reducePhoto(drawnPlots.meadow().photo);
const seenFrom = photoCamera(size, noPhotoMetadata, seen, picture);
/** A photo of which nothing is sure but that it shows land. */
const nothing: ClaimEvidence = {
  land: 1,
  seenFrom,
  givenView: null,
  sureShares: ofEachClass(() => 0),
  colours: { sky: none, trees: none, grass: none },
  sun: { azimuthDegrees: 0, elevationDegrees: 40, source: 'unknown' },
  plot: null,
  scale: null,
};
const of = (evidence: Partial<ClaimEvidence>) => sureClaims({ ...nothing, ...evidence });
const sureOf = (shares: Partial<ClaimEvidence['sureShares']>) => ({
  ...nothing.sureShares,
  ...shares,
});
const LESS = 1e-6;

describe('what may be said of a photo', () => {
  it('is nothing when nothing is sure', () => {
    expect(of({})).toEqual([]);
  });

  it('is nothing of what may not be land, however sure its classes are', () => {
    const sureShares = sureOf({ sky: 0.4, trees: 0.4 });
    expect(of({ sureShares, land: claimBounds.land })).toEqual(['sky', 'trees']);
    expect(of({ sureShares, land: claimBounds.land - LESS })).toEqual([]);
  });

  it.each([
    ['sky', 'sky'],
    ['trees', 'trees'],
    ['grass', 'grass'],
    ['water', 'water'],
    ['rock', 'rock'],
    ['buildings', 'building'],
  ] as const)('names %s from its bound on', (claim, kind) => {
    const bound = claimBounds.sure[kind];
    expect(of({ sureShares: sureOf({ [kind]: bound }) })).toEqual([claim]);
    expect(of({ sureShares: sureOf({ [kind]: bound - LESS }) })).toEqual([]);
  });

  it('never names bare ground, a road, snow or things, which are seen too seldom to know', () => {
    expect(of({ sureShares: sureOf({ ground: 1, road: 1, snow: 1, thing: 1 }) })).toEqual([]);
  });

  it('names no sky in a photo from straight above', () => {
    const sureShares = sureOf({ sky: 0.5 });
    const above = { ...seenFrom, view: 'straight_down' as const };
    expect(of({ sureShares, seenFrom: above })).toEqual([]);
  });

  it.each([
    ['blue_sky', 'sky', 'blue', claimBounds.colouredSky],
    ['glowing_sky', 'sky', 'glowing', claimBounds.colouredSky],
    ['green_trees', 'trees', 'green', claimBounds.coloured],
    ['green_grass', 'grass', 'green', claimBounds.coloured],
    ['golden_grass', 'grass', 'golden', claimBounds.coloured],
  ] as const)('claims %s only when most of it was measured so', (claim, kind, colour, bound) => {
    const coloured = (share: number) => ({
      ...nothing.colours,
      [kind]: { ...none, [colour]: share },
    });
    const sureShares = sureOf({ [kind]: 0.5 });
    expect(of({ sureShares, colours: coloured(bound) })).toContain(claim);
    expect(of({ sureShares, colours: coloured(bound - LESS) })).toEqual([kind]);
    expect(of({ colours: coloured(1) })).toEqual([]);
  });

  it('calls water the sea only at an edge against the sky', () => {
    const sureShares = sureOf({ water: 0.3 });
    const horizon = { y: 0.4, spread: 0.006, rollDegrees: 0, source: 'sea_edge' } as const;
    expect(of({ sureShares })).toEqual(['water']);
    expect(of({ sureShares, seenFrom: { ...seenFrom, horizon } })).toEqual(['water', 'sea']);
    expect(of({ seenFrom: { ...seenFrom, horizon } })).toEqual([]);
  });

  it('stands at eye level when that is as good as sure', () => {
    const at = (viewProbability: number) => ({ ...seenFrom, viewProbability });
    expect(of({ seenFrom: at(claimBounds.eyeLevel) })).toEqual(['eye_level']);
    expect(of({ seenFrom: at(claimBounds.eyeLevel - LESS) })).toEqual([]);
  });

  it('looks from above only when metadata says so', () => {
    const above = { ...seenFrom, view: 'oblique' as const, viewProbability: 1 };
    expect(of({ seenFrom: above })).toEqual([]);
    const drone = { ...noPhotoMetadata, relativeAltitudeMetres: 40 };
    expect(of({ seenFrom: above, givenView: givenView(drone) })).toEqual(['view_from_above']);
    const down = { ...drone, gimbalPitchDegrees: -90 };
    expect(of({ seenFrom: above, givenView: givenView(down) })).toEqual([
      'view_from_above',
      'view_straight_down',
    ]);
  });

  it('has a low sun only where that is seen in a glowing sky', () => {
    const at = (elevationDegrees: number, source: ClaimEvidence['sun']['source'], glowing = 0.3) =>
      of({
        sun: { azimuthDegrees: 10, elevationDegrees, source },
        colours: { ...nothing.colours, sky: { ...none, glowing } },
      });
    expect(at(claimBounds.lowSun, 'visible')).toEqual(['low_sun']);
    expect(at(claimBounds.lowSun + 1, 'visible')).toEqual([]);
    expect(at(0, 'visible')).toEqual([]);
    expect(at(5, 'visible', claimBounds.sunsetSky - LESS)).toEqual([]);
    expect(at(5, 'metadata')).toEqual([]);
    expect(at(5, 'shading')).toEqual([]);
  });

  it('has a size when nothing of the camera was assumed', () => {
    const plot = {
      ...{ polygon: [], confidence: 1, openness: 1, areaM2: 600 },
      ...{ widthMetres: 20, depthMetres: 30, distanceMetres: 12 },
    };
    const camera = { ...seenFrom.camera, estimates: [] };
    const horizon = (spread: number) =>
      ({ y: 0.3, spread, rollDegrees: 0, source: 'gimbal' }) as const;
    const given = { ...seenFrom, camera, horizon: horizon(claimBounds.sizeSpread) };
    expect(of({ plot, seenFrom: given })).toEqual(['plot_size']);
    expect(of({ plot: null, seenFrom: given })).toEqual([]);
    expect(of({ plot, seenFrom: { ...given, camera: seenFrom.camera } })).toEqual([]);
    expect(of({ plot, seenFrom: { ...given, horizon: horizon(0.1) } })).toEqual([]);
  });

  it('is listed in the same order, each word once', () => {
    const sureShares = ofEachClass(() => 1);
    const all: LandClaim[] = of({ sureShares, givenView: 'from_above' });
    expect(all).toEqual(landClaims.filter((claim) => all.includes(claim)));
  });
});

describe('the colour of what is surely of a class', () => {
  const kind = perceptionClasses.indexOf('grass');
  /** Grass of one colour on the right half, of another one elsewhere, of which only the right half is sure. */
  function halves(right: readonly [number, number, number]): [Raster, Perception] {
    const photo = {
      width: 64,
      height: 40,
      channels: 3,
      data: new Uint8Array(64 * 40 * 3),
    } as const;
    for (let at = 0; at < 64 * 40; at += 1)
      photo.data.set(at % 64 < 32 ? [200, 0, 0] : right, at * 3);
    const probabilities = new Uint8Array(seen.probabilities.length);
    for (let cell = 0; cell < 160; cell += 1) {
      probabilities[cell * perceptionClasses.length + kind] = cell % 16 < 8 ? 220 : 235;
    }
    return [photo, { ...seen, probabilities }];
  }

  it.each([
    ['green', [70, 120, 40]],
    ['golden', [200, 160, 70]],
    ['blue', [90, 140, 220]],
    ['glowing', [240, 130, 60]],
  ] as const)('is %s by its pixels, not by those of other places', (name, colour) => {
    const [photo, perception] = halves(colour);
    const shares = colourShares(reducePhoto(photo), perception, 'grass');
    expect(shares[name]).toBe(1);
    const other = name === 'green' ? 'blue' : 'green';
    expect(shares[other]).toBe(0);
  });

  it('has no name where it is grey, or where nothing is sure', () => {
    const [photo, perception] = halves([120, 122, 118]);
    expect(colourShares(reducePhoto(photo), perception, 'grass')).toEqual(none);
    expect(colourShares(reducePhoto(photo), perception, 'trees')).toEqual(none);
  });
});
