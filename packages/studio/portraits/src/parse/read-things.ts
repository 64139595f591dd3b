import type { Aids, Marks } from '../appearance/appearance.js';
import type { Motif, Prosthesis } from '../appearance/traits.js';
import { colourBeside, colourNextTo } from './colour-beside.js';
import { readGlasses } from './read-glasses.js';
import { readMood } from './read-mood.js';
import type { Found, Reading, Senses } from './reading.js';
import type { ThingsSaid } from './said.js';
import { garmentWords, motifPlaceWords, motifWords } from './vocabulary/clothes.js';
import {
  expectingWords,
  glassesWords,
  hairStyleWords,
  praiseWords,
  pregnancyMonthWords,
} from './vocabulary/looks.js';
import * as accessories from './vocabulary/things.js';
import * as aids from './vocabulary/things.js';
import * as marks from './vocabulary/things.js';

const gold = '#cfa045';

/**
 * Aids, marks, jewellery and carried things. Call it before reading hair and garments, whose words are broader: "white
 * cane" is not white hair, and braces are on teeth among looks and on trousers among clothes.
 */
export function readThings(reading: Reading, among: 'looks' | 'clothes'): ThingsSaid {
  const expecting = readExpecting(reading);
  const mood = readMood(reading);
  reading.has(praiseWords);
  const described = {
    aids: readAids(reading),
    marks: readMarks(reading, among),
    expecting,
    wrinkles: reading.has(marks.wrinkleWords),
    ...readJewellery(reading, among),
    stethoscope: reading.has(accessories.stethoscopeWords),
  };
  const glasses = readGlasses(reading);
  const motif = among === 'clothes' ? reading.firstOf(motifWords)?.value : motifOnGarment(reading);
  if (motif !== undefined) reading.has(motifPlaceWords);
  return {
    ...described,
    ...(glasses === undefined ? {} : { glasses }),
    ...(motif === undefined ? {} : { motif }),
    ...(mood === undefined ? {} : { mood }),
  };
}

/** Among looks a dog may be anything: only one in the phrase of a garment is a picture on it. */
function motifOnGarment(reading: Reading): Motif | undefined {
  const garments = reading
    .locate(garmentWords)
    .filter(({ value: { place } }) => ['top', 'onePiece', 'outer'].includes(place));
  const motif = reading
    .locate(motifWords)
    .find(
      ({ start }) =>
        !reading.isUnderstood(start) &&
        garments.some((garment) => reading.phraseOf(garment.start) === reading.phraseOf(start)),
    );
  if (motif !== undefined) reading.understand(motif.start, motif.end);
  return motif?.value;
}

function readExpecting(reading: Reading): boolean {
  const expecting = reading.has(expectingWords);
  if (!expecting) return false;
  for (const match of reading.text.matchAll(pregnancyMonthWords)) {
    reading.understand(match.index, match.index + match[0].length);
  }
  return true;
}

function readAids(reading: Reading): Partial<Aids> {
  const guideDog = reading.has(aids.guideDogWords);
  const whiteCane = reading.has(aids.whiteCaneWords);
  if (guideDog || whiteCane) reading.has(aids.blindWords);
  tellColours(reading);
  const hearingAid = reading.has(aids.hearingAidWords);
  if (hearingAid) reading.has(aids.deafWords);
  const prosthesis = readProsthesis(reading);
  const has = {
    wheelchair: reading.has(aids.wheelchairWords),
    crutches: reading.has(aids.crutchWords),
    walker: reading.has(aids.walkerWords),
    cane: reading.has(aids.caneWords),
    whiteCane,
    guideDog,
    hearingAid,
  };
  // A wheelchair is drawn with rims to push.
  const chairs = reading.locate([[true, aids.wheelchairWords]]);
  for (const electric of reading.locate([[true, aids.electricWheelchairWords]]))
    if (chairs.some(({ start }) => reading.phraseOf(start) === reading.phraseOf(electric.start)))
      reading.tell(electric);
  return {
    ...Object.fromEntries(Object.entries(has).filter(([, described]) => described)),
    ...(prosthesis === null ? {} : { prosthesis }),
  };
}

/** Aids have the colour that most have: "a pink hearing aid" and a black dog are not drawn so. */
function tellColours(reading: Reading): void {
  const nouns = reading.locate([
    [true, aids.guideDogWords],
    [true, aids.hearingAidWords],
    [true, aids.prosthesisWords],
    [true, aids.wheelchairWords],
    [true, aids.crutchWords],
    [true, aids.walkerWords],
    [true, aids.caneWords],
    [true, marks.toothBracesWords],
  ]);
  for (const noun of nouns) {
    const colour = colourNextTo(reading, noun, { reach: 0 });
    if (colour !== undefined) reading.tell(colour);
  }
}

