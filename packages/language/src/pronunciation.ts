/** Letters, and the sounds that they stand for; none for silent letters. The first that fits is taken. */
export type Spelling = readonly [letters: RegExp, sounds: string];

/** How words look on lips: `A` open, `E` spread, `O` round, `M` shut, `F` lip under the teeth, `C` half open. */
export interface Pronunciation {
  /** Where letters are spoken otherwise than they look; accents that do not matter are gone. */
  readonly spellings: readonly Spelling[];
  /** Letters whose accents change how a word is spoken; others are taken off. */
  readonly accents: string;
}

export function spelled(...rules: readonly (readonly [string, string])[]): readonly Spelling[] {
  return rules.map(([letters, sounds]) => [new RegExp(letters, 'uy'), sounds]);
}
