import type { Box } from '../../../design.js';
import { bottomOf, rightOf } from '../../layout/areas.js';
import type { Mark } from '../../layout/marks.js';
import type { ReadLetter } from '../letter-words.js';
import { captionOf, isLevel, type Row } from './rows.js';
import { boxAround, type Candidate, overlaps } from './value-text.js';

/** Rooms of a kind that a property on a poster has at most. */
const MOST_COUNT = 30;

/** Whether a text is a count of rooms without their noun. */
export const isFigure = ({ plain }: Row) =>
  /^\d{1,2}(?:[.,]5)?$/u.test(plain) &&
  Number.parseFloat(plain) > 0 &&
  Number.parseFloat(plain) <= MOST_COUNT;

/**
 * Figures beside icons, in the order in which agents list rooms. Where a row has an icon without a figure, a figure was lost and
 * the order says nothing.
 */
export function byIcons(
  rows: readonly Row[],
  taken: Candidate[],
  marks: readonly Pick<Mark, 'box'>[],
): void {
  const free = (['bedrooms', 'bathrooms', 'parking'] as const).filter(
    (field) => !taken.some((own) => own.field === field),
  );
  const figures = rows.flatMap((row) => {
    const letters = figureIn(row);
    const isTaken = letters === null || taken.some((own) => overlaps(own.letters, letters));
    return isTaken || captionOf(row, rows) !== null ? [] : [{ row, letters }];
  });
  const [first] = figures;
  const inRow = figures.filter(
    ({ letters }) => first !== undefined && isAligned(boxAround(letters), boxAround(first.letters)),
  );
  if (inRow.length < 2 || inRow.length !== figures.length || inRow.length > free.length) return;
  // "a3": a figure that was read together with its icon.
  const isLost = ({ source, plain, box }: Row) =>
    /\d/u.test(plain) &&
    plain.length <= LOST &&
    ![...taken, ...figures.map(({ row }) => row)].some((own) => own.source === source) &&
    inRow.some(({ row }) => isLevel(box, row.box));
  if (rows.some(isLost)) return;
  const texts = [
    ...inRow.map(({ letters }) => boxAround(letters)),
    ...taken.map(({ letters }) => boxAround(letters)),
  ];
  const icons = marks.filter(({ box }) =>
    inRow.some(({ row }) => isLevel(box, row.box) && isIconSized(box, row.box)),
  );
  if (icons.some(({ box }) => !texts.some((text) => isBeside(box, text)))) return;
  const hasIcon = inRow.every(
    ({ row, letters }) =>
      row.source.read.words.length === 2 ||
      icons.some(({ box }) => isBeside(box, boxAround(letters))) ||
      marks.some(({ box }) => isIconSized(box, row.box) && isOver(box, row.box)),
  );
  if (!hasIcon) return;
  const ordered = inRow.toSorted(({ row: { box: one } }, { row: { box: other } }) =>
    isLevel(one, other) ? one.x - other.x : one.y - other.y,
  );
  for (const [at, { row, letters }] of ordered.entries()) {
    const field = free[at];
    if (field === undefined) continue;
    const text = letters.map(({ letter }) => letter).join('');
    taken.push({ field, text, plain: text, letters, source: row.source, whole: row.text === text });
  }
}

/** Letters of a figure and its icon. */
const LOST = 4;
/** In heights of a text: how tall its icon is, and how far it stands off; and the most letters that it is read as. */
export const ICON = { least: 0.5, most: 4, apart: 2, letters: 3 };

export const isIconSized = (icon: Box, text: Box): boolean =>
  icon.height > ICON.least * text.height && icon.height < ICON.most * text.height;

export function isBeside(icon: Box, text: Box): boolean {
  const apart = text.x - rightOf(icon);
  return isLevel(icon, text) && apart > -2 && apart < ICON.apart * text.height;
}

export function isOver(icon: Box, text: Box): boolean {
  const above = text.y - bottomOf(icon);
  return (
    above > -2 &&
    above < ICON.apart * text.height &&
    icon.x < rightOf(text) &&
    rightOf(icon) > text.x
  );
}

const isAligned = (one: Box, other: Box) =>
  isLevel(one, other) || Math.abs(one.x - other.x) < 1.5 * Math.max(one.height, other.height);

/** The letters of a row that is a figure; an icon beside it may have been read as a few letters. */
function figureIn(row: Row): readonly ReadLetter[] | null {
  const { words } = row.source.read;
  const word = words.find(({ text }) => isFigure({ ...row, plain: text }));
  const isAlone =
    words.length === 1 || (words.length === 2 && words.every(({ text }) => text.length <= 3));
  return word === undefined || !isAlone ? null : word.letters;
}
