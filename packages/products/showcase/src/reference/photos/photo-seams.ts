import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { connectedAreas } from '../layout/areas.js';
import { maskOf } from '../layout/masks.js';
import type { Picture } from '../picture.js';

/** Pixels that may be one photo or several side by side. */
export interface Part {
  readonly box: Box;
  readonly mask: Uint8Array;
  readonly pixels: number;
  readonly certainty: number;
}

/** A strip across photos, from the first line of it to the one after its last, in px of the reading. */
export interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** Distance of a colour to the paper's, 0..255 in each channel. */
const SAME = 6;
/** Share of a line that may be anything else where photos are parted, such as a ring over both, and the least that is photo beside it. */
const OVER = 0.06;
const BESIDE = 0.45;
/** A strip's greatest width, as a share of the picture's longer side; wider ones are bars. */
const WIDEST = 0.03;
/** Share of a part below which a piece of it is none of its photos. */
const SHRED = 0.02;
/** Px of which one is looked at along a line. */
const EVERY = 2;
const PLAIN: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
];

/**
 * Parts photos that have a thin strip of paper between them, through their whole width or height.
 * @param papers colours of the design's grounds
 */
export function parted(picture: Picture, part: Part, papers: readonly Rgb[], depth = 0): Part[] {
  if (depth > 4) return [part];
  for (const across of [true, false]) {
    const gutter = gutterOf(picture, part, papers, across);
    if (gutter === null) continue;
    const isPhoto = (at: number) => {
      const place = across ? at % picture.width : Math.floor(at / picture.width);
      return part.mask[at] === 1 && (place < gutter.from || place >= gutter.to);
    };
    const { areas, labels } = connectedAreas(picture, isPhoto, {
      diagonal: false,
      least: Math.max(1, part.pixels * SHRED),
    });
    return areas
      .map(({ label, box, pixels }) => ({ ...part, mask: maskOf(labels, label), box, pixels }))
      .flatMap((half) => parted(picture, half, papers, depth + 1));
  }
  return [part];
}

/** The strip of paper that lies between two photos, through the whole of a part. */
export function gutterOf(
  picture: Picture,
  { box, mask }: Pick<Part, 'box' | 'mask'>,
  papers: readonly Rgb[],
  across: boolean,
): Gutter | null {
  const [wide, long] = across ? [box.width, box.height] : [box.height, box.width];
  const plain = [...papers, ...PLAIN];
  const { data, width } = picture;
  // Called for every pixel, so it allocates no colour.
  const isPlain = (at: number) =>
    plain.some(
      ([red, green, blue]) =>
        Math.abs((data[at * 3] ?? 0) - red) <= SAME &&
        Math.abs((data[at * 3 + 1] ?? 0) - green) <= SAME &&
        Math.abs((data[at * 3 + 2] ?? 0) - blue) <= SAME,
    );
  /** Share of each line that is photo and not in the paper's colour. */
  const photo = new Float64Array(wide);
  const [next, along] = across ? [1, width] : [width, 1];
  const corner = box.y * width + box.x;
  for (let step = 0; step < wide; step += 1) {
    let seen = 0;
    for (let place = step & 1; place < long; place += EVERY) {
      const at = corner + step * next + place * along;
      if (mask[at] === 1 && !isPlain(at)) seen += 1;
    }
    photo[step] = (seen * EVERY) / long;
  }
  const widest = WIDEST * Math.max(picture.width, picture.height);
  const margin = Math.ceil(Math.max(40, wide * 0.15));
  const isStrip = (step: number) => (photo[step] ?? 1) <= OVER;
  for (let step = margin; step < wide - margin; step += 1) {
    if (!isStrip(step)) continue;
    let end = step + 1;
    while (end < wide && isStrip(end)) end += 1;
    const isThin = end - step >= 2 && end - step <= widest;
    if (isThin && Math.min(photo[step - 5] ?? 0, photo[end + 4] ?? 0) > BESIDE) {
      const first = across ? box.x : box.y;
      // The lines beside it are mixed with the photos.
      return { from: first + step - 1, to: first + end + 1 };
    }
    step = end;
  }
  return null;
}
