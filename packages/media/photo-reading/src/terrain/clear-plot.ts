import type { GreyMap, Polygon } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';

/**
 * What stands in a photo, without what seems to have its foot on a plot that was found: it was found because it is open. What
 * stands before the plot and is seen against it stays.
 */
export function withoutOnPlot(occluders: GreyMap, plot: Polygon): GreyMap {
  const { width, height } = occluders;
  const inside = fillPolygon(plot, width, height);
  const data = occluders.data.map((foot, at) => {
    if (foot === 0) return 0;
    const row = Math.min(height - 1, Math.floor((foot / 255) * height));
    return inside[row * width + (at % width)] === 1 ? 0 : foot;
  });
  return { width, height, data };
}
