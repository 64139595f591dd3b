import type { ProposalKind } from '@groundwork/massing';

/** Parts of a proposal that a colour or a material can belong to. */
export type Part = 'house' | 'wall' | 'roof' | 'terrace' | 'drive' | 'fence' | 'detail';

export type Material =
  | 'plaster'
  | 'timber'
  | 'brick'
  | 'stone'
  | 'concrete'
  | 'paving'
  | 'tiles'
  | 'slate'
  | 'metal'
  | 'gravel'
  | 'asphalt'
  | 'glass';

export type Colour =
  | 'white'
  | 'cream'
  | 'yellow'
  | 'ochre'
  | 'terracotta'
  | 'red'
  | 'brown'
  | 'grey'
  | 'charcoal'
  | 'black'
  | 'blue'
  | 'green';

/** Everything that a word of a request can mean to us. */
export type Meaning =
  | `kind:${ProposalKind}`
  /** Leans to a kind without naming it: gives way to any kind that is named. */
  | `leaning:${ProposalKind}`
  | `roof:${'flat' | 'gable' | 'hip' | 'mono_pitch' | 'green'}`
  | `material:${Material}`
  | `colour:${Colour}`
  | `part:${Part}`
  | `feature:${'pool' | 'garage' | 'balcony' | 'hedge' | 'trees' | 'garden' | 'lush' | 'bare' | 'single_storey' | 'palms' | 'conifers' | 'olives' | 'luxury' | 'chimney'}`
  | 'storey';

/**
 * One language's words. Each entry lists phrases in plain lower-case letters without accents (ß as ss); a trailing *
 * matches any ending. Longer phrases take precedence.
 */
export interface Lexicon {
  readonly meanings: Partial<Record<Meaning, readonly string[]>>;
  /** Words for 1, 2, 3 and so on. */
  readonly numbers: readonly (readonly string[])[];
  /** Words that negate the next one: no, without. */
  readonly negations: readonly string[];
  /** Words that carry a negation on to the next thing: or, nor, and. */
  readonly conjunctions: readonly string[];
  /** Words for several things as one: a number before them does not count the things. */
  readonly collectives: readonly string[];
  /** Words that say nothing by themselves; never reported as not understood. */
  readonly stopWords: readonly string[];
  /** Whether a colour or material usually follows its noun. */
  readonly adjectiveFollows: boolean;
}
