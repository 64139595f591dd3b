import { hairColours } from '../appearance/colouring.js';
import { readColours } from './read-clothes.js';
import type { Found, Reading } from './reading.js';
import type { FeaturesSaid, HairSaid } from './said.js';
import { dyeWords } from './vocabulary/colours.js';
import {
  buildWords,
  caneWords,
  earringWords,
  expectingWords,
  facialHairWords,
  frameShapeWords,
  freckleWords,
  glassesWords,
  moodWords,
  necklaceWords,
  skinWords,
  statureWords,
  wheelchairWords,
  wrinkleWords,
} from './vocabulary/features.js';
import { garmentWords } from './vocabulary/garments.js';
import {
  eyeColourWords,
  eyeNouns,
  hairColourWords,
  hairLengthWords,
  hairNouns,
  hairOnlyColours,
  hairStyleWords,
  hairTextureWords,
  skinNouns,
} from './vocabulary/hair.js';

type Topic = 'eyes' | 'skin' | 'beard' | 'glasses' | 'hair' | 'clothes';

/** Words for clothes that mean something else of a head or a body: short hair, "cap" (head), "body". */
const notOnlyClothes = new Set(['short', 'shorts', 'cap', 'body', 'bow', 'top', 'rock', 'mallas']);

/** Looks of head and body. */
export function readFeatures(reading: Reading): FeaturesSaid {
  const heightMetres = readHeight(reading);
  // Before the hair: "taches de rousseur" are not red hair.
  const freckles = reading.has(freckleWords);
  const own = reading.all(hairOnlyColours);
  const glasses = reading.first(glassesWords);
  const facialHair = reading.first(facialHairWords);
  const nouns: Found<Topic>[] = [
    ...reading.all(
      [
        ['eyes', eyeNouns],
        ['skin', skinNouns],
      ] as const,
      { fresh: false },
    ),
    ...reading.all([['hair', hairNouns]] as const, { fresh: false }),
    ...(glasses === undefined ? [] : [{ ...glasses, value: 'glasses' as const }]),
    ...(facialHair === undefined ? [] : [{ ...facialHair, value: 'beard' as const }]),
    ...reading
      .locate(garmentWords)
      .filter(({ start, end }) => !notOnlyClothes.has(reading.text.slice(start, end)))
      .map((garment) => ({ ...garment, value: 'clothes' as const })),
  ];
  const topicOf = (word: Found<unknown>) => nearestTopic(reading, nouns, word);
  const aboutEyes = pick(reading, eyeColourWords, (word) => topicOf(word) === 'eyes');
  const aboutSkin = pick(reading, skinWords, (word) => topicOf(word) === 'skin');
  const ownHair = own.find(
    (word) =>
      // "Castaños" may be said of eyes and "morena" of skin; "rubia de ojos azules" tells the hair.
      ![hairColours.chestnut, hairColours.darkBrown].some((colour) => colour === word.value) ||
      !['eyes', 'skin', 'glasses'].includes(topicOf(word) ?? 'hair'),
  );
  const otherHair = pick(reading, hairColourWords, (word) =>
    ['hair', undefined].includes(topicOf(word)),
  );
  const hair = readHair(
    reading,
    nouns,
    ownHair ?? otherHair ?? pick(reading, hairColourWords, (word) => topicOf(word) === 'beard'),
  );
  const frame =
    glasses === undefined
      ? undefined
      : readColours(reading).find((word) => topicOf(word) === 'glasses')?.value;
  const rim =
    glasses?.value === 'plain'
      ? reading
          .locate(frameShapeWords)
          .find((word) => word.clause === glasses.clause && reading.gap(word, glasses) <= 2)
      : undefined;
  if (rim !== undefined) reading.understand(rim.start, rim.end);
  const build = reading.first(buildWords)?.value;
  const stature = reading.first(statureWords)?.value;
  reading.has(moodWords);
  return {
    hair,
    ...(aboutEyes === undefined ? {} : { eyes: aboutEyes.value }),
    ...(aboutSkin === undefined ? {} : { skin: aboutSkin.value }),
    ...(facialHair === undefined ? {} : { facialHair: facialHair.value }),
    ...(glasses === undefined ? {} : { glasses: glassesOf(rim?.value ?? glasses.value, frame) }),
    ...(build === undefined ? {} : { build }),
    ...(stature === undefined ? {} : { stature }),
    ...(heightMetres === null ? {} : { heightMetres }),
    freckles,
    wrinkles: reading.has(wrinkleWords),
    expecting: reading.has(expectingWords),
    wheelchair: reading.has(wheelchairWords),
    cane: reading.has(caneWords),
    necklace: reading.has(necklaceWords),
    earrings: reading.has(earringWords),
  };
}

function glassesOf(
  shape: 'none' | 'plain' | 'round' | 'square' | 'sun',
  colour: string | undefined,
): NonNullable<FeaturesSaid['glasses']> | null {
  if (shape === 'none') return null;
  return {
    ...(shape === 'plain' ? {} : { shape }),
    ...(colour === undefined ? {} : { colour }),
  };
}

export type WornThings = Pick<
  FeaturesSaid,
  'glasses' | 'wheelchair' | 'cane' | 'necklace' | 'earrings'
>;

