import type { Plan } from './roof.js';
import type { SceneMesh } from './scene-mesh.js';
import { addWall, type Opening, type WallFinish } from './wall.js';

export interface Sides<T> {
  /** Towards the camera when the building is not turned. */
  readonly front?: T;
  readonly right?: T;
  readonly back?: T;
  readonly left?: T;
}

/** Four walls over a plan. A side's finish may differ from the whole's. */
export function addVolume(
  mesh: SceneMesh,
  plan: Plan,
  foot: number,
  top: number,
  finish: WallFinish,
  openings: Sides<readonly Opening[]> = {},
  finishes: Sides<WallFinish> = {},
): void {
  const { x0, x1, z0, z1 } = plan;
  const lines = {
    front: { from: [x0, z0], to: [x1, z0] },
    right: { from: [x1, z0], to: [x1, z1] },
    back: { from: [x1, z1], to: [x0, z1] },
    left: { from: [x0, z1], to: [x0, z0] },
  } as const;
  for (const side of ['front', 'right', 'back', 'left'] as const)
    addWall(mesh, { ...lines[side], foot, top }, finishes[side] ?? finish, openings[side]);
}

export interface OpeningRow extends Omit<Opening, 'u0' | 'u1'> {
  readonly count: number;
  readonly width: number;
}

export function raised(row: OpeningRow, metres: number): OpeningRow {
  return { ...row, v0: row.v0 + metres, v1: row.v1 + metres };
}

/** Equal openings at equal distances along a wall between two places. */
export function openingRow(from: number, to: number, row: OpeningRow): Opening[] {
  const { count, width, ...rest } = row;
  const fitting = Math.max(0, Math.min(count, Math.floor((to - from - 0.3) / (width + 0.25))));
  const step = (to - from) / Math.max(1, fitting);
  return Array.from({ length: fitting }, (_, i) => {
    const middle = from + step * (i + 0.5);
    return { ...rest, u0: middle - width / 2, u1: middle + width / 2 };
  });
}
