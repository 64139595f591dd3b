import type { Meanings } from '@groundwork/words/meanings';
import { isNear } from '../heads.js';
import type { Found, Place, Reading } from '../reading.js';
import { garments, looksWords, peopleWords } from '../words/meanings.js';
import { listOf, meaningsIn, phrase } from '../words/word-lists.js';
import {
  type Age,
  type AgeRange,
  agesIn,
  ageWords,
  rangeSchema,
  readWithoutNumber,
} from './read-age.js';

/** "Scar from 20 years ago", "widowed for ten years"; Italian "ha quattro anni" is an age, Portuguese "há" is not. */
const agoBefore = phrase('agoBefore');
const agoAfter = phrase('agoAfter');
/** "Size 42", "number 10", "stuck in 70", "from the 60s". */
const countsThings = phrase('countsThings');
/** What may follow an age: an end of the phrase, or a word that begins the next. */
const ends = phrase('endsAge');
const becoming = phrase('becomesAge');
const opening = phrase('opensText');
/** "Jovem de hijab", not "old coat". */
const wearing = phrase('wearing');
const cue = new RegExp(`(?:^|[,;:.(!?] ?|(?:^|[^a-z])(?:${listOf('beforeAge')}) )$`, 'u');
const cueWords = new RegExp(`(?:(?<![a-z])(?:${listOf('beforeAge')}) )*$`, 'u');
const article = /(?<![a-z])(?:the|den|die|los|gli|en|in|dels?) $/u;
const comma = /(?:^|[,;:(.]) ?$/u;
const commaAfter = /^ ?(?:[,;:).]|$)/u;

const lateStages = [60, 70, 80, 90, 98];
/** Times of life that are said of nobody but people. */
const lifeStages: Meanings<AgeRange> = [
  ...ageWords.filter(([[low]]) => (low >= 40 && low < 60) || lateStages.includes(low)),
  ...meaningsIn('lifeStageWords', rangeSchema),
];
const things: Meanings<unknown> = [
  ...[...garments, ...looksWords.facialHair],
  ...[...looksWords.hairNouns, ...looksWords.eyeNouns],
];

/**
 * The age in a text that describes looks: "a lad of 17", "in her fifties", "(78)", "sechs Monate alt". Numbers of
 * other things, such as braids, months of a pregnancy or years ago, are no ages.
 */
export function readAgeAmongLooks(reading: Reading): AgeRange | null {
  const isExpecting = reading.mentions(looksWords.expecting);
  const people = reading.locate(peopleWords.presentation);
  const endsWell = (age: Age) => ends.test(reading.after(age));
  const isAloneWord = (age: Age) => commaAfter.test(reading.after(age));
  const tests: readonly ((age: Age) => boolean)[] = [
    // "17 years", "trenta anys", "eight months old".
    (age) =>
      (age.unit === 'years' || (age.unit === 'months' && !isExpecting)) && !isAgo(reading, age),
    // "In her fifties", "Mitte dreißig", "la quarantaine", "ochenta y dos".
    (age) =>
      (age.numeral.isWholeTens || !age.numeral.isInFigures) &&
      age.numeral.value >= 20 &&
      age.unit === undefined &&
      endsWell(age) &&
      !countsThings.test(reading.before(age).replace(cueWords, '')),
    // "35ish plumber".
    (age) => age.unit === undefined && age.range[0] < age.numeral.value,
    // "Opa 84", "son 9 with glasses", "Tochter 13": the number right after a person.
    (age) =>
      age.numeral.isInFigures &&
      people.some(({ end }) => end + 1 === age.start) &&
      (age.numeral.value >= 4 || isAloneWord(age)),
    // Between commas, in brackets or after "about": "Korean, 28, wiry", "(78)", "ca. 9", "Mitte 30".
    (age) =>
      age.numeral.isInFigures &&
      (cue.test(reading.before(age)) || age.start < age.numeral.start) &&
      endsWell(age) &&
      !countsThings.test(reading.before(age).replace(article, '')),
    // "Girl, seven, two braids": the word alone between commas; "ist zwei, hat", "she's just turned six".
    (age) =>
      age.numeral.value > 1 &&
      isAloneWord(age) &&
      (comma.test(reading.before(age)) || becoming.test(reading.before(age))),
  ];
  const ages = agesIn(reading);
  for (const passes of tests) {
    const age = ages.find((one) => passes(one));
    if (age === undefined) continue;
    const [lead = ''] = cueWords.exec(reading.before(age)) ?? [];
    reading.understand({ start: age.start - lead.length, end: age.end });
    return age.range;
  }
  return readWithoutNumber(reading) ?? byStage(reading);
}

function isAgo(reading: Reading, age: Place): boolean {
  const [before = ''] = agoBefore.exec(reading.before(age)) ?? [];
  return (
    agoAfter.test(reading.after(age)) ||
    (before !== '' && (before.trim() !== 'ha' || reading.said(age).includes('anos')))
  );
}

/** "Toddler", "an elderly man", "pensionato"; not "an old coat". */
function byStage(reading: Reading): AgeRange | null {
  const named = reading.locate(things);
  const isOfThing = (word: Found) =>
    isNear(reading, word, things) &&
    named.some(
      (thing) =>
        reading.areNear(thing, word) && !wearing.test(reading.text.slice(word.end, thing.start)),
    );
  const stage = reading.locate(lifeStages).find(
    (word) =>
      // "Cargando al bebé": the baby is somebody else.
      (word.value[1] > 2 || opening.test(reading.before(word))) && !isOfThing(word),
  );
  if (stage === undefined) return null;
  reading.understand(stage);
  return stage.value;
}
