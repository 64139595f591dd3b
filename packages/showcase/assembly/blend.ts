/**
 * Mixes a colour into RGB pixels of a part of a canvas; rows lie `stride` bytes apart. Each pixel takes the product of
 * its row's and its column's share, floats 0..1 (readable for three columns more), and a noise below one step that keeps soft gradients from banding.
 * `x` and `y` are where the part lies on the canvas.
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
  red: f32,
  green: f32,
  blue: f32,
): void {
  // Four pixels are three vectors of samples: r g b r, g b r g, b r g b.
  const first = f32x4(red, green, blue, red);
  const second = f32x4(green, blue, red, green);
  const third = f32x4(blue, red, green, blue);
  for (let row: i32 = 0; row < height; row += 1) {
    const down = load<f32>(rows + ((<usize>row) << 2));
    if (down < LEAST) continue;
    const slope = <f32>(0.00583715 * <f64>(y + row));
    const line = pixels + <usize>row * stride;
    for (let column: i32 = 0; column < width; column += 4) {
      // Of the last four pixels some may lie beyond the row.
      const spare = max(0, column + 4 - width);
      const at = line + <usize>(column * 3);
      const under = spare === 0 ? v128.load(at) : tail(at, 12 - 3 * spare);
      const shares = f32x4.mul(v128.load(columns + ((<usize>column) << 2)), f32x4.splat(down));
      // Interleaved gradient noise, as in compose/canvas.ts.
      const places = f32x4.add(
        f32x4.mul(
          f32x4.add(f32x4.splat(<f32>(x + column)), f32x4(0, 1, 2, 3)),
          f32x4.splat(0.06711056),
        ),
        f32x4.splat(slope),
      );
      const values = f32x4.mul(fraction(places), f32x4.splat(52.9829189));
      const noise = fraction(values);
      const low = i16x8.extend_low_i8x16_u(under);
      const one = mixed(
        i32x4.extend_low_i16x8_u(low),
        first,
        i8x16.shuffle(shares, shares, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7),
        i8x16.shuffle(noise, noise, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7),
      );
      const two = mixed(
        i32x4.extend_high_i16x8_u(low),
        second,
        i8x16.shuffle(shares, shares, 4, 5, 6, 7, 4, 5, 6, 7, 8, 9, 10, 11, 8, 9, 10, 11),
        i8x16.shuffle(noise, noise, 4, 5, 6, 7, 4, 5, 6, 7, 8, 9, 10, 11, 8, 9, 10, 11),
      );
      const three = mixed(
        i32x4.extend_low_i16x8_u(i16x8.extend_high_i8x16_u(under)),
        third,
        i8x16.shuffle(shares, shares, 8, 9, 10, 11, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15),
        i8x16.shuffle(noise, noise, 8, 9, 10, 11, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15),
      );
      const bytes = i8x16.narrow_i16x8_u(
        i16x8.narrow_i32x4_s(one, two),
        i16x8.narrow_i32x4_s(three, three),
      );
      if (spare === 0) {
        v128.store64_lane(at, bytes, 0);
        v128.store32_lane(at + 8, bytes, 2);
      } else storeTail(at, bytes, 12 - 3 * spare);
    }
  }
}

/** A row's share below this is not seen. */
const LEAST: f32 = 0.002;

function fraction(values: v128): v128 {
  return f32x4.sub(values, f32x4.floor(values));
}

function mixed(under: v128, color: v128, shares: v128, noise: v128): v128 {
  const below = f32x4.convert_i32x4_u(under);
  const sum = f32x4.add(below, f32x4.mul(f32x4.sub(color, below), shares));
  return i32x4.trunc_sat_f32x4_s(f32x4.add(sum, noise));
}

/** Where the last pixels of a row are held. */
const spareBytes: usize = memory.data(16);

/** The first bytes at an address, and nothing of what lies behind them. */
function tail(at: usize, length: i32): v128 {
  memory.copy(spareBytes, at, length);
  return v128.load(spareBytes);
}

function storeTail(at: usize, bytes: v128, length: i32): void {
  v128.store(spareBytes, bytes);
  memory.copy(at, spareBytes, length);
}

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
