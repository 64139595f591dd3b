import type { Box, Size } from '../../design.js';
import { areaOf, bottomOf, connectedAreas, rightOf } from '../layout/areas.js';
import { type Circle, circleIn } from './circle-fit.js';
import type { AreaShape } from './photo-shape.js';
import { isRagged } from './ragged-edge.js';

/*
 * A photo whose sky, snow or wall has the paper's colour seems to end along mountains and roofs. A designer's slots are
 * discs and rectangles, so that what is left of a straight or round edge tells the rest of it.
 */

/** Whether a px is of a ground that was painted. */
export type Paper = (at: number) => boolean;

interface Torn {
  readonly mask: Uint8Array;
  readonly box: Box;
  readonly pixels: number;
}

/** Least share of a circumference that is seen. */
const ROUND = 0.56;
/** Share of a disc that is seen at least, and of an area that may lie outside of its disc. */
const SEEN = 0.45;
const OUTSIDE = 0.03;
/** Px beyond a circle that its blurred edge reaches. */
const EDGE = 2;
/** Share of the part of a slot without photo that may be something else than paper: a bird, a mast, and no text. */
const SPECKS = 0.06;
/** Share of an area that a second disc has at least which touches the first. */
const TOUCHING = 0.03;

/** The boxes of the discs that an area is: one, or several that touch; none where it is something else. */
export function wholeDiscs(torn: Torn, picture: Size, isPaper: Paper): Box[] {
  const circle = circleIn(torn.mask, picture, torn.box);
  if (circle === null || circle.support < ROUND) return [];
  const rest = new Uint8Array(torn.mask.length);
  let [inside, missing, specks, outside] = [0, 0, 0, 0];
  for (let at = 0, y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1, at += 1) {
      const away = Math.hypot(x + 0.5 - circle.x, y + 0.5 - circle.y) - circle.radius;
      if (torn.mask[at] === 1) {
        if (away <= 0) inside += 1;
        else if (away > EDGE) {
          rest[at] = 1;
          outside += 1;
        }
      } else if (away <= -EDGE) {
        missing += 1;
        if (!isPaper(at)) specks += 1;
      }
    }
  }
  const whole = Math.PI * circle.radius ** 2;
  if (inside < SEEN * whole || specks > Math.max(SPECKS * missing, 0.01 * whole)) return [];
  const own = boxAround(circle);
  if (outside <= OUTSIDE * torn.pixels) return [own];
  const { areas, labels } = connectedAreas(picture, (at) => rest[at] === 1, {
    diagonal: false,
    least: TOUCHING * torn.pixels,
  });
  const others = areas.map(({ label, box, pixels }) =>
    wholeDiscs(
      { mask: Uint8Array.from(labels, (of) => (of === label ? 1 : 0)), box, pixels },
      picture,
      isPaper,
    ),
  );
  // A photo with one round end is no disc.
  return others.length === 0 || others.some(({ length }) => length === 0)
    ? []
    : [own, ...others.flat()];
}

function boxAround({ x, y, radius }: Circle): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** A side of a slot, as far as it is straight. */
interface Side {
  /** Place of the line across it. */
  readonly at: number;
  /** Share of the mask's rows (or columns) that begin on the line. */
  readonly support: number;
  /** Share of them that begin before it. */
  readonly beyond: number;
}

/** Px by which places on a line may differ. */
const LEVEL = 1;
/** Least support of a straight side, and of three together that tell the fourth. */
const STRAIGHT = 0.4;
/** Most of a side that may stick out over its line, such as a badge. */
const BEYOND = 0.03;
/** Share of an area up to which pieces of paper in its box say nothing. */
const PIECE = 0.004;
/** Share of the box that is photo at least, together with what was torn off. */
const WHOLE = 0.9;

/** What an area looks like whose torn edges were completed. */
export interface Whole {
  readonly box: Box;
  readonly visible: Uint8Array;
  readonly pixels: number;
}

