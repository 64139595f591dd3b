import { areaOf, bottomOf, grown, moved, rightOf, scaled, shared } from '../layout/areas.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { isEasternFigure } from './eastern-figures.js';
import { alone, inkedPieces } from './line-ink.js';
import { wordsOfLine } from './line-text.js';
import { scriptOf } from './ocr/scripts.js';
import type { LetterSight } from './read-line.js';
import { currency, withoutAccents } from './values/field-patterns.js';
import type { ValueText } from './values/value-text.js';

/**
 * A value whose own ink was read once more, at other sizes: what no further reading says alike may be something else,
 * and is not given as the value's text. A mark between figures that the first reading lost is taken from the second.
 */
export function withSecondReading(
  value: ValueText,
  lines: readonly LetteredLine[],
  sight: LetterSight,
): ValueText {
  const isPersian = lines.some((line) => persian.test(wordsOfLine(line)));
  if (isPersian && hasOtherLetters.test(value.text)) return { ...value, isDoubtful: true };
  if (lines.some((line) => isTurned(line) && shared(line.line.box, value.box) > 0)) {
    return { ...value, isDoubtful: true };
  }
  // Their figures were compared with letters of ours, one by one; the reader hardly knows them.
  if (value.text.split(' ').some(isEasternFigure)) return value;
  const readings = readAgain(value, lines, sight).map(comparable);
  const own = comparable(value.text);
  const hasFigure = /\d/u.test(own);
  if (value.field === 'price' && hasFigure && !currency.test(withoutAccents(value.text))) {
    return { ...value, isDoubtful: true };
  }
  const kept = value.field === 'label' || !hasFigure ? lettersOf : digitsOf;
  const alike = readings.filter((text) => kept(text) === kept(own));
  if (alike.length === 0) return { ...value, isDoubtful: true };
  const isCertain = readings.every((text) => lettersOf(text) === lettersOf(own));
  const likeness = isCertain ? Math.max(value.likeness, THREE_ALIKE) : value.likeness;
  const [marked] = /\d{4}/u.test(own) ? alike.flatMap((text) => grouped.exec(text) ?? []) : [];
  const text = marked === undefined ? value.text : value.text.replace(/\d{4,6}/u, marked);
  return { ...value, text, likeness };
}

/** Least rise along a text, in heights of it for its width, from which it is turned and its signs are read badly. */
const TURNED = 0.06;
/** Letters from which a line's rise is told. */
const TOLD = 4;

/** Whether a text is set at a slant, such as on a sticker. */
function isTurned({ line: { marks } }: LetteredLine): boolean {
  const tallest = Math.max(0, ...marks.map(({ box }) => box.height));
  const tall = marks
    .map(({ box }) => box)
    .filter(({ height }) => height > 0.6 * tallest)
    .toSorted((one, other) => one.x - other.x);
  const [first, last] = [tall[0], tall.at(-1)];
  if (first === undefined || last === undefined || tall.length < TOLD) return false;
  return Math.abs(bottomOf(last) - bottomOf(first)) > TURNED * (last.x - first.x);
}

/** Letters, and the mark between figures: in a Persian text, the reader gives the Arabic ones that look alike. */
const hasOtherLetters = /[\p{L}٬]/u;
const persian = /[۴۵۶]|توم?ان|خواب/u;
/** An amount with the mark that four figures and more are grouped by. */
const grouped = /\d{1,3}[.,']\d{3}(?!\d)/u;
/** How surely a text is read that three readings give alike. */
const THREE_ALIKE = 0.88;
/** How tall a value's lines are at least, in heights of its capitals. */
const SAME_SIZE = 0.5;

/** Of a text that was read: signs that are read now so and now so are made one, and spaces left out. */
const comparable = (text: string) =>
  withoutAccents(text.normalize('NFKC'))
    // "m² 265", from the right.
    .replace(/(?<!\p{L})m[2?”“"'*º°=]+(?=\s)/gu, 'm')
    .replace(/\s+/gu, '')
    .replace(/(?<=\d)[°’‘*"](?=\d{3})/gu, "'")
    .replace(/[Il|\]](?=[\d.,' ]|$)/gu, '1')
    // "m²", whose raised figure is read as many a sign.
    .replace(/m[2?”“"'*º°=]+(?![\d.,])/gu, 'm');

const digitsOf = (text: string) => text.replace(/\D/gu, '');
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The texts of the ink in a value's place, a text for each further size. */
function readAgain(
  value: ValueText,
  lines: readonly LetteredLine[],
  { reading, letters, page }: LetterSight,
): readonly string[] {
  const scale = letters.width / reading.width;
  const script = scriptOf(value.text);
  // A comma that came loose is a line of its own, and none of the value's.
  const own = lines.filter(
    ({ read }) =>
      read.capHeight > SAME_SIZE * value.capHeight &&
      read.words.some(({ box }) => shared(box, value.box) > 0.5 * areaOf(box)),
  );
  const parts = own.map(({ line, read }) => {
    const { ink, pieces } = inkedPieces(line, letters, scale, line.host.kind === 'photo');
    const place = grown(moved(scaled(value.box, scale), ink.origin, -1), 2);
    const inside = pieces.filter(({ x, width }) => {
      const middle = x + width / 2;
      return middle > place.x && middle < rightOf(place);
    });
    return page.readAgain(alone(ink, inside), read.capHeight * scale, script);
  });
  const [first = []] = parts;
  return first.map((_, at) => parts.map((texts) => texts[at] ?? '').join(' '));
}
