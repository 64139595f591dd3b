import type { Box } from '../../../design.js';
import { bottomOf, rightOf } from '../../layout/areas.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import type { ReadLetter } from '../letter-words.js';
import { textOf } from '../line-text.js';
import { type CaptionKind, captionKind, saysUnit } from './captions.js';
import { withoutAccents } from './field-patterns.js';

/** A text of a design, as its values are looked for in it. */
export interface Row {
  readonly source: LetteredLine;
  readonly text: string;
  /** Without accents, letter by letter. */
  readonly plain: string;
  readonly letters: readonly (ReadLetter | null)[];
  readonly box: Box;
}

export function rowOf(source: LetteredLine): Row {
  const { text, letters } = textOf(source);
  return { source, text, letters, plain: withoutAccents(text), box: source.line.box };
}

/** Heights of the larger text between a figure and a caption above or below it. */
const NEAR = 1.9;
/** Share of the smaller text's height that texts in a row have in common. */
const LEVEL = 0.5;

export interface Caption {
  readonly kind: CaptionKind;
  readonly row: Row;
  readonly saysUnit: boolean;
}

/** What stands for a row by the words nearest to it: in its row, above or below; null where none of them names anything. */
export function captionOf(row: Row, rows: readonly Row[]): Caption | null {
  const named = rows.flatMap((other) => {
    if (other === row || /\d/u.test(other.plain.replace(/(?:m|ft|pi)2/giu, ''))) return [];
    const kind = captionKind(other.plain);
    const apart = kind === null ? null : apartFrom(row, other, rows);
    return kind === null || apart === null
      ? []
      : [{ kind, row: other, apart, saysUnit: saysUnit(other.plain) }];
  });
  const [nearest] = named.toSorted((one, two) => one.apart - two.apart);
  return nearest ?? null;
}

/** Px from a figure to a caption, as long as no other text stands between them; null where it is none of its own. */
function apartFrom(row: Row, caption: Row, rows: readonly Row[]): number | null {
  const [own, said] = [row.box, caption.box];
  const between = (x: number, y: number, right: number, bottom: number) =>
    rows.some(
      ({ box }) =>
        box !== own &&
        box !== said &&
        box.x < right &&
        rightOf(box) > x &&
        box.y < bottom &&
        bottomOf(box) > y,
    );
  if (isLevel(own, said)) {
    const isBefore = said.x < own.x;
    if (isBefore !== beginsWithCaption(row, rows)) return null;
    const [from, to] = isBefore ? [rightOf(said), own.x] : [rightOf(own), said.x];
    const y = Math.max(own.y, said.y);
    const level = Math.min(bottomOf(own), bottomOf(said));
    return between(from, y, to, level) ? null : Math.max(0, to - from) / (isBefore ? 2 : 1);
  }
  const [upper, lower] = said.y < own.y ? [said, own] : [own, said];
  const gap = lower.y - bottomOf(upper);
  const [from, to] = [Math.max(own.x, said.x), Math.min(rightOf(own), rightOf(said))];
  const isOver =
    to > from &&
    gap > -0.3 * Math.min(own.height, said.height) &&
    gap < NEAR * Math.max(own.height, said.height);
  return isOver && !between(from, bottomOf(upper), to, lower.y) ? Math.max(0, gap) : null;
}

/** Whether the captions of a row stand before their figures: the first of them does. */
function beginsWithCaption(row: Row, rows: readonly Row[]): boolean {
  const [first] = rows
    .filter(({ box, plain }) => isLevel(box, row.box) && (/\d/u.test(plain) || captionKind(plain)))
    .toSorted((one, other) => one.box.x - other.box.x);
  return first !== undefined && !/\d/u.test(first.plain);
}

export function isLevel(one: Box, other: Box): boolean {
  const common = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y);
  return common > LEVEL * Math.min(one.height, other.height);
}
