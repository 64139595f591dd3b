import type { Size } from './camera/view.js';

/** Cells of a grid across and down. */
const COLUMNS = 16;
const ROWS = 9;

/** Means of luma, blue and red difference in a grid over a frame, one byte each: what a frame looks like from afar. */
export function frameGrid(frame: Uint8Array, { width, height }: Size): Uint8Array {
  const luma = planeGrid(frame.subarray(0, width * height), width, height);
  const quarter = (width * height) / 4;
  const chroma = [0, 1].map((plane) => {
    const from = width * height + plane * quarter;
    return planeGrid(frame.subarray(from, from + quarter), width / 2, height / 2);
  });
  return Uint8Array.from([luma, ...chroma].flat());
}

function planeGrid(plane: Uint8Array, width: number, height: number): number[] {
  const sums = new Float64Array(COLUMNS * ROWS);
  const counts = new Float64Array(COLUMNS * ROWS);
  const columns = Uint8Array.from({ length: width }, (_, x) => Math.floor((x * COLUMNS) / width));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    for (let x = 0; x < width; x += 1) {
      const cell = row + (columns[x] ?? 0);
      sums[cell] = (sums[cell] ?? 0) + (plane[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return Array.from(sums, (sum, cell) => Math.round(sum / (counts[cell] ?? 1)));
}

/** Mean and greatest difference between two grids, in levels of 255. */
export function gridDifference(a: Uint8Array, b: Uint8Array): { mean: number; greatest: number } {
  const differences = Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)));
  return {
    mean: differences.reduce((sum, difference) => sum + difference, 0) / differences.length,
    greatest: Math.max(...differences),
  };
}
