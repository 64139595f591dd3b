import { z } from 'zod';

/** How words look on lips: `A` open, `E` spread, `O` round, `M` shut, `F` lip under the teeth, `C` half open. */
export const pronunciationSchema = z.strictObject({
  /** Accented letters that are spoken differently; other accents are removed. */
  accents: z.string(),
  /**
   * Letters that are not spoken as written, after irrelevant accents are removed, and their sounds; empty for silent
   * letters. The first match counts.
   */
  spellings: z.array(
    z
      .tuple([z.string(), z.string()])
      .transform(([letters, sounds]) => [new RegExp(letters, 'uy'), sounds] as const),
  ),
});
