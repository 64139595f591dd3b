/** A box with round corners, turned about its middle, as seven floats of eight bytes. */
export class Shape {
  centreX: f64;
  centreY: f64;
  halfWidth: f64;
  halfHeight: f64;
  radius: f64;
  cos: f64;
  sin: f64;
}

/** A pixel's middle in a shape's own axes; set by `place`. */
export let across: f64 = 0;
export let down: f64 = 0;

/** Signed distance in px from a pixel's middle to a shape's edge; negative inside. */
export function place(shape: Shape, x: i32, y: i32): f64 {
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
export const WHOLE: f64 = 0.5;

export function mix(at: usize, value: f64, share: f64): void {
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
