/** Mean over a square of `radius` px to each side, within the picture, in place; `scratch` has room for a plane. */
export function boxBlur(values: usize, width: i32, height: i32, radius: i32, scratch: usize): void {
  const row = (<usize>width) << 2;
  for (let y: i32 = 0; y < height; y += 1) {
    meansAcross(values + <usize>y * row, scratch + <usize>y * row, width, radius);
  }
  for (let y: i32 = 0; y < height; y += 1) {
    const first = max(0, y - radius);
    const last = min(height - 1, y + radius);
    meansDown(scratch + <usize>first * row, values + <usize>y * row, width, last - first + 1);
  }
}

/** Means of a row of floats; only near its ends are there fewer neighbours. */
function meansAcross(from: usize, to: usize, width: i32, radius: i32): void {
  const taps = 2 * radius + 1;
  const share: f32 = 1 / <f32>taps;
  const end = width - radius;
  let x: i32 = 0;
  while (x < width) {
    if (x < radius || x + 4 > end) {
      store<f32>(to + ((<usize>x) << 2), meanAt(from, x, width, radius));
      x += 1;
      continue;
    }
    const left = from + ((<usize>(x - radius)) << 2);
    let sum = v128.load(left);
    for (let tap: i32 = 1; tap < taps; tap += 1) {
      sum = f32x4.add(sum, v128.load(left + ((<usize>tap) << 2)));
    }
    v128.store(to + ((<usize>x) << 2), f32x4.mul(sum, f32x4.splat(share)));
    x += 4;
  }
}

function meanAt(from: usize, x: i32, width: i32, radius: i32): f32 {
  const first = max(0, x - radius);
  const last = min(width - 1, x + radius);
  let sum: f32 = 0;
  for (let at = first; at <= last; at += 1) sum += load<f32>(from + ((<usize>at) << 2));
  return sum / <f32>(last - first + 1);
}

/** Means of so many rows that lie one below the other. */
function meansDown(from: usize, to: usize, width: i32, rows: i32): void {
  const row = (<usize>width) << 2;
  const share: f32 = 1 / <f32>rows;
  let x: i32 = 0;
  for (; x + 4 <= width; x += 4) {
    const top = from + ((<usize>x) << 2);
    let sum = v128.load(top);
    for (let y: i32 = 1; y < rows; y += 1) sum = f32x4.add(sum, v128.load(top + <usize>y * row));
    v128.store(to + ((<usize>x) << 2), f32x4.mul(sum, f32x4.splat(share)));
  }
  for (; x < width; x += 1) {
    const top = from + ((<usize>x) << 2);
    let sum: f32 = 0;
    for (let y: i32 = 0; y < rows; y += 1) sum += load<f32>(top + <usize>y * row);
    store<f32>(to + ((<usize>x) << 2), sum * share);
  }
}
