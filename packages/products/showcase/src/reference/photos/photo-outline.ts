import type { Box, Size } from '../../design.js';
import { bottomOf, connectedAreas, rightOf } from '../layout/areas.js';
import type { Picture } from '../picture.js';
import { extent, type Part, piecesOf } from './photo-seams.js';
import { type AreaShape, shapeOf } from './photo-shape.js';
import { disc } from './round-photo.js';
import { type Paper, wholeDiscs, wholeSlot } from './torn-edges.js';

/** Where a design shows a photo, in px of the reading. */
export interface PhotoArea {
  readonly box: Box;
  readonly shape: AreaShape;
  /** 1 where pixels of the photo are seen, texts on it included, for the whole picture. */
  readonly visible: Uint8Array;
  readonly pixels: number;
  /** 0..1: how photographic it looks and how sharply it ends. */
  readonly certainty: number;
}

/** Half the widths of possible shadows, as shares of the longer side, for a photo of unknown shape. */
const SHADOWS = [0.006, 0.011, 0.018, 0.025, 0.031];
/** Share of an area that each of several prints has at least whose shadows meet in it. */
const PIECE = 0.09;
/** Share of a photo's pixels that its own shape has at least. */
const OWN = 0.5;

/** The photos of a part, with their shapes; prints that overlap are several. */
export function described(
  part: Part,
  picture: Picture,
  {
    isPaper,
    isPhoto,
  }: {
    readonly isPaper: Paper;
    /** Whether it can be no logo or sign. */
    readonly isPhoto: boolean;
  },
): PhotoArea[] {
  const found = shaped(part, picture);
  const discs = wholeDiscs(
    { ...part, mask: withoutSmallHoles(part.mask, picture) },
    picture,
    isPaper,
  );
  if (discs.length > 0) {
    return discs.map((circle) => ({
      ...disc(new Uint8Array(part.mask.length), picture, circle),
      shape: { kind: 'circle' },
      certainty: part.certainty,
    }));
  }
  const slot = isPhoto ? wholeSlot({ ...found, mask: found.visible }, picture, isPaper) : null;
  if (slot !== null) {
    const shape: AreaShape = { kind: 'rectangle', radius: 0 };
    return [{ ...slot, shape, certainty: found.certainty }];
  }
  if (found.shape.kind !== 'other' && !isLoose(found)) return [found];
  let covered: PhotoArea[] | null = null;
  for (const share of SHADOWS) {
    const reach = Math.round(share * Math.max(picture.width, picture.height));
    const mask = openedMask(found.visible, picture, reach);
    const pieces = piecesOf(picture, { ...part, mask, pixels: found.pixels }, PIECE);
    const alone = pieces
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .map((piece) => shaped(piece, picture));
    const pixels = alone.reduce((sum, piece) => sum + piece.pixels, 0);
    if (alone.length === 0 || alone.some(({ shape }) => shape.kind === 'other')) continue;
    const least = isLoose(found) ? PRINT : OWN;
    if (pixels <= found.pixels * least) continue;
    if (!alone.some(isLoose)) return alone;
    // A print under another one fills less of its box too, whatever its shadow.
    if (found.shape.kind === 'other') covered ??= alone;
  }
  return covered ?? [found];
}

/** Share of an area that its prints have, without the shadows between them. */
const PRINT = 0.75;
/** Share of a turned box that a print with another one over its corner fills at least. */
const FILLED = 0.8;

/** Whether a turned box holds more than one print: the shadow of the next one, too. */
function isLoose({ shape, box, pixels }: PhotoArea): boolean {
  return shape.kind === 'tilted' && pixels < FILLED * box.width * box.height;
}

function shaped({ mask, certainty }: Part, picture: Picture): PhotoArea {
  const filled = withoutSmallHoles(mask, picture);
  const box = boxOf(filled, picture);
  let pixels = 0;
  for (let at = 0, y = 0; at < filled.length; y += 1) {
    for (let x = 0; x < picture.width; x += 1, at += 1) {
      const inside = x >= box.x && y >= box.y && x < rightOf(box) && y < bottomOf(box);
      if (!inside) filled[at] = 0;
      else pixels += filled[at] ?? 0;
    }
  }
  const { shape, upright, fit } = shapeOf(filled, picture, box, pixels);
  if (shape.kind === 'circle') {
    return { ...disc(filled, picture, upright), shape, certainty: certainty * fit };
  }
  return { box: upright, shape, visible: filled, pixels, certainty: certainty * fit };
}

