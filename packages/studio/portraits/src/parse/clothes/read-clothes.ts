import { colorNames } from '@groundwork/words/colors';
import type { Meanings } from '@groundwork/words/meanings';
import { hexOf, labOf } from '../../draw/colour.js';
import type { Found, Place, Reading } from '../reading.js';
import { type ClothesSaid, known } from '../said.js';
import { clothesWords, type Garment, garments } from '../words/meanings.js';
import { namesIn, phrase, words } from '../words/word-lists.js';
import { clothesByPlace, type Worn } from './clothes-by-place.js';
import { readGarments, tellCuts, tellWideCuts } from './read-garments.js';

/** How cloth is made; some of it has the name of a colour. */
const cuts: Meanings<true> = words('cutWords');
const allIn = phrase('allIn');
/** After the colour: "de negro de arriba abajo", "black from head to toe". */
const headToToe = phrase('headToToe');
const soft = phrase('softCloth');

/** Colours by their everyday and CSS names and as hex numbers, lightened or darkened as said. */
function readColours(reading: Reading): Found<string>[] {
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
function isOfAll(reading: Reading, colour: Place): boolean {
  const before = allIn.exec(reading.before(colour));
  const after = headToToe.exec(reading.after(colour));
  if (before !== null) reading.understand({ start: before.index, end: colour.start });
  if (after !== null) reading.understand({ start: colour.end, end: colour.end + after[0].length });
  return before !== null || after !== null;
}

/** The colour in the middle of a garment's words, or its shade: "camiseta negra de tirantes", "dark suit". */
const colourWithin = (reading: Reading, garment: Found<Garment>): string | undefined =>
  reading
    .locate(clothesWords.dyes)
    .find((word) => word.start > garment.start && word.end <= garment.end)?.value;

/** "Dark suit" and "chemise claire" name no colour and are not just any. */
function shadeOf(reading: Reading, garment: Found<Garment>): string | undefined {
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

const sleeves = namesIn('sleeveWords', ['long', 'short', 'none']);
const styles = namesIn('styleWords', ['casual', 'smart', 'formal', 'sporty']);

/** Garments with their colours and patterns. */
export function readClothes(reading: Reading, among: 'looks' | 'clothes'): ClothesSaid {
  const ofLooks = reading.snapshot();
  // Before the garments: with a dress, "de tirantes" is the cut and not a pair of braces.
  const cut = reading.first(sleeves)?.value;
  const found = readGarments(reading, among);
  const worn: Worn[] = found.map((garment) => ({ garment }));
  tellWideCuts(reading, found);
  const patterns = reading
    .all(clothesWords.patterns, { fresh: false })
    // "Patterned" and "colourful" say less than stripes next to them.
    .sort((one, two) => Number(one.value === 'print') - Number(two.value === 'print'));
  const colours = readColours(reading);
  for (const one of worn) one.colour = colourWithin(reading, one.garment);
  const style = reading.first(styles)?.value;
  // "Viso largo" is no cut.
  for (const made of reading.all(cuts))
    if (among === 'looks' && !reading.locate(garments).some(reading.inPhraseOf(made)))
      reading.leave(made);
  tellCuts(reading, found);
  const whole = colours.find((colour) => isOfAll(reading, colour));
  for (const colour of colours) {
    if (colour === whole) continue;
    const isOther =
      isOfLooks(reading, colour, worn, ofLooks) || isFarther(reading, colour, colours, worn);
    const owner = isOther
      ? undefined
      : ownerOf(reading, colour, worn, (one) => one.colour === undefined);
    if (owner !== undefined) {
      owner.colour = colour.value;
      owner.colourWord = colour;
    } else if (
      isOther ||
      !(worn.length === 0
        ? among === 'clothes'
        : isSecond(reading, colour, worn, { patterns, colours }))
    )
      reading.leave(colour);
  }
  // "All in black: dress, stockings, shawl".
  for (const one of worn) one.colour ??= shadeOf(reading, one.garment) ?? whole?.value;
  for (const pattern of patterns) {
    const owner = ownerOf(reading, pattern, worn, (one) => one.pattern === undefined);
    if (owner !== undefined) owner.pattern = pattern.value;
    else if (!worn.some((one) => one.pattern === pattern.value)) reading.leave(pattern);
  }
  const pieces = clothesByPlace(worn, reading);
  // A shirt without sleeves is a tank top.
  const top =
    cut === 'none' && pieces.top?.kind === 'tshirt'
      ? { ...pieces.top, kind: 'tank' as const }
      : pieces.top;
  return {
    ...pieces,
    ...known({ top, sleeves: cut, style, whole: whole?.value }),
    colours: worn.length === 0 ? colours.map(({ value }) => value) : [],
  };
}

/** "Mit roten Bäckchen im grünen Schneeanzug": the one garment of the clause has another colour beside it. */
function isFarther(
  reading: Reading,
  colour: Found<string>,
  colours: readonly Found<string>[],
  worn: readonly Worn[],
): boolean {
  const [only, ...others] = worn.filter(({ garment }) => garment.clause === colour.clause);
  if (only === undefined || others.length > 0 || reading.gap(colour, only.garment) === 0)
    return false;
  const near = (noun: Found) =>
    colours.some((other) => other !== colour && reading.areNear(other, noun));
  // "Rot-schwarzes Hemd" has both.
  return !near(colour) && near(only.garment);
}

/** "Mofletes rojos": right beside something of the looks, in a clause without clothes. */
function isOfLooks(
  reading: Reading,
  { start, end, clause }: Found,
  worn: readonly Worn[],
  ofLooks: (place: Pick<Found, 'start'>) => boolean,
): boolean {
  return (
    worn.every(({ garment }) => garment.clause !== clause) &&
    [start - 2, end + 1].some(
      (place) =>
        ofLooks({ start: place }) &&
        /[a-z]/u.test(reading.text[place] ?? '') &&
        reading.clauseOf(place) === clause,
    )
  );
}

/**
 * Whether a colour that no garment takes need not be told: the other colour of a patterned thing ("white and blue
 * stripes"), a colour said twice, "sage green", or one of clothes that are not named.
 */
function isSecond(
  reading: Reading,
  colour: Found<string>,
  worn: readonly Worn[],
  others: { readonly patterns: readonly Found[]; readonly colours: readonly Found<string>[] },
): boolean {
  return (
    worn.some((one) => one.colour === colour.value) ||
    others.patterns.some(reading.inPhraseOf(colour)) ||
    others.colours.some((other) => other !== colour && reading.areNear(other, colour))
  );
}

/**
 * The garment a colour or pattern belongs to: in its own clause the nearest that has none yet; where that clause
 * names none ("white and blue striped shirt", "camisa blanca y azul"), one of the same phrase, then of the next.
 */
function ownerOf(
  reading: Reading,
  word: Found,
  worn: readonly Worn[],
  free: (one: Worn) => boolean,
): Worn | undefined {
  const distance = ({ garment }: Worn) =>
    garment.start >= word.end ? garment.start - word.end : word.start - garment.end + 0.5;
  const nearest = (among: readonly Worn[]) =>
    among.filter(free).sort((one, two) => distance(one) - distance(two))[0];
  const here = worn.filter(({ garment }) => garment.clause === word.clause);
  if (here.length > 0) return nearest(here);
  // "Camiseta de un grupo de rock, negra, y zapatillas": alone between commas it is of what stands before.
  const last = worn
    .filter(({ garment }) => garment.end <= word.start)
    .sort((one, two) => two.garment.start - one.garment.start)[0];
  const isApart = /[,(] ?$/u.test(reading.before(word)) && /^(?:[,)]|$)/u.test(reading.after(word));
  if (isApart && last !== undefined && free(last)) return last;
  const inPhrase = reading.inPhraseOf(word);
  const beside = worn.filter(({ garment }) => inPhrase(garment));
  // "Mantó negre": the black is not the next garment's.
  if (reading.isBesideUnknown(word)) {
    reading.leave(word);
    return undefined;
  }
  return nearest(beside);
}
