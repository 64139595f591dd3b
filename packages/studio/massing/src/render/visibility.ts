import { Material } from '../geometry/material.js';
import { leafPatterns, PATTERN_SIZE } from './materials/leaf-patterns.js';
import { LEAF_STRIDE, type PackedScene, SURFACE_STRIDE } from './packed-scene.js';
import { type PixelRegion, regionSize, type View } from './view.js';

export const SAMPLES = 4;
/** A turned square grid inside the pixel: near-level and near-upright edges get four steps each. */
const OFFSET_X = [0.375, 0.875, 0.125, 0.625] as const;
const OFFSET_Y = [0.125, 0.375, 0.625, 0.875] as const;
const NEAR_METRES = 0.25;
const MAX_CORNERS = 16;

/** The surface seen at each of a pixel's samples, in planes: sample s of pixel p is at s * pixels + p. */
export interface VisibilityBuffer {
  readonly region: PixelRegion;
  readonly width: number;
  readonly height: number;
  /** 0 is nothing; n up to the surface count is surface n - 1; beyond that leaves. */
  readonly ids: Int32Array;
  /** One over the depth along the view's axis, per metre. */
  readonly inverseDepth: Float32Array;
  /** See-through panes in front of what `ids` holds, the nearest; same numbering. Null when the scene has none. */
  readonly panes: Int32Array | null;
}

export function rasterise(scene: PackedScene, view: View, region: PixelRegion): VisibilityBuffer {
  const { width, height } = regionSize(region);
  const pixels = width * height;
  const ids = new Int32Array(pixels * SAMPLES);
  const inverseDepth = new Float32Array(pixels * SAMPLES);
  const hasPanes = scene.materials.includes(Material.clearGlass);
  const panes = hasPanes ? new Int32Array(pixels * SAMPLES) : null;
  const buffer = { region, width, height, ids, inverseDepth, panes };
  for (let surface = 0; surface < scene.surfaceCount; surface++) {
    if (scene.materials[surface] !== Material.clearGlass)
      drawSurface(scene, view, buffer, surface, ids, inverseDepth);
  }
  drawLeaves(scene, view, buffer);
  if (panes !== null) {
    const paneDepth = inverseDepth.slice();
    for (let surface = 0; surface < scene.surfaceCount; surface++) {
      if (scene.materials[surface] === Material.clearGlass)
        drawSurface(scene, view, buffer, surface, panes, paneDepth);
    }
  }
  return buffer;
}

const cornerX = new Float64Array(MAX_CORNERS);
const cornerY = new Float64Array(MAX_CORNERS);
const cornerZ = new Float64Array(MAX_CORNERS);
const screenX = new Float64Array(MAX_CORNERS);
const screenY = new Float64Array(MAX_CORNERS);

/** Projects a surface's corners, cut at the near plane, into screenX and screenY; returns how many there are. */
function projectSurface(scene: PackedScene, view: View, surface: number): number {
  const { vertices, starts } = scene;
  const first = starts[surface] ?? 0;
  const count = (starts[surface + 1] ?? 0) - first;
  for (let i = 0; i < count; i++) {
    const at = (first + i) * 3;
    const y = (vertices[at + 1] ?? 0) - view.eyeY;
    const z = vertices[at + 2] ?? 0;
    cornerX[i] = vertices[at] ?? 0;
    cornerY[i] = y * view.upY + z * view.upZ;
    cornerZ[i] = y * view.forwardY + z * view.forwardZ;
  }
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const [xi, yi, zi] = [cornerX[i] ?? 0, cornerY[i] ?? 0, cornerZ[i] ?? 0];
    const [xj, yj, zj] = [cornerX[j] ?? 0, cornerY[j] ?? 0, cornerZ[j] ?? 0];
    if (zi >= NEAR_METRES) kept = putCorner(view, kept, xi, yi, zi);
    if (zi >= NEAR_METRES !== zj >= NEAR_METRES) {
      const t = (NEAR_METRES - zi) / (zj - zi);
      kept = putCorner(view, kept, xi + (xj - xi) * t, yi + (yj - yi) * t, NEAR_METRES);
    }
  }
  return kept;
}

function putCorner(view: View, at: number, x: number, y: number, z: number): number {
  screenX[at] = view.centreX + (view.focal * x) / z;
  screenY[at] = view.centreY - (view.focal * y) / z;
  return at + 1;
}

