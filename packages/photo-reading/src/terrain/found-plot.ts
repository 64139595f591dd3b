import type { Polygon } from '@groundwork/imaging';
import { labelRegions } from '@groundwork/imaging/regions';

export interface FoundPlot {
  readonly polygon: Polygon;
  /** Share of it that is open ground. */
  readonly clear: number;
  /** 0..1: how well size, shape and place suit a house. */
  readonly suitability: number;
}

/**
 * Open ground with its gaps under `speck` (a share of all cells: leaves, stones) filled and shrunk by `reach` cells from what is around it. The frame
 * of the picture is no obstacle.
 */
export function clearance(
  open: Uint8Array,
  width: number,
  height: number,
  reach: number,
  speck: number,
): Uint8Array {
  const gaps = open.map((cell) => 1 - cell);
  const { labels, sizes } = labelRegions(gaps, width, height);
  const blocked = Uint8Array.from(labels, (label) =>
    label !== 0 && (sizes[label] ?? 0) > speck * width * height ? 1 : 0,
  );
  // A square window, one axis after the other.
  const spread = (grid: Uint8Array, step: number, size: number) =>
    grid.map((_, at) => {
      const along = step === 1 ? at % width : Math.floor(at / width);
      for (let offset = -reach; offset <= reach; offset += 1) {
        const place = along + offset;
        if (place >= 0 && place < size && grid[at + offset * step] === 1) return 1;
      }
      return 0;
    });
  const grown = spread(spread(blocked, 1, width), width, height);
  return grown.map((cell) => 1 - cell);
}
