import { BuildPhase, LEAF_STRIDE, SURFACE_STRIDE, SurfaceField } from './geometry/scene-mesh.js';
import type { PackedScene } from './render/packed-scene.js';
import { boundsOf } from './render/packed-scene.js';

/** From when to when each phase rises, as shares of the whole. */
const SPANS: Record<BuildPhase, readonly [number, number]> = {
  [BuildPhase.footprint]: [0, 0.15],
  [BuildPhase.walls]: [0.12, 0.6],
  [BuildPhase.roof]: [0.5, 0.82],
  [BuildPhase.garden]: [0.72, 1],
};
/** Roofs come down from this height, in metres. */
const LOWERED_METRES = 2.2;

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}

/** How far a phase has come, 0..1. */
function progress(phase: BuildPhase, stage: number): number {
  const [from, to] = SPANS[phase];
  return eased(Math.max(0, Math.min(1, (stage - from) / (to - from))));
}

/** A scene as it stands part of the way: footprint, walls, roof and garden rise in that order. */
export function atBuildStage(scene: PackedScene, stage: number): PackedScene {
  if (stage >= 1) return scene;
  const vertices: number[] = [];
  const surfaces: number[] = [];
  const materials: number[] = [];
  const phases: number[] = [];
  const starts: number[] = [0];
  for (let surface = 0; surface < scene.surfaceCount; surface++) {
    const phase = (scene.phases[surface] ?? 0) as BuildPhase;
    const grown = progress(phase, stage);
    if (grown === 0) continue;
    const lowered = phase === BuildPhase.roof;
    const scale = lowered ? 1 : grown;
    const lift = lowered ? (1 - grown) * LOWERED_METRES : 0;
    const at = surface * SURFACE_STRIDE;
    const fields = Array.from(scene.surfaces.subarray(at, at + SURFACE_STRIDE));
    restand(fields, scale, lift);
    surfaces.push(...fields);
    materials.push(scene.materials[surface] ?? 0);
    phases.push(phase);
    for (
      let v = (scene.starts[surface] ?? 0) * 3;
      v < (scene.starts[surface + 1] ?? 0) * 3;
      v += 3
    ) {
      vertices.push(
        scene.vertices[v] ?? 0,
        (scene.vertices[v + 1] ?? 0) * scale + lift,
        scene.vertices[v + 2] ?? 0,
      );
    }
    starts.push(vertices.length / 3);
  }
  const leaves = grownLeaves(scene.leaves, progress(BuildPhase.garden, stage));
  const packed = Float32Array.from(vertices);
  return {
    surfaceCount: materials.length,
    leafCount: leaves.length / LEAF_STRIDE,
    surfaces: Float32Array.from(surfaces),
    materials: Uint8Array.from(materials),
    phases: Uint8Array.from(phases),
    starts: Int32Array.from(starts),
    vertices: packed,
    leaves,
    bounds: boundsOf(packed, leaves),
    slope: scene.slope,
  };
}

/** Moves a surface's plane and texture with its corners: heights are scaled, then lifted. */
function restand(fields: number[], scale: number, lift: number): void {
  const { normal, distance, origin } = SurfaceField;
  const [nx, ny, nz, d] = [
    fields[normal] ?? 0,
    fields[normal + 1] ?? 0,
    fields[normal + 2] ?? 0,
    fields[distance] ?? 0,
  ];
  const squeezed = ny / scale;
  const length = Math.hypot(nx, squeezed, nz);
  fields[normal] = nx / length;
  fields[normal + 1] = squeezed / length;
  fields[normal + 2] = nz / length;
  fields[distance] = (d + squeezed * lift) / length;
  fields[origin + 1] = (fields[origin + 1] ?? 0) * scale + lift;
}

function grownLeaves(leaves: Float32Array, grown: number): Float32Array {
  if (grown === 0) return new Float32Array(0);
  const result = leaves.slice();
  for (let at = 0; at < result.length; at += LEAF_STRIDE) {
    result[at + 1] = (result[at + 1] ?? 0) * grown;
    for (let axis = 3; axis < 9; axis++)
      result[at + axis] = (result[at + axis] ?? 0) * (0.3 + 0.7 * grown);
  }
  return result;
}
