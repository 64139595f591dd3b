const SIX: f32 = 6;

/**
 * Convolves each channel with its own 3x3 filter, adds its bias and clamps to 0..6. Channels are interleaved f32, their
 * number a multiple of 4; weights are [9][channels]. The filter's upper left corner for target 0,0 is at `-before` in
 * both directions; outside the source everything is 0.
 */
export function convolveDepthwise(
  target: usize,
  source: usize,
  width: i32,
  height: i32,
  channels: i32,
  targetWidth: i32,
  targetHeight: i32,
  stride: i32,
  before: i32,
  weights: usize,
  bias: usize,
): void {
  const zero = f32x4.splat(0);
  const six = f32x4.splat(SIX);
  const pitch = (<usize>channels) << 2;
  const row = <usize>width * pitch;
  for (let y = 0; y < targetHeight; y++) {
    const top = y * stride - before;
    for (let x = 0; x < targetWidth; x++) {
      const left = x * stride - before;
      const to = target + <usize>(y * targetWidth + x) * pitch;
      const inside = top >= 0 && left >= 0 && top + 3 <= height && left + 3 <= width;
      if (inside) {
        const corner = source + <usize>top * row + <usize>left * pitch;
        for (let channel: usize = 0; channel < pitch; channel += 16) {
          const from = corner + channel;
          const second = from + row;
          const third = second + row;
          const weight = weights + channel;
          let sum = v128.load(bias + channel);
          sum = f32x4.add(sum, f32x4.mul(v128.load(from), v128.load(weight)));
          sum = f32x4.add(sum, f32x4.mul(v128.load(from + pitch), v128.load(weight + pitch)));
          sum = f32x4.add(
            sum,
            f32x4.mul(v128.load(from + 2 * pitch), v128.load(weight + 2 * pitch)),
          );
          sum = f32x4.add(sum, f32x4.mul(v128.load(second), v128.load(weight + 3 * pitch)));
          sum = f32x4.add(sum, f32x4.mul(v128.load(second + pitch), v128.load(weight + 4 * pitch)));
          sum = f32x4.add(
            sum,
            f32x4.mul(v128.load(second + 2 * pitch), v128.load(weight + 5 * pitch)),
          );
          sum = f32x4.add(sum, f32x4.mul(v128.load(third), v128.load(weight + 6 * pitch)));
          sum = f32x4.add(sum, f32x4.mul(v128.load(third + pitch), v128.load(weight + 7 * pitch)));
          sum = f32x4.add(
            sum,
            f32x4.mul(v128.load(third + 2 * pitch), v128.load(weight + 8 * pitch)),
          );
          v128.store(to + channel, f32x4.min(f32x4.max(sum, zero), six));
        }
      } else {
        for (let channel: usize = 0; channel < pitch; channel += 16) {
          let sum = v128.load(bias + channel);
          for (let dy = 0; dy < 3; dy++) {
            if (top + dy < 0 || top + dy >= height) continue;
            for (let dx = 0; dx < 3; dx++) {
              if (left + dx < 0 || left + dx >= width) continue;
              const from = source + <usize>(top + dy) * row + <usize>(left + dx) * pitch + channel;
              const weight = weights + <usize>(dy * 3 + dx) * pitch + channel;
              sum = f32x4.add(sum, f32x4.mul(v128.load(from), v128.load(weight)));
            }
          }
          v128.store(to + channel, f32x4.min(f32x4.max(sum, zero), six));
        }
      }
    }
  }
}
