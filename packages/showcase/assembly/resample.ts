/** Bytes of an RGBA pixel as four floats. */
const WIDE: usize = 16;

/**
 * Brings an RGBA picture with straight alpha to another size. `across` and `down` hold, for each new column and row,
 * the index of its first neighbour and `reach` weights as floats; `wide` has room for 16 bytes a column, `between` for
 * 16 bytes for each new column of each old row.
 */
export function resampleRgba(
  source: usize,
  columns: i32,
  rows: i32,
  across: usize,
  reachAcross: i32,
  down: usize,
  reachDown: i32,
  wide: usize,
  between: usize,
  target: usize,
  width: i32,
  height: i32,
): void {
  const line = <usize>width * WIDE;
  for (let y: i32 = 0; y < rows; y += 1) {
    widen(source + <usize>(y * columns * 4), columns, wide);
    const to = between + <usize>y * line;
    for (let x: i32 = 0; x < width; x += 1) {
      const tap = across + <usize>(x * (reachAcross + 1) * 4);
      const from = wide + <usize>load<i32>(tap) * WIDE;
      v128.store(to + <usize>x * WIDE, weighted(from, WIDE, tap + 4, reachAcross));
    }
  }
  let to = target;
  for (let y: i32 = 0; y < height; y += 1) {
    const tap = down + <usize>(y * (reachDown + 1) * 4);
    const from = between + <usize>load<i32>(tap) * line;
    for (let x: i32 = 0; x < width; x += 1, to += 4) {
      storePixel(to, weighted(from + <usize>x * WIDE, line, tap + 4, reachDown));
    }
  }
}

/** A row's pixels with their colours multiplied by alpha, so that what is not seen has no part in them. */
function widen(row: usize, columns: i32, wide: usize): void {
  for (let x: i32 = 0; x < columns; x += 1) {
    const from = row + <usize>(x * 4);
    const alpha = <f32>load<u8>(from, 3);
    const share: f32 = alpha / 255;
    const to = wide + <usize>x * WIDE;
    store<f32>(to, <f32>load<u8>(from) * share);
    store<f32>(to, <f32>load<u8>(from, 1) * share, 4);
    store<f32>(to, <f32>load<u8>(from, 2) * share, 8);
    store<f32>(to, alpha, 12);
  }
}

function weighted(from: usize, step: usize, weights: usize, reach: i32): v128 {
  let sum = f32x4.splat(0);
  let at = from;
  for (let tap: i32 = 0; tap < reach; tap += 1, at += step) {
    const weight = v128.load32_splat(weights + ((<usize>tap) << 2));
    sum = f32x4.add(sum, f32x4.mul(v128.load(at), weight));
  }
  return sum;
}

function storePixel(to: usize, pixel: v128): void {
  const alpha = min<f32>(255, max<f32>(0, f32x4.extract_lane(pixel, 3)));
  const scale: f32 = alpha > 0 ? 255 / alpha : 0;
  const colors = f32x4.min(
    f32x4.max(f32x4.mul(pixel, f32x4.splat(scale)), f32x4.splat(0)),
    f32x4.splat(255),
  );
  store<u8>(to, <u8>(f32x4.extract_lane(colors, 0) + 0.5));
  store<u8>(to, <u8>(f32x4.extract_lane(colors, 1) + 0.5), 1);
  store<u8>(to, <u8>(f32x4.extract_lane(colors, 2) + 0.5), 2);
  store<u8>(to, <u8>(alpha + 0.5), 3);
}
