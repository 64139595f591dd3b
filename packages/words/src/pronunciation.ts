/** Letters and their sounds; empty for silent letters. The first match counts. */
export type Spelling = readonly [letters: RegExp, sounds: string];

/** How words look on lips: `A` open, `E` spread, `O` round, `M` shut, `F` lip under the teeth, `C` half open. */
export interface Pronunciation {
  /** Letters that are not spoken as written, after irrelevant accents are removed. */
  readonly spellings: readonly Spelling[];
  /** Accented letters that are spoken differently; other accents are removed. */
  readonly accents: string;
}

export function spelled(...rules: readonly (readonly [string, string])[]): readonly Spelling[] {
  return rules.map(([letters, sounds]) => [new RegExp(letters, 'uy'), sounds]);
}