/** Left by default; a leg by default, as most are. */
function readProsthesis(reading: Reading): Prosthesis | null {
  const noun = reading.first([[true, aids.prosthesisWords]] as const);
  if (noun === undefined) return null;
  const phrase = reading.phraseOf(noun.start);
  const near = <T>(senses: Senses<T>): Found<T> | undefined =>
    // "Braccio destro in fibra di carbonio (protesi)".
    [0, -1, 1]
      .map((aside) =>
        reading.locate(senses).find((word) => reading.phraseOf(word.start) === phrase + aside),
      )
      .find((word) => word !== undefined);
  const limb = near(aids.limbWords);
  const side = near(aids.sideWords);
  for (const word of [limb, side]) {
    if (word !== undefined) reading.understand(word.start, word.end);
  }
  if (limb?.value === 'arm') return side?.value === 'right' ? 'right_arm' : 'left_arm';
  if (side?.value === 'both') return 'both_legs';
  return side?.value === 'right' ? 'right_leg' : 'left_leg';
}

function readMarks(reading: Reading, among: 'looks' | 'clothes'): Partial<Marks> {
  const near = <T>(noun: Found<unknown> | undefined, senses: Senses<T>): T | undefined => {
    if (noun === undefined) return undefined;
    const phrase = reading.phraseOf(noun.start);
    const word = reading.locate(senses).find(({ start }) => reading.phraseOf(start) === phrase);
    if (word !== undefined) reading.understand(word.start, word.end);
    return word?.value;
  };
  const teeth =
    reading.has(marks.toothBracesWords) || (among === 'looks' && reading.has(marks.bracesWord));
  const eyePatch = reading.has(marks.eyePatchWords);
  const piercingNouns = reading.all([[true, marks.piercingWords]] as const);
  const piercings = piercingNouns.flatMap((noun) => {
    const own = reading.text.slice(noun.start, noun.end);
    // Of silver or gold, which is too small to be seen and is not the hair's.
    colourBeside(reading, noun, { reach: 0 });
    const inWord = marks.piercingPlaceWords.find(([, words]) => own.search(words) >= 0)?.[0];
    if (inWord !== undefined) return [inWord];
    const places = reading
      .locate(marks.piercingPlaceWords)
      .filter(({ start }) => reading.phraseOf(start) === reading.phraseOf(noun.start));
    for (const { start, end } of places) reading.understand(start, end);
    const elsewhere = reading
      .locate([[true, marks.otherPiercingPlaceWords]])
      .find(({ start }) => reading.phraseOf(start) === reading.phraseOf(noun.start));
    if (places.length === 0 && elsewhere !== undefined) {
      reading.tell(noun);
      reading.tell(elsewhere);
      return [];
    }
    return places.length === 0 ? ['nose' as const] : places.map(({ value }) => value);
  });
  const tattoo = reading.first([[true, marks.tattooWords]] as const);
  const tattooPlace = near(tattoo, marks.tattooPlaceWords);
  const hidden =
    tattoo === undefined || tattooPlace !== undefined
      ? undefined
      : reading
          .locate([[true, marks.hiddenTattooPlaceWords]])
          .find(({ start }) => reading.phraseOf(start) === reading.phraseOf(tattoo.start));
  if (tattoo !== undefined && hidden !== undefined) {
    reading.tell(tattoo);
    reading.tell(hidden);
  }
  const scar = reading.first([[true, marks.scarWords]] as const);
  const scarPlace = near(scar, marks.scarPlaceWords);
  for (const light of reading.all([[true, marks.lightMakeupWords]])) reading.tell(light);
  const lips = reading.first([[true, marks.lipstickWords]] as const);
  const mole = among === 'looks' && reading.has(marks.moleWords);
  const freckles = reading.has(marks.freckleWords);
  if (mole || teeth || freckles) reading.has(marks.facePlaceWords);
  for (const cheeks of reading.all([[true, marks.cheekyWords]])) reading.tell(cheeks);
  const flags = {
    freckles,
    mole,
    vitiligo: reading.has(marks.vitiligoWords),
    dimples: reading.has(marks.dimpleWords),
    bindi: reading.has(marks.bindiWords),
    downSyndrome: reading.has(marks.downWords),
    toothBraces: teeth,
    eyePatch,
  };
  return {
    ...Object.fromEntries(Object.entries(flags).filter(([, described]) => described)),
    ...(tattoo === undefined || hidden !== undefined ? {} : { tattoo: tattooPlace ?? 'arm' }),
    ...(scar === undefined ? {} : { scar: scarPlace ?? 'cheek' }),
    ...(lips === undefined
      ? {}
      : { lipstick: colourBeside(reading, lips, { reach: 1 }) ?? '#b3262e' }),
    ...(piercings.length === 0 ? {} : { piercings }),
  };
}

