import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import {
  type Area,
  areaOf,
  bottomOf,
  connectedAreas,
  moved,
  rightOf,
  shared,
} from '../layout/areas.js';
import type { Mark } from '../layout/marks.js';
import { type LetterSight, type ReadLine, readLine } from '../letters/read-line.js';
import { groupLines, lineOf, type MarkLine } from '../letters/text-lines.js';
import type { Picture } from '../picture.js';
import { apart, distance, pixelAt } from '../pixels.js';
import type { PhotoArea } from './photo-areas.js';

/** A jump of colour at both sides of a stroke. */
const JUMP = 55;
const LONGEST_STROKE = 36;
const INK_SPREAD = 58;
const MOST_INKS = 8;
const LEAST_STROKES = 20;
/** Railings and windows are seldom more like letters than this. */
const LEAST_LIKENESS = 0.74;

/** Rows of marks on one photo that are read, those of most marks first; each takes some 30 ms. */
const MOST_CANDIDATES = 56;
/** The same in one colour: leaves have many rows, and the words may be in another. */
const MOST_OF_AN_INK = 14;
/** Share of the page from which a photo may have as many. */
const WHOLE_SHARE = 0.4;

/** The same of a row with certain words in it, read whole. */
const LEAST_WHOLE = 0.55;

export interface LetteredLine {
  readonly line: MarkLine;
  readonly read: ReadLine;
}

/** Lines of text on a photo, found by the even colours of their strokes and by being readable. */
export function lettersOnPhoto(
  photo: PhotoArea,
  index: number,
  sight: LetterSight,
): LetteredLine[] {
  const { reading } = sight;
  let left = Math.ceil(
    MOST_CANDIDATES * Math.min(1, photo.pixels / (reading.width * reading.height) / WHOLE_SHARE),
  );
  const found: LetteredLine[] = [];
  for (const ink of strokeColors(reading, photo)) {
    const areas = inkAreas(reading, photo, ink);
    const marks = areas
      .filter((area) => isLetterSized(area, reading))
      .map(({ box, pixels }) => markOf(box, pixels, ink, index));
    const tried = groupLines(marks, reading)
      .filter((line) => line.marks.length >= 2 && isRow(line))
      .toSorted((one, other) => other.marks.length - one.marks.length)
      .slice(0, Math.min(left, MOST_OF_AN_INK))
      .flatMap((line): LetteredLine[] => {
        left -= 1;
        const read = readLine(line, sight, 'doubtful');
        return read === null ? [] : [{ line, read }];
      });
    const own = tried.filter(({ read }) => isLettering(read, LEAST_LIKENESS));
    const ofInk = areas.map(({ box, pixels }) => markOf(box, pixels, ink, index));
    for (const line of rowsOf(own, ofInk)) {
      const read = readLine(line, sight, 'whole');
      if (read !== null && isLettering(read, LEAST_WHOLE)) own.push({ line, read });
    }
    found.push(...own);
  }
  const best: LetteredLine[] = [];
  for (const one of found.toSorted((a, b) => weight(b) - weight(a))) {
    const taken = best.some(
      (other) =>
        shared(one.line.box, other.line.box) >
        0.3 * Math.min(areaOf(one.line.box), areaOf(other.line.box)),
    );
    if (!taken) best.push(one);
  }
  return best;
}

function markOf(box: Box, pixels: number, ink: Rgb, photo: number): Mark {
  return { box, pixels, ink, host: { kind: 'photo', photo }, spread: 0 };
}

/** Gap between two texts of one row, in heights of the row. */
const APART = 1.05;

/**
 * The rows of the texts, with everything there in their colour: small letters break into pieces, some of which are no
 * letters alone.
 */
function rowsOf(texts: readonly LetteredLine[], ofInk: readonly Mark[]): MarkLine[] {
  const rows = new Map<string, MarkLine>();
  for (const { line } of texts) {
    const { y, height } = line.box;
    const level = ofInk
      .filter(({ box }) => {
        const middle = box.y + box.height / 2;
        return middle > y - height * 0.15 && middle < y + height * 1.2 && box.height < height * 1.6;
      })
      .toSorted((one, other) => one.box.x - other.box.x);
    let run: Mark[] = [];
    let end = 0;
    const close = () => {
      const own = run;
      run = [];
      if (own.length < 2) return;
      const row = lineOf(own);
      rows.set(Object.values(row.box).map(Math.round).join(), row);
    };
    for (const mark of level) {
      if (run.length > 0 && mark.box.x - end > height * APART) close();
      end = run.length === 0 ? rightOf(mark.box) : Math.max(end, rightOf(mark.box));
      run.push(mark);
    }
    close();
  }
  return [...rows.values()];
}

const weight = ({ read }: LetteredLine) =>
  read.likeness * read.words.reduce((sum, { letters }) => sum + letters.length, 0);

