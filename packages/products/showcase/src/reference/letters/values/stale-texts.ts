import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { textLikeness } from '@groundwork/plain-text';
import type { Box } from '../../../design.js';
import { wordsOf } from '../../../words/words.js';
import { alignmentOf } from '../../layout/alignment.js';
import { areaOf, aroundAll, shared } from '../../layout/areas.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import type { ReadWord } from '../letter-words.js';
import { typeOf, wordsOfLine } from '../line-text.js';
import { captionKind, isForeignCaption, isGeneral, isUnit, saysUnit } from './captions.js';
import { factIn, isCount, isForeignAction } from './fact-patterns.js';
import { withoutAccents } from './field-patterns.js';
import { ICON, isBeside } from './icon-counts.js';
import { captionOf, rowOf } from './rows.js';
import type { ValueText } from './value-text.js';

type Values = readonly ValueText[];

/** A text of the design that another property's image must not show. */
export interface StaleText {
  readonly line: LetteredLine;
  /** Of the words that go, in px of the reading. */
  readonly box: Box;
  /** Whether it tells something of the sample, and is no caption alone. */
  readonly isFact: boolean;
}

/** A text of ours in the place of one in another language. */
export interface Rewording {
  readonly place: ValueText;
  readonly words: string;
}

/** What the customer keeps: texts as the design shows them, and places in px of the reading. */
export interface Kept {
  readonly texts?: readonly string[] | undefined;
  readonly places?: readonly Box[];
}

export interface TextChanges {
  readonly stale: readonly StaleText[];
  readonly rewordings: readonly Rewording[];
  /** The values, with adjacent words where those are replaced too. */
  readonly values: Values;
}

/** Whose words an image is in, and what it says; null in a proof, which keeps the design's own. */
export interface Said {
  readonly language: ShowcaseLanguage;
  readonly values: PropertyValues;
}

/** Share of a line's words that a value's box holds. */
const HELD = 0.4;

/**
 * What becomes of each text of a design that is no value: captions of values stay, in the words of the showcase's language and for
 * its counts, and so do calls to action. Everything else tells of the sample and goes, unless the customer keeps it.
 */
export function textChanges(
  layout: ReferenceLayout,
  values: Values,
  said: Said | null,
  keep: Kept = {},
): TextChanges {
  const stale: StaleText[] = [];
  const rewordings: Rewording[] = [];
  const phrases = new Map<ValueText, ValueText | null>();
  const rows = layout.lines.map(rowOf);
  const captions = rows
    .filter(
      ({ box, plain }) => !isUnit(plain) && values.some((value) => shared(value.box, box) > 0),
    )
    .map((row) => captionOf(row, rows)?.row.source);
  for (const line of layout.lines) {
    const own = values.filter((value) => shared(value.box, line.line.box) > 0);
    const rest = line.read.words.filter(
      (word) => !own.some((value) => shared(value.box, word.box) > HELD * areaOf(word.box)),
    );
    const [first, ...others] = said === null ? [] : phraseOf(own, rest, line, said);
    if (first !== undefined) {
      phrases.set(first, asPhrase(first, [first, ...others], line, layout));
      for (const value of others) phrases.set(value, null);
      stale.push({ line, box: aroundAll(rest.map(({ box }) => box)), isFact: false });
      continue;
    }
    const text = withoutAccents(rest.map((word) => word.text).join(' '));
    // Without a value in it, a line with a fact goes whole, signs and units too.
    if (isIcon(text) && values.some(({ box }) => isBeside(line.line.box, box))) continue;
    const isWhole = own.length === 0 && /[\p{L}\p{N}]/u.test(text) && !isGeneral(text);
    for (const words of isWhole ? [rest] : partsOf(line.read.words, rest)) {
      const box = boxOf(words);
      const text = withoutAccents(words.map((word) => word.text).join(' '));
      if (box === null || keep.texts?.some((kept) => isSame(kept, text))) continue;
      if (keep.places?.some((place) => shared(place, box) > 0.5 * areaOf(box))) continue;
      const isCaption = own.length > 0 || captions.includes(line);
      const change = changeOf(text, words, own, isCaption ? values : [], said);
      if (change === null) continue;
      stale.push({ line, box, isFact: change.isFact });
      if (change.words !== null) {
        rewordings.push({ place: placeOf(line, box, layout), words: change.words });
      }
    }
  }
  return {
    stale,
    rewordings,
    values: values.flatMap((value) => phrases.get(value) ?? (phrases.has(value) ? [] : value)),
  };
}

/** Likeness of two readings of one text. */
const SAME = 0.8;
const isSame = (kept: string, text: string) => textLikeness(withoutAccents(kept), text) > SAME;

/** Words side by side, between values and signs. */
function partsOf(words: readonly ReadWord[], free: readonly ReadWord[]): ReadWord[][] {
  const parts: ReadWord[][] = [[]];
  for (const word of words) {
    if (free.includes(word) && /[\p{L}\p{N}]/u.test(word.text)) parts.at(-1)?.push(word);
    else parts.push([]);
  }
  return parts.filter(({ length }) => length > 0);
}

