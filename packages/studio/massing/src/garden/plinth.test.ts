import { describe, expect, it } from '@jest/globals';
import { Material } from '../geometry/material.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { corners, padHeight } from '../placement/footprint.js';
import type { PlacedProposal } from '../proposal.js';
import { buildSite } from '../scene.js';
import { bareBrief, sampleRequest } from '../testing/sample-request.js';

const flat = sampleRequest('gabled_house', {
  ...bareBrief,
  terrace: 'stone',
  garage: false,
}).placed;

function onSlope(across: number): PlacedProposal {
  return { ...flat, camera: { ...flat.camera, slope: { across, ahead: 0 } } };
}

/** Heights of the corners of what is built in a phase, over the level pad. */
function heights(mesh: SceneMesh, placed: PlacedProposal, phase: BuildPhase): number[] {
  const [building] = placed.buildings;
  const pad = building === undefined ? 0 : padHeight(placed.camera, building);
  return mesh.phases.flatMap((own, surface) => {
    if (own !== phase) return [];
    const [from, to] = [mesh.starts[surface] ?? 0, mesh.starts[surface + 1] ?? 0];
    return Array.from(
      { length: to - from },
      (_, v) => (mesh.vertices[(from + v) * 3 + 1] ?? 0) - pad,
    );
  });
}

function plinthDepth(across: number): number {
  const placed = onSlope(across);
  return -Math.min(0, ...heights(buildSite(placed, null).mesh, placed, BuildPhase.footprint));
}

describe('a house on a slope', () => {
  it('stands level: its walls and roof are those of level ground', () => {
    const placed = onSlope(0.09);
    for (const phase of [BuildPhase.walls, BuildPhase.roof]) {
      const own = heights(buildSite(placed, null).mesh, placed, phase);
      const usual = heights(buildSite(flat, null).mesh, flat, phase);
      expect(own).toHaveLength(usual.length);
      expect(own.every((height, i) => Math.abs(height - (usual[i] ?? 0)) < 1e-9)).toBe(true);
    }
  });

  it('has no plinth on level ground', () => {
    expect(plinthDepth(0)).toBeCloseTo(0);
  });

  it('has a plinth that is the higher the steeper the ground falls', () => {
    const [gentle, steep] = [plinthDepth(0.05), plinthDepth(0.1)];
    expect(gentle).toBeGreaterThan(0.2);
    expect(steep).toBeGreaterThan(1.6 * gentle);
  });

  it('reaches into the ground on all sides', () => {
    const placed = onSlope(-0.1);
    const [building] = placed.buildings;
    if (building === undefined) throw new Error('no building');
    const lowest = Math.min(...corners(building).map(({ x }) => -0.1 * x));
    const foot = -plinthDepth(-0.1) + padHeight(placed.camera, building);
    expect(foot).toBeLessThan(lowest);
  });

  it('leads down from its terrace by steps no higher than a stair’s', () => {
    const steps = (across: number) => {
      const placed = onSlope(across);
      const mesh = buildSite(placed, null).mesh;
      const [building] = placed.buildings;
      const pad = building === undefined ? 0 : padHeight(placed.camera, building);
      const tops = new Set<number>();
      for (const [surface, material] of mesh.materials.entries()) {
        if (material !== Material.concrete || mesh.phases[surface] !== BuildPhase.garden) continue;
        const from = mesh.starts[surface] ?? 0;
        const ys = [0, 1, 2, 3].map((v) => mesh.vertices[(from + v) * 3 + 1] ?? 0);
        if (Math.max(...ys) - Math.min(...ys) < 1e-6)
          tops.add(Math.round(((ys[0] ?? 0) - pad) * 1000) / 1000);
      }
      return [...tops].sort((a, b) => b - a);
    };
    const tops = steps(0.1);
    expect(tops.length).toBeGreaterThan(1);
    const apart = tops.slice(1).map((y, i) => (tops[i] ?? 0) - y);
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.18);
    // Only the kerb of a path.
    expect(steps(0).length).toBeLessThan(2);
  });

  it('keeps plants on the ground', () => {
    const placed = { ...onSlope(0.1), brief: { ...flat.brief, planting: 'lush' as const } };
    const level = buildSite({ ...flat, brief: placed.brief }, null).mesh;
    const mesh = buildSite(placed, null).mesh;
    expect(mesh.leaves).toHaveLength(level.leaves.length);
    let off = 0;
    for (let at = 0; at < mesh.leaves.length; at += 14) {
      const rise = (mesh.leaves[at + 1] ?? 0) - (level.leaves[at + 1] ?? 0);
      off = Math.max(off, Math.abs(rise - 0.1 * (mesh.leaves[at] ?? 0)));
    }
    expect(off).toBeLessThan(1e-9);
  });
});
