import type { Glance } from '@groundwork/photo-reading/perception/glance';
import type { SubjectMap } from './subject.js';

/** Weight of a class against a cell that stands out most: people and furniture are inside buildings too. */
const WEIGHTS = { building: 1, thing: 0.5, water: 0.1 } as const;
/** Weight of cells of no such class that stand out by their edges and colours. */
const STANDING_OUT = 0.15;
/** Share of a photo from which these classes fill it, as indoors: then only prominence counts. */
const ALL = 0.6;

/**
 * Weighs a photo's parts by class and prominence: a house, people, a pool before lawn, wood and street, and the sky
 * last.
 */
export function byMeaning(standing: SubjectMap, seen: Glance): SubjectMap {
  const { width, height } = standing;
  const building = seen.of('building');
  const thing = seen.of('thing');
  const water = seen.of('water');
  const sky = seen.of('sky');
  let most = 0;
  for (const value of standing.weight) most = Math.max(most, value);
  const meant = new Float32Array(building.length);
  let cover = 0;
  for (let cell = 0; cell < meant.length; cell += 1) {
    const value =
      WEIGHTS.building * (building[cell] ?? 0) +
      WEIGHTS.thing * (thing[cell] ?? 0) +
      WEIGHTS.water * (water[cell] ?? 0);
    meant[cell] = value;
    cover += value / meant.length;
  }
  const tells = Math.max(0, 1 - (cover / ALL) ** 2);
  const weight = new Float32Array(width * height);
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * seen.height) / height) * seen.width;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor(((x + 0.5) * seen.width) / width);
      const at = y * width + x;
      const stands = most > 0 ? (standing.weight[at] ?? 0) / most : 1;
      const value =
        tells * (meant[cell] ?? 0) + (STANDING_OUT + 1 - tells) * stands * (1 - (sky[cell] ?? 0));
      weight[at] = value;
      sum += value;
    }
  }
  if (sum > 0) for (let at = 0; at < weight.length; at += 1) weight[at] = (weight[at] ?? 0) / sum;
  return { width, height, weight };
}