/** "Gris perle", "pulseiras de missangas" and "Zöpfchen mit bunten Perlen". */
function isNoNecklace(
  reading: Reading,
  { start, end }: Found<unknown>,
  among: 'looks' | 'clothes',
): boolean {
  const before = reading.text.slice(0, start);
  if (greyBefore.test(before) || braceletBefore.test(before)) return true;
  return (
    among === 'looks' &&
    !/[ -]/u.test(reading.text.slice(start, end)) &&
    /^(?:perlen|perles?|perle|perlas|perolas|pearls|beads)$/u.test(
      reading.text.slice(start, end),
    ) &&
    reading
      .locate(hairStyleWords)
      .some((style) => reading.phraseOf(style.start) === reading.phraseOf(start))
  );
}

const greyBefore =
  /(?<![a-z])(?:gris|grise|grigi[oa]|cinza|cinzento|blanc|blanco|bianco|branco) $/u;
const braceletBefore =
  /(?<![a-z])(?:pulseiras?|bracelets?|braccialett[io]|braccial[ei]|pulseras?|polseres?|polsera|armband|armbander) (?:de|di|d|aus|en|of|mit) $/u;

type Jewellery = Pick<
  ThingsSaid,
  'necklace' | 'earrings' | 'watch' | 'bracelet' | 'headphones' | 'backpack' | 'bag'
>;

function readJewellery(reading: Reading, among: 'looks' | 'clothes'): Jewellery {
  // Earrings first: they may be of pearls, which alone are a necklace.
  const earrings = reading.firstOf(accessories.earringWords);
  const strung = reading.firstOf(accessories.necklaceWords);
  // Beads among looks are in the hair.
  const inHair =
    strung?.value === 'beads' &&
    among === 'looks' &&
    !/ |-/u.test(reading.text.slice(strung.start, strung.end));
  // A chain beside glasses holds them.
  const ofGlasses =
    strung?.value === 'pendant' &&
    reading
      .locate(glassesWords)
      .some((glasses) => reading.phraseOf(glasses.start) === reading.phraseOf(strung.start));
  if (inHair || ofGlasses) reading.leave(strung);
  const isOther =
    strung !== undefined && strung.value !== 'pendant' && isNoNecklace(reading, strung, among);
  if (isOther && among === 'looks') reading.leave(strung);
  const necklace = inHair || ofGlasses || isOther ? undefined : strung;
  const headphones = reading.first([[true, accessories.headphoneWords]] as const);
  if (headphones !== undefined) reading.has(accessories.headphonePlaceWords);
  if (earrings !== undefined) colourBeside(reading, earrings, { reach: 1 });
  const coloured = (words: RegExp, usual: string): string | undefined => {
    const noun = reading.first([[true, words]] as const);
    return noun === undefined ? undefined : (colourBeside(reading, noun, { reach: 1 }) ?? usual);
  };
  const necklaceColour = { pearls: '#f3ece0', beads: '#a5432f', pendant: gold };
  const things = {
    watch: coloured(accessories.watchWords, '#33353b'),
    bracelet: coloured(accessories.braceletWords, gold),
    backpack: coloured(accessories.backpackWords, '#4b5f7a'),
    bag: coloured(accessories.bagWords, '#7a5236'),
    headphones:
      headphones === undefined
        ? undefined
        : (colourBeside(reading, headphones, { reach: 0 }) ?? '#2f3138'),
  };
  return {
    ...Object.fromEntries(Object.entries(things).filter(([, colour]) => colour !== undefined)),
    ...(earrings === undefined ? {} : { earrings: earrings.value }),
    ...(necklace === undefined
      ? {}
      : {
          necklace: {
            kind: necklace.value,
            colour: colourBeside(reading, necklace, { reach: 1 }) ?? necklaceColour[necklace.value],
          },
        }),
  };
}
