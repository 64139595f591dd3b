import { colorNames } from '@groundwork/words/colors';
import type { Senses } from '@groundwork/words/senses';
import { hexOf, labOf } from '../../draw/colour.js';
import type { Found, Place, Reading } from '../reading.js';
import { phrase, words } from '../words/lexicon.js';
import { clothesWords, type Garment } from '../words/vocabulary.js';

/** How cloth is made; some of it has the name of a colour. */
export const cuts: Senses<true> = words('cutWords');
const allIn = phrase('allIn');
/** After the colour: "de negro de arriba abajo", "black from head to toe". */
const headToToe = phrase('headToToe');
const soft = phrase('softCloth');

/** Colours by their everyday and CSS names and as hex numbers, lightened or darkened as said. */
export function readColours(reading: Reading): Found<string>[] {
  const found = reading.all(clothesWords.dyes);
  // Before the names of CSS, where linen is a colour.
  reading.has(cuts);
  for (const { index: start, 0: word } of reading.text.matchAll(
    /#[0-9a-f]{6}(?![0-9a-f])|[a-z]{3,}/gu,
  )) {
    const end = start + word.length;
    const value = word.startsWith('#') ? word : colorNames().get(word);
    const overlaps = found.some((one) => one.start < end && start < one.end);
    if (value === undefined || overlaps || reading.isUnderstood({ start })) continue;
    reading.understand({ start, end });
    found.push({ value, start, end, clause: reading.clauseOf(start) });
  }
  const shades = reading.all(clothesWords.shades);
  return found
    .sort((one, two) => one.start - two.start)
    .map((colour) => {
      const shade = shades.find(
        ({ start, end }) =>
          Math.abs(end + 1 - colour.start) <= 1 || Math.abs(colour.end + 1 - start) <= 1,
      );
      return shade === undefined
        ? colour
        : { ...colour, value: lighter(colour.value, shade.value) };
    });
}

/** Whether everything is of this colour: "all in black". */
export function isOfAll(reading: Reading, colour: Place): boolean {
  const before = allIn.exec(reading.before(colour));
  const after = headToToe.exec(reading.after(colour));
  if (before !== null) reading.understand({ start: before.index, end: colour.start });
  if (after !== null) reading.understand({ start: colour.end, end: colour.end + after[0].length });
  return before !== null || after !== null;
}

/** The colour in the middle of a garment's words, or its shade: "camiseta negra de tirantes", "dark suit". */
export const colourWithin = (reading: Reading, garment: Found<Garment>): string | undefined =>
  reading
    .locate(clothesWords.dyes)
    .find((word) => word.start > garment.start && word.end <= garment.end)?.value;

/** "Dark suit" and "chemise claire" name no colour and are not just any. */
export function shadeOf(reading: Reading, garment: Found<Garment>): string | undefined {
  const { colour } = garment.value;
  const shade = reading
    .locate(clothesWords.shades)
    .find((word) => reading.areNear(word, garment) && !soft.test(reading.said(word)));
  if (shade === undefined) return undefined;
  if (shade.value < 0) return lighter(colour ?? '#5b6069', -0.16);
  return colour === undefined ? '#e3e1da' : lighter(colour, 0.16);
}

function lighter(hex: string, by: number): string {
  const lab = labOf(hex);
  return hexOf({ ...lab, l: Math.min(0.95, Math.max(0.16, lab.l + by)) });
}
