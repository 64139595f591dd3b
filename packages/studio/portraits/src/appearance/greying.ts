import { hexOf, labOf } from '../draw/colour.js';
import { hairColours } from './colouring.js';

/** How grey hair has become on its own at this age, 0 to 1; `chance` (0 to 1) is early or late. */
export function greynessOf(ageYears: number, chance: number): number {
  return Math.min(1, Math.max(0, (ageYears - 44 - 8 * chance) / 20));
}

export function greyed(colour: string, greyness: number): string {
  const white = greyness > 0.85 ? hairColours.white : hairColours.silver;
  if (greyness <= 0) return colour;
  const share = Math.min(0.96, greyness * 1.05);
  const [from, to] = [labOf(colour), labOf(white)];
  // Hair loses its colour before its depth: red turns sandy and then silver, never pink.
  const left = (1 - share) ** 2;
  return hexOf({
    l: from.l + (to.l - from.l) * share,
    a: from.a * left + to.a * (1 - left),
    b: from.b * left + to.b * (1 - left),
  });
}
