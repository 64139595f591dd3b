import type { WorkingPicture } from './working-picture.js';

/** Patches of like colour and texture, so that land is judged by the patch and not by the pixel. */
export interface Segments {
  /** Patch of each cell: 0, 1, 2, … */
  readonly labels: Int32Array;
  readonly patches: readonly Patch[];
}

export interface Patch {
  readonly cells: number;
  /** Middle, as shares of the picture. */
  readonly x: number;
  readonly y: number;
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
  readonly chroma: number;
  readonly fine: number;
  readonly rough: number;
  readonly upright: number;
  readonly neighbours: readonly number[];
}

/** Cells between the patches' starting points. */
const SPACING = 9;
const ROUNDS = 6;
/** Weight of nearness against likeness. */
const COMPACTNESS = 0.055;

/** Simple linear iterative clustering (Achanta and others) with texture as a fourth colour. */
export function segment(picture: WorkingPicture): Segments {
  const { width, height } = picture;
  const centres = startingPoints(picture);
  const labels = new Int32Array(width * height).fill(-1);
  const nearest = new Float32Array(width * height);
  for (let round = 0; round < ROUNDS; round += 1) {
    nearest.fill(Number.POSITIVE_INFINITY);
    for (const [label, centre] of centres.entries()) {
      const top = Math.max(0, Math.floor(centre.y - SPACING));
      const bottom = Math.min(height - 1, Math.ceil(centre.y + SPACING));
      const left = Math.max(0, Math.floor(centre.x - SPACING));
      const right = Math.min(width - 1, Math.ceil(centre.x + SPACING));
      for (let y = top; y <= bottom; y += 1) {
        for (let x = left; x <= right; x += 1) {
          const at = y * width + x;
          const dl = (picture.lightness[at] ?? 0) - centre.lightness;
          const da = (picture.a[at] ?? 0) - centre.a;
          const db = (picture.b[at] ?? 0) - centre.b;
          const dr = (picture.rough[at] ?? 0) - centre.rough;
          const near = ((x - centre.x) ** 2 + (y - centre.y) ** 2) / (SPACING * SPACING);
          const distance =
            dl * dl + 4 * (da * da + db * db) + 2 * dr * dr + COMPACTNESS * COMPACTNESS * near;
          if (distance < (nearest[at] ?? 0)) {
            nearest[at] = distance;
            labels[at] = label;
          }
        }
      }
    }
    moveCentres(picture, labels, centres);
  }
  return describe(picture, labels, centres.length);
}

interface Centre {
  x: number;
  y: number;
  lightness: number;
  a: number;
  b: number;
  rough: number;
}

function startingPoints(picture: WorkingPicture): Centre[] {
  const { width, height } = picture;
  const centres: Centre[] = [];
  for (let y = Math.floor(SPACING / 2); y < height; y += SPACING) {
    for (let x = Math.floor(SPACING / 2); x < width; x += SPACING) {
      const at = y * width + x;
      centres.push({
        x,
        y,
        lightness: picture.lightness[at] ?? 0,
        a: picture.a[at] ?? 0,
        b: picture.b[at] ?? 0,
        rough: picture.rough[at] ?? 0,
      });
    }
  }
  return centres;
}

function moveCentres(picture: WorkingPicture, labels: Int32Array, centres: Centre[]): void {
  const counts = new Float64Array(centres.length);
  const sums = centres.map(() => ({ x: 0, y: 0, lightness: 0, a: 0, b: 0, rough: 0 }));
  // Plain loops over cells: an iterator would cost more than the loop's work.
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    const sum = sums[label];
    if (sum === undefined) continue;
    counts[label] = (counts[label] ?? 0) + 1;
    sum.x += at % picture.width;
    sum.y += Math.floor(at / picture.width);
    sum.lightness += picture.lightness[at] ?? 0;
    sum.a += picture.a[at] ?? 0;
    sum.b += picture.b[at] ?? 0;
    sum.rough += picture.rough[at] ?? 0;
  }
  for (const [label, centre] of centres.entries()) {
    const count = counts[label] ?? 0;
    const sum = sums[label];
    if (count === 0 || sum === undefined) continue;
    centre.x = sum.x / count;
    centre.y = sum.y / count;
    centre.lightness = sum.lightness / count;
    centre.a = sum.a / count;
    centre.b = sum.b / count;
    centre.rough = sum.rough / count;
  }
}

function describe(picture: WorkingPicture, found: Int32Array, count: number): Segments {
  const { width, height } = picture;
  const labels = found.map((label) => Math.max(0, label));
  const sums = Array.from({ length: count }, () => ({
    cells: 0,
    x: 0,
    y: 0,
    lightness: 0,
    a: 0,
    b: 0,
    fine: 0,
    rough: 0,
    upright: 0,
    neighbours: new Set<number>(),
  }));
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    const sum = sums[label];
    if (sum === undefined) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    sum.cells += 1;
    sum.x += (x + 0.5) / width;
    sum.y += (y + 0.5) / height;
    sum.lightness += picture.lightness[at] ?? 0;
    sum.a += picture.a[at] ?? 0;
    sum.b += picture.b[at] ?? 0;
    sum.fine += picture.fine[at] ?? 0;
    sum.rough += picture.rough[at] ?? 0;
    sum.upright += picture.upright[at] ?? 0;
    const toRight = labels[x + 1 < width ? at + 1 : at] ?? label;
    const below = labels[y + 1 < height ? at + width : at] ?? label;
    for (const other of toRight === label && below === label ? [] : [toRight, below]) {
      if (other === label) continue;
      sum.neighbours.add(other);
      sums[other]?.neighbours.add(label);
    }
  }
  const patches = sums.map((sum) => {
    const cells = Math.max(1, sum.cells);
    const a = sum.a / cells;
    const b = sum.b / cells;
    return {
      cells: sum.cells,
      x: sum.x / cells,
      y: sum.y / cells,
      lightness: sum.lightness / cells,
      a,
      b,
      chroma: Math.hypot(a, b),
      fine: sum.fine / cells,
      rough: sum.rough / cells,
      upright: sum.upright / cells,
      neighbours: [...sum.neighbours].sort((one, two) => one - two),
    };
  });
  return { labels, patches };
}
