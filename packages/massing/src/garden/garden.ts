import type { BuildingDoors } from '../buildings/building.js';
import { type Albedo, albedo, Material } from '../geometry/material.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import type { GroundPoint } from '../ground-point.js';
import type { PlacedBuilding } from '../placed-proposal.js';
import type { Rectangle } from '../placement/footprint.js';
import type { ProposalBrief } from '../proposal-brief.js';
import type { GardenPlan } from './garden-plan.js';
import { addPool, POOL } from './pool.js';
import { furnish } from './terrace-furniture.js';

const SURFACES: Record<ProposalBrief['drive'], { material: Material; colour: Albedo } | null> = {
  none: null,
  gravel: { material: Material.gravel, colour: albedo('#b3a790') },
  paved: { material: Material.paving, colour: albedo('#a9a296') },
  asphalt: { material: Material.asphalt, colour: albedo('#4e4e50') },
};
const TERRACES = {
  timber: { material: Material.deck, colour: albedo('#9c7a58') },
  stone: { material: Material.paving, colour: albedo('#bcb19c') },
} as const;
const TERRACE_DEPTH = 4.2;
const DRIVE_LENGTH = 26;

export interface GardenOf {
  readonly building: PlacedBuilding;
  readonly doors: BuildingDoors;
  readonly mirrored: boolean;
}

/** What of a brief's garden found a place before or beside its building, where it is seen. */
export interface LaidGarden {
  readonly pool: boolean;
  readonly terrace: boolean;
}

/** Lays a terrace, a pool, a drive and a path before one building, as far as the plot has room. */
export function layGround(
  mesh: SceneMesh,
  brief: ProposalBrief,
  garden: GardenOf,
  plan: GardenPlan,
): LaidGarden {
  const { building, doors } = garden;
  const frame = localFrame(building, garden.mirrored);
  let laid: LaidGarden = { pool: false, terrace: false };
  mesh.phase = BuildPhase.garden;
  mesh.within(
    { ...building.centre, rotationDegrees: building.rotationDegrees, mirrored: garden.mirrored },
    () => {
      const terraceEnd = layTerrace(mesh, brief, doors, -building.depthMetres / 2, frame, plan);
      laid = {
        pool: brief.pool && layPool(mesh, brief, doors, terraceEnd, frame, plan, building),
        terrace: terraceEnd < doors.garden.z,
      };
      layDoorPaths(mesh, brief, doors, frame, plan);
      layDrive(mesh, brief, doors, -building.depthMetres / 2, frame, plan);
    },
  );
  return laid;
}

type Frame = (x0: number, x1: number, z0: number, z1: number) => Rectangle;

