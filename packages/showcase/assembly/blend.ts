/** What is mixed has so many bits below a sample's last. */
const EXTRA_BITS = 7;
/** Pixels that are mixed at once, and their bytes. */
const STEP: i32 = 8;
const STEP_BYTES: usize = 24;

/**
 * Mixes a colour into RGB pixels of a part of a canvas; rows lie `stride` bytes apart. Each pixel takes the product of
 * its row's share, a float 0..1, and its column's, in 32767ths as a 16-bit number (readable for seven columns more), and
 * a noise below one step that keeps soft gradients from banding. `x` and `y` are where the part lies on the canvas.
 */
export function layVeil(
  pixels: usize,
  stride: usize,
  x: i32,
  y: i32,
  width: i32,
  height: i32,
  rows: usize,
  columns: usize,
  red: i32,
  green: i32,
  blue: i32,
): void {
  // Eight pixels are three vectors of samples, which begin with red, blue and green.
  const r = <i16>(red << EXTRA_BITS);
  const g = <i16>(green << EXTRA_BITS);
  const b = <i16>(blue << EXTRA_BITS);
  const first = i16x8(r, g, b, r, g, b, r, g);
  const second = i16x8(b, r, g, b, r, g, b, r);
  const third = i16x8(g, b, r, g, b, r, g, b);
  for (let row: i32 = 0; row < height; row += 1) {
    const down = load<f32>(rows + ((<usize>row) << 2));
    if (down < LEAST) continue;
    const whole = i16x8.splat(<i16>(down * 32767));
    const slope = f32x4.splat(<f32>(0.00583715 * <f64>(y + row)));
    const line = pixels + <usize>row * stride;
    for (let column: i32 = 0; column < width; column += STEP) {
      const place = line + <usize>(column * 3);
      // Of the last pixels some may lie beyond the row: these are mixed apart from it.
      const length = <usize>(min(STEP, width - column) * 3);
      const isWhole = length === STEP_BYTES;
      const at = isWhole ? place : spareBytes;
      if (!isWhole) memory.copy(at, place, length);
      const shares = i16x8.q15mulr_sat_s(v128.load(columns + ((<usize>column) << 1)), whole);
      const noise = i16x8.narrow_i32x4_s(
        noiseAt(<f32>(x + column), slope),
        noiseAt(<f32>(x + column + 4), slope),
      );
      const low = v128.load(at);
      const high = v128.load64_zero(at, 16);
      const one = mixed(
        i16x8.extend_low_i8x16_u(low),
        first,
        i8x16.shuffle(shares, shares, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5),
        i8x16.shuffle(noise, noise, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5),
      );
      const two = mixed(
        i16x8.extend_high_i8x16_u(low),
        second,
        i8x16.shuffle(shares, shares, 4, 5, 6, 7, 6, 7, 6, 7, 8, 9, 8, 9, 8, 9, 10, 11),
        i8x16.shuffle(noise, noise, 4, 5, 6, 7, 6, 7, 6, 7, 8, 9, 8, 9, 8, 9, 10, 11),
      );
      const three = mixed(
        i16x8.extend_low_i8x16_u(high),
        third,
        i8x16.shuffle(
          shares,
          shares,
          10,
          11,
          10,
          11,
          12,
          13,
          12,
          13,
          12,
          13,
          14,
          15,
          14,
          15,
          14,
          15,
        ),
        i8x16.shuffle(noise, noise, 10, 11, 10, 11, 12, 13, 12, 13, 12, 13, 14, 15, 14, 15, 14, 15),
      );
      v128.store(at, i8x16.narrow_i16x8_u(one, two));
      v128.store64_lane(at, i8x16.narrow_i16x8_u(three, three), 0, 16);
      if (!isWhole) memory.copy(place, at, length);
    }
  }
}

/** A row's share below this is not seen. */
const LEAST: f32 = 0.002;

/** Interleaved gradient noise of four pixels, as in compose/canvas.ts, in parts of a step. */
function noiseAt(column: f32, slope: v128): v128 {
  const columns = f32x4.add(f32x4.splat(column), f32x4(0, 1, 2, 3));
  const places = f32x4.add(f32x4.mul(columns, f32x4.splat(0.06711056)), slope);
  const noise = fraction(f32x4.mul(fraction(places), f32x4.splat(52.9829189)));
  // Beside so large a number a float has no fraction: its last bits are the number of parts.
  const parts = f32x4.mul(noise, f32x4.splat(<f32>((1 << EXTRA_BITS) - 1)));
  return v128.and(f32x4.add(parts, f32x4.splat(8_388_608)), i32x4.splat(0xff));
}

function fraction(values: v128): v128 {
  return f32x4.sub(values, f32x4.floor(values));
}

function mixed(samples: v128, color: v128, shares: v128, noise: v128): v128 {
  const under = i16x8.shl(samples, EXTRA_BITS);
  const taken = i16x8.q15mulr_sat_s(i16x8.sub(color, under), shares);
  return i16x8.shr_u(i16x8.add(i16x8.add(under, taken), noise), EXTRA_BITS);
}

/** Where the last pixels of a row are held. */
const spareBytes: usize = memory.data(32);

function mix(at: usize, value: f64, share: f64, noise: f64): void {
  const under = <f64>load<u8>(at);
  store<u8>(at, <u8>(<i32>(under + (value - under) * share + noise)));
}

/** Lays a colour over RGB pixels, rows `stride` bytes apart, where a mask of a byte a pixel covers them. */
export function blendColor(
  pixels: usize,
  stride: usize,
  mask: usize,
  maskStride: usize,
  width: i32,
  height: i32,
  red: f64,
  green: f64,
  blue: f64,
  opacity: f64,
): void {
  const factor = opacity / 255;
  for (let row: i32 = 0; row < height; row += 1) {
    let at = pixels + <usize>row * stride;
    let from = mask + <usize>row * maskStride;
    const end = from + <usize>width;
    while (from < end) {
      if (from + 16 <= end && !v128.any_true(v128.load(from))) {
        from += 16;
        at += 48;
        continue;
      }
      const covered = load<u8>(from);
      if (covered !== 0) {
        const share = <f64>covered * factor;
        mix(at, red, share, 0.5);
        mix(at + 1, green, share, 0.5);
        mix(at + 2, blue, share, 0.5);
      }
      from += 1;
      at += 3;
    }
  }
}
