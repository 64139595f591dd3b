import type { Aids } from '../appearance/appearance.js';
import type { Motif, Prosthesis } from '../appearance/traits.js';
import { colourBeside, colourNextTo } from './colour-beside.js';
import { readGlasses } from './read-glasses.js';
import { flagsIn, readMarks } from './read-marks.js';
import type { Found, Reading, Senses } from './reading.js';
import { known, type ThingsSaid } from './said.js';
import { phrase } from './words/phrases.js';
import { clothesWords, looksWords, thingsWords } from './words/vocabulary.js';

const gold = '#cfa045';

/**
 * Aids, marks, jewellery and carried things. Call it before reading hair and garments, whose words are broader: "white
 * cane" is not white hair, and braces are on teeth among looks and on trousers among clothes.
 */
export function readThings(reading: Reading, among: 'looks' | 'clothes'): ThingsSaid {
  const expecting = readExpecting(reading);
  // Before the mood, of which a "gappy grin" is one too.
  const gap = reading.firstOf(thingsWords.gapTeethWords);
  const mood = readMood(reading);
  reading.has(looksWords.praiseWords);
  const described = {
    aids: readAids(reading),
    marks: { ...readMarks(reading, among), ...known({ gapTeeth: gap?.value }) },
    expecting,
    wrinkles: [thingsWords.wrinkleWords, thingsWords.weatheredWords].some((words) =>
      reading.has(words),
    ),
    ...readJewellery(reading, among),
    stethoscope: reading.has(thingsWords.stethoscopeWords),
  };
  const glasses = readGlasses(reading);
  const motif =
    among === 'clothes' ? reading.firstOf(clothesWords.motifWords)?.value : motifOnGarment(reading);
  if (motif !== undefined) reading.has(clothesWords.motifPlaceWords);
  return {
    ...described,
    ...known({ glasses, motif, mood }),
  };
}

/** Among looks a dog may be anything: only one in the phrase of a garment is a picture on it. */
function motifOnGarment(reading: Reading): Motif | undefined {
  const garments = reading
    .locate(clothesWords.garmentWords)
    .filter(({ value: { place } }) => ['top', 'onePiece', 'outer'].includes(place));
  const motif = reading
    .locate(clothesWords.motifWords)
    .find(
      ({ start }) =>
        !reading.isUnderstood(start) &&
        garments.some((garment) => reading.phraseOf(garment.start) === reading.phraseOf(start)),
    );
  if (motif !== undefined) reading.understand(motif.start, motif.end);
  return motif?.value;
}

function readExpecting(reading: Reading): boolean {
  const expecting = reading.has(looksWords.expectingWords);
  if (!expecting) return false;
  for (const match of reading.text.matchAll(looksWords.pregnancyMonthWords)) {
    reading.understand(match.index, match.index + match[0].length);
  }
  return true;
}

function readAids(reading: Reading): Partial<Aids> {
  const aids = flagsIn(reading, thingsWords.aidWords);
  if (aids.guideDog === true || aids.whiteCane === true) reading.has(thingsWords.blindWords);
  if (aids.hearingAid === true) reading.has(thingsWords.deafWords);
  const prosthesis = readProsthesis(reading);
  // Aids have the colour that most have: "a pink hearing aid" and a black dog are not drawn so.
  const nouns = [thingsWords.prosthesisWords, thingsWords.toothBracesWords];
  for (const noun of reading.locate([
    ...thingsWords.aidWords,
    ...nouns.map((words) => [null, words] as const),
  ])) {
    const colour = colourNextTo(reading, noun, { reach: 0 });
    if (colour !== undefined) reading.tell(colour);
  }
  // A wheelchair is drawn with rims to push.
  const chairs = reading.locate(thingsWords.aidWords.filter(([aid]) => aid === 'wheelchair'));
  for (const electric of reading.locate([[true, thingsWords.electricWheelchairWords]]))
    if (chairs.some(({ start }) => reading.phraseOf(start) === reading.phraseOf(electric.start)))
      reading.tell(electric);
  return { ...aids, ...(prosthesis === null ? {} : { prosthesis }) };
}

