import type { Box } from '../../design.js';
import { bottomOf, rightOf } from '../layout/areas.js';

interface Inked {
  readonly width: number;
  /** Coverage, 0..255. */
  readonly data: Uint8Array;
}

/** A crooked outline counted in whole px is so much longer than it is. */
const STAIRCASE = Math.PI / 4;

/** Mean width of the strokes in some pieces of ink, in px of the ink: twice their area by their outline. */
export function strokeWidth({ width, data }: Inked, pieces: readonly Box[]): number {
  let [area, outline] = [0, 0];
  const isInk = (at: number) => (data[at] ?? 0) > 127;
  for (const { x, y, ...box } of pieces) {
    for (let row = y; row < bottomOf({ x, y, ...box }); row += 1) {
      for (let column = x; column < rightOf({ x, y, ...box }); column += 1) {
        const at = row * width + column;
        area += (data[at] ?? 0) / 255;
        if (!isInk(at)) continue;
        for (const beside of [at - 1, at + 1, at - width, at + width]) {
          if (!isInk(beside)) outline += 1;
        }
      }
    }
  }
  return outline === 0 ? 0 : (2 * area) / (outline * STAIRCASE);
}
