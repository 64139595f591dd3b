import { hairColours as shades } from '../appearance/colouring.js';
import { leftToPart, nearestTopic, type Topic } from './part-of-body.js';
import { readHair, readStreaks, tellThinHair } from './read-hair.js';
import { readHeight } from './read-height.js';
import { readSkin } from './read-skin.js';
import type { Found, Reading, Senses } from './reading.js';
import { type FeaturesSaid, known } from './said.js';
import { phrase } from './words/phrases.js';
import { isRomance } from './words/romance-words.js';
import { clothesWords, looksWords, peopleWords, thingsWords } from './words/vocabulary.js';

type Build = NonNullable<FeaturesSaid['build']>;
/** Words for clothes that mean something else of a head or a body: short hair, "cap" (head), "body". */
const notOnlyClothes = new Set(['short', 'shorts', 'cap', 'body', 'bow', 'top', 'rock', 'mallas']);

/** Parts of a body whose looks are drawn. */
const hasOwnTopic = phrase('hasOwnTopic');

const italianWords = phrase('italianWords');

/** Looks of head and body; call it after reading the things a person has. */
export function readFeatures(reading: Reading): FeaturesSaid {
  const heightMetres = readHeight(reading);
  tellThinHair(reading);
  const streaks = readStreaks(reading);
  const ofThings = reading.snapshot();
  const dyed = reading.has(looksWords.dyedWords);
  // Italian "rossa" has red hair, Catalan "rossa" blond hair.
  const own = reading
    .all(looksWords.hairOnlyColours)
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
  const beards = reading.all(looksWords.facialHairWords, { fresh: false });
  // Whoever has a beard and a moustache has a beard; without a beard there may be a moustache.
  const facialHair =
    beards.find(({ value }) => !['moustache', 'none', 'beard'].includes(value)) ??
    beards.find(({ value }) => value === 'beard') ??
    beards.find(({ value }) => value !== 'none') ??
    beards[0];
  const worn = reading.locate(clothesWords.garmentWords);
  const nouns: Found<Topic>[] = [
    ...reading
      .all(
        [
          ['eyes', looksWords.eyeNouns],
          ['skin', looksWords.skinNouns],
        ] as const,
        { fresh: false },
      )
      // "Giubbotto di pelle nera" is of leather.
      .filter((noun) => !worn.some(({ start, end }) => start < noun.start && end >= noun.end)),
    ...reading.all([['hair', looksWords.hairNouns]] as const, { fresh: false }),
    ...(facialHair === undefined ? [] : [{ ...facialHair, value: 'beard' as const }]),
    // "Cara vermella": the red is the face's, which nobody draws.
    ...reading
      .locate([['part', looksWords.partOfBodyWords]] as const)
      .filter(({ start }) => !hasOwnTopic.test(reading.text.slice(start)))
      // "Hair down to his jaw" is hair.
      .filter(({ start, end }) =>
        reading
          .locate(looksWords.hairLengthWords)
          .every((length) => length.start > start || length.end < end),
      ),
    ...reading
      .locate(clothesWords.garmentWords)
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
  const ofHair = reading.locate([[true, looksWords.hairNouns]]);
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
    reading.isBesideUnknown(word, peopleWords.emptyWords);
  // "Riccia, castana, occhi azzurri": alone between commas it is the hair's.
  const isOwn = (word: Found<unknown>) =>
    own.some(({ start }) => start === word.start) && reading.isAlone(word, peopleWords.emptyWords);
  const aboutEyes = pick(
    reading,
    looksWords.eyeColourWords,
    (word) => described(word, 'eyes') && !isOwn(word),
  );
  const skin = readSkin(reading, (word) => described(word, 'skin'), ofThings);
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
      looksWords.hairColourWords,
      (word) =>
        described(word, 'hair') &&
        nouns.some(({ value, clause }) => value === 'hair' && clause === word.clause),
    ) ??
    pick(reading, looksWords.hairColourWords, (word) => described(word, 'hair')) ??
    // "Negra, alta" and "white, slim" describe the person.
    pick(
      reading,
      looksWords.hairColourWords,
      (word) =>
        described(word, undefined) && word.value !== shades.black && word.value !== shades.white,
    );
  const otherBeard = pick(reading, looksWords.hairColourWords, (word) => described(word, 'beard'));
  const beardColour = ownBeard ?? otherBeard;
  const hairColour = ownHair ?? otherHair;
  const colour = hairColour ?? beardColour;
  const hair = colour === undefined ? bare : { ...bare, colour: colour.value };
  const builds = reading
    .all(looksWords.buildWords)
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
  const stature = reading.all(looksWords.statureWords).find((word) => {
    const isTrousers =
      reading.text.slice(word.start, word.end) === 'short' && isRomance(reading.text);
    if (isTrousers) reading.leave(word);
    return !isTrousers && !leftToPart(reading, word);
  })?.value;
  return {
    hair: { ...hair, ...known({ streaks }) },
    dyed,
    fullHair: isSaid(reading, looksWords.fullHairWords),
    albino: isSaid(reading, looksWords.albinoWords),
    weathered: isSaid(reading, thingsWords.weatheredWords),
    ...known({
      ...{ skin, build, eyes: aboutEyes?.value, heightMetres: heightMetres ?? undefined },
      ...{ facialHair: facialHair?.value, facialHairColour: beardColour?.value },
      stature: stature ?? (lanky === null ? undefined : 0.07),
    }),
  };
}

/** Whether these words occur and are not denied. */
function isSaid(reading: Reading, words: RegExp): boolean {
  return reading.locate([[true, words]]).some((word) => !reading.isDenied(word));
}

function isBesideGarment(reading: Reading, word: Found<unknown>): boolean {
  const people = reading.locate(peopleWords.presentationWords);
  return reading
    .locate(clothesWords.garmentWords)
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
    !peopleWords.emptyWords.has(next) &&
    !/^(?:build|set|built|frame|framed|figure|boned)$/u.test(next) &&
    !peopleWords.presentationWords.some(([, words]) => next.search(words) === 0)
  );
}

/** A colour of hair that is one of cloth too, right beside a garment and no hair. */
function isOfCloth(reading: Reading, word: Found<unknown>): boolean {
  const beside = (senses: Senses<unknown>) =>
    reading
      .locate(senses)
      .some((noun) => noun.clause === word.clause && reading.gap(noun, word) === 0);
  return (
    reading
      .locate(clothesWords.dyeWords)
      .some(({ start, end }) => start >= word.start && end <= word.end) &&
    beside(clothesWords.garmentWords.map(([, words]) => [true, words] as const)) &&
    !beside([
      [true, looksWords.hairNouns],
      [true, looksWords.beardNouns],
    ])
  );
}

/** "Ein runder Bauch, schwanger" describes a pregnancy, not a build. */
function isOfBelly(reading: Reading, word: Found<Build>): boolean {
  return (
    word.value === 'stout' &&
    reading.mentions(looksWords.bellyWords) &&
    reading.mentions(looksWords.expectingWords)
  );
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
