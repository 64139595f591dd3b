import type { GroundSlope } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { LEAF_STRIDE, type SceneMesh, SURFACE_STRIDE } from '../geometry/scene-mesh.js';

/** A scene's geometry in typed arrays. */
export interface PackedScene {
  readonly surfaceCount: number;
  readonly leafCount: number;
  /** `SURFACE_STRIDE` numbers a surface. */
  readonly surfaces: Float32Array;
  readonly materials: Uint8Array;
  /** `BuildPhase` of each surface. */
  readonly phases: Uint8Array;
  readonly starts: Int32Array;
  readonly vertices: Float32Array;
  /** `LEAF_STRIDE` numbers a leaf card. */
  readonly leaves: Float32Array;
  readonly bounds: Bounds;
  /** How the ground rises to the right and ahead. */
  readonly slope: GroundSlope;
}

export interface Bounds {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

const LEVEL: GroundSlope = { across: 0, ahead: 0 };

export function packScene(mesh: SceneMesh, slope: GroundSlope = LEVEL): PackedScene {
  const vertices = new Float32Array(mesh.vertices);
  const leaves = new Float32Array(mesh.leaves);
  return {
    surfaceCount: mesh.surfaceCount,
    leafCount: mesh.leafCount,
    surfaces: new Float32Array(mesh.surfaces),
    materials: new Uint8Array(mesh.materials),
    phases: new Uint8Array(mesh.phases),
    starts: new Int32Array(mesh.starts),
    vertices,
    leaves,
    bounds: boundsOf(vertices, leaves),
    slope,
  };
}

function boundsOf(vertices: Float32Array, leaves: Float32Array): Bounds {
  const min: [number, number, number] = [Infinity, 0, Infinity];
  const max: [number, number, number] = [-Infinity, 0.1, -Infinity];
  const take = (values: Float32Array, at: number) => {
    for (const axis of [0, 1, 2] as const) {
      const value = values[at + axis] ?? 0;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  };
  for (let i = 0; i < vertices.length; i += 3) take(vertices, i);
  for (let i = 0; i < leaves.length; i += LEAF_STRIDE) take(leaves, i);
  return { min, max };
}

export { LEAF_STRIDE, SURFACE_STRIDE };
