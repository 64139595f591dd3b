import { type Hair, hairFronts, hairTies } from '../appearance/appearance.js';
import { hairColours as shades } from '../appearance/colouring.js';
import type { Found, Reading } from './reading.js';
import type { FeaturesSaid, HairSaid } from './said.js';
import { emptyWords } from './vocabulary/empty-words.js';
import {
  beardNouns,
  bellyWords,
  buildWords,
  expectingWords,
  facialHairWords,
  partOfBodyWords,
  skinWords,
  statureWords,
} from './vocabulary/features.js';
import { garmentWords } from './vocabulary/garments.js';
import {
  eyeColourWords,
  eyeNouns,
  hairColourWords,
  hairLengthWords,
  hairNouns,
  hairOnlyColours,
  hairTextureWords,
  skinNouns,
} from './vocabulary/hair.js';
import { dyedWords, hairStyleWords, streakWords } from './vocabulary/hair-styles.js';

type Build = NonNullable<FeaturesSaid['build']>;
type Topic = 'eyes' | 'skin' | 'beard' | 'hair' | 'clothes';

/** Words for clothes that mean something else of a head or a body: short hair, "cap" (head), "body". */
const notOnlyClothes = new Set(['short', 'shorts', 'cap', 'body', 'bow', 'top', 'rock', 'mallas']);

/** Said of nothing but skin, with or without the noun. */
const saidOfSkinAlone =
  /^(?:tanned|sun-?tanned|sunburnt|bronze[a-z]*|broncead[a-z]*|bronzead[a-z]*|gebraunt[a-z]*|braungebrannt[a-z]*|hale[a-z]*|abbronzat[a-z]*|[a-z]*hautig[a-z]*|[a-z]+-skinned|albin[a-z]*)$/u;

/** Looks of head and body; call it after reading the things a person has. */
export function readFeatures(reading: Reading): FeaturesSaid {
  const heightMetres = readHeight(reading);
  const ofThings = reading.snapshot();
  const dyed = reading.has(dyedWords);
  const streaks = readStreaks(reading);
  const own = reading.all(hairOnlyColours);
  // Whole phrases: "bushy ginger beard", of which "ginger" has been read.
  const beards = reading.all(facialHairWords, { fresh: false });
  // Whoever has a beard and a moustache has a beard; without a beard there may be a moustache.
  const facialHair =
    beards.find(({ value }) => value !== 'moustache' && value !== 'none') ??
    beards.find(({ value }) => value !== 'none') ??
    beards[0];
  const nouns: Found<Topic>[] = [
    ...reading.all(
      [
        ['eyes', eyeNouns],
        ['skin', skinNouns],
      ] as const,
      { fresh: false },
    ),
    ...reading.all([['hair', hairNouns]] as const, { fresh: false }),
    ...(facialHair === undefined ? [] : [{ ...facialHair, value: 'beard' as const }]),
    ...reading
      .locate(garmentWords)
      .filter(({ start, end }) => !notOnlyClothes.has(reading.text.slice(start, end)))
      .map((garment) => ({ ...garment, value: 'clothes' as const })),
  ];
  const topicOf = (word: Found<unknown>) => nearestTopic(reading, nouns, word);
  const described = (word: Found<unknown>, ...topics: readonly (Topic | undefined)[]) =>
    !ofThings(word.start) && topics.includes(topicOf(word)) && !isOfUnknown(word);
  // "Mit roten Bügeln": the red is not that of the hair a clause before.
  const isOfUnknown = (word: Found<unknown>) =>
    !nouns.some(({ clause }) => clause === word.clause) &&
    reading.isBesideUnknown(word, emptyWords);
  const aboutEyes = pick(reading, eyeColourWords, (word) => described(word, 'eyes'));
  const aboutSkin =
    pick(reading, skinWords, (word) => described(word, 'skin')) ??
    pick(
      reading,
      skinWords,
      (word) =>
        !ofThings(word.start) && saidOfSkinAlone.test(reading.text.slice(word.start, word.end)),
    );
  const hairColours = [
    ...own.filter(
      (word) =>
        // "Castaños" may describe eyes and "morena" skin; "rubia de ojos azules" describes the hair.
        ![shades.chestnut, shades.darkBrown].some((colour) => colour === word.value) ||
        !['eyes', 'skin'].includes(topicOf(word) ?? 'hair'),
    ),
  ];
  const ownHair = hairColours.find((word) => topicOf(word) !== 'beard');
  const ownBeard = hairColours.find((word) => topicOf(word) === 'beard');
  const otherHair =
    pick(
      reading,
      hairColourWords,
      (word) =>
        described(word, 'hair') &&
        nouns.some(({ value, clause }) => value === 'hair' && clause === word.clause),
    ) ??
    pick(reading, hairColourWords, (word) => described(word, 'hair')) ??
    // "Negra, alta" and "white, slim" describe the person.
    pick(
      reading,
      hairColourWords,
      (word) =>
        described(word, undefined) && word.value !== shades.black && word.value !== shades.white,
    );
  const otherBeard = pick(reading, hairColourWords, (word) => described(word, 'beard'));
  const beardColour = ownBeard ?? otherBeard;
  const hairColour = ownHair ?? otherHair;
  const hair = readHair(reading, nouns, hairColour ?? beardColour, ofThings);
  const builds = reading
    .all(buildWords)
    .filter((word) => !isOfBelly(reading, word) && !leftToPart(reading, word))
    .map(({ value }) => value);
  const build = builds.find((value) => value === 'stout') ?? builds[0];
  const stature = reading.all(statureWords).find((word) => !leftToPart(reading, word))?.value;
  return {
    hair: { ...hair, ...(streaks === undefined ? {} : { streaks }) },
    dyed,
    ...(aboutEyes === undefined ? {} : { eyes: aboutEyes.value }),
    ...(aboutSkin === undefined ? {} : { skin: aboutSkin.value }),
    ...(facialHair === undefined ? {} : { facialHair: facialHair.value }),
    ...(beardColour === undefined ? {} : { facialHairColour: beardColour.value }),
    ...(build === undefined ? {} : { build }),
    ...(stature === undefined ? {} : { stature }),
    ...(heightMetres === null ? {} : { heightMetres }),
  };
}

