import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import type { BuildingDoors } from '../buildings/building.js';
import { type Albedo, albedo, Material } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { ProposalBrief } from '../proposal.js';
import { plantColour } from './foliage.js';
import { type LocalGround, layStrip } from './local-ground.js';
import { addHedge } from './shrubs.js';

/** The garden of one building: a rectangle in the building's coordinates. */
export interface Lot {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** Farthest extent of a garden from its house: at the sides, behind and in front. */
const REACH = {
  alone: { side: 9, back: 9, front: 15 },
  together: { side: 5.5, back: 8, front: 14 },
} as const;
const STEP = 0.5;

/** Reserves the largest possible garden for a house, growing on all sides in turn; null without room. */
export function takeLot(ground: LocalGround, together: boolean): Lot | null {
  const reach = REACH[together ? 'together' : 'alone'];
  const { plan, building, width, depth } = ground;
  const most: Lot = {
    x0: -width / 2 - reach.side,
    x1: width / 2 + reach.side,
    z0: -depth / 2 - reach.front,
    z1: depth / 2 + reach.back,
  };
  let lot: Lot = { x0: -width / 2, x1: width / 2, z0: -depth / 2, z1: depth / 2 };
  const grows = new Set<keyof Lot>(['x0', 'x1', 'z0', 'z1']);
  while (grows.size > 0) {
    for (const side of [...grows]) {
      const by = side.endsWith('0') ? -STEP : STEP;
      const next = { ...lot, [side]: lot[side] + by };
      const done = by < 0 ? next[side] < most[side] : next[side] > most[side];
      if (done || !plan.isOpen(ground.rectangle(next.x0, next.x1, next.z0, next.z1), building))
        grows.delete(side);
      else lot = next;
    }
  }
  if (lot.x1 - lot.x0 < width + 2 || lot.z1 - lot.z0 < depth + 2) return null;
  plan.takeLot(ground.rectangle(lot.x0, lot.x1, lot.z0, lot.z1));
  return lot;
}

/** Metres that a lawn reaches over its garden: its ragged edge ends about there. */
const LAWN_RIM = 0.4;

/** Mown grass over the whole garden; from the side the photo's own grass is the better lawn. */
export function layLawn(ground: LocalGround, lot: Lot, seen: Albedo): void {
  const x = [lot.x0 - LAWN_RIM, lot.x1 + LAWN_RIM] as const;
  const z = [lot.z0 - LAWN_RIM, lot.z1 + LAWN_RIM] as const;
  ground.draw(() => {
    const colour = plantColour('grass', seen);
    layStrip(ground.mesh, x, z, 0.008, { material: Material.lawn, colour }, 'soft');
  });
}

/** One piece of a garden's fence or hedge, in the world. */
export interface FencePiece {
  readonly from: GroundPoint;
  readonly to: GroundPoint;
  /** It stands before the house and is kept low. */
  readonly low: boolean;
}

const PIECE = 1.5;
/** Fewer pieces than this in a row would stand about like lost property. */
const SHORTEST_RUN = 2;
const HALF_HEDGE = 0.4;

/** Where a hedge, boards or a wall can stand along a garden's edge: not over drives, paths and terraces. */
export function planFence(ground: LocalGround, lot: Lot, withFront: boolean): FencePiece[] {
  const { x0, x1, z0, z1 } = lot;
  const runs: readonly FenceRun[] = [
    { from: [x0, z0], to: [x0, z1], low: false },
    { from: [x0, z1], to: [x1, z1], low: false },
    { from: [x1, z1], to: [x1, z0], low: false },
    ...(withFront ? [{ from: [x0, z0] as const, to: [x1, z0] as const, low: true }] : []),
  ];
  return runs.flatMap((run) => piecesAlong(ground, run));
}

/** How far the front gardens of a row reach. */
const ROW_GARDEN = 4.5;

/** Places what divides the front gardens of homes in a row, half way from door to door. */
export function planDividers(
  ground: LocalGround,
  lot: Lot,
  { entrance, furtherDoors }: BuildingDoors,
): FencePiece[] {
  const doors = [entrance, ...furtherDoors];
  const near = -ground.depth / 2 - 0.3;
  const far = Math.max(lot.z0 + 0.3, near - ROW_GARDEN);
  return doors.slice(1).flatMap((door, i) => {
    const x = (door.x + (doors[i]?.x ?? door.x)) / 2 + 1.2;
    return piecesAlong(ground, { from: [x, near], to: [x, far], low: true });
  });
}

interface FenceRun {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly low: boolean;
}

function piecesAlong(ground: LocalGround, { from, to, low }: FenceRun): FencePiece[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.round(length / PIECE));
  const at = (i: number) =>
    ground.point(
      from[0] + ((to[0] - from[0]) * i) / count,
      from[1] + ((to[1] - from[1]) * i) / count,
    );
  const free = Array.from({ length: count }, (_, i) => {
    const [a, b] = [at(i), at(i + 1)];
    return [a, b, { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 }].every((p) =>
      ground.plan.hasRoom(p.x, p.z, HALF_HEDGE),
    );
  });
  return runsOf(free).map(([start, end]) => ({ from: at(start), to: at(end), low }));
}

/** Sufficiently long rows of pieces: the first and the one after the last. */
function runsOf(free: readonly boolean[]): [number, number][] {
  const kept: [number, number][] = [];
  let start = 0;
  for (let i = 0; i <= free.length; i++) {
    if (free[i] === true) continue;
    if (i - start >= SHORTEST_RUN) kept.push([start, i]);
    start = i + 1;
  }
  return kept;
}

const HEDGE = { tall: 1.3, low: 0.6 } as const;
const WALL = { tall: 0.95, low: 0.5 } as const;
const POST_DISTANCE = 2.2;

export function addFence(
  mesh: SceneMesh,
  kind: ProposalBrief['fence'],
  piece: FencePiece,
  detail: number,
  seen: Albedo | null,
  random: () => number,
): void {
  const { from, to, low } = piece;
  const size = low ? 'low' : 'tall';
  if (kind === 'hedge') {
    addHedge(mesh, [from.x, from.z], [to.x, to.z], HEDGE[size], detail, seen, random);
    return;
  }
  const length = Math.hypot(to.x - from.x, to.z - from.z);
  const rotationDegrees = (Math.atan2(to.z - from.z, to.x - from.x) * 180) / Math.PI;
  mesh.within({ ...from, rotationDegrees }, () => {
    if (kind === 'wall') {
      mesh.box([0, 0, -0.15], [length, WALL[size], 0.15], {
        material: Material.stone,
        colour: albedo('#b3a58c'),
      });
      mesh.box([-0.03, WALL[size], -0.19], [length + 0.03, WALL[size] + 0.07, 0.19], {
        material: Material.concrete,
        colour: albedo('#c2b8a6'),
      });
      return;
    }
    const top = low ? 0.7 : 1.15;
    const posts = Math.max(1, Math.round(length / POST_DISTANCE));
    for (let i = 0; i <= posts; i++) {
      const x = (length * i) / posts;
      mesh.box([x - 0.06, 0, -0.06], [x + 0.06, top, 0.06], {
        material: Material.bark,
        colour: albedo('#7d6a55'),
      });
    }
    for (const share of low ? [0.35, 0.8] : [0.28, 0.56, 0.84])
      mesh.box([0, top * share, -0.025], [length, top * share + 0.12, 0.025], {
        material: Material.timber,
        colour: albedo('#8f7a62'),
      });
  });
}
