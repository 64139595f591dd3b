import { type FontWeight, type Typeface, Typesetter, typefaces } from '@groundwork/typesetting';
import sharp from 'sharp';

/** The characters of short texts in property designs. */
export const readableLetters = [
  ...'0123456789',
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'abcdefghijklmnopqrstuvwxyz',
  ...'€$£¥.,:;-–+/&%()|!·•²½',
  ...'ÁÉÍÓÚÑÜÖÄÇáéíóúñüöäßàèçãõâêô',
];
const weights: readonly FontWeight[] = [400, 600, 800];

export interface Face {
  readonly typeface: Typeface;
  readonly weight: FontWeight;
}

/** Figures of Arabic and of Persian designs, and the mark between groups of them. */
export const easternFigures = [...'٠١٢٣٤٥٦٧٨٩۴۵۶٬'];

/** Letters as our typefaces draw them, to compare a picture's letters with. Plain data in memory that threads share. */
export interface LetterShapes extends DrawnShapes {
  /** Shapes of easternFigures, in the one family of ours that has them. */
  readonly figures: DrawnShapes;
}

export interface DrawnShapes {
  readonly faces: readonly Face[];
  readonly count: number;
  /** Index of each shape into the characters that were drawn. */
  readonly letters: Uint8Array;
  /** Index into `faces` of each shape. */
  readonly faceOf: Uint8Array;
  /** PATCH values a shape. */
  readonly patches: Float32Array;
  /** Three a shape, in cap heights: width, height, and how far the ink's bottom lies below the baseline. */
  readonly measures: Float32Array;
}

/** Em and cell in px of the sheet that shapes are drawn on. */
const EM = 40;
const CELL = 64;
const BASELINE = 44;
const COLUMNS = 40;

let drawn: Promise<LetterShapes> | null = null;

/** Draws the shapes once a process, about a quarter of a second. */
export function letterShapes(): Promise<LetterShapes> {
  drawn ??= drawAll().catch((error: unknown) => {
    drawn = null;
    throw error;
  });
  return drawn;
}

async function drawAll(): Promise<LetterShapes> {
  const typesetter = await Typesetter.open();
  const all = await drawShapes(readableLetters, typefaces, typesetter);
  return { ...all, figures: await drawShapes(easternFigures, ['sans'], typesetter) };
}

async function drawShapes(
  characters: readonly string[],
  families: readonly Typeface[],
  typesetter: Typesetter,
): Promise<DrawnShapes> {
  const faces = families.flatMap((typeface) =>
    weights.map((weight): Face => ({ typeface, weight })),
  );
  const cells = faces.flatMap((face, index) =>
    characters.map((letter, at) => {
      const block = typesetter.set(
        letter,
        { width: Infinity, height: Infinity },
        { ...face, size: EM, minSize: EM, maxLines: 1 },
      );
      const baseline = block.lines[0]?.baseline ?? block.ascent;
      return { face: index, letter: at, block, baseline };
    }),
  );
  const rows = Math.ceil(cells.length / COLUMNS);
  const [width, height] = [COLUMNS * CELL, rows * CELL];
  const paths = cells.map(({ block, baseline }, at) => {
    const x = (at % COLUMNS) * CELL + 6 - block.ink.x;
    const y = Math.floor(at / COLUMNS) * CELL + BASELINE - baseline;
    return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${block.path}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${paths.join('')}</svg>`;
  const sheet = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .negate()
    .raw()
    .toBuffer();
  const count = cells.length;
  const letters = new Uint8Array(new SharedArrayBuffer(count));
  const faceOf = new Uint8Array(new SharedArrayBuffer(count));
  const patches = new Float32Array(new SharedArrayBuffer(count * PATCH * 4));
  const measures = new Float32Array(new SharedArrayBuffer(count * 3 * 4));
  for (const [at, { face, letter, block, baseline }] of cells.entries()) {
    letters[at] = letter;
    faceOf[at] = face;
    const { ink, capHeight } = block;
    measures.set(
      [ink.width / capHeight, ink.height / capHeight, (ink.y + ink.height - baseline) / capHeight],
      at * 3,
    );
    const box = {
      x: (at % COLUMNS) * CELL + 6,
      y: Math.floor(at / COLUMNS) * CELL + BASELINE - baseline + ink.y,
      width: ink.width,
      height: ink.height,
    };
    patchOf({ width, data: sheet }, box, patches, at * PATCH);
  }
  return { faces, count, letters, faceOf, patches, measures };
}

/** Ink of one letter, stretched to a common size so that letters can be compared. */
const PATCH_WIDTH = 12;
const PATCH_HEIGHT = 16;
export const PATCH = PATCH_WIDTH * PATCH_HEIGHT;

interface Coverage {
  readonly width: number;
  /** 0..255 */
  readonly data: Uint8Array;
}

/** Fills `into` from `offset` with mean coverages, 0..1, of the box's cells. */
export function patchOf(
  from: Coverage,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  into: Float32Array,
  offset: number,
): void {
  for (let row = 0; row < PATCH_HEIGHT; row += 1) {
    const top = box.y + (row * box.height) / PATCH_HEIGHT;
    const bottom = box.y + ((row + 1) * box.height) / PATCH_HEIGHT;
    for (let column = 0; column < PATCH_WIDTH; column += 1) {
      const left = box.x + (column * box.width) / PATCH_WIDTH;
      const right = box.x + ((column + 1) * box.width) / PATCH_WIDTH;
      into[offset + row * PATCH_WIDTH + column] = meanOf(from, left, top, right, bottom);
    }
  }
}

function meanOf(from: Coverage, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  let weight = 0;
  for (let y = Math.floor(top); y < bottom; y += 1) {
    const high = Math.min(bottom, y + 1) - Math.max(top, y);
    for (let x = Math.floor(left); x < right; x += 1) {
      const share = high * (Math.min(right, x + 1) - Math.max(left, x));
      sum += (from.data[y * from.width + x] ?? 0) * share;
      weight += share;
    }
  }
  return weight > 0 ? sum / weight / 255 : 0;
}
