import { lowBytes } from './side-by-side';

/** A box with round corners, turned about its middle, as seven floats of eight bytes. */
class Shape {
  centreX: f64;
  centreY: f64;
  halfWidth: f64;
  halfHeight: f64;
  radius: f64;
  cos: f64;
  sin: f64;
}

/** A pixel's middle in a shape's own axes; set by `place`. */
let across: f64 = 0;
let down: f64 = 0;

/** Signed distance in px from a pixel's middle to a shape's edge; negative inside. */
function place(shape: Shape, x: i32, y: i32): f64 {
  const dx = <f64>x + 0.5 - shape.centreX;
  const dy = <f64>y + 0.5 - shape.centreY;
  across = dx * shape.cos + dy * shape.sin;
  down = dy * shape.cos - dx * shape.sin;
  const outX = abs(across) - shape.halfWidth + shape.radius;
  const outY = abs(down) - shape.halfHeight + shape.radius;
  const outside = outX > 0 && outY > 0 ? sqrt(outX * outX + outY * outY) : max(outX, outY);
  return outside - shape.radius;
}

/** From so far within its edge a shape covers a pixel whole. */
const WHOLE: f64 = 0.5;

function mix(at: usize, value: f64, share: f64): void {
  const under = <f64>load<u8>(at);
  store<u8>(at, <u8>(<i32>(under + (value - under) * share + 0.5)));
}

/** Writes a colour over so many bytes, doubling the written part with each copy. */
function cover(start: usize, length: usize, red: u8, green: u8, blue: u8): void {
  store<u8>(start, red);
  store<u8>(start, green, 1);
  store<u8>(start, blue, 2);
  for (let done: usize = 3; done < length; done *= 2) {
    memory.copy(start + done, start, min(done, length - done));
  }
}

/**
 * Fills a shape with a colour on a part of a canvas at `x`, `y`; rows have no gaps. Pixels that a second shape covers
 * completely are left out.
 */
export function fillShape(
  pixels: usize,
  x: i32,
  y: i32,
  width: i32,
  height: i32,
  shape: Shape,
  hole: Shape,
  red: f64,
  green: f64,
  blue: f64,
  opacity: f64,
): void {
  const hasHole = changetype<usize>(hole) !== 0;
  for (let row: i32 = 0; row < height; row += 1) {
    const line = pixels + <usize>(row * width * 3);
    let column: i32 = 0;
    while (column < width) {
      if (hasHole) {
        const within = -place(hole, x + column, y + row) - WHOLE;
        if (within >= 0) {
          // As far as the edge is away nothing of it can come.
          column += 1 + <i32>within;
          continue;
        }
      }
      const distance = place(shape, x + column, y + row);
      if (distance >= WHOLE) {
        column += max(1, <i32>(distance - WHOLE));
        continue;
      }
      const share = min(1, WHOLE - distance) * opacity;
      let run: i32 = 1;
      if (!hasHole && distance <= -WHOLE) run = min(width - column, 1 + <i32>(-distance - WHOLE));
      const start = line + <usize>(column * 3);
      if (share === 1) {
        cover(start, <usize>(run * 3), <u8>red, <u8>green, <u8>blue);
      } else {
        for (let at = start; at < start + <usize>(run * 3); at += 3) {
          mix(at, red, share);
          mix(at + 1, green, share);
          mix(at + 2, blue, share);
        }
      }
      column += run;
    }
  }
}

/** px between two samples of a shadow; it hardly changes in between. */
const STRIDE: i32 = 4;

/** A shadow's strength at a distance from its edge, -1 to 1. */
function strengthAt(falls: usize, distance: f64): f64 {
  const step = min(255, max(0, (distance + 1) * 127.5));
  const before = falls + ((<usize>step) << 2);
  const here = <f64>load<f32>(before);
  return here + (<f64>load<f32>(before, 4) - here) * (step - floor(step));
}

/** Darkens four pixels by shares that run from `here` towards `there`. */
function darkenFour(at: usize, here: f64, there: f64): void {
  // The share of a sample that stays, in 32768ths: one does not fit sixteen bits, but is near enough to keep each
  // sample.
  const first = (1 - here) * 32767;
  const step = ((here - there) * 32767) / <f64>STRIDE;
  const shares = i32x4(
    <i32>first,
    <i32>(first + step),
    <i32>(first + 2 * step),
    <i32>(first + 3 * step),
  );
  const words = i16x8.narrow_i32x4_s(shares, shares);
  const samples = v128.load(at);
  const low = i16x8.q15mulr_sat_s(
    i16x8.extend_low_i8x16_u(samples),
    i16x8.shuffle(words, words, 0, 0, 0, 1, 1, 1, 2, 2),
  );
  const high = i16x8.q15mulr_sat_s(
    i16x8.extend_high_i8x16_u(samples),
    i16x8.shuffle(words, words, 2, 3, 3, 3, 3, 3, 3, 3),
  );
  const bytes = i8x16.narrow_i16x8_u(low, high);
  v128.store64_lane(at, bytes, 0);
  v128.store32_lane(at + 8, bytes, 2);
}

/**
 * Darkens a part of a canvas by the shadow that a shape casts, but for what `unseen` covers whole. `falls` has its
 * strength at 256 distances from `-reach` to `reach`, floats 0..1.
 */
export function castShadow(
  pixels: usize,
  x: i32,
  y: i32,
  width: i32,
  height: i32,
  cast: Shape,
  unseen: Shape,
  reach: f64,
  falls: usize,
): void {
  for (let row: i32 = 0; row < height; row += 1) {
    const line = pixels + <usize>(row * width * 3);
    let column: i32 = 0;
    /** Where covered pixels may begin again, and a strength that was read ahead. */
    let clear: i32 = 0;
    let ahead: f64 = -1;
    while (column < width) {
      if (column + STRIDE > clear) {
        const within = -place(unseen, x + column, y + row) - WHOLE;
        if (within >= 0) {
          column += 1 + <i32>within;
          ahead = -1;
          continue;
        }
        clear = column + max(1, <i32>-within);
      }
      let here = ahead;
      if (here < 0) {
        const distance = place(cast, x + column, y + row);
        if (distance >= reach) {
          column += max(1, <i32>(distance - reach));
          continue;
        }
        here = strengthAt(falls, distance / reach);
      }
      const at = line + <usize>(column * 3);
      if (column + STRIDE <= min(clear, width)) {
        const distance = place(cast, x + column + STRIDE, y + row);
        const there = strengthAt(falls, distance / reach);
        darkenFour(at, here, there);
        ahead = distance < reach ? there : -1;
        column += STRIDE;
      } else {
        mix(at, 0, here);
        mix(at + 1, 0, here);
        mix(at + 2, 0, here);
        ahead = -1;
        column += 1;
      }
    }
  }
}

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
