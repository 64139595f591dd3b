import { hash } from '../../random.js';

const SIZE = 256;
const MASK = SIZE - 1;

const lattice: Float32Array = Float32Array.from({ length: SIZE * SIZE }, (_, i) =>
  hash(i & MASK, i >> 8, 911),
);

/** Smooth noise, 0..1, one bump a unit; repeats every 256 units. */
export function smoothNoise(x: number, y: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const tx = x - fx;
  const ty = y - fy;
  const sx = tx * tx * (3 - 2 * tx);
  const sy = ty * ty * (3 - 2 * ty);
  const x0 = fx & MASK;
  const x1 = (fx + 1) & MASK;
  const y0 = (fy & MASK) * SIZE;
  const y1 = ((fy + 1) & MASK) * SIZE;
  const a = lattice[y0 + x0] as number;
  const b = lattice[y0 + x1] as number;
  const c = lattice[y1 + x0] as number;
  const d = lattice[y1 + x1] as number;
  return a + (b - a) * sx + (c - a + (a - b - c + d) * sx) * sy;
}

/** One number, 0..1, for each whole x and y. */
export function cellNoise(x: number, y: number): number {
  return lattice[(y & MASK) * SIZE + (x & MASK)] as number;
}

/** Three octaves, 0..1, mean about a half. */
export function roughNoise(x: number, y: number): number {
  return (
    smoothNoise(x, y) * 0.55 +
    smoothNoise(x * 2.13 + 17, y * 2.13 + 5) * 0.3 +
    smoothNoise(x * 4.71 + 41, y * 4.71 + 73) * 0.15
  );
}
