import { z } from 'zod';
import { phraseList } from './data-file.js';
import { colours, houseKinds } from './script.js';

/** Parts of a proposal that a colour or a material can belong to. */
const parts = ['house', 'wall', 'roof', 'terrace', 'drive', 'fence', 'detail'] as const;
export type Part = (typeof parts)[number];

const materials = [
  ...(['plaster', 'timber', 'brick', 'stone', 'concrete', 'paving'] as const),
  ...(['tiles', 'slate', 'metal', 'gravel', 'asphalt', 'glass'] as const),
];
export type Material = (typeof materials)[number];
export type { Colour } from './script.js';

const features = [
  ...(['pool', 'garage', 'balcony', 'hedge', 'trees', 'garden', 'lush', 'bare'] as const),
  ...(['single_storey', 'palms', 'conifers', 'olives', 'luxury', 'chimney'] as const),
];

/** Everything that a word of a request can mean to us. */
const meanings = [
  ...houseKinds.map((kind) => `kind:${kind}` as const),
  // Leans to a kind without naming it: gives way to any kind that is named.
  ...houseKinds.map((kind) => `leaning:${kind}` as const),
  ...(['roof:flat', 'roof:gable', 'roof:hip', 'roof:mono_pitch', 'roof:green'] as const),
  ...materials.map((material) => `material:${material}` as const),
  ...colours.map((colour) => `colour:${colour}` as const),
  ...parts.map((part) => `part:${part}` as const),
  ...features.map((feature) => `feature:${feature}` as const),
  'storey' as const,
];
export type Meaning = (typeof meanings)[number];

/** Phrases, whose words may be parted by marks of any kind. */
const phrases = phraseList.transform((list) =>
  list.map((phrase) => phrase.replace(/[ '’-]+/gu, '_')),
);

/**
 * One language's words. Each entry lists phrases in plain lower-case letters without accents (ß as ss); a trailing *
 * matches any ending. Longer phrases take precedence.
 */
export const proposalsSchema = z.strictObject({
  meanings: z.partialRecord(z.enum(meanings), phrases),
  /** Words for 1, 2, 3 and so on. */
  numbers: z.array(phraseList),
  /** Words that negate the next one: no, without. */
  negations: phraseList,
  /** Words that carry a negation on to the next thing: or, nor, and. */
  conjunctions: phraseList,
  /** Words for several things as one: a number before them does not count the things. */
  collectives: phraseList,
  /** Words that say nothing by themselves; never reported as not understood. */
  stopWords: phraseList,
  /** Whether a colour or material usually follows its noun. */
  adjectiveFollows: z.boolean(),
});
export type ProposalWords = z.output<typeof proposalsSchema>;
