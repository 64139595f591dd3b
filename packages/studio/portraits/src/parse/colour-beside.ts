import type { Found, Reading } from './reading.js';
import { clothesWords } from './words/vocabulary.js';

/**
 * The colour in the noun's clause with at most `reach` words between and no garment nearer to it; counts as understood.
 */
export function colourBeside(
  reading: Reading,
  noun: Found<unknown>,
  { reach }: { readonly reach: number },
): string | undefined {
  // "Silver chain" and "deep red lipstick", whose noun is "red lipstick".
  const [within] = reading
    .locate(clothesWords.dyeWords)
    .filter(
      (word) =>
        word.end > noun.start &&
        word.end <= noun.end &&
        word.end - word.start < noun.end - noun.start,
    )
    .sort((one, two) => two.end - two.start - (one.end - one.start));
  if (within !== undefined) {
    reading.understand(within.start, within.end);
    return within.value;
  }
  const colour = colourNextTo(reading, noun, { reach });
  if (colour === undefined) return undefined;
  reading.understand(colour.start, colour.end);
  return colour.value;
}

/** Where that colour stands; nothing counts as understood by it. */
export function colourNextTo(
  reading: Reading,
  noun: Found<unknown>,
  { reach }: { readonly reach: number },
): Found<string> | undefined {
  const garments = reading.locate(clothesWords.garmentWords);
  return reading
    .locate(clothesWords.dyeWords)
    .filter(
      (word) =>
        !reading.isUnderstood(word.start) &&
        (word.end <= noun.start || word.start >= noun.end) &&
        word.clause === noun.clause &&
        reading.gap(word, noun) <= reach &&
        !garments.some(
          (garment) =>
            garment.clause === word.clause && reading.gap(word, garment) < reading.gap(word, noun),
        ),
    )
    .sort(
      (one, two) =>
        reading.gap(one, noun) - reading.gap(two, noun) ||
        two.end - two.start - (one.end - one.start),
    )[0];
}
