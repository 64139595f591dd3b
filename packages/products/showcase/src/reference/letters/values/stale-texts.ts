import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { Box } from '../../../design.js';
import { wordsOf } from '../../../words/words.js';
import { alignmentOf } from '../../layout/alignment.js';
import { areaOf, around, grown, shared } from '../../layout/areas.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import type { ReadWord } from '../letter-words.js';
import {
  factIn,
  isAgencyName,
  isCount,
  isForeignAction,
  isForeignCaption,
} from './fact-patterns.js';
import { anyRoomWord, caption, roomWords, tag, withoutAccents } from './field-patterns.js';
import { isQualifier } from './qualifiers.js';
import type { ValueText } from './value-text.js';

type Values = readonly ValueText[];

/** A text of the design that another property's image must not show. */
export interface StaleText {
  readonly line: LetteredLine;
  /** Of the words that go, in px of the reading. */
  readonly box: Box;
  /** Whether it goes because it may say something else than was read. */
  readonly isUnsure?: true;
}

/** A text of ours in the place of one in another language. */
export interface Rewording {
  readonly place: ValueText;
  readonly words: string;
}

export interface TextChanges {
  readonly stale: readonly StaleText[];
  readonly rewordings: readonly Rewording[];
  /** The values, with adjacent words where those are replaced too. */
  readonly values: Values;
}

/**
 * A design's texts to remove or to translate: figures, addresses and contacts that no value replaces, calls to action
 * and captions of counts in another language.
 *
 * @param values that are replaced
 * @param language null to keep the design's own
 */
export function textChanges(
  layout: ReferenceLayout,
  values: Values,
  language: ShowcaseLanguage | null,
): TextChanges {
  const stale: StaleText[] = [];
  const rewordings: Rewording[] = [];
  const captioned = new Map<ValueText, ValueText>();
  const addressed: LetteredLine[] = [];
  for (const line of layout.lines) {
    const own = values.filter((value) => shared(value.box, line.line.box) > 0);
    let rest = line.read.words.filter(
      (word) => !own.some((value) => shared(value.box, word.box) > 0.4 * areaOf(word.box)),
    );
    const captions = language === null ? [] : foreignCaptions(own, rest, language);
    for (const { value, words } of captions) {
      const said = boxOf(words);
      if (said === null) continue;
      captioned.set(value, asPhrase(value, words, line, layout));
      stale.push({ line, box: said });
      rest = rest.filter((word) => !words.includes(word));
    }
    const box = boxOf(rest);
    if (box === null) continue;
    const text = withoutAccents(rest.map((word) => word.text).join(' '));
    const fact = factIn(text);
    if (fact === null) {
      // A figure may have been read as letters, a count's word says nothing without it, an agency's name is its own.
      if (
        isUnsure(rest, text) ||
        isWithoutCount(text, own, values) ||
        isOfFigure(text, line, values) ||
        (own.length === 0 && isAgencyName(text))
      ) {
        stale.push({ line, box, isUnsure: true });
      }
      continue;
    }
    if (fact === 'action') {
      if (language === null || !isForeignAction(text, language)) continue;
      if (own.length === 0) {
        const place = placeOf(line, layout);
        rewordings.push({ place, words: wordsOf(language).bookViewing });
      }
    }
    stale.push({ line, box });
    if (fact === 'contact' || fact === 'address') addressed.push(line);
  }
  const labels = labelsOf(stale, layout.lines);
  stale.push(...labels.map((line) => ({ line, box: line.line.box })));
  const besides = beside(addressed, layout.lines, values, stale);
  stale.push(...besides.map((line) => ({ line, box: line.line.box })));
  return { stale, rewordings, values: values.map((value) => captioned.get(value) ?? value) };
}

function boxOf([first, ...rest]: readonly ReadWord[]): Box | null {
  return first === undefined ? null : rest.reduce((box, word) => around(box, word.box), first.box);
}

/** Likeness below which a word may be another one, or a figure; captions that are known stay. */
const UNSURE = 0.66;

function isUnsure(words: readonly ReadWord[], text: string): boolean {
  if (tag.test(text) || caption.test(text)) return false;
  return words.some(({ text: word, likeness }) => likeness < UNSURE && /[\p{L}\p{N}]/u.test(word));
}

/** Whether a text names rooms of which no value says how many: its figure was not read. */
function isWithoutCount(text: string, own: Values, values: Values): boolean {
  if (own.length > 0) return false;
  const words = text.split(' ').length;
  const isLatin = /\p{Script=Latin}/u.test(text);
  const named = (isLatin ? roomWords : anyRoomWord).find(([, pattern]) => pattern.test(text))?.[0];
  return named !== undefined && words <= 4 && !values.some(({ field }) => field === named);
}

/** Whether a text only qualifies the price or the area that it stands by: "From" above a price. */
function isOfFigure(text: string, { line }: LetteredLine, values: Values): boolean {
  if (!isQualifier(text)) return false;
  return values.some(({ field, box, capHeight }) => {
    if (field !== 'price' && field !== 'size') return false;
    return shared(grown(box, 2 * capHeight), line.box) > 0;
  });
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
}

/**
 * Counts whose words are in another language than the showcase's, with these words: "4 Beds | 3 Baths". One of them
 * takes along the others of its line, so that a line is in one language.
 */
