import type { Meanings } from '@groundwork/words/meanings';
import { z } from 'zod';
import {
  builds,
  facialHairs,
  hairFronts,
  hairLengths,
  hairTextures,
  hairTies,
  moods,
  presentations,
} from '../../appearance/appearance.js';
import { hairColourSchema, origins } from '../../appearance/colouring.js';
import {
  bottomKinds,
  headwearKinds,
  onePieceKinds,
  outerKinds,
  patternKinds,
  shoeKinds,
  topKinds,
} from '../../appearance/outfit.js';
import { aidNames } from '../../appearance/traits.js';
import { meaningsIn, namesIn, words } from './word-lists.js';

/** The garment behind a word for clothes; `colour` is the cloth's default. */
const garmentOf = <const Place extends string, const Kind extends string>(
  place: Place,
  kinds: readonly Kind[],
) =>
  z.strictObject({
    place: z.literal(place),
    kind: z.enum(kinds),
    colour: z.string().optional(),
  });
const garmentSchema = z.union([
  garmentOf('top', topKinds),
  garmentOf('outer', outerKinds),
  garmentOf('bottom', bottomKinds),
  garmentOf('onePiece', onePieceKinds),
  garmentOf('shoes', shoeKinds),
  garmentOf('headwear', headwearKinds),
  z.strictObject({
    place: z.enum([
      ...(['scarf', 'shawl', 'apron', 'tie', 'bow_tie', 'suspenders'] as const),
      ...(['suit', 'skirt_suit', 'tracksuit', 'scrubs'] as const),
    ]),
    colour: z.string().optional(),
  }),
]);
export type Garment = z.output<typeof garmentSchema>;

/** The order counts: of words that overlap the earlier goes before. */
export const garments: Meanings<Garment> = [
  'neckwearWords',
  'headwearWords',
  'garmentWords',
  'shoeWords',
].flatMap((name) => meaningsIn(name, garmentSchema));

/** Words for clothes and for what describes them. */
export const clothesWords = {
  dyes: meaningsIn('dyeWords', z.string()),
  shades: meaningsIn('shadeWords', z.number()),
  patterns: namesIn('patternWords', patternKinds),
  sleeveNouns: words('sleeveNouns'),
};

const range = z.tuple([z.number(), z.number()]).readonly();

/** Words for looks. */
export const looksWords = {
  hairOnlyColours: meaningsIn('hairOnlyColours', hairColourSchema),
  hairColours: meaningsIn('hairColourWords', hairColourSchema),
  eyeColours: meaningsIn('eyeColourWords', z.string()),
  lengths: namesIn('hairLengthWords', ['bald', 'shaved', 'buzz', ...hairLengths]),
  textures: namesIn('hairTextureWords', hairTextures),
  styles: namesIn('hairStyleWords', [...hairTies, ...hairFronts]),
  facialHair: namesIn('facialHairWords', facialHairs),
  glasses: namesIn('glassesWords', ['none', 'round', 'square', 'sun', 'plain']),
  builds: namesIn('buildWords', builds),
  statures: meaningsIn('statureWords', z.number()),
  moods: namesIn('moodWords', moods),
  skin: meaningsIn('skinWords', range),
  praise: words('praiseWords'),
  expecting: words('expectingWords'),
  weathered: words('weatheredWords'),
  hairNouns: words('hairNouns'),
  eyeNouns: words('eyeNouns'),
  skinNouns: words('skinNouns'),
  beardNouns: words('beardNouns'),
  parts: words('partOfBodyWords'),
};

/** Words for who somebody is. */
export const peopleWords = {
  presentation: namesIn('presentationWords', presentations),
  pronouns: namesIn('pronouns', presentations),
  hints: namesIn('presentationHints', presentations),
  origins: namesIn('originWords', origins),
  mixed: words('mixedWords'),
  mixedPhrases: words('mixedPhrases'),
};

export const aidWords = namesIn('aidWords', aidNames);
export const earringWords = namesIn('earringWords', ['studs', 'hoops', 'drops']);
export const necklaceWords = namesIn('necklaceWords', ['pendant', 'pearls', 'beads']);
export const toothBraces = words('toothBracesWords');
export const gapTeeth = namesIn('gapTeethWords', ['narrow', 'wide']);
