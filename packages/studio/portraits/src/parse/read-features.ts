import { hairColours as shades } from '../appearance/colouring.js';
import { leftToPart, nearestTopic, type Topic } from './part-of-body.js';
import { readHair, readStreaks } from './read-hair.js';
import { readHeight } from './read-height.js';
import type { Found, Reading, Senses } from './reading.js';
import { isRomance } from './romance-words.js';
import type { FeaturesSaid } from './said.js';
import { tellThinHair } from './tell-thin-hair.js';
import { dyeWords, garmentWords } from './vocabulary/clothes.js';
import {
  beardNouns,
  bellyWords,
  buildWords,
  dyedWords,
  expectingWords,
  eyeColourWords,
  eyeNouns,
  facialHairWords,
  hairColourWords,
  hairLengthWords,
  hairNouns,
  hairOnlyColours,
  partOfBodyWords,
  skinNouns,
  skinWords,
  statureWords,
} from './vocabulary/looks.js';
import { emptyWords, presentationWords } from './vocabulary/person.js';

type Build = NonNullable<FeaturesSaid['build']>;
/** Words for clothes that mean something else of a head or a body: short hair, "cap" (head), "body". */
const notOnlyClothes = new Set(['short', 'shorts', 'cap', 'body', 'bow', 'top', 'rock', 'mallas']);

/** Parts of a body whose looks are drawn. */
const hasOwnTopic =
  /^(?:eyes?|ojos|olhos|augen|yeux|occhi|ulls|bigot[ei]s?|bigode|moustache|mustache|schnurrbart|baffi)(?![a-z])/u;

/** Said of nothing but skin, with or without the noun. */
const saidOfSkinAlone =
  /^(?:tanned|sun-?tanned|sunburnt|bronze[a-z]*|broncead[a-z]*|bronzead[a-z]*|gebraunt[a-z]*|braungebrannt[a-z]*|hale[a-z]*|abbronzat[a-z]*|[a-z]*hautig[a-z]*|[a-z]+-skinned|albin[a-z]*|oliv?astr[oa]|olivaci[a-z]*|olivatre|aceitunad[oa]|cetrin[oa]|queimad[oa]_?.*|sonnengebraunt[a-z]*|tostad[oa])$/u;

/** Said of skin where nothing but a person is near: "pale lad", "ben rosat". */
const saidOfPeople =
  /^(?:pallidissim[oa]|palidisim[oa]|palidissim[oa]|albin?[oa]?s?|pale|pallid[oa]?|pasty|blasse[rs]?|blass|palid[oa]|palidit[oa]|pal lida|ruddy|rosat|rosad[oa]|rosadet[a]?|blanquit[oa]|branquinh[oa]|blanquet[a]?|fair)$/u;

function isOfPerson(reading: Reading, word: Found<unknown>): boolean {
  return (
    reading.isAloneUnread(word, emptyWords) ||
    reading
      .locate(presentationWords.map(([, words]) => [true, words] as const))
      .some((person) => person.clause === word.clause && reading.gap(person, word) <= 1)
  );
}

const italianWords =
  /(?<![a-z])(?:capelli|occhi|occhiali|lentiggini|pelle|naturale|con|e|magra|incinta|riccia|liscia|treccia|coda|labbra|viso|lunghi|corti)(?![a-z])/u;

