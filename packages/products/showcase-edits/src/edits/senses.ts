import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { typefaces } from '@groundwork/contract/showcase/typefaces';
import { everyOf, once, readData } from '@groundwork/words/data';
import { editSenses } from '@groundwork/words/edits';
import { z } from 'zod';
import { moods, toneDimensions } from './directives.js';

/** Things that a prompt can speak of. `font` is the letters' shape, `text` the letters. */
const parts = [
  ...(['photo', 'ground', 'text', 'font', 'accent', 'scrim', 'all', 'logo'] as const),
  ...propertyFields,
];
export type Part = (typeof parts)[number];

const placeSchema = z.strictObject({
  vertical: z.enum(['top', 'bottom']).nullable(),
  horizontal: z.enum(['left', 'right']).nullable(),
});
export type Place = z.output<typeof placeSchema>;

const sign = z.literal([1, -1]);
const on = z.boolean();
const fontSchema = z.strictObject({
  kind: z.literal('typeface'),
  typeface: z.enum(typefaces),
  asked: z.string(),
  exact: z.boolean(),
});

const plain = <Role extends string>(role: Role) => z.strictObject({ role: z.literal(role) });

/** The meaning of a word or phrase in a prompt. */
const senseSchema = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('tone'),
    dimension: z.enum(toneDimensions),
    sign,
    /** Said of letters, it means their strokes ("lighter text"). */
    thins: z.literal(true).optional(),
    /** Beside another tone or a mood it is theirs: "sunset light". */
    ofMood: z.literal(true).optional(),
  }),
  z.strictObject({ role: z.literal('size'), sign }),
  z.strictObject({ role: z.literal('weight'), sign }),
  plain('size_noun'),
  plain('color_noun'),
  /** "stand out": of a thing larger, of the photo more contrast. */
  plain('prominent'),
  plain('legible'),
  /** "stronger": more of its neighbour; for letters, bolder. */
  plain('strong'),
  z.strictObject({ role: z.literal('monochrome'), on }),
  z.strictObject({ role: z.literal('uppercase'), on }),
  z.strictObject({ role: z.literal('mood'), mood: z.enum(moods) }),
  z.strictObject({ role: z.literal('color'), color: z.string() }),
  z.strictObject({ role: z.literal('face'), font: fontSchema, needsContext: z.boolean() }),
  z.strictObject({ role: z.literal('language'), language: z.enum(showcaseLanguages) }),
  z.strictObject({ role: z.literal('part'), part: z.enum(parts) }),
  z.strictObject({
    role: z.literal('sign'),
    sign,
    word: z.enum(['more', 'less', 'not', 'too', 'up', 'down']),
  }),
  z.strictObject({ role: z.literal('degree'), degree: z.number() }),
  /** 0.2 for "20 %"; below 0 for "-20 %". */
  z.strictObject({ role: z.literal('share'), share: z.number() }),
  z.strictObject({
    role: z.literal('act'),
    act: z.enum(['hide', 'show', 'reset', 'undo', 'keep']),
  }),
  /** "don't make": the clause requests nothing. */
  plain('deny'),
  z.strictObject({ role: z.literal('place'), place: placeSchema }),
  z.strictObject({ role: z.literal('join'), join: z.enum(['and', 'comma', 'stop']) }),
  plain('another'),
  plain('enough'),
  z.strictObject({ role: z.literal(['except', 'only']) }),
  z.strictObject({
    role: z.literal(['article', 'preposition', 'use', 'translate', 'style', 'filler']),
  }),
  /** Things in a photo, which edits do not touch. */
  plain('scenery'),
  plain('unknown'),
]);
export type Sense = z.output<typeof senseSchema>;

/** The effect of each word that the languages name. */
export const senses = once(() =>
  readData(
    new URL('../data/senses.json', import.meta.url),
    everyOf(editSenses, senseSchema.readonly()),
  ),
);
