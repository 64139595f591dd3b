import type { Meanings } from '@groundwork/words/meanings';
import type { Appearance } from '../../appearance/appearance.js';
import { type Found, holds, type Reading } from '../reading.js';
import { garments, looksWords, peopleWords } from '../words/meanings.js';
import { listOf, phrase } from '../words/word-lists.js';

type Presentation = Appearance['presentation'];

/** What tells woman or man, each as a pattern. */
type Signs = readonly (readonly [Presentation, RegExp])[];
const signs = (feminine: string, masculine: string): Signs => [
  ['feminine', phrase(feminine)],
  ['masculine', phrase(masculine)],
];
const signIn = (text: string, signs: Signs): Presentation | undefined =>
  signs.find(([, pattern]) => pattern.test(text))?.[0];

const manAlone = phrase('manAlone');
const englishSon = phrase('englishSon');
const moustaches = phrase('moustaches');
const englishWords = phrase('englishWords');
const siblings = signs('girlAmongSiblings', 'boyAmongSiblings');
const shown = signs('thisWoman', 'thisMan');
const ofRoles = signs('feminineEndings', 'masculineEndings');
const ofAdjectives = signs('agreesWithWoman', 'agreesWithMan');
const ofOrigins = signs('feminineOrigins', 'masculineOrigins');
const notEnglish = phrase('masculineNotEnglish');
/** Trades and things that end like one gender and are said of both, or of nobody. */
const neutral = phrase('neutralEndings');
const ofSomething = new RegExp(` (?:${listOf('ofSomething')}) `, 'u');
const firstWords = new RegExp(
  `^(?:(?:${listOf('beforeArticle')}) )?(?:(?:(${listOf('feminineArticles')})|(${listOf('masculineArticles')})|${listOf('otherArticles')}) )?(?:(?:${listOf('beforeNoun')}) )*([a-z-]{3,})(?: [a-z]*(?:${listOf('agreesAfterNoun')})(?:(a)|(o))(?![a-z]))?`,
  'u',
);

/** Woman or man, from the role, else from other words that have a gender; undefined where none has. */
export function presentationOf({
  role,
  physical,
  ethnicity,
  clothing,
}: {
  readonly role: Reading;
  readonly physical: Reading;
  readonly ethnicity: Reading;
  readonly clothing: Reading;
}): Presentation | undefined {
  const isSentence = role.text === '';
  const isEnglish = [role, physical, clothing].some(({ text }) => englishWords.test(text));
  const [noun] = role
    .all(peopleWords.presentation, { fresh: false })
    // French "son" is a possessive: another noun decides.
    .sort((one, two) => Number(role.said(one) === 'son') - Number(role.said(two) === 'son'));
  if (noun !== undefined) return noun.value;
  if (manAlone.test(role.text)) return 'masculine';
  const placed = signIn(isSentence ? physical.text : role.text, siblings);
  if (placed !== undefined) return placed;
  // Who expects twins is none of them.
  if (isSentence && physical.mentions(looksWords.expecting)) return 'feminine';
  return (
    personIn(physical) ??
    personIn(ethnicity) ??
    ofAdjective(physical) ??
    (isSentence ? saidIn(physical, peopleWords.pronouns) : undefined) ??
    // "Portiere" with a moustache is no Frenchwoman.
    (moustaches.test(physical.text) ? 'masculine' : undefined) ??
    ofRole(role.text, isEnglish) ??
    (isSentence ? ofFirstWord(physical, isEnglish) : undefined) ??
    [physical, clothing, role]
      .map((reading) => saidIn(reading, peopleWords.hints))
      .find((said) => said !== undefined) ??
    signIn(ethnicity.text, ofOrigins) ??
    (isSentence ? ofOriginIn(physical) : undefined)
  );
}

const saidIn = ({ text }: Reading, meanings: Meanings<Presentation>): Presentation | undefined =>
  meanings.find(([, pattern]) => text.search(pattern) >= 0)?.[0];

/** A person among looks; those of the other gender after her are not in the picture: "new mother with two boys". */
function personIn(reading: Reading): Presentation | undefined {
  // "Giacca da cuoco" may be a woman's.
  const worn = reading.locate(garments);
  const person = reading
    .all(peopleWords.presentation, { fresh: false })
    .find(
      (word) =>
        (reading.said(word) !== 'son' || englishSon.test(reading.after(word))) &&
        !worn.some((garment) => garment.start < word.start && holds(garment, word)),
    );
  if (person === undefined) return undefined;
  for (const other of reading.locate(peopleWords.presentation))
    if (other.value !== person.value && other.start > person.end) reading.leave(other);
  return person.value;
}

const aboutPeople: Meanings<unknown> = [
  ...[...looksWords.builds, ...looksWords.statures, ...looksWords.moods],
  ...[...looksWords.hairOnlyColours, ...looksWords.praise],
];

/** "Musculoso", "robusta" and "musclée" alone in their clause agree with the person, not with a noun. */
function ofAdjective(reading: Reading): Presentation | undefined {
  return reading
    .locate(aboutPeople)
    .filter(
      (word) =>
        !/[ -]/u.test(reading.said(word)) &&
        signIn(reading.said(word), ofAdjectives) !== undefined &&
        reading.isAlone(word),
    )
    .map((word) => signIn(reading.said(word), ofAdjectives))[0];
}

/** A description that is a sentence names the person first: "un ado ...", "Bombeira, ruiva", "La modella ...". */
function ofFirstWord(reading: Reading, isEnglish: boolean): Presentation | undefined {
  for (const [gender, pattern] of shown) {
    const found = pattern.exec(reading.text);
    if (found !== null && !startsThing(reading, found.index + found[0].length)) return gender;
  }
  const [, feminine, masculine, word = '', woman, man] = firstWords.exec(reading.text) ?? [];
  const start = reading.text.indexOf(word);
  if (word === '' || startsThing(reading, start)) return undefined;
  if (feminine !== undefined) return 'feminine';
  if (masculine !== undefined) return 'masculine';
  const own = reading.isUnderstood({ start }) ? undefined : ofRole(word, isEnglish);
  if (own !== undefined || isEnglish) return own;
  // "Policía retirada": the word after agrees.
  if (woman !== undefined) return 'feminine';
  return man === undefined ? undefined : 'masculine';
}

const startsThing = (reading: Reading, place: number) =>
  reading.locate(thingWords).some(({ start }) => start === place);
const thingWords: Meanings<unknown> = [
  ...[...garments, ...looksWords.facialHair, ...looksWords.glasses, ...looksWords.hairNouns],
  ...[
    ...looksWords.eyeNouns,
    ...looksWords.skinNouns,
    ...looksWords.beardNouns,
    ...looksWords.parts,
  ],
];

/**
 * Roles and trades by the ending of their first word that has a gender, where a language has one: "bombeira",
 * "danseuse", "joven cocinera"; not "artista", "surfista".
 */
function ofRole(text: string, isEnglish: boolean): Presentation | undefined {
  const [own = ''] = text.split(ofSomething);
  return own
    .split(/[ ,/-]/u)
    .filter((word) => word.length >= 4 && !neutral.test(word))
    .map(
      (word) =>
        signIn(word, ofRoles) ?? (!isEnglish && notEnglish.test(word) ? 'masculine' : undefined),
    )
    .find((gender) => gender !== undefined);
}

/** "Española", "italiana", "africaine" mean a woman; their counterparts a man. */
function ofOriginIn(reading: Reading): Presentation | undefined {
  const [origin]: readonly Found[] = reading.locate(peopleWords.origins);
  return origin === undefined ? undefined : signIn(reading.said(origin), ofOrigins);
}
