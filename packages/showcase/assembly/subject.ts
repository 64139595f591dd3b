import { lightOf } from './light';

/** Bins a side of the cube of colours. */
const BINS: i32 = 8;
const CUBE: i32 = BINS * BINS * BINS;

/**
 * Weighs what matters in a small RGB picture of a property, a float for each pixel, all together 1. `planes` has room
 * for six floats a pixel, `bins` for 1,536 floats.
 */
export function weighSubject(
  source: usize,
  width: i32,
  height: i32,
  planes: usize,
  bins: usize,
  weight: usize,
): void {
  const pixels = width * height;
  const plane = (<usize>pixels) << 2;
  const light = planes;
  const green = planes + plane;
  const blue = planes + 2 * plane;
  readColors(source, pixels, light, green, blue);
  readRarity(light, green, blue, pixels, bins);
  for (let pixel: i32 = 0; pixel < pixels; pixel += 1) {
    const at = (<usize>pixel) << 2;
    const y = pixel / width;
    const down = <f32>y / <f32>(height - 1) - 0.5;
    const across = <f32>(pixel - y * width) / <f32>(width - 1) - 0.5;
    const middle = Mathf.exp(-(across * across) / 0.16 - ((down - 0.03) * (down - 0.03)) / 0.13);
    const bin = binOf(load<f32>(light + at), load<f32>(green + at), load<f32>(blue + at));
    const rare = min<f32>(1, load<f32>(bins + ((<usize>(CUBE + bin)) << 2)) * 2);
    const calm = natural(load<f32>(light + at), load<f32>(green + at), load<f32>(blue + at));
    store<f32>(weight + at, (0.35 + 0.65 * middle) * calm);
    // Colours are not needed any more; what is rare takes the place of one.
    store<f32>(green + at, <f32>0.12 * rare);
  }
  readEdges(light, width, height, blue, planes + 3 * plane, planes + 4 * plane, planes + 5 * plane);
  for (let at: usize = 0; at < plane; at += 4) {
    const matter = load<f32>(blue + at) + load<f32>(green + at);
    store<f32>(weight + at, load<f32>(weight + at) * matter);
  }
  boxBlur(weight, width, height, 3, light);
  boxBlur(weight, width, height, 3, light);
  // The root keeps one strong spot, such as a door, from outweighing the house around it.
  for (let at: usize = 0; at < plane; at += 4) {
    store<f32>(weight + at, sqrt(max<f32>(0, load<f32>(weight + at))));
  }
  memory.copy(light, weight, plane);
  // A third of the picture has less: calm parts that weigh nothing.
  const least = ranked(light, pixels, pixels / 3);
  let sum: f64 = 0;
  for (let at: usize = 0; at < plane; at += 4) {
    const above = max<f32>(0, load<f32>(weight + at) - least);
    store<f32>(weight + at, above);
    sum += <f64>above;
  }
  const share = <f32>(sum > 0 ? 1 / sum : 1);
  for (let at: usize = 0; at < plane; at += 4) {
    store<f32>(weight + at, load<f32>(weight + at) * share);
  }
}

