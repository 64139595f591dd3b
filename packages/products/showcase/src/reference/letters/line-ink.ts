import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import {
  type Area,
  around,
  clippedTo,
  connectedAreas,
  grown,
  moved,
  rightOf,
  scaled,
  shared,
} from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import { paintAt } from '../painting/paint-fit.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import type { LineInk } from './ocr/line-image.js';
import type { MarkLine } from './text-lines.js';

const INKED = 0.45;
/** Share of a line's tallest piece that points, commas and accents stay below. */
const SMALL = 0.45;
/** Distance of a colour to the ink at which nothing of the ink is in it; for letters on photos. */
const NO_INK = 110;

/** The ink of a line at the finer picture. */
export interface Inked extends LineInk {
  /** Of the finer picture. */
  readonly box: Box;
}

/** The ink of some pieces without the rest. */
export function alone(ink: Inked, pieces: readonly Box[]): Inked {
  const data = new Uint8Array(ink.data.length);
  for (const piece of pieces) {
    const { x, y, width, height } = clippedTo(ink, grown(piece, 2));
    for (let row = y; row < y + height; row += 1) {
      const from = row * ink.width + x;
      data.set(ink.data.subarray(from, from + width), from);
    }
  }
  return { ...ink, data };
}

/** Coverage of the ink in the line's surroundings. */
function inkOf({ box, ink, host }: MarkLine, letters: Picture, scale: number): Inked {
  const crop = clippedTo(letters, grown(scaled(box, scale), 3));
  const data = new Uint8Array(crop.width * crop.height);
  for (let y = 0; y < crop.height; y += 1) {
    for (let x = 0; x < crop.width; x += 1) {
      const [px, py] = [x + crop.x, y + crop.y];
      const color = pixelAt(letters, py * letters.width + px);
      data[y * crop.width + x] = Math.round(
        255 * coveredAt(color, ink, host, px / scale, py / scale),
      );
    }
  }
  return { box: crop, width: crop.width, height: crop.height, data };
}

function coveredAt(color: Rgb, ink: Rgb, host: MarkLine['host'], x: number, y: number): number {
  if (host.kind === 'photo') return Math.max(0, 1 - distance(color, ink) / NO_INK);
  return coverage(color, paintAt(host.surface.fit, x, y), ink);
}

/** The ink of a line with its letters' boxes. */
export function inkedPieces(
  line: MarkLine,
  letters: Picture,
  scale: number,
  isWhole: boolean,
): { readonly ink: Inked; readonly pieces: Box[] } {
  const ink = inkOf(line, letters, scale);
  return { ink, pieces: lettersIn(ink, line, scale, isWhole) };
}

/** Letters' boxes in the crop, with their accents and dots. */
function lettersIn(ink: Inked, line: MarkLine, scale: number, isWhole: boolean): Box[] {
  const areas = connectedAreas(ink, (at) => (ink.data[at] ?? 0) > INKED * 255, { diagonal: true });
  const own = line.marks.map(({ box }) => moved(scaled(box, scale), ink.box, -1));
  const tallest = Math.max(...areas.areas.map(({ box }) => box.height));
  // Points, commas and accents may be too small for marks of their own.
  const isOwn = ({ box }: Area) =>
    isWhole || box.height < tallest * SMALL || own.some((mark) => shared(box, grown(mark, 2)) > 0);
  const least = (line.box.height * scale * 0.05) ** 2;
  const boxes = areas.areas
    .filter((area) => area.pixels >= Math.max(3, least) && isOwn(area))
    .map(({ box }) => box)
    .toSorted((one, other) => one.x - other.x);
  const merged: Box[] = [];
  for (const box of boxes) {
    const last = merged.at(-1);
    const overlap = last === undefined ? 0 : Math.min(rightOf(last), rightOf(box)) - box.x;
    if (last !== undefined && overlap >= Math.min(last.width, box.width) * 0.6) {
      merged[merged.length - 1] = around(last, box);
    } else merged.push(box);
  }
  return merged;
}