/** "Ein runder Bauch, schwanger" describes a pregnancy, not a build. */
function isOfBelly(reading: Reading, word: Found<Build>): boolean {
  return word.value === 'stout' && reading.mentions(bellyWords) && reading.mentions(expectingWords);
}

type Place = Pick<Found<unknown>, 'start' | 'end' | 'clause'>;

/** "A big nose", "thin lips" and "lange Beine" describe one part, not a build, a height or hair. */
function isOfOnePart(reading: Reading, word: Place): boolean {
  return reading
    .locate([[true, partOfBodyWords]] as const)
    .some((part) => part.clause === word.clause && reading.gap(word, part) <= 1);
}

/** Right beside a part of the body: "long neck", "straight nose". */
function isBesidePart(reading: Reading, word: Place): boolean {
  return reading
    .locate([[true, partOfBodyWords]] as const)
    .some(
      (part) =>
        part.clause === word.clause &&
        !(part.start >= word.start && part.end <= word.end) &&
        reading.gap(word, part) === 0,
    );
}

/** Words for one part of a body are not drawn, and are left to be named so. */
function leftToPart(reading: Reading, word: Place): boolean {
  const ofPart =
    isOfOnePart(reading, word) ||
    reading
      .locate([
        [true, hairNouns],
        [true, beardNouns],
      ] as const)
      .some((noun) => noun.clause === word.clause && reading.gap(word, noun) === 0);
  if (ofPart) reading.leave(word);
  return ofPart;
}

/** The colour of single strands, which is not the hair's. */
function readStreaks(reading: Reading): string | undefined {
  const strands = reading.first([[true, streakWords]] as const);
  if (strands === undefined) return undefined;
  const beside = reading
    .locate([...hairOnlyColours, ...hairColourWords])
    .find((word) => word.clause === strands.clause && reading.gap(word, strands) <= 1);
  if (beside !== undefined) reading.understand(beside.start, beside.end);
  return beside?.value ?? shades.grey;
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

const isTie = (style: string): style is Exclude<Hair['tie'], 'loose'> =>
  hairTies.some((kind) => kind === style);
const isFront = (style: string): style is Exclude<Hair['front'], 'bald' | 'buzz'> =>
  hairFronts.some((kind) => kind === style);

function readHair(
  reading: Reading,
  nouns: readonly Found<Topic>[],
  colour: Found<string> | undefined,
  ofThings: (position: number) => boolean,
): HairSaid {
  const aboutHair = (word: {
    readonly start: number;
    readonly end: number;
    readonly clause: number;
  }) => {
    const topic = nearestTopic(reading, nouns, word);
    return topic === 'hair' || topic === undefined;
  };
  const lengths = reading.all(hairLengthWords, { fresh: false }).filter(
    (word) =>
      word.value === 'bald' ||
      word.value === 'buzz' ||
      // "Brincos compridos" are long earrings.
      (aboutHair(word) && !isBesidePart(reading, word) && !ofThings(word.start)),
  );
  // In English a short person is not a person with short hair.
  const ofHair = lengths.filter(
    ({ start, end }) =>
      !(
        reading.text.slice(start, end) === 'short' &&
        nearestTopic(reading, nouns, { start, end, clause: reading.clauseOf(start) }) !== 'hair'
      ),
  );
  // "Lunghi fino alle spalle": the longer phrase says how long.
  const length = [...ofHair].sort(
    (one, two) => two.end - two.start - (one.end - one.start) || one.start - two.start,
  )[0]?.value;
  const texture = reading
    .all(hairTextureWords, { fresh: false })
    .find((word) => aboutHair(word) && !isBesidePart(reading, word))?.value;
  // In the vocabulary's order: the narrower kind first.
  const styles = hairStyleWords
    .filter((one) => reading.first([one], { fresh: false }) !== undefined)
    .map(([kind]) => kind);
  const tie = styles.find(isTie);
  const front = styles.find(isFront);
  return {
    ...(colour === undefined ? {} : { colour: colour.value }),
    ...(length === 'bald' && front !== 'horseshoe'
      ? { front: 'bald' as const }
      : length === 'buzz'
        ? { front: 'buzz' as const, length: 'short' as const }
        : length === undefined || length === 'bald'
          ? {}
          : { length }),
    ...(texture === undefined ? {} : { texture }),
    ...(tie === undefined ? {} : { tie }),
    ...(front === undefined || (length === 'bald' && front !== 'horseshoe') ? {} : { front }),
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
