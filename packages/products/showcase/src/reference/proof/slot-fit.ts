import type { Size } from '../../design.js';
import type { PhotoPlace } from '../layout/assignment.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { paintAt } from '../painting/paint-fit.js';
import { insideOf } from '../photos/area-shape.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';

/** Px of the reading from a slot's edge in which its surroundings are looked at; nearer ones are blurred by the edge. */
const NEAR = 4;
const FAR = 10;
/** Distance to a ground's paint from which a pixel is none of it. */
const OTHER = 26;

/**
 * How well a slot lies on the photo of the design, 0..1: just outside of its edge there is paint of a ground, another
 * slot or something drawn, and no photo that would be left there; just inside there is no ground that would be covered.
 * Edges of the picture have no outside.
 */
export function slotFit(
  place: PhotoPlace,
  others: readonly PhotoPlace[],
  layout: ReferenceLayout,
  reading: Picture,
): number {
  const { size } = layout;
  const own = maskOf(place, size);
  const taken = new Uint8Array(own.length);
  for (const other of others) {
    if (other === place) continue;
    const mask = maskOf(other, size);
    for (let at = 0; at < mask.length; at += 1) taken[at] = (taken[at] ?? 0) | (mask[at] ?? 0);
  }
  markDrawn(taken, layout);
  const grounds = new Map(layout.panels.map((panel) => [panel.label, panel.fit]));
  const isPaint = (at: number): boolean => {
    const fit = grounds.get(layout.labels[at] ?? 0);
    if (fit === undefined) return false;
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    return distance(paintAt(fit, x, y), pixelAt(reading, at)) <= OTHER;
  };
  const depths = depthsOf(own, size);
  let [outside, left, inside, covered] = [0, 0, 0, 0];
  for (let at = 0; at < own.length; at += 1) {
    const depth = depths[at] ?? 0;
    const away = Math.abs(depth);
    if (away <= NEAR || away > FAR) continue;
    if (depth < 0) {
      outside += 1;
      if (taken[at] !== 1 && !isPaint(at)) left += 1;
    } else if (taken[at] !== 1) {
      inside += 1;
      if (isPaint(at)) covered += 1;
    }
  }
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return Math.max(0, 1 - share(left, outside)) * Math.max(0, 1 - share(covered, inside));
}

export function maskOf({ box, shape, area }: PhotoPlace, size: Size): Uint8Array {
  if (area !== null && shape.kind === 'other') return area.visible;
  const mask = new Uint8Array(size.width * size.height);
  const inside = insideOf({ box, shape }, 0);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) if (inside(x, y)) mask[y * size.width + x] = 1;
  }
  return mask;
}

/** Texts, signs, rules and the logo stand where they stand. */
function markDrawn(taken: Uint8Array, { size, lines, marks, rules, logo }: ReferenceLayout): void {
  const boxes = [
    ...lines.map(({ line }) => line.box),
    ...marks.map(({ box }) => box),
    ...rules.map(({ box }) => box),
    ...(logo === null ? [] : [logo.box]),
  ];
  for (const box of boxes) {
    const [left, top] = [Math.max(0, Math.floor(box.x) - 2), Math.max(0, Math.floor(box.y) - 2)];
    const right = Math.min(size.width, box.x + box.width + 2);
    const bottom = Math.min(size.height, box.y + box.height + 2);
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) taken[y * size.width + x] = 1;
    }
  }
}

/** Px from a mask's edge, up to one more than is looked at: above 0 inside of it, below 0 outside. */
function depthsOf(mask: Uint8Array, { width, height }: Size): Int8Array {
  const depths = new Int8Array(mask.length);
  let front: number[] = [];
  const meet = (at: number, next: number) => {
    if (mask[at] === mask[next]) return;
    for (const place of [at, next]) {
      if (depths[place] !== 0) continue;
      depths[place] = mask[place] === 1 ? 1 : -1;
      front.push(place);
    }
  };
  for (let at = 0; at < mask.length; at += 1) {
    if (at % width < width - 1) meet(at, at + 1);
    if (at < mask.length - width) meet(at, at + width);
  }
  for (let depth = 2; depth <= FAR + 1; depth += 1) {
    const next: number[] = [];
    const reach = (near: number) => {
      if (depths[near] !== 0) return;
      depths[near] = mask[near] === 1 ? depth : -depth;
      next.push(near);
    };
    for (const at of front) {
      const x = at % width;
      if (x > 0) reach(at - 1);
      if (x < width - 1) reach(at + 1);
      if (at >= width) reach(at - width);
      if (at < width * (height - 1)) reach(at + width);
    }
    front = next;
  }
  return depths;
}
