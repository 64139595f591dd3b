import type { Found, Reading } from '../reading.js';
import { holds } from '../reading.js';
import { phrase, words } from '../words/lexicon.js';
import type { Garment } from '../words/vocabulary.js';

const visible = words('visibleCutWords');
const cropped = words('croppedWords');
const open = words('openWords');
const wide = words('wideWords');
/** A German garment with cloth before it that one would see. */
const compound = phrase('visibleCompound');

/** Tells cloth and cut that one would see and that are not drawn, within the words of a garment too. */
export function tellCuts(reading: Reading, garments: readonly Found<Garment>[]): void {
  const inGarment = (cut: Found) => garments.some((garment) => holds(garment, cut));
  for (const cut of reading.all(visible)) reading.tell(cut);
  // "Pantalón de pana", "zerrissene Jeans" and "crop top" are words for one garment.
  for (const cut of reading.locate(visible)) if (inGarment(cut)) reading.tell(cut);
  if (garments.length > 0) for (const cut of reading.locate(cropped)) reading.tell(cut);
  const tops = garments.filter(({ value }) => value.place === 'top');
  // Tops are drawn closed, unless another is under them.
  if (tops.length === 1)
    for (const cut of reading.locate(open))
      if (tops.some((top) => reading.areNear(cut, top, 2))) reading.tell(cut);
  for (const garment of garments)
    for (const { index, 0: word } of reading.said(garment).matchAll(/[a-z]+/gu)) {
      const start = garment.start + index;
      if (compound.test(word)) reading.tell({ start, end: start + word.length });
    }
}

/** To be asked for before other words for cuts are read, of which these are some in other languages. */
export function tellWideCuts(reading: Reading, garments: readonly Found<Garment>[]): void {
  for (const word of reading.locate(wide))
    if (garments.some(({ clause }) => clause === word.clause)) reading.tell(word);
}
