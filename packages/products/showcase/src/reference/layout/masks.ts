import type { Box, Size } from '../../design.js';
import { areaOf } from './areas.js';

/** 1 where a map has a label. */
export function maskOf(labels: Int32Array, label: number): Uint8Array {
  const mask = new Uint8Array(labels.length);
  for (let at = 0; at < mask.length; at += 1) if (labels[at] === label) mask[at] = 1;
  return mask;
}

/** The part of a map in a window. */
export function cropped(map: Uint8Array, { width }: Size, window: Box): Uint8Array {
  const into = new Uint8Array(areaOf(window));
  for (let y = 0; y < window.height; y += 1) {
    const from = (y + window.y) * width + window.x;
    into.set(map.subarray(from, from + window.width), y * window.width);
  }
  return into;
}

/** A mask with its zeros, or its ones, grown by squares of `2 * reach + 1` px. */
export function spread(
  mask: Uint8Array,
  { width, height }: Size,
  reach: number,
  what: 0 | 1,
): Uint8Array {
  if (reach === 0) return mask.slice();
  const along = (from: Uint8Array, lines: number, length: number, next: number, step: number) => {
    const into = new Uint8Array(from.length).fill(1 - what);
    for (let line = 0; line < lines; line += 1) {
      let count = 0;
      for (let at = -reach; at < length; at += 1) {
        const [enters, leaves] = [at + reach, at - reach - 1];
        if (enters < length && from[line * next + enters * step] === what) count += 1;
        if (leaves >= 0 && from[line * next + leaves * step] === what) count -= 1;
        if (at >= 0 && count > 0) into[line * next + at * step] = what;
      }
    }
    return into;
  };
  return along(along(mask, height, width, width, 1), width, height, 1, width);
}

/** Half the width in px of gaps as between twigs and roofs. */
export const GAP = 3;

/** A mask with its gaps filled: what was drawn has none along its edges, and a skyline has many. */
export function closed(mask: Uint8Array, size: Size): Uint8Array {
  return spread(spread(mask, size, GAP, 1), size, GAP, 0);
}
