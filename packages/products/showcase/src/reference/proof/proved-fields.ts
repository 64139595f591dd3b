import type { DesignRow, MissingField } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Box, Size } from '../../design.js';
import { aroundAll } from '../layout/areas.js';
import { type Assignment, boxIn } from '../layout/assignment.js';
import { placeOf, positionWords } from '../layout/position-words.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { ReadWord } from '../letters/letter-words.js';
import { factIn } from '../letters/values/fact-patterns.js';
import {
  price,
  rooms,
  roomsAfter,
  size,
  withoutAccents,
} from '../letters/values/field-patterns.js';
import type { StaleText } from '../letters/values/stale-texts.js';
import { isSurelyRead, type ValueText } from '../letters/values/value-text.js';

/** How surely a text is read that is as good as a guess, and one that is certain. */
const GUESSED = 0.45;
const CERTAIN = 0.9;
/** What may be another text. */
const DOUBTFUL = 0.4;

/**
 * 0..1: how surely a field is bound to its text; 0 without a place in the design.
 *
 * @param isQuoted whether the spec says what the text is: then a doubt about our reading of it does not count
 */
export function fieldConfidence(value: ValueText | undefined, isQuoted: boolean): number {
  if (value === undefined) return 0;
  const read = Math.min(1, Math.max(0, (value.likeness - GUESSED) / (CERTAIN - GUESSED)));
  const doubt = value.isDoubtful === true && !isQuoted ? DOUBTFUL : 1;
  return Math.round((0.3 + 0.7 * read) * doubt * 100) / 100;
}

/**
 * Facts of a design that are bound to no field of its template, in the order of its lines; then the fields that are
 * bound and whose text was not read surely, so that its `text_sources` quote none.
 */
export function missingFields(
  layout: ReferenceLayout,
  { values }: Pick<Assignment, 'values'>,
  stale: readonly StaleText[],
  unread: readonly Box[],
  { text_sources = {} }: Pick<TemplateSpec, 'text_sources'>,
): MissingField[] {
  const unsure = values
    .filter((value) => text_sources[value.field] === undefined && !isSurelyRead(value))
    .map(
      ({ field, text, box }): MissingField => ({
        field,
        text: text.slice(0, MOST_LETTERS),
        kind: 'unsure',
        position: positionOf(box, layout.size),
      }),
    );
  const bound = new Set(values.map(({ field }) => field));
  const loose = unread.map(
    (box): MissingField => ({
      field: null,
      text: '',
      kind: 'figure',
      position: positionOf(box, layout.size),
    }),
  );
  const known = stale.flatMap(({ line, box, isFact }): MissingField[] => {
    if (!isFact) return [];
    const text = line.read.words
      .filter((word) => isIn(word.box, box))
      .map((word) => word.text)
      .join(' ');
    const plain = withoutAccents(text);
    const kind = factIn(plain) ?? 'name';
    const field = kind === 'figure' ? fieldLike(plain) : null;
    return [
      {
        field: field !== null && bound.has(field) ? null : field,
        text: text.slice(0, MOST_LETTERS),
        kind,
        position: positionOf(box, layout.size),
      },
    ];
  });
  return [...known, ...loose, ...unsure];
}

const MOST_LETTERS = 120;

/** Every text of a design with its kind: its values, what goes, and what stays beside them. */
export function designRows(
  { lines, size: picture }: ReferenceLayout,
  { values }: Pick<Assignment, 'values'>,
  missing: readonly MissingField[],
): DesignRow[] {
  const bound = values.map(({ field, text, box }) => ({ kind: field, text, box }));
  const gone = missing.flatMap(({ kind, text, position }) => {
    const place = placeOf(position ?? '');
    if (place === null || kind === 'unsure' || kind === 'not_in_design') return [];
    return [{ kind, text, box: boxIn(place, picture) }];
  });
  const taken = [...bound, ...gone];
  const captions = lines.flatMap(({ read }) => {
    const free = read.words.map(
      (word) => /[\p{L}\p{N}]/u.test(word.text) && !taken.some(({ box }) => isIn(word.box, box)),
    );
    const runs: ReadWord[][] = [];
    for (const [at, word] of read.words.entries()) {
      if (free[at] && free[at - 1]) runs.at(-1)?.push(word);
      else if (free[at]) runs.push([word]);
    }
    return runs.map((words) => ({
      kind: 'caption' as const,
      text: words.map(({ text }) => text).join(' '),
      box: aroundAll(words.map(({ box }) => box)),
    }));
  });
  return [...taken, ...captions].map(({ kind, text, box }) => ({
    ...{ kind, text: text.slice(0, MOST_LETTERS) },
    position: positionOf(box, picture),
  }));
}

const isIn = (one: Box, other: Box) => {
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  return x >= other.x && x <= other.x + other.width && y >= other.y && y <= other.y + other.height;
};

function positionOf(box: Box, picture: Size): string {
  return positionWords(box, { kind: 'rectangle', radius: 0 }, picture);
}

function fieldLike(text: string): PropertyField | null {
  if (size.test(text)) return 'size';
  if (price.test(text)) return 'price';
  return [...rooms, ...roomsAfter].find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
