import { seededNumbers } from '@groundwork/imaging/seeded-random';
import { designs } from './buildings/designs.js';
import { type GardenOf, type LaidGarden, layGarden } from './garden/garden.js';
import { GardenPlan } from './garden/garden-plan.js';
import { plantGarden } from './garden/planting.js';
import { addPlinth } from './garden/plinth.js';
import type { PlantedTree } from './garden/tree-places.js';
import type { Albedo } from './geometry/material.js';
import { BuildPhase, SceneMesh } from './geometry/scene-mesh.js';
import { groundOf, padHeight } from './placement/footprint.js';
import type { PlacedProposal, ProposalBrief } from './proposal.js';

interface LaidOut {
  readonly mesh: SceneMesh;
  readonly plan: GardenPlan;
  readonly gardens: readonly LaidGarden[];
}

function layOut(placed: PlacedProposal): LaidOut {
  const mesh = new SceneMesh(groundOf(placed.camera));
  const { brief, buildings, seed } = placed;
  const design = designs[brief.kind];
  const plan = new GardenPlan(placed.plot);
  const built: GardenOf[] = [];
  for (const [index, building] of buildings.entries()) {
    const random = seededNumbers(seed * 31 + index * 7919);
    const mirrored = random() < 0.5;
    const { centre, rotationDegrees, widthMetres: width, depthMetres: depth } = building;
    plan.reserve(building);
    mesh.standing(padHeight(placed.camera, building), () =>
      mesh.within({ ...centre, rotationDegrees, mirrored }, () => {
        mesh.phase = BuildPhase.footprint;
        addPlinth(mesh, width, depth);
        mesh.phase = BuildPhase.walls;
        const doors = design.build(mesh, {
          brief,
          width,
          depth,
          homes: building.homes,
          random,
        });
        built.push({ building, doors, mirrored });
      }),
    );
  }
  mesh.phase = BuildPhase.garden;
  const gardens = built.map((one) => layGarden(mesh, placed, one, plan));
  return { mesh, plan, gardens };
}

/** A scene's geometry, and which of it are trees. */
export interface BuiltScene {
  readonly mesh: SceneMesh;
  readonly trees: readonly PlantedTree[];
}

/**
 * A placed proposal: its buildings and their garden.
 * @param seen colour of the plants round the plot, when any are seen
 */
export function buildSite(placed: PlacedProposal, seen: Albedo | null): BuiltScene {
  const { mesh, plan, gardens } = layOut(placed);
  const random = seededNumbers(placed.seed + 401);
  const trees = plantGarden({ mesh, placed, plan, seen, random }, gardens);
  return { mesh, trees };
}

const BALCONY_FROM_STOREYS: Record<ProposalBrief['kind'], number> = {
  modern_villa: 2,
  gabled_house: 2,
  mediterranean: 2,
  farmhouse: Number.POSITIVE_INFINITY,
  row_houses: 2,
  apartment_block: 2,
  cabins: Number.POSITIVE_INFINITY,
};

/**
 * The brief as drawn: the homes that fit, without a pool, terrace, drive, garage, balcony or fence that found no room
 * or that the design lacks. Scripts describe this one.
 */
export function shownBrief(placed: PlacedProposal): ProposalBrief {
  const { brief, camera, buildings } = placed;
  const { gardens } = layOut(placed);
  const fromAbove = camera.view === 'straight_down';
  const laid = gardens.some(({ terrace }) => terrace) ? brief.terrace : 'none';
  const counted = brief.kind === 'cabins' || brief.kind === 'row_houses';
  return {
    ...brief,
    homes: counted ? buildings.reduce((sum, b) => sum + b.homes, 0) : brief.homes,
    pool: gardens.some(({ pool }) => pool === 'seen' || (fromAbove && pool === 'behind')),
    // A cabin's deck is always timber.
    terrace: brief.kind === 'cabins' && brief.terrace !== 'none' ? 'timber' : laid,
    drive: gardens.some((garden) => garden.drive) ? brief.drive : 'none',
    garage: brief.garage && gardens.some((garden) => garden.doors.garage !== null),
    // From straight above no balcony is seen under its roof.
    balcony: brief.balcony && !fromAbove && brief.storeys >= BALCONY_FROM_STOREYS[brief.kind],
    fence: gardens.some((garden) => garden.fence.length > 0) ? brief.fence : 'none',
  };
}
