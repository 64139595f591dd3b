import type { Size } from './closed-mask.js';

/** Share of the depth of the deepest patch that a floor has at least. */
const DEPTH = 0.5;

/**
 * Takes out the patches that do not reach far into the picture: the front of a sofa at the lower border is as smooth as
 * a floor, but ends soon above it.
 */
export function dropShallowPatches(kind: Uint8Array, { width, height }: Size, firm: number): void {
  const seen = new Uint8Array(kind.length);
  const patches: { readonly cells: readonly number[]; readonly depth: number }[] = [];
  for (let start = 0; start < kind.length; start += 1) {
    if (kind[start] !== firm || seen[start] === 1) continue;
    const cells = [start];
    seen[start] = 1;
    for (let next = 0; next < cells.length; next += 1) {
      const at = cells[next] ?? start;
      const x = at % width;
      const nearby = [
        x > 0 ? at - 1 : at,
        x + 1 < width ? at + 1 : at,
        at - width,
        at + width,
      ] as const;
      for (const near of nearby) {
        if (kind[near] !== firm || seen[near] === 1) continue;
        seen[near] = 1;
        cells.push(near);
      }
    }
    // Rows are met from the top, so the first cell is among the highest.
    patches.push({ cells, depth: height - Math.floor(start / width) });
  }
  const deepest = Math.max(0, ...patches.map(({ depth }) => depth));
  for (const { cells, depth } of patches) {
    if (depth < DEPTH * deepest) for (const at of cells) kind[at] = 0;
  }
}