/**
 * An upright rectangle with what was torn off it, where at least three of its sides are straight; null where
 * nothing was torn off: where the paper in its box has a straight or round edge, another photo or a panel lies there.
 */
export function wholeSlot(
  {
    visible,
    box,
    shape,
    pixels,
  }: Torn & { readonly visible: Uint8Array; readonly shape: AreaShape },
  picture: Size,
  isPaper: Paper,
): Whole | null {
  if (shape.kind === 'circle' || pixels > 0.995 * areaOf(box)) return null;
  const sides = sidesOf(visible, picture, box);
  const isStraight = ({ support, beyond }: Side) => support >= STRAIGHT && beyond <= BEYOND;
  if (sides.filter(isStraight).length < 3) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = sides.map((side, index) =>
    isStraight(side) ? side.at : extremeOf(box, index),
  );
  const whole = { x: left, y: top, width: right - left, height: bottom - top };
  const missing = new Uint8Array(visible.length);
  let [specks, seen, all] = [0, 0, 0];
  for (let y = whole.y; y < bottomOf(whole); y += 1) {
    for (let x = whole.x; x < rightOf(whole); x += 1) {
      const at = y * picture.width + x;
      all += 1;
      if (visible[at] === 1) seen += 1;
      else if (isPaper(at)) missing[at] = 1;
      else specks += 1;
    }
  }
  const pieces = connectedAreas(picture, (at) => missing[at] === 1, {
    diagonal: false,
    least: PIECE * all,
  });
  const torn = pieces.areas.filter((piece) => isRagged(pieces.labels, piece, visible, picture));
  const tornPixels = torn.reduce((sum, { pixels: own }) => sum + own, 0);
  if (tornPixels === 0 || specks > SPECKS * tornPixels) return null;
  if (seen + tornPixels < WHOLE * all) return null;
  const labels = new Set(torn.map(({ label }) => label));
  return {
    box: whole,
    visible: visible.map((value, at) =>
      value === 1 || labels.has(pieces.labels[at] ?? 0) ? 1 : 0,
    ),
    pixels: seen + tornPixels,
  };
}

function extremeOf(box: Box, index: number): number {
  return [box.x, box.y, rightOf(box), bottomOf(box)][index] ?? 0;
}

/** Left, top, right and bottom. */
function sidesOf(mask: Uint8Array, { width }: Size, box: Box): Side[] {
  /** Where each line across a box begins and ends in the mask. */
  const ends = (lines: number, length: number, first: number, next: number, step: number) =>
    Array.from({ length: lines }, (_, line) => {
      const places = Array.from({ length }, (_, at) => mask[first + line * next + at * step] === 1);
      return [places.indexOf(true), places.lastIndexOf(true) + 1] as const;
    }).filter(([from]) => from >= 0);
  const corner = box.y * width + box.x;
  const rows = ends(box.height, box.width, corner, width, 1);
  const columns = ends(box.width, box.height, corner, 1, width);
  const side = (of: typeof rows, end: 0 | 1, from: number) =>
    sideOf(
      of.map((line) => from + line[end]),
      end === 0 ? -1 : 1,
    );
  return [
    side(rows, 0, box.x),
    side(columns, 0, box.y),
    side(rows, 1, box.x),
    side(columns, 1, box.y),
  ];
}

/** @param outward -1 where smaller places lie further out, else 1 */
function sideOf(places: readonly number[], outward: 1 | -1): Side {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const near = (at: number) => {
    let sum = 0;
    for (let off = -LEVEL; off <= LEVEL; off += 1) sum += counts.get(at + off) ?? 0;
    return sum;
  };
  let [best, most] = [places[0] ?? 0, 0];
  for (const at of counts.keys()) {
    const count = near(at) + (counts.get(at) ?? 0) / 1000;
    if (count > most) [best, most] = [at, count];
  }
  const beyond = places.filter((place) => (place - best) * outward > LEVEL).length;
  const all = Math.max(1, places.length);
  return { at: best, support: near(best) / all, beyond: beyond / all };
}
