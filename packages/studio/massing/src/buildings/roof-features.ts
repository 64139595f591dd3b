import { type Albedo, type Finish, Material, painted } from '../geometry/material.js';
import { addGableRoof, addGables, type RoofFinish } from '../geometry/roof.js';
import { BuildPhase, rectangle, type SceneMesh, type Vec3 } from '../geometry/scene-mesh.js';
import { addWall, type WallFinish } from '../geometry/wall.js';

/** A chimney from inside the roof to over the ridge, with a cap. */
export function addChimney(
  mesh: SceneMesh,
  x: number,
  z: number,
  from: number,
  to: number,
  finish: Finish,
): void {
  const outer = mesh.phase;
  mesh.phase = BuildPhase.roof;
  mesh.box([x - 0.36, from, z - 0.3], [x + 0.36, to, z + 0.3], finish);
  mesh.box([x - 0.44, to, z - 0.38], [x + 0.44, to + 0.09, z + 0.38], {
    material: Material.concrete,
    colour: [0.3, 0.29, 0.28],
  });
  mesh.box(
    [x - 0.2, to + 0.09, z - 0.16],
    [x + 0.2, to + 0.34, z + 0.16],
    painted([0.12, 0.12, 0.12]),
  );
  mesh.phase = outer;
}

/** A stove's pipe: eight-sided, with a hat. */
export function addStovePipe(
  mesh: SceneMesh,
  x: number,
  z: number,
  from: number,
  to: number,
): void {
  const outer = mesh.phase;
  mesh.phase = BuildPhase.roof;
  addColumn(mesh, x, z, 0.1, from, to, Material.paint, [0.06, 0.06, 0.065]);
  addColumn(mesh, x, z, 0.17, to, to + 0.12, Material.paint, [0.06, 0.06, 0.065]);
  mesh.phase = outer;
}

/** A round column of ten sides. */
export function addColumn(
  mesh: SceneMesh,
  x: number,
  z: number,
  radius: number,
  from: number,
  to: number,
  material: Material,
  colour: Albedo,
): void {
  const sides = 10;
  const at = (i: number, y: number): Vec3 => [
    x + radius * Math.cos((i * 2 * Math.PI) / sides),
    y,
    z + radius * Math.sin((i * 2 * Math.PI) / sides),
  ];
  for (let i = 0; i < sides; i++)
    mesh.polygon([at(i, from), at(i + 1, from), at(i + 1, to), at(i, to)], { material, colour });
  mesh.polygon(
    Array.from({ length: sides }, (_, i) => at(i, to)),
    { material, colour },
  );
}

export interface Dormer {
  /** Middle along the front. */
  readonly x: number;
  readonly width: number;
  /** Front of the dormer, and where it meets the ridge side. */
  readonly z: number;
  readonly back: number;
  readonly foot: number;
  readonly height: number;
}

/** A small gabled dormer that looks to the front. */
export function addDormer(
  mesh: SceneMesh,
  dormer: Dormer,
  walls: WallFinish,
  roof: RoofFinish,
): void {
  const outer = mesh.phase;
  mesh.phase = BuildPhase.roof;
  const { x, width, z, back, foot, height } = dormer;
  const [x0, x1, top] = [x - width / 2, x + width / 2, foot + height];
  addWall(mesh, { from: [x0, z], to: [x1, z], foot, top }, { ...walls, reveal: 0.08 }, [
    { u0: 0.16, u1: width - 0.16, v0: 0.25, v1: height - 0.1, style: 'window', mullions: 1 },
  ]);
  for (const side of [x0, x1]) {
    mesh.polygon(rectangle([side, foot, z], [side, top, back]), walls);
  }
  const form = {
    plan: { x0, x1, z0: z, z1: back },
    eaves: top,
    slopeDegrees: 38,
    overhang: 0.18,
    verge: 0.18,
    ridge: 'z',
  } as const;
  addGables(mesh, form, { material: walls.material, colour: walls.colour });
  addGableRoof(mesh, form, roof);
  mesh.phase = outer;
}

/** A window in the plane of a slope that rises from the front: low edge at z, y. */
export function addRoofWindow(
  mesh: SceneMesh,
  x: number,
  z: number,
  y: number,
  slopeDegrees: number,
  room: number,
): void {
  const outer = mesh.phase;
  mesh.phase = BuildPhase.roof;
  const slope = Math.tan((slopeDegrees * Math.PI) / 180);
  const at = (u: number, w: number, lift: number): Vec3 => [x + u, y + w * slope + lift, z + w];
  const frame = (
    a: number,
    b: number,
    c: number,
    d: number,
    lift: number,
    material: Material,
    colour: Albedo,
  ) =>
    mesh.polygon(
      [at(a, c, lift), at(b, c, lift), at(b, d, lift), at(a, d, lift)],
      { material, colour },
      {
        parameters: [b - a, 1.2, room, 0],
        textureOrigin: at(a, c, lift),
        textureU: [1, 0, 0],
      },
    );
  frame(-0.48, 0.48, 0, 0.98, 0.07, Material.paint, [0.05, 0.05, 0.055]);
  frame(-0.4, 0.4, 0.07, 0.91, 0.085, Material.glass, [0.03, 0.035, 0.035]);
  mesh.phase = outer;
}

/** Steps up to a door: wide, low, one before the other. */
export function addSteps(
  mesh: SceneMesh,
  x: number,
  z: number,
  width: number,
  rise: number,
  finish: Finish,
): void {
  const count = Math.max(1, Math.round(rise / 0.16));
  for (let i = 0; i < count; i++) {
    mesh.box(
      [x - width / 2, 0, z - 0.34 * (count - i)],
      [x + width / 2, ((i + 1) * rise) / count, z],
      finish,
    );
  }
}
