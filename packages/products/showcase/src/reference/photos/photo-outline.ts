import type { Box, Size } from '../../design.js';
import { areaOf, areasOf, clippedTo, connectedAreas, grown, moved } from '../layout/areas.js';
import { closed, cropped, GAP, maskOf, spread } from '../layout/masks.js';
import type { Part } from './photo-seams.js';
import { type AreaShape, type FittedOutline, outlineOf, outsideOf } from './photo-shape.js';

/** Where a design shows a photo, in px of the reading. */
export interface PhotoArea {
  readonly box: Box;
  readonly shape: AreaShape;
  /** 1 where the photo is, for the whole picture: with texts on it, and without what lies over it. */
  readonly visible: Uint8Array;
  /** Those of them that no sky in the paper's colour hides. */
  readonly pixels: number;
  /** Whole px of the picture that hold all of it. */
  readonly window: Box;
  /** 0..1: how photographic it looks and how sharply it ends. */
  readonly certainty: number;
}

/** Half the widths of what is cut off, as shares of the longer side: texts that touch a photo, the shadow between two prints. */
const REACHES = [0, 0.003, 0.006, 0.011, 0.018, 0.025, 0.031];
/** Support that needs no further cuts, and the gain that each has to bring. */
const SURE = 0.9;
const GAIN = 0.1;
/** Shares of a part that each of several prints in it has at least, and all of them together. */
const PIECE = 0.09;
const KEPT = 0.6;

/**
 * The photos of a part, with their shapes; prints that overlap are several.
 * @param isPhoto whether it can be no sign, whose letters something joins
 */
export function photosOf(part: Part, picture: Size, isPhoto: boolean): PhotoArea[] {
  const window = clippedTo(picture, grown(part.box, GAP + 2));
  const mask = withoutSmallHoles(
    cropped(part.mask, picture, window),
    window,
    0.0015 * areaOf({ x: 0, y: 0, ...picture }),
  );
  let [best, most]: [Piece[], number] = [[], 0];
  for (const share of isPhoto ? REACHES : REACHES.slice(0, 1)) {
    const reach = Math.round(share * Math.max(picture.width, picture.height));
    const pieces = piecesOf(mask, window, reach, PIECE * part.pixels);
    const pixels = pieces.reduce((sum, piece) => sum + piece.pixels, 0);
    const fit = pieces.reduce((sum, piece) => sum + piece.outline.support * piece.pixels, 0);
    if (pixels < KEPT * part.pixels || (best.length > 0 && fit / pixels < most + GAIN)) continue;
    [best, most] = [pieces, fit / pixels];
    if (most > SURE) break;
  }
  return best.map(({ mask: own, outline }) => {
    const whole = wholeMask(own, window, outline);
    const visible = new Uint8Array(part.mask.length);
    for (let y = 0; y < window.height; y += 1) {
      const row = whole.subarray(y * window.width, (y + 1) * window.width);
      visible.set(row, (y + window.y) * picture.width + window.x);
    }
    return {
      ...{ box: moved(outline.box, window, 1), shape: outline.shape, visible, window },
      pixels: own.reduce((sum, value, at) => sum + (value & (whole[at] ?? 0)), 0),
      certainty: part.certainty * (0.6 + 0.4 * outline.support),
    };
  });
}

interface Piece {
  readonly mask: Uint8Array;
  readonly pixels: number;
  readonly outline: FittedOutline;
}

/** The parts of a mask that are connected where nothing thinner than `2 * reach + 1` px joins them. */
function piecesOf(mask: Uint8Array, size: Size, reach: number, least: number): Piece[] {
  const core = spread(mask, size, reach, 0);
  const { areas, labels } = connectedAreas(size, (at) => core[at] === 1, { diagonal: false });
  return areas.flatMap(({ label, pixels: kernel }) => {
    if (kernel < least / 4) return [];
    const own = spread(maskOf(labels, label), size, reach, 1);
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) & (mask[at] ?? 0);
    const [area] = areasOf({ width: size.width, labels: own }, least);
    if (area === undefined) return [];
    return [{ mask: own, pixels: area.pixels, outline: outlineOf(own, size, area.box) }];
  });
}

/** Share of a photo that a thing over it covers at least. */
const LEAST_COVER = 0.004;
/** Px of gaps for each of an edge from which it is ragged. */
const RAGGED = 0.1;

/**
 * All of a photo within its outline. Where its mask ends along a straight or round edge, something lies over it; where it ends
 * along trees and roofs, its sky has the paper's colour.
 */
function wholeMask(mask: Uint8Array, size: Size, outline: FittedOutline) {
  if (outline.shape.kind === 'other') return mask;
  const outside = outsideOf(outline);
  const inside = new Uint8Array(mask.length);
  const missing = new Uint8Array(mask.length);
  const { width } = size;
  let all = 0;
  for (let at = 0, y = 0; at < mask.length; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (outside(x + 0.5, y + 0.5) > 0) continue;
      inside[at] = 1;
      all += 1;
      if (mask[at] !== 1) missing[at] = 1;
    }
  }
  const filled = closed(mask, size);
  const { areas, labels } = connectedAreas(size, (at) => missing[at] === 1, {
    diagonal: false,
  });
  const edge = new Float64Array(areas.length + 1);
  const gaps = new Float64Array(areas.length + 1);
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label === 0) continue;
    if (filled[at] === 1) gaps[label] = (gaps[label] ?? 0) + 1;
    const ends = [at - 1, at + 1, at - width, at + width].some((next) => mask[next] === 1);
    if (ends) edge[label] = (edge[label] ?? 0) + 1;
  }
  const over = new Set(
    areas
      .filter(
        ({ label, pixels }) =>
          pixels > LEAST_COVER * all && (gaps[label] ?? 0) < RAGGED * (edge[label] ?? 0),
      )
      .map(({ label }) => label),
  );
  return inside.map((value, at) => (over.has(labels[at] ?? 0) ? 0 : value));
}

/** Texts and small things on a photo are of the photo. */
function withoutSmallHoles(mask: Uint8Array, size: Size, least: number): Uint8Array {
  const holes = connectedAreas(size, (at) => mask[at] === 0, { diagonal: false });
  const small = new Uint8Array(holes.areas.length + 1);
  for (const { label, pixels } of holes.areas) if (pixels < least) small[label] = 1;
  return mask.map((value, at) => value | (small[holes.labels[at] ?? 0] ?? 0));
}
