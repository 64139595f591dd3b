import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Box, Size } from '../../../design.js';
import { alignmentOf } from '../../layout/alignment.js';
import { areaOf, shared } from '../../layout/areas.js';
import type { Mark } from '../../layout/marks.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { type CaptionKind, captionKind } from './captions.js';
import { type CountField, factIn, isAgencyName, isMoment } from './fact-patterns.js';
import {
  caption as captionWord,
  grouped,
  price,
  rooms,
  roomsAfter,
  size,
  tag,
  withoutPrice,
} from './field-patterns.js';
import { byIcons, isFigure } from './icon-counts.js';
import { perPeriod, qualified } from './qualifiers.js';
import { captionOf, type Row, rowOf } from './rows.js';
import { boxAround, type Candidate, overlaps, type ValueText } from './value-text.js';
import { isOfDesign } from './words-on-photos.js';

const LEGIBLE = 0.62;
/** How much taller the one of several texts of a kind is that is meant. */
const DOMINANT = 1.5;
/** Share of the picture that a badge covers at most, and words on it. */
const BADGE = { share: 0.05, words: 3 };

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
  readonly photos: readonly { readonly box: Box }[];
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
    const chosen = dominant(free);
    if (chosen !== null) taken.push({ ...chosen, field });
    else if (free.length > 1) doubts.push({ field, texts: free.map(({ text }) => text) });
  };
  bind('size', areas(legible));
  bind('price', prices(legible));
  for (const field of ['bathrooms', 'parking', 'bedrooms'] as const)
    bind(field, counts(field, legible));
  byIcons(legible, taken, sight.marks);
  const placed = taken.map(({ source: { line, read }, letters }) => ({
    box: boxAround(letters),
    ink: line.ink,
    capHeight: read.capHeight,
  }));
  const ofDesign = legible.filter(({ source }) => isOfDesign(source, placed));
  bind('label', labels(taken.length === 0 ? legible : ofDesign, taken, sight));
  return { values: taken.map((candidate) => toValue(candidate, lines, sight.picture)), doubts };
}

/** The only one, the one of several that say the same, or the one that is set much larger than the others. */
function dominant(found: readonly Candidate[]): Candidate | null {
  const onPaper = found.filter(({ source }) => source.line.host.kind === 'surface');
  const [first, ...rest] = (onPaper.length > 0 ? onPaper : found).toSorted(
    (one, other) => other.source.read.capHeight - one.source.read.capHeight,
  );
  const said = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const others = rest.filter(({ text }) => said(text) !== said(first?.text ?? ''));
  const isMeant = others.every(
    ({ source }) => source.read.capHeight * DOMINANT <= (first?.source.read.capHeight ?? 0),
  );
  return first !== undefined && isMeant ? first : null;
}

/** Candidates whose own words and captions name their field, else those of which they name nothing. */
function ofKind(
  field: PropertyField,
  found: readonly Candidate[],
  rows: readonly Row[],
): Candidate[] {
  const kinds = found.map((candidate) => {
    const row = rows.find(({ source }) => source === candidate.source);
    if (row === undefined) return null;
    return kindBeside(row.plain, candidate.plain) ?? captionOf(row, rows)?.kind ?? null;
  });
  const named = found.filter((_, at) => kinds[at] === field);
  return named.length > 0 ? named : found.filter((_, at) => kinds[at] === null);
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

function prices(rows: readonly Row[]): Candidate[] {
  const amounts = rows.flatMap((row) => matches('price', row, price, 0));
  const known = ofKind('price', amounts, rows);
  const once = known.filter(({ plain }) => !perPeriod.test(plain));
  if (amounts.length > 0) return once.length > 0 ? once : known;
  // Figures in groups, whose currency could not be read.
  const figures = rows.flatMap((row) =>
    grouped.test(row.plain) && factIn(row.plain) === 'figure' && !size.test(row.plain)
      ? [wholeOf('price', row)]
      : [],
  );
  const bare = ofKind('price', figures, rows);
  if (bare.length > 0) return bare;
  return rows.flatMap((row) => (withoutPrice.test(row.plain) ? [wholeOf('price', row)] : []));
}

function areas(rows: readonly Row[]): Candidate[] {
  const own = ofKind(
    'size',
    rows.flatMap((row) => matches('size', row, size, 0)),
    rows,
  );
  const bare = rows.flatMap((row) => {
    if (!/^\d[\d.,' ]*$/u.test(row.plain)) return [];
    const said = captionOf(row, rows);
    return said?.kind === 'size' && said.saysUnit ? [wholeOf('size', row)] : [];
  });
  return own.length > 0 ? own : bare;
}

function counts(field: CountField, rows: readonly Row[]): Candidate[] {
  const patterns = [...rooms, ...roomsAfter].filter(([name]) => name === field);
  const said = rows.flatMap((row) =>
    patterns.flatMap(([, pattern]) => matches(field, row, pattern, 1)),
  );
  if (said.length > 0) return said;
  return rows.flatMap((row) =>
    isFigure(row) && captionOf(row, rows)?.kind === field ? [wholeOf(field, row)] : [],
  );
}

/** A status, such as "For sale", in a line of its own; else the few words of a badge on a photo. */
function labels(
  rows: readonly Row[],
  taken: readonly Candidate[],
  { picture, photos }: Sight,
): Candidate[] {
  const free = rows.filter(
    ({ letters }) =>
      !taken.some((own) =>
        overlaps(
          own.letters,
          letters.filter((letter) => letter !== null),
        ),
      ),
  );
  const statuses = free.filter(({ plain }) => tag.test(plain));
  if (statuses.length > 0) return statuses.map((row) => wholeOf('label', row));
  const badges = free.filter(({ source: { line, read }, plain, text, box }) => {
    if (line.host.kind !== 'surface') return false;
    const plate = line.host.surface.box;
    const isBadge =
      areaOf(plate) < BADGE.share * picture.width * picture.height &&
      shared(box, plate) > 0.9 * areaOf(box) &&
      photos.some((photo) => shared(photo.box, plate) > 0);
    return (
      isBadge &&
      read.words.length <= BADGE.words &&
      /\p{L}{3}/u.test(plain) &&
      factIn(plain) === null &&
      !isMoment(plain) &&
      !isAgencyName(text) &&
      captionKind(plain) === null &&
      !captionWord.test(plain)
    );
  });
  return badges.map((row) => wholeOf('label', row));
}

function wholeOf(field: PropertyField, { source, text, plain, letters }: Row): Candidate {
  const own = letters.filter((letter) => letter !== null);
  return { field, text, plain, letters: own, source, whole: true };
}

function matches(field: PropertyField, row: Row, pattern: RegExp, group: 0 | 1): Candidate[] {
  const { text, letters, source, plain: whole } = row;
  const match = pattern.exec(whole);
  const plain = match?.[group]?.trim();
  if (match === null || plain === undefined || plain === '') return [];
  const figure = match.index + match[0].indexOf(plain);
  const end = figure + plain.length;
  const besides = qualified(field, whole.slice(0, figure), plain, whole.slice(end));
  const start = figure - besides.before;
  const found = text.slice(start, end + besides.after);
  const own = letters.slice(start, start + found.length).filter((letter) => letter !== null);
  return [
    {
      field,
      text: asTyped(found),
      plain: whole.slice(start, end + besides.after),
      letters: own,
      source,
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
