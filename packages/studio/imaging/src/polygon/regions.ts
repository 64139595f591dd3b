/** Connected regions of a binary grid, by four neighbours. */
export interface Regions {
  /** Region of each cell: 0 for cells that are off, else 1, 2, … */
  readonly labels: Int32Array;
  /** Cells in each region; entry 0 counts the cells that are off. */
  readonly sizes: readonly number[];
}

export function labelRegions(grid: Uint8Array, width: number, height: number): Regions {
  const labels = new Int32Array(width * height);
  const sizes = [0];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < grid.length; start += 1) {
    if (grid[start] === 0) {
      sizes[0] = (sizes[0] ?? 0) + 1;
      continue;
    }
    if (labels[start] !== 0) continue;
    const label = sizes.length;
    let size = 0;
    let depth = 0;
    stack[depth++] = start;
    labels[start] = label;
    while (depth > 0) {
      const cell = stack[--depth] ?? 0;
      size += 1;
      const x = cell % width;
      const visit = (next: number) => {
        if (grid[next] === 0 || labels[next] !== 0) return;
        labels[next] = label;
        stack[depth++] = next;
      };
      if (x > 0) visit(cell - 1);
      if (x < width - 1) visit(cell + 1);
      if (cell >= width) visit(cell - width);
      if (cell < width * (height - 1)) visit(cell + width);
    }
    sizes.push(size);
  }
  return { labels, sizes };
}

/** The largest region as its own grid, or null when every cell is off. */
export function largestRegion(
  grid: Uint8Array,
  width: number,
  height: number,
): { readonly grid: Uint8Array; readonly size: number } | null {
  const { labels, sizes } = labelRegions(grid, width, height);
  let best = 0;
  for (let label = 1; label < sizes.length; label += 1) {
    if (best === 0 || (sizes[label] ?? 0) > (sizes[best] ?? 0)) best = label;
  }
  if (best === 0) return null;
  const kept = new Uint8Array(labels.length);
  for (let at = 0; at < kept.length; at += 1) if (labels[at] === best) kept[at] = 1;
  return { grid: kept, size: sizes[best] ?? 0 };
}
