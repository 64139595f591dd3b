import type { Meanings } from '@groundwork/words/meanings';
import { hairColours as shades } from '../../appearance/colouring.js';
import { headOf, headsIn, isNear, isSurelyCloth, longerFirst, type Topic } from '../heads.js';
import type { Found, Reading } from '../reading.js';
import { type FeaturesSaid, known } from '../said.js';
import { clothesWords, garments, looksWords, peopleWords } from '../words/meanings.js';
import { phrase, words } from '../words/word-lists.js';
import { readHair, readStreaks, tellThinHair } from './read-hair.js';
import { readHeight } from './read-height.js';
import { readSkin } from './read-skin.js';

const dyedWords = words('dyedWords');
const bellies = words('bellyWords');
const fullHair = words('fullHairWords');
const albino = words('albinoWords');
/** "Lang und dürr" is said of people, not of hair. */
const lanky = phrase('lanky');

/** Looks of head and body; call it after reading the things a person has. */
export function readFeatures(reading: Reading): FeaturesSaid {
  const heightMetres = readHeight(reading);
  tellThinHair(reading);
  const streaks = readStreaks(reading);
  const ofThings = reading.snapshot();
  const dyed = reading.has(dyedWords);
  const own = keptOf(
    reading,
    reading.all(looksWords.hairOnlyColours),
    (word) => !isOfCloth(reading, word),
  );
  const facialHair = beardIn(reading);
  const heads = headsIn(reading, facialHair);
  leaveHairAccessories(reading);
  const hair = readHair(reading, heads, ofThings);
  const topicOf = (word: Found) => headOf(reading, heads, word)?.value;
  const inClause = (word: Found, topic?: Topic) =>
    heads.some(({ clause, value }) => clause === word.clause && (topic ?? value) === value);
  const described = (word: Found, ...topics: readonly (Topic | undefined)[]) =>
    !ofThings(word) &&
    topics.includes(topicOf(word)) &&
    // "Mit roten Bügeln": the red is not that of the hair a clause before.
    (inClause(word) || !(reading.isBesideUnknown(word) || reading.isBesideTold(word)));
  // "Riccia, castana, occhi azzurri": alone between commas it is the hair's.
  const isOwn = (word: Found) =>
    own.some(({ start }) => start === word.start) && reading.isAlone(word);
  const eyes = pick(
    reading,
    looksWords.eyeColours,
    (word) => described(word, 'eyes') && !isOwn(word),
  );
  const skin = readSkin(
    reading,
    (word) => described(word, 'skin'),
    (word) => !ofThings(word),
  );
  // "Castaños" may describe eyes and "morena" skin; "rubia de ojos azules" describes the hair.
  const ownColours = own.filter(
    (word) =>
      ![shades.chestnut, shades.darkBrown].some((colour) => colour === word.value) ||
      isOwn(word) ||
      !['eyes', 'skin'].includes(topicOf(word) ?? 'hair'),
  );
  const ofHair = ownColours.filter((word) => topicOf(word) !== 'beard');
  const colourIn = (passes: (word: Found<string>) => boolean) =>
    pick(reading, looksWords.hairColours, passes);
  // A colour without a noun may be of the clothes before it.
  const isFree = (word: Found) =>
    described(word, undefined) &&
    heads.filter(({ end }) => end <= word.start).at(-1)?.value !== 'clothes' &&
    !heads.some(reading.inPhraseOf(word));
  const hairColour =
    ofHair.find((word) => inClause(word, 'hair')) ??
    colourIn((word) => described(word, 'hair') && inClause(word, 'hair')) ??
    ofHair[0] ??
    colourIn((word) => described(word, 'hair')) ??
    // "Negra, alta" and "white, slim" describe the person.
    colourIn((word) => isFree(word) && word.value !== shades.black && word.value !== shades.white);
  const ofBeard = colourIn((word) => described(word, 'beard'));
  const beardColour = ownColours.find((word) => topicOf(word) === 'beard') ?? ofBeard;
  const thin = lanky.exec(reading.text);
  if (thin !== null) reading.understand({ start: thin.index, end: thin.index + 4 });
  const build = buildIn(reading);
  const stature = keptOf(
    reading,
    reading.all(looksWords.statures),
    (word) => !isOfNoun(reading, word),
  )[0]?.value;
  return {
    hair: { ...hair, ...known({ streaks, colour: (hairColour ?? beardColour)?.value }) },
    dyed,
    fullHair: reading.mentions(fullHair),
    albino: reading.mentions(albino),
    weathered: reading.mentions(looksWords.weathered),
    ...known({
      ...{ skin, build, heightMetres, eyes: eyes?.value },
      ...{ facialHair: facialHair?.value, facialHairColour: beardColour?.value },
      stature: stature ?? (thin === null ? undefined : 0.07),
    }),
  };
}

