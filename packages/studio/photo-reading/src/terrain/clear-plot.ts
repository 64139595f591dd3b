import type { GreyMap, Polygon } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';

/**
 * Removes apparent obstacles on a found plot, because it was found for being open. Things in front of the plot stay.
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
