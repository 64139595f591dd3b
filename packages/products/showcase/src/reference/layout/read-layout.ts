import { withDoubt } from '../letters/doubt.js';
import type { LetterShapes } from '../letters/letter-shapes.js';
import { harmonised } from '../letters/line-faces.js';
import { wordsOfLine } from '../letters/line-text.js';
import { PageReader } from '../letters/ocr/page-reader.js';
import { isOfWideLetters, type Script } from '../letters/ocr/scripts.js';
import type { TextReader } from '../letters/ocr/tesseract.js';
import { type LetterSight, readLine } from '../letters/read-line.js';
import { groupLines, type MarkLine, wideLines, withDots } from '../letters/text-lines.js';
import { findValues } from '../letters/values/fields.js';
import { wholePrice } from '../letters/values/whole-price.js';
import { drawnSurfaces, panelsOf } from '../painting/drawn-surface.js';
import { findSurfaces, type Surfaces } from '../painting/surfaces.js';
import { drawingsOf } from '../photos/drawings.js';
import { findPhotoAreas, type PhotoArea } from '../photos/photo-areas.js';
import { type LetteredLine, lettersOnPhoto } from '../photos/photo-letters.js';
import type { ReferencePictures } from '../picture.js';
import { withoutRules } from '../ruled-paper.js';
import { areaOf, bottomOf, shared } from './areas.js';
import { findLogo } from './logo-area.js';
import { codesIn } from './loose-ink.js';
import { MOST_SPREAD, marksOnSurfaces } from './marks.js';
import { NotALayout, type ReferenceLayout } from './reference-layout.js';

/** More lines are a page of text. */
const MOST_LINES = 45;
/** A photo that covers more and says nothing is only a photo. */
const WHOLE = 0.9;
/** Photos beyond these are reported, but not searched for text. */
const MOST_PHOTOS = 12;

/**
 * Reads the layout of a design from its pixels. Computes for a few seconds: run it in a thread.
 * @throws NotALayout
 */
export function readLayout(
  pictures: ReferencePictures,
  {
    shapes,
    reader,
  }: {
    readonly shapes: LetterShapes;
    readonly reader: TextReader;
  },
): ReferenceLayout {
  const [reading, letters] = [withoutRules(pictures.reading), withoutRules(pictures.letters)];
  const page = new PageReader(reader);
  const sight: LetterSight = { reading, letters, shapes, page };
  const surfaces = findSurfaces(reading);
  const drawn = drawnSurfaces(reading, surfaces);
  const drawings = drawingsOf(drawn, surfaces);
  const panels = panelsOf(surfaces, drawn).filter(
    ({ box }) => !drawings.some((drawing) => shared(drawing, box) === areaOf(box)),
  );
  const found = findPhotoAreas(reading, surfaces, panels, drawings);
  const photos = inReadingOrder(found).slice(0, MOST_PHOTOS);
  const [main] = photos;
  if (main === undefined) throw new NotALayout('no_photo_area');
  const marks = marksOnSurfaces(reading, surfaces, panels, photos);
  // What is of several colours is no letter, and would join the letters beside it.
  const inked = marks.filter(({ spread }) => spread < MOST_SPREAD);
  let script: Script;
  let grouped: LetteredLine[];
  let onPhotos: LetteredLine[];
  // Lines that were read before another script was found are read again.
  do {
    script = page.script;
    grouped = linesOnSurfaces(groupLines(inked, reading), sight);
    onPhotos = photos.flatMap((photo, index) => lettersOnPhoto(photo, index, sight));
    const hasNoKana = ![...grouped, ...onPhotos].some(hasKana);
    if (page.script === script && hasNoKana) page.takeForChinese();
  } while (page.script !== script);
  const lines: LetteredLine[] = harmonised([...grouped.filter(isText), ...onPhotos]);
  if (lines.length > MOST_LINES) throw new NotALayout('page_of_text');
  const inText = new Set(lines.flatMap(({ line }) => line.marks));
  const others = marks.filter((mark) => !inText.has(mark));
  const { values: known, doubts } = findValues(lines, { picture: reading, marks: others });
  const values = known
    .map((value) => wholePrice(value, lines, marks))
    .map((value) => withDoubt(value, lines));
  const codes = codesIn(others);
  const logo = findLogo({
    picture: reading,
    marks: others.filter(({ box }) => !codes.some((code) => shared(code, box) > 0)),
    lines,
    panels,
    photos,
    labels: surfaces.labels,
    values: values.map(({ box }) => box),
  });
  const covered =
    photos.reduce((sum, { pixels }) => sum + pixels, 0) / areaOf({ x: 0, y: 0, ...reading });
  const says = values.length > 0 || lines.some((line) => isSentence(line));
  if (covered > WHOLE && !says) throw new NotALayout('only_a_photo');
  return {
    size: { width: reading.width, height: reading.height },
    labels: surfaces.labels,
    panels,
    grounds: nearestGrounds(surfaces, panels),
    photos,
    logo,
    lines,
    values,
    doubts,
    marks: others,
  };
}

