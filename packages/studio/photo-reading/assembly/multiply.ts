/** Rows of the left matrix that stay in the cache while all columns of the right one pass. */
const TILE: i32 = 64;

/**
 * Matrix product with bias: `target[row][column] = sum(source[row][i] * weights[i][column]) + bias[column]`, which is
 * also a 1x1 convolution over interleaved channels. All numbers are f32. `outputs` is a multiple of 8; the weights come
 * packed as [outputs / 8][inputs][8]. Where `added` is not 0 its matrix (in the target's shape) is added; the result is
 * held within `least` and `most`.
 */
export function multiply(
  target: usize,
  source: usize,
  rows: i32,
  inputs: i32,
  outputs: i32,
  weights: usize,
  bias: usize,
  added: usize,
  least: f32,
  most: f32,
): void {
  const low = f32x4.splat(least);
  const high = f32x4.splat(most);
  const pitch = (<usize>inputs) << 2;
  const step = (<usize>outputs) << 2;
  for (let first = 0; first < rows; first += TILE) {
    const end = min(first + TILE, rows);
    let packed = weights;
    for (let column: usize = 0; column < step; column += 32) {
      const b0 = v128.load(bias + column);
      const b1 = v128.load(bias + column, 16);
      let row = first;
      for (; row + 4 <= end; row += 4) {
        let s0 = source + <usize>row * pitch;
        let s1 = s0 + pitch;
        let s2 = s1 + pitch;
        let s3 = s2 + pitch;
        let a0 = b0;
        let a1 = b1;
        let c0 = b0;
        let c1 = b1;
        let d0 = b0;
        let d1 = b1;
        let e0 = b0;
        let e1 = b1;
        let weight = packed;
        const last = packed + ((<usize>inputs) << 5);
        while (weight < last) {
          const w0 = v128.load(weight);
          const w1 = v128.load(weight, 16);
          let x = v128.load_splat<f32>(s0);
          a0 = f32x4.add(a0, f32x4.mul(x, w0));
          a1 = f32x4.add(a1, f32x4.mul(x, w1));
          x = v128.load_splat<f32>(s1);
          c0 = f32x4.add(c0, f32x4.mul(x, w0));
          c1 = f32x4.add(c1, f32x4.mul(x, w1));
          x = v128.load_splat<f32>(s2);
          d0 = f32x4.add(d0, f32x4.mul(x, w0));
          d1 = f32x4.add(d1, f32x4.mul(x, w1));
          x = v128.load_splat<f32>(s3);
          e0 = f32x4.add(e0, f32x4.mul(x, w0));
          e1 = f32x4.add(e1, f32x4.mul(x, w1));
          s0 += 4;
          s1 += 4;
          s2 += 4;
          s3 += 4;
          weight += 32;
        }
        const at = <usize>row * step + column;
        put(target + at, at, a0, a1, added, low, high);
        put(target + at + step, at + step, c0, c1, added, low, high);
        put(target + at + 2 * step, at + 2 * step, d0, d1, added, low, high);
        put(target + at + 3 * step, at + 3 * step, e0, e1, added, low, high);
      }
      for (; row < end; row++) {
        let s0 = source + <usize>row * pitch;
        let a0 = b0;
        let a1 = b1;
        let weight = packed;
        const last = packed + ((<usize>inputs) << 5);
        while (weight < last) {
          const x = v128.load_splat<f32>(s0);
          a0 = f32x4.add(a0, f32x4.mul(x, v128.load(weight)));
          a1 = f32x4.add(a1, f32x4.mul(x, v128.load(weight, 16)));
          s0 += 4;
          weight += 32;
        }
        const at = <usize>row * step + column;
        put(target + at, at, a0, a1, added, low, high);
      }
      packed += (<usize>inputs) << 5;
    }
  }
}

function put(
  to: usize,
  at: usize,
  one: v128,
  two: v128,
  added: usize,
  low: v128,
  high: v128,
): void {
  let a = one;
  let b = two;
  if (added !== 0) {
    a = f32x4.add(a, v128.load(added + at));
    b = f32x4.add(b, v128.load(added + at, 16));
  }
  v128.store(to, f32x4.min(f32x4.max(a, low), high));
  v128.store(to, f32x4.min(f32x4.max(b, low), high), 16);
}
