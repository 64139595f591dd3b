import type { Raster } from '@groundwork/imaging';
import { isLeaf, isPoolWater, isSeaWater, traitsAt } from '../../photos/pixel-traits.js';
import type { PhotoReading } from '../../property-ports.js';
import type { EyeLevel } from './camera/eye-level.js';
import { closed, type Size } from './closed-mask.js';
import type { PictureField } from './picture-field.js';

/** Pixels of one value that hang together. */
interface Patch {
  readonly cells: readonly number[];
  readonly top: number;
  readonly wide: number;
}

/** Share of the depth of the deepest patch that a floor has at least. */
const DEPTH = 0.5;

/**
 * Takes out the patches that do not reach far into the picture: the front of a sofa at the lower border is as smooth as
 * a floor, but ends soon above it.
 */
function dropShallowPatches(kind: Uint8Array, size: Size, value: number): void {
  const patches = patchesOf(kind, size, value);
  const deepest = Math.max(0, ...patches.map(({ top }) => size.height - top));
  for (const { cells, top } of patches) {
    if (size.height - top < DEPTH * deepest) for (const at of cells) kind[at] = 0;
  }
}

/** Takes out the patches that are narrower than so many pixels. */
function dropNarrowPatches(mask: Uint8Array, size: Size, least: number): void {
  for (const { cells, wide } of patchesOf(mask, size, 1)) {
    if (wide < least) for (const at of cells) mask[at] = 0;
  }
}

function patchesOf(kind: Uint8Array, { width, height }: Size, value: number): Patch[] {
  const seen = new Uint8Array(kind.length);
  const patches: Patch[] = [];
  for (let start = 0; start < kind.length; start += 1) {
    if (kind[start] !== value || seen[start] === 1) continue;
    const cells = [start];
    seen[start] = 1;
    let [left, right] = [width, 0];
    const visit = (near: number) => {
      if (kind[near] !== value || seen[near] === 1) return;
      seen[near] = 1;
      cells.push(near);
    };
    for (let next = 0; next < cells.length; next += 1) {
      const at = cells[next] ?? start;
      const x = at % width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      if (x > 0) visit(at - 1);
      if (x + 1 < width) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < width * height) visit(at + width);
    }
    // Rows are met from the top, so the first cell is among the highest.
    patches.push({ cells, top: Math.floor(start / width), wide: right - left + 1 });
  }
  return patches;
}

/** The ground in a photo, one byte a pixel. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** 1 where feet can stand. */
  readonly firm: Uint8Array;
  /**
   * 1 where a person may be drawn over the ground: nothing but firm ground or water lies between here and the lower
   * border, so nothing that is nearer to the camera is painted over.
   */
  readonly open: Uint8Array;
}

/** Lab units. */
const limits = {
  /** Change a pixel that ends a surface: floors are smoother than paving. */
  edge: { inside: 2.3, outside: 3.1 },
  /** How far a pixel may be from the mean of what led to it. */
  drift: 8,
  /** Weight of each pixel in that mean. */
  follow: 0.06,
} as const;
/** Ground is read up to the distance at which a metre is this share of the picture's height. */
const METRE = 0.045;
/** Rows that do not end open ground, as shares of the height: joints, flecks, the edges of rugs. */
const GAP = { inside: 0.014, outside: 0.02 } as const;
/** Rows of a pool's rim. */
const RIM = 0.035;
/** Pixels of columns that are closed where a joint runs into the depth. */
const COLUMN = 2;
/** Half the size of gaps to close in water, as shares of the picture's width: reflections, glitter, steps, lanes. */
const GLITTER = { across: 0.055, down: 0.03 } as const;

/** Lightness below which nothing can be read: shadows under furniture, black chairs. */
const DARK = 21;
/** Least width of water, as a share of the picture's: panes of glass and blue doors are narrower. */
const POOL = 0.14;

const FIRM = 1;
const WATER = 2;

export function findGround(
  photo: Raster,
  field: PictureField,
  { horizon, metres }: EyeLevel,
  setting: PhotoReading['setting'],
): Ground {
  const { width, height } = field;
  const top = Math.max(1, Math.ceil((horizon + METRE * metres) * height));
  const kind = new Uint8Array(width * height);
  if (setting === 'outside') markWater(photo, kind, top);
  flood(photo, field, kind, top, setting);
  if (setting === 'inside') dropShallowPatches(kind, field, FIRM);
  const surface = withoutFlecks(kind, width, height);
  const open = openColumns(surface, { width, height }, top, GAP[setting]);
  return {
    width,
    height,
    firm: surface.map((value) => (value === FIRM ? 1 : 0)),
    open: closed(open, { width, height }, COLUMN, COLUMN),
  };
}

