import { type Albedo, Material, painted } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import { STEEL } from './palette.js';

export type RailingStyle = 'glass' | 'bars';

/** Between the posts that hold the panes. */
const POST_DISTANCE = 1.5;
const BAR_DISTANCE = 0.13;

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
  }
  const [count, half] =
    style === 'glass'
      ? [Math.max(1, Math.round(length / POST_DISTANCE)), 0.02]
      : [Math.round(length / BAR_DISTANCE), 0.012];
  for (let i = 0; i <= count; i++) {
    const x = from[0] + (dx * length * i) / count;
    const z = from[1] + (dz * length * i) / count;
    mesh.box([x - half, floor, z - half], [x + half, top - 0.05, z + half], painted(colour));
  }
}
