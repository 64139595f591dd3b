import type { Plan } from './roof.js';
import type { SceneMesh } from './scene-mesh.js';
import { addWall, type Opening, type OpeningStyle, type WallFinish } from './wall.js';

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
  addWall(
    mesh,
    { from: [x0, z0], to: [x1, z0], foot, top },
    finishes.front ?? finish,
    openings.front,
  );
  addWall(
    mesh,
    { from: [x1, z0], to: [x1, z1], foot, top },
    finishes.right ?? finish,
    openings.right,
  );
  addWall(
    mesh,
    { from: [x1, z1], to: [x0, z1], foot, top },
    finishes.back ?? finish,
    openings.back,
  );
  addWall(
    mesh,
    { from: [x0, z1], to: [x0, z0], foot, top },
    finishes.left ?? finish,
    openings.left,
  );
}

export interface OpeningRow {
  readonly count: number;
  readonly width: number;
  readonly v0: number;
  readonly v1: number;
  readonly style: OpeningStyle;
  readonly mullions?: number;
  readonly transoms?: number;
  readonly shutters?: Opening['shutters'];
  readonly arched?: boolean;
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
