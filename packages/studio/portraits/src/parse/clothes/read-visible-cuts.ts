import type { Found, Reading } from '../reading.js';
import { phrase } from '../words/phrases.js';
import { clothesWords, type Garment } from '../words/vocabulary.js';

/** Tells cloth and cut that one would see and that are not drawn, within the words of a garment too. */
export function tellVisibleCuts(reading: Reading, garments: readonly Found<Garment>[]): void {
  for (const cut of reading.all([[true, clothesWords.visibleCutWords]])) reading.tell(cut);
  const within = (place: { readonly start: number; readonly end: number }) =>
    garments.some(({ start, end }) => place.start >= start && place.end <= end);
  // "Pantalón de pana", "zerrissene Jeans" and "crop top" are words for one garment.
  for (const cut of reading.locate([[true, clothesWords.visibleCutWords]]))
    if (within(cut)) reading.tell(cut);
  if (garments.length > 0)
    for (const cut of reading.locate([[true, clothesWords.croppedWords]])) reading.tell(cut);
  tellOpenTops(reading, garments);
  for (const garment of garments)
    for (const { index, 0: word } of reading.text
      .slice(garment.start, garment.end)
      .matchAll(/[a-z]+/gu))
      if (visibleCompound.test(word))
        reading.tell({ start: garment.start + index, end: garment.start + index + word.length });
}

/** Tops are drawn closed, unless another is under them. */
function tellOpenTops(reading: Reading, garments: readonly Found<Garment>[]): void {
  const tops = garments.filter(({ value }) => value.place === 'top');
  const [only] = tops;
  if (only === undefined || tops.length > 1) return;
  for (const open of reading.locate([[true, clothesWords.openWords]]))
    if (open.clause === only.clause && reading.gap(open, only) <= 2) reading.tell(open);
}

/** To be asked for before other words for cuts are read, of which these are some in other languages. */
export function tellWideCuts(reading: Reading, garments: readonly Found<Garment>[]): void {
  for (const wide of reading.locate([[true, clothesWords.wideWords]]))
    if (meansWide(reading, wide) && garments.some(({ clause }) => clause === wide.clause))
      reading.tell(wide);
}

/** Whether "larga" is wide, as in Portuguese and Italian, and not long, as in Spanish. */
export function meansWide(
  reading: Reading,
  { start, end }: { start: number; end: number },
): boolean {
  const word = reading.text.slice(start, end);
  if (/^larg[oa]s?$/u.test(word)) return reading.mentions(notSpanish);
  // English "large" stands before its noun.
  if (word === 'large') return frenchGarment.test(reading.text.slice(0, start));
  return /^(?:larges|largh[ie]|weite[rsnm]?)$/u.test(word);
}

const notSpanish = phrase('notSpanish');

const frenchGarment = phrase('frenchGarment');

/** A German garment with cloth before it that one would see. */
const visibleCompound = phrase('visibleCompound');