/** OKLab of each pixel, as compose/color.ts has it. */
function readColors(source: usize, pixels: i32, light: usize, green: usize, blue: usize): void {
  let from = source;
  for (let pixel: i32 = 0; pixel < pixels; pixel += 1, from += 3) {
    const at = (<usize>pixel) << 2;
    const r = lightOf(load<u8>(from));
    const g = lightOf(load<u8>(from, 1));
    const b = lightOf(load<u8>(from, 2));
    const l = Mathf.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Mathf.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Mathf.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    store<f32>(light + at, 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
    store<f32>(green + at, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s);
    store<f32>(blue + at, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s);
  }
}

/** 0.3..1: how little a colour looks like sky, water or plants. */
function natural(lightness: f32, a: f32, b: f32): f32 {
  const chroma = sqrt(a * a + b * b);
  if (chroma < 0.05) return 1;
  const hue = (Mathf.atan2(b, a) * 180) / Mathf.PI;
  const strength = min<f32>(1, (chroma - 0.05) / 0.06);
  const isPlant = hue > 100 && hue < 165;
  const isSkyOrWater = (hue > 165 || hue < -80) && lightness > 0.35;
  return isPlant || isSkyOrWater ? 1 - <f32>0.7 * strength : 1;
}

function within(bin: i32): i32 {
  return min(BINS - 1, max(0, bin));
}

function binOf(light: f32, green: f32, blue: f32): i32 {
  const l = within(<i32>floor(light * <f32>BINS));
  const a = within(<i32>floor((green + 0.2) * 2.5 * <f32>BINS));
  const b = within(<i32>floor((blue + 0.2) * 2.5 * <f32>BINS));
  return (l * BINS + a) * BINS + b;
}

/** How far a bin's colours are from those that the picture is mostly made of, about 0..1: the second 512 of `bins`. */
function readRarity(light: usize, green: usize, blue: usize, pixels: i32, bins: usize): void {
  const counts = bins;
  const distances = bins + ((<usize>CUBE) << 2);
  const used = distances + ((<usize>CUBE) << 2);
  memory.fill(bins, 0, (<usize>CUBE) << 3);
  const share: f32 = 1 / <f32>pixels;
  for (let at: usize = 0; at < (<usize>pixels) << 2; at += 4) {
    const bin = binOf(load<f32>(light + at), load<f32>(green + at), load<f32>(blue + at));
    const count = counts + ((<usize>bin) << 2);
    store<f32>(count, load<f32>(count) + share);
  }
  let length: i32 = 0;
  for (let bin: i32 = 0; bin < CUBE; bin += 1) {
    if (load<f32>(counts + ((<usize>bin) << 2)) === 0) continue;
    store<i32>(used + ((<usize>length) << 2), bin);
    length += 1;
  }
  for (let one: i32 = 0; one < length; one += 1) {
    const bin = load<i32>(used + ((<usize>one) << 2));
    let sum: f32 = 0;
    for (let two: i32 = 0; two < length; two += 1) {
      const other = load<i32>(used + ((<usize>two) << 2));
      const l = <f32>0.5 * <f32>(bin / (BINS * BINS) - other / (BINS * BINS));
      const a = <f32>0.8 * <f32>(((bin / BINS) % BINS) - ((other / BINS) % BINS));
      const b = <f32>0.8 * <f32>((bin % BINS) - (other % BINS));
      sum += sqrt(l * l + a * a + b * b) * load<f32>(counts + ((<usize>other) << 2));
    }
    store<f32>(distances + ((<usize>bin) << 2), sum / <f32>BINS);
  }
}

/** Strength of edges, that of straight ones whole and that of grass and leaves in a small part. */
function readEdges(
  light: usize,
  width: i32,
  height: i32,
  edges: usize,
  xx: usize,
  yy: usize,
  xy: usize,
): void {
  const plane = (<usize>(width * height)) << 2;
  const row = (<usize>width) << 2;
  memory.fill(xx, 0, plane);
  memory.fill(yy, 0, plane);
  memory.fill(xy, 0, plane);
  for (let y: i32 = 1; y < height - 1; y += 1) {
    for (let x: i32 = 1; x < width - 1; x += 1) {
      const at = (<usize>(y * width + x)) << 2;
      const dx = load<f32>(light + at + 4) - load<f32>(light + at - 4);
      const dy = load<f32>(light + at + row) - load<f32>(light + at - row);
      store<f32>(xx + at, dx * dx);
      store<f32>(yy + at, dy * dy);
      store<f32>(xy + at, dx * dy);
    }
  }
  // Lightness has been read; its plane is free.
  boxBlur(xx, width, height, 2, light);
  boxBlur(yy, width, height, 2, light);
  boxBlur(xy, width, height, 2, light);
  for (let at: usize = 0; at < plane; at += 4) {
    const horizontal = load<f32>(xx + at);
    const vertical = load<f32>(yy + at);
    const both = load<f32>(xy + at);
    const energy = horizontal + vertical;
    let strength: f32 = 0;
    if (energy >= 1e-6) {
      const apart = horizontal - vertical;
      const coherence = sqrt(apart * apart + 4 * both * both) / energy;
      // Verticals are what buildings have and landscapes lack.
      const upright = max<f32>(0, apart) / energy;
      strength =
        min<f32>(0.35, sqrt(energy)) *
        (0.15 + 0.6 * coherence * coherence + 0.5 * upright * upright);
    }
    store<f32>(edges + at, strength);
  }
}

/** Mean over a square of `radius` px to each side, within the picture, in place. */
function boxBlur(values: usize, width: i32, height: i32, radius: i32, scratch: usize): void {
  meansAlong(values, scratch, width, height, radius, 1, width);
  meansAlong(scratch, values, height, width, radius, width, 1);
}

/** Running means of `lines` lines of `length` values that lie `step` apart. */
function meansAlong(
  values: usize,
  means: usize,
  length: i32,
  lines: i32,
  radius: i32,
  step: i32,
  lineStep: i32,
): void {
  for (let line: i32 = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum: f64 = 0;
    let count: i32 = 0;
    for (let at: i32 = 0; at < length + radius; at += 1) {
      if (at < length) {
        sum += <f64>load<f32>(values + ((<usize>(start + at * step)) << 2));
        count += 1;
      }
      const gone = at - 2 * radius - 1;
      if (gone >= 0) {
        sum -= <f64>load<f32>(values + ((<usize>(start + gone * step)) << 2));
        count -= 1;
      }
      if (at >= radius) {
        store<f32>(means + ((<usize>(start + (at - radius) * step)) << 2), <f32>(sum / <f64>count));
      }
    }
  }
}

/** The value that so many others are below; the values change places (Hoare's selection). */
function ranked(values: usize, length: i32, rank: i32): f32 {
  let left: i32 = 0;
  let right: i32 = length - 1;
  while (left < right) {
    const pivot = load<f32>(values + ((<usize>((left + right) >> 1)) << 2));
    let i = left;
    let j = right;
    while (i <= j) {
      while (load<f32>(values + ((<usize>i) << 2)) < pivot) i += 1;
      while (pivot < load<f32>(values + ((<usize>j) << 2))) j -= 1;
      if (i > j) break;
      const one = load<f32>(values + ((<usize>i) << 2));
      store<f32>(values + ((<usize>i) << 2), load<f32>(values + ((<usize>j) << 2)));
      store<f32>(values + ((<usize>j) << 2), one);
      i += 1;
      j -= 1;
    }
    if (rank <= j) right = j;
    else if (rank >= i) left = i;
    else break;
  }
  return load<f32>(values + ((<usize>rank) << 2));
}
