import { highBytes, lowBytes, lowWords } from './side-by-side';

/** Rows are mixed into 16 bits with so many more than the samples have. */
const EXTRA_BITS = 6;
const WEIGHT_BITS = 14;
/** Bytes of a pixel of a mixed row. */
const MIXED: usize = 6;

/**
 * Brings an RGB picture without gaps between its rows to a size. `down` and `across` hold for each new row and column the
 * index of its first neighbour as four bytes, then `pairs` times two weights in 2^14ths as 16-bit numbers; `across` is
 * readable for three columns more. `mixed` has room for two bytes a sample of a row and 96 more, `target` for 16 bytes
 * more than the picture.
 */
export function resamplePicture(
  source: usize,
  columns: i32,
  down: usize,
  downPairs: i32,
  across: usize,
  acrossPairs: i32,
  mixed: usize,
  target: usize,
  width: i32,
  height: i32,
): void {
  const length = <usize>columns * 3;
  let to = target;
  for (let y: i32 = 0; y < height; y += 1) {
    const tap = down + <usize>(y * (downPairs + 1)) * 4;
    mixRows(source + <usize>load<i32>(tap) * length, length, tap + 4, downPairs, mixed);
    gatherRow(mixed, across, acrossPairs, to, width);
    to += <usize>(width * 3);
  }
}

function mixRows(first: usize, length: usize, weights: usize, pairs: i32, mixed: usize): void {
  for (let at: usize = 0; at < length; at += 16) {
    const half = i32x4.splat(1 << (WEIGHT_BITS - EXTRA_BITS - 1));
    let one = half;
    let two = half;
    let three = half;
    let four = half;
    let row = first + at;
    for (let pair: i32 = 0; pair < pairs; pair += 1, row += 2 * length) {
      const weight = v128.load32_splat(weights + ((<usize>pair) << 2));
      const upper = v128.load(row);
      const lower = v128.load(row + length);
      // Neighbours of a column side by side, so that one instruction multiplies and adds them.
      const low = lowBytes(upper, lower);
      const high = highBytes(upper, lower);
      one = i32x4.add(one, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(low), weight));
      two = i32x4.add(two, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(low), weight));
      three = i32x4.add(three, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(high), weight));
      four = i32x4.add(four, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(high), weight));
    }
    const to = mixed + 2 * at;
    v128.store(to, narrowed(one, two));
    v128.store(to, narrowed(three, four), 16);
  }
}

function narrowed(one: v128, two: v128): v128 {
  const bits = WEIGHT_BITS - EXTRA_BITS;
  return i16x8.narrow_i32x4_s(i32x4.shr_s(one, bits), i32x4.shr_s(two, bits));
}

function pixelAt(mixed: usize, tap: usize, pairs: i32): v128 {
  let sum = i32x4.splat(1 << (WEIGHT_BITS + EXTRA_BITS - 1));
  let from = mixed + <usize>load<i32>(tap) * MIXED;
  const end = from + <usize>pairs * 2 * MIXED;
  let weight = tap + 4;
  for (; from < end; from += 2 * MIXED, weight += 4) {
    // A pixel and the next one, channel by channel; the fourth place is unused.
    const pair = lowWords(v128.load64_zero(from), v128.load64_zero(from + MIXED));
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(pair, v128.load32_splat(weight)));
  }
  return i32x4.shr_s(sum, WEIGHT_BITS + EXTRA_BITS);
}

/** Four pixels at once; the next row overwrites the excess. */
function gatherRow(mixed: usize, across: usize, pairs: i32, target: usize, width: i32): void {
  const step = <usize>(pairs + 1) * 4;
  let tap = across;
  let to = target;
  for (let x: i32 = 0; x < width; x += 4, tap += 4 * step, to += 12) {
    const all = i8x16.narrow_i16x8_u(
      i16x8.narrow_i32x4_s(pixelAt(mixed, tap, pairs), pixelAt(mixed, tap + step, pairs)),
      i16x8.narrow_i32x4_s(
        pixelAt(mixed, tap + 2 * step, pairs),
        pixelAt(mixed, tap + 3 * step, pairs),
      ),
    );
    v128.store(to, i8x16.shuffle(all, all, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 0, 0, 0, 0));
  }
}
