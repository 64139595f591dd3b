import { colourOf } from '../heads.js';
import type { Reading } from '../reading.js';
import { type GlassesSaid, known } from '../said.js';
import { namesIn, phrase, words } from '../words/lexicon.js';
import { looksWords } from '../words/vocabulary.js';

/** "Ochiali da sole in testa", "only for reading", "leave them off": whoever has glasses wears none in the picture. */
const onTheHead = phrase('onTheHead');
const leftOff = phrase('leftOffWords');
const frameShapes = namesIn('frameShapeWords', ['round', 'square']);
const frames = words('frameWords');
const thick = words('thickWords');
const rimless = words('rimlessWords');
const ofWord: readonly (readonly [RegExp, string])[] = [
  [/^gold/u, '#c9a24b'],
  [/^silber/u, '#c9cbcd'],
];

/** Glasses with their rims; null when denied, undefined when not mentioned. */
export function readGlasses(reading: Reading): GlassesSaid | null | undefined {
  const glasses = reading.first(looksWords.glasses);
  if (glasses === undefined)
    return reading.locate(looksWords.glasses).some((one) => reading.isDenied(one))
      ? null
      : undefined;
  if (glasses.value === 'none') return null;
  const [after = ''] = reading.after(glasses).split(/[,;.()]/u);
  if (leftOff.test(after) || onTheHead.test(after)) {
    reading.leave(glasses);
    return null;
  }
  const own = reading.said(glasses);
  const isPlain = glasses.value === 'plain';
  const rim =
    isPlain || own.startsWith('horn')
      ? reading.locate(frameShapes).find((word) => reading.areNear(word, glasses, 2))
      : undefined;
  const inPhrase = reading.inPhraseOf(glasses);
  const frame = reading.locate(frames).find(inPhrase);
  for (const word of [rim, frame]) if (word !== undefined) reading.understand(word);
  for (const word of reading.locate(thick)) if (reading.areNear(word, glasses)) reading.tell(word);
  // Drawn glasses have rims: "rimless" and "sem aro" are told.
  for (const word of reading.locate(rimless)) if (inPhrase(word)) reading.tell(word);
  return known({
    shape: rim?.value ?? (isPlain ? undefined : glasses.value),
    colour:
      ofWord.find(([pattern]) => pattern.test(own))?.[1] ??
      colourOf(reading, glasses, 1) ??
      (frame && colourOf(reading, frame, 0)),
  });
}
