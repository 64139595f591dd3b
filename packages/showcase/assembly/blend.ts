/**
 * Mixes a colour into RGB pixels of a part of a canvas; rows lie `stride` bytes apart. Each pixel takes the product of
 * its row's and its column's share, floats 0..1, and a noise below one step that keeps soft gradients from banding.
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
  red: f64,
  green: f64,
  blue: f64,
): void {
  for (let row: i32 = 0; row < height; row += 1) {
    const down = <f64>load<f32>(rows + ((<usize>row) << 2));
    if (down < LEAST) continue;
    const slope = 0.00583715 * <f64>(y + row);
    let at = pixels + <usize>row * stride;
    for (let column: i32 = 0; column < width; column += 1, at += 3) {
      const share = down * <f64>load<f32>(columns + ((<usize>column) << 2));
      if (share < LEAST) continue;
      // Interleaved gradient noise, as in compose/canvas.ts.
      const place = 0.06711056 * <f64>(x + column) + slope;
      const value = 52.9829189 * (place - floor(place));
      const noise = value - floor(value);
      mix(at, red, share, noise);
      mix(at + 1, green, share, noise);
      mix(at + 2, blue, share, noise);
    }
  }
}

/** A share below this is not seen. */
const LEAST: f64 = 0.002;

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
