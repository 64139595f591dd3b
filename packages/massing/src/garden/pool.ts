import { type Albedo, albedo, Material } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { Finish } from '../geometry/wall.js';

export const POOL = { length: 9, width: 4, coping: 1.1 } as const;
const WATER: Albedo = albedo('#5fb2bd');
const RIM = 0.1;
const WATER_LEVEL = -0.06;

/** A pool with its coping, two loungers and a parasol, in local coordinates. */
export function addPool(mesh: SceneMesh, { x0, x1, z0, z1 }: Plan, coping: Finish): void {
  const c = POOL.coping;
  const strip = (a: number, b: number, d: number, e: number) =>
    mesh.box(
      [a, 0, d],
      [b, RIM, e],
      Material.paint,
      [0.3, 0.28, 0.25],
      coping.material,
      coping.colour,
    );
  strip(x0 - c, x1 + c, z0 - c, z0);
  strip(x0 - c, x1 + c, z1, z1 + c);
  strip(x0 - c, x0, z0, z1);
  strip(x1, x1 + c, z0, z1);
  const tiles = albedo('#8fc0c4');
  const wall = (a: number, b: number, d: number, e: number) =>
    mesh.polygon(
      [
        [a, WATER_LEVEL, b],
        [d, WATER_LEVEL, e],
        [d, RIM, e],
        [a, RIM, b],
      ],
      Material.poolTiles,
      tiles,
    );
  wall(x0, z0, x1, z0);
  wall(x0, z1, x1, z1);
  wall(x0, z0, x0, z1);
  wall(x1, z0, x1, z1);
  mesh.polygon(
    [
      [x0, WATER_LEVEL, z0],
      [x1, WATER_LEVEL, z0],
      [x1, WATER_LEVEL, z1],
      [x0, WATER_LEVEL, z1],
    ],
    Material.water,
    WATER,
  );
  const cloth = albedo('#e2ddd0');
  for (const [i, x] of [x0 + 1.2, x0 + 2.3].entries()) {
    if (x + 0.4 > x1) continue;
    mesh.box(
      [x, RIM + 0.25, z1 + 0.1],
      [x + 0.62, RIM + 0.36, z1 + c - 0.1],
      Material.plaster,
      cloth,
    );
    mesh.polygon(
      [
        [x, RIM + 0.36, z1 + c - 0.35],
        [x + 0.62, RIM + 0.36, z1 + c - 0.35],
        [x + 0.62, RIM + 0.85, z1 + c + 0.05],
        [x, RIM + 0.85, z1 + c + 0.05],
      ],
      Material.plaster,
      cloth,
    );
    if (i === 0) addParasol(mesh, x + 0.85, z1 + c * 0.6);
  }
}

function addParasol(mesh: SceneMesh, x: number, z: number): void {
  const top = 2.75;
  const reach = 1.35;
  mesh.box(
    [x - 0.025, 0, z - 0.025],
    [x + 0.025, top, z + 0.025],
    Material.paint,
    [0.5, 0.48, 0.44],
  );
  const sides = 8;
  for (let i = 0; i < sides; i++) {
    const [a, b] = [(i * 2 * Math.PI) / sides, ((i + 1) * 2 * Math.PI) / sides];
    mesh.polygon(
      [
        [x, top, z],
        [x + reach * Math.cos(a), top - 0.5, z + reach * Math.sin(a)],
        [x + reach * Math.cos(b), top - 0.5, z + reach * Math.sin(b)],
      ],
      Material.plaster,
      albedo('#ddd5c2'),
    );
  }
}
