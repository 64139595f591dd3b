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

/** What a customer's word for the land means, or null when it is none of ours. Earlier words win. */
export function terrainOfHint(hint: string): TerrainName | null {
  for (const word of hint.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const [name, beginnings] of Object.entries(words)) {
      const meant = beginnings.some((beginning) =>
        beginning.length < 4 ? word === beginning : word.startsWith(beginning),
      );
      if (meant) return name as TerrainName;
    }
  }
  return null;
}
