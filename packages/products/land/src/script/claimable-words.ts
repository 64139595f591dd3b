import type { LandClaim, VoiceLanguage } from '@groundwork/contract';
import type { TerrainName } from '@groundwork/photo-reading';
import { languages } from '@groundwork/words';
import { type LandThing, landThings } from '@groundwork/words/claims';
import type { PlotReading } from '../ports.js';

/** Claims that make each word true; no reading claims a road, snow, a slope or a field. */
const claimedBy: Readonly<Record<LandThing, readonly LandClaim[]>> = {
  sea: ['sea'],
  water: ['water', 'sea'],
  trees: ['trees', 'green_trees'],
  grass: ['grass', 'green_grass', 'golden_grass'],
  rock: ['rock'],
  buildings: ['buildings'],
  road: [],
  snow: [],
  sky: ['sky', 'blue_sky', 'glowing_sky'],
  sun: ['low_sun'],
  blue: ['blue_sky'],
  green: ['green_trees', 'green_grass'],
  golden: ['golden_grass', 'glowing_sky'],
  from_above: ['view_from_above', 'view_straight_down'],
  slope: [],
  field: [],
};

/** Words that a customer's kind of land makes true. */
const namedBy: Readonly<Record<TerrainName, readonly LandThing[]>> = {
  meadow: ['field', 'grass'],
  field: ['field'],
  forest: ['trees'],
  hillside: ['slope'],
  mountain: ['rock'],
  coast: ['sea'],
  desert: [],
  snow: ['snow'],
  urban: ['buildings'],
};

/** The word in a sentence about a photo that goes beyond the photo's claims; null when all of it is true. */
export function unclaimedWord(
  sentence: string,
  language: VoiceLanguage,
  plot: Pick<PlotReading, 'claims' | 'namedLand'> | null,
): string | null {
  const named = plot?.namedLand ?? null;
  const implied = named === null ? [] : namedBy[named];
  for (const thing of landThings) {
    const claimed = claimedBy[thing].some((claim) => plot?.claims.includes(claim) === true);
    if (claimed || implied.includes(thing)) continue;
    const found = languages[language].claims.land[thing].exec(sentence);
    if (found !== null) return found[0];
  }
  return null;
}
