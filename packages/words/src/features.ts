import { z } from 'zod';
import { everyOf } from './data-file.js';

/** Features of properties that sellers name most often. */
export const featureKinds = [
  ...(['pool', 'private_pool', 'shared_pool', 'heated_pool', 'infinity_pool'] as const),
  ...(['terrace', 'roof_terrace', 'balcony', 'veranda', 'courtyard', 'conservatory'] as const),
  ...(['garden', 'private_garden', 'shared_garden', 'south_garden', 'orchard'] as const),
  ...(['barbecue', 'outdoor_kitchen', 'tennis_court', 'playground', 'stables'] as const),
  ...(['guest_house', 'garage', 'double_garage', 'carport', 'ev_charger'] as const),
  ...(['sea_view', 'mountain_view', 'garden_view', 'city_view', 'lake_view'] as const),
  ...(['fireplace', 'underfloor_heating', 'central_heating', 'heat_pump'] as const),
  ...(['air_conditioning', 'solar_panels', 'double_glazing', 'lift'] as const),
  ...(['parquet', 'marble_floors', 'high_ceilings', 'wooden_beams'] as const),
  ...(['fitted_kitchen', 'open_kitchen', 'kitchen_island', 'pantry'] as const),
  ...(['wardrobes', 'walk_in_wardrobe', 'study', 'laundry', 'storage'] as const),
  ...(['cellar', 'wine_cellar', 'attic', 'gym', 'sauna', 'hot_tub', 'home_cinema'] as const),
  ...(['ensuite', 'guest_toilet', 'alarm', 'smart_home', 'fibre', 'concierge'] as const),
] as const;
export type FeatureKind = (typeof featureKinds)[number];

export interface NamedFeature {
  /** "un", or "l'" with nothing between. */
  readonly article: string;
  readonly noun: string;
}

/** Puts the article before a feature as it was written; null where the form is not sure. */
export type WithArticle = (written: string, known: NamedFeature) => string | null;

/** For languages whose nouns come before what is said of them. */
const nounFirst: WithArticle = (written, { article, noun }) => {
  const words = written.charAt(0).toLocaleLowerCase() + written.slice(1);
  if (!words.startsWith(`${noun} `) || /[,;:.]/u.test(words)) return null;
  return article.endsWith("'") ? article + words : `${article} ${words}`;
};

const indefiniteSchema = z.strictObject({
  article: z.string(),
  beforeVowel: z.string(),
  /** How a word begins that takes the other article. */
  vowel: z.string(),
  /** Words of which a feature with one is more than an adjective and a noun. */
  joining: z.string(),
});
type Indefinite = z.output<typeof indefiniteSchema>;

/** "a" or "an", by the sound that follows. */
function withIndefinite(words: string, { article, beforeVowel, vowel }: Indefinite): string {
  return `${new RegExp(vowel, 'u').test(words) ? beforeVowel : article} ${words}`;
}

function nounLast(indefinite: Indefinite): WithArticle {
  const joining = new RegExp(`(?:^| )(?:${indefinite.joining}) `, 'u');
  return (written, { noun }) => {
    // A capital may begin a name, and "with" a second noun.
    const plain = /^\p{L}?[\p{Ll}'’-]+(?: [\p{Ll}'’-]+)*$/u.test(written);
    const words = written.toLocaleLowerCase();
    if (!plain || !words.endsWith(` ${noun}`) || joining.test(words)) return null;
    return withIndefinite(words, indefinite);
  };
}

/** The seller's own word with its article: one thing in the singular. */
function ownWord(written: string, said: string, indefinite: Indefinite): string | null {
  const words = written.toLocaleLowerCase();
  const one = /^an? /u.test(said) && /^[\p{Ll}' ’-]+$/u.test(words) && !/(?<!s)s$/u.test(words);
  const isPlain = one && /^\p{L}?[\p{Ll}' ’-]+$/u.test(written);
  return isPlain ? withIndefinite(words, indefinite) : null;
}

const adjectivesSchema = z.record(z.string(), z.tuple([z.string(), z.string()]));

/** For languages whose adjectives end otherwise after an article, and whose nouns have capitals. */
function inflected(
  adjectives: z.output<typeof adjectivesSchema>,
  notCompound: readonly string[],
): WithArticle {
  return (written, { article, noun }) => {
    const [ending, asObject] = adjectives[article] ?? [];
    if (ending === undefined || asObject === undefined) return null;
    const words = written.split(' ');
    const last = words.pop() ?? '';
    const compound = !notCompound.includes(noun) && last.toLowerCase().endsWith(noun.toLowerCase());
    const isNoun = /^\p{Lu}[\p{Ll}-]+$/u.test(last) && (last === noun || compound);
    const sure = words.every((word) => /^\p{L}\p{Ll}{3,}$/u.test(word) && word.endsWith(ending));
    if (!isNoun || !sure) return null;
    const objects = words.map((word) => word.toLowerCase().slice(0, -ending.length) + asObject);
    return [article, ...objects, last].join(' ');
  };
}

export const featuresSchema = z
  .strictObject({
    /** The articles of the kinds below, as alternatives of a pattern. */
    articles: z.string(),
    /** Words of what lies elsewhere, "public pool", as alternatives of a pattern. */
    elsewhere: z.string(),
    indefinite: indefiniteSchema.optional(),
    adjectives: adjectivesSchema.optional(),
    /** Nouns that end other nouns by chance. */
    notCompound: z.array(z.string()).default([]),
    /** How a feature is said as an object, with its article, and the alternatives of a pattern of how sellers write it. */
    kinds: everyOf(featureKinds, z.tuple([z.string(), z.string()])),
  })
  .transform(({ articles, elsewhere, indefinite, adjectives, notCompound, kinds }) => ({
    kinds,
    elsewhere,
    /** "a roof terrace" as its article and its noun; null for what has no article. */
    named: (said: string): NamedFeature | null => {
      const noun = new RegExp(`^(?:${articles})(?: |(?<=['’]))(.+)$`, 'u').exec(said)?.[1];
      return noun === undefined
        ? null
        : { article: said.slice(0, said.length - noun.length).trim(), noun };
    },
    /**
     * A feature as written that has a known noun, with its article: "large sunny terrace" becomes "a large sunny
     * terrace".
     */
    withArticle:
      indefinite !== undefined
        ? nounLast(indefinite)
        : adjectives !== undefined
          ? inflected(adjectives, notCompound)
          : nounFirst,
    /**
     * A well-known feature in the seller's own word for it, "an elevator" for a lift; null where the form is not sure.
     * Where nouns have a gender, another word may have another.
     */
    asWritten: (written: string, said: string): string | null =>
      indefinite === undefined ? null : ownWord(written, said, indefinite),
  }));