/** Japanese designs have syllables beside the letters that they share with Chinese. */
const hasKana = (line: LetteredLine) =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(wordsOfLine(line));

function linesOnSurfaces(marks: readonly MarkLine[], sight: LetterSight): LetteredLine[] {
  return inScript(marks, sight.page.script).flatMap((line) => {
    const read = readLine(line, sight);
    return read === null ? [] : [{ line, read }];
  });
}

function inScript(marks: readonly MarkLine[], script: Script): readonly MarkLine[] {
  if (isOfWideLetters(script)) return wideLines(marks);
  return script === 'arabic' ? withDots(marks) : marks;
}

/** Icons and ornaments are little like letters. */
function isText({ line, read }: LetteredLine): boolean {
  const letters = read.words.flatMap((word) => word.letters);
  const known = letters.filter(({ letter }) => /[\p{L}\p{N}€$£¥]/u.test(letter)).length;
  if (known === 0 || read.capHeight < 4) return false;
  if (letters.length === 1) {
    // An icon or the dot of an i is read as some letter.
    const isFigure = /\d/.test(letters[0]?.letter ?? '');
    return isFigure && read.likeness > 0.74 && line.box.height < 200 && read.capHeight > 6;
  }
  return read.likeness > (letters.length < 4 ? 0.68 : 0.58);
}

function isSentence(line: LetteredLine): boolean {
  return wordsOfLine(line).replace(/[^\p{L}\p{N}]/gu, '').length >= 5 && line.read.likeness > 0.78;
}

/** Rows from the top, each from the left; the largest photo goes first of all. */
function inReadingOrder(photos: readonly PhotoArea[]): PhotoArea[] {
  const [main, ...rest] = photos.toSorted((one, other) => other.pixels - one.pixels);
  if (main === undefined) return [];
  const rows: PhotoArea[][] = [];
  for (const photo of rest.toSorted((one, other) => one.box.y - other.box.y)) {
    const row = rows.find((members) =>
      members.some(({ box }) => {
        const overlap = Math.min(bottomOf(box), bottomOf(photo.box)) - Math.max(box.y, photo.box.y);
        return overlap > 0.5 * Math.min(box.height, photo.box.height);
      }),
    );
    if (row === undefined) rows.push([photo]);
    else row.push(photo);
  }
  return [main, ...rows.flatMap((row) => row.toSorted((one, other) => one.box.x - other.box.x))];
}

/** The label of the panel that each pixel lies on, or that is nearest to it. */
function nearestGrounds(
  { labels, width, height }: Surfaces,
  panels: readonly { readonly label: number }[],
): Int32Array {
  const isPanel = new Set(panels.map(({ label }) => label));
  const grounds = labels.map((label) => (isPanel.has(label) ? label : 0));
  const queue = new Int32Array(grounds.length);
  let [first, last] = [0, 0];
  for (let at = 0; at < grounds.length; at += 1) if (grounds[at] !== 0) queue[last++] = at;
  const reach = (at: number, label: number) => {
    if (grounds[at] !== 0) return;
    grounds[at] = label;
    queue[last++] = at;
  };
  while (first < last) {
    const at = queue[first++] ?? 0;
    const label = grounds[at] ?? 0;
    const x = at % width;
    if (x > 0) reach(at - 1, label);
    if (x < width - 1) reach(at + 1, label);
    if (at >= width) reach(at - width, label);
    if (at < width * (height - 1)) reach(at + width, label);
  }
  return grounds;
}
