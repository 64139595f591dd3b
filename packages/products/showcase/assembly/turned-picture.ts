import { across, down, place, Shape, WHOLE } from './shapes';
import { lowBytes } from './side-by-side';

/** Lays an RGB picture over a part of a canvas where a shape lies, turned with it, reading between its pixels. */
export function layTurned(
  pixels: usize,
  x: i32,
  y: i32,
  width: i32,
  height: i32,
  shape: Shape,
  source: usize,
  columns: i32,
  rows: i32,
): void {
  const stride = <usize>(columns * 3);
  const scaleX = <f64>columns / (2 * shape.halfWidth);
  const scaleY = <f64>rows / (2 * shape.halfHeight);
  const stepX = parts(shape.cos * scaleX);
  const stepY = parts(-shape.sin * scaleY);
  const lastX = max(0, (columns - 1) * PARTS - 1);
  const lastY = max(0, (rows - 1) * PARTS - 1);
  for (let row: i32 = 0; row < height; row += 1) {
    const line = pixels + <usize>(row * width * 3);
    let column: i32 = 0;
    while (column < width) {
      const distance = place(shape, x + column, y + row);
      if (distance >= WHOLE) {
        column += max(1, <i32>(distance - WHOLE));
        continue;
      }
      const share = <f32>min(1, WHOLE - distance);
      // As far as the edge is away all is covered whole.
      const run = share < 1 ? 1 : min(width - column, 1 + <i32>(-distance - WHOLE));
      let sourceX = parts((across + shape.halfWidth) * scaleX - 0.5);
      let sourceY = parts((down + shape.halfHeight) * scaleY - 0.5);
      const end = line + <usize>((column + run) * 3);
      let at = line + <usize>(column * 3);
      const endX = sourceX + (run - 1) * stepX;
      const endY = sourceY + (run - 1) * stepY;
      const isInside =
        min(sourceX, endX) >= 0 &&
        max(sourceX, endX) <= lastX &&
        min(sourceY, endY) >= 0 &&
        max(sourceY, endY) <= lastY;
      if (share === 1 && isInside) {
        // Four pixels at once; later writes overwrite the excess.
        for (; at + 16 <= end; at += 12, sourceX += 4 * stepX, sourceY += 4 * stepY) {
          const one = sampled(source, stride, sourceX, sourceY);
          const two = sampled(source, stride, sourceX + stepX, sourceY + stepY);
          const three = sampled(source, stride, sourceX + 2 * stepX, sourceY + 2 * stepY);
          const four = sampled(source, stride, sourceX + 3 * stepX, sourceY + 3 * stepY);
          const all = i8x16.narrow_i16x8_u(
            i16x8.narrow_i32x4_s(one, two),
            i16x8.narrow_i32x4_s(three, four),
          );
          v128.store(
            at,
            i8x16.shuffle(all, all, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 0, 0, 0, 0),
          );
        }
      }
      for (; at < end; at += 3, sourceX += stepX, sourceY += stepY) {
        let color = sampled(
          source,
          stride,
          min(lastX, max(0, sourceX)),
          min(lastY, max(0, sourceY)),
        );
        if (share < 1) {
          const under = samples(at);
          const over = f32x4.sub(f32x4.convert_i32x4_s(color), under);
          const laid = f32x4.add(under, f32x4.mul(over, f32x4.splat(share)));
          color = i32x4.trunc_sat_f32x4_s(f32x4.add(laid, f32x4.splat(0.5)));
        }
        const words = i16x8.narrow_i32x4_s(color, color);
        const bytes = i8x16.narrow_i16x8_u(words, words);
        v128.store16_lane(at, bytes, 0);
        v128.store8_lane(at + 2, bytes, 2);
      }
      column += run;
    }
  }
}

/** Parts of a px that places in a picture are counted in: pictures of up to 32,767 px fit. */
const PARTS: i32 = 65536;

function parts(px: f64): i32 {
  return <i32>Math.round(px * <f64>PARTS);
}

/** The sample of a picture, rows `stride` bytes apart, at a place in parts of a px. */
function sampled(source: usize, stride: usize, x: i32, y: i32): v128 {
  const corner = source + <usize>((y >> 16) * <i32>stride + (x >> 16) * 3);
  return between(corner, corner + stride, (x & 0xffff) >> 9, (y & 0xffff) >> 9);
}

/**
 * The sample between four pixels, two at `upper` and two at `lower`, as integers; `right` and `below` say in 128ths
 * how near it is to the right and the lower ones.
 */
function between(upper: usize, lower: usize, right: i32, below: i32): v128 {
  const left = 128 - right;
  const above = 128 - below;
  const sum = i32x4.add(
    i32x4.dot_i16x8_s(pairAt(upper), i32x4.splat((left * above) | ((right * above) << 16))),
    i32x4.dot_i16x8_s(pairAt(lower), i32x4.splat((left * below) | ((right * below) << 16))),
  );
  return i32x4.shr_u(i32x4.add(sum, i32x4.splat(8192)), 14);
}

/** Each channel of a pixel next to its right neighbour's, in sixteen bits; the fourth pair is unused. */
function pairAt(pixel: usize): v128 {
  return i16x8.extend_low_i8x16_u(lowBytes(v128.load32_zero(pixel), v128.load32_zero(pixel + 3)));
}

/** The RGB samples at an address, and one that is not used, as floats. */
function samples(at: usize): v128 {
  return f32x4.convert_i32x4_u(
    i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))),
  );
}
