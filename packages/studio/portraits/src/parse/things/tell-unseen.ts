import type { Meanings } from '@groundwork/words/meanings';
import type { Appearance } from '../../appearance/appearance.js';
import type { AidName } from '../../appearance/traits.js';
import { wornOnHead } from '../../draw/head/headwear.js';
import { isNear } from '../heads.js';
import type { Reading } from '../reading.js';
import {
  aidWords,
  earringWords,
  gapTeeth,
  looksWords,
  necklaceWords,
  toothBraces,
} from '../words/meanings.js';

const ofAids = (...names: readonly AidName[]) => aidWords.filter(([name]) => names.includes(name));

/** Tells what was understood and is hidden in the drawing, or has no place in it. */
export function tellUnseen(appearance: Appearance, readings: readonly Reading[]): void {
  const { aids, expecting, glasses, hair, mood, outfit } = appearance;
  const { headwear: worn, scarf } = outfit;
  const hidesEars = worn?.kind === 'hijab' || worn?.kind === 'keffiyeh';
  const unseen: readonly (readonly [boolean, ...Meanings<unknown>[]])[] = [
    [!expecting, looksWords.expecting],
    // Hands of a wheelchair user hold nothing.
    [aids.wheelchair, ofAids('cane', 'whiteCane', 'oneCrutch', 'crutches', 'walker')],
    // A side that is shaved is drawn in short hair.
    [
      hair.length !== 'short' || hair.tie !== 'loose',
      looksWords.styles.filter(([style]) => style === 'crop'),
    ],
    // Teeth are seen in a smile.
    [mood === 'neutral', toothBraces, gapTeeth],
    [hidesEars, earringWords, ofAids('hearingAid')],
    [worn?.kind === 'hijab' || scarf !== null, necklaceWords],
  ];
  for (const reading of readings) {
    const understood = (meanings: Meanings<unknown>) =>
      reading.locate(meanings).filter((one) => reading.isUnderstood(one) && !reading.isDenied(one));
    for (const [isUnseen, ...lists] of unseen)
      if (isUnseen) for (const one of lists.flatMap(understood)) reading.tell(one);
    /** A noun, and what is said of it beside it. */
    const tellOf = (nouns: Meanings<unknown>, words: Meanings<unknown>) => {
      if (understood(nouns).length === 0) return;
      for (const word of reading.locate(words))
        if (isNear(reading, word, nouns, 1)) reading.tell(word);
      for (const noun of understood(nouns)) reading.tell(noun);
    };
    if (glasses?.shape === 'sun') tellOf(looksWords.eyeNouns, looksWords.eyeColours);
    if (wornOnHead({ outfit })?.hair === 'hidden')
      tellOf(looksWords.hairNouns, [
        ...[...looksWords.hairColours, ...looksWords.hairOnlyColours, ...looksWords.textures],
        ...[...looksWords.lengths, ...looksWords.styles],
      ]);
  }
}
