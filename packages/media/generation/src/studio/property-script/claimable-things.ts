import type { PhotoClaim } from '../../property-ports.js';

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
  outside: ['outside', 'pool', 'garden', 'sea', 'house', 'window_front'],
  kitchen: [],
  bedroom: [],
  bathroom: [],
  living_room: [],
  terrace: [],
  view: [],
  daytime: [],
} as const satisfies Record<string, readonly PhotoClaim[]>;
type Thing = keyof typeof claimedBy;

/** Beginnings of words for them in the seven languages at once: a seller may write in another one than the film's. */
const words: Readonly<Record<Thing, string>> = {
  pool: 'pools?|swimming|piscin\\p{L}*|schwimm\\p{L}*',
  sea: 'seas?|ocean|meer\\p{L}*|oc[eé]\\p{L}*|mar|mer|mare',
  water: 'waters?|agua|água|wasser\\p{L}*|eau|acqua|aigua',
  garden:
    'gardens?|lawns?|jard\\p{L}*|g[aä]rt\\p{L}*|giardin\\p{L}*|césped|relva|rasen|pelouse|gespa',
  green:
    'green|greenery|plants?|trees?|verdes?|verdi|verdure|grün\\p{L}*|plantas|pflanzen|plantes|piante|árbol\\p{L}*|árvores?|bäum\\p{L}*|arbres?|alber[oi]',
  windows:
    'windows?|ventan\\p{L}*|janelas?|fenster\\p{L}*|fenêtres?|baies?|finestr\\p{L}*|vetrat\\p{L}*',
  room: 'rooms?|indoors?|inside|estancias?|habitaci\\p{L}*|interior|divisão|sala|zimmer|räum\\p{L}*|raum\\p{L}*|pièces?|chambres?|stanz[ae]|intern[oi]',
  outside:
    'outdoors?|outside|open air|aire libre|fuera|exterior|ar livre|fora|draußen|im freien|plein air|dehors|extérieur|aperto|fuori|estern[oi]|a fora',
  kitchen: 'kitchens?|cocinas?|cozinhas?|küche\\p{L}*|cuisine|cucina|cuina',
  bedroom: 'bedrooms?|dormitori\\p{L}*|quartos?|schlafzimmer\\p{L}*|camere?|dormitoris?',
  bathroom: 'bathrooms?|baños?|banho|bad|bäder\\p{L}*|salle de bains|bagn[oi]|banys?',
  living_room: 'living rooms?|lounge|salón|wohnzimmer|salon|soggiorno|saló',
  terrace:
    'terraces?|terraz\\p{L}*|terraç\\p{L}*|terrass\\p{L}*|balcon\\p{L}*|balc[óo]\\p{L}*|balkon\\p{L}*|varanda|patio',
  view: '(?:sea|city|mountain|garden) views?|vistas|aussicht|(?:meer|see|berg|fern|weit|aus|garten)blick|vue sur|panoram\\p{L}*|vistes',
  daytime:
    'sunset|sunrise|sunny|sunlit|sun|atardecer|soleado|pôr do sol|sonnenuntergang|sonnig\\p{L}*|coucher de soleil|ensoleill\\p{L}*|tramonto|soleggiat\\p{L}*|posta de sol|assolellat',
};

const patterns = Object.fromEntries(
  Object.entries(words).map(([thing, alternatives]) => [
    thing,
    new RegExp(`(?<!\\p{L})(?:${alternatives})(?![\\p{L}·])`, 'iu'),
  ]),
) as Readonly<Record<Thing, RegExp>>;

/**
 * The first thing that a sentence names although neither its photo shows it surely nor the seller speaks of it, in the
 * sentence's own word.
 */
export function unclaimedThing(
  sentence: string,
  claims: readonly PhotoClaim[],
  sellersWords: string,
): string | null {
  for (const thing of Object.keys(claimedBy) as Thing[]) {
    const pattern = patterns[thing];
    const found = pattern.exec(sentence);
    if (found === null || pattern.test(sellersWords)) continue;
    const allowed: readonly PhotoClaim[] = claimedBy[thing];
    if (!allowed.some((claim) => claims.includes(claim))) return found[0];
  }
  return null;
}