/** Colours of narrow strokes with sharp edges at both sides, the most frequent first. */
function strokeColors(picture: Picture, { window, visible }: PhotoArea): Rgb[] {
  const { width } = picture;
  const bins = new Map<number, { count: number; sums: [number, number, number] }>();
  const count = (from: number, step: number, length: number) => {
    let at = 2;
    while (at < length - 3) {
      const start = at;
      const first = from + start * step;
      while (at + 1 < length && apart(picture, from + (at + 1) * step, first) <= 16) at += 1;
      const stroke = at - start + 1;
      at += 1;
      if (stroke < 2 || stroke > LONGEST_STROKE || visible[first] !== 1) continue;
      if (apart(picture, first - 2 * step, first) < JUMP) continue;
      if (apart(picture, from + Math.min(length - 1, at + 1) * step, first) < JUMP) continue;
      const color = pixelAt(picture, first);
      const key = ((color[0] >> 4) << 8) | ((color[1] >> 4) << 4) | (color[2] >> 4);
      const bin = bins.get(key) ?? { count: 0, sums: [0, 0, 0] };
      bin.count += 1;
      for (const channel of [0, 1, 2] as const) bin.sums[channel] += color[channel];
      bins.set(key, bin);
    }
  };
  const corner = window.y * width + window.x;
  for (let y = 0; y < window.height; y += 1) count(corner + y * width, 1, window.width);
  for (let x = 0; x < window.width; x += 1) count(corner + x, width, window.height);
  const inks: Rgb[] = [];
  const sorted = [...bins.values()].sort((one, other) => other.count - one.count);
  for (const { count: seen, sums } of sorted) {
    if (inks.length >= MOST_INKS || seen < LEAST_STROKES) break;
    const ink: Rgb = [sums[0] / seen, sums[1] / seen, sums[2] / seen];
    if (inks.every((other) => distance(other, ink) > 40)) inks.push(ink);
  }
  return inks;
}

function inkAreas(picture: Picture, { visible, window }: PhotoArea, ink: Rgb): readonly Area[] {
  const { data } = picture;
  const [red, green, blue] = ink;
  // Called for every pixel and ink, so it allocates no colour.
  const isInk = (from: number) => {
    const row = Math.floor(from / window.width);
    const at = (row + window.y) * picture.width + window.x + from - row * window.width;
    return (
      visible[at] === 1 &&
      Math.abs((data[at * 3] ?? 0) - red) <= INK_SPREAD &&
      Math.abs((data[at * 3 + 1] ?? 0) - green) <= INK_SPREAD &&
      Math.abs((data[at * 3 + 2] ?? 0) - blue) <= INK_SPREAD
    );
  };
  const { areas } = connectedAreas(window, isInk, { diagonal: true });
  return areas.map((area) => ({ ...area, box: moved(area.box, window, 1) }));
}

function isLetterSized({ box, pixels }: Area, picture: Picture): boolean {
  if (pixels < 5 || box.height > picture.height * 0.25 || box.width > picture.width * 0.3) {
    return false;
  }
  return pixels / (box.width * box.height) > 0.12;
}

/** Most letters of a line are about equally tall and share a baseline. */
function isRow({ marks }: MarkLine): boolean {
  const tallest = Math.max(...marks.map(({ box }) => box.height));
  if (tallest < 7) return false;
  const tall = marks.filter(({ box }) => box.height > tallest * 0.5);
  const bottoms = tall.map(({ box }) => bottomOf(box)).toSorted((one, other) => one - other);
  const middle = bottoms[Math.floor(bottoms.length / 2)] ?? 0;
  const standing = bottoms.filter((bottom) => Math.abs(bottom - middle) <= tallest * 0.3);
  return tall.length >= 2 && standing.length >= tall.length * 0.7;
}

/** Bricks and branches that are read as words do not look like their letters in any face. */
const LEAST_FORM = 0.35;
/** Letters that touch can't be compared; a text of them is long, and read surely. */
const TOUCHING = { letters: 8, likeness: 0.92 };

function isFormed({ form, words, likeness }: ReadLine): boolean {
  const text = words.map((word) => word.text).join('');
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return true;
  if (form !== null) return form >= LEAST_FORM;
  return text.length >= TOUCHING.letters && likeness >= TOUCHING.likeness;
}

function isLettering(read: ReadLine, least: number): boolean {
  if (!isFormed(read)) return false;
  const letters = read.words.flatMap((word) => word.letters);
  const known = letters.filter(
    ({ letter, likeness }) => /[\p{L}\p{N}]/u.test(letter) && likeness > least * 0.8,
  );
  // Bars and posts read as I and l.
  const upright = letters.filter(({ letter }) => /[Iil|!1.,:]/.test(letter)).length;
  return (
    known.length >= (/\d/u.test(letters.map(({ letter }) => letter).join('')) ? 2 : 3) &&
    read.likeness >= least &&
    known.length >= letters.length * 0.6 &&
    upright < letters.length * 0.6
  );
}
