import { languages } from '@groundwork/words';
import type { PropertyThing } from '@groundwork/words/claims';
import { madeOnce } from '@groundwork/words/data';
import type { PhotoClaim } from '../property-ports.js';

/** Things of a property, and the claims that make each true. */
const claimedBy = {
  pool: ['pool'],
  sea: ['sea'],
  water: ['pool', 'sea'],
  garden: ['garden'],
  green: ['garden'],
  windows: ['window_front'],
  room: ['inside', 'room', 'window_front'],
  // Light comes from there through windows.
  outside: ['outside', 'pool', 'garden', 'sea', 'house', 'window_front', 'balcony', 'view'],
  kitchen: ['kitchen'],
  bedroom: ['bedroom'],
  bathroom: ['bathroom'],
  living_room: ['living_room'],
  terrace: ['terrace', 'balcony'],
  view: ['view'],
  daytime: [],
} as const satisfies Record<PropertyThing, readonly PhotoClaim[]>;

const things = Object.keys(claimedBy) as PropertyThing[];

/** A seller may write in another language than the film's, so each pattern has the words of all of them. */
const patternOf = madeOnce((thing: PropertyThing) => {
  const words = Object.values(languages).map(({ claims }) => claims.property[thing]);
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?![\\p{L}·])`, 'iu');
});

/**
 * The first thing that a sentence names although neither its photo shows it surely nor the seller speaks of it, in the
 * sentence's own word.
 */
export function unclaimedThing(
  sentence: string,
  claims: readonly PhotoClaim[],
  sellersWords: string,
): string | null {
  for (const thing of things) {
    const pattern = patternOf(thing);
    const found = pattern.exec(sentence);
    if (found === null || pattern.test(sellersWords)) continue;
    const allowed: readonly PhotoClaim[] = claimedBy[thing];
    if (!allowed.some((claim) => claims.includes(claim))) return found[0];
  }
  return null;
}
