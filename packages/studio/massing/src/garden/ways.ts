import type { BuildingDoors } from '../buildings/building.js';
import { Material } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import { groundBetween } from '../placement/footprint.js';
import type { PlacedProposal, ProposalBrief } from '../proposal.js';
import type { GardenPlan } from './garden-plan.js';
import { DRIVES, type GroundFinish, type LocalGround, layStrip, layWay } from './local-ground.js';
import { addRamp, addSteps } from './plinth.js';

/** Metres within which a lane is looked for. */
const LANE_REACH = 32;
/** Length of a drive that no lane is met by: a car stands on it. */
const FORECOURT = 6.5;
/** Distance before the lane at which a way that does not meet it ends. */
const BESIDE_LANE = 5;
const PATH_WIDTH = 1.5;
const CAR_WIDTH = 2.1;
const DOOR_PATH = 5;

type Lane = NonNullable<PlacedProposal['lane']>;

/** Draws the lane that several homes share and keeps its ground free. */
export function layLane(
  mesh: SceneMesh,
  plan: GardenPlan,
  brief: ProposalBrief,
  { line, widthMetres }: Lane,
): void {
  const finish = DRIVES[brief.drive] ?? DRIVES.gravel;
  if (finish === null) return;
  const half = widthMetres / 2;
  const sides = line.map((point, i) => {
    const a = line[Math.max(0, i - 1)] ?? point;
    const b = line[Math.min(line.length - 1, i + 1)] ?? point;
    const length = Math.hypot(b.x - a.x, b.z - a.z);
    const [nx, nz] = [-(b.z - a.z) / length, (b.x - a.x) / length];
    return {
      left: { x: point.x + nx * half, z: point.z + nz * half },
      right: { x: point.x - nx * half, z: point.z - nz * half },
    };
  });
  for (let i = 0; i + 1 < line.length; i++) {
    const [p, q, from, to] = [sides[i], sides[i + 1], line[i], line[i + 1]];
    if (!p || !q || !from || !to) continue;
    mesh.polygon(
      [p.left, p.right, q.right, q.left].map(({ x, z }) => [x, 0.02, z] as const),
      finish,
      { textureU: [1, 0, 0] },
    );
    plan.reserve(groundBetween(from, to, widthMetres));
  }
}

/** Width in metres below which only a path fits. */
const PATH_ONLY = 2.2;

/**
 * The drive to the garage or the door, or a path, and their connection. Where no lane is shared it ends before the house:
 * no photo tells where a way to the street would lead.
 * @returns whether cars have a drive
 */
export function layDrive(
  ground: LocalGround,
  brief: ProposalBrief,
  doors: BuildingDoors,
  lane: Lane | null,
): boolean {
  const finish = DRIVES[brief.drive];
  const { garage, entrance, furtherDoors } = doors;
  const paved = finish ?? DRIVES.paved;
  if (paved === null) return false;
  const isShared = furtherDoors.length > 0 || brief.kind === 'cabins';
  const end = garage ?? (isShared ? null : { ...entrance, width: CAR_WIDTH });
  const wide = (end?.width ?? 0) + 0.5;
  const hasDrive =
    finish !== null &&
    end !== null &&
    layOutwards(ground, end.x, wide, end.z, finish, lane, FORECOURT);
  const isReached =
    hasDrive && (garage === null || layDoorPath(ground, entrance, garage, wide, paved));
  if (!isReached) layOutwards(ground, entrance.x, PATH_WIDTH, entrance.z, paved, lane, DOOR_PATH);
  for (const door of furtherDoors)
    layOutwards(ground, door.x, PATH_WIDTH, door.z, paved, lane, DOOR_PATH);
  return hasDrive;
}

/** Lays a way straight out from the front, up to a lane that is met on it. @returns whether there was room */
function layOutwards(
  ground: LocalGround,
  x: number,
  wide: number,
  from: number,
  finish: GroundFinish,
  lane: Lane | null,
  longest: number,
): boolean {
  const [x0, x1] = [x - wide / 2, x + wide / 2];
  const outer = Math.min(from, -ground.depth / 2) - 0.02;
  const toLane = lane === null ? null : untilLane(ground, x, outer, lane);
  const most = toLane ?? (lane === null ? longest : BESIDE_LANE);
  for (let length = most; length >= 1.5; length -= 0.25) {
    if (!ground.claim(x0, x1, outer - length, outer, -0.05)) continue;
    // The lane's edge is not quite straight: the drive goes a little over it.
    const end = outer - length - (toLane === null || length < toLane - 0.6 ? 0 : 0.4);
    let climb = 0;
    ground.drawLevel(() => {
      if (wide > PATH_ONLY) climb = addRamp(ground.mesh, [x0, x1], outer, finish);
      else addSteps(ground.mesh, x, wide, outer, 0);
    });
    const foot = climb === 0 ? from + 0.35 : outer - climb;
    if (end < foot) ground.draw(() => layWay(ground.mesh, [x0, x1], [end, foot], finish));
    return true;
  }
  return false;
}

/** How far it is from a place before the front straight on to the lane's edge; null where it does not lead there. */
function untilLane(ground: LocalGround, x: number, from: number, lane: Lane): number | null {
  for (let length = 0.5; length < LANE_REACH; length += 0.25) {
    const p = ground.point(x, from - length);
    const near = lane.line.some(
      (q) => Math.hypot(p.x - q.x, p.z - q.z) < Math.max(1.3, lane.widthMetres / 2) + 0.2,
    );
    if (near) return length;
  }
  return null;
}

/** From the drive to the door, along the front; false where something lies between. */
function layDoorPath(
  ground: LocalGround,
  entrance: BuildingDoors['entrance'],
  garage: NonNullable<BuildingDoors['garage']>,
  wide: number,
  finish: GroundFinish,
): boolean {
  const toLeft = entrance.x < garage.x;
  const beside = garage.x + (toLeft ? -wide / 2 : wide / 2);
  const [x0, x1] = toLeft ? [entrance.x - 0.7, beside] : [beside, entrance.x + 0.7];
  if (x1 - x0 < 0.6) return true;
  const z1 = Math.min(entrance.z, -ground.depth / 2 + 0.9);
  const z0 = z1 - PATH_WIDTH;
  if (!ground.plan.isFree(ground.rectangle(x0, x1, z0, -ground.depth / 2 - 0.05), -0.1))
    return false;
  ground.claim(x0, x1, z0, -ground.depth / 2 - 0.05, -0.1);
  ground.drawLevel(() =>
    addSteps(ground.mesh, entrance.x, 1.6, Math.min(entrance.z, -ground.depth / 2) - 0.1, 0),
  );
  ground.draw(() => {
    layStrip(ground.mesh, [x0, x1], [z0, z1], 0.03, finish, 'clean');
    layStrip(
      ground.mesh,
      [entrance.x - 0.7, entrance.x + 0.7],
      [z1, Math.max(z1, entrance.z + 0.6)],
      0.03,
      finish,
      'clean',
    );
    ground.mesh.box([x0, 0, z0], [x1, 0.05, z0 + 0.08], {
      material: Material.concrete,
      colour: [0.3, 0.29, 0.27],
    });
  });
  return true;
}
