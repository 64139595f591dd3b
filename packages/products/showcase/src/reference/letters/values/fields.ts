import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Box, Size } from '../../../design.js';
import { alignmentOf } from '../../layout/alignment.js';
import { rightOf } from '../../layout/areas.js';
import type { Mark } from '../../layout/marks.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { distance } from '../../pixels.js';
import { typeOf, wordsOfLine } from '../line-text.js';
import { type CaptionKind, captionKind, isGeneral, isSentence, isUnit } from './captions.js';
import { type CountField, factIn } from './fact-patterns.js';
import {
  currency,
  grouped,
  price,
  rooms,
  roomsAfter,
  size,
  tag,
  withoutPrice,
} from './field-patterns.js';
import { byIcons, ICON, isFigure } from './icon-counts.js';
import { perPeriod, qualified } from './qualifiers.js';
import { captionOf, isLevel, type Row, rowOf } from './rows.js';
import { boxAround, type Candidate, overlaps, type ValueText } from './value-text.js';

const LEGIBLE = 0.62;

/** A field of which several texts may be the value: none of them is bound. */
export interface Doubt {
  readonly field: PropertyField;
  readonly texts: readonly string[];
}

export interface FoundValues {
  readonly values: readonly ValueText[];
  readonly doubts: readonly Doubt[];
}

interface Sight {
  readonly picture: Size;
  /** What is no text: icons among other things. */
  readonly marks: readonly Mark[];
}

/**
 * Which of a design's texts are values of the property. Each kind of value is looked for in texts of its kind only: an amount with a
 * currency or a caption of price, an area with its unit, a count with its noun or icon, a status for the label. Where several
 * may be meant, or the words beside one say that it is something else, it is none.
 */
export function findValues(lines: readonly LetteredLine[], sight: Sight): FoundValues {
  const legible = lines.filter(({ read }) => read.likeness >= LEGIBLE).map(rowOf);
  const taken: Candidate[] = [];
  const doubts: Doubt[] = [];
  const bind = (field: PropertyField, found: readonly Candidate[]) => {
    const free = found.filter(
      ({ letters }) => !taken.some((own) => overlaps(own.letters, letters)),
    );
    const chosen = agreed(free);
    if (chosen !== null) taken.push({ ...chosen, field });
    else if (free.length > 1) {
      doubts.push({ field, texts: [...new Set(free.map(({ source }) => wordsOfLine(source)))] });
    }
  };
  bind('size', areas(legible));
  bind('price', prices(legible, sight.marks));
  for (const field of ['bathrooms', 'parking', 'bedrooms'] as const)
    bind(field, counts(field, legible));
  // An icon may have been read as a few letters.
  const read = legible.filter(
    ({ plain }) => plain.length <= ICON.letters && /^\p{L}+$/u.test(plain),
  );
  byIcons(legible, taken, [...sight.marks, ...read]);
  bind('label', labels(legible, taken));
  return { values: taken.map((candidate) => toValue(candidate, lines, sight.picture)), doubts };
}

/** The only one, or the largest of several that say the same. */
function agreed(found: readonly Candidate[]): Candidate | null {
  const [first, ...rest] = found.toSorted(
    (one, other) => other.source.read.capHeight - one.source.read.capHeight,
  );
  const said = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return rest.some(({ text }) => said(text) !== said(first?.text ?? '')) ? null : (first ?? null);
}

/** Candidates whose own words and captions name their field, else those of which they name nothing: what a sentence says of a figure we cannot tell. */
function ofKind(
  field: PropertyField,
  found: readonly Candidate[],
  rows: readonly Row[],
): readonly Candidate[] {
  const named = found.filter((one) => kindOf(one, rows) === field);
  if (named.length > 0) return named;
  const textOf = ({ source }: Candidate) => rows.find((row) => row.source === source)?.plain ?? '';
  const free = found.filter(
    (one) => kindOf(one, rows) === null && !isSentence(textOf(one).replace(one.plain, '')),
  );
  // One by itself, set no smaller than others, is the one.
  const alone = free.filter((one) =>
    isGeneral(textOf(one).replace(one.plain, '').replace(/\d/gu, '')),
  );
  const tallest = Math.max(...free.map(({ source }) => source.read.capHeight));
  return alone.some(({ source }) => source.read.capHeight === tallest) ? alone : free;
}

