import { seededNumbers } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { describe, expect, it } from '@jest/globals';
import { BuildPhase, LEAF_STRIDE, type SceneMesh } from '../geometry/scene-mesh.js';
import { corners } from '../placement/footprint.js';
import { edgeDistance, isInside } from '../placement/ground-polygon.js';
import { placeProposal } from '../placement/place-proposal.js';
import type { PlacedProposal } from '../proposal.js';
import { buildSite } from '../scene.js';
import { everyKind, sampleBrief } from '../testing/sample-briefs.js';
import { randomArea, randomCamera } from '../testing/sample-plots.js';

/** Steps, canopies and eaves may reach this far over the rectangle a building was placed with. */
const OVER_FOOTPRINT_METRES = 1.3;
/** Twigs may reach over the area's edge by this much, nothing else by more than a hair. */
const TWIG_METRES = 0.6;

function farthestOutside(plot: readonly GroundPoint[], points: Iterable<GroundPoint>): number {
  let farthest = 0;
  for (const { x, z } of points) {
    if (!isInside(plot, x, z)) farthest = Math.max(farthest, edgeDistance(plot, x, z));
  }
  return farthest;
}

function* vertices(mesh: SceneMesh, garden: boolean): Generator<GroundPoint> {
  for (const [surface, phase] of mesh.phases.entries()) {
    if ((phase === BuildPhase.garden) !== garden) continue;
    const end = mesh.starts[surface + 1] ?? 0;
    for (let v = mesh.starts[surface] ?? 0; v < end; v++)
      yield { x: mesh.vertices[v * 3] ?? 0, z: mesh.vertices[v * 3 + 2] ?? 0 };
  }
}

function* leaves(mesh: SceneMesh): Generator<GroundPoint> {
  for (let at = 0; at < mesh.leaves.length; at += LEAF_STRIDE)
    yield { x: mesh.leaves[at] ?? 0, z: mesh.leaves[at + 2] ?? 0 };
}

function randomProposals(count: number, seed: number): PlacedProposal[] {
  const random = seededNumbers(seed);
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const camera = randomCamera(random);
    const kind = everyKind[i % everyKind.length] ?? 'cabins';
    const area = randomArea(random, camera);
    const fence = (['hedge', 'wall', 'timber'] as const)[i % 3] ?? 'hedge';
    const brief = sampleBrief(kind, { pool: i % 2 === 0, fence, planting: 'lush' });
    return placeProposal({ brief, camera, area, seed: i }) ?? [];
  });
}

/** Numbers one by one: Jest's own comparison takes seconds for a garden. */
function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!Object.is(one[at], other[at])) return false;
  return one.length > 0;
}

describe('what is built and planted', () => {
  const proposals = randomProposals(42, 9).map((placed) => ({
    placed,
    mesh: buildSite(placed, null).mesh,
  }));

  it('keeps drives, paths, terraces, pools, fences and lanes inside the area', () => {
    for (const [i, { placed, mesh }] of proposals.entries()) {
      const outside = farthestOutside(placed.plot, vertices(mesh, true));
      expect({ i, kind: placed.brief.kind, out: outside < 0.05 ? 0 : outside }).toEqual({
        i,
        kind: placed.brief.kind,
        out: 0,
      });
    }
  });

  it('keeps plants inside the area but for a few twigs', () => {
    for (const { placed, mesh } of proposals)
      expect(farthestOutside(placed.plot, leaves(mesh))).toBeLessThan(TWIG_METRES);
  });

  it('keeps every building to the rectangle it was placed with', () => {
    for (const [i, { placed, mesh }] of proposals.entries()) {
      const rooms = placed.buildings.map((b) => corners(b, OVER_FOOTPRINT_METRES));
      const stray = [...vertices(mesh, false)].filter(
        ({ x, z }) => !rooms.some((room) => isInside(room, x, z)),
      );
      expect({ i, kind: placed.brief.kind, stray: stray.length }).toEqual({
        i,
        kind: placed.brief.kind,
        stray: 0,
      });
    }
  });

  it('is the same for the same proposal', () => {
    for (const { placed, mesh } of proposals.slice(0, 7)) {
      const again = buildSite(placed, null).mesh;
      expect(isSame(again.vertices, mesh.vertices)).toBe(true);
      expect(isSame(again.leaves, mesh.leaves)).toBe(true);
    }
  });
});
