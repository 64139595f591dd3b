import { mix, place, Shape, WHOLE } from './shapes';

/** px between two samples of a shadow; it hardly changes in between. */
const STRIDE: i32 = 4;

/** A shadow's strength at a distance from its edge, -1 to 1. */
function strengthAt(falls: usize, distance: f64): f64 {
  const step = min(255, max(0, (distance + 1) * 127.5));
  const before = falls + ((<usize>step) << 2);
  const here = <f64>load<f32>(before);
  return here + (<f64>load<f32>(before, 4) - here) * (step - floor(step));
}

/** Darkens four pixels by shares that run from `here` towards `there`. */
function darkenFour(at: usize, here: f64, there: f64): void {
  // The share of a sample that stays, in 32768ths: one does not fit sixteen bits, but is near enough to keep each
  // sample.
  const first = (1 - here) * 32767;
  const step = ((here - there) * 32767) / <f64>STRIDE;
  const shares = i32x4(
    <i32>first,
    <i32>(first + step),
    <i32>(first + 2 * step),
    <i32>(first + 3 * step),
  );
  const words = i16x8.narrow_i32x4_s(shares, shares);
  const samples = v128.load(at);
  const low = i16x8.q15mulr_sat_s(
    i16x8.extend_low_i8x16_u(samples),
    i16x8.shuffle(words, words, 0, 0, 0, 1, 1, 1, 2, 2),
  );
  const high = i16x8.q15mulr_sat_s(
    i16x8.extend_high_i8x16_u(samples),
    i16x8.shuffle(words, words, 2, 3, 3, 3, 3, 3, 3, 3),
  );
  const bytes = i8x16.narrow_i16x8_u(low, high);
  v128.store64_lane(at, bytes, 0);
  v128.store32_lane(at + 8, bytes, 2);
}

/**
 * Darkens a part of a canvas by the shadow that a shape casts, but for what `unseen` covers whole. `falls` has its
 * strength at 256 distances from `-reach` to `reach`, floats 0..1.
 */
export function castShadow(
  pixels: usize,
  x: i32,
  y: i32,
  width: i32,
  height: i32,
  cast: Shape,
  unseen: Shape,
  reach: f64,
  falls: usize,
): void {
  for (let row: i32 = 0; row < height; row += 1) {
    const line = pixels + <usize>(row * width * 3);
    let column: i32 = 0;
    /** Where covered pixels may begin again, and a strength that was read ahead. */
    let clear: i32 = 0;
    let ahead: f64 = -1;
    while (column < width) {
      if (column + STRIDE > clear) {
        const within = -place(unseen, x + column, y + row) - WHOLE;
        if (within >= 0) {
          column += 1 + <i32>within;
          ahead = -1;
          continue;
        }
        clear = column + max(1, <i32>-within);
      }
      let here = ahead;
      if (here < 0) {
        const distance = place(cast, x + column, y + row);
        if (distance >= reach) {
          column += max(1, <i32>(distance - reach));
          continue;
        }
        here = strengthAt(falls, distance / reach);
      }
      const at = line + <usize>(column * 3);
      if (column + STRIDE <= min(clear, width)) {
        const distance = place(cast, x + column + STRIDE, y + row);
        const there = strengthAt(falls, distance / reach);
        darkenFour(at, here, there);
        ahead = distance < reach ? there : -1;
        column += STRIDE;
      } else {
        mix(at, 0, here);
        mix(at + 1, 0, here);
        mix(at + 2, 0, here);
        ahead = -1;
        column += 1;
      }
    }
  }
}
