/**
 * Adds `source` (f32, interleaved channels, their number a multiple of 4), enlarged to `width` x `height` by bilinear
 * interpolation, to `target`. A cell's value belongs to its middle.
 */
export function addEnlarged(
  target: usize,
  width: i32,
  height: i32,
  source: usize,
  sourceWidth: i32,
  sourceHeight: i32,
  channels: i32,
): void {
  const pitch = (<usize>channels) << 2;
  const sourceRow = <usize>sourceWidth * pitch;
  let to = target;
  for (let y = 0; y < height; y++) {
    const down = place(y, height, sourceHeight);
    const top = <i32>down;
    const upper = source + <usize>top * sourceRow;
    const lower = source + <usize>min(top + 1, sourceHeight - 1) * sourceRow;
    const below = f32x4.splat(down - <f32>top);
    for (let x = 0; x < width; x++) {
      const across = place(x, width, sourceWidth);
      const left = <i32>across;
      const first = <usize>left * pitch;
      const second = <usize>min(left + 1, sourceWidth - 1) * pitch;
      const beside = f32x4.splat(across - <f32>left);
      for (let channel: usize = 0; channel < pitch; channel += 16) {
        const a = v128.load(upper + first + channel);
        const b = v128.load(upper + second + channel);
        const c = v128.load(lower + first + channel);
        const d = v128.load(lower + second + channel);
        const one = f32x4.add(a, f32x4.mul(beside, f32x4.sub(b, a)));
        const two = f32x4.add(c, f32x4.mul(beside, f32x4.sub(d, c)));
        const both = f32x4.add(one, f32x4.mul(below, f32x4.sub(two, one)));
        v128.store(to + channel, f32x4.add(v128.load(to + channel), both));
      }
      to += pitch;
    }
  }
}

function place(at: i32, count: i32, cells: i32): f32 {
  const middle = ((<f32>at + 0.5) / <f32>count) * <f32>cells - 0.5;
  return max(<f32>0, min(middle, <f32>(cells - 1)));
}
