import type { PerceptionClass } from '../perception/perception.js';
import type { PhotoReading } from './photo-reading.js';

/** Share of the photo that has to be of a class, each cell with a probability of at least 0.9, before it is named. */
const LEAST_SURE = 0.02;
/** Word for each class that is worth one. */
const words: Partial<Record<PerceptionClass, string>> = {
  sky: 'sky',
  grass: 'grass',
  trees: 'trees',
  water: 'water',
  road: 'road',
  building: 'buildings',
  rock: 'rock',
  snow: 'snow',
};

/** What a script may name of a photo: only what is surely seen in it. */
export function sureClaims({ terrain, horizon, sun }: PhotoReading): string[] {
  const claims: string[] = [];
  for (const [name, word] of Object.entries(words)) {
    const sure = terrain.sureShares[name as PerceptionClass];
    if (sure >= LEAST_SURE) claims.push(word);
  }
  if (horizon?.source === 'sea_edge' && claims.includes('water')) claims.push('sea');
  if (sun.source === 'visible') claims.push('sun');
  return claims;
}
