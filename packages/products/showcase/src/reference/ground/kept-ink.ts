import type { Canvas, Mask } from '../../compose/canvas.js';
import { colorOfRgb, contrastOf, luminanceOf, type Rgb } from '../../compose/color.js';
import type { Box, Color } from '../../design.js';
import { type Frame, toOutput } from '../frame.js';
import { areaOf, aroundAll, bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { ValueText } from '../letters/values/value-text.js';
import { middleColor } from '../painting/palette.js';
import { distance, pixelAt } from '../pixels.js';

/** Words of a design that lay on a photo and go on doing so. */
export interface KeptInk {
  readonly mask: Mask;
  readonly ink: Rgb;
  /** Index of the area that it lies on. */
  readonly area: number;
}

/** Px of the output around a replaced value that the edges of its letters take. */
const EDGE = 1.5;
/** Px of the reading around a letter that its edge takes. */
const LETTER_EDGE = 1.2;
/** Distance of a colour to the ink at which nothing of the ink is in it. */
const NO_INK = 90;

/**
 * What a design sets on its photos without what goes.
 * @param own the design's own pixels
 * @param gone in px of the reading
 */
export function keptInks(
  own: Canvas,
  frame: Frame,
  layout: ReferenceLayout,
  gone: readonly Box[],
): KeptInk[] {
  return layout.lines.flatMap((lettered): KeptInk[] => {
    const { host, ink } = lettered.line;
    if (host.kind !== 'photo') return [];
    const letters = lettered.read.words.flatMap((word) => word.letters.map(({ box }) => box));
    const mask = maskOf(letters, ink, own, frame);
    if (mask === null) return [];
    for (const box of gone) wipe(mask, grown(toOutput(frame, box), EDGE));
    return mask.data.every((value) => value < 128) ? [] : [{ mask, ink, area: host.photo }];
  });
}

function maskOf(boxes: readonly Box[], ink: Rgb, own: Canvas, frame: Frame): Mask | null {
  const placed = boxes.map((box) => clippedTo(own, toOutput(frame, grown(box, LETTER_EDGE))));
  const whole = aroundAll(placed);
  if (areaOf(whole) === 0) return null;
  const data = new Uint8Array(whole.width * whole.height);
  for (const box of placed) {
    for (let y = box.y; y < bottomOf(box); y += 1) {
      for (let x = box.x; x < rightOf(box); x += 1) {
        const away = distance(pixelAt(own, y * own.width + x), ink);
        // Half ink counts a little more, a trace of ink not at all.
        const share = Math.min(1, Math.max(0, (1 - away / NO_INK - 0.12) / 0.7));
        data[(y - whole.y) * whole.width + x - whole.x] = Math.round(255 * share);
      }
    }
  }
  return { ...whole, data };
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
  const paint = middleColor(host.surface, box);
  return contrastOf(luminanceOf(ink), luminanceOf(paint)) * LEEWAY;
}
