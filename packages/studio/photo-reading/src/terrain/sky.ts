import { acrossGaps, type SkyLine, throughClouds } from './clouds.js';
import type { WorkingPicture } from './working-picture.js';

const THRESHOLDS = 48;
/** Edges weaker than this are noise, stronger than this are certainly no sky. */
const WEAKEST_EDGE = 0.006;
const STRONGEST_EDGE = 0.22;
const LEAST_SHARE = 0.03;
/** A sky is more even than land, so what strays from it counts more. */
const SKY_WEIGHT = 3;

/**
 * Finds the sky as the part above the first strong edge of each column, with the strength chosen so that both parts are
 * as even as possible: the idea of Shen and Wang ("Sky region detection in a single image for autonomous ground robot
 * navigation", 2013), with graded fits in place of covariances, since a sky at dusk has many colours. Null when the
 * result does not look like a sky.
 */
export function findSky(picture: WorkingPicture): SkyLine | null {
  let best: SkyLine | null = null;
  let least = Number.POSITIVE_INFINITY;
  const sums = new ColumnSums(picture);
  for (let index = 0; index < THRESHOLDS; index += 1) {
    const share = index / (THRESHOLDS - 1);
    const threshold = WEAKEST_EDGE * (STRONGEST_EDGE / WEAKEST_EDGE) ** share;
    const line = lineAt(picture, threshold);
    const cost = sums.unevenness(line);
    if (cost < least) {
      least = cost;
      best = line;
    }
  }
  if (best === null) return null;
  const line = withoutSpikes(
    acrossGaps(picture, throughClouds(picture, aboveMountains(picture, best))),
    picture.height,
  );
  return looksLikeSky(picture, line) ? line : null;
}

/** Far mountains are as blue as the sky, but not as smooth: a lower line that separates the two is used instead. */
function aboveMountains(picture: WorkingPicture, line: SkyLine): SkyLine {
  const { width, height } = picture;
  let best = line;
  let most = 0;
  for (let index = 0; index < THRESHOLDS; index += 2) {
    const share = index / (THRESHOLDS - 1);
    const higher = lineAt(picture, WEAKEST_EDGE * (0.08 / WEAKEST_EDGE) ** share);
    let sky = 0;
    let skyFine = 0;
    let between = 0;
    let betweenFine = 0;
    for (let x = 0; x < width; x += 1) {
      for (let y = 0; y < (line[x] ?? 0); y += 1) {
        const at = y * width + x;
        const fine = (picture.fine[at] ?? 0) + 0.5 * Math.min(0.03, picture.edge[at] ?? 0);
        if (y < (higher[x] ?? 0)) {
          sky += 1;
          skyFine += fine;
        } else {
          between += 1;
          betweenFine += fine;
        }
      }
    }
    if (sky < 0.04 * width * height || between < 0.02 * width * height) continue;
    const smooth = skyFine / sky;
    const step = betweenFine / between - smooth;
    // Otsu's measure: the line that parts smooth from rough best, not the one that parts most.
    const merit = ((sky * between) / (sky + between)) * step * step;
    if (step > 0.0025 + 0.6 * smooth && merit > most) {
      most = merit;
      best = higher;
    }
  }
  return best;
}

function lineAt({ width, height, edge }: WorkingPicture, threshold: number): SkyLine {
  const line = new Int32Array(width);
  for (let x = 0; x < width; x += 1) {
    let y = 0;
    // The first rows of a photo may hold a frame or sharpening; they alone don't end the sky.
    while (y < height && ((edge[y * width + x] ?? 0) < threshold || y < 2)) y += 1;
    line[x] = y <= 2 ? 0 : y;
  }
  return line;
}

/** Sums that a fit needs: five powers of the height, three products for each of four planes, the squares. */
const POWERS = 5;
const PRODUCTS = 12;
const SUMS = POWERS + PRODUCTS + 1;

/** Sums over every second cell of every second column, from the top down to each row, for lines to be tried quickly. */
class ColumnSums {
  readonly #columns: number;
  readonly #rows: number;
  /** For each column and each count of rows from the top. */
  readonly #sums: Float64Array;