/** Looks of head and body; call it after reading the things a person has. */
export function readFeatures(reading: Reading): FeaturesSaid {
  const heightMetres = readHeight(reading);
  tellThinHair(reading);
  const streaks = readStreaks(reading);
  const ofThings = reading.snapshot();
  const dyed = reading.has(dyedWords);
  // Italian "rossa" has red hair, Catalan "rossa" blond hair.
  const own = reading
    .all(hairOnlyColours)
    // "Felpa rossa": what stands right beside a garment is the garment's.
    .filter((word) => {
      const ofCloth = isOfCloth(reading, word);
      if (ofCloth) reading.leave(word);
      return !ofCloth;
    })
    .map((word) =>
      reading.text.slice(word.start, word.end) === 'rossa' && italianWords.test(reading.text)
        ? { ...word, value: shades.red }
        : word,
    );
  // Whole phrases: "bushy ginger beard", of which "ginger" has been read.
  const beards = reading.all(facialHairWords, { fresh: false });
  // Whoever has a beard and a moustache has a beard; without a beard there may be a moustache.
  const facialHair =
    beards.find(({ value }) => !['moustache', 'none', 'beard'].includes(value)) ??
    beards.find(({ value }) => value === 'beard') ??
    beards.find(({ value }) => value !== 'none') ??
    beards[0];
  const worn = reading.locate(garmentWords);
  const nouns: Found<Topic>[] = [
    ...reading
      .all(
        [
          ['eyes', eyeNouns],
          ['skin', skinNouns],
        ] as const,
        { fresh: false },
      )
      // "Giubbotto di pelle nera" is of leather.
      .filter((noun) => !worn.some(({ start, end }) => start < noun.start && end >= noun.end)),
    ...reading.all([['hair', hairNouns]] as const, { fresh: false }),
    ...(facialHair === undefined ? [] : [{ ...facialHair, value: 'beard' as const }]),
    // "Cara vermella": the red is the face's, which nobody draws.
    ...reading
      .locate([['part', partOfBodyWords]] as const)
      .filter(({ start }) => !hasOwnTopic.test(reading.text.slice(start)))
      // "Hair down to his jaw" is hair.
      .filter(({ start, end }) =>
        reading.locate(hairLengthWords).every((length) => length.start > start || length.end < end),
      ),
    ...reading
      .locate(garmentWords)
      .filter(({ start, end }) => {
        const word = reading.text.slice(start, end);
        return (
          !notOnlyClothes.has(word) ||
          (word === 'short' && isRomance(reading.text)) ||
          // "Pink top", not "bald on top".
          (word === 'top' && !/(?:on|on the|at the|up) $/u.test(reading.text.slice(0, start)))
        );
      })
      .map((garment) => ({ ...garment, value: 'clothes' as const })),
  ];
  // "Faixa no cabelo": the whole phrase is the garment's.
  const ofHair = reading.locate([[true, hairNouns]]);
  for (const garment of worn)
    if (ofHair.some(({ start, end }) => garment.start < start && garment.end >= end))
      reading.leave(garment);
  const topicOf = (word: Found<unknown>) => nearestTopic(reading, nouns, word);
  const described = (word: Found<unknown>, ...topics: readonly (Topic | undefined)[]) =>
    !ofThings(word.start) && topics.includes(topicOf(word)) && !isOfUnknown(word);
  // "Mit roten Bügeln": the red is not that of the hair a clause before.
  const bare = readHair(reading, nouns, ofThings);
  const isOfUnknown = (word: Found<unknown>) =>
    !nouns.some(({ clause }) => clause === word.clause) &&
    reading.isBesideUnknown(word, emptyWords);
  // "Riccia, castana, occhi azzurri": alone between commas it is the hair's.
  const isOwn = (word: Found<unknown>) =>
    own.some(({ start }) => start === word.start) && reading.isAlone(word, emptyWords);
  const aboutEyes = pick(
    reading,
    eyeColourWords,
    (word) => described(word, 'eyes') && !isOwn(word),
  );
  const aboutSkin =
    pick(reading, skinWords, (word) => described(word, 'skin')) ??
    pick(
      reading,
      skinWords,
      (word) =>
        !ofThings(word.start) &&
        saidOfPeople.test(reading.text.slice(word.start, word.end)) &&
        isOfPerson(reading, word),
    ) ??
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
        isOwn(word) ||
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
  const colour = hairColour ?? beardColour;
  const hair = colour === undefined ? bare : { ...bare, colour: colour.value };
  const builds = reading
    .all(buildWords)
    .filter((word) => !isOfBelly(reading, word) && !leftToPart(reading, word))
    .filter((word) => {
      // "Pantalon large", "chunky boots" and "chunky silver rings" are no build.
      const ofCloth = isBesideGarment(reading, word) || isOfSomeThing(reading, word);
      if (ofCloth) reading.leave(word);
      return !ofCloth;
    })
    .map(({ value }) => value);
  const build = builds.find((value) => value === 'stout') ?? builds[0];
  // "Lang und dürr" is said of people, not of hair.
  const lanky = /(?<![a-z])lang(?= und (?:durr|dunn|schlank|schlaksig))/u.exec(reading.text);
  if (lanky !== null) reading.understand(lanky.index, lanky.index + lanky[0].length);
  const stature = reading.all(statureWords).find((word) => {
    const isTrousers =
      reading.text.slice(word.start, word.end) === 'short' && isRomance(reading.text);
    if (isTrousers) reading.leave(word);
    return !isTrousers && !leftToPart(reading, word);
  })?.value;
  return {
    hair: { ...hair, ...(streaks === undefined ? {} : { streaks }) },
    dyed,
    ...(aboutEyes === undefined ? {} : { eyes: aboutEyes.value }),
    ...(aboutSkin === undefined ? {} : { skin: aboutSkin.value }),
    ...(facialHair === undefined ? {} : { facialHair: facialHair.value }),
    ...(beardColour === undefined ? {} : { facialHairColour: beardColour.value }),
    ...(build === undefined ? {} : { build }),
    ...(stature === undefined ? (lanky === null ? {} : { stature: 0.07 }) : { stature }),
    ...(heightMetres === null ? {} : { heightMetres }),
  };
}