/** Texts and small things on a photo are of the photo. */
function withoutSmallHoles(mask: Uint8Array, picture: Size): Uint8Array {
  const filled = mask.slice();
  const holes = connectedAreas(picture, (at) => mask[at] === 0, { diagonal: false });
  const least = picture.width * picture.height * 0.0015;
  const small = new Uint8Array(holes.areas.length + 1);
  for (const { label, pixels } of holes.areas) if (pixels < least) small[label] = 1;
  for (let at = 0; at < filled.length; at += 1) {
    if (small[holes.labels[at] ?? 0] === 1) filled[at] = 1;
  }
  return filled;
}

/** An upright photo without what sticks out of it, such as a line of text that touches it; else all of it. */
function boxOf(mask: Uint8Array, picture: Size): Box {
  const core = coreExtent(mask, picture, 0.45);
  let pixels = 0;
  for (let y = core.y; y < bottomOf(core); y += 1) {
    for (let x = core.x; x < rightOf(core); x += 1) pixels += mask[y * picture.width + x] ?? 0;
  }
  const isUpright = pixels > 0.93 * core.width * core.height;
  let all = 0;
  for (const value of mask) all += value;
  return isUpright && pixels > 0.985 * all ? core : coreExtent(mask, picture, 0.08);
}

function coreExtent(mask: Uint8Array, picture: Size, share: number): Box {
  const box = extent(mask, picture);
  const columns = new Float64Array(box.width);
  const rows = new Float64Array(box.height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const value = mask[(y + box.y) * picture.width + x + box.x] ?? 0;
      columns[x] = (columns[x] ?? 0) + value;
      rows[y] = (rows[y] ?? 0) + value;
    }
  }
  const ends = (profile: Float64Array) => {
    const least = Math.max(3, Math.max(...profile) * share);
    const first = profile.findIndex((value) => value >= least);
    const last = profile.findLastIndex((value) => value >= least);
    return { first, length: last - first + 1 };
  };
  const [across, down] = [ends(columns), ends(rows)];
  return {
    x: box.x + across.first,
    y: box.y + down.first,
    width: across.length,
    height: down.length,
  };
}

/** 1 for each px that has one of a map in its square of `2 * reach + 1` px. */
function reached(map: Uint8Array, { width, height }: Size, reach: number): Uint8Array {
  const along = (from: Uint8Array, lines: number, length: number, next: number, step: number) => {
    const into = new Uint8Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      let count = 0;
      for (let at = -reach; at < length; at += 1) {
        const [enters, leaves] = [at + reach, at - reach - 1];
        if (enters < length) count += from[line * next + enters * step] ?? 0;
        if (leaves >= 0) count -= from[line * next + leaves * step] ?? 0;
        if (at >= 0 && count > 0) into[line * next + at * step] = 1;
      }
    }
    return into;
  };
  return along(along(map, height, width, width, 1), width, height, 1, width);
}

const inverse = (mask: Uint8Array) => mask.map((value) => 1 - value);

/**
 * The largest part of a mask without parts thinner than `2 * reach + 1` px, such as a print's shadow. Beyond the
 * picture's edge the mask continues.
 */
function openedMask(mask: Uint8Array, size: Size, reach: number): Uint8Array {
  const core = inverse(reached(inverse(mask), size, reach));
  const { areas, labels } = connectedAreas(size, (at) => core[at] === 1, { diagonal: false });
  const [largest] = areas.toSorted((one, other) => other.pixels - one.pixels);
  if (largest === undefined) return new Uint8Array(mask.length);
  const own = Uint8Array.from(labels, (label) => (label === largest.label ? 1 : 0));
  return reached(own, size, reach).map((value, at) => value & (mask[at] ?? 0));
}
