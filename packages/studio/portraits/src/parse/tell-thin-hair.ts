import type { Reading } from './reading.js';
import { garmentWords } from './vocabulary/clothes.js';
import { facialHairWords, hairNouns, hairStyleWords, thinWords } from './vocabulary/looks.js';

/** Hair and beards are drawn full, but for those that recede: "thin", "wispy" and "fi" are told. */
export function tellThinHair(reading: Reading): void {
  const nouns = reading.locate([
    [true, hairNouns],
    ...facialHairWords.map(([, words]) => [true, words] as const),
  ]);
  const receding = reading.locate(hairStyleWords.filter(([style]) => style === 'receding'));
  for (const thin of reading.locate([[true, thinWords]]))
    if (
      nouns.some((noun) => noun.clause === thin.clause && reading.gap(noun, thin) <= 1) &&
      !reading
        .locate(garmentWords)
        .some((garment) => garment.clause === thin.clause && reading.gap(garment, thin) === 0) &&
      !receding.some(({ start, end }) => start <= thin.start && end >= thin.end)
    )
      reading.tell(thin);
}