  constructor({ width, height, lightness, a, b, fine }: WorkingPicture) {
    this.#columns = Math.ceil(width / 2);
    this.#rows = Math.ceil(height / 2);
    const sums = new Float64Array(this.#columns * (this.#rows + 1) * SUMS);
    for (let column = 0, to = 0; column < this.#columns; column += 1, to += SUMS) {
      for (let row = 0; row < this.#rows; row += 1, to += SUMS) {
        const at = row * 2 * width + column * 2;
        const y = (row * 2) / height;
        sums.copyWithin(to + SUMS, to, to + SUMS);
        addPowers(sums, to + SUMS, y);
        addPlane(sums, to + SUMS, 0, y, lightness[at] ?? 0);
        addPlane(sums, to + SUMS, 1, y, 2 * (a[at] ?? 0));
        addPlane(sums, to + SUMS, 2, y, 2 * (b[at] ?? 0));
        addPlane(sums, to + SUMS, 3, y, 5 * (fine[at] ?? 0));
      }
    }
    this.#sums = sums;
  }

  /** Squared departure from an even or evenly graded sky above the line, and from evenly graded land below it. */
  unevenness(line: SkyLine): number {
    const sky = new GradedFit();
    const land = new GradedFit();
    for (let column = 0; column < this.#columns; column += 1) {
      const top = column * (this.#rows + 1) * SUMS;
      const above = top + Math.ceil((line[column * 2] ?? 0) / 2) * SUMS;
      sky.add(this.#sums, top, above);
      land.add(this.#sums, above, top + this.#rows * SUMS);
    }
    if (sky.count < 0.01 * (sky.count + land.count) || land.count < 0.05 * sky.count) {
      return Number.POSITIVE_INFINITY;
    }
    return SKY_WEIGHT * sky.residual() + land.residual();
  }
}

function addPowers(sums: Float64Array, from: number, y: number): void {
  for (let power = 0, term = 1; power < POWERS; power += 1, term *= y) {
    sums[from + power] = (sums[from + power] ?? 0) + term;
  }
}

function addPlane(sums: Float64Array, from: number, plane: number, y: number, value: number): void {
  for (let power = 0, term = value; power < 3; power += 1, term *= y) {
    const at = from + POWERS + plane * 3 + power;
    sums[at] = (sums[at] ?? 0) + term;
  }
  const squares = from + POWERS + PRODUCTS;
  sums[squares] = (sums[squares] ?? 0) + value * value;
}

/** Least-squares fit of four planes by a parabola over the height, kept as sums. */
class GradedFit {
  readonly #sums = new Float64Array(SUMS);

  get count(): number {
    return this.#sums[0] ?? 0;
  }

  /** Adds the pixels between two places of a column. */
  add(sums: Float64Array, from: number, to: number): void {
    for (let at = 0; at < SUMS; at += 1) {
      this.#sums[at] = (this.#sums[at] ?? 0) + (sums[to + at] ?? 0) - (sums[from + at] ?? 0);
    }
  }

  /** Sum of the squares that the fit leaves. */
  residual(): number {
    const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = this.#sums;
    // A little on the diagonal keeps thin strips solvable.
    const k = 1e-6 * (s0 + 1);
    const m = [s0 + k, s1, s2, s1, s2 + k, s3, s2, s3, s4 + k] as const;
    const cofactors = [
      m[4] * m[8] - m[5] * m[7],
      m[2] * m[7] - m[1] * m[8],
      m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8],
      m[0] * m[8] - m[2] * m[6],
      m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6],
      m[1] * m[6] - m[0] * m[7],
      m[0] * m[4] - m[1] * m[3],
    ];
    const determinant =
      m[0] * (cofactors[0] ?? 0) + m[1] * (cofactors[3] ?? 0) + m[2] * (cofactors[6] ?? 0);
    let explained = 0;
    for (let plane = 0; plane < 4; plane += 1) {
      const v = [0, 1, 2].map((power) => this.#sums[POWERS + plane * 3 + power] ?? 0);
      for (let row = 0; row < 3; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          explained +=
            ((v[row] ?? 0) * (cofactors[row * 3 + column] ?? 0) * (v[column] ?? 0)) / determinant;
        }
      }
    }
    return Math.max(0, (this.#sums[POWERS + PRODUCTS] ?? 0) - explained);
  }
}

/** Masts and single branches cut the sky's column short; neighbours on both sides know better. */
function withoutSpikes(line: SkyLine, height: number): SkyLine {
  const reach = 4;
  return line.map((value, x) => {
    const near: number[] = [];
    for (let other = x - reach; other <= x + reach; other += 1) {
      const found = line[other];
      if (found !== undefined) near.push(found);
    }
    near.sort((a, b) => a - b);
    const middle = near[Math.floor(near.length / 2)] ?? value;
    return Math.abs(middle - value) > 0.04 * height ? middle : value;
  });
}

/** Whether the sky is the even white or black of an orthophoto without data. */
export function isBlank({ width, lightness, fine }: WorkingPicture, sky: SkyLine): boolean {
  let blank = 0;
  let count = 0;
  for (const [x, end] of sky.entries()) {
    for (let y = 0; y < end; y += 1) {
      const at = y * width + x;
      const value = lightness[at] ?? 0;
      count += 1;
      if ((value > 0.99 || value < 0.02) && (fine[at] ?? 0) < 0.004) blank += 1;
    }
  }
  return blank > 0.8 * count;
}

/** Whether the sky is neither blue nor bright: an even field is as smooth. */
export function isDull({ width, lightness, b }: WorkingPicture, sky: SkyLine): boolean {
  let light = 0;
  let yellow = 0;
  let count = 0;
  for (const [x, end] of sky.entries()) {
    for (let y = 0; y < end; y += 1) {
      light += lightness[y * width + x] ?? 0;
      yellow += b[y * width + x] ?? 0;
      count += 1;
    }
  }
  return light < 0.8 * count && yellow > -0.02 * count;
}

function looksLikeSky(picture: WorkingPicture, line: SkyLine): boolean {
  const { width, height } = picture;
  const fine: number[] = [];
  let count = 0;
  let greenOrBrown = 0;
  let columns = 0;
  for (let x = 0; x < width; x += 1) {
    const end = line[x] ?? 0;
    if (end > 0.02 * height) columns += 1;
    for (let y = 0; y < end; y += 1) {
      const at = y * width + x;
      count += 1;
      fine.push(picture.fine[at] ?? 0);
      const a = picture.a[at] ?? 0;
      const b = picture.b[at] ?? 0;
      // Leaves and soil; the warmest evening sky is brighter or redder than either.
      const leaves = a < -0.02 && b > 0.03;
      const soil = b > 0.05 && Math.abs(a) < 0.03 && (picture.lightness[at] ?? 0) < 0.75;
      if (leaves || soil) greenOrBrown += 1;
    }
  }
  if (count < LEAST_SHARE * width * height || columns < 0.35 * width) return false;
  const sorted = Float64Array.from(fine).sort();
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return median < 0.014 && greenOrBrown < 0.25 * count;
}
