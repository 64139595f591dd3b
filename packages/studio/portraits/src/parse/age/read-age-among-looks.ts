import { type Found, Reading, type Senses } from '../reading.js';
import { listOf, phrase } from '../words/phrases.js';
import { clothesWords, looksWords, peopleWords } from '../words/vocabulary.js';
import { type AgeRange, readAge } from './read-age.js';

/**
 * The age in a text that describes looks: "a lad of 17", "in her fifties", "(78)", "sechs Monate alt". Numbers of
 * other things, such as braids, months of a pregnancy or years ago, are no ages.
 */
export function readAgeAmongLooks(reading: Reading): AgeRange | null {
  return inUnitsOfTime(reading) ?? inTensOfYears(reading) ?? onItsOwn(reading) ?? byStage(reading);
}

const years = listOf('years');
const shortTimes = listOf('shortTimes');
const unit = new RegExp(`(?<![a-z])(?:(${years})|(${shortTimes}))(?![a-z])`, 'gu');
/** "Scar from 20 years ago", "widowed for ten years"; Italian "ha quattro anni" is an age. */
const agoBefore = phrase('agoBefore');
const agoAfter = phrase('agoAfter');
const half = /^ (?:and a half|y medi[oa]|e mei[oa]|et demi[e]?|e mezz[oa]|i mig|i mitja)(?![a-z])/u;
const german =
  /(?<![a-z])([a-z0-9]*(?:zwanzig|ssig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|zehn|elf|zwolf|zwei|drei|vier|funf|sechs|sieben|acht|neun|[0-9]))-?jahrig[a-z]*/gu;

/** "17 years", "trenta anys", "eight months old". */
function inUnitsOfTime(reading: Reading): AgeRange | null {
  const { text } = reading;
  for (const { index, 0: word, 1: number = '' } of text.matchAll(german)) {
    const range = ageOf(number);
    if (range === null) continue;
    reading.understand(index, index + word.length);
    return range;
  }
  const expecting = looksWords.expectingWords.test(text);
  looksWords.expectingWords.lastIndex = 0;
  for (const { index, 0: word, 2: short } of text.matchAll(unit)) {
    const [fraction = ''] = half.exec(text.slice(index + word.length)) ?? [];
    const end = index + word.length + fraction.length;
    if (short !== undefined && expecting) continue;
    if (agoAfter.test(text.slice(end))) continue;
    const number = numberBefore(text, index);
    if (number === undefined || isAgo(text, number, end)) continue;
    const range = ageOf(text.slice(number, end));
    if (range === null) continue;
    reading.understand(number, end);
    understandWord(
      reading,
      end,
      /^[ -](?:old|alt|alte[rn]?|de edad|de idade|d edat|d age|di eta)(?![a-z])/u,
    );
    return range;
  }
  return null;
}

function isAgo(text: string, from: number, end: number): boolean {
  const [before = ''] = agoBefore.exec(text.slice(0, from)) ?? [];
  // Portuguese "há quatro anos", not Italian "ha quattro anni".
  return before !== '' && (before.trim() !== 'ha' || text.slice(from, end).includes('anos'));
}

/** Where the number right before a place begins; undefined without one. */
function numberBefore(text: string, place: number): number | undefined {
  const words = [...text.slice(0, place).matchAll(/[a-z0-9./½]+/gu)].slice(-4);
  // The longest run that is all number: "trenta-quatre", "sixty one", "two and a half".
  return words
    .map(({ index }) => index)
    .find((from) => isNumber(text.slice(from, place)) && !/[,;:()]/u.test(text.slice(from, place)));
}

const joining = new Set(
  'and a half y medio media e mezzo mezza meio meia et demi i mig mitja und'.split(' '),
);