function drawSurface(
  scene: PackedScene,
  view: View,
  buffer: VisibilityBuffer,
  surface: number,
  ids: Int32Array,
  depth: Float32Array,
): void {
  const count = projectSurface(scene, view, surface);
  if (count < 3) return;
  const { region, width, height } = buffer;
  const pixels = width * height;
  const at = surface * SURFACE_STRIDE;
  const s = scene.surfaces;
  const [nx, ny, nz] = [s[at] ?? 0, s[at + 1] ?? 0, s[at + 2] ?? 0];
  const k = (s[at + 3] ?? 0) - ny * view.eyeY;
  if (Math.abs(k) < 1e-6) return;
  // One over the depth is linear over the picture: gx * x + gy * y + g0.
  const gx = nx / view.focal / k;
  const gy = -(ny * view.upY + nz * view.upZ) / view.focal / k;
  const g0 = (ny * view.forwardY + nz * view.forwardZ) / k - gx * view.centreX - gy * view.centreY;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < count; i++) {
    const y = screenY[i] ?? 0;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const id = surface + 1;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const ox = OFFSET_X[sample] ?? 0;
    const oy = OFFSET_Y[sample] ?? 0;
    const plane = sample * pixels;
    const fromRow = Math.max(region.top, Math.ceil(low - oy));
    const toRow = Math.min(region.bottom - 1, Math.floor(high - oy));
    for (let row = fromRow; row <= toRow; row++) {
      const y = row + oy;
      let left = Infinity;
      let right = -Infinity;
      for (let i = 0, j = count - 1; i < count; j = i++) {
        const yi = screenY[i] ?? 0;
        const yj = screenY[j] ?? 0;
        if (yi <= y === yj <= y) continue;
        const xi = screenX[i] ?? 0;
        const x = xi + (((screenX[j] ?? 0) - xi) * (y - yi)) / (yj - yi);
        if (x < left) left = x;
        if (x > right) right = x;
      }
      const from = Math.max(region.left, Math.ceil(left - ox));
      const to = Math.min(region.right - 1, Math.ceil(right - ox) - 1);
      let index = plane + (row - region.top) * width + (from - region.left);
      let inverse = gx * (from + ox) + gy * y + g0;
      for (let column = from; column <= to; column++, index++, inverse += gx) {
        if (inverse > (depth[index] ?? 0)) {
          depth[index] = inverse;
          ids[index] = id;
        }
      }
    }
  }
}

function drawLeaves(scene: PackedScene, view: View, buffer: VisibilityBuffer): void {
  const { region, width, height, ids, inverseDepth } = buffer;
  const pixels = width * height;
  const { leaves } = scene;
  for (let leaf = 0; leaf < scene.leafCount; leaf++) {
    const at = leaf * LEAF_STRIDE;
    const y = (leaves[at + 1] ?? 0) - view.eyeY;
    const z = leaves[at + 2] ?? 0;
    const depth = y * view.forwardY + z * view.forwardZ;
    if (depth < NEAR_METRES) continue;
    const scale = view.focal / depth;
    const cx = view.centreX + (leaves[at] ?? 0) * scale;
    const cy = view.centreY - (y * view.upY + z * view.upZ) * scale;
    const ax = (leaves[at + 3] ?? 0) * scale;
    const ay = -((leaves[at + 4] ?? 0) * view.upY + (leaves[at + 5] ?? 0) * view.upZ) * scale;
    const bx = (leaves[at + 6] ?? 0) * scale;
    const by = -((leaves[at + 7] ?? 0) * view.upY + (leaves[at + 8] ?? 0) * view.upZ) * scale;
    const determinant = ax * by - ay * bx;
    if (Math.abs(determinant) < 1e-4) continue;
    const halfX = Math.abs(ax) + Math.abs(bx);
    const halfY = Math.abs(ay) + Math.abs(by);
    if (
      cx + halfX < region.left ||
      cx - halfX > region.right ||
      cy + halfY < region.top ||
      cy - halfY > region.bottom
    )
      continue;
    const half = PATTERN_SIZE / 2;
    const sx = (by / determinant) * half;
    const sy = (-bx / determinant) * half;
    const tx = (-ay / determinant) * half;
    const ty = (ax / determinant) * half;
    const stencil = (leaves[at + 12] ?? 0) * PATTERN_SIZE * PATTERN_SIZE;
    const inverse = 1 / depth;
    const id = scene.surfaceCount + leaf + 1;
    for (let sample = 0; sample < SAMPLES; sample++) {
      const ox = OFFSET_X[sample] ?? 0;
      const oy = OFFSET_Y[sample] ?? 0;
      const fromRow = Math.max(region.top, Math.ceil(cy - halfY - oy));
      const toRow = Math.min(region.bottom - 1, Math.floor(cy + halfY - oy));
      const fromColumn = Math.max(region.left, Math.ceil(cx - halfX - ox));
      const toColumn = Math.min(region.right - 1, Math.floor(cx + halfX - ox));
      for (let row = fromRow; row <= toRow; row++) {
        const dy = row + oy - cy;
        const dx = fromColumn + ox - cx;
        let u = sx * dx + sy * dy + half;
        let v = tx * dx + ty * dy + half;
        let index = sample * pixels + (row - region.top) * width + (fromColumn - region.left);
        for (let column = fromColumn; column <= toColumn; column++, index++, u += sx, v += tx) {
          if (u < 0 || v < 0 || u >= PATTERN_SIZE || v >= PATTERN_SIZE) continue;
          if (inverse <= (inverseDepth[index] ?? 0)) continue;
          if (leafPatterns[stencil + (v | 0) * PATTERN_SIZE + (u | 0)] === 0) continue;
          inverseDepth[index] = inverse;
          ids[index] = id;
        }
      }
    }
  }
}
