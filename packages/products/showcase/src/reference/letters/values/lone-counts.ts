import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Box } from '../../../design.js';
import { bottomOf, rightOf } from '../../layout/areas.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { textOf } from '../line-text.js';
import { roomWords, withoutAccents } from './field-patterns.js';
import { type Candidate, overlaps } from './value-text.js';

/** A raised 2 that was parted from its metre is smaller than this, as a share of the usual height of capitals. */
const LEAST_HEIGHT = 0.66;
/** Rooms of a kind that a property on a poster has at most. */
const MOST_COUNT = 30;

function isInRow({ line, read }: LetteredLine, other: LetteredLine): boolean {
  const heights = read.capHeight / other.read.capHeight;
  return (
    Math.abs(line.box.y - other.line.box.y) < line.box.height && Math.abs(Math.log(heights)) < 0.3
  );
}

/** Lone small numbers: with their words next to or below them, else rooms in the order in which agents list them. */
export function loneCounts(lines: readonly LetteredLine[], taken: Candidate[]): void {
  const heights = lines.map(({ read }) => read.capHeight).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const found = lines
    .flatMap((source): Candidate[] => {
      const { words } = source.read;
      const word = words.find(({ text }) => /^\d{1,2}(?:[.,]5)?$/.test(text));
      if (word === undefined || word.likeness < 0.72) return [];
      // An icon next to it is misread as a few letters.
      if (
        Number.parseFloat(word.text) > MOST_COUNT ||
        Number.parseFloat(word.text) === 0 ||
        source.read.capHeight < LEAST_HEIGHT * usual ||
        words.length > 2 ||
        words.some(({ text }) => text.length > 3)
      )
        return [];
      return [
        {
          field: 'bedrooms',
          text: word.text,
          letters: word.letters,
          source,
          score: 1,
          whole: words.length === 1,
        },
      ];
    })
    .filter(({ letters }) => !taken.some((candidate) => overlaps(candidate.letters, letters)))
    .filter(({ source }) => !isSignOf(source, lines))
    // A photo may contain house numbers; counts form rows.
    .filter(
      ({ source }, _, all) =>
        source.line.host.kind !== 'photo' ||
        all.some((other) => other.source !== source && isInRow(other.source, source)),
    );
  // Text in a photo is no count where the design's own paper shows some.
  const onPaper = found.filter(({ source }) => source.line.host.kind !== 'photo');
  const lone = (onPaper.length > 0 ? onPaper : found).filter(
    ({ source }) => !beginsText(source, lines),
  );
  const isFree = (field: PropertyField) => !taken.some((candidate) => candidate.field === field);
  const captioned = lone.flatMap((candidate) => {
    const field = captionedField(candidate.source, lines);
    return field === null ? [] : [{ ...candidate, field }];
  });
  for (const candidate of captioned) if (isFree(candidate.field)) taken.push(candidate);
  const alone = lone.filter(
    ({ source }) =>
      !captioned.some((candidate) => candidate.source === source) &&
      (source.read.likeness >= SURE_COUNT ||
        lone.some((other) => other.source !== source && isAligned(other.source, source))),
  );
  // A figure far from a row of figures is a strip of tape or an ornament.
  const inRows = alone.filter((candidate) =>
    [...alone, ...captioned].some(
      (other) => other !== candidate && isInRow(other.source, candidate.source),
    ),
  );
  const hasRow = inRows.length > 0 || captioned.length > 0 || taken.some(isNamedCount);
  const unnamed = hasRow ? inRows : alone;
  const rowHeight = Math.max(1, ...lone.map(({ source }) => source.read.capHeight)) * 1.5;
  unnamed.sort((one, other) => {
    const [a, b] = [one.source.line.box, other.source.line.box];
    return Math.round((a.y - b.y) / rowHeight) || a.x - b.x;
  });
  const free = (['bedrooms', 'bathrooms', 'parking'] as const).filter(isFree);
  for (const [at, field] of free.entries()) {
    const candidate = unnamed[at];
    if (candidate !== undefined) taken.push({ ...candidate, field });
  }
}

/** A count that was found by its word: "3 bedrooms". */
const isNamedCount = ({ field }: Candidate): boolean =>
  field === 'bedrooms' || field === 'bathrooms' || field === 'parking';

/** Whether a mark stands within a line of larger letters: a comma that came loose reads as a 9. */
function isSignOf({ line, read }: LetteredLine, lines: readonly LetteredLine[]): boolean {
  const { box } = line;
  return lines.some(
    ({ line: { box: other }, read: { capHeight } }) =>
      other !== box &&
      capHeight > 1.5 * read.capHeight &&
      box.x > other.x &&
      rightOf(box) < rightOf(other) &&
      box.y < bottomOf(other) &&
      bottomOf(box) > other.y,
  );
}

/** Likeness of a number that stands by itself, with neither a word nor another number in line with it. */
const SURE_COUNT = 0.86;

function isAligned(one: LetteredLine, other: LetteredLine): boolean {
  const left = Math.abs(one.line.box.x - other.line.box.x);
  return isInRow(one, other) || left < 1.5 * other.read.capHeight;
}

/** Cap heights between a house's number and its street. */
const WORD_SPACE = 0.8;
/** Cap heights between a figure and the word below it. */
const BELOW = 2.6;

/** Whether a number is the first word of a text that continues to the right: "8 chemin des Prés". */
function beginsText({ line, read }: LetteredLine, lines: readonly LetteredLine[]): boolean {
  return lines.some((other) => {
    const gap = other.line.box.x - rightOf(line.box);
    return (
      other.line !== line &&
      gap >= 0 &&
      gap < read.capHeight * WORD_SPACE &&
      isLevel(line.box, other.line.box) &&
      /\p{L}{3}/u.test(textOf(other).text) &&
      roomOf(other) === null
    );
  });
}

/** The rooms that the word at the same height, or the nearest one below, names. */
function captionedField(
  { line, read }: LetteredLine,
  lines: readonly LetteredLine[],
): PropertyField | null {
  const { box } = line;
  const middle = box.x + box.width / 2;
  const named = lines.flatMap((other) => {
    const field = other.line === line ? null : roomOf(other);
    if (field === null) return [];
    const own = other.line.box;
    const apart = Math.max(own.x - rightOf(box), box.x - rightOf(own));
    if (isLevel(box, own)) return [{ field, apart }];
    const down = own.y - bottomOf(box);
    const isBelow =
      down >= 0 && down < read.capHeight * BELOW && own.x < middle && rightOf(own) > middle;
    return isBelow ? [{ field, apart: down }] : [];
  });
  const [nearest] = named.toSorted((one, other) => one.apart - other.apart);
  return nearest?.field ?? null;
}

function roomOf(line: LetteredLine): PropertyField | null {
  const text = withoutAccents(textOf(line).text);
  if (/\d/u.test(text)) return null;
  return roomWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function isLevel(one: Box, other: Box): boolean {
  const common = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y);
  return common > 0.5 * Math.min(one.height, other.height);
}
