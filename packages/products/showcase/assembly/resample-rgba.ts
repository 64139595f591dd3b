import { lowWords } from './side-by-side';

/** Bytes of a pixel as four 16-bit numbers, which have so many bits more than the samples. */
const WIDE: usize = 8;
const EXTRA_BITS = 6;
const WEIGHT_BITS = 14;

/**
 * Brings an RGBA picture with straight alpha to another size. `across` and `down` hold, for each new column and row,
 * the index of its first neighbour as four bytes, then `pairs` times two weights in 2^14ths as 16-bit numbers; `wide`
 * has room for 8 bytes a column and tap, `between` for 8 bytes for each new column of each old row and tap.
 */
export function resampleRgba(
  source: usize,
  columns: i32,
  rows: i32,
  across: usize,
  acrossPairs: i32,
  down: usize,
  downPairs: i32,
  wide: usize,
  between: usize,
  target: usize,
  width: i32,
  height: i32,
): void {
  const line = <usize>width * WIDE;
  const acrossStep = <usize>(acrossPairs + 1) * 4;
  for (let y: i32 = 0; y < rows; y += 1) {
    widen(source + <usize>(y * columns * 4), columns, wide);
    let to = between + <usize>y * line;
    let tap = across;
    for (let x: i32 = 0; x < width; x += 1, to += WIDE, tap += acrossStep) {
      const sum = weighted(wide + <usize>load<i32>(tap) * WIDE, WIDE, tap + 4, acrossPairs);
      v128.store64_lane(to, narrowed(sum), 0);
    }
  }
  let to = target;
  for (let y: i32 = 0; y < height; y += 1) {
    const tap = down + <usize>(y * (downPairs + 1) * 4);
    const from = between + <usize>load<i32>(tap) * line;
    for (let x: i32 = 0; x < width; x += 1, to += 4) {
      storePixel(to, weighted(from + <usize>x * WIDE, line, tap + 4, downPairs));
    }
  }
}

/** A row's pixels with their colours multiplied by alpha, so that transparent ones have no effect. */
function widen(row: usize, columns: i32, wide: usize): void {
  // Alpha is multiplied by that of an opaque pixel. A product, up to 255 * 255, becomes up to 255 * 64.
  const scale = i32x4.splat(16_448);
  const half = i32x4.splat(32_768);
  for (let x: i32 = 0; x < columns; x += 1) {
    const samples = i32x4.extend_low_i16x8_u(
      i16x8.extend_low_i8x16_u(v128.load32_zero(row + <usize>(x * 4))),
    );
    const alpha = i32x4.splat(i32x4.extract_lane(samples, 3));
    const products = i32x4.mul(samples, i32x4.replace_lane(alpha, 3, 255));
    const values = i32x4.shr_u(i32x4.add(i32x4.mul(products, scale), half), 16);
    v128.store64_lane(wide + <usize>x * WIDE, i16x8.narrow_i32x4_s(values, values), 0);
  }
}

/** Neighbours `step` bytes apart together, in 2^20ths of a sample. */
function weighted(first: usize, step: usize, weights: usize, pairs: i32): v128 {
  let sum = i32x4.splat(0);
  let from = first;
  for (let pair: i32 = 0; pair < pairs; pair += 1, from += 2 * step) {
    const both = lowWords(v128.load64_zero(from), v128.load64_zero(from + step));
    const weight = v128.load32_splat(weights + ((<usize>pair) << 2));
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(both, weight));
  }
  return sum;
}

function narrowed(sum: v128): v128 {
  const half = i32x4.splat(1 << (WEIGHT_BITS - 1));
  const values = i32x4.shr_s(i32x4.add(sum, half), WEIGHT_BITS);
  return i16x8.narrow_i32x4_s(values, values);
}

function storePixel(to: usize, sum: v128): void {
  const pixel = f32x4.mul(
    f32x4.convert_i32x4_s(sum),
    f32x4.splat(1.0 / <f32>(1 << (WEIGHT_BITS + EXTRA_BITS))),
  );
  const alpha = min<f32>(255, max<f32>(0, f32x4.extract_lane(pixel, 3)));
  const scale: f32 = alpha > 0 ? 255 / alpha : 0;
  const colors = f32x4.add(f32x4.mul(pixel, f32x4.splat(scale)), f32x4.splat(0.5));
  const values = i32x4.trunc_sat_f32x4_s(f32x4.replace_lane(colors, 3, alpha + 0.5));
  const words = i16x8.narrow_i32x4_s(values, values);
  v128.store32_lane(to, i8x16.narrow_i16x8_u(words, words), 0);
}
