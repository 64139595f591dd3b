import type { Point, Polygon } from '@groundwork/imaging';
import { seededNumbers } from '@groundwork/imaging';
import { estimateCamera, imageFromGround } from '@groundwork/photo-reading/scene-camera';
import { describe, expect, it } from '@jest/globals';
import { placedProposalSchema } from '../placed-proposal.js';
import { everyKind, sampleBrief } from '../sample-briefs.js';
import { edgeDistance, isInside } from './ground-polygon.js';
import { placeProposal } from './place-proposal.js';
import { randomArea, randomCamera } from './sample-plots.js';

function contains(area: Polygon, point: Point): boolean {
  let inside = false;
  for (const [i, a] of area.entries()) {
    const b = area[(i + area.length - 1) % area.length] ?? a;
    if (
      a.y > point.y !== b.y > point.y &&
      point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x
    )
      inside = !inside;
  }
  return inside;
}

describe('placing a proposal', () => {
  it('keeps every corner of every footprint inside the area, for any area, camera, kind and seed', () => {
    const random = seededNumbers(20);
    for (let i = 0; i < 140; i++) {
      const camera = randomCamera(random);
      const kind = everyKind[i % everyKind.length] ?? 'cabins';
      const area = randomArea(random, camera.view === 'eye_level' ? 0.45 : 0);
      const placed = placeProposal({ brief: sampleBrief(kind), camera, area, seed: i });
      for (const building of placed.buildings) {
        for (const [corner, ground] of building.footprint.entries()) {
          const seen = imageFromGround(placed.camera, ground);
          expect(building.outline[corner]?.x).toBeCloseTo(seen?.x ?? Number.NaN, 9);
          expect({ i, kind, inside: seen !== null && contains(area, seen) }).toEqual({
            i,
            kind,
            inside: true,
          });
        }
      }
    }
  });

  it('keeps its setback from every edge of the area', () => {
    const random = seededNumbers(77);
    for (let i = 0; i < 84; i++) {
      const camera = randomCamera(random);
      const kind = everyKind[i % everyKind.length] ?? 'cabins';
      const area = randomArea(random, camera.view === 'eye_level' ? 0.62 : 0);
      const { buildings, plot, setbackMetres } = placeProposal({
        brief: sampleBrief(kind),
        camera,
        area,
        seed: i,
      });
      expect(setbackMetres).toBeGreaterThan(0);
      for (const { footprint } of buildings) {
        for (const { x, z } of footprint) {
          expect({ i, kind, inside: isInside(plot, x, z) }).toEqual({ i, kind, inside: true });
          expect(edgeDistance(plot, x, z)).toBeGreaterThan(setbackMetres - 1e-9);
        }
      }
    }
  });

  it('is plain data that is read back as it was', () => {
    const camera = estimateCamera({
      width: 1920,
      height: 1080,
      horizonY: 0.45,
      view: 'eye_level',
      metadata: {},
    });
    const area = [
      { x: 0.1, y: 0.6 },
      { x: 0.9, y: 0.6 },
      { x: 0.98, y: 0.95 },
      { x: 0.02, y: 0.95 },
    ];
    const placed = placeProposal({ brief: sampleBrief('modern_villa'), camera, area, seed: 4 });
    expect(placedProposalSchema.parse(JSON.parse(JSON.stringify(placed)))).toEqual(placed);
    expect(placeProposal({ brief: sampleBrief('modern_villa'), camera, area, seed: 4 })).toEqual(
      placed,
    );
  });

  it('keeps houses at their real size and lets an assumed camera height give way', () => {
    const camera = estimateCamera({
      width: 1920,
      height: 1080,
      horizonY: 0.5,
      view: 'eye_level',
      metadata: {},
    });
    const near = [
      { x: 0.35, y: 0.8 },
      { x: 0.65, y: 0.8 },
      { x: 0.7, y: 0.95 },
      { x: 0.3, y: 0.95 },
    ];
    const placed = placeProposal({
      brief: sampleBrief('gabled_house'),
      camera,
      area: near,
      seed: 1,
    });
    expect(placed.buildings[0]?.widthMetres).toBeGreaterThan(10);
    expect(placed.scale).toBeGreaterThan(1);
    expect(placed.camera.heightMetres).toBeCloseTo(camera.heightMetres * placed.scale, 9);
  });

  it('never changes a height that a drone wrote down', () => {
    const camera = estimateCamera({
      width: 4000,
      height: 3000,
      horizonY: null,
      view: 'straight_down',
      metadata: { gimbalPitchDegrees: -90, relativeAltitudeMetres: 40, focalLength35mm: 24 },
    });
    const tiny = [
      { x: 0.45, y: 0.45 },
      { x: 0.55, y: 0.45 },
      { x: 0.55, y: 0.55 },
      { x: 0.45, y: 0.55 },
    ];
    const placed = placeProposal({
      brief: sampleBrief('modern_villa'),
      camera,
      area: tiny,
      seed: 1,
    });
    expect(placed.scale).toBe(1);
    expect(placed.camera.heightMetres).toBe(40);
  });

  it('puts several houses on a large plot seen from above', () => {
    const camera = estimateCamera({
      width: 4000,
      height: 3000,
      horizonY: null,
      view: 'straight_down',
      metadata: { gimbalPitchDegrees: -90, relativeAltitudeMetres: 120, focalLength35mm: 24 },
    });
    const area = [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.1 },
      { x: 0.9, y: 0.9 },
      { x: 0.1, y: 0.9 },
    ];
    const placed = placeProposal({ brief: sampleBrief('gabled_house'), camera, area, seed: 1 });
    expect(placed.buildings.length).toBeGreaterThan(2);
  });

  it('places as many cabins as were asked for where there is room', () => {
    const camera = estimateCamera({
      width: 1920,
      height: 1080,
      horizonY: null,
      view: 'straight_down',
      metadata: {},
    });
    const area = [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.1 },
      { x: 0.9, y: 0.9 },
      { x: 0.1, y: 0.9 },
    ];
    const placed = placeProposal({
      brief: sampleBrief('cabins', { homes: 4 }),
      camera,
      area,
      seed: 1,
    });
    expect(placed.buildings).toHaveLength(4);
  });

  it('refuses an area without an inside', () => {
    const camera = estimateCamera({
      width: 1920,
      height: 1080,
      horizonY: 0.4,
      view: 'eye_level',
      metadata: {},
    });
    const line = [
      { x: 0.2, y: 0.8 },
      { x: 0.5, y: 0.8 },
      { x: 0.8, y: 0.8 },
    ];
    expect(() =>
      placeProposal({ brief: sampleBrief('cabins'), camera, area: line, seed: 1 }),
    ).toThrow(RangeError);
  });
});