/** Glasses, jewellery and a stick, which people also tell among the clothes; to be read before the garments. */
export function readWornThings(reading: Reading): WornThings {
  const glasses = reading.first(glassesWords);
  const colour =
    glasses === undefined
      ? undefined
      : reading.locate(dyeWords).find((word) => distance(word, glasses) <= 1);
  if (colour !== undefined) reading.understand(colour.start, colour.end);
  return {
    ...(glasses === undefined ? {} : { glasses: glassesOf(glasses.value, colour?.value) }),
    wheelchair: reading.has(wheelchairWords),
    cane: reading.has(caneWords),
    necklace: reading.has(necklaceWords),
    earrings: reading.has(earringWords),
  };
}

/** The noun in the word's clause that is nearest; where the clause has none, the next clause's. */
function nearestTopic(
  reading: Reading,
  nouns: readonly Found<Topic>[],
  word: { readonly start: number; readonly end: number; readonly clause: number },
): Topic | undefined {
  const near = (among: readonly Found<Topic>[]) =>
    [...among].sort((one, two) => distance(one, word) - distance(two, word))[0]?.value;
  const here = nouns.filter(({ clause }) => clause === word.clause);
  if (here.length > 0) return near(here);
  const next = nouns.filter(
    (noun) => noun.clause === word.clause + 1 && reading.gap(word, noun) <= 2,
  );
  return (
    near(next) ??
    near(nouns.filter((noun) => noun.clause === word.clause - 1 && reading.gap(word, noun) <= 1))
  );
}

function distance(
  one: { readonly start: number; readonly end: number },
  two: { readonly start: number; readonly end: number },
): number {
  return one.start >= two.end ? one.start - two.end : Math.max(0, two.start - one.end);
}

/** The first word of these senses that passes. */
function pick<T>(
  reading: Reading,
  senses: readonly (readonly [T, RegExp])[],
  passes: (word: Found<T>) => boolean,
): Found<T> | undefined {
  const passing = reading.locate(senses).filter((word) => passes(word));
  // Longer words say more: "dark brown" before "brown".
  const best = passing.sort((one, two) => two.end - two.start - (one.end - one.start))[0];
  for (const word of passing) reading.understand(word.start, word.end);
  return best;
}

function readHair(
  reading: Reading,
  nouns: readonly Found<Topic>[],
  colour: Found<string> | undefined,
): HairSaid {
  const aboutHair = (word: {
    readonly start: number;
    readonly end: number;
    readonly clause: number;
  }) => {
    const topic = nearestTopic(reading, nouns, word);
    return topic === 'hair' || topic === undefined;
  };
  const lengths = reading
    .all(hairLengthWords, { fresh: false })
    .filter((word) => word.value === 'bald' || aboutHair(word));
  // In English a short person is not a person with short hair.
  const length = lengths.find(
    ({ start, end }) =>
      !(
        reading.text.slice(start, end) === 'short' &&
        nearestTopic(reading, nouns, { start, end, clause: reading.clauseOf(start) }) !== 'hair'
      ),
  )?.value;
  const texture = reading.all(hairTextureWords, { fresh: false }).find(aboutHair)?.value;
  const styles = reading.all(hairStyleWords, { fresh: false }).map(({ value }) => value);
  const tie = styles.find(
    (style) =>
      style === 'ponytail' ||
      style === 'high_bun' ||
      style === 'low_bun' ||
      style === 'braids' ||
      style === 'pigtails',
  );
  const front = styles.find(
    (style) =>
      style === 'fringe' ||
      style === 'quiff' ||
      style === 'side_part' ||
      style === 'middle_part' ||
      style === 'swept' ||
      style === 'receding',
  );
  return {
    ...(colour === undefined ? {} : { colour: colour.value }),
    ...(length === 'bald'
      ? { front: 'bald' as const }
      : length === 'buzz'
        ? { front: 'buzz' as const, length: 'short' as const }
        : length === undefined
          ? {}
          : { length }),
    ...(texture === undefined ? {} : { texture }),
    ...(tie === undefined ? {} : { tie }),
    ...(front === undefined || length === 'bald' ? {} : { front }),
  };
}

/** Metres, from "1.80 m", "1,80", "180 cm" or 5'11". */
function readHeight(reading: Reading): number | null {
  const metric =
    /(?<![0-9])([12])[.,](\d{2})(?![0-9])(?:\s?m(?:etros|etres|eters|eter|etri)?(?![a-z]))?/u.exec(
      reading.text,
    );
  const centimetres = /(?<![0-9])(\d{2,3})\s?cm(?![a-z])/u.exec(reading.text);
  const feet = /(?<![0-9])([3-6])\s?(?:ft|feet|foot)\s?(\d{1,2})?/u.exec(reading.text);
  const found = metric ?? centimetres ?? feet;
  if (found === null) return null;
  reading.understand(found.index, found.index + found[0].length);
  const metres =
    metric !== null
      ? Number(`${metric[1]}.${metric[2]}`)
      : centimetres !== null
        ? Number(centimetres[1]) / 100
        : Number(feet?.[1]) * 0.3048 + Number(feet?.[2] ?? 0) * 0.0254;
  return metres >= 0.6 && metres <= 2.1 ? metres : null;
}
