import { designs } from './buildings/designs.js';
import { type GardenOf, layGround } from './garden/garden.js';
import { GardenPlan } from './garden/garden-plan.js';
import { plantGarden } from './garden/planting.js';
import type { Albedo } from './geometry/material.js';
import { SceneMesh } from './geometry/scene-mesh.js';
import type { PlacedProposal } from './placed-proposal.js';
import { seededRandom } from './random.js';

/**
 * The geometry of a placed proposal: its buildings and their garden.
 * @param seen colour of the plants round the plot, when any are seen
 */
export function buildScene(placed: PlacedProposal, seen: Albedo | null): SceneMesh {
  const mesh = new SceneMesh();
  const { brief, buildings, seed } = placed;
  const design = designs[brief.kind];
  const plan = new GardenPlan(placed.plot);
  const gardens: GardenOf[] = [];
  for (const [index, building] of buildings.entries()) {
    const random = seededRandom(seed * 31 + index * 7919);
    const mirrored = random() < 0.5;
    plan.occupy(building);
    mesh.within({ ...building.centre, rotationDegrees: building.rotationDegrees, mirrored }, () => {
      const doors = design.build(mesh, {
        brief,
        width: building.widthMetres,
        depth: building.depthMetres,
        homes: building.homes,
        random,
      });
      gardens.push({ building, doors, mirrored });
    });
  }
  for (const garden of gardens) layGround(mesh, brief, garden, plan);
  plantGarden({ mesh, placed, plan, seen, random: seededRandom(seed + 401) }, gardens);
  return mesh;
}
