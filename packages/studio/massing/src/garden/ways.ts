import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import type { BuildingDoors } from '../buildings/building.js';
import { Material } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import { groundBetween } from '../placement/footprint.js';
import type { PlacedProposal, ProposalBrief } from '../proposal.js';
import type { GardenPlan } from './garden-plan.js';
import {
  DRIVES,
  type GroundFinish,
  isLoose,
  type LocalGround,
  layStrip,
  layWay,
} from './local-ground.js';
import { addRamp, addSteps } from './plinth.js';
import type { WayEnd } from './track.js';

/** Longest drive to the plot's edge or the lane. */
const LONGEST_DRIVE = 32;
/** Before a track that leads on only so much is laid. */
const FORECOURT = 6.5;
/** Distance before the lane at which a way that does not meet it ends. */
const BESIDE_LANE = 5;
const PATH_WIDTH = 1.5;
const DOOR_PATH = 5;

type Lane = NonNullable<PlacedProposal['lane']>;

/**
 * Draws the lane that several homes share and keeps its ground free.
 *
 * @param leadsOn whether a track leads up to it: one of loose stones is then worn into the ground with that
 */
export function layLane(
  mesh: SceneMesh,
  plan: GardenPlan,
  brief: ProposalBrief,
  { line, widthMetres }: Lane,
  leadsOn: boolean,
): void {
  const finish = DRIVES[brief.drive] ?? DRIVES.gravel;
  if (finish === null) return;
  const worn = leadsOn && isLoose(finish);
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
    if (!worn)
      mesh.polygon(
        [p.left, p.right, q.right, q.left].map(({ x, z }) => [x, 0.02, z] as const),
        finish,
        { textureU: [1, 0, 0] },
      );
    plan.reserve(groundBetween(from, to, widthMetres));
  }
}

/** The lane's end that is nearer to a place, as the beginning of what leads on from there; null where it has no length. */
export function laneEnd(
  { line, widthMetres }: Lane,
  brief: ProposalBrief,
  to: GroundPoint,
): WayEnd | null {
  const far = (point: GroundPoint | undefined) =>
    point === undefined ? 0 : Math.hypot(point.x - to.x, point.z - to.z);
  const outwards = far(line[0]) < far(line.at(-1)) ? line.toReversed() : line;
  const [at, next] = [outwards.at(-1), outwards.at(-2)];
  if (at === undefined || next === undefined) return null;
  const length = Math.hypot(at.x - next.x, at.z - next.z);
  if (length === 0) return null;
  const heading = { x: (at.x - next.x) / length, z: (at.z - next.z) / length };
  const finish = DRIVES[brief.drive] ?? DRIVES.gravel;
  const before = finish !== null && isLoose(finish) ? outwards.slice(0, -1) : [];
  return { at, heading, widthMetres, ruts: widthMetres > PATH_ONLY, before };
}

/** Width in metres below which only a path fits. */
const PATH_ONLY = 2.2;

export interface LaidDrive {
  readonly laid: boolean;
  /** Where what leads up to the house ends; null where nothing does. */
  readonly end: WayEnd | null;
}

/**
 * The drive to the garage, or a path to the door, and their connection.
 *
 * @param track whether a track continues from it, so that only a forecourt is laid, and whether one of loose stones is
 * worn into the ground
 */
export function layDrive(
  ground: LocalGround,
  brief: ProposalBrief,
  doors: BuildingDoors,
  lane: Lane | null,
  track: { readonly leadsOn: boolean; readonly worn: boolean },
): LaidDrive {
  const finish = DRIVES[brief.drive];
  const { garage, entrance, furtherDoors } = doors;
  const paved = finish ?? DRIVES.paved;
  if (paved === null) return { laid: false, end: null };
  const longest = track.leadsOn ? FORECOURT : LONGEST_DRIVE;
  let end: WayEnd | null = null;
  if (finish !== null && garage !== null) {
    const wide = garage.width + 0.5;
    end = layOutwards(ground, garage.x, wide, garage.z, finish, lane, longest, track.worn);
    if (end !== null && !layDoorPath(ground, entrance, garage, wide, paved))
      layOutwards(ground, entrance.x, PATH_WIDTH, entrance.z, paved, lane, longest);
  }
  if (end === null) {
    const wide = finish === null ? PATH_WIDTH : 1.8;
    const short = furtherDoors.length > 0 || (brief.kind === 'cabins' && lane === null);
    const reach = short && lane === null ? DOOR_PATH : longest;
    end = layOutwards(ground, entrance.x, wide, entrance.z, paved, lane, reach, track.worn);
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
  return { laid: end !== null && finish !== null, end };
}

function layOutwards(
  ground: LocalGround,
  x: number,
  wide: number,
  from: number,
  finish: GroundFinish,
  lane: Lane | null,
  longest: number,
  asTrack = false,
): WayEnd | null {
  const [x0, x1] = [x - wide / 2, x + wide / 2];
  const outer = Math.min(from, -ground.depth / 2) - 0.02;
  const toLane = lane === null ? null : untilLane(ground, x, outer, lane);
  let length = Math.min(longest, toLane ?? (lane === null ? longest : BESIDE_LANE));
  for (; length >= 1.5; length -= 0.25) {
    if (!ground.claim(x0, x1, outer - length, outer, -0.05)) continue;
    // The lane's edge is not quite straight: the drive goes a little over it.
    const end = outer - length - (toLane === null || length < toLane - 0.6 ? 0 : 0.4);
    const worn = asTrack && isLoose(finish);
    const isDrive = wide > PATH_ONLY;
    let climb = 0;
    ground.drawLevel(() => {
      if (isDrive) climb = addRamp(ground.mesh, [x0, x1], outer, finish);
      else addSteps(ground.mesh, x, wide, outer, 0);
    });
    const foot = climb === 0 ? from + 0.35 : outer - climb;
    if (!worn && end < foot) ground.draw(() => layWay(ground.mesh, [x0, x1], [end, foot], finish));
    const at = ground.point(x, outer - length);
    const beyond = ground.point(x, outer - length - 1);
    const heading = { x: beyond.x - at.x, z: beyond.z - at.z };
    const before = worn ? [ground.point(x, Math.min(foot, from + 0.35))] : [];
    return { at, heading, widthMetres: wide, ruts: isDrive, before };
  }
  return null;
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
