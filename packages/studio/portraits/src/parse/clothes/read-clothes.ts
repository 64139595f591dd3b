import { colorNames } from '@groundwork/words/colors';
import { hexOf, labOf } from '../../draw/colour.js';
import type { Found, Reading } from '../reading.js';
import { type ClothesSaid, known } from '../said.js';
import { phrase } from '../words/phrases.js';
import { clothesWords, type Garment, peopleWords } from '../words/vocabulary.js';
import { clothesByPlace, sleeveless, type Worn } from './clothes-by-place.js';
import { readGarments } from './read-garments.js';
import { tellVisibleCuts, tellWideCuts } from './read-visible-cuts.js';

/** Garments with their colours and patterns. */
export function readClothes(reading: Reading, among: 'looks' | 'clothes'): ClothesSaid {
  const ofLooks = reading.snapshot();
  // Before the garments: with a dress, "de tirantes" is the cut and not a pair of braces.
  const cut = reading.first(clothesWords.sleeveWords)?.value;
  const garments = readGarments(reading, among);
  const worn: Worn[] = garments.map((garment) => ({ garment }));
  tellWideCuts(reading, garments);
  const patterns = reading
    .all(clothesWords.patternWords, { fresh: false })
    // "Patterned" and "colourful" say less than stripes next to them.
    .sort((one, two) => Number(one.value === 'print') - Number(two.value === 'print'));
  const colours = readColours(reading);
  for (const one of worn) one.colour = colourWithin(one.garment, reading);
  const style = reading.first(clothesWords.styleWords)?.value;
  const wearing = reading.locate(clothesWords.garmentWords);
  // "Viso largo" is no cut.
  for (const made of reading.all([[true, clothesWords.cutWords]]))
    if (
      among === 'looks' &&
      !wearing.some(({ start }) => reading.phraseOf(start) === reading.phraseOf(made.start))
    )
      reading.leave(made);
  tellVisibleCuts(reading, garments);
  const ofAll = colours.find(
    ({ start, end }) =>
      allIn.test(reading.text.slice(0, start)) || headToToe.test(reading.text.slice(end)),
  );
  if (ofAll !== undefined) understandAllIn(reading, ofAll);
  for (const colour of colours) {
    if (colour === ofAll) continue;
    // "Mofletes rojos": beside something of the looks a colour is not the next garment's.
    if (isOfLooks(reading, colour, worn, ofLooks) || isFarther(reading, colour, colours, worn)) {
      reading.leave(colour);
      continue;
    }
    const owner = ownerOf(colour, worn, reading, (one) => one.colour === undefined);
    if (owner !== undefined) {
      owner.colour = colour.value;
      owner.colourWord = colour;
    } else if (!isSecondOf(colour, { worn, patterns, colours, reading, among }))
      reading.leave(colour);
  }
  for (const one of worn) {
    const shade = one.colour === undefined ? shadeOf(one.garment, reading) : undefined;
    if (shade !== undefined) one.colour = shade;
    // "All in black: dress, stockings, shawl".
    one.colour ??= ofAll?.value;
  }
  // "Con una flor roja" among looks is no pattern of cloth.
  if (worn.length === 0) for (const pattern of patterns) reading.leave(pattern);
  for (const pattern of patterns) {
    const owner = ownerOf(pattern, worn, reading, (one) => one.pattern === undefined);
    if (owner !== undefined) owner.pattern = pattern.value;
    else if (!worn.some((one) => one.pattern === pattern.value)) reading.leave(pattern);
  }
  return {
    ...sleeveless(clothesByPlace(worn, reading), cut),
    ...known({ sleeves: cut, style, whole: ofAll?.value }),
    colours: worn.length === 0 ? colours.map(({ value }) => value) : [],
  };
}

/** "Mit roten Bäckchen im grünen Schneeanzug": the one garment of the clause has the colour beside it. */
function isFarther(
  reading: Reading,
  colour: Found<string>,
  colours: readonly Found<string>[],
  worn: readonly Worn[],
): boolean {
  const here = worn.filter(({ garment }) => garment.clause === colour.clause);
  const [only] = here;
  if (only === undefined || here.length > 1 || reading.gap(colour, only.garment) === 0)
    return false;
  // "Rot-schwarzes Hemd" has both.
  if (colours.some((other) => other !== colour && reading.gap(other, colour) === 0)) return false;
  return colours.some(
    (other) =>
      other !== colour && other.clause === colour.clause && reading.gap(other, only.garment) === 0,
  );
}

/** Right beside a word that was understood as something else than clothes, in a clause without any. */
function isOfLooks(
  reading: Reading,
  { start, end, clause }: Found<unknown>,
  worn: readonly Worn[],
  ofLooks: (position: number) => boolean,
): boolean {
  if (worn.some(({ garment }) => garment.clause === clause)) return false;
  return [start - 2, end + 1].some(
    (place) =>
      ofLooks(place) &&
      /[a-z]/u.test(reading.text[place] ?? '') &&
      reading.clauseOf(place) === clause,
  );
}

/**
 * Whether a colour that no garment takes need not be told: the other colour of a patterned thing ("white and blue
 * stripes"), a colour said twice, or one of clothes that are not named.
 */
function isSecondOf(
  colour: Found<string>,
  {
    worn,
    patterns,
    colours,
    reading,
    among,
  }: {
    readonly worn: readonly Worn[];
    readonly patterns: readonly Found<unknown>[];
    readonly colours: readonly Found<string>[];
    readonly reading: Reading;
    readonly among: 'looks' | 'clothes';
  },
): boolean {
  if (worn.length === 0) return among === 'clothes';
  const phrase = reading.phraseOf(colour.start);
  return (
    worn.some((one) => one.colour === colour.value) ||
    patterns.some(({ start }) => reading.phraseOf(start) === phrase) ||
    // "Sage green".
    colours.some(
      (other) =>
        other !== colour && other.clause === colour.clause && reading.gap(other, colour) === 0,
    )
  );
}

