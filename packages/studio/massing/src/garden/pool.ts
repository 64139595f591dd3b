import { type Albedo, albedo, Material, painted } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import { rectangle, type SceneMesh } from '../geometry/scene-mesh.js';

/** Width of the stone or deck round a pool, in metres. */
export const POOL_RIM = 0.8;
const WATER: Albedo = albedo('#5fb2bd');
const BELOW_RIM = 0.1;
/** Where the steps lead into the water. */
const STEPS = 2;

/** A pool's basin under a rim of that height, in local coordinates. */
export function addPool(mesh: SceneMesh, { x0, x1, z0, z1 }: Plan, rim: number): void {
  const level = rim - BELOW_RIM;
  const tiles = albedo('#8fc0c4');
  const wall = (a: number, b: number, d: number, e: number) =>
    mesh.polygon(
      [
        [a, level, b],
        [d, level, e],
        [d, rim, e],
        [a, rim, b],
      ],
      { material: Material.poolTiles, colour: tiles },
    );
  wall(x0, z0, x1, z0);
  wall(x0, z1, x1, z1);
  wall(x0, z0, x0, z1);
  wall(x1, z0, x1, z1);
  mesh.polygon(rectangle([x0, level, z0], [x1, level, z1]), {
    material: Material.water,
    colour: WATER,
  });
  for (let step = 0; step < STEPS; step++)
    mesh.box(
      [x1 - 0.4 * (STEPS - step), 0, z0],
      [x1 - 0.4 * (STEPS - step - 1), level + 0.012 * (step + 1), z0 + 1.1],
      { material: Material.poolTiles, colour: tiles },
    );
}

/** Two loungers and a parasol on a deck at a pool's end. */
export function addPoolside(mesh: SceneMesh, { x0, x1, z0, z1 }: Plan, floor: number): void {
  const cloth = albedo('#e2ddd0');
  const wood: Albedo = albedo('#8a6a4a');
  const from = x0 + 0.45;
  const to = Math.min(x1 - 0.25, from + 1.95);
  const count = z1 - z0 > 2.6 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const z = z0 + 0.35 + i * 1.3;
    mesh.box([from, floor + 0.12, z], [to, floor + 0.26, z + 0.68], {
      material: Material.timber,
      colour: wood,
    });
    mesh.box([from, floor + 0.26, z + 0.03], [to - 0.6, floor + 0.36, z + 0.65], {
      material: Material.plaster,
      colour: cloth,
    });
    mesh.polygon(
      [
        [to - 0.62, floor + 0.36, z + 0.03],
        [to - 0.62, floor + 0.36, z + 0.65],
        [to, floor + 0.8, z + 0.65],
        [to, floor + 0.8, z + 0.03],
      ],
      { material: Material.plaster, colour: cloth },
    );
  }
  addParasol(mesh, (from + to) / 2 + 0.2, z0 + 0.35 + 0.99, floor);
}

function addParasol(mesh: SceneMesh, x: number, z: number, floor: number): void {
  const top = floor + 2.6;
  const reach = 1.2;
  mesh.box([x - 0.025, floor, z - 0.025], [x + 0.025, top, z + 0.025], painted([0.5, 0.48, 0.44]));
  const sides = 8;
  for (let i = 0; i < sides; i++) {
    const [a, b] = [(i * 2 * Math.PI) / sides, ((i + 1) * 2 * Math.PI) / sides];
    mesh.polygon(
      [
        [x, top, z],
        [x + reach * Math.cos(a), top - 0.4, z + reach * Math.sin(a)],
        [x + reach * Math.cos(b), top - 0.4, z + reach * Math.sin(b)],
      ],
      { material: Material.plaster, colour: albedo('#ddd5c2') },
    );
  }
}
