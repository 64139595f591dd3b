import type { GroundPoint } from '@groundwork/photo-reading/ground-point';
import type { BuildingDoors } from '../buildings/building.js';
import { Material } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { PlacedProposal } from '../placed-proposal.js';
import type { Rectangle } from '../placement/footprint.js';
import type { ProposalBrief } from '../proposal-brief.js';
import type { GardenPlan } from './garden-plan.js';
import { DRIVES, type GroundFinish, layStrip, layWay } from './ground-surfaces.js';
import type { LocalGround } from './local-ground.js';

/** A drive goes on to the plot's edge or the lane, but no further than this. */
const LONGEST_DRIVE = 32;
/** What does not meet the lane ends before it. */
const BESIDE_LANE = 5;
const PATH_WIDTH = 1.5;
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
      finish.material,
      finish.colour,
      { textureU: [1, 0, 0] },
    );
    plan.reserve(piece(from, to, widthMetres));
  }
}

function piece(from: GroundPoint, to: GroundPoint, width: number): Rectangle {
  return {
    centre: { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 },
    rotationDegrees: (Math.atan2(to.z - from.z, to.x - from.x) * 180) / Math.PI,
    widthMetres: Math.hypot(to.x - from.x, to.z - from.z) + 0.2,
    depthMetres: width,
  };
}

/** The drive to the garage, or a path to the door, and what leads from one to the other. Returns whether a drive was laid. */
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
  let laid = false;
  if (finish !== null && garage !== null) {
    const wide = garage.width + 0.5;
    laid = layOutwards(ground, garage.x, wide, garage.z, finish, lane, LONGEST_DRIVE);
    if (laid && !layDoorPath(ground, entrance, garage, wide, paved))
      layOutwards(ground, entrance.x, PATH_WIDTH, entrance.z, paved, lane, LONGEST_DRIVE);
  }
  if (garage === null || !laid) {
    const wide = finish === null ? PATH_WIDTH : 1.8;
    const short = furtherDoors.length > 0 || (brief.kind === 'cabins' && lane === null);
    const reach = short && lane === null ? DOOR_PATH : LONGEST_DRIVE;
    laid = layOutwards(ground, entrance.x, wide, entrance.z, paved, lane, reach) || laid;
  }
  for (const door of furtherDoors)
    layOutwards(
      ground,
      door.x,
      PATH_WIDTH,
      door.z,
      paved,
      lane,
      lane === null ? DOOR_PATH : LONGEST_DRIVE,
    );
  return laid && finish !== null;
}

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
  let length = Math.min(longest, toLane ?? (lane === null ? longest : BESIDE_LANE));
  for (; length >= 1.5; length -= 0.25) {
    if (!ground.claim(x0, x1, outer - length, outer, -0.05)) continue;
    // The lane's edge is not quite straight: the drive goes a little over it.
    const end = outer - length - (toLane === null || length < toLane - 0.6 ? 0 : 0.4);
    ground.draw(() => layWay(ground.mesh, [x0, x1], [end, from + 0.35], finish));
    return true;
  }
  return false;
}

/** How far it is from a place before the front straight on to the lane's edge; null where it does not lead there. */
function untilLane(ground: LocalGround, x: number, from: number, lane: Lane): number | null {
  for (let length = 0.5; length < LONGEST_DRIVE; length += 0.25) {
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
    ground.mesh.box([x0, 0, z0], [x1, 0.05, z0 + 0.08], Material.concrete, [0.3, 0.29, 0.27]);
  });
  return true;
}
