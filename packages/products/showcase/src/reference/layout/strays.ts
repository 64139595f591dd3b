import type { Box, Size } from '../../design.js';
import { type LetterSight, readLine } from '../letters/read-line.js';
import { groupLines, lineOf, type MarkLine } from '../letters/text-lines.js';
import type { ValueText } from '../letters/values/value-text.js';
import { paintAt } from '../painting/paint-fit.js';
import type { Surface } from '../painting/surfaces.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import { areaOf, clippedTo, grown, shared } from './areas.js';
import type { Mark } from './marks.js';

/** Ink that may be lettering and was not read: it is left out of images, whatever it says. */
export interface Stray {
  /** In px of the reading. */
  readonly box: Box;
  readonly surface: Surface;
  /** As far as it is legible; may be empty. */
  readonly text: string;
}

/** Pieces of ink in a row from which they are letters, whether or not they can be read. */
const LETTERS = 4;
/** Heights of text, in heights of the smallest and of the largest capitals of the design. */
const HEIGHTS = { least: 0.55, most: 1.8 };
/** Px below which nothing can be read. */
const LEAST_HEIGHT = 5;
/** Likeness of fewer pieces from which they are a figure or a word, and no icon. */
const LEAST_LIKENESS = 0.5;
/** The same for words, as which icons are read too. */
const LEAST_WORD = 0.8;
/** Width of a rule that letters touch, as a share of the picture's. */
const LONG = 0.06;

/**
 * Lettering that no line of a layout holds: rows of pieces that could not be read, single figures among the icons,
 * and letters that touch a rule.
 */
export function findStrays(
  {
    marks,
    lines,
    values,
    logo,
  }: {
    /** Things on surfaces that are in no line. */
    readonly marks: readonly Mark[];
    readonly lines: readonly LetteredLine[];
    readonly values: readonly ValueText[];
    readonly logo: Box | null;
  },
  sight: LetterSight,
): Stray[] {
  const { reading } = sight;
  const heights = heightsOf(lines, reading);
  const free = marks.filter(
    ({ box, spread }) =>
      spread < MOST_SPREAD &&
      box.height <= heights.most &&
      (logo === null || shared(box, grown(logo, 3)) < 0.5 * areaOf(box)) &&
      !values.some((value) => shared(value.box, box) > 0.5 * areaOf(box)),
  );
  const rows = groupLines(free, reading).flatMap((row) => strayIn(row, heights, sight));
  const joined = free.filter((mark) => touchesLetters(mark, heights, reading)).map(lineOfMark);
  return [...rows, ...joined].flatMap(({ row, text }): Stray[] =>
    row.host.kind === 'surface' ? [{ box: row.box, surface: row.host.surface, text }] : [],
  );
}

/** Distance of a mark's colours to the mix of ground and one ink from which it is a picture. */
export const MOST_SPREAD = 60;

const lineOfMark = (mark: Mark) => ({ row: lineOf([mark]), text: '' });

function heightsOf(lines: readonly LetteredLine[], { height }: Size) {
  const capitals = lines.map(({ read }) => read.capHeight);
  return {
    least: Math.max(LEAST_HEIGHT, HEIGHTS.least * Math.min(...capitals, height * 0.02)),
    most: HEIGHTS.most * Math.max(...capitals, height * 0.04),
  };
}

type Heights = ReturnType<typeof heightsOf>;

function strayIn(row: MarkLine, { least, most }: Heights, sight: LetterSight) {
  if (row.box.height < least || row.box.height > most) return [];
  const letters = row.marks.filter(({ box }) => box.height > 0.4 * row.box.height);
  const read = readLine(row, sight, 'doubtful');
  const words = read?.words ?? [];
  const text = words.map((word) => word.text).join(' ');
  if (letters.length >= LETTERS) return [{ row, text }];
  const says = words.some(
    ({ text: word, likeness }) =>
      likeness >= (/[\p{N}€$£¥₪₹]/u.test(word) ? LEAST_LIKENESS : LEAST_WORD) &&
      /[\p{N}€$£¥₪₹]|\p{L}{2}/u.test(word),
  );
  return says ? [{ row, text }] : [];
}

/** Whether a mark is a long rule with letters on it: rows of ink all along, and ink above or below them. */
function touchesLetters(
  { box, pixels, host, ink }: Mark,
  { least, most }: Heights,
  reading: Picture,
) {
  if (host.kind !== 'surface' || box.width < LONG * reading.width) return false;
  if (box.height < least || box.height > most || box.width < 3 * box.height) return false;
  if (pixels > 0.6 * areaOf(box)) return false;
  const { x, y, width, height } = clippedTo(reading, box);
  let [rows, loose] = [0, 0];
  for (let row = y; row < y + height; row += 1) {
    let inked = 0;
    for (let column = x; column < x + width; column += 1) {
      const color = pixelAt(reading, row * reading.width + column);
      const ground = paintAt(host.surface.fit, column, row);
      if (distance(color, ink) < distance(color, ground)) inked += 1;
    }
    if (inked > 0.7 * width) rows += 1;
    else if (inked > 0.08 * width) loose += 1;
  }
  return loose >= Math.max(3, 0.4 * height - rows);
}
