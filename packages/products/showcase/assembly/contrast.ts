import { contrastOf, lightOf, luminanceAt } from './light';

/** Coverage from which a pixel belongs to a letter. */
const INK: u8 = 64;

/**
 * Marks with 1 each pixel of a mask that lies within `reach` px of ink, to each side. `scratch` has a byte a pixel;
 * it and `near` hold zeros.
 */
export function markInk(
  mask: usize,
  width: i32,
  height: i32,
  reach: i32,
  scratch: usize,
  near: usize,
): void {
  for (let y: i32 = 0; y < height; y += 1) {
    const row = mask + <usize>(y * width);
    const marks = scratch + <usize>(y * width);
    let x: i32 = 0;
    while (x < width) {
      if (load<u8>(row + <usize>x) < INK) {
        x += 1;
        continue;
      }
      const from = max(0, x - reach);
      while (x < width && load<u8>(row + <usize>x) >= INK) x += 1;
      const to = min(width, x + reach);
      memory.fill(marks + <usize>from, 1, <usize>(to - from));
    }
  }
  for (let y: i32 = 0; y < height; y += 1) {
    const last = min(height - 1, y + reach);
    const to = near + <usize>(y * width);
    for (let line = max(0, y - reach); line <= last; line += 1) {
      orRow(scratch + <usize>(line * width), to, <usize>width);
    }
  }
}

function orRow(from: usize, to: usize, length: usize): void {
  let at: usize = 0;
  for (; at + 16 <= length; at += 16) {
    v128.store(to + at, v128.or(v128.load(to + at), v128.load(from + at)));
  }
  for (; at < length; at += 1) store<u8>(to + at, load<u8>(to + at) | load<u8>(from + at));
}

/** Whether none of the sixteen pixels is marked whose marks begin at an address. */
function isUnmarked(marks: usize): bool {
  return !v128.any_true(v128.load(marks));
}

/**
 * The lowest contrast of a luminance to the RGB pixels that are marked. `counts` has 1,051 four-byte numbers of zero
 * and gets how many pixels have a contrast of so many fiftieths.
 */
export function leastContrast(
  pixels: usize,
  near: usize,
  count: i32,
  own: f64,
  counts: usize,
): f64 {
  let least: f64 = 21;
  let at = pixels;
  for (let pixel: i32 = 0; pixel < count; pixel += 1, at += 3) {
    if (load<u8>(near + <usize>pixel) === 0) {
      if (pixel + 16 <= count && isUnmarked(near + <usize>pixel)) {
        pixel += 15;
        at += 45;
      }
      continue;
    }
    const contrast = contrastOf(own, luminanceAt(at));
    if (contrast < least) least = contrast;
    const bin = counts + ((<usize>(contrast * 50)) << 2);
    store<u32>(bin, load<u32>(bin) + 1);
  }
  return least;
}

/**
 * Reads the pixels behind ink: at `found`, the sums of red, green and blue as three eight-byte floats, then the indices
 * of the darkest and the lightest marked pixel as four-byte numbers, both -1 without one.
 */
export function readBacking(pixels: usize, near: usize, count: i32, found: usize): void {
  let red: i64 = 0;
  let green: i64 = 0;
  let blue: i64 = 0;
  let darkest: i32 = -1;
  let lightest: i32 = -1;
  let dark: f64 = 2;
  let light: f64 = -1;
  let at = pixels;
  for (let pixel: i32 = 0; pixel < count; pixel += 1, at += 3) {
    if (load<u8>(near + <usize>pixel) === 0) {
      if (pixel + 16 <= count && isUnmarked(near + <usize>pixel)) {
        pixel += 15;
        at += 45;
      }
      continue;
    }
    red += <i64>load<u8>(at);
    green += <i64>load<u8>(at, 1);
    blue += <i64>load<u8>(at, 2);
    const luminance = luminanceAt(at);
    if (luminance < dark) {
      dark = luminance;
      darkest = pixel;
    }
    if (luminance > light) {
      light = luminance;
      lightest = pixel;
    }
  }
  store<f64>(found, <f64>red);
  store<f64>(found, <f64>green, 8);
  store<f64>(found, <f64>blue, 16);
  store<i32>(found, darkest, 24);
  store<i32>(found, lightest, 28);
}

/** Bytes of a sample: its red, green and blue, a spare one, and its share of a veil as a float. */
const SAMPLE: usize = 8;

/** How many samples a veil of a colour and strength leaves with less than `limit` of contrast to a luminance. */
export function countFailing(
  samples: usize,
  count: i32,
  red: f64,
  green: f64,
  blue: f64,
  strength: f64,
  own: f64,
  limit: f64,
): i32 {
  let failing: i32 = 0;
  const end = samples + <usize>count * SAMPLE;
  for (let at = samples; at < end; at += SAMPLE) {
    const share = strength * <f64>load<f32>(at, 4);
    const behind =
      0.2126 * veiled(load<u8>(at), red, share) +
      0.7152 * veiled(load<u8>(at, 1), green, share) +
      0.0722 * veiled(load<u8>(at, 2), blue, share);
    if (contrastOf(own, behind) < limit) failing += 1;
  }
  return failing;
}

/** Light of a value under so much of a veil. */
function veiled(value: u32, veil: f64, share: f64): f64 {
  const under = <f64>value;
  return <f64>lightOf(<u32>(under + (veil - under) * share + 0.5));
}