function kindOf({ source, plain }: Candidate, rows: readonly Row[]): CaptionKind | null {
  const row = rows.find((one) => one.source === source);
  if (row === undefined) return null;
  return kindBeside(row.plain, plain) ?? captionOf(row, rows)?.kind ?? null;
}

/** What the words of its own row say that a figure is: those before it, unless they follow another figure, else those after it. */
function kindBeside(row: string, figure: string): CaptionKind | null {
  const from = row.indexOf(figure);
  const [before = '', isOwn = true] = [
    row
      .slice(0, from)
      .split(/[\d·•|]/u)
      .at(-1),
    !/\d[^·•|]*$/u.test(row.slice(0, from)),
  ];
  const [after = ''] = row.slice(from + figure.length).split(/[\d·•|]/u);
  return (isOwn ? captionKind(before) : null) ?? captionKind(after);
}

function prices(rows: readonly Row[], marks: readonly Mark[]): readonly Candidate[] {
  const isWhole = (one: Candidate) => !isTorn(one, rows, marks);
  const amounts = rows.flatMap((row) => matches('price', row, price, 0)).filter(isWhole);
  // Figures in groups, whose currency could not be read.
  const figures = rows
    .filter(({ plain }) => grouped.test(plain) && factIn(plain) === 'figure' && !size.test(plain))
    .map((row) => wholeOf('price', row))
    .filter(isWhole);
  const named = figures.filter((one) => kindOf(one, rows) === 'price');
  const known = ofKind('price', [...amounts, ...named], rows);
  const once = known.filter(({ plain }) => !perPeriod.test(plain));
  if (known.length > 0) return once.length > 0 ? once : known;
  if (amounts.length > 0) return amounts.filter((one) => kindOf(one, rows) === 'rent');
  const bare = ofKind('price', figures, rows);
  if (bare.length > 0) return bare;
  return rows.flatMap((row) => (withoutPrice.test(row.plain) ? [wholeOf('price', row)] : []));
}

/** In cap heights: how far off its first figures are, and how much taller or lower. */
const TORN = { apart: 0.5, uneven: 0.25 };

/** Whether figures, or ink as tall as figures, lead to an amount: it is only the end of one. */
function isTorn(
  { letters, plain, source }: Candidate,
  rows: readonly Row[],
  marks: readonly Mark[],
): boolean {
  // Before an amount without a currency stands its sign.
  if (!/^\d/u.test(plain) || !currency.test(plain)) return false;
  const { capHeight } = source.read;
  const box = boxAround(letters);
  const figures = rows.filter((row) => row.source !== source && /\d$/u.test(row.plain));
  return [...marks, ...figures].some(({ box: other }) => {
    const apart = (box.x - rightOf(other)) / capHeight;
    const isTall = Math.abs(other.height / capHeight - 1) < TORN.uneven;
    return isTall && isLevel(box, other) && apart > -0.1 && apart < TORN.apart;
  });
}

