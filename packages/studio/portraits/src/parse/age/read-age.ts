import type { Reading } from '../reading.js';
import { phrase } from '../words/phrases.js';
import { peopleWords } from '../words/vocabulary.js';

/** Lowest and highest age in years. */
export type AgeRange = readonly [low: number, high: number];

const MOST = 100;

/** The age in a text, in numbers or words; null without one. */
export function readAge(reading: Reading): AgeRange | null {
  return (
    inNumbers(reading) ??
    inTens(reading) ??
    inUnits(reading) ??
    reading.first(peopleWords.ageWords)?.value ??
    null
  );
}

function inNumbers(reading: Reading): AgeRange | null {
  const tens = /(?<![0-9.,])([2-9]0)\s?(?:s|er|erin|erinnen|ern)(?![a-z])/u.exec(reading.text);
  if (tens !== null) {
    reading.understand(tens.index, tens.index + tens[0].length);
    return partOfTens(reading, Number(tens[1]));
  }
  const fraction = /(?<![0-9])(\d{1,2}) ?(?:1\/2|½)/u.exec(reading.text);
  if (fraction !== null) {
    reading.understand(fraction.index, fraction.index + fraction[0].length);
    const years = Number(fraction[1]) + 0.5;
    return [years, years];
  }
  if (fewWords.test(reading.text)) {
    const few = /(?<![0-9])([2-9]0)(?![0-9])/u.exec(reading.text);
    if (few !== null) return [Number(few[1]) + 1, Number(few[1]) + 4];
  }
  const pattern =
    /(?<![0-9.,])(\d{1,3})(?:\s?(?:-|to|a|bis|y|e|et|i|und|and)\s?(\d{1,3}))?(?![0-9])[\s-]?([a-z]*)/gu;
  for (const match of reading.text.matchAll(pattern)) {
    const [whole, first, second, unit] = match;
    // A height is not an age.
    if (unit === 'cm' || /^[.,]\d/u.test(reading.text.slice(match.index + whole.trimEnd().length)))
      continue;
    const months = unit !== undefined && peopleWords.monthWords.test(unit);
    const weeks = unit !== undefined && peopleWords.weekWords.test(unit);
    const days = unit !== undefined && peopleWords.dayWords.test(unit);
    const half = peopleWords.halfWords.test(reading.text.slice(match.index)) ? 0.5 : 0;
    const years = (value: string) =>
      Math.max(0.1, (Number(value) + half) / (days ? 365 : weeks ? 52 : months ? 12 : 1));
    const low = years(first ?? '');
    const high = second === undefined ? low : years(second);
    if (high > MOST || low > high) continue;
    reading.understand(match.index, match.index + whole.length);
    const part =
      second === undefined && !months && !weeks && low % 10 === 0 && low >= 20
        ? reading.first(peopleWords.partWords)?.value
        : undefined;
    if (part !== undefined) return [low + part[0], low + part[1]];
    return [low, high];
  }
  return null;
}

function partOfTens(reading: Reading, tens: number): AgeRange {
  const part = reading.first(peopleWords.partWords)?.value ?? partWithin(reading.text) ?? [1, 9];
  return [tens + part[0], tens + part[1]];
}

/** The part in "Mittdreißiger". */
function partWithin(text: string): readonly [number, number] | undefined {
  if (/(?<![a-z])mitt(?:e)?[a-z]*iger/u.test(text)) return [4, 6];
  if (/(?<![a-z])anfang[a-z]*iger/u.test(text)) return [0, 3];
  return /(?<![a-z])ende?[a-z]*iger/u.test(text) ? [7, 9] : undefined;
}

