import { z } from 'zod';
import {
  bottomKinds,
  headwearKinds,
  onePieceKinds,
  outerKinds,
  patternKinds,
  shoeKinds,
  topKinds,
} from '../../appearance/outfit.js';
import { motifs } from '../../appearance/traits.js';
import type { Senses } from '../reading.js';
import { sensesOf, vocabulary, words } from './read-vocabulary.js';

/** The garment behind a word for clothes; `colour` is the cloth's default. */
const colour = z.string().optional();
const garmentSchema = z.union([
  z.strictObject({ place: z.literal('top'), kind: z.enum(topKinds), colour }),
  z.strictObject({ place: z.literal('outer'), kind: z.enum(outerKinds), colour }),
  z.strictObject({ place: z.literal('bottom'), kind: z.enum(bottomKinds), colour }),
  z.strictObject({ place: z.literal('onePiece'), kind: z.enum(onePieceKinds), colour }),
  z.strictObject({ place: z.literal('shoes'), kind: z.enum(shoeKinds), colour }),
  z.strictObject({ place: z.literal('headwear'), kind: z.enum(headwearKinds), colour }),
  z.strictObject({
    place: z.enum([
      'scarf',
      'shawl',
      'apron',
      'tie',
      'bow_tie',
      'suspenders',
      'suit',
      'skirt_suit',
      'tracksuit',
      'scrubs',
    ]),
    colour,
  }),
]);
export type Garment = z.output<typeof garmentSchema>;

const garments = vocabulary('garments', {
  neckwearWords: sensesOf(garmentSchema),
  garmentWords: sensesOf(garmentSchema),
});

export const { headwearWords, shoeWords } = vocabulary('headwear-and-shoes', {
  headwearWords: sensesOf(garmentSchema),
  shoeWords: sensesOf(garmentSchema),
});

export const {
  styleWords,
  floorLengthWords,
  cutWords,
  visibleCutWords,
  sleeveWords,
  openWords,
  wideWords,
  croppedWords,
  sleeveNouns,
} = vocabulary('styles', {
  styleWords: sensesOf(z.enum(['casual', 'smart', 'formal', 'sporty'])),
  floorLengthWords: words,
  cutWords: words,
  visibleCutWords: words,
  sleeveWords: sensesOf(z.enum(['long', 'short', 'none'])),
  openWords: words,
  wideWords: words,
  croppedWords: words,
  sleeveNouns: words,
});

export const { dyeWords, shadeWords, patternWords } = vocabulary('colours', {
  dyeWords: sensesOf(z.string()),
  shadeWords: sensesOf(z.number()),
  patternWords: sensesOf(z.enum(patternKinds).exclude(['plain'])),
});

export const { motifWords, motifPlaceWords } = vocabulary('motifs', {
  motifWords: sensesOf(z.enum(motifs)),
  motifPlaceWords: words,
});

export const garmentWords: Senses<Garment> = [
  ...garments.neckwearWords,
  ...headwearWords,
  ...garments.garmentWords,
  ...shoeWords,
];
