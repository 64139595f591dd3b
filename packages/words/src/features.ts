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

/** How a feature is said as an object, with its article, and the alternatives of a pattern of how sellers write it. */
export type FeatureWords = readonly [said: string, names: string];

export interface NamedFeature {
  /** "un", or "l'" with nothing between. */
  readonly article: string;
  readonly noun: string;
}

export interface FeatureLanguage {
  readonly kinds: Readonly<Record<FeatureKind, FeatureWords>>;
  /**
   * A feature as written that has a known noun, with its article: "large sunny terrace" becomes "a large sunny terrace".
   * Null where the form is not sure.
   */
  readonly withArticle: (written: string, known: NamedFeature) => string | null;
  /** A well-known feature in the seller's own word for it, "an elevator" for a lift; null where the form is not sure. */
  readonly asWritten: (written: string, said: string) => string | null;
}

/** For languages whose nouns come before what is said of them. */
export function nounFirst(written: string, { article, noun }: NamedFeature): string | null {
  const words = written.charAt(0).toLocaleLowerCase() + written.slice(1);
  if (!words.startsWith(`${noun} `) || /[,;:.]/u.test(words)) return null;
  return article.endsWith("'") ? article + words : `${article} ${words}`;
}

const ARTICLE =
  /^(?:an?|eine?|einen|une?|una|uno|unes|uma?|des|du|les?|la|il|i|l['’])(?: |(?<=['’]))(.+)$/u;

/** "a roof terrace" as its article and its noun; null for what has no article. */
export function namedFeature(said: string): NamedFeature | null {
  const noun = ARTICLE.exec(said)?.[1];
  if (noun === undefined) return null;
  return { article: said.slice(0, said.length - noun.length).trim(), noun };
}

/** Words of what lies elsewhere: "public pool", "piscina municipal". In the seven languages. */
export const elsewhere =
  /p[uúù]b?bli(?:c|k|qu)|öffentlich|municip|städtisch|near|close|nächste|nähe|cerca|perto|próxim|pròxim|proche|vicin|prop de/iu;
