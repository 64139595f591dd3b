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
/** Share of a seam's length that two photos side by side differ along. */
const SEAM = 0.975;
/** Least share of a seam's places at which the rarer of brighter and darker is seen. */
const BY_CHANCE = 0.22;

/**
 * Parts photos that touch, or have a thin strip of paper between them, through their whole width or height.
 * @param papers colours of the design's grounds
 */
export function parted(picture: Picture, part: Part, papers: readonly Rgb[], depth = 0): Part[] {
  if (depth > 4) return [part];
  for (const across of [true, false]) {
    const at = seamOf(picture, part, across);
    const seam = at === null ? gutterOf(picture, part, papers, across) : { from: at, to: at };
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

function seamOf(picture: Picture, part: Part, across: boolean): number | null {
  const { box } = part;
  const wide = across ? box.width : box.height;
  const margin = Math.max(40, wide * 0.15);
  let best: { readonly at: number; readonly share: number } | null = null;
  for (let step = Math.ceil(margin); step < wide - margin; step += 1) {
    const { share, brighter } = stepsAt(picture, part, across, step, SEAM);
    if (share < SEAM || (best !== null && share <= best.share)) continue;
    // A horizon or a pool's edge is brighter at one side all along; what two photos show there is by chance.
    if (Math.min(brighter, 1 - brighter) < BY_CHANCE) continue;
    const beside = [-9, 9].map((away) => stepsAt(picture, part, across, step + away).share);
    if (Math.max(...beside) < share * 0.7) best = { at: step, share };
  }
  return best === null ? null : (across ? box.x : box.y) + best.at;
}

/**
 * Share of a line's places where colours change across it, and of those where it gets brighter.
 * @param least of the share that matters; a smaller one may come out as 0
 */
function stepsAt(
  { width, data }: Picture,
  { box, mask }: Part,
  across: boolean,
  step: number,
  least = 0,
): { readonly share: number; readonly brighter: number } {
  const long = across ? box.height : box.width;
  let [inside, differ, brighter] = [0, 0, 0];
  for (let along = 0; along < long; along += 1) {
    const x = across ? box.x + step : box.x + along;
    const y = across ? box.y + along : box.y + step;
    const at = y * width + x;
    const before = across ? at - 2 : at - 2 * width;
    const after = across ? at + 1 : at + width;
    if (mask[before] !== 1 || mask[after] !== 1) continue;
    inside += 1;
    let [change, light] = [0, 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const rise = (data[after * 3 + channel] ?? 0) - (data[before * 3 + channel] ?? 0);
      change += Math.abs(rise);
      light += rise;
    }
    if (change <= 30) {
      if (inside - differ > long * (1 - least)) return { share: 0, brighter: 0 };
      continue;
    }
    differ += 1;
    if (light > 0) brighter += 1;
  }
  if (inside < long * 0.8) return { share: 0, brighter: 0 };
  return { share: differ / inside, brighter: brighter / Math.max(1, differ) };
}

/** The smallest box around a mask's pixels. */
export function extent(mask: Uint8Array, { width }: Pick<Size, 'width'>): Box {
  const [area] = areasOf({ width, labels: mask });
  return area?.box ?? { x: 0, y: 0, width: 0, height: 0 };
}
