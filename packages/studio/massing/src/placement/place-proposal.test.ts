import type { Point, Polygon } from '@groundwork/imaging';
import { seededNumbers } from '@groundwork/imaging';
import { estimateCamera, imageFromGround } from '@groundwork/photo-reading/camera/scene-camera';
import { describe, expect, it } from '@jest/globals';
import { placedProposalSchema } from '../proposal.js';
import { everyKind, sampleBrief } from '../testing/sample-briefs.js';
import { groundArea, placeOnPlot, randomArea, randomCamera } from '../testing/sample-plots.js';
import { edgeDistance, isInside } from './ground-polygon.js';
import { placeProposal } from './place-proposal.js';

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
    let fitting = 0;
    for (let i = 0; i < 140; i++) {
      const camera = randomCamera(random);
      const kind = everyKind[i % everyKind.length] ?? 'cabins';
      const area = randomArea(random, camera);
      const placed = placeProposal({ brief: sampleBrief(kind), camera, area, seed: i });
      if (placed === null) continue;
      fitting += 1;
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
    expect(fitting).toBeGreaterThan(100);
  });

  it('keeps its setback from every edge of the area', () => {
    const random = seededNumbers(77);
    for (let i = 0; i < 84; i++) {
      const camera = randomCamera(random);
      const kind = everyKind[i % everyKind.length] ?? 'cabins';
      const area = randomArea(random, camera);
      const placed = placeProposal({ brief: sampleBrief(kind), camera, area, seed: i });
      if (placed === null) continue;
      const { buildings, plot, setbackMetres } = placed;
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
    const area = groundArea(camera, { across: 36, near: 12, far: 45 });
    const placed = placeOnPlot({ brief: sampleBrief('modern_villa'), camera, area, seed: 4 });
    expect(placedProposalSchema.parse(JSON.parse(JSON.stringify(placed)))).toEqual(placed);
    expect(placeOnPlot({ brief: sampleBrief('modern_villa'), camera, area, seed: 4 })).toEqual(
      placed,
    );
  });

  it('keeps the camera where it is, at eye level and where a drone wrote its height down', () => {
    const random = seededNumbers(8);
    for (let i = 0; i < 40; i++) {
      const camera = randomCamera(random);
      const placed = placeProposal({
        brief: sampleBrief('gabled_house'),
        camera,
        area: randomArea(random, camera),
        seed: i,
      });
      if (placed !== null) expect(placed.camera).toEqual(camera);
    }
  });

  it('builds every kind in the size of a real house, or says that there is no room', () => {
    const random = seededNumbers(13);
    const widths = {
      modern_villa: [11, 30],
      gabled_house: [8, 22],
      mediterranean: [12, 28],
      farmhouse: [10, 26],
      row_houses: [14, 50],
      apartment_block: [16, 24],
      cabins: [5, 7],
    } as const;
    for (let i = 0; i < 70; i++) {
      const camera = randomCamera(random);
      const kind = everyKind[i % everyKind.length] ?? 'cabins';
      const area = randomArea(random, camera);
      const placed = placeProposal({ brief: sampleBrief(kind), camera, area, seed: i });
      const [least, most] = widths[kind];
      for (const { widthMetres } of placed?.buildings ?? []) {
        expect({ kind, widthMetres, real: widthMetres >= least && widthMetres <= most }).toEqual({
          kind,
          widthMetres,
          real: true,
        });
      }
    }
  });

  it.each([
    ['a strip at the feet of the viewer', 'eye_level', 0.8],
    ['a patch of a few metres from above', 'straight_down', 0.45],
  ] as const)('says that nothing fits on %s', (_name, view, top) => {
    const camera = estimateCamera({
      width: 4000,
      height: 3000,
      horizonY: view === 'eye_level' ? 0.5 : null,
      view,
      metadata: { relativeAltitudeMetres: 40, focalLength35mm: 24 },
    });
    const area = [
      { x: 0.45, y: top },
      { x: 0.55, y: top },
      { x: 0.55, y: top + 0.1 },
      { x: 0.45, y: top + 0.1 },
    ];
    for (const kind of everyKind) {
      const brief = sampleBrief(kind);
      expect([kind, placeProposal({ brief, camera, area, seed: 1 })]).toEqual([kind, null]);
    }
  });

  it('stands a house at eye level so that its eaves rise over the horizon', () => {
    const random = seededNumbers(31);
    const camera = estimateCamera({
      width: 1920,
      height: 1080,
      horizonY: 0.48,
      view: 'eye_level',
      metadata: {},
    });
    for (let i = 0; i < 20; i++) {
      const placed = placeProposal({
        brief: sampleBrief('gabled_house'),
        camera,
        area: randomArea(random, camera),
        seed: i,
      });
      if (placed !== null) expect(placed.subject.top).toBeLessThan(0.48);
    }
  });

  it.each([0.3, 0.45, 0.6])(
    'gives a house about %d of the width when the plot lets it',
    (wanted) => {
      const camera = estimateCamera({
        width: 1920,
        height: 1080,
        horizonY: 0.48,
        view: 'eye_level',
        metadata: {},
      });
      const area = [
        { x: -18, z: 12 },
        { x: 18, z: 12 },
        { x: 18, z: 60 },
        { x: -18, z: 60 },
      ].flatMap((corner) => imageFromGround(camera, corner) ?? []);
      const { subject } = placeOnPlot({
        brief: sampleBrief('gabled_house', { pool: false }),
        camera,
        area,
        seed: 3,
        wantedWidth: wanted,
      });
      expect(Math.abs(Math.log((subject.right - subject.left) / wanted))).toBeLessThan(0.25);
    },
  );

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
    const placed = placeOnPlot({ brief: sampleBrief('gabled_house'), camera, area, seed: 1 });
    expect(placed.buildings.length).toBeGreaterThan(2);
  });

  it('puts no more houses there than may be seen together, unless their number was asked for', () => {
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
    const plot = { camera, area, seed: 1, mostWidth: 0.25 };
    const houses = placeOnPlot({ ...plot, brief: sampleBrief('gabled_house') });
    expect(houses.subject.right - houses.subject.left).toBeLessThanOrEqual(0.25);
    const cabins = placeOnPlot({ ...plot, brief: sampleBrief('cabins', { homes: 8 }) });
    expect(cabins.buildings.length).toBe(8);
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
    const placed = placeOnPlot({
      brief: sampleBrief('cabins', { homes: 4 }),
      camera,
      area,
      seed: 1,
    });
    expect(placed.buildings).toHaveLength(4);
  });

  it('finds no place on an area without an inside', () => {
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
    expect(placeProposal({ brief: sampleBrief('cabins'), camera, area: line, seed: 1 })).toBeNull();
  });
});
