import { type Albedo, Material, painted } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import { STEEL } from './palette.js';

export type RailingStyle = 'glass' | 'bars';

/** Between the posts that hold the panes. */
const POST_DISTANCE = 1.5;

/** A balustrade one metre high along a line in local coordinates. */
export function addRailing(
  mesh: SceneMesh,
  from: readonly [number, number],
  to: readonly [number, number],
  floor: number,
  style: RailingStyle,
  colour: Albedo = STEEL,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 0.2) return;
  const top = floor + 1.05;
  const [dx, dz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const r = 0.025;
  mesh.box(
    [Math.min(from[0], to[0]) - r, top - 0.05, Math.min(from[1], to[1]) - r],
    [Math.max(from[0], to[0]) + r, top, Math.max(from[1], to[1]) + r],
    painted(colour),
  );
  if (style === 'glass') {
    mesh.polygon(
      [
        [from[0], floor + 0.06, from[1]],
        [to[0], floor + 0.06, to[1]],
        [to[0], top - 0.05, to[1]],
        [from[0], top - 0.05, from[1]],
      ],
      { material: Material.clearGlass, colour: [0.6, 0.72, 0.7] },
    );
    const posts = Math.max(1, Math.round(length / POST_DISTANCE));
    for (let i = 0; i <= posts; i++) {
      const x = from[0] + (dx * length * i) / posts;
      const z = from[1] + (dz * length * i) / posts;
      mesh.box([x - 0.02, floor, z - 0.02], [x + 0.02, top - 0.05, z + 0.02], painted(colour));
    }
    return;
  }
  const bars = Math.round(length / 0.13);
  for (let i = 0; i <= bars; i++) {
    const x = from[0] + (dx * length * i) / bars;
    const z = from[1] + (dz * length * i) / bars;
    mesh.box([x - 0.012, floor, z - 0.012], [x + 0.012, top - 0.05, z + 0.012], painted(colour));
  }
}
