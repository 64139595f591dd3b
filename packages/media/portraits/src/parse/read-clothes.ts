import { colorNames } from '@groundwork/contract';
import { hexOf, labOf } from '../draw/colour.js';
import { clothesByPlace, sleeveless, type Worn } from './clothes-by-place.js';
import type { Found, Reading } from './reading.js';
import type { ClothesSaid } from './said.js';
import { dyeWords, patternWords, shadeWords } from './vocabulary/colours.js';
import { emptyWords } from './vocabulary/empty-words.js';
import type { Garment } from './vocabulary/garment.js';
import { garmentWords } from './vocabulary/garments.js';
import { cutWords, floorLengthWords, sleeveWords, styleWords } from './vocabulary/styles.js';

/** Garments with their colours and patterns. */
export function readClothes(reading: Reading, among: 'looks' | 'clothes'): ClothesSaid {
  // Before the garments: with a dress, "de tirantes" is the cut and not a pair of braces.
  const cut = reading.first(sleeveWords)?.value;
  const worn: Worn[] = narrowest(reading.all(garmentWords), reading).map((garment) => ({
    garment: toTheFloor(among === 'looks' ? inTheHair(garment, reading) : garment, reading),
  }));
  const patterns = reading
    .all(patternWords, { fresh: false })
    // "Patterned" and "colourful" say less than stripes next to them.
    .sort((one, two) => Number(one.value === 'print') - Number(two.value === 'print'));
  const colours = readColours(reading);
  for (const one of worn) one.colour = colourWithin(one.garment, reading);
  const style = reading.first(styleWords)?.value;
  reading.has(cutWords);
  for (const colour of colours) {
    const owner = ownerOf(colour, worn, reading, (one) => one.colour === undefined);
    if (owner !== undefined) owner.colour = colour.value;
  }
  for (const one of worn) {
    const dark = one.colour === undefined ? darkOf(one.garment, reading) : undefined;
    if (dark !== undefined) one.colour = dark;
  }
  // "Con una flor roja" among looks is no pattern of cloth.
  if (worn.length === 0) for (const pattern of patterns) reading.leave(pattern);
  for (const pattern of patterns) {
    const owner = ownerOf(pattern, worn, reading, (one) => one.pattern === undefined);
    if (owner !== undefined) owner.pattern = pattern.value;
  }
  return {
    ...sleeveless(clothesByPlace(worn, reading), cut),
    ...(cut === undefined ? {} : { sleeves: cut }),
    ...(style === undefined ? {} : { style }),
    colours: worn.length === 0 ? colours.map(({ value }) => value) : [],
  };
}

/** Portuguese "laço" is a bow tie among clothes and a bow among looks. */
function inTheHair(garment: Found<Garment>, reading: Reading): Found<Garment> {
  return garment.value.place === 'bow_tie' && reading.text.startsWith('lac', garment.start)
    ? { ...garment, value: { place: 'headwear', kind: 'bow' } }
    : garment;
}

/** "Camicia di jeans" is no pair of trousers. */
function isClothOf(one: Found<Garment>, other: Found<Garment>, reading: Reading): boolean {
  return (
    one.value.place === 'bottom' &&
    one.value.kind === 'jeans' &&
    other.end < one.start &&
    /^ (?:di|de|en|in|em|aus) $/u.test(reading.text.slice(other.end, one.start))
  );
}

const broadTops = ['sweater', 'shirt', 'tshirt'];

function isBroader(one: Garment, other: Garment): boolean {
  if (one.place === 'top' && other.place === 'top')
    return broadTops.includes(one.kind) && !broadTops.includes(other.kind);
  return (
    one.place === 'bottom' &&
    other.place === 'bottom' &&
    one.kind === 'jeans' &&
    ['shorts', 'skirt', 'long_skirt'].includes(other.kind)
  );
}

/**
 * "Polo shirt", "maglione blu a collo alto" and "falda vaquera" are one garment, of the narrower kind; denim shorts and
 * skirts are denim blue unless described otherwise.
 */
function narrowest(garments: readonly Found<Garment>[], reading: Reading): Found<Garment>[] {
  const beside = (one: Found<Garment>, other: Found<Garment>) =>
    other.clause === one.clause && reading.gap(one, other) <= 2;
  const isOf = (one: Found<Garment>, other: Found<Garment>) =>
    (isBroader(one.value, other.value) && beside(one, other)) || isClothOf(one, other, reading);
  return garments
    .filter((one) => !garments.some((other) => isOf(one, other)))
    .map((one) => {
      const cloth = garments.find((other) => isOf(other, one));
      return cloth?.value.colour === undefined
        ? one
        : { ...one, value: { ...one.value, colour: cloth.value.colour } };
    });
}

/** The colour in the middle of a garment's words: "camiseta negra de tirantes". */
function colourWithin(garment: Found<Garment>, reading: Reading): string | undefined {
  return reading
    .locate(dyeWords)
    .find((word) => word.start > garment.start && word.end <= garment.end)?.value;
}

/** "Dark suit" names no colour and is not just any. */
function darkOf(garment: Found<Garment>, reading: Reading): string | undefined {
  const dark = reading.locate(shadeWords).some(({ value, clause, start, end }) => {
    const beside = clause === garment.clause && reading.gap({ start, end }, garment) === 0;
    return value < 0 && beside;
  });
  return dark ? lighter(garment.value.colour ?? '#5b6069', -0.16) : undefined;
}

/** "Long burgundy dress" and "vestido largo"; not the dress with long sleeves. */
function toTheFloor(garment: Found<Garment>, reading: Reading): Found<Garment> {
  const { value } = garment;
  const dress = value.place === 'onePiece' && value.kind === 'dress';
  const skirt = value.place === 'bottom' && value.kind === 'skirt';
  if (!dress && !skirt) return garment;
  const described = reading.locate([[true, floorLengthWords]]).find((word) => {
    const around = reading.text.slice(Math.max(0, word.start - 9), word.end + 8);
    return (
      word.clause === garment.clause && reading.gap(word, garment) <= 2 && !sleeves.test(around)
    );
  });
  if (described === undefined) return garment;
  reading.understand(described.start, described.end);
  const long: Garment = dress
    ? { place: 'onePiece', kind: 'gown' }
    : { place: 'bottom', kind: 'long_skirt' };
  return { ...garment, value: long };
}

const sleeves = /sleeve|manga|manches|maniche|manigues|armel/u;

/** Colours by their everyday and CSS names and as hex numbers, lightened or darkened as said. */
export function readColours(reading: Reading): Found<string>[] {
  const found = reading.all(dyeWords);
  // Before the names of CSS, where linen is a colour.
  reading.has(cutWords);
  for (const match of reading.text.matchAll(/#[0-9a-f]{6}(?![0-9a-f])|[a-z]{3,}/gu)) {
    const [word] = match;
    const hex = word.startsWith('#') ? word : colorNames.get(word);
    const [start, end] = [match.index, match.index + word.length];
    const overlaps = found.some((one) => one.start < end && start < one.end);
    if (hex === undefined || overlaps || reading.isUnderstood(start)) continue;
    reading.understand(start, end);
    found.push({ value: hex, start, end, clause: reading.clauseOf(start) });
  }
  const shades = reading.all(shadeWords);
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
  // "Mantó negre": the black is not the next garment's.
  if (reading.isBesideUnknown(word, emptyWords)) {
    reading.leave(word);
    return undefined;
  }
  const phrase = reading.phraseOf(word.start);
  const beside = worn.filter(({ garment }) => reading.phraseOf(garment.start) === phrase);
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
