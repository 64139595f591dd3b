import { type Albedo, type Finish, GLASS, Material as M, painted } from './material.js';
import type { SceneMesh, Vec3 } from './scene-mesh.js';

export const openingStyles = ['window', 'glazing', 'door', 'void', 'garage'] as const;
export type OpeningStyle = (typeof openingStyles)[number];

/** An opening in a wall: metres along it from its start and up from the wall's own foot. */
export interface Opening {
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly style: OpeningStyle;
  /** Upright bars, not counting the frame. */
  readonly mullions?: number | undefined;
  readonly transoms?: number | undefined;
  readonly shutters?: Albedo | undefined;
  /** Top as a half circle. */
  readonly arched?: boolean | undefined;
}

export interface WallFinish extends Finish {
  readonly frame: Albedo;
  readonly door: Albedo;
  readonly sill?: Albedo;
  /** A band round each window, a little proud of the wall. */
  readonly surround?: Albedo;
  readonly reveal?: number;
}

/**
 * A straight upright wall in local coordinates; its outside is to the right of its direction, seen from above with z
 * ahead.
 */
export interface WallLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly foot: number;
  readonly top: number;
}

type WallPoint = (u: number, v: number, w: number) => Vec3;

/** Adds a wall with real holes: reveals, frames, bars, panes, sills. */
export function addWall(
  mesh: SceneMesh,
  line: WallLine,
  finish: WallFinish,
  openings: readonly Opening[] = [],
): void {
  const length = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]);
  if (length < 0.01 || line.top - line.foot < 0.01) return;
  const point = wallPoint(line, length);
  const height = line.top - line.foot;
  const fitting: Opening[] = [];
  for (const o of openings.toSorted((a, b) => a.u0 - b.u0)) {
    const inWall =
      o.u0 > 0.04 && o.u1 < length - 0.04 && o.v1 < height - 0.02 && o.u1 - o.u0 > 0.25;
    if (inWall && !fitting.some((other) => overlaps(o, other))) fitting.push(o);
  }
  wallSkin(mesh, point, length, height, finish, fitting);
  for (const [index, opening] of fitting.entries()) addOpening(mesh, point, opening, finish, index);
}

function overlaps(a: Opening, b: Opening): boolean {
  return a.u0 < b.u1 && b.u0 < a.u1 && a.v0 < b.v1 && b.v0 < a.v1;
}

function wallPoint(line: WallLine, length: number): WallPoint {
  const dx = (line.to[0] - line.from[0]) / length;
  const dz = (line.to[1] - line.from[1]) / length;
  return (u, v, w) => [
    line.from[0] + dx * u + dz * w,
    line.foot + v,
    line.from[1] + dz * u - dx * w,
  ];
}

function wallSkin(
  mesh: SceneMesh,
  point: WallPoint,
  length: number,
  height: number,
  finish: Finish,
  openings: readonly Opening[],
): void {
  const cuts = [...new Set([0, length, ...openings.flatMap((o) => [o.u0, o.u1])])].toSorted(
    (a, b) => a - b,
  );
  for (let i = 0; i + 1 < cuts.length; i++) {
    const u0 = cuts[i] ?? 0;
    const u1 = cuts[i + 1] ?? 0;
    const holes = openings
      .filter((o) => o.u0 <= u0 + 1e-6 && o.u1 >= u1 - 1e-6)
      .toSorted((a, b) => a.v0 - b.v0);
    let from = 0;
    for (const hole of holes) {
      if (hole.v0 > from) panel(mesh, point, u0, u1, from, hole.v0, finish);
      from = hole.v1;
      if (hole.arched === true) archPanels(mesh, point, hole, finish);
    }
    panel(mesh, point, u0, u1, from, height, finish);
  }
}

function panel(
  mesh: SceneMesh,
  point: WallPoint,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  finish: Finish,
): void {
  mesh.polygon([point(u0, v0, 0), point(u1, v0, 0), point(u1, v1, 0), point(u0, v1, 0)], finish);
}

const ARCH_STEPS = 10;

function archEdge(hole: Opening, u: number): number {
  const half = (hole.u1 - hole.u0) / 2;
  const offset = (u - hole.u0 - half) / half;
  return hole.v1 - half + half * Math.sqrt(Math.max(0, 1 - offset * offset));
}

function archPanels(mesh: SceneMesh, point: WallPoint, hole: Opening, finish: Finish): void {
  const step = (hole.u1 - hole.u0) / ARCH_STEPS;
  for (let i = 0; i < ARCH_STEPS; i++) {
    const a = hole.u0 + i * step;
    const b = a + step;
    const [va, vb] = [archEdge(hole, a), archEdge(hole, b)];
    mesh.polygon(
      [point(a, va, 0), point(b, vb, 0), point(b, hole.v1, 0), point(a, hole.v1, 0)],
      finish,
    );
    mesh.polygon(
      [point(a, va, 0), point(b, vb, 0), point(b, vb, -0.35), point(a, va, -0.35)],
      finish,
    );
  }
}

