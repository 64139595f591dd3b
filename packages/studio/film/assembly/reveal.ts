/*
 * Turns one picture into another, each pixel at its own time. Planes are taken with their borders, as plain runs of
 * bytes; writes reach up to 15 bytes past the end of one.
 */

/** For each sample of a plane, its time (low byte) under the strength of its change (high byte). */
export function weighTimes(
  weighed: usize,
  times: usize,
  before: usize,
  after: usize,
  count: i32,
): void {
  for (let at = 0; at < count; at += 16) {
    const a = v128.load(before + at);
    const b = v128.load(after + at);
    const change = i8x16.sub(i8x16.max_s(a, b), i8x16.min_s(a, b));
    const time = v128.load(times + at);
    const target = weighed + (at << 1);
    v128.store(
      target,
      v128.shuffle<i8>(time, change, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
    );
    v128.store(
      target,
      v128.shuffle<i8>(time, change, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31),
      16,
    );
  }
}

/** Each sample takes the greatest of the samples at `-step`, 0 and `step`; two bytes a sample. */
export function spreadTimes(target: usize, source: usize, step: i32, count: i32): void {
  const reach = step << 1;
  const end = count << 1;
  for (let at = 0; at < end; at += 16) {
    const from = source + at;
    v128.store(
      target + at,
      i16x8.max_u(v128.load(from), i16x8.max_u(v128.load(from - reach), v128.load(from + reach))),
    );
  }
}

/** Takes the times back out of weighed samples. */
export function takeTimes(target: usize, weighed: usize, count: i32): void {
  const low = i16x8.splat(0xff);
  for (let at = 0; at < count; at += 16) {
    const from = weighed + (at << 1);
    v128.store(
      target + at,
      i8x16.narrow_i16x8_u(v128.and(v128.load(from), low), v128.and(v128.load(from, 16), low)),
    );
  }
}

/** Times of a row of chroma samples: of the four under each, that of the strongest change. */
export function takeChromaTimes(target: usize, upper: usize, lower: usize, width: i32): void {
  for (let x = 0; x < width; x++) {
    const at = x << 2;
    const strongest = max(
      max(load<u16>(upper + at), load<u16>(upper + at, 2)),
      max(load<u16>(lower + at), load<u16>(lower + at, 2)),
    );
    store<u8>(target + x, <u8>(strongest & 0xff));
  }
}

/** Writes left, top, right and bottom (i32, the last two exclusive, columns in 16s) of where two planes differ. */
export function findChange(box: usize, before: usize, after: usize, stride: i32, rows: i32): void {
  let left = stride;
  let right = 0;
  let top = rows;
  let bottom = 0;
  for (let y = 0; y < rows; y++) {
    const row = y * stride;
    for (let x = 0; x < stride; x += 16) {
      const a = v128.load(before + row + x);
      if (!v128.any_true(v128.xor(a, v128.load(after + row + x)))) continue;
      left = min(left, x);
      right = max(right, x + 16);
      top = min(top, y);
      bottom = y + 1;
    }
  }
  store<i32>(box, left);
  store<i32>(box, top, 4);
  store<i32>(box, right, 8);
  store<i32>(box, bottom, 12);
}

/** Share of the new picture, 256 for the whole, for eight times in the upper bits of 16. */
function shares(times: v128, progress: v128, delay: v128): v128 {
  const u = i16x8.sub(progress, i16x8.q15mulr_sat_s(times, delay));
  const clamped = i16x8.max_s(i16x8.min_s(u, i16x8.splat(2047)), i16x8.splat(0));
  const along = i16x8.shl(clamped, 4);
  const square = i16x8.q15mulr_sat_s(along, along);
  const slope = i16x8.sub(i16x8.splat(24576), i16x8.shr_u(along, 1));
  const smooth = i16x8.q15mulr_sat_s(square, slope);
  return i16x8.shr_u(i16x8.add(smooth, i16x8.splat(16)), 5);
}

function mixed(below: v128, above: v128, share: v128): v128 {
  const kept = i16x8.sub(i16x8.splat(256), share);
  const sum = i16x8.add(i16x8.mul(below, kept), i16x8.mul(above, share));
  return i16x8.shr_s(i16x8.add(sum, i16x8.splat(128)), 8);
}

/**
 * Writes the picture in between, in a box of a plane. A sample's way from 0 to 1 is `progress - time * delay`, in 11
 * fractional bits with times from 0 to 32640; it is smoothed at both ends. Samples that do not change are passed over.
 */
export function turnPlane(
  target: usize,
  before: usize,
  after: usize,
  times: usize,
  stride: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  progress: i32,
  delay: i32,
): void {
  const p = i16x8.splat(<i16>progress);
  const d = i16x8.splat(<i16>delay);
  for (let y = top; y < bottom; y++) {
    const row = y * stride;
    for (let x = left; x < right; x += 16) {
      const at = row + x;
      const a = v128.load(before + at);
      const b = v128.load(after + at);
      if (!v128.any_true(v128.xor(a, b))) continue;
      const time = v128.load(times + at);
      const low = shares(i16x8.shl(i16x8.extend_low_i8x16_u(time), 7), p, d);
      const high = shares(i16x8.shl(i16x8.extend_high_i8x16_u(time), 7), p, d);
      v128.store(
        target + at,
        i8x16.narrow_i16x8_s(
          mixed(i16x8.extend_low_i8x16_s(a), i16x8.extend_low_i8x16_s(b), low),
          mixed(i16x8.extend_high_i8x16_s(a), i16x8.extend_high_i8x16_s(b), high),
        ),
      );
    }
  }
}
