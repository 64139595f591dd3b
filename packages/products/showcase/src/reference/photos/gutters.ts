import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';

/** Pixels that may be several photos. */
interface Part {
  readonly box: Box;
  readonly mask: Uint8Array;
}

/** A strip across photos, from the first line of it to the one after its last, in px of the reading. */
export interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** Share of a line that is in one colour where photos are parted; the rest is what lies over both. */
const EVEN = 0.96;
/** Share of a line that is seen at least: a seal in the middle may cover the rest. */
const SEEN = 0.45;
/** Distance of a colour to the strip's, 0..255 in each channel. */
const SAME = 6;
/** A strip's greatest width, as a share of the picture's longer side; wider ones are bars. */
const WIDEST = 0.03;
/** Shares of a line beside the strip that may be in its colour. */
const BESIDE = 0.5;

/** The strip of one colour, seen through the whole of a part, that lies between two photos. */
export function gutterOf(
  picture: Picture,
  part: Part,
  papers: readonly Rgb[],
  across: boolean,
): Gutter | null {
  const { box } = part;
  const wide = across ? box.width : box.height;
  const widest = WIDEST * Math.max(picture.width, picture.height);
  const margin = Math.ceil(Math.max(40, wide * 0.15));
  const gap = gapOf(picture, part, across, margin, widest);
  if (gap !== null) return gap;
  for (let step = margin; step < wide - margin; step += 1) {
    const color = colorAlong(picture, part, across, step);
    // A horizon may be as even, in a colour of its own.
    if (color === null || !isPaper(color, papers)) continue;
    let end = step + 1;
    while (end < wide && shareOf(picture, part, across, end, color) >= EVEN) end += 1;
    const isThin = end - step >= 2 && end - step <= widest;
    const beside = [step - 5, end + 4].map((line) => shareOf(picture, part, across, line, color));
    if (isThin && Math.max(...beside) < BESIDE) {
      const first = across ? box.x : box.y;
      // The lines beside it are mixed with the photos.
      return { from: first + step - 1, to: first + end + 1 };
    }
    step = end;
  }
  return null;
}

const PLAIN: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
];

function isPaper(color: Rgb, papers: readonly Rgb[]): boolean {
  return [...papers, ...PLAIN].some((paper) => distance(paper, color) <= SAME);
}

/** Share of a line in a gap that is something that lies over it, such as a seal's ring. */
const OVER_GAP = 0.12;

/** A strip that is already distinguished from the photos, with something over it that holds them together. */
function gapOf(
  picture: Picture,
  { box, mask }: Part,
  across: boolean,
  margin: number,
  widest: number,
): Gutter | null {
  const [wide, long] = across ? [box.width, box.height] : [box.height, box.width];
  const seen = new Float64Array(wide);
  for (let y = 0; y < box.height; y += 1) {
    const row = (y + box.y) * picture.width + box.x;
    for (let x = 0; x < box.width; x += 1) {
      if (mask[row + x] !== 1) continue;
      const step = across ? x : y;
      seen[step] = (seen[step] ?? 0) + 1 / long;
    }
  }
  const isGap = (step: number) => (seen[step] ?? 1) <= OVER_GAP;
  for (let step = margin; step < wide - margin; step += 1) {
    if (!isGap(step)) continue;
    let end = step + 1;
    while (end < wide && isGap(end)) end += 1;
    const isThin = end - step <= widest;
    if (isThin && Math.min(seen[step - 5] ?? 0, seen[end + 4] ?? 0) > SEEN) {
      const first = across ? box.x : box.y;
      return { from: first + step, to: first + end };
    }
    step = end;
  }
  return null;
}

/** Px of which one is looked at along a line. */
const EVERY = 2;

function pixelsAlong({ width }: Picture, { box, mask }: Part, across: boolean, step: number) {
  const long = across ? box.height : box.width;
  const places: number[] = [];
  for (let along = 0; along < long; along += EVERY) {
    const x = across ? box.x + step : box.x + along;
    const y = across ? box.y + along : box.y + step;
    const at = y * width + x;
    if (mask[at] === 1) places.push(at);
  }
  return places;
}

/** The colour that a line is in as far as it is seen; null where it has several. */
function colorAlong(picture: Picture, part: Part, across: boolean, step: number): Rgb | null {
  const places = pixelsAlong(picture, part, across, step);
  const long = across ? part.box.height : part.box.width;
  if (places.length * EVERY < SEEN * long) return null;
  // A place in the middle of what is seen, and two others, in case one lies under something.
  for (const share of [0.5, 0.2, 0.8]) {
    const color = pixelAt(picture, places[Math.floor(places.length * share)] ?? 0);
    if (shareAt(picture, places, color) >= EVEN) return color;
  }
  return null;
}

function shareOf(picture: Picture, part: Part, across: boolean, step: number, color: Rgb): number {
  return shareAt(picture, pixelsAlong(picture, part, across, step), color);
}

/** Stops where too many places differ for a strip. */
function shareAt(picture: Picture, places: readonly number[], color: Rgb): number {
  const most = places.length * (1 - BESIDE);
  let others = 0;
  for (const at of places) {
    if (distance(pixelAt(picture, at), color) <= SAME) continue;
    others += 1;
    if (others > most) return 0;
  }
  return places.length === 0 ? 0 : 1 - others / places.length;
}
