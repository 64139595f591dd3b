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
 * Finds the sky as the part above the first strong edge of each column, with the strength chosen so that the
 * two parts are each as even as can be: the idea of Shen and Wang ("Sky region detection in a single
 * image for autonomous ground robot navigation", 2013), with graded fits in place of covariances, since a
 * sky at dusk is anything but one colour. Null when what is found does not look like a sky.
 */
export function findSky(picture: WorkingPicture): SkyLine | null {
  let best: SkyLine | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < THRESHOLDS; index += 1) {
    const share = index / (THRESHOLDS - 1);
    const threshold = WEAKEST_EDGE * (STRONGEST_EDGE / WEAKEST_EDGE) ** share;
    const line = lineAt(picture, threshold);
    const cost = unevenness(picture, line);
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

/** Far mountains are as blue as the sky, but not as smooth: a lower line that parts the two is taken instead. */
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

/** Squared departure from an even or evenly graded sky above the line, and from evenly graded land below it. */
function unevenness(picture: WorkingPicture, line: SkyLine): number {
  const { width, height } = picture;
  const sky = new GradedFit();
  const land = new GradedFit();
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      const side = y < (line[x] ?? 0) ? sky : land;
      side.add(y / height, [
        picture.lightness[at] ?? 0,
        2 * (picture.a[at] ?? 0),
        2 * (picture.b[at] ?? 0),
        5 * (picture.fine[at] ?? 0),
      ]);
    }
  }
  if (sky.count < 0.01 * (sky.count + land.count) || land.count < 0.05 * sky.count) {
    return Number.POSITIVE_INFINITY;
  }
  return SKY_WEIGHT * sky.residual() + land.residual();
}

/** Least-squares fit of four planes by a parabola over the height, kept as sums. */
class GradedFit {
  count = 0;
  readonly #powers = new Float64Array(5);
  readonly #products = new Float64Array(12);
  #squares = 0;

  add(y: number, values: readonly number[]): void {
    this.count += 1;
    for (let power = 0, term = 1; power < 5; power += 1, term *= y) {
      this.#powers[power] = (this.#powers[power] ?? 0) + term;
    }
    for (const [plane, value] of values.entries()) {
      for (let power = 0, term = value; power < 3; power += 1, term *= y) {
        const at = plane * 3 + power;
        this.#products[at] = (this.#products[at] ?? 0) + term;
      }
      this.#squares += value * value;
    }
  }

  /** Sum of the squares that the fit leaves. */
  residual(): number {
    const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = this.#powers;
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
      const v = [0, 1, 2].map((power) => this.#products[plane * 3 + power] ?? 0);
      for (let row = 0; row < 3; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          explained +=
            ((v[row] ?? 0) * (cofactors[row * 3 + column] ?? 0) * (v[column] ?? 0)) / determinant;
        }
      }
    }
    return Math.max(0, this.#squares - explained);
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

/** Whether what was taken for sky is the even white or black of an orthophoto without data. */
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

/** Whether what was taken for sky is neither blue nor bright: an even field is as smooth. */
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
  fine.sort((one, two) => one - two);
  const median = fine[Math.floor(fine.length / 2)] ?? 0;
  return median < 0.014 && greenOrBrown < 0.25 * count;
}
