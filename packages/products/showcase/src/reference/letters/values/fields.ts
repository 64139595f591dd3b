import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Box, Size } from '../../../design.js';
import { alignmentOf } from '../../layout/alignment.js';
import { around, bottomOf } from '../../layout/areas.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { textOf } from '../line-text.js';
import type { ReadLetter } from '../read-line.js';
import { factIn, isMoment } from './fact-patterns.js';
import {
  caption,
  grouped,
  price,
  rooms,
  roomsAfter,
  size,
  tag,
  withoutAccents,
  withoutPrice,
} from './field-patterns.js';
import { loneCounts } from './lone-counts.js';
import { qualified } from './qualifiers.js';
import { type Candidate, overlaps, type ValueText } from './value-text.js';
import { isOfDesign } from './words-on-photos.js';

const LEGIBLE = 0.62;
/** Photos show numbers and words too, so that the same on the design's own paper comes first. */
const ON_PHOTO = 0.5;

const isOnPhoto = ({ line }: LetteredLine): boolean => line.host.kind === 'photo';

/** Which of a design's texts are values of the property. */
export function findValues(lines: readonly LetteredLine[], picture: Size): ValueText[] {
  const legible = lines.filter(({ read }) => read.likeness >= LEGIBLE);
  const candidates: Candidate[] = [];
  const best = (field: PropertyField, options: readonly Candidate[]) => {
    const [first] = options
      .filter(({ letters }) => !candidates.some((taken) => overlaps(taken.letters, letters)))
      .toSorted((one, other) => other.score - one.score);
    if (first !== undefined) candidates.push({ ...first, field });
  };
  best(
    'size',
    legible.flatMap((source) => matches('size', source, size, 0)),
  );
  const priced = legible.flatMap((source) => matches('price', source, price, 0));
  best(
    'price',
    [priced, figures(legible), pricesOnRequest(legible)].find(({ length }) => length > 0) ?? [],
  );
  for (const pattern of [...rooms, ...roomsAfter]) {
    if (candidates.some(({ field }) => field === pattern[0])) continue;
    best(
      pattern[0],
      legible.flatMap((source) => matches(pattern[0], source, pattern[1], 1)),
    );
  }
  loneCounts(legible, candidates);
  best('label', labels(ofDesign(legible, candidates), candidates, picture));
  return candidates
    .map((candidate) => toValue(candidate, lines, picture))
    .map((value) =>
      value.field === 'label'
        ? withFollowing(
            value,
            legible,
            candidates.map(({ source }) => source),
          )
        : value,
    );
}

/** Lines without the words that photos show; where nothing else is said, all of them. */
function ofDesign(
  lines: readonly LetteredLine[],
  found: readonly Candidate[],
): readonly LetteredLine[] {
  if (found.length === 0 && !lines.some(({ line }) => line.host.kind === 'surface')) return lines;
  const values = found.map(({ source: { line, read }, letters }) => ({
    box: boxAround(letters),
    ink: line.ink,
    capHeight: read.capHeight,
  }));
  return lines.filter((line) => isOfDesign(line, values));
}

function matches(
  field: PropertyField,
  source: LetteredLine,
  pattern: RegExp,
  group: 0 | 1,
): Candidate[] {
  const { text, letters } = textOf(source);
  const whole = withoutAccents(text);
  const match = pattern.exec(whole);
  const plain = match?.[group]?.trim();
  if (match === null || plain === undefined || plain === '') return [];
  const figure = match.index + match[0].indexOf(plain);
  const end = figure + plain.length;
  const besides = qualified(field, whole.slice(0, figure), plain, whole.slice(end));
  const start = figure - besides.before;
  const found = text.slice(start, end + besides.after);
  const own = letters.slice(start, start + found.length).filter((letter) => letter !== null);
  const digits = found.replace(/\D/g, '').length;
  // Many figures make an amount of money; few with a currency sign may be fees.
  const likely = field === 'price' ? Math.min(1, digits / 4) : 1;
  const score = source.read.capHeight * likely * (isOnPhoto(source) ? ON_PHOTO : 1);
  return [
    {
      field,
      text: asTyped(found),
      letters: own,
      source,
      score,
      whole: found.length >= text.length - 1,
    },
  ];
}

