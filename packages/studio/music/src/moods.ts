import { musicMoods } from '@groundwork/contract/catalogues/music-tracks';
import { everyOf, once, readData } from '@groundwork/words/data';
import { z } from 'zod';

/** Semitones of each degree above the tonic. */
const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
} as const;

const colours = { '': 'triad', '^': 'seventh', '+': 'ninth', '*': 'suspended' } as const;
const isMark = (mark: string): mark is keyof typeof colours => mark in colours;

/** One bar's chord: its scale degree (0 is the tonic) and the notes above the triad. */
const chordSchema = z.string().transform((symbol, context) => {
  const [degree, mark] = [Number(symbol[0]), symbol.slice(1)];
  if (degree <= 6 && isMark(mark)) return { degree, colour: colours[mark] };
  context.addIssue(`${symbol} is no chord`);
  return z.NEVER;
});
export type ChordSymbol = z.output<typeof chordSchema>;

const barsSchema = z
  .string()
  .transform((line) => line.split(' '))
  .pipe(z.array(chordSchema));
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.tuple([item], item);
const figures = ['broken', 'rolling', 'sparse', 'waltz', 'pulse'] as const;
export type Figure = (typeof figures)[number];
const share = z.number().min(0).max(1);

/** As data/moods.yaml describes it. */
const moodSchema = z
  .strictObject({
    mode: z.enum(['major', 'lydian', 'mixolydian', 'dorian', 'minor']),
    beatsPerBar: z.literal([3, 4]),
    tempo: z.tuple([z.number(), z.number()]),
    tonics: oneOrMore(z.int()),
    verses: oneOrMore(barsSchema),
    bridges: oneOrMore(barsSchema),
    cadence: barsSchema,
    figures: oneOrMore(z.enum(figures)),
    lead: z.enum(['piano', 'pluck']),
    tune: z.enum(['piano', 'bell', 'pluck']),
    percussion: z.enum(['none', 'brushes', 'shaker', 'soft_kit']),
    strings: z.enum(['none', 'low', 'high']),
    brightness: share,
    space: share,
  })
  .transform((mood): typeof mood & { scale: readonly number[] } => ({
    ...mood,
    scale: scales[mood.mode],
  }));
export type Mood = z.output<typeof moodSchema>;

export const moods = once(() =>
  readData(new URL('./data/moods.json', import.meta.url), everyOf(musicMoods, moodSchema)),
);