const allIn =
  /(?<![a-z])(?:all|entirely|completely|always|dress(?:ed|es)|head to toe|ganz|komplett|gekleidet|kopf bis fuss|immer|tout|toute|entierement|vetue?|habillee?|todo|toda|vestid[oa]|viste|siempre|veste|vestit|vestita|tutt[oa]|completamente|sempre|tota?|completament)(?: (?:ancora|todavia|encara|ainda|encore|still|noch|sempre|immer))? (?:in|de|en|di|em) $|(?:^|[.;:,] ?)(?:in|de|en|di|em) $/u;
/** After the colour: "de negro de arriba abajo", "black from head to toe", "in Schwarz". */
const headToToe = phrase('headToToe');

function understandAllIn(reading: Reading, { start, end }: Found<unknown>): void {
  const before = allIn.exec(reading.text.slice(0, start));
  const after = headToToe.exec(reading.text.slice(end));
  if (before !== null) reading.understand(before.index, start);
  if (after !== null) reading.understand(end, end + after[0].length);
}

/** The colour in the middle of a garment's words: "camiseta negra de tirantes". */
function colourWithin(garment: Found<Garment>, reading: Reading): string | undefined {
  return reading
    .locate(clothesWords.dyeWords)
    .find((word) => word.start > garment.start && word.end <= garment.end)?.value;
}

/** "Dark suit" and "chemise claire" name no colour and are not just any. */
function shadeOf(garment: Found<Garment>, reading: Reading): string | undefined {
  const shade = reading.locate(clothesWords.shadeWords).find(
    (word) =>
      word.clause === garment.clause &&
      reading.gap(word, garment) === 0 &&
      // A soft jumper is not pale.
      !/^(?:soft|suave)/u.test(reading.text.slice(word.start, word.end)),
  );
  if (shade === undefined) return undefined;
  if (shade.value < 0) return lighter(garment.value.colour ?? '#5b6069', -0.16);
  return garment.value.colour === undefined ? '#e3e1da' : lighter(garment.value.colour, 0.16);
}

/** Colours by their everyday and CSS names and as hex numbers, lightened or darkened as said. */
export function readColours(reading: Reading): Found<string>[] {
  const found = reading.all(clothesWords.dyeWords);
  // Before the names of CSS, where linen is a colour.
  reading.has(clothesWords.cutWords);
  for (const match of reading.text.matchAll(/#[0-9a-f]{6}(?![0-9a-f])|[a-z]{3,}/gu)) {
    const [word] = match;
    const hex = word.startsWith('#') ? word : colorNames().get(word);
    const [start, end] = [match.index, match.index + word.length];
    const overlaps = found.some((one) => one.start < end && start < one.end);
    if (hex === undefined || overlaps || reading.isUnderstood(start)) continue;
    reading.understand(start, end);
    found.push({ value: hex, start, end, clause: reading.clauseOf(start) });
  }
  const shades = reading.all(clothesWords.shadeWords);
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

function lighter(hex: string, by: number): string {
  const lab = labOf(hex);
  return hexOf({ ...lab, l: Math.min(0.95, Math.max(0.16, lab.l + by)) });
}

/**
 * The garment a colour or pattern belongs to: in its own clause the nearest that has none yet; where that clause
 * names none ("white and blue striped shirt", "camisa blanca y azul"), one of the same phrase, then of the next.
 */
function ownerOf(
  word: { readonly start: number; readonly end: number; readonly clause: number },
  worn: readonly Worn[],
  reading: Reading,
  free: (one: Worn) => boolean,
): Worn | undefined {
  const distance = ({ garment }: Worn) =>
    garment.start >= word.end ? garment.start - word.end : word.start - garment.end + 0.5;
  const nearest = (among: readonly Worn[]) =>
    [...among].sort((one, two) => distance(one) - distance(two))[0];
  const here = worn.filter(({ garment }) => garment.clause === word.clause);
  if (here.length > 0) {
    const best = nearest(here);
    return best !== undefined && free(best) ? best : nearest(here.filter(free));
  }
  // "Camiseta de un grupo de rock, negra, y zapatillas": alone between commas it is of what stands before.
  const last = worn
    .filter(({ garment }) => garment.end <= word.start)
    .sort((one, two) => two.garment.start - one.garment.start)[0];
  const isApart =
    /, ?$/u.test(reading.text.slice(0, word.start)) &&
    /^(?:,|$)/u.test(reading.text.slice(word.end));
  if (isApart && last !== undefined && free(last)) return last;
  // "Mantó negre": the black is not the next garment's.
  if (reading.isBesideUnknown(word, peopleWords.emptyWords)) {
    reading.leave(word);
    return undefined;
  }
  const phrase = reading.phraseOf(word.start);
  const beside = worn.filter(({ garment }) => reading.phraseOf(garment.start) === phrase);
  if (beside.length === 0 && reading.isBesideTold(word)) {
    reading.leave(word);
    return undefined;
  }
  // A second colour of the same thing ("blanca y azul") is not the next thing's.
  if (beside.length > 0) return nearest(beside.filter(free));
  const around = worn.filter(
    ({ garment }) => Math.abs(reading.phraseOf(garment.start) - phrase) === 1,
  );
  const candidate = nearest(around.filter(free));
  // A gap of other words means that the colour is of something else.
  return candidate !== undefined && reading.gap(word, candidate.garment) <= 2
    ? candidate
    : undefined;
}
