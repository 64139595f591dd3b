import { type Perception, perceptionClasses } from '../perception/perception.js';
import { ofEachClass, type TerrainReading } from '../terrain-reading.js';

/** Probability, in 255ths, from which a cell is surely of its class. */
export const SURE = 0.9 * 255;

/** Share of the picture that is surely of each class. */
export function sureSharesOf({
  width,
  height,
  probabilities,
}: Perception): TerrainReading['sureShares'] {
  const kinds = perceptionClasses.length;
  const counts = ofEachClass(() => 0);
  for (let at = 0; at < width * height; at += 1) {
    for (const [index, name] of perceptionClasses.entries()) {
      if ((probabilities[at * kinds + index] ?? 0) >= SURE) counts[name] += 1;
    }
  }
  return ofEachClass((name) => counts[name] / (width * height));
}
