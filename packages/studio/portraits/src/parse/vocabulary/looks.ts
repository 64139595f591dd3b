import { z } from 'zod';
import { hairColours } from '../../appearance/colouring.js';
import { pattern, range, sensesOf, vocabulary, words } from './read-vocabulary.js';

const isHairColour = (name: string): name is keyof typeof hairColours => name in hairColours;
/** One of the natural colours by its name, or any other. */
const hairColour = z.string().transform((name) => (isHairColour(name) ? hairColours[name] : name));

export const {
  hairOnlyColours,
  hairColourWords,
  hairNouns,
  eyeNouns,
  skinNouns,
  eyeColourWords,
  hairLengthWords,
  hairTextureWords,
} = vocabulary('hair', {
  hairOnlyColours: sensesOf(hairColour),
  hairColourWords: sensesOf(hairColour),
  hairNouns: words,
  eyeNouns: words,
  skinNouns: words,
  eyeColourWords: sensesOf(z.string()),
  hairLengthWords: sensesOf(z.enum(['bald', 'buzz', 'short', 'chin', 'shoulder', 'long'])),
  hairTextureWords: sensesOf(z.enum(['straight', 'wavy', 'curly', 'coily'])),
});

export const { streakWords, dyedWords, hairStyleWords, thinWords, mulletWords } = vocabulary(
  'hair-styles',
  {
    streakWords: words,
    dyedWords: words,
    hairStyleWords: sensesOf(
      z.enum([
        'box_braids',
        'cornrows',
        'locs',
        'puffs',
        'single_braid',
        'mohawk',
        'crop',
        'horseshoe',
        'ponytail',
        'high_bun',
        'low_bun',
        'braids',
        'pigtails',
        'fringe',
        'quiff',
        'side_part',
        'middle_part',
        'swept',
        'receding',
      ]),
    ),
    thinWords: words,
    mulletWords: words,
  },
);

export const {
  facialHairWords,
  glassesWords,
  frameWords,
  frameShapeWords,
  buildWords,
  rimlessWords,
  partOfBodyWords,
  bellyWords,
  beardNouns,
  statureWords,
  pregnancyMonthWords,
  expectingWords,
  moodWords,
  praiseWords,
  skinWords,
  thickWords,
} = vocabulary('features', {
  facialHairWords: sensesOf(
    z.enum(['none', 'stubble', 'moustache', 'goatee', 'beard', 'full_beard']),
  ),
  glassesWords: sensesOf(z.enum(['none', 'round', 'square', 'sun', 'plain'])),
  frameWords: words,
  frameShapeWords: sensesOf(z.enum(['round', 'square'])),
  buildWords: sensesOf(z.enum(['slim', 'average', 'athletic', 'stout'])),
  rimlessWords: words,
  partOfBodyWords: words,
  bellyWords: words,
  beardNouns: words,
  statureWords: sensesOf(z.number()),
  pregnancyMonthWords: pattern('gu'),
  expectingWords: words,
  moodWords: sensesOf(z.enum(['laugh', 'neutral', 'smile'])),
  praiseWords: words,
  skinWords: sensesOf(range),
  thickWords: words,
});
