import { Material } from '../../geometry/material.js';
import { leafPatterns, PATTERN_SIZE } from '../materials/leaf-patterns.js';
import { type Bounds, LEAF_STRIDE, type PackedScene, SURFACE_STRIDE } from '../packed-scene.js';

/** The scene as seen along one direction of light, without perspective. */
export interface DepthMap {
  /** Towards the light. */
  readonly lx: number;
  readonly ly: number;
  readonly lz: number;
  readonly size: number;
  /** Map column of a point: ax * x + ay * y + az * z + a0; its row likewise. */
  readonly ax: number;
  readonly ay: number;
  readonly az: number;
  readonly a0: number;
  readonly bx: number;
  readonly by: number;
  readonly bz: number;
  readonly b0: number;
  /** Highest point · direction at each cell; -1e9 where nothing stands. */
  readonly cells: Float32Array;
}

const EMPTY = -1e9;

export interface DepthMapOptions {
  readonly size: number;
  /** Draws every n-th leaf card only, larger. */
  readonly leafStep: number;
}

export function drawDepthMap(
  scene: PackedScene,
  direction: readonly [number, number, number],
  { size, leafStep }: DepthMapOptions,
): DepthMap {
  const frame = frameOf(scene.bounds, direction, size);
  const map: DepthMap = { ...frame, size, cells: new Float32Array(size * size).fill(EMPTY) };
  for (let surface = 0; surface < scene.surfaceCount; surface++) {
    const material = scene.materials[surface];
    if (material !== Material.clearGlass) drawSurface(map, scene, surface);
  }
  drawLeaves(map, scene, leafStep);
  return map;
}

function frameOf(bounds: Bounds, [lx, ly, lz]: readonly [number, number, number], size: number) {
  const flat = Math.hypot(lx, lz);
  const [ax, az] = flat < 1e-4 ? [1, 0] : [lz / flat, -lx / flat];
  const [bx, by, bz] = [-az * ly * -1, az * lx * -1 + ax * lz, -ax * ly];
  let [aMin, aMax, bMin, bMax] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let corner = 0; corner < 8; corner++) {
    const x = corner & 1 ? bounds.max[0] : bounds.min[0];
    const y = corner & 2 ? bounds.max[1] : bounds.min[1];
    const z = corner & 4 ? bounds.max[2] : bounds.min[2];
    const a = ax * x + az * z;
    const b = bx * x + by * y + bz * z;
    aMin = Math.min(aMin, a);
    aMax = Math.max(aMax, a);
    bMin = Math.min(bMin, b);
    bMax = Math.max(bMax, b);
  }
  const scaleA = (size - 4) / Math.max(0.1, aMax - aMin);
  const scaleB = (size - 4) / Math.max(0.1, bMax - bMin);
  return {
    lx,
    ly,
    lz,
    ax: ax * scaleA,
    ay: 0,
    az: az * scaleA,
    a0: 2 - aMin * scaleA,
    bx: bx * scaleB,
    by: by * scaleB,
    bz: bz * scaleB,
    b0: 2 - bMin * scaleB,
  };
}

const cornerA = new Float64Array(16);
const cornerB = new Float64Array(16);

function drawSurface(map: DepthMap, scene: PackedScene, surface: number): void {
  const { size, cells } = map;
  const at = surface * SURFACE_STRIDE;
  const s = scene.surfaces;
  const [nx, ny, nz, d] = [s[at] ?? 0, s[at + 1] ?? 0, s[at + 2] ?? 0, s[at + 3] ?? 0];
  const facing = nx * map.lx + ny * map.ly + nz * map.lz;
  if (Math.abs(facing) < 1e-3) return;
  const first = scene.starts[surface] ?? 0;
  const count = (scene.starts[surface + 1] ?? 0) - first;
  // A point's height along the light is linear over the map: solve it from the plane at three places.
  const h = heightPlane(map, nx, ny, nz, d, facing);
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < count; i++) {
    const v = (first + i) * 3;
    const x = scene.vertices[v] ?? 0;
    const y = scene.vertices[v + 1] ?? 0;
    const z = scene.vertices[v + 2] ?? 0;
    cornerA[i] = map.ax * x + map.ay * y + map.az * z + map.a0;
    const b = map.bx * x + map.by * y + map.bz * z + map.b0;
    cornerB[i] = b;
    if (b < low) low = b;
    if (b > high) high = b;
  }
  const toRow = Math.min(size - 1, Math.floor(high - 0.5));
  for (let row = Math.max(0, Math.ceil(low - 0.5)); row <= toRow; row++) {
    const b = row + 0.5;
    let left = Infinity;
    let right = -Infinity;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const bi = cornerB[i] ?? 0;
      const bj = cornerB[j] ?? 0;
      if (bi <= b === bj <= b) continue;
      const ai = cornerA[i] ?? 0;
      const a = ai + (((cornerA[j] ?? 0) - ai) * (b - bi)) / (bj - bi);
      if (a < left) left = a;
      if (a > right) right = a;
    }
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(size - 1, Math.ceil(right - 0.5) - 1);
    let height = h.a * (from + 0.5) + h.b * b + h.c;
    let index = row * size + from;
    for (let column = from; column <= to; column++, index++, height += h.a) {
      if (height > (cells[index] ?? 0)) cells[index] = height;
    }
  }
}

