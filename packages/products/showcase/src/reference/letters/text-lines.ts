import type { Rgb } from '../../compose/color.js';
import type { Box, Size } from '../../design.js';
import { aroundAll, bottomOf, rightOf } from '../layout/areas.js';
import type { Host, Mark } from '../layout/marks.js';
import { distance } from '../pixels.js';

/** Marks that stand side by side like the letters of a line. */
export interface MarkLine {
  readonly box: Box;
  readonly marks: readonly Mark[];
  readonly ink: Rgb;
  readonly host: Host;
}

/** Gaps up to this share of the height are within a line. */
const GAP = 0.95;
/** Most difference in height between neighbours, a comma next to a capital aside. */
const HEIGHTS = 2.6;

export function groupLines(marks: readonly Mark[], picture: Size): MarkLine[] {
  const letters = marks
    .filter(({ box }) => couldBeLetter(box, picture))
    .toSorted((one, other) => one.box.x - other.box.x);
  const parents = letters.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parents[top] !== top) top = parents[top] ?? top;
    parents[at] = top;
    return top;
  };
  for (const [at, left] of letters.entries()) {
    for (let next = at + 1; next < letters.length; next += 1) {
      const right = letters[next];
      if (right === undefined) break;
      const reach = Math.max(left.box.height, right.box.height);
      // Sorted by their left sides, so that none further on is near either, large neighbours aside.
      if (right.box.x - rightOf(left.box) > picture.height * 0.2) break;
      if (right.box.x - rightOf(left.box) > GAP * reach) continue;
      if (inOneLine(left, right)) parents[root(next)] = root(at);
    }
  }
  const groups = new Map<number, Mark[]>();
  for (const [at, mark] of letters.entries()) {
    const top = root(at);
    groups.set(top, [...(groups.get(top) ?? []), mark]);
  }
  return [...groups.values()].flatMap(withoutRules).flatMap(rowsApart).map(lineOf);
}

/**
 * How much taller than most of a row what is none of its letters is: the rule of a column, a code to scan. A slim mark is this
 * share of its height wide at most; of the others so many are no taller than the row.
 */
const TALL = { taller: 2.5, slim: 0.25, share: 0.8 };

/** What letters touch or stand beside is no part of their row. */
function withoutRules(marks: readonly Mark[]): (readonly Mark[])[] {
  const heights = marks
    .filter(({ box }) => box.width >= TALL.slim * box.height)
    .map(({ box }) => box.height)
    .toSorted((one, other) => one - other);
  const usual = heights[Math.ceil(heights.length * TALL.share) - 1] ?? Infinity;
  const tall = marks.filter(({ box }) => box.height > TALL.taller * usual);
  return [marks.filter((mark) => !tall.includes(mark)), ...tall.map((mark) => [mark])];
}

/** Marks of fewer are accents and points of the others. */
const LEAST_MARKS = 3;

/** Letters of many strokes may join two rows that a clear gap parts. */
function rowsApart(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const sorted = marks.toSorted((one, other) => one.box.y - other.box.y);
  let end = -Infinity;
  for (const [at, { box }] of sorted.entries()) {
    const isApart = box.y > end + 1 && at >= LEAST_MARKS && sorted.length - at >= LEAST_MARKS;
    if (isApart) {
      const [above, below] = [sorted.slice(0, at), sorted.slice(at)];
      const tall = (part: readonly Mark[]) => Math.max(...part.map((mark) => mark.box.height));
      const isRow = Math.min(tall(above), tall(below)) > 0.3 * Math.max(tall(above), tall(below));
      if (isRow) return [...rowsApart(above), ...rowsApart(below)];
    }
    end = Math.max(end, bottomOf(box));
  }
  return [marks.toSorted((one, other) => one.box.x - other.box.x)];
}

/** Letters of many strokes fall into several lines; those side by side in one ink are one. */
export function wideLines(lines: readonly MarkLine[]): MarkLine[] {
  const joined: MarkLine[] = [];
  for (const line of lines.toSorted((one, other) => one.box.x - other.box.x)) {
    const at = joined.findIndex((before) => goesOn(before, line));
    const before = joined[at];
    if (before === undefined) joined.push(line);
    else joined[at] = lineOf([...before.marks, ...line.marks]);
  }
  return joined;
}

/** Heights of a line within which small marks at its ends belong to it: Arabic noughts are dots, far apart. */
const BESIDE = 0.62;

