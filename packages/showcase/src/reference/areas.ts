import type { Box, Size } from '../design.js';

/** Connected pixels. */
export interface Area {
  /** The value of its pixels in the map of labels. */
  readonly label: number;
  readonly pixels: number;
  /** Tight around the pixels. */
  readonly box: Box;
}

export interface Areas extends Size {
  /** Label of each pixel; 0 where there is none. */
  readonly labels: Int32Array;
  /** In the order of their labels, which begin at 1. */
  readonly areas: readonly Area[];
}

/** Tells connected areas of a map apart; `joined` says whether two neighbouring pixels belong together. */
export function connectedAreas(
  { width, height }: Size,
  isIn: (at: number) => boolean,
  { diagonal, joined }: { readonly diagonal: boolean; joined?(from: number, to: number): boolean },
): Areas {
  const count = width * height;
  const labels = new Int32Array(count);
  // Waiting pixels are -1, so that each is asked for once.
  for (let at = 0; at < count; at += 1) if (isIn(at)) labels[at] = -1;
  const areas: Area[] = [];
  const stack = new Int32Array(count);
  for (let start = 0; start < count; start += 1) {
    if (labels[start] !== -1) continue;
    const label = areas.length + 1;
    let [left, top, right, bottom, pixels, held] = [width, height, 0, 0, 0, 1];
    labels[start] = label;
    stack[0] = start;
    while (held > 0) {
      held -= 1;
      const at = stack[held] ?? 0;
      pixels += 1;
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      const [fromX, toX] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
      const [fromY, toY] = [y > 0 ? -1 : 0, y < height - 1 ? 1 : 0];
      for (let dy = fromY; dy <= toY; dy += 1) {
        for (let dx = fromX; dx <= toX; dx += 1) {
          if (!diagonal && dx !== 0 && dy !== 0) continue;
          const next = at + dy * width + dx;
          if (labels[next] !== -1) continue;
          if (joined !== undefined && !joined(at, next)) continue;
          labels[next] = label;
          stack[held] = next;
          held += 1;
        }
      }
    }
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    areas.push({ label, pixels, box });
  }
  return { width, height, labels, areas };
}

export const rightOf = (box: Box): number => box.x + box.width;
export const bottomOf = (box: Box): number => box.y + box.height;
export const areaOf = (box: Box): number => box.width * box.height;

/** The smallest box around both. */
export function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(rightOf(one), rightOf(other)) - x,
    height: Math.max(bottomOf(one), bottomOf(other)) - y,
  };
}

/** Px² that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x);
  const height = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export function grown(box: Box, by: number): Box {
  return {
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  };
}

/** Whole px of a box inside a picture. */
export function clippedTo(size: Size, box: Box): Box {
  const x = Math.min(size.width, Math.max(0, Math.floor(box.x)));
  const y = Math.min(size.height, Math.max(0, Math.floor(box.y)));
  return {
    x,
    y,
    width: Math.max(0, Math.min(size.width, Math.ceil(rightOf(box))) - x),
    height: Math.max(0, Math.min(size.height, Math.ceil(bottomOf(box))) - y),
  };
}
