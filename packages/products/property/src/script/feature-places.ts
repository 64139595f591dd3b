import type { PhotoReading } from '../property-ports.js';

export const featurePlaces = ['pool', 'view', 'outside', 'inside', 'anywhere'] as const;
export type FeaturePlace = (typeof featurePlaces)[number];

/**
 * Beginnings of words in the seven languages, tried in order: customers write features in theirs, whatever the film's
 * is.
 */
const words: readonly (readonly [FeaturePlace, RegExp])[] = [
  ['pool', /(?<!\p{L})(?:pools?|piscin|schwimm|jacuzzi|whirlpool)|pool(?!\p{L})/iu],
  [
    'view',
    /(?<!\p{L})(?:views?|vistas?|vistes|vue|vista|panoram|blick|aussicht)(?!\p{L})|blick(?!\p{L})|aussicht/iu,
  ],
  [
    'outside',
    /(?<!\p{L})(?:garden|yard|patio|terrac|terraz|terrass|terraço|balc|balkon|varanda|jard|jardí|giardin|garten|porch|porche|veranda|logg|fa[çc]ad|fassade|barbecue|bbq|barbacoa|grill|orchard|solar|photovolt|fotovolt|garage|garaje|garagem|garatge|carport|dachterrasse|rooftop)|garten(?!\p{L})|terrasse/iu,
  ],
  [
    'inside',
    /(?<!\p{L})(?:kitchen|cocina|cozinha|küche|cuisine|cucina|cuina|floor|parquet|parkett|suelo|piso|chão|boden|paviment|terra radiant|heat|calefac|aquec|heiz|fußboden|chauff|riscald|calefacc|air.?con|aire|ar cond|klima|clim|aria|fire|chimen|lareira|kamin|chemin|camin|llar de foc|wardrobe|armario|roupeiro|schrank|placard|armadi|armari|lift|elevator|ascens|elevador|aufzug|bath|baño|banheir|bad|salle|bagn|bany|cellar|bodega|adega|keller|cave|cantin|celler|studio|office|despacho|büro|bureau|ceiling|techo|teto|decke|plafond|soffitt|sostre|furnish|amuebl|mobilad|möbl|meubl|arredat|moblat)|küche|heizung|boden(?!\p{L})/iu,
  ],
];

export function placeOfFeature(feature: string): FeaturePlace {
  return words.find(([, pattern]) => pattern.test(feature))?.[0] ?? 'anywhere';
}

/** How well a picture suits words of a place: 2 shows it, 1 is near it, 0 neutral, less shows something else. */
export function suits({ setting, seen }: PhotoReading, place: FeaturePlace): number {
  const shows = (subject: PhotoReading['seen'][number]) => seen.includes(subject);
  // The water is the better subject for a picture of water.
  const lost = shows('pool') || shows('sea') ? -1 : 0;
  switch (place) {
    case 'pool':
      return shows('pool') ? 2 : setting === 'outside' ? 1 : 0;
    case 'view':
      return shows('sea') ? 2 : shows('window_front') ? 1 : 0;
    case 'outside':
      return setting === 'outside' ? 2 + lost : 0;
    case 'inside':
      return setting === 'inside' ? 2 : lost;
    case 'anywhere':
      return lost;
  }
}
