import type { MissingField } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { textLikeness } from '@groundwork/plain-text';
import type { Box, Size } from '../../design.js';
import type { Assignment } from '../layout/assignment.js';
import { positionWords } from '../layout/position-words.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { factIn } from '../letters/values/fact-patterns.js';
import {
  price,
  rooms,
  roomsAfter,
  size,
  tag,
  withoutAccents,
} from '../letters/values/field-patterns.js';
import type { StaleText } from '../letters/values/stale-texts.js';
import { isSurelyRead, type ValueText } from '../letters/values/value-text.js';

/** Evidence that a field is bound to the right text. */
export interface FieldEvidence {
  readonly value: ValueText;
  /** The text read at its place and a little around, in the design and in the proof; null for several lines. */
  readonly reread: { readonly before: string; readonly after: string } | null;
  /** Share of the ink of both that they have in common, 0..1. */
  readonly ink: number;
}

/** Ink in common of two faces that differ, and of the same face set a hair apart. */
const OTHER_FACE = 0.45;
const SAME_FACE = 0.85;
/** How surely a text is read that is as good as a guess, and one that is certain. */
const GUESSED = 0.45;
const CERTAIN = 0.9;
/** Factor of a confidence when figures differ: one wrong digit makes another price. */
const OTHER_FIGURES = 0.25;
/** A second reading of its ink said something else. */
const DOUBTFUL = 0.4;
/** "For sale" in the place of a name. */
const TAG = 0.5;

const between = (value: number, least: number, most: number) =>
  Math.min(1, Math.max(0, (value - least) / (most - least)));

/**
 * 0..1: how surely a field is bound to its text; 0 without a place in the design.
 *
 * @param isQuoted whether the spec says what the text is: then a doubt about our reading of it does not count
 */
export function fieldConfidence(evidence: FieldEvidence | undefined, isQuoted: boolean): number {
  if (evidence === undefined) return 0;
  const { value, reread, ink } = evidence;
  const read = 0.3 + 0.7 * between(value.likeness, GUESSED, CERTAIN);
  const drawn = 0.4 + 0.6 * between(ink, OTHER_FACE, SAME_FACE);
  const said = reread === null ? 0.85 : agreement(reread.before, reread.after);
  const named = value.field === 'label' && tag.test(withoutAccents(value.text)) ? TAG : 1;
  const doubt = value.isDoubtful === true && !isQuoted ? DOUBTFUL : 1;
  return Math.round(read * drawn * said * named * doubt * 100) / 100;
}

function agreement(before: string, after: string): number {
  if (before === '' && after === '') return 0.6;
  const figures = (text: string) => text.normalize('NFKC').replace(/\D/gu, '');
  const alike = 0.3 + 0.7 * textLikeness(before, after);
  return figures(before) === figures(after) ? alike : alike * OTHER_FIGURES;
}

/**
 * Facts of a design that are bound to no field of its template, in the order of its lines; then the fields that are
 * bound and whose text was not read surely, so that its `text_sources` quote none.
 */
export function missingFields(
  layout: ReferenceLayout,
  { values }: Pick<Assignment, 'values'>,
  stale: readonly StaleText[],
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
  const unread = layout.strays.map(
    ({ box, text }): MissingField => ({
      field: null,
      text: text.slice(0, MOST_LETTERS),
      kind: 'figure',
      position: positionOf(box, layout.size),
    }),
  );
  const known = stale.flatMap(({ line, box, isUnsure }): MissingField[] => {
    const text = line.read.words
      .filter((word) => isIn(word.box, box))
      .map((word) => word.text)
      .join(' ');
    const plain = withoutAccents(text);
    const kind = factIn(plain) ?? (isUnsure === true ? 'figure' : null);
    // Rest of a row that belongs to an address.
    if (kind === null) return [];
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
  return [...known, ...unread, ...unsure];
}

const MOST_LETTERS = 120;

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
