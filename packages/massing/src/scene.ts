import { seededNumbers } from '@groundwork/imaging';
import { designs } from './buildings/designs.js';
import { type GardenOf, type LaidGarden, layGround } from './garden/garden.js';
import { GardenPlan } from './garden/garden-plan.js';
import { plantGarden } from './garden/planting.js';
import type { Albedo } from './geometry/material.js';
import { SceneMesh } from './geometry/scene-mesh.js';
import type { PlacedProposal } from './placed-proposal.js';
import type { ProposalBrief } from './proposal-brief.js';

interface LaidOut {
  readonly mesh: SceneMesh;
  readonly plan: GardenPlan;
  readonly gardens: readonly GardenOf[];
  readonly laid: readonly LaidGarden[];
}

function layOut(placed: PlacedProposal): LaidOut {
  const mesh = new SceneMesh();
  const { brief, buildings, seed } = placed;
  const design = designs[brief.kind];
  const plan = new GardenPlan(placed.plot);
  const gardens: GardenOf[] = [];
  for (const [index, building] of buildings.entries()) {
    const random = seededNumbers(seed * 31 + index * 7919);
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
  const laid = gardens.map((garden) => layGround(mesh, brief, garden, plan));
  return { mesh, plan, gardens, laid };
}

/**
 * The geometry of a placed proposal: its buildings and their garden.
 * @param seen colour of the plants round the plot, when any are seen
 */
export function buildScene(placed: PlacedProposal, seen: Albedo | null): SceneMesh {
  const { mesh, plan, gardens } = layOut(placed);
  plantGarden({ mesh, placed, plan, seen, random: seededNumbers(placed.seed + 401) }, gardens);
  return mesh;
}

/**
 * The brief as the picture carries it: the cabins that are there, and no pool or terrace that found no place
 * on the plot or that the house hides. What is said of a proposal is said of this.
 */
export function shownBrief(placed: PlacedProposal): ProposalBrief {
  const { brief, camera } = placed;
  const { laid } = layOut(placed);
  const fromAbove = camera.view === 'straight_down';
  return {
    ...brief,
    // A small plot may hold one cabin of a group.
    homes: brief.kind === 'cabins' ? placed.buildings.length : brief.homes,
    pool: brief.pool && (fromAbove || laid.some((garden) => garden.pool)),
    terrace: laid.some((garden) => garden.terrace) ? brief.terrace : 'none',
  };
}