/** Left by default; a leg by default, as most are. */
function readProsthesis(reading: Reading): Prosthesis | null {
  const noun = reading.first([[true, thingsWords.prosthesisWords]] as const);
  if (noun === undefined) return null;
  const phrase = reading.phraseOf(noun.start);
  const near = <T>(senses: Senses<T>): Found<T> | undefined =>
    // "Braccio destro in fibra di carbonio (protesi)".
    [0, -1, 1]
      .map((aside) =>
        reading.locate(senses).find((word) => reading.phraseOf(word.start) === phrase + aside),
      )
      .find((word) => word !== undefined);
  const limb = near(thingsWords.limbWords);
  const side = near(thingsWords.sideWords);
  for (const word of [limb, side]) {
    if (word !== undefined) reading.understand(word.start, word.end);
  }
  if (limb?.value === 'arm') return side?.value === 'right' ? 'right_arm' : 'left_arm';
  if (side?.value === 'both') return 'both_legs';
  return side?.value === 'right' ? 'right_leg' : 'left_leg';
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
      .locate(looksWords.hairStyleWords)
      .some((style) => reading.phraseOf(style.start) === reading.phraseOf(start))
  );
}

const greyBefore = phrase('greyBefore');
const braceletBefore = phrase('braceletBefore');

type Jewellery = Pick<
  ThingsSaid,
  'necklace' | 'earrings' | 'watch' | 'bracelet' | 'headphones' | 'backpack' | 'bag'
>;

function readJewellery(reading: Reading, among: 'looks' | 'clothes'): Jewellery {
  // Earrings first: they may be of pearls, which alone are a necklace.
  const earrings = reading.firstOf(thingsWords.earringWords);
  const strung = reading.firstOf(thingsWords.necklaceWords);
  // Beads among looks are in the hair.
  const inHair =
    strung?.value === 'beads' &&
    among === 'looks' &&
    !/ |-/u.test(reading.text.slice(strung.start, strung.end));
  // A chain beside glasses holds them.
  const ofGlasses =
    strung?.value === 'pendant' &&
    reading
      .locate(looksWords.glassesWords)
      .some((glasses) => reading.phraseOf(glasses.start) === reading.phraseOf(strung.start));
  if (inHair || ofGlasses) reading.leave(strung);
  const isOther =
    strung !== undefined && strung.value !== 'pendant' && isNoNecklace(reading, strung, among);
  if (isOther && among === 'looks') reading.leave(strung);
  const necklace = inHair || ofGlasses || isOther ? undefined : strung;
  const headphones = reading.first([[true, thingsWords.headphoneWords]] as const);
  if (headphones !== undefined) reading.has(thingsWords.headphonePlaceWords);
  if (earrings !== undefined) colourBeside(reading, earrings, { reach: 1 });
  const coloured = (words: RegExp, usual: string): string | undefined => {
    const noun = reading.first([[true, words]] as const);
    return noun === undefined ? undefined : (colourBeside(reading, noun, { reach: 1 }) ?? usual);
  };
  const necklaceColour = { pearls: '#f3ece0', beads: '#a5432f', pendant: gold };
  const things = {
    watch: coloured(thingsWords.watchWords, '#33353b'),
    bracelet: coloured(thingsWords.braceletWords, gold),
    backpack: coloured(thingsWords.backpackWords, '#4b5f7a'),
    bag: coloured(thingsWords.bagWords, '#7a5236'),
    headphones: headphones && (colourBeside(reading, headphones, { reach: 0 }) ?? '#2f3138'),
  };
  return known({
    ...things,
    earrings: earrings?.value,
    necklace: necklace && {
      kind: necklace.value,
      colour: colourBeside(reading, necklace, { reach: 1 }) ?? necklaceColour[necklace.value],
    },
  });
}

/** Of "tired but happy" the second is meant. */
function readMood(reading: Reading): ThingsSaid['mood'] {
  const [first, second] = reading.all(looksWords.moodWords);
  if (first === undefined || second === undefined) return first?.value;
  const isBut = /^,? (?:but|yet|aber|doch|mais|pero|mas|ma|sino)(?: [a-z]+)? $/u.test(
    reading.text.slice(first.end, second.start),
  );
  if (!isBut) return first.value;
  reading.tell(first);
  return second.value;
}
