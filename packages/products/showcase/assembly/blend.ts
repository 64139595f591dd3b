/** Extra bits below a sample's last while mixing. */
const EXTRA_BITS = 7;
/** Pixels that are mixed at once, and their bytes. */
const STEP: i32 = 8;
const STEP_BYTES: usize = 24;

/** Noise below one step for squares of so many pixels, in parts of a step, for each sample, and a step more each row. */
const TILE: i32 = 64;
const TILE_ROW: usize = (TILE + STEP) * 6;
const tile: usize = memory.data(27_648);
let hasTile: bool = false;

/** Interleaved gradient noise, as in compose/canvas.ts. */
function drawTile(): void {
  for (let y: i32 = 0; y < TILE; y += 1) {
    for (let x: i32 = 0; x < TILE + STEP; x += 1) {
      const place = 0.06711056 * <f64>(x % TILE) + 0.00583715 * <f64>y;
      const value = 52.9829189 * (place - floor(place));
      const noise = <i16>((value - floor(value)) * <f64>((1 << EXTRA_BITS) - 1));
      const at = tile + <usize>y * TILE_ROW + <usize>(x * 6);
      store<i16>(at, noise);
      store<i16>(at, noise, 2);
      store<i16>(at, noise, 4);
    }
  }
  hasTile = true;
}

/**
 * Mixes a colour into RGB pixels of a part of a canvas; rows lie `stride` bytes apart. Each pixel takes the product of
 * its row's share, a float 0..1, and its column's, in 32767ths as a 16-bit number (readable for seven columns more), and
 * a noise below one step that keeps soft gradients from banding. Without `columns` all have their row's share. `x` and
 * `y` are where the part lies on the canvas.
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
  if (!hasTile) drawTile();
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
    const noises = tile + <usize>((y + row) % TILE) * TILE_ROW;
    const line = pixels + <usize>row * stride;
    let one = whole;
    let two = whole;
    let three = whole;
    for (let column: i32 = 0; column < width; column += STEP) {
      if (columns !== 0) {
        const shares = i16x8.q15mulr_sat_s(v128.load(columns + ((<usize>column) << 1)), whole);
        one = i8x16.shuffle(shares, shares, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5);
        two = i8x16.shuffle(shares, shares, 4, 5, 6, 7, 6, 7, 6, 7, 8, 9, 8, 9, 8, 9, 10, 11);
        three = i8x16.shuffle(
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
        );
      }
      const place = line + <usize>(column * 3);
      // Of the last pixels some may lie beyond the row: these are mixed apart from it.
      const length = <usize>(min(STEP, width - column) * 3);
      const isWhole = length === STEP_BYTES;
      const at = isWhole ? place : spareBytes;
      if (!isWhole) memory.copy(at, place, length);
      const noise = noises + <usize>(((x + column) % TILE) * 6);
      const low = v128.load(at);
      const high = v128.load64_zero(at, 16);
      v128.store(
        at,
        i8x16.narrow_i16x8_u(
          mixed(i16x8.extend_low_i8x16_u(low), first, one, v128.load(noise)),
          mixed(i16x8.extend_high_i8x16_u(low), second, two, v128.load(noise, 16)),
        ),
      );
      const last = mixed(i16x8.extend_low_i8x16_u(high), third, three, v128.load(noise, 32));
      v128.store64_lane(at, i8x16.narrow_i16x8_u(last, last), 0, 16);
      if (!isWhole) memory.copy(place, at, length);
    }
  }
}

/** A row's share below this is not seen. */
const LEAST: f32 = 0.002;

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
