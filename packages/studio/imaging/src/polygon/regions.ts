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

/** Sums of all that lies above and to the left, with a row and a column of zeros before. */
export function summedTable(plane: ArrayLike<number>, width: number, height: number): Float64Array {
  const pitch = width + 1;
  const sums = new Float64Array(pitch * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += plane[y * width + x] ?? 0;
      sums[(y + 1) * pitch + x + 1] = (sums[y * pitch + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
