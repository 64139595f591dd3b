import type { Box, Size } from '../../design.js';

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
  /** In the order of their labels, which begin at 1 with the area that the rows meet first. */
  readonly areas: readonly Area[];
}

export interface Connection {
  /** Whether pixels that only touch at a corner belong together. */
  readonly diagonal: boolean;
  /** Size in px of the smallest reported area; labels distinguish smaller ones too. */
  readonly least?: number;
  /** Whether two neighbouring pixels belong together, whichever is asked of first. */
  joined?(from: number, to: number): boolean;
}

/** Tells connected areas of a map apart. */
export function connectedAreas(
  { width, height }: Size,
  isIn: (at: number) => boolean,
  { diagonal, least = 1, joined }: Connection,
): Areas {
  const labels = new Int32Array(width * height);
  // The label that each first label turned out to be one with; never a later one.
  const elders = [0];
  const met = (label: number, at: number, next: number): number => {
    const other = labels[next] ?? 0;
    if (other === 0 || other === label) return label;
    if (joined !== undefined && !joined(at, next)) return label;
    return label === 0 ? other : united(elders, label, other);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!isIn(at)) continue;
      let label = x > 0 ? met(0, at, at - 1) : 0;
      if (y > 0) {
        label = met(label, at, at - width);
        if (diagonal && x > 0) label = met(label, at, at - width - 1);
        if (diagonal && x < width - 1) label = met(label, at, at - width + 1);
      }
      if (label === 0) {
        label = elders.length;
        elders.push(label);
      }
      labels[at] = label;
    }
  }
  const last = counted(elders);
  for (let at = 0; at < labels.length; at += 1) labels[at] = last[labels[at] ?? 0] ?? 0;
  return { width, height, labels, areas: areasOf({ width, labels }, least) };
}

/** Makes two labels one, and says which of all that they are one with is the first. */
function united(elders: number[], one: number, other: number): number {
  const [first, second] = [eldest(elders, one), eldest(elders, other)];
  const [elder, younger] = first < second ? [first, second] : [second, first];
  elders[younger] = elder;
  return elder;
}

function eldest(elders: number[], label: number): number {
  let at = label;
  for (;;) {
    const elder = elders[at] ?? 0;
    if (elder === at) return at;
    const next = elders[elder] ?? 0;
    elders[at] = next;
    at = next;
  }
}

/** For each first label the last one, without gaps. */
function counted(elders: readonly number[]): Int32Array {
  const last = new Int32Array(elders.length);
  let count = 0;
  for (let label = 1; label < last.length; label += 1) {
    const elder = elders[label] ?? 0;
    if (elder === label) count += 1;
    last[label] = elder === label ? count : (last[elder] ?? 0);
  }
  return last;
}

/** The pixels of each label in a map and the box around them, in the order of the labels. */
export function areasOf(
  { width, labels }: { readonly width: number; readonly labels: Int32Array | Uint8Array },
  least = 1,
): Area[] {
  let most = 0;
  for (let at = 0; at < labels.length; at += 1) most = Math.max(most, labels[at] ?? 0);
  const pixels = new Int32Array(most + 1);
  const left = new Int32Array(most + 1).fill(width);
  const right = new Int32Array(most + 1);
  const top = new Int32Array(most + 1);
  const bottom = new Int32Array(most + 1);
  for (let at = 0, y = 0; at < labels.length; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const label = labels[at] ?? 0;
      if (label === 0) continue;
      // Rows come from top to bottom.
      if (pixels[label] === 0) top[label] = y;
      bottom[label] = y;
      pixels[label] = (pixels[label] ?? 0) + 1;
      if (x < (left[label] ?? 0)) left[label] = x;
      if (x > (right[label] ?? 0)) right[label] = x;
    }
  }
  const areas: Area[] = [];
  for (let label = 1; label <= most; label += 1) {
    const count = pixels[label] ?? 0;
    if (count === 0 || count < least) continue;
    const [x, y] = [left[label] ?? 0, top[label] ?? 0];
    const size = { width: (right[label] ?? 0) - x + 1, height: (bottom[label] ?? 0) - y + 1 };
    areas.push({ label, pixels: count, box: { x, y, ...size } });
  }
  return areas;
}

export const rightOf = (box: Box): number => box.x + box.width;
export const bottomOf = (box: Box): number => box.y + box.height;
export const areaOf = (box: Box): number => box.width * box.height;

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

/** In px of a picture that is so many times as large. */
export function scaled({ x, y, width, height }: Box, by: number): Box {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}

/** With another origin: 1 puts a part's box into the whole, -1 the whole's box into the part. */
export function moved(
  box: Box,
  origin: { readonly x: number; readonly y: number },
  by: 1 | -1,
): Box {
  return { ...box, x: box.x + by * origin.x, y: box.y + by * origin.y };
}

/** The smallest box around some; an empty one where there are none. */
export function aroundAll([first, ...rest]: readonly Box[]): Box {
  return rest.reduce(around, first ?? { x: 0, y: 0, width: 0, height: 0 });
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
