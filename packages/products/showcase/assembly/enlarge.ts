import { lowBytes, lowWords } from './side-by-side';

/** Bytes of a tap list: the index of the first of four neighbours, and their weights in 2^14ths as four 16-bit numbers. */
const TAP: usize = 12;
/** Rows are mixed into 16 bits with so many more than the samples have. */
const EXTRA_BITS = 6;
const WEIGHT_BITS = 14;

/** Pixels that a mixed row has before and behind it, alike to its ends. */
const RIM: usize = 2;
/** Bytes of a pixel of a mixed row. */
const MIXED: usize = 6;

/**
 * Makes an RGB picture without gaps between its rows larger, each new pixel from four by four old ones. `down` and
 * `across` hold the taps of each new row and column: rows beyond the picture's ends are those at its ends, and columns
 * count from `RIM` pixels before the first. `across` is readable for three taps more than there are columns. `mixed`
 * has room for two bytes a sample of a row and 96 more, `target` for 16 bytes more than the picture.
 */
export function enlargePicture(
  source: usize,
  columns: i32,
  rows: i32,
  down: usize,
  across: usize,
  mixed: usize,
  target: usize,
  width: i32,
  height: i32,
): void {
  const length = <usize>columns * 3;
  const last = rows - 1;
  const begin = mixed + RIM * MIXED;
  const end = begin + <usize>columns * MIXED;
  let to = target;
  for (let y: i32 = 0; y < height; y += 1) {
    const tap = down + <usize>y * TAP;
    const first = load<i32>(tap);
    mixRows(
      source + <usize>min(last, max(0, first)) * length,
      source + <usize>min(last, max(0, first + 1)) * length,
      source + <usize>min(last, max(0, first + 2)) * length,
      source + <usize>min(last, max(0, first + 3)) * length,
      v128.load32_splat(tap, 4),
      v128.load32_splat(tap, 8),
      begin,
      length,
    );
    memory.copy(begin - MIXED, begin, MIXED);
    memory.copy(mixed, begin, MIXED);
    memory.copy(end, end - MIXED, MIXED);
    memory.copy(end + MIXED, end - MIXED, MIXED);
    spreadRow(mixed, across, to, width);
    to += <usize>(width * 3);
  }
}

function mixRows(
  one: usize,
  two: usize,
  three: usize,
  four: usize,
  upper: v128,
  lower: v128,
  mixed: usize,
  length: usize,
): void {
  for (let at: usize = 0; at < length; at += 8) {
    const a = v128.load64_zero(one + at);
    const b = v128.load64_zero(two + at);
    const c = v128.load64_zero(three + at);
    const d = v128.load64_zero(four + at);
    // Neighbours of a column side by side, so that one instruction multiplies and adds them.
    const ab = lowBytes(a, b);
    const cd = lowBytes(c, d);
    const low = i32x4.add(
      i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(ab), upper),
      i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(cd), lower),
    );
    const high = i32x4.add(
      i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(ab), upper),
      i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(cd), lower),
    );
    const half = i32x4.splat(1 << (WEIGHT_BITS - EXTRA_BITS - 1));
    v128.store(
      mixed + 2 * at,
      i16x8.narrow_i32x4_s(
        i32x4.shr_s(i32x4.add(low, half), WEIGHT_BITS - EXTRA_BITS),
        i32x4.shr_s(i32x4.add(high, half), WEIGHT_BITS - EXTRA_BITS),
      ),
    );
  }
}

function pixelAt(mixed: usize, tap: usize): v128 {
  const from = mixed + <usize>load<i32>(tap) * MIXED;
  return i32x4.add(
    i32x4.dot_i16x8_s(pairAt(from), v128.load32_splat(tap, 4)),
    i32x4.dot_i16x8_s(pairAt(from + 2 * MIXED), v128.load32_splat(tap, 8)),
  );
}

/** A pixel and the next one, channel by channel; the fourth place is unused. */
function pairAt(from: usize): v128 {
  return lowWords(v128.load64_zero(from), v128.load64_zero(from + MIXED));
}

/** Four pixels at once; the next row overwrites the excess. */
function spreadRow(mixed: usize, across: usize, target: usize, width: i32): void {
  const half = i32x4.splat(1 << (WEIGHT_BITS + EXTRA_BITS - 1));
  const bits = WEIGHT_BITS + EXTRA_BITS;
  let tap = across;
  let to = target;
  for (let x: i32 = 0; x < width; x += 4, tap += 4 * TAP, to += 12) {
    const one = i32x4.shr_s(i32x4.add(pixelAt(mixed, tap), half), bits);
    const two = i32x4.shr_s(i32x4.add(pixelAt(mixed, tap + TAP), half), bits);
    const three = i32x4.shr_s(i32x4.add(pixelAt(mixed, tap + 2 * TAP), half), bits);
    const four = i32x4.shr_s(i32x4.add(pixelAt(mixed, tap + 3 * TAP), half), bits);
    const all = i8x16.narrow_i16x8_u(
      i16x8.narrow_i32x4_s(one, two),
      i16x8.narrow_i32x4_s(three, four),
    );
    v128.store(to, i8x16.shuffle(all, all, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 0, 0, 0, 0));
  }
}