function inTens(reading: Reading): AgeRange | null {
  const tens = reading.first(peopleWords.decadeWords);
  if (tens === undefined) return null;
  const word = reading.text.slice(tens.start, tens.end);
  const within = unitWithin(word);
  if (within !== undefined) return [tens.value + within, tens.value + within];
  if (one.test(reading.text.slice(tens.end))) return [tens.value + 1, tens.value + 1];
  const unit = reading.first(peopleWords.unitWords)?.value;
  // "Soixante-quinze" and "quatre-vingt-douze" count on to nineteen.
  const most = tens.value === 60 || tens.value === 80 ? 19 : 9;
  if (unit !== undefined && unit <= most) return [tens.value + unit, tens.value + unit];
  // "Forty years old" is exact, "in her forties" is not.
  // "Quarenta e poucos", "cuarenta y pocos" and "quarante et quelques" are just above.
  if (fewWords.test(reading.text)) return [tens.value + 1, tens.value + 4];
  const about =
    /(?:ies|ena|ina|aine|ona|era|ero|on|er|erin|enne|enni|anni|ao)s?$/u.test(word) ||
    reading.mentions(
      /(?:in (?:her|his|their)|anfang|mitte|ende|mitt|something|y tantos|y pico|y algo|e tal|passats|passes|passados|pasados|suonati)/u,
    );
  return about ? partOfTens(reading, tens.value) : [tens.value, tens.value];
}

/** "Twenty-one", "quatre-vingt-un", "treinta y uno". */
const one = /^[ -](?:(?:et|e|y|i)[ -])?(?:one|un[eoa]?|uma?|u)(?![a-z])/u;

const fewWords = phrase('fewWords');

/** The unit in "veinticinco", "trentadue" or "funfunddreissig". */
function unitWithin(word: string): number | undefined {
  const rest = word
    .replace(
      /(?:veinti|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|vent[i]?|trent[a]?|quarant[a]?|cinquant[a]?|sessant[a]?|settant[a]?|ottant[a]?|novant[a]?)/u,
      '',
    )
    .replace(/und(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)[a-z]*/u, '');
  if (rest === word) return undefined;
  return unitStems.find(([, stem]) => stem.test(rest))?.[0];
}

const unitStems = [
  [1, /^(?:un|uno|una|ein)(?:enne|anni)?$/u],
  [2, /^(?:dos|due|zwei)/u],
  [3, /^(?:tres|tre|drei)/u],
  [4, /^(?:cuatro|quattr|vier)/u],
  [5, /^(?:cinco|cinqu|funf)/u],
  [6, /^(?:seis|sei|sechs)/u],
  [7, /^(?:siete|sett|sieben)/u],
  [8, /^(?:ocho|otto|ott|acht)/u],
  [9, /^(?:nueve|nov|neun)/u],
] as const;

function inUnits(reading: Reading): AgeRange | null {
  const oneMonth =
    /(?<![a-z])(?:one|an?|ein(?:en|em)?|une?|uno?|uma?) (?:month|monat|mois|mes|mese)(?![a-z])/u.exec(
      reading.text,
    );
  if (oneMonth !== null) {
    reading.understand(oneMonth.index, oneMonth.index + oneMonth[0].length);
    return [0.1, 0.1];
  }
  const unit = reading.first(peopleWords.unitWords);
  const after = unit === undefined ? reading.text : reading.text.slice(unit.end).trimStart();
  const [next = ''] = after.split(/[\s-]+/u).filter((word) => word !== '');
  if (unit === undefined) {
    return /(?:anderthalb|year and a half|ano y medio|ano e meio|an et demi|anno e mezzo|any i mig)/u.test(
      reading.text,
    )
      ? [1.5, 1.5]
      : null;
  }
  if (peopleWords.dayWords.test(next)) return [0.1, 0.1];
  if (peopleWords.weekWords.test(next))
    return [Math.max(0.1, unit.value / 52), Math.max(0.1, unit.value / 52)];
  if (peopleWords.monthWords.test(next)) return [unit.value / 12, unit.value / 12];
  const years = unit.value + (peopleWords.halfWords.test(reading.text) ? 0.5 : 0);
  return [years, years];
}
