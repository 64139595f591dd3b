import { boxBlur } from './box-blur';
import { lightOf } from './light';

/** Bins a side of the cube of colours. */
const BINS: i32 = 8;
const CUBE: i32 = BINS * BINS * BINS;

// Hues in degrees of OKLab: plants from 100 to 165, sky and water on to 280.
const COS_100: f32 = -0.17364818;
const SIN_100: f32 = 0.98480775;
const COS_165: f32 = -0.96592583;
const SIN_165: f32 = 0.25881905;
const COS_280: f32 = 0.17364818;
const SIN_280: f32 = -0.98480775;

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
  const columns = planes + 3 * plane;
  readMiddle(columns, width);
  for (let y: i32 = 0; y < height; y += 1) {
    const down = <f32>y / <f32>(height - 1) - 0.5;
    const row = Mathf.exp(-((down - 0.03) * (down - 0.03)) / 0.13);
    for (let x: i32 = 0; x < width; x += 1) {
      const at = (<usize>(y * width + x)) << 2;
      const middle = row * load<f32>(columns + ((<usize>x) << 2));
      const l = load<f32>(light + at);
      const a = load<f32>(green + at);
      const b = load<f32>(blue + at);
      const rare = min<f32>(1, load<f32>(bins + ((<usize>(CUBE + binOf(l, a, b))) << 2)) * 2);
      store<f32>(weight + at, (0.35 + 0.65 * middle) * natural(l, a, b));
      // Colours are no longer needed: rarity takes the place of one.
      store<f32>(green + at, <f32>0.12 * rare);
    }
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

/** How near each column is to the middle, 0..1. */
function readMiddle(columns: usize, width: i32): void {
  for (let x: i32 = 0; x < width; x += 1) {
    const across = <f32>x / <f32>(width - 1) - 0.5;
    store<f32>(columns + ((<usize>x) << 2), Mathf.exp(-(across * across) / 0.16));
  }
}

/** OKLab of each of at least four pixels, as compose/color.ts has it. */
function readColors(source: usize, pixels: i32, light: usize, green: usize, blue: usize): void {
  const last = pixels - 4;
  // The last four overlap those before where the number of all is no multiple of four.
  for (let pixel: i32 = 0; pixel < pixels; pixel += 4) {
    const first = max(0, min(pixel, last));
    const at = (<usize>first) << 2;
    const from = source + <usize>(first * 3);
    const r = lightsOf(from);
    const g = lightsOf(from + 1);
    const b = lightsOf(from + 2);
    const l = cubeRoots(mixOf(r, g, b, 0.4122214708, 0.5363325363, 0.0514459929));
    const m = cubeRoots(mixOf(r, g, b, 0.2119034982, 0.6806995451, 0.1073969566));
    const s = cubeRoots(mixOf(r, g, b, 0.0883024619, 0.2817188376, 0.6299787005));
    v128.store(light + at, mixOf(l, m, s, 0.2104542553, 0.793617785, -0.0040720468));
    v128.store(green + at, mixOf(l, m, s, 1.9779984951, -2.428592205, 0.4505937099));
    v128.store(blue + at, mixOf(l, m, s, 0.0259040371, 0.7827717662, -0.808675766));
  }
}

/** Light of one of the samples of each of four pixels. */
function lightsOf(at: usize): v128 {
  return f32x4(
    lightOf(load<u8>(at)),
    lightOf(load<u8>(at, 3)),
    lightOf(load<u8>(at, 6)),
    lightOf(load<u8>(at, 9)),
  );
}

function mixOf(one: v128, two: v128, three: v128, a: f32, b: f32, c: f32): v128 {
  const first = f32x4.mul(one, f32x4.splat(a));
  const second = f32x4.mul(two, f32x4.splat(b));
  return f32x4.add(f32x4.add(first, second), f32x4.mul(three, f32x4.splat(c)));
}

/** Cube roots of numbers from 0: a third of the exponent (W. Kahan), and two steps of Halley's to all digits. */
function cubeRoots(numbers: v128): v128 {
  const x = f32x4.max(numbers, f32x4.splat(1e-15));
  const third = f32x4.mul(f32x4.convert_i32x4_s(x), f32x4.splat(1 / 3));
  const guess = i32x4.add(i32x4.trunc_sat_f32x4_s(third), i32x4.splat(709_921_077));
  return nearerRoots(x, nearerRoots(x, guess));
}

function nearerRoots(x: v128, root: v128): v128 {
  const cube = f32x4.mul(f32x4.mul(root, root), root);
  const above = f32x4.add(cube, f32x4.add(x, x));
  return f32x4.div(f32x4.mul(root, above), f32x4.add(f32x4.add(cube, cube), x));
}

/** 0.3..1: how little a colour looks like sky, water or plants. */
function natural(lightness: f32, a: f32, b: f32): f32 {
  const chroma = sqrt(a * a + b * b);
  if (chroma < 0.05) return 1;
  const strength = min<f32>(1, (chroma - 0.05) / 0.06);
  const isPlant = isBetween(a, b, COS_100, SIN_100, COS_165, SIN_165);
  const isSkyOrWater = lightness > 0.35 && isBetween(a, b, COS_165, SIN_165, COS_280, SIN_280);
  return isPlant || isSkyOrWater ? 1 - <f32>0.7 * strength : 1;
}

/** Whether a hue is between two others less than half a turn apart, given by their cosines and sines. */
function isBetween(a: f32, b: f32, fromX: f32, fromY: f32, toX: f32, toY: f32): bool {
  return fromX * b - fromY * a > 0 && a * toY - b * toX > 0;
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