/** Lines of an Arabic page with the rows of dots that their amounts begin or end with. */
export function withDots(lines: readonly MarkLine[]): MarkLine[] {
  const tallest = ({ marks }: MarkLine) => Math.max(...marks.map(({ box }) => box.height));
  const joined = lines.toSorted((one, other) => tallest(other) - tallest(one));
  for (let at = joined.length - 1; at > 0; at -= 1) {
    const small = joined[at];
    if (small === undefined) continue;
    const into = joined.findIndex((line, place) => place < at && endsWith(line, small));
    const line = joined[into];
    if (line === undefined) continue;
    joined.splice(at, 1);
    joined[into] = lineOf([...line.marks, ...small.marks].toSorted((a, b) => a.box.x - b.box.x));
    at = joined.length;
  }
  return joined;
}

function endsWith({ box, host, ink }: MarkLine, small: MarkLine): boolean {
  const gap = Math.max(small.box.x - rightOf(box), box.x - rightOf(small.box));
  return (
    sameHost(host, small.host) &&
    distance(ink, small.ink) < 90 &&
    small.box.height < 0.62 * box.height &&
    gap < BESIDE * box.height &&
    small.box.y > box.y - 2 &&
    bottomOf(small.box) < bottomOf(box) + 0.3 * box.height
  );
}

function goesOn(one: MarkLine, next: MarkLine): boolean {
  if (!sameHost(one.host, next.host) || distance(one.ink, next.ink) > 90) return false;
  const tall = Math.max(one.box.height, next.box.height);
  const overlap = Math.min(bottomOf(one.box), bottomOf(next.box)) - Math.max(one.box.y, next.box.y);
  const isLevel = overlap > 0.5 * Math.min(one.box.height, next.box.height);
  return isLevel && next.box.x - rightOf(one.box) < tall * 0.7;
}

export function lineOf(marks: readonly Mark[]): MarkLine {
  const [first] = marks;
  if (first === undefined) throw new Error('A line has at least one mark.');
  const largest = marks.reduce((best, mark) => (mark.pixels > best.pixels ? mark : best), first);
  return {
    box: aroundAll(marks.map(({ box }) => box)),
    marks,
    ink: largest.ink,
    host: first.host,
  };
}

function couldBeLetter({ width, height }: Box, picture: Size): boolean {
  if (height > picture.height * 0.3 || width > picture.width * 0.5) return false;
  if (height < 2 && width < 2) return false;
  // Hairlines and frames.
  return width <= Math.max(14, height * 9) && height <= Math.max(14, width * 22);
}

function sameHost(one: Host, other: Host): boolean {
  if (one.kind === 'surface') return other.kind === 'surface' && one.surface === other.surface;
  return other.kind === 'photo' && one.photo === other.photo;
}

function inOneLine(one: Mark, other: Mark): boolean {
  if (!sameHost(one.host, other.host)) return false;
  const [small, large] = one.box.height < other.box.height ? [one, other] : [other, one];
  const inks = distance(one.ink, other.ink);
  if (inks > (small.box.height < 14 ? 120 : 70)) return false;
  const overlap =
    Math.min(bottomOf(one.box), bottomOf(other.box)) - Math.max(one.box.y, other.box.y);
  const isSmall = small.box.height * HEIGHTS < large.box.height;
  if (isSmall) {
    // Points, commas, dashes and accents.
    const gap = Math.max(one.box.x, other.box.x) - Math.min(rightOf(one.box), rightOf(other.box));
    const reach = large.box.height * 0.3;
    return (
      small.box.width < large.box.height * 0.6 &&
      gap < large.box.height * 0.5 &&
      // An accent stands right over its letter.
      small.box.y > large.box.y - (gap < 0 ? 2 : 1) * reach &&
      bottomOf(small.box) < bottomOf(large.box) + reach
    );
  }
  return overlap >= small.box.height * 0.55 || isRaised(one.box, other.box);
}

/** A superscript close behind a small letter, as in m². */
function isRaised(letter: Box, raised: Box): boolean {
  // At the other side in text that runs from the right.
  const gap = Math.max(raised.x - rightOf(letter), letter.x - rightOf(raised));
  return (
    gap >= 0 &&
    gap < letter.height * 0.4 &&
    raised.width < letter.height * 1.2 &&
    raised.height < letter.height * 1.3 &&
    raised.y < letter.y &&
    bottomOf(raised) > letter.y - letter.height * 0.12
  );
}