/** Words that pass; the others are left to be understood otherwise. */
function keptOf<T>(
  reading: Reading,
  words: readonly Found<T>[],
  passes: (word: Found<T>) => boolean,
): Found<T>[] {
  return words.filter((word) => {
    const kept = passes(word);
    if (!kept) reading.leave(word);
    return kept;
  });
}

/** The longest word of these meanings that passes. */
function pick<T>(
  reading: Reading,
  meanings: Meanings<T>,
  passes: (word: Found<T>) => boolean,
): Found<T> | undefined {
  const passing = reading.locate(meanings).filter((word) => passes(word));
  for (const word of passing) reading.understand(word);
  return passing.sort(longerFirst)[0];
}

/** Whoever has a beard and a moustache has a beard; without a beard there may be a moustache. */
function beardIn(reading: Reading): Found<NonNullable<FeaturesSaid['facialHair']>> | undefined {
  // Whole phrases: "bushy ginger beard", of which "ginger" has been read.
  const beards = reading.all(looksWords.facialHair, { fresh: false });
  return (
    beards.find(({ value }) => !['moustache', 'none', 'beard'].includes(value)) ??
    beards.find(({ value }) => value === 'beard') ??
    beards.find(({ value }) => value !== 'none') ??
    beards[0]
  );
}

/** "Faixa no cabelo": the whole phrase is the garment's. */
function leaveHairAccessories(reading: Reading): void {
  const ofHair = reading.locate(looksWords.hairNouns);
  for (const garment of reading.locate(garments))
    if (ofHair.some(({ start, end }) => garment.start < start && garment.end >= end))
      reading.leave(garment);
}

/** A colour of hair that is one of cloth too, right beside a garment and no hair: "felpa rossa". */
function isOfCloth(reading: Reading, word: Found): boolean {
  return (
    reading
      .locate(clothesWords.dyes)
      .some(({ start, end }) => start >= word.start && end <= word.end) &&
    isNear(reading, word, garments) &&
    !isNear(reading, word, [...looksWords.hairNouns, ...looksWords.beardNouns])
  );
}

function buildIn(reading: Reading): FeaturesSaid['build'] {
  // "Ein runder Bauch, schwanger" describes a pregnancy, not a build.
  const isExpecting = reading.mentions(bellies) && reading.mentions(looksWords.expecting);
  const builds = keptOf(
    reading,
    reading.all(looksWords.builds).filter(({ value }) => value !== 'stout' || !isExpecting),
    (word) => !isOfNoun(reading, word) && !isOfUnknown(reading, word),
  ).map(({ value }) => value);
  return builds.find((value) => value === 'stout') ?? builds[0];
}

const ofHair: Meanings<unknown> = [
  ...[...looksWords.hairNouns, ...looksWords.beardNouns],
  ...looksWords.facialHair,
];
const modifiers: Meanings<unknown> = [
  ...[...looksWords.textures, ...looksWords.lengths, ...looksWords.hairOnlyColours],
  ...[...looksWords.hairColours, ...clothesWords.dyes, ...clothesWords.shades],
];

/** "A big nose", "lange Beine", "slim dark jeans" and "big curly hair" describe a noun, not a build or a height. */
function isOfNoun(reading: Reading, word: Found): boolean {
  const nouns = [
    ...reading.locate(ofHair),
    ...reading.locate(garments).filter((garment) => isSurelyCloth(reading, garment)),
  ].filter(({ start, end }) => start >= word.end || end <= word.start);
  const described = reading.locate(modifiers).filter(({ start }) => start > word.end);
  return (
    isNear(reading, word, looksWords.parts, 1) ||
    nouns.some(
      (noun) =>
        reading.areNear(noun, word) ||
        (noun.start > word.end &&
          reading.areNear(noun, word, 3) &&
          described.some(({ end }) => end < noun.start)),
    )
  );
}

const ofThings = phrase('saidOfThings');
const ofBuild = phrase('ofBuild');

/** Said of people and things alike, before a word that is no person's: "big gold hoops". */
function isOfUnknown(reading: Reading, word: Found): boolean {
  return (
    ofThings.test(reading.said(word)) &&
    reading.leads(word) &&
    !ofBuild.test(reading.after(word)) &&
    !isNear(reading, word, peopleWords.presentation)
  );
}

const clearWords = phrase('clearWords');
const baldWords = phrase('baldWords');

/**
 * Looks in a role: "bearded uncle", "la rubia", "calvo". Only words that are no name, relation or trade in any language:
 * "Rosa", "Bruna" and "Bob" are people.
 */
export function readRoleLooks(role: Reading): Pick<FeaturesSaid, 'hair' | 'facialHair'> {
  const clear = <T>(meanings: Parameters<typeof role.locate<T>>[0]) =>
    role.locate(meanings).find((word) => clearWords.test(role.said(word)))?.value;
  return {
    hair: known({
      colour: clear(looksWords.hairOnlyColours),
      front: baldWords.test(role.text) ? ('bald' as const) : undefined,
    }),
    ...known({ facialHair: clear(looksWords.facialHair) }),
  };
}
