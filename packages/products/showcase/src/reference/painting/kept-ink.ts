import type { Mask } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import type { PhotoInk } from '../document/design-document.js';
import { maskOfOutline } from '../document/draw-document.js';
import { type Frame, toOutput } from '../frame.js';
import { bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';

/** Words and lines of a design that lay on a photo and go on doing so. */
export interface KeptInk {
  readonly mask: Mask;
  readonly ink: Rgb;
  /** Index of the area that it lies on. */
  readonly area: number;
  /** Whether it is read; a line is only seen. */
  readonly isText: boolean;
}

/** Px of the output around a replaced value that the edges of its letters take. */
const EDGE = 1.5;

/**
 * What a design sets on its photos without the values that are replaced.
 * @param replaced ink of values, in px of the reading
 */
export function keptInks(
  inks: readonly PhotoInk[],
  frame: Frame,
  replaced: readonly Box[],
): KeptInk[] {
  return inks.flatMap(({ outline, color, photo, line }): KeptInk[] => {
    const mask = maskOfOutline(frame, outline);
    if (mask === null) return [];
    for (const box of replaced) wipe(mask, grown(toOutput(frame, box), EDGE));
    if (mask.data.every((value) => value < 128)) return [];
    return [{ mask, ink: color, area: photo, isText: line !== null }];
  });
}

function wipe(mask: Mask, box: Box): void {
  const area = clippedTo(mask, { ...box, x: box.x - mask.x, y: box.y - mask.y });
  for (let y = area.y; y < bottomOf(area); y += 1) {
    mask.data.fill(0, y * mask.width + area.x, y * mask.width + rightOf(area));
  }
}