/** Whether words go, as a fact of the sample or not, and what is said in their place; null for words that stay. */
function changeOf(
  text: string,
  words: readonly ReadWord[],
  own: Values,
  values: Values,
  said: Said | null,
): { readonly isFact: boolean; readonly words: string | null } | null {
  if (factIn(text) === 'action' && own.length === 0) {
    if (said === null || !isForeignAction(text, said.language)) return null;
    return { isFact: true, words: wordsOf(said.language).bookViewing };
  }
  if (own.length > 0 && isIcon(text)) return null;
  if (!isGeneral(text) || isUnsure(words)) return { isFact: true, words: null };
  const kind = captionKind(text);
  const field = kind === 'rent' ? 'price' : kind;
  if (field === null) return own.length > 0 ? null : { isFact: false, words: null };
  if (!values.some((value) => value.field === field)) return { isFact: false, words: null };
  if (said === null || field === 'other') return null;
  if (own.length === 0) {
    const caption = captionIn(field, text, said);
    return caption === null ? null : { isFact: false, words: caption };
  }
  // "182 m² Wohnfläche" is said by its unit alone.
  return isForeignCaption(text, said.language) ? { isFact: false, words: null } : null;
}

const boxOf = (words: readonly ReadWord[]): Box | null =>
  words.length === 0 ? null : aroundAll(words.map(({ box }) => box));

/** An icon beside a value is read as a few letters. */
const isIcon = (text: string) => text.length <= ICON.letters && !/\d/u.test(text);

/** Likeness below which a word may be another one, or a figure. */
const UNSURE = 0.66;

function isUnsure(words: readonly ReadWord[]): boolean {
  return words.every(({ likeness }) => likeness < UNSURE);
}

/** A caption as the showcase says it; null where the design says it as well. */
function captionIn(field: PropertyField, text: string, { language, values }: Said): string | null {
  const words = wordsOf(language);
  const value = values[field];
  if (isCount(field)) {
    if (typeof value !== 'number') return null;
    const { label } = words[field](value);
    const isOwn = withoutAccents(label).toLowerCase() === text.toLowerCase().replace(/\W+$/u, '');
    return isOwn || (!isForeignCaption(text, language) && value > 1) ? null : label;
  }
  if (field !== 'price' && field !== 'size') return null;
  // "Sq ft" beside another unit.
  return isForeignCaption(text, language) || (field === 'size' && saysUnit(text))
    ? words[field]
    : null;
}

/**
 * Counts with the words that name them, where one of their line is in another language or names another number of things
 * than are counted: "4 Beds | 3 Baths". One of them takes along the others, so that a line is in one language.
 */
function countWords(
  values: Values,
  rest: readonly ReadWord[],
  said: Said,
): { readonly value: ValueText; readonly words: readonly ReadWord[] }[] {
  const captions = values.flatMap((value) => {
    if (!isCount(value.field)) return [];
    const words = values.length === 1 ? rest : wordsAfter(value, values, rest);
    const text = withoutAccents(words.map((word) => besideFigure(word, value)).join(' '));
    return captionKind(text) === value.field ? [{ value, words, text }] : [];
  });
  const differs = captions.some(({ value, text }) => {
    const isOne = said.values[value.field] === 1;
    return isForeignCaption(text, said.language) || isOne !== (Number.parseFloat(value.text) === 1);
  });
  return differs ? captions : [];
}

/** The values of a line that is set anew in one text, where nothing else is in it; else none. */
function phraseOf(
  values: Values,
  rest: readonly ReadWord[],
  { read }: LetteredLine,
  said: Said,
): Values {
  const counted = countWords(values, rest, said);
  const words = counted.flatMap((count) => count.words);
  const hasMore = rest.some((word) => !words.includes(word) && /\p{L}{2}|\d/u.test(word.text));
  const isRow =
    counted.length > 0 &&
    counted.length === values.filter(({ field }) => isCount(field)).length &&
    values.every(({ field }) => isCount(field) || field === 'size');
  if (hasMore || !isRow) return [];
  const placeOf = ({ box }: ValueText) => read.words.findIndex((word) => shared(word.box, box) > 0);
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The text of a word without a figure that was read as a part of it: a slim 1 stands close to its noun. */
function besideFigure(word: ReadWord, value: ValueText): string {
  return holds(word, value) ? word.text.slice(value.text.length) : word.text;
}

function holds({ text, box }: ReadWord, value: ValueText): boolean {
  return shared(box, value.box) > 0 && text.startsWith(value.text);
}

/** Words between a value and the next one of its line, without bars and dots. */
function wordsAfter(value: ValueText, values: Values, rest: readonly ReadWord[]): ReadWord[] {
  const begins = value.box.x + value.box.width / 2;
  const ends = Math.min(...values.map((other) => other.box.x).filter((x) => x > begins), Infinity);
  return rest.filter(
    (word) =>
      (word.box.x >= begins || holds(word, value)) && word.box.x < ends && /\p{L}/u.test(word.text),
  );
}

/** Values with the words of their line. */
function asPhrase(
  first: ValueText,
  values: Values,
  line: LetteredLine,
  layout: ReferenceLayout,
): ValueText {
  const text = wordsOfLine(line);
  const sign = /\s([^\p{L}\p{N}\s])\s/u.exec(text)?.[1];
  return {
    ...first,
    text,
    box: line.line.box,
    captioned: false,
    row: {
      fields: values.map(({ field }) => field),
      between: sign === undefined ? (text.includes(', ') ? ', ' : APART) : ` ${sign} `,
    },
    uppercase: isCapitals(text),
    alignment: alignmentOf(line, layout.lines, layout.size),
  };
}

/** Between counts that only their distance parts. */
const APART = '\u00a0\u00a0 ';

function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
}

function placeOf(line: LetteredLine, box: Box, layout: ReferenceLayout): ValueText {
  const own = line.read.words.filter((word) => shared(word.box, box) > 0);
  const text = own.map((word) => word.text).join(' ');
  return {
    ...{ ...typeOf(line), field: 'label', text, likeness: line.read.likeness, box },
    alignment: alignmentOf(line, layout.lines, layout.size),
    uppercase: isCapitals(text),
    captioned: false,
  };
}