/** With the letters that are read as others: of "4+1", "zł" and a second "m²". */
const asTyped = (text: string) =>
  text
    .replace(/(?<=^\d\+)[Il\]|]$/u, '1')
    .replace(/(?<=\d ?)z[lt]$/u, 'zł')
    .replace(/(?<=\d ?)m[?”“"*º°](?=\)?$)/gu, 'm²');

/** "Price on application" and the like. */
function pricesOnRequest(lines: readonly LetteredLine[]): Candidate[] {
  return lines.flatMap((source) => {
    const { text, letters } = textOf(source);
    if (!withoutPrice.test(withoutAccents(text))) return [];
    const own = letters.filter((letter) => letter !== null);
    const score = source.read.capHeight;
    return [{ field: 'price' as const, text, letters: own, source, score, whole: true }];
  });
}

/** Prices without a readable currency sign: grouped figures with nothing next to them. */
function figures(lines: readonly LetteredLine[]): Candidate[] {
  return lines.flatMap((source) => {
    const { text, letters } = textOf(source);
    const plain = withoutAccents(text);
    if (!grouped.test(plain) || factIn(plain) !== 'figure' || size.test(plain)) return [];
    return [
      {
        field: 'price' as const,
        text,
        letters: letters.filter((letter) => letter !== null),
        source,
        score: source.read.capHeight,
        whole: true,
      },
    ];
  });
}

function labels(
  lines: readonly LetteredLine[],
  taken: readonly Candidate[],
  picture: Size,
): Candidate[] {
  const priceHeight = taken.find(({ field }) => field === 'price')?.source.read.capHeight ?? 0;
  return lines.flatMap((source) => {
    const { text, letters } = textOf(source);
    const own = letters.filter((letter) => letter !== null);
    if (taken.some((candidate) => overlaps(candidate.letters, own))) return [];
    const words = [...text].filter((letter) => /\p{L}/u.test(letter)).length;
    const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 2 : 4;
    if (words < least || words < own.length * 0.7) return [];
    const plain = withoutAccents(text);
    const fact = factIn(plain);
    if (fact === 'contact' || fact === 'action' || isMoment(plain)) return [];
    // What is said of any property stays: a name in its place would be doubled.
    if (tag.test(plain) || caption.test(plain) || source.read.likeness < LEGIBLE) return [];
    const isSeveral = source.read.words.length > 1 || least === 2;
    const isMasthead =
      !isSeveral &&
      source.line.box.y < picture.height * 0.25 &&
      source.read.capHeight > priceHeight;
    const factor =
      (isSeveral ? 1.6 : 1) *
      (isMasthead ? 0.15 : 1) *
      (fact === 'address' ? 0.4 : 1) *
      (isOnPhoto(source) ? ON_PHOTO : 1);
    return [
      {
        field: 'label' as const,
        text,
        letters: own,
        source,
        score: source.read.capHeight * factor,
        whole: true,
      },
    ];
  });
}

function boxAround(letters: readonly ReadLetter[]): Box {
  const [first, ...rest] = letters;
  return rest.reduce(
    (box, letter) => around(box, letter.box),
    first?.box ?? { x: 0, y: 0, width: 0, height: 0 },
  );
}

/** A figure is as tall as capitals; beside a word without any, the line does not tell how tall. */
function capHeightOf({ text, source }: Candidate, box: Box): number {
  const { capHeight } = source.read;
  return /^\d+$/u.test(text)
    ? Math.max(capHeight, Math.min(box.height, 1.6 * capHeight))
    : capHeight;
}

function toValue(candidate: Candidate, lines: readonly LetteredLine[], picture: Size): ValueText {
  const { source, letters, text, whole } = candidate;
  const box = boxAround(letters);
  // Scripts without capitals are not set in capitals.
  const words = [...text].filter((letter) => letter.toLowerCase() !== letter.toUpperCase());
  return {
    field: candidate.field,
    text,
    likeness:
      letters.reduce((sum, { likeness }) => sum + likeness, 0) / Math.max(1, letters.length),
    box,
    lines: 1,
    ink: source.line.ink,
    host: source.line.host,
    face: source.read.face,
    capHeight: capHeightOf(candidate, box),
    baseline: source.read.baseline,
    alignment: whole ? alignmentOf(source, lines, picture) : 'left',
    uppercase: words.length > 2 && words.every((letter) => letter === letter.toUpperCase()),
    captioned: !whole,
  };
}

function withFollowing(
  value: ValueText,
  lines: readonly LetteredLine[],
  taken: readonly LetteredLine[],
): ValueText {
  let whole = value;
  for (;;) {
    const next = lines.find(({ line, read }) => {
      const gap = line.box.y - bottomOf(whole.box);
      const alike =
        Math.abs(read.capHeight - value.capHeight) < value.capHeight * 0.12 &&
        Math.max(...line.ink.map((part, at) => Math.abs(part - (value.ink[at] ?? 0)))) < 60;
      const place =
        Math.abs(line.box.x - whole.box.x) < value.capHeight ||
        Math.abs(line.box.x + line.box.width / 2 - whole.box.x - whole.box.width / 2) <
          value.capHeight;
      const isTaken = taken.some((source) => source.line === line);
      return alike && place && gap > 0 && gap < value.capHeight * 1.3 && !isTaken;
    });
    if (next === undefined) return whole;
    whole = {
      ...whole,
      text: `${whole.text} ${textOf(next).text}`,
      box: around(whole.box, next.line.box),
      lines: whole.lines + 1,
    };
  }
}
