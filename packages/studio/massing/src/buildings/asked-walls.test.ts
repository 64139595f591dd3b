import { seededNumbers } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { type Albedo, Material } from '../geometry/material.js';
import { BuildPhase, SceneMesh, SURFACE_STRIDE } from '../geometry/scene-mesh.js';
import type { ProposalBrief } from '../proposal.js';
import { everyKind, sampleBrief } from '../testing/sample-briefs.js';
import { designs } from './designs.js';
import { paint, wallColour } from './palette.js';

/** Where a surface's colour begins among its numbers. */
const ALBEDO = 13;

const WALLS: Record<ProposalBrief['wallMaterial'], readonly Material[]> = {
  plaster: [Material.plaster],
  // Timber lies across or stands upright, as the design has it.
  timber: [Material.timber, Material.boards],
  brick: [Material.brick],
  stone: [Material.stone],
  concrete: [Material.concrete],
};
const CLADDINGS = new Set(Object.values(WALLS).flat());

function buildingOf(brief: ProposalBrief): SceneMesh {
  const design = designs[brief.kind];
  const homes = design.usualHomes[0];
  const { width, depth } = design.size(brief, homes, 1);
  const mesh = new SceneMesh();
  design.build(mesh, { brief, width, depth, homes, random: seededNumbers(1) });
  return mesh;
}

/** Square metres of a flat polygon in space. */
function area(mesh: SceneMesh, surface: number): number {
  const at = (v: number) => mesh.vertices.slice(v * 3, v * 3 + 3);
  const [start, end] = [mesh.starts[surface] ?? 0, mesh.starts[surface + 1] ?? 0];
  let sum = [0, 0, 0];
  for (let v = start; v < end; v++) {
    const [ax = 0, ay = 0, az = 0] = at(v);
    const [bx = 0, by = 0, bz = 0] = at(v + 1 === end ? start : v + 1);
    sum = [
      (sum[0] ?? 0) + ay * bz - az * by,
      (sum[1] ?? 0) + az * bx - ax * bz,
      (sum[2] ?? 0) + ax * by - ay * bx,
    ];
  }
  return Math.hypot(...sum) / 2;
}

/** Share of the upright cladding for which something holds. */
function shareOfWalls(
  mesh: SceneMesh,
  holds: (material: Material, colour: Albedo) => boolean,
): number {
  let all = 0;
  let matching = 0;
  for (const [surface, phase] of mesh.phases.entries()) {
    const at = surface * SURFACE_STRIDE;
    const material = (mesh.materials[surface] ?? 0) as Material;
    const upright = Math.abs(mesh.surfaces[at + 1] ?? 1) < 0.2;
    if (phase !== BuildPhase.walls || !upright || !CLADDINGS.has(material)) continue;
    const [r = 0, g = 0, b = 0] = mesh.surfaces.slice(at + ALBEDO, at + ALBEDO + 3);
    const size = area(mesh, surface);
    all += size;
    if (holds(material, [r, g, b])) matching += size;
  }
  return matching / all;
}

describe('walls as they were asked for', () => {
  it.each(everyKind)('are mostly of the material that was named: %s', (kind) => {
    for (const wallMaterial of ['plaster', 'timber', 'brick', 'stone', 'concrete'] as const) {
      const mesh = buildingOf(sampleBrief(kind, { wallMaterial, wallColour: 'natural' }));
      const share = shareOfWalls(mesh, (material) => WALLS[wallMaterial].includes(material));
      expect({ wallMaterial, share: share > 0.5 ? 'most' : share }).toEqual({
        wallMaterial,
        share: 'most',
      });
    }
  });

  it.each(everyKind)('are mostly white when they are to be white: %s', (kind) => {
    const brief = sampleBrief(kind, { wallMaterial: 'plaster', wallColour: 'white' });
    const white = paint('white');
    const share = shareOfWalls(buildingOf(brief), (_, colour) =>
      colour.every((v, i) => v > (white[i] ?? 0) * 0.75),
    );
    expect(share).toBeGreaterThan(0.55);
  });

  it.each(everyKind)('have their own colour where the material is left natural: %s', (kind) => {
    const brief = sampleBrief(kind, { wallMaterial: 'brick', wallColour: 'natural' });
    const own = wallColour(brief);
    expect(own[0]).toBeGreaterThan(own[2]);
    const share = shareOfWalls(buildingOf(brief), (_, [r, , b]) => r > b * 1.5);
    expect(share).toBeGreaterThan(0.5);
  });
});
