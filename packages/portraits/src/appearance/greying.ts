import { mixed } from '../draw/colour.js';
import { hairColours } from '../parse/vocabulary/origins.js';

/** How grey hair has become on its own at this age, 0 to 1; `chance` (0 to 1) is early or late. */
export function greynessOf(ageYears: number, chance: number): number {
  return Math.min(1, Math.max(0, (ageYears - 44 - 8 * chance) / 20));
}

export function greyed(colour: string, greyness: number): string {
  const white = greyness > 0.85 ? hairColours.white : hairColours.silver;
  return greyness <= 0 ? colour : mixed(colour, white, Math.min(0.96, greyness * 1.05));
}
