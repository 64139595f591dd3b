import { type Albedo, darker, type Finish, painted } from './material.js';
import { rectangle, type SceneMesh, type Vec3 } from './scene-mesh.js';

/** A rectangle in local coordinates. */
export interface Plan {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

export interface RoofFinish {
  readonly covering: Finish;
  /** Fascias, verges and undersides. */
  readonly trim: Albedo;
  readonly soffit?: Finish;
}

export interface PitchedRoof {
  readonly plan: Plan;
  /** Height of the walls' tops. */
  readonly eaves: number;
  readonly slopeDegrees: number;
  readonly overhang: number;
  readonly verge: number;
  readonly ridge: 'x' | 'z';
}

const ROOF_THICKNESS = 0.22;

export function ridgeHeight(roof: PitchedRoof): number {
  const span = roof.ridge === 'x' ? roof.plan.z1 - roof.plan.z0 : roof.plan.x1 - roof.plan.x0;
  return roof.eaves + (span / 2) * Math.tan((roof.slopeDegrees * Math.PI) / 180);
}

/** A slab under four top corners (given around), with its thickness measured straight down. */
export function addSlab(
  mesh: SceneMesh,
  corners: readonly [Vec3, Vec3, Vec3, Vec3],
  thickness: number,
  top: Finish,
  edge: Finish,
  under: Finish,
): void {
  const low = corners.map(([x, y, z]): Vec3 => [x, y - thickness, z]);
  mesh.polygon(corners, top);
  mesh.polygon(low, under);
  for (let i = 0; i < 4; i++) {
    const [a, b, c, d] = [corners[i], corners[(i + 1) % 4], low[(i + 1) % 4], low[i]];
    if (a && b && c && d) mesh.polygon([a, b, c, d], edge);
  }
}

/** Turns local plan coordinates so that the ridge always runs along the first. */
function oriented(roof: PitchedRoof): {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
  at: (a: number, y: number, b: number) => Vec3;
} {
  const { x0, x1, z0, z1 } = roof.plan;
  return roof.ridge === 'x'
    ? { a0: x0, a1: x1, b0: z0, b1: z1, at: (a, y, b) => [a, y, b] }
    : { a0: z0, a1: z1, b0: x0, b1: x1, at: (a, y, b) => [b, y, a] };
}

/** Two slopes, with the walls' gable triangles left to the caller. */
export function addGableRoof(mesh: SceneMesh, roof: PitchedRoof, finish: RoofFinish): void {
  const { a0, a1, b0, b1, at } = oriented(roof);
  const slope = Math.tan((roof.slopeDegrees * Math.PI) / 180);
  const rise = ROOF_THICKNESS;
  const top = ridgeHeight(roof) + rise;
  const middle = (b0 + b1) / 2;
  const edge = painted(finish.trim);
  const under = finish.soffit ?? edge;
  for (const b of [b0 - roof.overhang, b1 + roof.overhang]) {
    const low = roof.eaves - roof.overhang * slope + rise;
    addSlab(
      mesh,
      [
        at(a0 - roof.verge, low, b),
        at(a1 + roof.verge, low, b),
        at(a1 + roof.verge, top, middle),
        at(a0 - roof.verge, top, middle),
      ],
      rise,
      finish.covering,
      edge,
      under,
    );
    addGutter(
      mesh,
      at(a0 - roof.verge, low - 0.06, b),
      at(a1 + roof.verge, low - 0.06, b),
      b < middle ? -1 : 1,
      roof.ridge,
      finish.trim,
    );
  }
  addRidgeCap(
    mesh,
    at(a0 - roof.verge, top, middle),
    at(a1 + roof.verge, top, middle),
    roof.ridge,
    finish,
  );
}

function addRidgeCap(
  mesh: SceneMesh,
  from: Vec3,
  to: Vec3,
  ridge: 'x' | 'z',
  finish: RoofFinish,
): void {
  const half = 0.13;
  const [dx, dz] = ridge === 'x' ? [0, half] : [half, 0];
  mesh.box(
    [from[0] - dx, from[1] - 0.08, from[2] - dz],
    [to[0] + dx, to[1] + 0.05, to[2] + dz],
    painted(darker(finish.covering.colour, 0.85)),
  );
}

function addGutter(
  mesh: SceneMesh,
  from: Vec3,
  to: Vec3,
  side: number,
  ridge: 'x' | 'z',
  trim: Albedo,
): void {
  const out = 0.13 * side;
  const [dx, dz] = ridge === 'x' ? [0, out] : [out, 0];
  mesh.box(
    [Math.min(from[0], from[0] + dx), from[1] - 0.08, Math.min(from[2], from[2] + dz)],
    [Math.max(to[0], to[0] + dx), from[1] + 0.03, Math.max(to[2], to[2] + dz)],
    painted(darker(trim, 0.8)),
  );
}

/** The two triangles between wall tops and ridge. */
export function addGables(mesh: SceneMesh, roof: PitchedRoof, finish: Finish): void {
  const { a0, a1, b0, b1, at } = oriented(roof);
  for (const a of [a0, a1]) {
    mesh.polygon(
      [at(a, roof.eaves, b0), at(a, roof.eaves, b1), at(a, ridgeHeight(roof), (b0 + b1) / 2)],
      finish,
    );
  }
}

/** Four slopes over the plan; the ridge runs along the longer side. */
export function addHipRoof(
  mesh: SceneMesh,
  plan: Plan,
  eaves: number,
  slopeDegrees: number,
  overhang: number,
  finish: RoofFinish,
): void {
  const slope = Math.tan((slopeDegrees * Math.PI) / 180);
  const [x0, x1] = [plan.x0 - overhang, plan.x1 + overhang];
  const [z0, z1] = [plan.z0 - overhang, plan.z1 + overhang];
  const low = eaves + 0.18;
  const half = Math.min(x1 - x0, z1 - z0) / 2;
  const top = low + half * slope;
  const along = x1 - x0 >= z1 - z0;
  const [cx, cz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const r0: Vec3 = along ? [x0 + half, top, cz] : [cx, top, z0 + half];
  const r1: Vec3 = along ? [x1 - half, top, cz] : [cx, top, z1 - half];
  const [p, q, r, s]: [Vec3, Vec3, Vec3, Vec3] = [
    [x0, low, z0],
    [x1, low, z0],
    [x1, low, z1],
    [x0, low, z1],
  ];
  const cover = (points: Vec3[]) => mesh.polygon(points, finish.covering);
  if (along) {
    cover([p, q, r1, r0]);
    cover([r, s, r0, r1]);
    cover([s, p, r0]);
    cover([q, r, r1]);
  } else {
    cover([q, r, r1, r0]);
    cover([s, p, r0, r1]);
    cover([p, q, r0]);
    cover([r, s, r1]);
  }
  const soffit = finish.soffit ?? painted(finish.trim);
  mesh.polygon(rectangle([x0, eaves, z0], [x1, eaves, z1]), soffit);
  const corners = [p, q, r, s];
  for (let i = 0; i < 4; i++) {
    const a = corners[i];
    const b = corners[(i + 1) % 4];
    if (a && b)
      mesh.polygon([a, b, [b[0], eaves, b[2]], [a[0], eaves, a[2]]], painted(finish.trim));
  }
}

/** One slope rising from the front (z0) to the back. */
export function addMonoPitch(
  mesh: SceneMesh,
  plan: Plan,
  front: number,
  back: number,
  overhang: number,
  finish: RoofFinish,
): void {
  const slope = (back - front) / (plan.z1 - plan.z0);
  const y0 = front - overhang * slope + ROOF_THICKNESS;
  const y1 = back + overhang * slope + ROOF_THICKNESS;
  const edge = painted(finish.trim);
  addSlab(
    mesh,
    [
      [plan.x0 - overhang, y0, plan.z0 - overhang],
      [plan.x1 + overhang, y0, plan.z0 - overhang],
      [plan.x1 + overhang, y1, plan.z1 + overhang],
      [plan.x0 - overhang, y1, plan.z1 + overhang],
    ],
    ROOF_THICKNESS,
    finish.covering,
    edge,
    finish.soffit ?? edge,
  );
}

/** A flat slab with a shallow upstand around its covering. */
export function addFlatRoof(
  mesh: SceneMesh,
  plan: Plan,
  wallTop: number,
  overhang: number,
  thickness: number,
  finish: RoofFinish,
): void {
  const [x0, x1] = [plan.x0 - overhang, plan.x1 + overhang];
  const [z0, z1] = [plan.z0 - overhang, plan.z1 + overhang];
  const top = wallTop + thickness;
  const edge = painted(finish.trim);
  addSlab(
    mesh,
    [
      [x0, top, z0],
      [x1, top, z0],
      [x1, top, z1],
      [x0, top, z1],
    ],
    thickness,
    edge,
    edge,
    finish.soffit ?? edge,
  );
  const inset = 0.18;
  mesh.polygon(
    rectangle([x0 + inset, top + 0.01, z0 + inset], [x1 - inset, top + 0.01, z1 - inset]),
    finish.covering,
  );
}
