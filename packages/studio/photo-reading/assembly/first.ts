const SIX: f32 = 6;

/**
 * Convolves interleaved colours (3 x f32) with 3x3 filters at every second pixel, adds the bias and holds the result
 * within 0 and 6. The number of `outputs` is a multiple of 4; weights are [3 rows][3 columns][3 colours][outputs].
 * Width and height are even; a row and a column of 0 lie past the last ones.
 */
export function convolveFirst(
  target: usize,
  source: usize,
  width: i32,
  height: i32,
  outputs: i32,
  weights: usize,
  bias: usize,
): void {
  const zero = f32x4.splat(0);
  const six = f32x4.splat(SIX);
  const step = (<usize>outputs) << 2;
  let to = target;
  for (let y = 0; y < height; y += 2) {
    const rows = min(3, height - y);
    for (let x = 0; x < width; x += 2) {
      const values = min(3, width - x) * 3;
      for (let output: usize = 0; output < step; output += 16) {
        let sum = v128.load(bias + output);
        for (let dy = 0; dy < rows; dy++) {
          let from = source + ((<usize>((y + dy) * width + x) * 3) << 2);
          let weight = weights + <usize>(dy * 9) * step + output;
          for (let i = 0; i < values; i++) {
            sum = f32x4.add(sum, f32x4.mul(v128.load_splat<f32>(from), v128.load(weight)));
            from += 4;
            weight += step;
          }
        }
        v128.store(to + output, f32x4.min(f32x4.max(sum, zero), six));
      }
      to += step;
    }
  }
}
