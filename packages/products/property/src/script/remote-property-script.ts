import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { isNamedBySeller, providedScript } from '@groundwork/film-pipeline/script/script-sense';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { languages } from '@groundwork/words';
import type { PropertyThing } from '@groundwork/words/claims';
import type { PhotoClaim, PropertyScriptPort } from '../property-ports.js';

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

/**
 * The first thing that a sentence names although neither its photo shows it surely nor the seller speaks of it, in the
 * sentence's own word.
 */
export function unclaimedThing(
  sentence: string,
  language: VoiceLanguage,
  claims: readonly PhotoClaim[],
  sellersWords: string,
): string | null {
  for (const thing of things) {
    const found = languages[language].claims.property[thing].exec(sentence);
    if (
      found === null ||
      isNamedBySeller(({ claims: { property } }) => property[thing], sellersWords)
    )
      continue;
    const allowed: readonly PhotoClaim[] = claimedBy[thing];
    if (!allowed.some((claim) => claims.includes(claim))) return found[0];
  }
  return null;
}

const TASK = `You write the narration of a short film made of photos of a property. The data holds what its seller says of it, and what is surely seen in each photo. Tell each fact over a photo that surely shows what it is about: the name, place and size of the property first, price and contact last. Name no room, view, garden, pool or other thing that is neither in the seller's words nor surely seen in that photo.`;

/** Writes the narration of property films by a text engine. */
export function createRemotePropertyScript(
  task: TaskEngines,
  embedded: PropertyScriptPort,
): PropertyScriptPort {
  return providedScript(task, embedded, {
    purpose: 'property_script',
    task: TASK,
    facts: ({ property, photos, people }) => ({
      property,
      scenes: photos.map(({ claims }, index) => ({
        surely_seen: claims,
        people_are_seen: people[index] ?? false,
      })),
    }),
    untrue: (sentence, scene, { property, photos }, language) => {
      const given = property === null ? '' : JSON.stringify(property);
      return unclaimedThing(sentence, language, photos[scene]?.claims ?? [], given);
    },
  });
}
