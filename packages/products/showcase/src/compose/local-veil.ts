import type { Canvas, Mask } from './canvas.js';
import { atLightness, contrastOf, linearOf, luminanceOf, oklabOf, type Rgb } from './color.js';
import { type Backing, type Ink, SAFETY } from './ink.js';

/** px of one cell of the grid on which a veil is worked out. */
const CELL = 4;
const ROUNDS = 7;

/**
 * Lays a soft veil under letters that do not stand out: as strong in each place as its worst pixels need, and
 * feathered far around, so that no edge of it is seen.
 */
export function drawLocalVeil(
  canvas: Canvas,
  mask: Mask,
  { box, near }: Ink,
  color: Rgb,
  backing: Backing,
  ratio: number,
  /** px over which the veil fades out. */
  feather: number,
): void {
  const target = ratio * SAFETY;
  const veil = veilColor(color, backing, target);
  const reach = Math.max(2, Math.round(feather / CELL));
  const margin = (2 * reach + 2) * CELL;
  const grid = gridAround(mask, margin);
  let anywhere = false;
  const own = luminanceOf(color);
  for (let index = 0; index < near.length; index += 1) {
    if (near[index] === 0) continue;
    const row = (index / box.width) | 0;
    const y = box.y + row;
    const x = box.x + index - row * box.width;
    const share = shareNeeded(canvas.data, (y * canvas.width + x) * 3, veil, own, target);
    if (share === 0) continue;
    anywhere = true;
    const cell = (((y - grid.y) / CELL) | 0) * grid.width + (((x - grid.x) / CELL) | 0);
    grid.shares[cell] = Math.max(grid.shares[cell] ?? 0, share);
  }
  if (!anywhere) return;
  // The blur reaches no farther than the spread, so it is nowhere weaker than needed.
  let shares = spread(grid.shares, grid.width, grid.height, reach + 1);
  const half = Math.max(1, reach >> 1);
  shares = softened(softened(shares, grid.width, grid.height, half), grid.width, grid.height, half);
  layVeil(canvas, { ...grid, shares }, veil);
}

interface Grid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
}

function gridAround(mask: Mask, margin: number): Grid {
  const width = Math.ceil((mask.width + 2 * margin) / CELL) + 1;
  const height = Math.ceil((mask.height + 2 * margin) / CELL) + 1;
  const shares = new Float32Array(width * height);
  return { x: mask.x - margin, y: mask.y - margin, width, height, shares };
}

/** Dark or light, in the hue of the ground. */
function veilColor(color: Rgb, { mean }: Backing, target: number): Rgb {
  const own = luminanceOf(color);
  const darker = luminanceOf(mean) < own;
  const [, a, b] = oklabOf(mean);
  const inHue = (lightness: number) => atLightness([lightness, a * 0.5, b * 0.5], lightness);
  const wishes = darker
    ? [inHue(0.16), [0, 0, 0] as const]
    : [inHue(0.97), [255, 255, 255] as const];
  const others = darker ? [[255, 255, 255] as const] : [[0, 0, 0] as const];
  const all: Rgb[] = [...wishes, ...others];
  const passing = all.find((veil) => contrastOf(own, luminanceOf(veil)) >= target * 1.1);
  const [first = mean] = [...all].sort(
    (one, other) => contrastOf(own, luminanceOf(other)) - contrastOf(own, luminanceOf(one)),
  );
  return passing ?? first;
}

function shareNeeded(data: Uint8Array, at: number, veil: Rgb, own: number, target: number): number {
  const passes = (share: number) => {
    const light = (channel: 0 | 1 | 2) => {
      const value = data[at + channel] ?? 0;
      return linearOf[Math.round(value + (veil[channel] - value) * share)] ?? 0;
    };
    return contrastOf(own, 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)) >= target;
  };
  if (passes(0)) return 0;
  return leastPassing(passes, [0, 1], ROUNDS);
}

/** The largest value within `reach` cells to each side. */
function spread(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const rows = values.map((_, at) => {
    const x = at % width;
    let most = 0;
    for (let near = Math.max(0, x - reach); near <= Math.min(width - 1, x + reach); near += 1) {
      most = Math.max(most, values[at - x + near] ?? 0);
    }
    return most;
  });
  return rows.map((_, at) => {
    const x = at % width;
    const y = (at / width) | 0;
    let most = 0;
    for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near += 1) {
      most = Math.max(most, rows[near * width + x] ?? 0);
    }
    return most;
  });
}

function softened(
  values: Float32Array,
  width: number,
  height: number,
  reach: number,
): Float32Array {
  const count = 2 * reach + 1;
  const rows = values.map((_, at) => {
    const x = at % width;
    let sum = 0;
    for (let near = Math.max(0, x - reach); near <= Math.min(width - 1, x + reach); near += 1) {
      sum += values[at - x + near] ?? 0;
    }
    return sum / count;
  });
  return rows.map((_, at) => {
    const x = at % width;
    const y = (at / width) | 0;
    let sum = 0;
    for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near += 1) {
      sum += rows[near * width + x] ?? 0;
    }
    return sum / count;
  });
}

function layVeil(canvas: Canvas, grid: Grid, [red, green, blue]: Rgb): void {
  const { data } = canvas;
  const right = Math.min(canvas.width, grid.x + (grid.width - 1) * CELL);
  const bottom = Math.min(canvas.height, grid.y + (grid.height - 1) * CELL);
  for (let y = Math.max(0, grid.y); y < bottom; y += 1) {
    const downward = (y - grid.y) / CELL - 0.5;
    const row = Math.max(0, Math.floor(downward));
    const down = Math.max(0, downward - row);
    for (let x = Math.max(0, grid.x); x < right; x += 1) {
      const outward = (x - grid.x) / CELL - 0.5;
      const column = Math.max(0, Math.floor(outward));
      const across = Math.max(0, outward - column);
      const cell = row * grid.width + column;
      const above = (grid.shares[cell] ?? 0) * (1 - across) + (grid.shares[cell + 1] ?? 0) * across;
      const below =
        (grid.shares[cell + grid.width] ?? 0) * (1 - across) +
        (grid.shares[cell + grid.width + 1] ?? 0) * across;
      const share = above * (1 - down) + below * down;
      if (share < 0.002) continue;
      const at = (y * canvas.width + x) * 3;
      const r = data[at] ?? 0;
      const g = data[at + 1] ?? 0;
      const b = data[at + 2] ?? 0;
      data[at] = r + (red - r) * share + 0.5;
      data[at + 1] = g + (green - g) * share + 0.5;
      data[at + 2] = b + (blue - b) * share + 0.5;
    }
  }
}

/** The least of a range that passes, by halving; its end where none does. */
export function leastPassing(
  passes: (value: number) => boolean,
  [low, high]: readonly [number, number],
  rounds: number,
): number {
  if (rounds === 0) return high;
  const middle = (low + high) / 2;
  return leastPassing(passes, passes(middle) ? [low, middle] : [middle, high], rounds - 1);
}