function markWater(photo: Raster, kind: Uint8Array, top: number): void {
  const water = new Uint8Array(kind.length);
  for (let at = top * photo.width; at < kind.length; at += 1) {
    const traits = traitsAt(photo, at);
    if (isPoolWater(traits) || (isSeaWater(traits) && traits.saturation > 0.3)) water[at] = 1;
  }
  const across = Math.round(GLITTER.across * photo.width);
  const down = Math.round(GLITTER.down * photo.width);
  const still = closed(water, photo, 2, 2);
  dropNarrowPatches(still, photo, POOL * photo.width);
  const whole = closed(closed(still, photo, across, 0), photo, down, down);
  for (let at = top * photo.width; at < kind.length; at += 1) if (whole[at] === 1) kind[at] = WATER;
}

/** Spreads from the lower border, and from the far side of water, over surfaces that change slowly. */
function flood(
  photo: Raster,
  field: PictureField,
  kind: Uint8Array,
  top: number,
  setting: PhotoReading['setting'],
): void {
  const { width, height, lightness, a, b, edge } = field;
  const means = new Float32Array(width * height * 3);
  const queue: number[] = [];
  const flat = (at: number) => {
    if ((lightness[at] ?? 0) < DARK) return false;
    if ((edge[at] ?? 0) > limits.edge[setting]) return false;
    return !isLeaf(traitsAt(photo, at)) || (setting === 'outside' && (edge[at] ?? 0) < 1.2);
  };
  const begin = (at: number) => {
    if (kind[at] !== 0 || !flat(at)) return;
    kind[at] = FIRM;
    means.set([lightness[at] ?? 0, a[at] ?? 0, b[at] ?? 0], at * 3);
    queue.push(at);
  };
  for (let x = 0; x < width; x += 1) {
    begin((height - 2) * width + x);
    const shore = farShore(kind, { width, height }, top, x);
    for (let y = shore; y > Math.max(top, shore - RIM * height); y -= 1) {
      if (kind[y * width + x] === 0 && flat(y * width + x)) {
        begin(y * width + x);
        break;
      }
    }
  }
  for (let next = 0; next < queue.length; next += 1) {
    const at = queue[next] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    const mean = at * 3;
    const [ml, ma, mb] = [means[mean] ?? 0, means[mean + 1] ?? 0, means[mean + 2] ?? 0];
    const visit = (near: number) => {
      if (kind[near] !== 0 || !flat(near)) return;
      const [l, na, nb] = [lightness[near] ?? 0, a[near] ?? 0, b[near] ?? 0];
      const [dl, da, db] = [0.7 * (l - ml), na - ma, nb - mb];
      if (dl * dl + da * da + db * db > limits.drift ** 2) return;
      kind[near] = FIRM;
      const { follow } = limits;
      means.set(
        [ml + follow * (l - ml), ma + follow * (na - ma), mb + follow * (nb - mb)],
        near * 3,
      );
      queue.push(near);
    };
    if (x > 0) visit(at - 1);
    if (x + 1 < width) visit(at + 1);
    if (y > top) visit(at - width);
    if (y + 1 < height) visit(at + width);
  }
}

/** Row above the water that reaches down in a column; 0 without water. */
function farShore(kind: Uint8Array, { width, height }: Size, top: number, x: number): number {
  let water = 0;
  for (let y = height - 1; y > top; y -= 1) {
    if (kind[y * width + x] === WATER) water += 1;
    else if (water > 0.04 * height) return y - 2;
  }
  return 0;
}

/** Fills joints, specks and short shadows surrounded mostly by ground. */
function withoutFlecks(kind: Uint8Array, width: number, height: number): Uint8Array {
  let now = kind;
  for (let round = 0; round < 2; round += 1) {
    const next = Uint8Array.from(now);
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x;
        if (now[at] !== 0) continue;
        let firm = 0;
        for (let dy = -1; dy <= 1; dy += 1) {
          for (let dx = -1; dx <= 1; dx += 1) if (now[at + dy * width + dx] === FIRM) firm += 1;
        }
        if (firm >= 5) next[at] = FIRM;
      }
    }
    now = next;
  }
  // The row that an edge at the border hides is as the one above it.
  now.copyWithin((height - 1) * width, (height - 2) * width, (height - 1) * width);
  return now;
}

function openColumns(
  kind: Uint8Array,
  { width, height }: Size,
  top: number,
  joint: number,
): Uint8Array {
  const open = new Uint8Array(width * height);
  for (let x = 0; x < width; x += 1) {
    let gap = 0;
    let below = kind[(height - 1) * width + x] ?? 0;
    for (let y = height - 1; y >= top; y -= 1) {
      const at = y * width + x;
      const here = kind[at] ?? 0;
      gap = here === 0 ? gap + 1 : 0;
      if (gap > Math.max(1, (below === WATER ? RIM : joint) * height)) break;
      if (here === 0) continue;
      open[at] = 1;
      below = here;
    }
  }
  return open;
}