function isBesideGarment(reading: Reading, word: Found<unknown>): boolean {
  const people = reading.locate(presentationWords);
  return reading
    .locate(garmentWords)
    .some(
      (garment) =>
        garment.clause === word.clause &&
        (reading.gap(garment, word) === 0 ||
          (garment.start > word.end &&
            reading.gap(garment, word) <= 3 &&
            !people.some(({ start }) => start > word.end && start < garment.start))) &&
        (garment.start >= word.end || garment.end <= word.start) &&
        !notOnlyClothes.has(reading.text.slice(garment.start, garment.end)),
    );
}

/** Said of people and things alike, before a word that is no person's: "big gold hoops". */
function isOfSomeThing(reading: Reading, { start, end }: Found<unknown>): boolean {
  if (!/^(?:big|chunky|large|heavy|curvy)$/u.test(reading.text.slice(start, end))) return false;
  const [, next = ''] = /^[ -]([a-z]+)/u.exec(reading.text.slice(end)) ?? [];
  return (
    next !== '' &&
    !emptyWords.has(next) &&
    !/^(?:build|set|built|frame|framed|figure|boned)$/u.test(next) &&
    !presentationWords.some(([, words]) => next.search(words) === 0)
  );
}

/** A colour of hair that is one of cloth too, right beside a garment and no hair. */
function isOfCloth(reading: Reading, word: Found<unknown>): boolean {
  const beside = (senses: Senses<unknown>) =>
    reading
      .locate(senses)
      .some((noun) => noun.clause === word.clause && reading.gap(noun, word) === 0);
  return (
    reading.locate(dyeWords).some(({ start, end }) => start >= word.start && end <= word.end) &&
    beside(garmentWords.map(([, words]) => [true, words] as const)) &&
    !beside([
      [true, hairNouns],
      [true, beardNouns],
    ])
  );
}

/** "Ein runder Bauch, schwanger" describes a pregnancy, not a build. */
function isOfBelly(reading: Reading, word: Found<Build>): boolean {
  return word.value === 'stout' && reading.mentions(bellyWords) && reading.mentions(expectingWords);
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