function heightPlane(map: DepthMap, nx: number, ny: number, nz: number, d: number, facing: number) {
  const scaleA2 = map.ax ** 2 + map.ay ** 2 + map.az ** 2;
  const scaleB2 = map.bx ** 2 + map.by ** 2 + map.bz ** 2;
  const na = (nx * map.ax + ny * map.ay + nz * map.az) / scaleA2;
  const nb = (nx * map.bx + ny * map.by + nz * map.bz) / scaleB2;
  return { a: -na / facing, b: -nb / facing, c: (d + na * map.a0 + nb * map.b0) / facing };
}

function drawLeaves(map: DepthMap, scene: PackedScene, step: number): void {
  const { size, cells } = map;
  const { leaves } = scene;
  const grow = Math.sqrt(step);
  const half = PATTERN_SIZE / 2;
  for (let leaf = 0; leaf < scene.leafCount; leaf += step) {
    const at = leaf * LEAF_STRIDE;
    const x = leaves[at] ?? 0;
    const y = leaves[at + 1] ?? 0;
    const z = leaves[at + 2] ?? 0;
    const ca = map.ax * x + map.az * z + map.a0;
    const cb = map.bx * x + map.by * y + map.bz * z + map.b0;
    const height = map.lx * x + map.ly * y + map.lz * z;
    const a0 = (map.ax * (leaves[at + 3] ?? 0) + map.az * (leaves[at + 5] ?? 0)) * grow;
    const b0 =
      (map.bx * (leaves[at + 3] ?? 0) +
        map.by * (leaves[at + 4] ?? 0) +
        map.bz * (leaves[at + 5] ?? 0)) *
      grow;
    const a1 = (map.ax * (leaves[at + 6] ?? 0) + map.az * (leaves[at + 8] ?? 0)) * grow;
    const b1 =
      (map.bx * (leaves[at + 6] ?? 0) +
        map.by * (leaves[at + 7] ?? 0) +
        map.bz * (leaves[at + 8] ?? 0)) *
      grow;
    const determinant = a0 * b1 - b0 * a1;
    if (Math.abs(determinant) < 1e-4) continue;
    const halfA = Math.abs(a0) + Math.abs(a1);
    const halfB = Math.abs(b0) + Math.abs(b1);
    const stencil = (leaves[at + 12] ?? 0) * PATTERN_SIZE * PATTERN_SIZE;
    const toRow = Math.min(size - 1, Math.floor(cb + halfB - 0.5));
    const toColumn = Math.min(size - 1, Math.floor(ca + halfA - 0.5));
    const fromColumn = Math.max(0, Math.ceil(ca - halfA - 0.5));
    const ua = (b1 / determinant) * half;
    const va = (-b0 / determinant) * half;
    for (let row = Math.max(0, Math.ceil(cb - halfB - 0.5)); row <= toRow; row++) {
      const db = row + 0.5 - cb;
      const da = fromColumn + 0.5 - ca;
      let u = ua * da - (a1 / determinant) * half * db + half;
      let v = va * da + (a0 / determinant) * half * db + half;
      for (let column = fromColumn; column <= toColumn; column++, u += ua, v += va) {
        if (u < 0 || v < 0 || u >= PATTERN_SIZE || v >= PATTERN_SIZE) continue;
        if (leafPatterns[stencil + (v | 0) * PATTERN_SIZE + (u | 0)] === 0) continue;
        const index = row * size + column;
        if (height > (cells[index] ?? 0)) cells[index] = height;
      }
    }
  }
}
