import type { Box } from '../../design.js';
import type { Picture } from '../picture.js';
import { distance, medianColor, pixelAt } from '../pixels.js';

/** A round photo, with what lies in it in the paper's colour, and without the ring around it. */
export function disc(
  mask: Uint8Array,
  picture: Picture,
  box: Box,
): { readonly box: Box; readonly visible: Uint8Array; readonly pixels: number } {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const outer = (box.width + box.height) / 4;
  const radius = outer - ringOf(picture, { x, y }, outer);
  let pixels = 0;
  for (let at = 0, row = 0; row < picture.height; row += 1) {
    for (let column = 0; column < picture.width; column += 1, at += 1) {
      const isIn = Math.hypot(column + 0.5 - x, row + 0.5 - y) <= radius;
      mask[at] = isIn ? 1 : 0;
      if (isIn) pixels += 1;
    }
  }
  const inner = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  return { box: inner, visible: mask, pixels };
}

/** Widest ring around a round photo, as a share of its radius, and how even its colour is, 0..255. */
const RING = { widest: 0.2, even: 10, share: 0.9, steps: 72 };

/** Px of the ring of one colour at the edge of a disc; 0 for none. */
function ringOf(picture: Picture, middle: { x: number; y: number }, outer: number): number {
  const around = (radius: number) =>
    Array.from({ length: RING.steps }, (_, step) => {
      const angle = (2 * Math.PI * step) / RING.steps;
      const x = Math.round(middle.x + radius * Math.cos(angle) - 0.5);
      const y = Math.round(middle.y + radius * Math.sin(angle) - 0.5);
      const row = Math.min(picture.height - 1, Math.max(0, y));
      return row * picture.width + Math.min(picture.width - 1, Math.max(0, x));
    });
  const color = medianColor(picture, around(outer - 3));
  let width = 0;
  for (let inward = 3; inward < RING.widest * outer; inward += 1) {
    const own = around(outer - inward).filter(
      (at) => distance(pixelAt(picture, at), color) <= RING.even,
    ).length;
    if (own < RING.share * RING.steps) break;
    width = inward;
  }
  // The blurred edge between the ring and the photo goes too.
  return width === 0 ? 0 : width + 1;
}
