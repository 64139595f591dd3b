import type { Canvas } from '../../compose/canvas.js';
import type { Box } from '../../design.js';
import { clippedTo } from '../layout/areas.js';

/** Step between neighbours from which something is drawn there. */
const DRAWN = 18;
/** Distance of two colours that are alike to the eye where they are part of a drawing. */
const ALIKE = 40;
/** Px that a drawing may lie apart. */
const REACH = 2;

export class ComparedArea {
  readonly #left: Uint8Array;

  constructor(private readonly canvas: Canvas) {
    this.#left = new Uint8Array(canvas.width * canvas.height);
  }

  leaveOut(box: Box): void {
    const { x, y, width, height } = clippedTo(this.canvas, box);
    for (let row = y; row < y + height; row += 1) {
      this.#left.fill(1, row * this.canvas.width + x, row * this.canvas.width + x + width);
    }
  }

  holds(at: number): boolean {
    return this.#left[at] === 0;
  }
}

/**
 * Share of the drawn parts of two equally large pictures that both have, 0..1; even grounds do not count. 1 without
 * drawn parts.
 */
export function pictureAgreement(one: Canvas, other: Canvas, area: ComparedArea): number {
  let [drawn, alike] = [0, 0];
  const { width, height } = one;
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const at = y * width + x;
      if (!area.holds(at)) continue;
      const [inOne, inOther] = [isDrawn(one, at), isDrawn(other, at)];
      if (!inOne && !inOther) continue;
      drawn += 1;
      if ((!inOne || isFound(one, other, at)) && (!inOther || isFound(other, one, at))) alike += 1;
    }
  }
  return drawn === 0 ? 1 : alike / drawn;
}

function isDrawn({ width, data }: Canvas, at: number): boolean {
  return (
    apart(data, at, data, at + 1) > DRAWN ||
    apart(data, at, data, at + width) > DRAWN ||
    apart(data, at, data, at - 1) > DRAWN ||
    apart(data, at, data, at - width) > DRAWN
  );
}

/** Whether a pixel's colour is near its place in the other picture. */
function isFound(of: Canvas, other: Canvas, at: number): boolean {
  for (let down = -REACH; down <= REACH; down += 1) {
    for (let across = -REACH; across <= REACH; across += 1) {
      if (apart(of.data, at, other.data, at + down * of.width + across) <= ALIKE) return true;
    }
  }
  return false;
}

function apart(one: Uint8Array, at: number, other: Uint8Array, there: number): number {
  const [from, to] = [at * 3, there * 3];
  return Math.max(
    Math.abs((one[from] ?? 0) - (other[to] ?? 0)),
    Math.abs((one[from + 1] ?? 0) - (other[to + 1] ?? 0)),
    Math.abs((one[from + 2] ?? 0) - (other[to + 2] ?? 0)),
  );
}
