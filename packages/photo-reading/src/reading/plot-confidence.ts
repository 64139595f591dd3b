import type { PhotoCamera } from '../camera/photo-camera.js';
import type { Perception } from '../perception/perception.js';
import { approach } from '../plot/approach.js';
import type { FoundPlot } from '../plot/find-plot.js';

/** Area, in square metres, that has to be left if the horizon lies higher by its spread. */
const ROOM_M2 = 100;
/** Spread of the horizon, as a share of the height, that halves the confidence in a distance. */
const DOUBTFUL_SPREAD = 0.16;

/** How sure it is that a plot that was found is open ground on which a house has room. */
export function plotConfidence(
  plot: FoundPlot,
  { view, viewProbability, horizon }: PhotoCamera,
  seen: Perception,
): number {
  const spread = horizon?.spread ?? 0;
  const measured = 1 / (1 + (spread / DOUBTFUL_SPREAD) ** 2);
  const room = Math.min(1, plot.leastAreaM2 / ROOM_M2) ** 0.2;
  const reached = view === 'eye_level' ? approach(plot.polygon, seen) ** 0.5 : 1;
  const value =
    Math.sqrt(seen.buildable * plot.openness) * measured * room * reached * viewProbability ** 0.3;
  return Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000;
}
