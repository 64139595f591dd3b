import type { TerrainName } from '@groundwork/photo-reading';

/** Beginnings of words for each kind of land in English, Spanish, German, French, Italian, Portuguese and Catalan. */
const words: Record<TerrainName, readonly string[]> = {
  meadow: ['meadow', 'grass', 'prad', 'wiese', 'prair', 'prat', 'pastur', 'césped', 'relva'],
  field: ['field', 'campo', 'feld', 'acker', 'champ', 'camp', 'farm', 'agric', 'flat', 'llano'],
  forest: ['forest', 'wood', 'bosque', 'wald', 'forêt', 'foret', 'bois', 'bosc', 'florest'],
  hillside: [
    'hill',
    'slope',
    'ladera',
    'colina',
    'hang',
    'hügel',
    'collin',
    'pente',
    'encosta',
    'vessant',
    'turó',
  ],
  mountain: ['mountain', 'montañ', 'berg', 'alpin', 'montagn', 'montanh', 'muntany'],
  coast: [
    'coast',
    'beach',
    'sea',
    'costa',
    'playa',
    'küste',
    'strand',
    'côte',
    'plage',
    'spiaggia',
    'praia',
    'platja',
    'mar',
  ],
  desert: ['desert', 'desiert', 'wüste', 'désert', 'arid', 'árido'],
  snow: ['snow', 'nieve', 'schnee', 'neige', 'neve', 'neu'],
  urban: [
    'urban',
    'city',
    'town',
    'ciudad',
    'stadt',
    'ville',
    'città',
    'cidade',
    'ciutat',
    'solar',
  ],
};

function firstMeaning(hint: string): { readonly word: string; readonly name: TerrainName } | null {
  for (const word of hint.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const [name, beginnings] of Object.entries(words)) {
      const meant = beginnings.some((beginning) =>
        beginning.length < 4 ? word === beginning : word.startsWith(beginning),
      );
      if (meant) return { word, name: name as TerrainName };
    }
  }
  return null;
}

/** The terrain that a customer's word names, or null when we know none. Earlier words win. */
export function terrainOfHint(hint: string): TerrainName | null {
  return firstMeaning(hint)?.name ?? null;
}

/**
 * Words that choose a kind of land without naming it: level land need not be a field, a Spanish "solar" is any plot,
 * and a "Waldrand" is next to a wood.
 */
const CHOOSE_ONLY =
  /^(?:flat|llano|farm|agric|grass|césped|relva|solar|camp$|mar$|neu$|arid|árid)|(?:blick|sicht|nähe|rand|view)$/u;

/** The kind of land that a hint of one word names, for saying it: a "sea view" or "near the woods" is no plot there. */
export function landNamedIn(hint: string): TerrainName | null {
  const meant = firstMeaning(hint);
  const count = hint.match(/\p{L}+/gu)?.length ?? 0;
  return meant === null || count > 1 || CHOOSE_ONLY.test(meant.word) ? null : meant.name;
}