/** A box in the wall's own directions, without its back. */
function wallBox(
  mesh: SceneMesh,
  point: WallPoint,
  [u0, u1]: readonly [number, number],
  [v0, v1]: readonly [number, number],
  [w0, w1]: readonly [number, number],
  finish: Finish,
): void {
  const face = (...points: Vec3[]) => mesh.polygon(points, finish);
  face(point(u0, v0, w1), point(u1, v0, w1), point(u1, v1, w1), point(u0, v1, w1));
  face(point(u0, v0, w0), point(u0, v0, w1), point(u0, v1, w1), point(u0, v1, w0));
  face(point(u1, v0, w0), point(u1, v0, w1), point(u1, v1, w1), point(u1, v1, w0));
  face(point(u0, v1, w0), point(u1, v1, w0), point(u1, v1, w1), point(u0, v1, w1));
  face(point(u0, v0, w0), point(u1, v0, w0), point(u1, v0, w1), point(u0, v0, w1));
}

const FRAME_WIDTH = 0.065;

/** Texture axes that start at the opening's lower corner and run along the wall. */
function textured(
  point: WallPoint,
  o: Opening,
  reveal: number,
): { textureOrigin: Vec3; textureU: Vec3 } {
  const [x0, , z0] = point(0, 0, 0);
  const [x1, , z1] = point(1, 0, 0);
  return { textureOrigin: point(o.u0, o.v0, -reveal), textureU: [x1 - x0, 0, z1 - z0] };
}

function addOpening(
  mesh: SceneMesh,
  point: WallPoint,
  o: Opening,
  finish: WallFinish,
  index: number,
): void {
  const reveal = o.style === 'void' ? 0.35 : (finish.reveal ?? 0.16);
  const sideTop = o.arched === true ? o.v1 - (o.u1 - o.u0) / 2 : o.v1;
  const side = (u: number) =>
    mesh.polygon(
      [
        point(u, o.v0, 0),
        point(u, o.v0, -reveal),
        point(u, sideTop, -reveal),
        point(u, sideTop, 0),
      ],
      finish,
    );
  side(o.u0);
  side(o.u1);
  const level = (v: number) =>
    mesh.polygon(
      [point(o.u0, v, 0), point(o.u1, v, 0), point(o.u1, v, -reveal), point(o.u0, v, -reveal)],
      finish,
    );
  if (o.arched !== true) level(o.v1);
  if (o.v0 > 0.02) level(o.v0);
  if (o.style === 'void') return;

  const frame: Finish = painted(finish.frame);
  const isDoor = o.style === 'door' || o.style === 'garage';
  const wide = o.style === 'garage' || o.style === 'glazing' ? 1 : 0;
  mesh.polygon(
    [
      point(o.u0, o.v0, -reveal),
      point(o.u1, o.v0, -reveal),
      point(o.u1, o.v1, -reveal),
      point(o.u0, o.v1, -reveal),
    ],
    isDoor ? { material: M.door, colour: finish.door } : GLASS,
    {
      ...textured(point, o, reveal),
      parameters: isDoor
        ? [o.u1 - o.u0, o.v1 - o.v0, wide, 0]
        : [o.u1 - o.u0, o.v1 - o.v0, index + 1, wide],
    },
  );
  const w: readonly [number, number] = [-reveal, -reveal + 0.05];
  const f = FRAME_WIDTH;
  wallBox(mesh, point, [o.u0, o.u0 + f], [o.v0, o.v1], w, frame);
  wallBox(mesh, point, [o.u1 - f, o.u1], [o.v0, o.v1], w, frame);
  wallBox(mesh, point, [o.u0, o.u1], [o.v1 - f, o.v1], w, frame);
  if (o.style !== 'door') wallBox(mesh, point, [o.u0, o.u1], [o.v0, o.v0 + f], w, frame);
  const bars = o.mullions ?? 0;
  for (let i = 1; i <= bars; i++) {
    const u = o.u0 + ((o.u1 - o.u0) * i) / (bars + 1);
    wallBox(mesh, point, [u - f / 2, u + f / 2], [o.v0, o.v1], w, frame);
  }
  const rows = o.transoms ?? 0;
  for (let i = 1; i <= rows; i++) {
    const v = o.v0 + ((o.v1 - o.v0) * i) / (rows + 1);
    wallBox(mesh, point, [o.u0, o.u1], [v - f * 0.35, v + f * 0.35], w, frame);
  }
  if (o.style === 'window' && o.v0 > 0.3) {
    wallBox(
      mesh,
      point,
      [o.u0 - 0.05, o.u1 + 0.05],
      [o.v0 - 0.05, o.v0],
      [-reveal, 0.05],
      painted(finish.sill ?? finish.frame),
    );
  }
  if (o.style === 'window' && o.arched !== true && finish.surround !== undefined)
    addSurround(mesh, point, o, finish.surround);
  if (o.shutters !== undefined) addShutters(mesh, point, o, o.shutters);
}

const SURROUND_WIDTH = 0.13;

function addSurround(mesh: SceneMesh, point: WallPoint, o: Opening, colour: Albedo): void {
  const band: Finish = painted(colour);
  const s = SURROUND_WIDTH;
  wallBox(mesh, point, [o.u0 - s, o.u0], [o.v0, o.v1], [0, 0.03], band);
  wallBox(mesh, point, [o.u1, o.u1 + s], [o.v0, o.v1], [0, 0.03], band);
  wallBox(mesh, point, [o.u0 - s, o.u1 + s], [o.v1, o.v1 + s], [0, 0.035], band);
}

function addShutters(mesh: SceneMesh, point: WallPoint, o: Opening, colour: Albedo): void {
  const width = (o.u1 - o.u0) / 2;
  for (const u of [o.u0 - width - 0.02, o.u1 + 0.02]) {
    wallBox(mesh, point, [u, u + width], [o.v0, o.v1], [0, 0.05], { material: M.door, colour });
  }
}
