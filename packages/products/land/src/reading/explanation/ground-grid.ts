import type { Point } from '@groundwork/imaging';
import {
  type GroundPoint,
  groundFromImage,
  imageFromGround,
  type SceneCamera,
} from '@groundwork/photo-reading';

export interface GridLine {
  readonly from: Point;
  readonly to: Point;
  /** Metres ahead of the camera for lines across the view; null for lines along it. */
  readonly ahead: number | null;
}

const STEP_METRES = 10;
/** Share of the height under which two lines across the view are too close. */
const CLOSEST = 0.006;

/**
 * Lines on the ground 10 m apart as the camera sees them, in shares of the picture. From straight above the lines
 * cover the picture; else they run from the lower border to where they come too close together.
 */
export function groundGrid(camera: SceneCamera): GridLine[] {
  const near = groundFromImage(camera, { x: 0.5, y: 0.999 });
  if (near === null) return [];
  const far = farthest(camera, near.z);
  const spans = [near.z, far].flatMap((z) => {
    const row = imageFromGround(camera, { x: 0, z });
    return row === null ? [] : (groundFromImage(camera, { x: 1, y: row.y })?.x ?? []);
  });
  const widest = Math.ceil(Math.max(...spans, STEP_METRES) / STEP_METRES) * STEP_METRES;
  const lines: GridLine[] = [];
  const add = (a: GroundPoint, b: GroundPoint, ahead: number | null) => {
    const from = imageFromGround(camera, a);
    const to = imageFromGround(camera, b);
    if (from !== null && to !== null) lines.push({ from, to, ahead });
  };
  for (let z = Math.ceil(near.z / STEP_METRES) * STEP_METRES; z <= far; z += STEP_METRES) {
    add({ x: -widest, z }, { x: widest, z }, z);
  }
  for (let x = -widest; x <= widest; x += STEP_METRES) {
    add({ x, z: near.z }, { x, z: far }, null);
  }
  return lines;
}

/** Metres ahead at which the picture ends, or lines across the view come too close together. */
function farthest(camera: SceneCamera, near: number): number {
  const top = groundFromImage(camera, { x: 0.5, y: 0.001 });
  const limit = top?.z ?? Number.POSITIVE_INFINITY;
  let z = Math.ceil(near / STEP_METRES) * STEP_METRES;
  for (; z < limit; z += STEP_METRES) {
    const here = imageFromGround(camera, { x: 0, z });
    const next = imageFromGround(camera, { x: 0, z: z + STEP_METRES });
    if (here === null || next === null || here.y - next.y < CLOSEST) return z;
  }
  return limit;
}
