/** Samples that are worked on at once. */
const STEP: usize = 16;
const PIXEL: usize = 3;

/**
 * Sharpens a row of RGB samples by the rows above and below it. Sixteen readable bytes surround each row, of which the
 * next three repeat its first and last pixel. `sums` has room for two bytes a sample and 64 more. `strength` is in
 * 256ths of the subtracted blur of 3x3 px, up to 512.
 */
function sharpenRow(
  target: usize,
  above: usize,
  row: usize,
  below: usize,
  sums: usize,
  length: usize,
  strength: i32,
): void {
  // Sums of 1, 2, 1 downwards, from one step before the row: sample `at` is at `sums + 2 * (at + STEP)`.
  for (let at: usize = 0; at < length + 2 * STEP; at += STEP) {
    const upper = v128.load(above + at - STEP);
    const middle = v128.load(row + at - STEP);
    const lower = v128.load(below + at - STEP);
    const low = i16x8.add(
      i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower)),
      i16x8.shl(i16x8.extend_low_i8x16_u(middle), 1),
    );
    const high = i16x8.add(
      i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower)),
      i16x8.shl(i16x8.extend_high_i8x16_u(middle), 1),
    );
    v128.store(sums + 2 * at, low);
    v128.store(sums + 2 * at, high, 16);
  }
  // A difference times 8 still fits into 16 bits: 16 * 255 * 8 is below 2^15. The product is brought back by 2^15.
  const factor = i16x8.splat(<i16>strength);
  for (let at: usize = 0; at < length; at += STEP) {
    const samples = v128.load(row + at);
    const sum = sums + 2 * (at + STEP);
    const low = sharpenedHalf(i16x8.extend_low_i8x16_u(samples), sum, factor);
    const high = sharpenedHalf(i16x8.extend_high_i8x16_u(samples), sum + 16, factor);
    v128.store(target + at, i8x16.narrow_i16x8_u(low, high));
  }
}

function sharpenedHalf(samples: v128, sum: usize, factor: v128): v128 {
  const blur = i16x8.add(
    i16x8.add(v128.load(sum - 2 * PIXEL), v128.load(sum + 2 * PIXEL)),
    i16x8.shl(v128.load(sum), 1),
  );
  const difference = i16x8.shl(i16x8.sub(i16x8.shl(samples, 4), blur), 3);
  return i16x8.add(samples, i16x8.q15mulr_sat_s(difference, factor));
}

/** Readable bytes that sharpenRow wants around a row. */
const RIM: usize = STEP;

/**
 * Sharpens an RGB picture whose rows lie `stride` bytes apart; `target` gets them without gaps and needs 64 bytes more.
 * `scratch` has room for five bytes a sample of a row and 512 more.
 */
export function sharpenPicture(
  source: usize,
  stride: usize,
  width: i32,
  height: i32,
  target: usize,
  scratch: usize,
  strength: i32,
): void {
  const length = <usize>width * PIXEL;
  const pitch = ((length + 15) & ~15) + 2 * RIM;
  const sums = scratch + 3 * pitch;
  takeRow(source, scratch + RIM, length);
  for (let y: i32 = 0; y < height; y += 1) {
    const below = min(height - 1, y + 1);
    if (below > y) {
      takeRow(source + <usize>below * stride, scratch + <usize>(below % 3) * pitch + RIM, length);
    }
    sharpenRow(
      target + <usize>y * length,
      scratch + <usize>(max(0, y - 1) % 3) * pitch + RIM,
      scratch + <usize>(y % 3) * pitch + RIM,
      scratch + <usize>(below % 3) * pitch + RIM,
      sums,
      length,
      strength,
    );
  }
}

/** A row with its first and last pixel repeated outside. */
function takeRow(from: usize, to: usize, length: usize): void {
  memory.copy(to, from, length);
  memory.copy(to - PIXEL, to, PIXEL);
  memory.copy(to + length, to + length - PIXEL, PIXEL);
}