function isNumber(words: string): boolean {
  const [first = ''] = words.trim().split(/[ -]+/u);
  if (joining.has(first)) return false;
  if (/^\d{1,3}(?: ?(?:-|to|a|bis|y|e|et|i|und|and) ?\d{1,3})?(?: ?1\/2| ?½)?[ -]*$/u.test(words))
    return true;
  const reading = new Reading(words);
  reading.all(peopleWords.decadeWords);
  reading.all(peopleWords.unitWords);
  const one = /(?<![a-z])(?:one|un|una|uno|eine?s?|um|uma)(?![a-z])/u;
  return reading.rest(joining).every((word) => one.test(word)) && /[a-z]{3}/u.test(words);
}

function ageOf(words: string): AgeRange | null {
  return readAge(new Reading(words));
}

const before = `(?:${listOf('beforeAge')})`;
const parts = `(?:${listOf('partsOfTens')})`;
const tensOfYears = `(?:${listOf('tensOfYears')})`;
const after = `(?:${listOf('afterTens')})`;
const tens = new RegExp(
  `(?<![a-z0-9])(?:(?:${before}) )*(?:(?:${parts})[ -]+)?(?:${tensOfYears})${after}*(?![a-z])`,
  'gu',
);
/** What may follow an age: an end of the phrase, or a word that begins the next. */
const ends = phrase('endsAge');

/** "In her fifties", "Mitte dreißig", "la quarantaine", "sixtyish", "ochenta y dos". */
function inTensOfYears(reading: Reading): AgeRange | null {
  for (const { index, 0: phrase } of reading.text.matchAll(tens)) {
    const end = index + phrase.length;
    if (!ends.test(reading.text.slice(end)) || countsThings.test(reading.text.slice(0, index)))
      continue;
    const range = ageOf(phrase.replace(/ish$/u, ''));
    if (range === null) continue;
    reading.understand(index, end);
    const [low] = range;
    const whole = Math.floor(low / 10) * 10;
    if (/ish$/u.test(phrase)) return [low - 2, low + 3];
    if (/(?<![a-z])(?:muchos?|largos|muitos|molts?)(?![a-z])/u.test(phrase))
      return [whole + 6, whole + 9];
    if (
      /(?<![a-z])(?:escaig|pico|tant[oa]?s?|something|odd|algo|tal|rotti|lancos)(?![a-z])/u.test(
        phrase,
      )
    )
      return [whole + 1, whole + 9];
    return range;
  }
  return null;
}

/** "Size 42", "number 10", "stuck in 70", "from the 60s". */
const countsThings = phrase('countsThings');

