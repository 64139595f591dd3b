import type { BuildingDoors } from '../buildings/building.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { padHeight } from '../placement/footprint.js';
import type { PlacedBuilding, PlacedProposal } from '../proposal.js';
import type { GardenPlan } from './garden-plan.js';
import { LocalGround } from './local-ground.js';
import { type FencePiece, type Lot, planDividers, planFence, takeLot } from './lot.js';
import { layTerrace, type PoolPlace } from './terrace.js';
import { layDrive } from './ways.js';

export interface GardenOf {
  readonly building: PlacedBuilding;
  readonly doors: BuildingDoors;
  readonly mirrored: boolean;
}

/** The parts of a brief's garden that found a place round one building. */
export interface LaidGarden {
  readonly ground: LocalGround;
  readonly doors: BuildingDoors;
  readonly pool: PoolPlace;
  readonly terrace: boolean;
  readonly drive: boolean;
  readonly lot: Lot | null;
  readonly fence: readonly FencePiece[];
}

/** A hedge before the house is low, and only where the eye looks over it. */
const FRONT_HEDGE_EYE_METRES = 3.2;

/** Lays a terrace, a pool, a drive and paths before one building and measures out its garden, as far as the plot has room. */
export function layGarden(
  mesh: SceneMesh,
  placed: PlacedProposal,
  { building, doors, mirrored }: GardenOf,
  plan: GardenPlan,
): LaidGarden {
  const { brief, camera } = placed;
  const ground = new LocalGround(mesh, plan, building, mirrored, padHeight(camera, building));
  mesh.phase = BuildPhase.garden;
  const terrace = layTerrace(ground, brief, doors);
  const drive = layDrive(ground, brief, doors);
  const lot = brief.kind === 'cabins' ? null : takeLot(ground, placed.buildings.length > 1);
  const withFront = camera.view === 'straight_down' || camera.heightMetres > FRONT_HEDGE_EYE_METRES;
  return {
    ground,
    doors,
    pool: terrace.pool,
    terrace: terrace.terrace,
    drive,
    lot,
    fence:
      lot === null || brief.fence === 'none'
        ? []
        : [...planFence(ground, lot, withFront), ...planDividers(ground, lot, doors)],
  };
}
