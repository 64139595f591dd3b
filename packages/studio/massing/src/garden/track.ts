import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { groundBetween } from '../placement/footprint.js';
import type { PlacedProposal } from '../proposal.js';
import type { GardenPlan } from './garden-plan.js';

/** A way that is worn into the photo's own ground: it has no kerbs and keeps the ground's light and dark. */
export interface Track {
  readonly line: readonly GroundPoint[];
  readonly widthMetres: number;
  /** Wheels wear two ruts with grass between them; feet one path. */
  readonly ruts: boolean;
  /** Over so many metres from its beginning all of it is gravel. */
  readonly forecourtMetres: number;
}

/** Where a drive, a path or a lane ends, and in which direction it leads on. */
export interface WayEnd {
  readonly at: GroundPoint;
  readonly heading: GroundPoint;
  readonly widthMetres: number;
  readonly ruts: boolean;
  /** The gravel path from the door up to the track, so that both are worn alike; none where it is paved. */
  readonly before: readonly GroundPoint[];
}

/** Room for a turn, as a share of its distance, and in metres: wheels need more of it than feet. */
const TURN = { share: 0.45, least: 3, mostOfWheels: 6, mostOfFeet: 3 } as const;
/** A way joins the access no nearer than this, unless it ends before. */
const JOIN_METRES = 5;
const STEPS = 12;
/** Radians of turning that a metre less across the grass is worth. */
const SOON = 0.02;

/** Connects a drive's end with the plot's access in one curve. Null without a known access. */
export function trackFrom(end: WayEnd, { access }: Pick<PlacedProposal, 'access'>): Track | null {
  if (access === undefined) return null;
  const join = joinOf(end, access);
  const target = access[join];
  const next = access[join + 1] ?? target;
  const before = access[join - 1] ?? target;
  if (target === undefined || next === undefined || before === undefined) return null;
  const { at, heading, widthMetres, ruts } = end;
  const first = end.before[0] ?? at;
  const far = Math.hypot(target.x - at.x, target.z - at.z);
  const along = Math.max(1e-6, Math.hypot(next.x - before.x, next.z - before.z));
  const reach = Math.max(Math.min(TURN.least, far / 2), far * TURN.share);
  const start = Math.min(reach, ruts ? TURN.mostOfWheels : TURN.mostOfFeet);
  const [b, c] = [
    { x: at.x + heading.x * start, z: at.z + heading.z * start },
    {
      x: target.x - ((next.x - before.x) / along) * reach,
      z: target.z - ((next.z - before.z) / along) * reach,
    },
  ];
  const curve = Array.from({ length: STEPS }, (_, i) => bezier(at, b, c, target, i / STEPS));
  return {
    line: [...end.before, ...curve, ...access.slice(join)],
    widthMetres,
    ruts,
    forecourtMetres: Math.hypot(first.x - at.x, first.z - at.z),
  };
}

/** A drive of loose stones that ends in a lane, worn into the ground like that. Null for one that is paved. */
export function driveAlone({ at, before, widthMetres, ruts }: WayEnd): Track | null {
  if (before.length === 0) return null;
  return { line: [...before, at], widthMetres, ruts, forecourtMetres: Number.POSITIVE_INFINITY };
}

/** The point of the access, far enough away for a turn, at which the way turns least in all; a near one where that is alike. */
function joinOf({ at, heading }: WayEnd, access: readonly GroundPoint[]): number {
  let join = access.length - 1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, point] of access.entries()) {
    const towards = { x: point.x - at.x, z: point.z - at.z };
    const far = Math.hypot(towards.x, towards.z);
    if (far < JOIN_METRES) continue;
    const [before, next] = [access[i - 1] ?? point, access[i + 1] ?? point];
    const onwards = { x: next.x - before.x, z: next.z - before.z };
    const turned = angleBetween(heading, towards) + angleBetween(towards, onwards);
    if (turned + far * SOON >= least) continue;
    [join, least] = [i, turned + far * SOON];
  }
  return join;
}

/** In radians, 0 to pi. */
function angleBetween(a: GroundPoint, b: GroundPoint): number {
  return Math.abs(Math.atan2(a.x * b.z - a.z * b.x, a.x * b.x + a.z * b.z));
}

function bezier(
  a: GroundPoint,
  b: GroundPoint,
  c: GroundPoint,
  d: GroundPoint,
  t: number,
): GroundPoint {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return {
    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
    z: wa * a.z + wb * b.z + wc * c.z + wd * d.z,
  };
}

/** Keeps a track's ground on the plot free of plants and fences. */
export function keepFree(plan: GardenPlan, { line, widthMetres }: Track): void {
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (to !== undefined) plan.occupy(groundBetween(from, to, widthMetres));
  }
}