/** World rectangles of local ones. */
export function localFrame(building: PlacedBuilding, mirrored: boolean): Frame {
  const angle = (building.rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = mirrored ? -1 : 1;
  return (x0, x1, z0, z1) => {
    const x = ((x0 + x1) / 2) * side;
    const z = (z0 + z1) / 2;
    return {
      centre: {
        x: building.centre.x + x * cos - z * sin,
        z: building.centre.z + x * sin + z * cos,
      },
      rotationDegrees: building.rotationDegrees,
      widthMetres: x1 - x0,
      depthMetres: z1 - z0,
    };
  };
}

/** Returns the z of the terrace's outer edge. */
function layTerrace(
  mesh: SceneMesh,
  brief: ProposalBrief,
  { garden }: BuildingDoors,
  front: number,
  frame: Frame,
  plan: GardenPlan,
): number {
  if (brief.terrace === 'none' || brief.kind === 'cabins') return garden.z;
  const surface = TERRACES[brief.terrace];
  for (const depth of [TERRACE_DEPTH, 3, 2]) {
    const z0 = garden.z - depth;
    const room = frame(garden.x0 + 0.3, garden.x1 - 0.1, z0, Math.min(garden.z, front) - 0.02);
    if (!plan.claim(room, -0.02)) continue;
    mesh.box(
      [garden.x0 + 0.3, 0, z0],
      [garden.x1 - 0.1, 0.14, garden.z + 0.6],
      Material.paint,
      [0.2, 0.18, 0.16],
      surface.material,
      surface.colour,
    );
    furnish(mesh, garden.x0 + 1.2, garden.x1 - 1, z0 + 0.4, garden.z - 0.4);
    return z0;
  }
  return garden.z;
}

/** Returns whether there is a pool that the house does not hide. */
function layPool(
  mesh: SceneMesh,
  brief: ProposalBrief,
  { garden }: BuildingDoors,
  terraceEnd: number,
  frame: Frame,
  plan: GardenPlan,
  building: PlacedBuilding,
): boolean {
  const coping = TERRACES[brief.terrace === 'none' ? 'stone' : brief.terrace];
  const middle = (garden.x0 + garden.x1) / 2;
  const aside = -building.widthMetres / 2 - POOL.width / 2 - 1.8;
  for (const scale of [1, 0.8, 0.62]) {
    const [w, d] = [POOL.length * scale, POOL.width * Math.sqrt(scale)];
    const places = [
      { x: middle, z: terraceEnd - d / 2 - POOL.coping - 0.02, turned: false, seen: true },
      { x: middle - 1.5, z: terraceEnd - d / 2 - POOL.coping - 0.8, turned: false, seen: true },
      { x: aside, z: 0, turned: true, seen: true },
      { x: -aside, z: 0, turned: true, seen: true },
      { x: 0, z: building.depthMetres / 2 + d / 2 + 2, turned: false, seen: false },
    ];
    for (const { x, z, turned, seen } of places) {
      const [hx, hz] = turned ? [d / 2, w / 2] : [w / 2, d / 2];
      const room = frame(
        x - hx - POOL.coping,
        x + hx + POOL.coping,
        z - hz - POOL.coping,
        z + hz + POOL.coping,
      );
      if (!plan.claim(room, 0)) continue;
      addPool(mesh, { x0: x - hx, x1: x + hx, z0: z - hz, z1: z + hz }, coping);
      return seen;
    }
  }
  return false;
}

/** A flat strip in the ground whose rim the grass overgrows. */
export function layStrip(
  mesh: SceneMesh,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  height: number,
  material: Material,
  colour: Albedo,
  fade = 0,
): void {
  mesh.polygon(
    [
      [x0, height, z0],
      [x1, height, z0],
      [x1, height, z1],
      [x0, height, z1],
    ],
    material,
    colour,
    {
      textureOrigin: [(x0 + x1) / 2, height, (z0 + z1) / 2],
      textureU: [1, 0, 0],
      parameters: [(x1 - x0) / 2, (z1 - z0) / 2, fade, 0],
    },
  );
}

function layDrive(
  mesh: SceneMesh,
  brief: ProposalBrief,
  doors: BuildingDoors,
  front: number,
  frame: Frame,
  plan: GardenPlan,
): void {
  const surface = SURFACES[brief.drive];
  if (surface === null) return;
  const { garage, entrance } = doors;
  const wide = garage === null ? 1.7 : garage.width + 0.7;
  const x = garage === null ? entrance.x : garage.x;
  const from = garage === null ? entrance.z : garage.z;
  for (let length = DRIVE_LENGTH; length >= 2; length -= 1) {
    const outer = Math.min(from, front) - 0.02;
    if (!plan.claim(frame(x - wide / 2, x + wide / 2, outer - length, outer), -0.05)) continue;
    layStrip(
      mesh,
      x - wide / 2,
      x + wide / 2,
      outer - length,
      from + 0.3,
      0.02,
      surface.material,
      surface.colour,
      Math.min(5, length / 2),
    );
    if (garage !== null) layPath(mesh, doors, surface, x, frame, plan);
    return;
  }
}

/** A short path to each further door. */
function layDoorPaths(
  mesh: SceneMesh,
  brief: ProposalBrief,
  { furtherDoors }: BuildingDoors,
  frame: Frame,
  plan: GardenPlan,
): void {
  const surface = SURFACES[brief.drive === 'none' ? 'paved' : brief.drive];
  if (surface === null) return;
  for (const door of furtherDoors) {
    if (!plan.claim(frame(door.x - 0.7, door.x + 0.7, door.z - 4.5, door.z - 0.6), -0.05)) continue;
    layStrip(
      mesh,
      door.x - 0.7,
      door.x + 0.7,
      door.z - 4.5,
      door.z + 0.9,
      0.02,
      surface.material,
      surface.colour,
    );
  }
}

/** From the drive to the door, along the front. */
function layPath(
  mesh: SceneMesh,
  { entrance, garage }: BuildingDoors,
  surface: { material: Material; colour: Albedo },
  driveX: number,
  frame: Frame,
  plan: GardenPlan,
): void {
  if (garage === null) return;
  const z = Math.min(entrance.z, garage.z) - 0.5;
  const [x0, x1] = [Math.min(entrance.x, driveX) - 0.7, Math.max(entrance.x, driveX) + 0.7];
  if (x1 - x0 < 1) return;
  layStrip(mesh, x0, x1, z - 1.3, z + 0.6, 0.025, surface.material, surface.colour);
  plan.occupy(frame(x0, x1, z - 1.3, z + 0.6));
}

export function worldPoint(
  building: PlacedBuilding,
  mirrored: boolean,
  x: number,
  z: number,
): GroundPoint {
  return localFrame(building, mirrored)(x, x, z, z).centre;
}