const digits =
  /(?<![a-z0-9.,'-])(\d{1,3})(?: ?(?:1\/2|½))?(?: (?:and a half|y medi[oa]|e mei[oa]|et demi[e]?|e mezz[oa]|i mig|i mitja))?(?= ?[,;:()!?]| ?\.(?!\d)| ?$| (?:with|in|and|who|wearing|has|con|dai|dal|dalla|y|al|que|mit|und|der|die|avec|et|qui|aux|e|che|com|amb|i)(?![a-z]))/gu;
const cue = new RegExp(`(?:^|[,;:.(!?] ?|(?:^|[^a-z])(?:${before}|${parts}) )$`, 'u');

/** A number between commas, in brackets or after "about": "Korean, 28, wiry", "(78)", "ca. 9", "Mitte 30", "35ish". */
function onItsOwn(reading: Reading): AgeRange | null {
  const ish = /(?<![a-z0-9])([1-9]\d)[ -]?ish(?![a-z])/u.exec(reading.text);
  if (ish !== null) {
    reading.understand(ish.index, ish.index + ish[0].length);
    return [Number(ish[1]) - 2, Number(ish[1]) + 3];
  }
  const beside = besidePerson(reading);
  if (beside !== null) return beside;
  for (const { index, 0: phrase } of reading.text.matchAll(digits)) {
    const head = reading.text.slice(0, index);
    const led = cue.exec(head);
    if (
      led === null ||
      countsThings.test(head.replace(/(?:the|den|die|los|gli|en|in|dels?) $/u, ''))
    )
      continue;
    const from = /[a-z]/u.test(led[0]) ? led.index : index;
    const range = ageOf(
      reading.text.slice(from, index + phrase.length).replace(/^[,;:.(!?\s]+/u, ''),
    );
    if (range === null) continue;
    reading.understand(from, index + phrase.length);
    return range;
  }
  const oneAndHalf =
    /(?<![a-z])(?:anderthalb|eineinhalb|one and a half|a year and a half|ano y medio|ano e meio|an et demi|anno e mezzo|any i mig)(?![a-z])/u.exec(
      reading.text,
    );
  if (oneAndHalf !== null) {
    reading.understand(oneAndHalf.index, oneAndHalf.index + oneAndHalf[0].length);
    return [1.5, 1.5];
  }
  // "Girl, seven, two braids": the word alone between commas; "ist zwei, hat", "she's just turned six".
  const alone = reading
    .locate(peopleWords.unitWords)
    .find(
      (word) =>
        word.value > 1 &&
        ((reading.isAlone(word, new Set()) && betweenCommas(reading, word)) ||
          (becoming.test(reading.text.slice(0, word.start)) &&
            /^ ?(?:[,;:).]|$)/u.test(reading.text.slice(word.end)))),
    );
  if (alone === undefined) return null;
  reading.understand(alone.start, alone.end);
  return ageOf(reading.text.slice(alone.start, alone.end));
}

const becoming = phrase('becomesAge');

/** "Opa 84", "son 9 with glasses", "Tochter 13": the number right after a person. */
function besidePerson(reading: Reading): AgeRange | null {
  const person = reading
    .locate(peopleWords.presentationWords)
    .map(({ end }) => ({
      end,
      number: /^ (\d{1,2})(?![0-9.,]\d|[a-z0-9]| ?cm)/u.exec(reading.text.slice(end)),
    }))
    .find(
      ({ end, number }) =>
        number !== null &&
        (Number(number[1]) >= 4 || betweenCommasAfter(reading.text.slice(end + number[0].length))),
    );
  if (person?.number == null) return null;
  reading.understand(person.end, person.end + person.number[0].length);
  return ageOf(person.number[1] ?? '');
}

function betweenCommasAfter(rest: string): boolean {
  return /^ ?(?:[,;:).]|$)/u.test(rest);
}

function betweenCommas({ text }: Reading, { start, end }: Found<unknown>): boolean {
  return (
    /(?:^|[,;:(.]) ?$/u.test(text.slice(0, start)) && /^ ?(?:[,;:).]|$)/u.test(text.slice(end))
  );
}

const things: Senses<unknown> = [
  ...clothesWords.garmentWords,
  ...looksWords.facialHairWords,
  [true, looksWords.hairNouns],
  [true, looksWords.eyeNouns],
];

/** "Toddler", "an elderly man", "pensionato"; not "an old coat". */
function byStage(reading: Reading): AgeRange | null {
  const named = reading.locate(things);
  const stage = reading.locate(peopleWords.lifeStageWords).find(
    (word) =>
      // "Cargando al bebé": the baby is somebody else.
      (word.value[1] > 2 || opening.test(reading.text.slice(0, word.start))) &&
      !named.some(
        (thing) =>
          thing.clause === word.clause &&
          reading.gap(thing, word) === 0 &&
          // "Jovem de hijab", not "old coat".
          !/^ (?:de|d|em|en|in|im) $/u.test(reading.text.slice(word.end, thing.start)),
      ),
  );
  if (stage === undefined) return null;
  reading.understand(stage.start, stage.end);
  return stage.value;
}

const opening = phrase('opensText');

function understandWord(reading: Reading, from: number, word: RegExp): void {
  const [found] = word.exec(reading.text.slice(from)) ?? [];
  if (found !== undefined) reading.understand(from, from + found.length);
}
