import type { Meanings } from '@groundwork/words/meanings';
import type { Aids } from '../../appearance/appearance.js';
import { type Motif, motifs, type Prosthesis } from '../../appearance/traits.js';
import { colourBeside, colourOf } from '../heads.js';
import type { Reading } from '../reading.js';
import { type GlassesSaid, known, type ThingsSaid } from '../said.js';
import {
  aidWords,
  earringWords,
  gapTeeth,
  garments,
  looksWords,
  necklaceWords,
  toothBraces,
} from '../words/meanings.js';
import { namesIn, phrase, words } from '../words/word-lists.js';
import { flagsIn, readMarks } from './read-marks.js';

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
function readGlasses(reading: Reading): GlassesSaid | null | undefined {
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

const gold = '#cfa045';
/** Carried and worn things that have a colour: their words, how near it stands, and the usual one. */
const coloured = {
  watch: [words('watchWords'), 1, '#33353b'],
  bracelet: [words('braceletWords'), 1, gold],
  backpack: [words('backpackWords'), 1, '#4b5f7a'],
  bag: [words('bagWords'), 1, '#7a5236'],
  headphones: [words('headphoneWords'), 0, '#2f3138'],
} as const;
const necklaceColours = { pearls: '#f3ece0', beads: '#a5432f', pendant: gold };

const motifWords = namesIn('motifWords', motifs);
const motifPlaces = words('motifPlaceWords');
const headphonePlaces = words('headphonePlaceWords');
const stethoscopes = words('stethoscopeWords');
const wrinkles = words('wrinkleWords');
const blind = words('blindWords');
const deaf = words('deafWords');
const prostheses = words('prosthesisWords');
const limbs = namesIn('limbWords', ['leg', 'arm']);
const sides = namesIn('sideWords', ['left', 'right', 'both']);
const electric = words('electricWheelchairWords');
const pregnancyMonths = phrase('pregnancyMonths', 'gu');

/**
 * Aids, marks, jewellery and carried things. Call it before reading hair and garments, whose words are broader: "white
 * cane" is not white hair, and braces are on teeth among looks and on trousers among clothes.
 */
export function readThings(reading: Reading, among: 'looks' | 'clothes'): ThingsSaid {
  const expecting = reading.has(looksWords.expecting);
  if (expecting)
    for (const { index, 0: month } of reading.text.matchAll(pregnancyMonths))
      reading.understand({ start: index, end: index + month.length });
  // Before the mood, of which a "gappy grin" is one too.
  const gap = reading.onlyOf(gapTeeth)?.value;
  // Of "tired but happy" the second is meant.
  const mood = reading.onlyOf(looksWords.moods, (found) => found.at(-1))?.value;
  reading.has(looksWords.praise);
  const aids = readAids(reading);
  const marks = { ...readMarks(reading, among), ...known({ gapTeeth: gap }) };
  const lined = [wrinkles, looksWords.weathered].filter((words) => reading.has(words));
  const jewellery = readJewellery(reading, among);
  const stethoscope = reading.has(stethoscopes);
  const glasses = readGlasses(reading);
  const motif = motifIn(reading, among);
  if (motif !== undefined) reading.has(motifPlaces);
  return {
    ...{ aids, marks, expecting, wrinkles: lined.length > 0, stethoscope },
    ...known({ ...jewellery, glasses, motif, mood }),
  };
}

/** Among looks a dog may be anything: only one in the phrase of a garment is a picture on it. */
function motifIn(reading: Reading, among: 'looks' | 'clothes'): Motif | undefined {
  if (among === 'clothes') return reading.onlyOf(motifWords)?.value;
  const worn = reading
    .locate(garments)
    .filter(({ value: { place } }) => ['top', 'onePiece', 'outer'].includes(place));
  const motif = reading
    .locate(motifWords)
    .find((one) => !reading.isUnderstood(one) && worn.some(reading.inPhraseOf(one)));
  if (motif !== undefined) reading.understand(motif);
  return motif?.value;
}

function readAids(reading: Reading): Partial<Aids> {
  const aids = flagsIn(reading, aidWords);
  if (aids.guideDog === true || aids.whiteCane === true) reading.has(blind);
  if (aids.hearingAid === true) reading.has(deaf);
  const prosthesis = readProsthesis(reading);
  // Aids have the colour that most have: "a pink hearing aid" and a black dog are not drawn so.
  for (const noun of reading.locate<unknown>([...aidWords, ...prostheses, ...toothBraces])) {
    const colour = colourBeside(reading, noun, 0);
    if (colour !== undefined) reading.tell(colour);
  }
  // A wheelchair is drawn with rims to push.
  const chairs = reading.locate(aidWords).filter(({ value }) => value === 'wheelchair');
  for (const word of reading.locate(electric))
    if (chairs.some(reading.inPhraseOf(word))) reading.tell(word);
  return { ...aids, ...known({ prosthesis }) };
}

/** Left by default; a leg by default, as most are. */
function readProsthesis(reading: Reading): Prosthesis | undefined {
  const noun = reading.first(prostheses);
  if (noun === undefined) return undefined;
  const near = <T>(meanings: Meanings<T>): T | undefined => {
    // "Braccio destro in fibra di carbonio (protesi)".
    const word = [0, -1, 1]
      .map((aside) => reading.locate(meanings).find(reading.inPhraseOf(noun, aside)))
      .find((found) => found !== undefined);
    if (word !== undefined) reading.understand(word);
    return word?.value;
  };
  const limb = near(limbs) ?? 'leg';
  const side = near(sides) ?? 'left';
  if (side === 'both') return limb === 'leg' ? 'both_legs' : 'left_arm';
  return `${side}_${limb}`;
}

type Jewellery = Pick<ThingsSaid, 'necklace' | 'earrings' | keyof typeof coloured>;

function readJewellery(reading: Reading, among: 'looks' | 'clothes'): Jewellery {
  // Earrings first: they may be of pearls, which alone are a necklace.
  const earrings = reading.onlyOf(earringWords);
  const necklace = necklaceIn(reading, among);
  if (earrings !== undefined) colourOf(reading, earrings, 1);
  const things = Object.entries(coloured).map(([name, [nouns, reach, usual]]) => {
    const noun = reading.first(nouns);
    if (noun !== undefined && name === 'headphones') reading.has(headphonePlaces);
    return [name, noun && (colourOf(reading, noun, reach) ?? usual)] as const;
  });
  return known({
    ...(Object.fromEntries(things) as Partial<Record<keyof typeof coloured, string>>),
    earrings: earrings?.value,
    necklace: necklace && {
      kind: necklace.value,
      colour: colourOf(reading, necklace, 1) ?? necklaceColours[necklace.value],
    },
  });
}

/** Beads and pearls among looks may be in the hair; a chain beside glasses holds them. */
function necklaceIn(reading: Reading, among: 'looks' | 'clothes') {
  const strung = reading.onlyOf(necklaceWords);
  if (strung === undefined) return undefined;
  const inPhrase = reading.inPhraseOf(strung);
  const isOneWord = !/[ -]/u.test(reading.said(strung));
  const isNone =
    strung.value === 'pendant'
      ? reading.locate(looksWords.glasses).some(inPhrase)
      : among === 'looks' &&
        isOneWord &&
        (strung.value === 'beads' || reading.locate(looksWords.styles).some(inPhrase));
  if (!isNone) return strung;
  reading.leave(strung);
  return undefined;
}