function foreignCaptions(
  values: Values,
  rest: readonly ReadWord[],
  language: ShowcaseLanguage,
): { readonly value: ValueText; readonly words: readonly ReadWord[] }[] {
  const captions = values.flatMap((value) => {
    if (!isCount(value.field)) return [];
    const words = values.length === 1 ? rest : wordsAfter(value, values, rest);
    const text = withoutAccents(words.map((word) => besideFigure(word, value)).join(' '));
    return factIn(text) === null && /\p{L}{2}/u.test(text) ? [{ value, words, text }] : [];
  });
  return captions.some(({ text }) => isForeignCaption(text, language)) ? captions : [];
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

/** What a reference number is called, in a line of its own. */
const numberLabel =
  /^(?:ref|rif|cod|codigo|id|mls|n[°ºor]|obj|objekt|kenn|anuncio|inmueble|property|listing|web)[.:\s#-]*(?:ref|nr|no|n[°º]|id)?[.:#]*$/iu;

/** Words left of a number that goes, such as "Ref.", which say nothing without it. */
function labelsOf(
  stale: readonly StaleText[],
  lines: readonly LetteredLine[],
): readonly LetteredLine[] {
  const gone = new Set(stale.map(({ line }) => line));
  return lines.filter((line) => {
    if (gone.has(line)) return false;
    const text = withoutAccents(line.read.words.map((word) => word.text).join(' '));
    return numberLabel.test(text) && stale.some(({ box }) => isNextTo(line.line.box, box));
  });
}

/** Rest of a row that belongs to an agency or a house: a town next to a street, a dot next to a number. */
function beside(
  addressed: readonly LetteredLine[],
  lines: readonly LetteredLine[],
  values: Values,
  stale: readonly StaleText[],
): LetteredLine[] {
  const gone = new Set(stale.map(({ line }) => line));
  const rows = [...addressed];
  const found: LetteredLine[] = [];
  for (const { line } of rows) {
    for (const other of lines) {
      const isOfValue = values.some((value) => shared(value.box, other.line.box) > 0);
      if (gone.has(other) || isOfValue) continue;
      if (!isNextTo(line.box, other.line.box) && !isNameOver(other, line.box)) continue;
      gone.add(other);
      found.push(other);
      rows.push(other);
    }
  }
  return found;
}

/** Words of a name and a title over a telephone number, and heights of its line in which they stand above it. */
const NAME = { words: 5, apart: 1.7 };

/** Whether a text is the name of the agent whose telephone number stands below it. */
function isNameOver({ line: { box }, read }: LetteredLine, contact: Box): boolean {
  const text = withoutAccents(read.words.map(({ text: word }) => word).join(' '));
  const names = read.words.filter(({ text: word }) => /^\p{Lu}\p{L}+,?$/u.test(word)).length;
  const gap = contact.y - (box.y + box.height);
  const apart = Math.min(
    ...[
      box.x - contact.x,
      box.x + box.width - contact.x - contact.width,
      box.x + box.width / 2 - contact.x - contact.width / 2,
    ].map(Math.abs),
  );
  return (
    gap > -2 &&
    gap < NAME.apart * contact.height &&
    apart < contact.height &&
    names >= 2 &&
    read.words.length <= NAME.words &&
    !tag.test(text) &&
    !caption.test(text)
  );
}

/** Whether two boxes are in a row, at most a few letters apart. */
function isNextTo(one: Box, other: Box): boolean {
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const apart = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  return (
    down > Math.min(one.height, other.height) / 2 && apart < 3 * Math.max(one.height, other.height)
  );
}

/** A value's text and its words, in reading order; a word that holds the value stands for it. */
function wordsWith(
  value: ValueText,
  words: readonly ReadWord[],
): readonly { readonly text: string }[] {
  return words.some((word) => holds(word, value)) ? words : [value, ...words];
}

/** The value with the words next to it. */
function asPhrase(
  value: ValueText,
  words: readonly ReadWord[],
  line: LetteredLine,
  layout: ReferenceLayout,
): ValueText {
  const whole = words.reduce((box, word) => around(box, word.box), value.box);
  const isWhole = whole.width > 0.9 * line.line.box.width;
  const said = isWhole ? line.read.words : wordsWith(value, words);
  const text = said.map((word) => word.text).join(' ');
  return {
    ...value,
    text,
    box: isWhole ? line.line.box : whole,
    captioned: false,
    phrase: true,
    uppercase: isCapitals(text),
    alignment: isWhole ? alignmentOf(line, layout.lines, layout.size) : 'left',
  };
}

function placeOf(line: LetteredLine, layout: ReferenceLayout): ValueText {
  const { box, ink, host } = line.line;
  const { words, face, capHeight, baseline, likeness } = line.read;
  const text = words.map((word) => word.text).join(' ');
  const isInButton =
    host.kind === 'surface' &&
    areaOf(host.surface.box) < 0.08 * areaOf({ x: 0, y: 0, ...layout.size });
  return {
    ...{ field: 'label', text, likeness, box, lines: 1, ink, host, face, capHeight, baseline },
    alignment: isInButton ? 'center' : alignmentOf(line, layout.lines, layout.size),
    uppercase: isCapitals(text),
    captioned: false,
  };
}
