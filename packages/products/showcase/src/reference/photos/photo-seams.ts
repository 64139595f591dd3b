import type { Rgb } from '../../compose/color.js';
import type { Box, Size } from '../../design.js';
import { areasOf, connectedAreas } from '../layout/areas.js';
import type { Picture } from '../picture.js';
import { gutterOf } from './gutters.js';

/** Pixels that may be one photo or several side by side. */
export interface Part {
  readonly box: Box;
  readonly mask: Uint8Array;
  readonly pixels: number;
  readonly certainty: number;
}

/** Share of a part below which a piece of it is none of its photos. */
const SHRED = 0.02;

/**
 * Parts photos that have a thin strip of paper between them, through their whole width or height.
 * @param papers colours of the design's grounds
 */
export function parted(picture: Picture, part: Part, papers: readonly Rgb[], depth = 0): Part[] {
  if (depth > 4) return [part];
  for (const across of [true, false]) {
    const seam = gutterOf(picture, part, papers, across);
    if (seam === null) continue;
    const halves = [true, false].map((first): Part => {
      const mask = new Uint8Array(part.mask.length);
      let pixels = 0;
      for (let at = 0; at < mask.length; at += 1) {
        if (part.mask[at] !== 1) continue;
        const place = across ? at % picture.width : Math.floor(at / picture.width);
        if (first ? place >= seam.from : place < seam.to) continue;
        mask[at] = 1;
        pixels += 1;
      }
      return { ...part, mask, pixels, box: extent(mask, picture) };
    });
    return halves
      .flatMap((half) => piecesOf(picture, half))
      .flatMap((half) => parted(picture, half, papers, depth + 1));
  }
  return [part];
}

/** Parts that a removed strip leaves unconnected, without shreds. */
export function piecesOf(picture: Size, part: Part, least = SHRED): Part[] {
  const { width, height } = picture;
  const areas = connectedAreas({ width, height }, (at) => part.mask[at] === 1, {
    diagonal: false,
    least: Math.max(1, part.pixels * least),
  });
  if (areas.areas.length < 2 && least === SHRED) return [part];
  return areas.areas.map(({ label, box, pixels }) => {
    const mask = new Uint8Array(part.mask.length);
    for (let at = 0; at < mask.length; at += 1) if (areas.labels[at] === label) mask[at] = 1;
    return { ...part, mask, box, pixels };
  });
}

/** The smallest box around a mask's pixels. */
export function extent(mask: Uint8Array, { width }: Pick<Size, 'width'>): Box {
  const [area] = areasOf({ width, labels: mask });
  return area?.box ?? { x: 0, y: 0, width: 0, height: 0 };
}
