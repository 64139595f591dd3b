import { readData } from '@groundwork/words/data';
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
import { aidNames, markNames, motifs, piercings } from '../../appearance/traits.js';
import type { Senses } from '../reading.js';
import { sense } from './plain-form.js';

/** Words of one meaning in any language. */
const words = z.array(z.string()).transform(sense);
const range = z.tuple([z.number(), z.number()]).readonly();
const pattern = (flags: string) => z.string().transform((source) => new RegExp(source, flags));

/** Several meanings, each with its words. */
function sensesOf<Meaning>(meaning: z.ZodType<Meaning>) {
  return z.array(
    z
      .strictObject({ means: z.unknown(), words })
      .transform(({ means, words: pattern }, context): readonly [Meaning, RegExp] => {
        const read = meaning.safeParse(means);
        if (read.success) return [read.data, pattern];
        context.addIssue(z.prettifyError(read.error));
        return z.NEVER;
      }),
  );
}
const oneOf = <const Kind extends string>(kinds: readonly Kind[]) => sensesOf(z.enum(kinds));

/** One file of words; `plain` are its lists without a meaning of their own. */
function vocabulary<const Plain extends string, Shape extends z.core.$ZodShape>(
  name: string,
  plain: readonly Plain[],
  shape: Shape,
) {
  const lists = Object.fromEntries(plain.map((list) => [list, words] as const));
  const file = new URL(`../../data/${name}.json`, import.meta.url);
  return readData(file, z.strictObject({ ...(lists as Record<Plain, typeof words>), ...shape }));
}

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
    place: z.enum(['scarf', 'shawl', 'apron', 'tie', 'bow_tie', 'suspenders']),
    colour: z.string().optional(),
  }),
  z.strictObject({
    place: z.enum(['suit', 'skirt_suit', 'tracksuit', 'scrubs']),
    colour: z.string().optional(),
  }),
]);
export type Garment = z.output<typeof garmentSchema>;

const garments = vocabulary('garments', [], {
  neckwearWords: sensesOf(garmentSchema),
  garmentWords: sensesOf(garmentSchema),
});
const { headwearWords, shoeWords } = vocabulary('headwear-and-shoes', [], {
  headwearWords: sensesOf(garmentSchema),
  shoeWords: sensesOf(garmentSchema),
});
const garmentWords: Senses<Garment> = [
  ...garments.neckwearWords,
  ...headwearWords,
  ...garments.garmentWords,
  ...shoeWords,
];
export const clothesWords = {
  garmentWords,
  ...vocabulary(
    'styles',
    [
      'floorLengthWords',
      'cutWords',
      'visibleCutWords',
      'openWords',
      'wideWords',
      'croppedWords',
      'sleeveNouns',
    ],
    {
      styleWords: oneOf(['casual', 'smart', 'formal', 'sporty']),
      sleeveWords: oneOf(['long', 'short', 'none']),
    },
  ),
  ...vocabulary('colours', [], {
    dyeWords: sensesOf(z.string()),
    shadeWords: sensesOf(z.number()),
    patternWords: sensesOf(z.enum(patternKinds).exclude(['plain'])),
  }),
  ...vocabulary('motifs', ['motifPlaceWords'], { motifWords: oneOf(motifs) }),
};

export const looksWords = {
  ...vocabulary('hair', ['hairNouns', 'eyeNouns', 'skinNouns'], {
    hairOnlyColours: sensesOf(hairColourSchema),
    hairColourWords: sensesOf(hairColourSchema),
    eyeColourWords: sensesOf(z.string()),
    hairLengthWords: oneOf(['bald', 'shaved', 'buzz', ...hairLengths]),
    hairTextureWords: oneOf(hairTextures),
  }),
  ...vocabulary(
    'hair-styles',
    ['streakWords', 'dyedWords', 'thinWords', 'fullHairWords', 'mulletWords'],
    {
      hairStyleWords: oneOf([...hairTies, ...hairFronts]),
    },
  ),
  ...vocabulary(
    'features',
    [
      'frameWords',
      'rimlessWords',
      'partOfBodyWords',
      'bellyWords',
      'beardNouns',
      'expectingWords',
      'praiseWords',
      'thickWords',
      'albinoWords',
    ],
    {
      facialHairWords: oneOf(facialHairs),
      glassesWords: oneOf(['none', 'round', 'square', 'sun', 'plain']),
      frameShapeWords: oneOf(['round', 'square']),
      buildWords: oneOf(builds),
      statureWords: sensesOf(z.number()),
      pregnancyMonthWords: pattern('gu'),
      moodWords: oneOf(moods),
      skinWords: sensesOf(range),
      degreeWords: sensesOf(z.number()),
    },
  ),
};

const ages = vocabulary('ages', [], {
  ageWords: sensesOf(range),
  lifeStageWords: sensesOf(range),
  decadeWords: sensesOf(z.number()),
  unitWords: sensesOf(z.number()),
  partWords: sensesOf(range),
  dayWords: pattern('u'),
  weekWords: pattern('u'),
  halfWords: pattern('u'),
  monthWords: pattern('u'),
});
const lateStages = [60, 70, 80, 90, 98];
/** Times of life that are said of nobody but people, to be read among looks too. */
const lifeStageWords: Senses<readonly [number, number]> = [
  ...ages.ageWords.filter(([[low]]) => (low >= 40 && low < 60) || lateStages.includes(low)),
  ...ages.lifeStageWords,
];
export const peopleWords = {
  ...ages,
  lifeStageWords,
  ...vocabulary('presentation', [], {
    presentationWords: oneOf(presentations),
    pronouns: oneOf(presentations),
    presentationHints: oneOf(presentations),
  }),
  ...vocabulary('origins', ['mixedWords', 'mixedPhrases'], { originWords: oneOf(origins) }),
  ...vocabulary('empty-words', [], {
    emptyWords: z.array(z.string()).transform((words): ReadonlySet<string> => new Set(words)),
  }),
};

export const thingsWords = {
  ...vocabulary('aids', ['blindWords', 'deafWords', 'prosthesisWords', 'electricWheelchairWords'], {
    aidWords: oneOf(aidNames),
    limbWords: oneOf(['leg', 'arm']),
    sideWords: oneOf(['left', 'right', 'both']),
  }),
  ...vocabulary(
    'accessories',
    [
      'watchWords',
      'braceletWords',
      'headphoneWords',
      'headphonePlaceWords',
      'backpackWords',
      'bagWords',
      'stethoscopeWords',
    ],
    {
      necklaceWords: oneOf(['pendant', 'pearls', 'beads']),
      earringWords: oneOf(['studs', 'hoops', 'drops']),
    },
  ),
  ...vocabulary(
    'marks',
    [
      'moleWords',
      'facePlaceWords',
      'scarWords',
      'bodyPlaceWords',
      'toothBracesWords',
      'bracesWord',
      'lightMakeupWords',
      'lipstickWords',
      'wrinkleWords',
      'weatheredWords',
      'tattooWords',
      'piercingWords',
      'otherPiercingPlaceWords',
      'hiddenTattooPlaceWords',
      'cheekyWords',
    ],
    {
      markWords: oneOf(markNames),
      gapTeethWords: oneOf(['narrow', 'wide']),
      scarPlaceWords: oneOf(['cheek', 'brow', 'chin']),
      tattooPlaceWords: oneOf(['arm', 'neck', 'face']),
      piercingPlaceWords: oneOf(piercings),
    },
  ),
};
