/** Ink of one letter, stretched to a common size so that letters can be compared. */
export const PATCH_WIDTH = 12;
export const PATCH_HEIGHT = 16;
export const PATCH = PATCH_WIDTH * PATCH_HEIGHT;

interface Coverage {
  readonly width: number;
  /** 0..255 */
  readonly data: Uint8Array;
}

/** Fills `into` from `offset` with mean coverages, 0..1, of the box's cells. */
export function patchOf(
  from: Coverage,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  into: Float32Array,
  offset: number,
): void {
  for (let row = 0; row < PATCH_HEIGHT; row += 1) {
    const top = box.y + (row * box.height) / PATCH_HEIGHT;
    const bottom = box.y + ((row + 1) * box.height) / PATCH_HEIGHT;
    for (let column = 0; column < PATCH_WIDTH; column += 1) {
      const left = box.x + (column * box.width) / PATCH_WIDTH;
      const right = box.x + ((column + 1) * box.width) / PATCH_WIDTH;
      into[offset + row * PATCH_WIDTH + column] = meanOf(from, left, top, right, bottom);
    }
  }
}

function meanOf(from: Coverage, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  let weight = 0;
  for (let y = Math.floor(top); y < bottom; y += 1) {
    const high = Math.min(bottom, y + 1) - Math.max(top, y);
    for (let x = Math.floor(left); x < right; x += 1) {
      const share = high * (Math.min(right, x + 1) - Math.max(left, x));
      sum += (from.data[y * from.width + x] ?? 0) * share;
      weight += share;
    }
  }
  return weight > 0 ? sum / weight / 255 : 0;
}