function areas(rows: readonly Row[]): readonly Candidate[] {
  const own = ofKind(
    'size',
    rows.flatMap((row) => matches('size', row, size, 0)),
    rows,
  );
  const bare = rows.flatMap((row) => {
    if (!/^\d[\d.,' ]*$/u.test(row.plain)) return [];
    const said = captionOf(row, rows);
    if (said?.kind !== 'size') return [];
    const figure = wholeOf('size', row);
    if (said.saysUnit) return [figure];
    const cell = rows.find((other) => isUnit(other.plain) && goesOn(row, other));
    if (cell === undefined) return [];
    const unit = wholeOf('size', cell);
    const letters = [...figure.letters, ...unit.letters];
    return [{ ...figure, text: `${figure.text} ${unit.text}`, letters }];
  });
  return own.length > 0 ? own : bare;
}

function counts(field: CountField, rows: readonly Row[]): Candidate[] {
  const patterns = [...rooms, ...roomsAfter].filter(([name]) => name === field);
  // "Parkstraße 7" has no parking.
  const said = rows
    .filter(({ plain }) => factIn(plain) !== 'address')
    .flatMap((row) => patterns.flatMap(([, pattern]) => matches(field, row, pattern, 1)));
  if (said.length > 0) return said;
  return rows.flatMap((row) =>
    isFigure(row) && captionOf(row, rows)?.kind === field ? [wholeOf(field, row)] : [],
  );
}

/** A status, such as "For sale", in a line of its own: never a name, a slogan or the words of a caption. */
function labels(rows: readonly Row[], taken: readonly Candidate[]): Candidate[] {
  const others = rows.filter(({ source }) => !taken.some((own) => own.source === source));
  return rows
    .filter((row) => tag.test(row.plain) && !others.some((other) => goesOn(row, other)))
    .map((row) => wholeOf('label', row))
    .filter(({ letters }) => !taken.some((own) => overlaps(own.letters, letters)));
}

/** Cap heights between the words of a sentence that is set to the width of its column. */
const APART = 2.5;
/** Inks less far apart are one colour of the design. */
const SAME_INK = 45;

/** Whether two rows are parts of one sentence. */
function goesOn({ source, box }: Row, { source: other, box: beside }: Row): boolean {
  const apart = Math.max(beside.x - rightOf(box), box.x - rightOf(beside));
  return (
    source !== other &&
    isLevel(box, beside) &&
    apart < APART * source.read.capHeight &&
    distance(source.line.ink, other.line.ink) < SAME_INK
  );
}

function wholeOf(field: PropertyField, { source, text, plain, letters }: Row): Candidate {
  const own = letters.filter((letter) => letter !== null);
  return { field, text, plain, letters: own, source, whole: true };
}

/** What a pattern finds in a row: all amounts and areas, and the first count. */
function matches(field: PropertyField, row: Row, pattern: RegExp, group: 0 | 1): Candidate[] {
  const { text, letters, source, plain: whole } = row;
  const found: Candidate[] = [];
  let from = 0;
  for (const match of whole.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
    const figure = match[group]?.trim() ?? '';
    const at = match.index + match[0].indexOf(figure);
    if (figure === '' || at < from) continue;
    const besides = qualified(field, whole.slice(0, at), figure, whole.slice(at + figure.length));
    const start = at - besides.before;
    from = at + figure.length + besides.after;
    found.push({
      ...{ field, source, text: asTyped(text.slice(start, from)), plain: whole.slice(start, from) },
      letters: letters.slice(start, from).filter((letter) => letter !== null),
      whole: from - start >= text.length - 1,
    });
  }
  return group === 0 ? found : found.slice(0, 1);
}

/** With the letters that are read as others: of "4+1", "zł" and a second "m²". */
const asTyped = (text: string) =>
  text
    .replace(/(?<=^\d\+)[Il\]|]$/u, '1')
    .replace(/(?<=\d ?)z[lt]$/u, 'zł')
    .replace(/(?<=\d ?)m[?”“"*º°](?=\)?$)/gu, 'm²');

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
    ...typeOf(source),
    field: candidate.field,
    text,
    likeness:
      letters.reduce((sum, { likeness }) => sum + likeness, 0) / Math.max(1, letters.length),
    box,
    capHeight: capHeightOf(candidate, box),
    alignment: whole ? alignmentOf(source, lines, picture) : 'left',
    uppercase: words.length > 2 && words.every((letter) => letter === letter.toUpperCase()),
    captioned: !whole,
  };
}
