import type { Mask } from '../../compose/canvas.js';
import { colorOfRgb, contrastOf, luminanceOf, type Rgb } from '../../compose/color.js';
import type { Box, Color } from '../../design.js';
import type { PhotoInk } from '../document/design-document.js';
import { maskOfOutline } from '../document/draw-document.js';
import { type Frame, toOutput } from '../frame.js';
import { bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';
import type { ValueText } from '../letters/values/value-text.js';
import { paintAt } from './paint-fit.js';

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

/** Letters' edges are mixed with the ground, so that the ink is read a little fainter or stronger. */
const LEEWAY = 0.95;

/** The contrast that a text had in the design; null where it lay on a photo or is in another colour now. */
export function ownContrast({ host, ink, box }: ValueText, color: Color): number | null {
  if (host.kind !== 'surface' || color !== colorOfRgb(ink)) return null;
  const paint = paintAt(host.surface.fit, box.x + box.width / 2, box.y + box.height / 2);
  return contrastOf(luminanceOf(ink), luminanceOf(paint)) * LEEWAY;
}
