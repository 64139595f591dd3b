import { sense } from './plain-form.js';
import type { Reading } from './reading.js';
import { facialHairWords } from './vocabulary/features.js';
import { garmentWords } from './vocabulary/garments.js';
import { hairNouns } from './vocabulary/hair.js';
import { hairStyleWords } from './vocabulary/hair-styles.js';

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

const thinWords = sense(
  'thin fine wispy finas? finos(?!_a) fino(?!_a[a-z]*) fin(?!_a) fins(?!_a) fine feine[rnms]? dunne[rnms]? dunn sottili? fi delgad[oa]s? ral[oa]s?',
);
