import { colourBeside } from './colour-beside.js';
import type { Found, Reading } from './reading.js';
import { type GlassesSaid, known } from './said.js';
import { phrase } from './words/phrases.js';
import { looksWords } from './words/vocabulary.js';

/** "Only for reading", "please leave them off": whoever has glasses wears none in the picture. */
function isLeftOff(reading: Reading, { end }: Pick<Found<unknown>, 'end'>): boolean {
  const [after = ''] = reading.text.slice(end).split(/[,;.()]/u);
  return leftOffWords.test(after) || onTheHead.test(after);
}

/** "Ochiali da sole in testa": nothing is before the eyes. */
const onTheHead = phrase('onTheHead');

const leftOffWords = phrase('leftOffWords');

/** "Óculos escuros redondos" are sunglasses first. */
const darkGlasses = phrase('darkGlasses');

/** Glasses with their rims; null when denied, undefined when not mentioned. */
export function readGlasses(reading: Reading): GlassesSaid | null | undefined {
  const glasses = reading.first(looksWords.glassesWords);
  if (glasses === undefined) return reading.denies(looksWords.glassesWords) ? null : undefined;
  if (glasses.value === 'none') return null;
  if (isLeftOff(reading, glasses)) {
    reading.leave(glasses);
    return null;
  }
  const own = reading.text.slice(glasses.start, glasses.end);
  const isOfHorn = /^horn/u.test(own);
  const rim =
    glasses.value === 'plain' || isOfHorn
      ? reading
          .locate(looksWords.frameShapeWords)
          .find((word) => word.clause === glasses.clause && reading.gap(word, glasses) <= 2)
      : undefined;
  if (rim !== undefined) reading.understand(rim.start, rim.end);
  const shape = darkGlasses.test(own)
    ? 'sun'
    : (rim?.value ?? (glasses.value === 'plain' ? undefined : glasses.value));
  const frame = reading
    .locate([[true, looksWords.frameWords]] as const)
    .find(({ start }) => reading.phraseOf(start) === reading.phraseOf(glasses.start));
  if (frame !== undefined) reading.understand(frame.start, frame.end);
  for (const thick of reading.locate([[true, looksWords.thickWords]]))
    if (thick.clause === glasses.clause && reading.gap(thick, glasses) === 0) reading.tell(thick);
  // Drawn glasses have rims: "rimless" and "sem aro" are told.
  for (const without of reading.locate([[true, looksWords.rimlessWords]] as const))
    if (reading.phraseOf(without.start) === reading.phraseOf(glasses.start)) reading.tell(without);
  const ofWord = /^gold/u.test(own) ? '#c9a24b' : /^silber/u.test(own) ? '#c9cbcd' : undefined;
  const colour =
    ofWord ??
    colourBeside(reading, glasses, { reach: 1 }) ??
    (frame === undefined ? undefined : colourBeside(reading, frame, { reach: 0 }));
  return known({ shape, colour });
}
