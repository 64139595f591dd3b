import type { Appearance } from '../appearance/appearance.js';
import type { AidName } from '../appearance/traits.js';
import { wornOnHead } from '../draw/head/headwear.js';
import type { Reading, Senses } from './reading.js';
import { looksWords, thingsWords } from './words/vocabulary.js';

/** Tells what was understood and is hidden in the drawing, or has no place in it. */
export function tellUnseen(appearance: Appearance, readings: readonly Reading[]): void {
  const { aids, expecting, glasses, hair, mood, outfit } = appearance;
  const { headwear: worn, scarf } = outfit;
  const tell = (isUnseen: boolean, ...lists: readonly Senses<unknown>[]) => {
    if (!isUnseen) return;
    for (const reading of readings)
      for (const found of lists.flatMap((list) => reading.locate(list)))
        if (reading.isUnderstood(found.start) && !reading.isDenied(found)) reading.tell(found);
  };
  tell(!expecting, named(looksWords.expectingWords));
  const ofAids = (...names: readonly AidName[]) =>
    thingsWords.aidWords.filter(([name]) => names.includes(name));
  // Hands of a wheelchair user hold nothing.
  tell(aids.wheelchair, ofAids('cane', 'whiteCane', 'oneCrutch', 'crutches', 'walker'));
  // A side that is shaved is drawn in short hair.
  const isShort = hair.length === 'short' && hair.tie === 'loose';
  tell(
    !isShort,
    looksWords.hairStyleWords.filter(([style]) => style === 'crop'),
  );
  // Teeth are seen in a smile.
  tell(mood === 'neutral', named(thingsWords.toothBracesWords), thingsWords.gapTeethWords);
  const hidesEars = worn?.kind === 'hijab' || worn?.kind === 'keffiyeh';
  tell(hidesEars, thingsWords.earringWords, ofAids('hearingAid'));
  tell(worn?.kind === 'hijab' || scarf !== null, thingsWords.necklaceWords);
  for (const reading of readings) {
    if (glasses?.shape === 'sun') tellOf(reading, looksWords.eyeNouns, looksWords.eyeColourWords);
    if (wornOnHead({ outfit })?.hair === 'hidden')
      tellOf(reading, looksWords.hairNouns, [
        ...looksWords.hairColourWords,
        ...looksWords.hairOnlyColours,
        ...looksWords.hairTextureWords,
        ...looksWords.hairLengthWords,
        ...looksWords.hairStyleWords,
      ]);
  }
}

const named = (...lists: readonly RegExp[]) => lists.map((words) => [true, words] as const);

/** A noun, and what is said of it beside it. */
function tellOf(reading: Reading, nouns: RegExp, words: Senses<unknown>): void {
  for (const noun of reading.locate(named(nouns))) {
    if (!reading.isUnderstood(noun.start) || reading.isDenied(noun)) continue;
    reading.tell(noun);
    for (const word of reading.locate(words))
      if (word.clause === noun.clause && reading.gap(word, noun) <= 1) reading.tell(word);
  }
}
