import { albedo, Material, painted } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';

/** A table with benches and two easy chairs: things whose size everybody knows. */
export function furnish(mesh: SceneMesh, x0: number, x1: number, z0: number, z1: number): void {
  if (x1 - x0 < 3.4 || z1 - z0 < 1.6) return;
  const floor = 0.14;
  const wood = albedo('#8a6a4a');
  const cloth = albedo('#c9c3b6');
  const z = (z0 + z1) / 2;
  const tx = x0 + 0.9;
  mesh.box([tx - 0.8, floor + 0.7, z - 0.42], [tx + 0.8, floor + 0.75, z + 0.42], {
    material: Material.timber,
    colour: wood,
  });
  for (const dx of [-0.7, 0.66])
    mesh.box(
      [tx + dx, floor, z - 0.36],
      [tx + dx + 0.06, floor + 0.7, z + 0.36],
      painted([0.05, 0.05, 0.05]),
    );
  for (const dz of [-0.75, 0.6]) {
    mesh.box([tx - 0.7, floor + 0.4, z + dz], [tx + 0.7, floor + 0.46, z + dz + 0.3], {
      material: Material.timber,
      colour: wood,
    });
    for (const dx of [-0.6, 0.52])
      mesh.box(
        [tx + dx, floor, z + dz + 0.05],
        [tx + dx + 0.07, floor + 0.4, z + dz + 0.25],
        painted([0.05, 0.05, 0.05]),
      );
  }
  for (const sx of [x1 - 0.8, x1 - 2]) {
    if (sx < tx + 1.4) continue;
    mesh.box([sx - 0.36, floor + 0.12, z - 0.36], [sx + 0.36, floor + 0.4, z + 0.36], {
      material: Material.plaster,
      colour: cloth,
    });
    mesh.box([sx - 0.36, floor + 0.4, z + 0.2], [sx + 0.36, floor + 0.74, z + 0.36], {
      material: Material.plaster,
      colour: cloth,
    });
    for (const dx of [-0.44, 0.36])
      mesh.box(
        [sx + dx, floor, z - 0.36],
        [sx + dx + 0.08, floor + 0.56, z + 0.36],
        painted([0.07, 0.07, 0.07]),
      );
  }
}
