import type { Size } from './closed-mask.js';

/** Pixels of one value that hang together. */
interface Patch {
  readonly cells: readonly number[];
  readonly top: number;
  readonly wide: number;
}

/** Share of the depth of the deepest patch that a floor has at least. */
const DEPTH = 0.5;

/**
 * Takes out the patches that do not reach far into the picture: the front of a sofa at the lower border is as smooth as
 * a floor, but ends soon above it.
 */
export function dropShallowPatches(kind: Uint8Array, size: Size, value: number): void {
  const patches = patchesOf(kind, size, value);
  const deepest = Math.max(0, ...patches.map(({ top }) => size.height - top));
  for (const { cells, top } of patches) {
    if (size.height - top < DEPTH * deepest) for (const at of cells) kind[at] = 0;
  }
}

/** Takes out the patches that are narrower than so many pixels. */
export function dropNarrowPatches(mask: Uint8Array, size: Size, least: number): void {
  for (const { cells, wide } of patchesOf(mask, size, 1)) {
    if (wide < least) for (const at of cells) mask[at] = 0;
  }
}

function patchesOf(kind: Uint8Array, { width, height }: Size, value: number): Patch[] {
  const seen = new Uint8Array(kind.length);
  const patches: Patch[] = [];
  for (let start = 0; start < kind.length; start += 1) {
    if (kind[start] !== value || seen[start] === 1) continue;
    const cells = [start];
    seen[start] = 1;
    let [left, right] = [width, 0];
    const visit = (near: number) => {
      if (kind[near] !== value || seen[near] === 1) return;
      seen[near] = 1;
      cells.push(near);
    };
    for (let next = 0; next < cells.length; next += 1) {
      const at = cells[next] ?? start;
      const x = at % width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      if (x > 0) visit(at - 1);
      if (x + 1 < width) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < width * height) visit(at + width);
    }
    // Rows are met from the top, so the first cell is among the highest.
    patches.push({ cells, top: Math.floor(start / width), wide: right - left + 1 });
  }
  return patches;
}
