import type { Canvas } from '../../compose/canvas.js';
import { colorOfRgb, luminanceOf, type Rgb } from '../../compose/color.js';
import type { Box, ScrimLayer } from '../../design.js';
import { aroundAll, bottomOf, clippedTo, rightOf } from '../layout/areas.js';
import { medianColor } from '../pixels.js';

/** Ink of a text that lies on a photo. */
export interface VeiledText {
  readonly id: string;
  /** In px of the output. */
  readonly box: Box;
  readonly ink: Rgb;
}

/** Veils weaker than this are the photo's own light. */
const LEAST_VEIL = 0.18;

/**
 * The veil of a design under texts on a photo, from how much darker it is there (lighter for dark letters).
 *
 * @param canvas the design's own pixels
 * @param area the photo's box in px of the output
 */
export function veilFor(
  canvas: Canvas,
  area: Box,
  texts: readonly VeiledText[],
): ScrimLayer | null {
  const [first] = texts;
  if (first === undefined) return null;
  const ink = aroundAll(texts.map(({ box }) => box));
  const isLight = luminanceOf(first.ink) > 0.35;
  const middle = (ink.y + ink.height / 2 - area.y) / area.height;
  const isTall = ink.height > area.height * 0.62;
  const shape = isTall ? 'even' : middle >= 0.5 ? 'bottom' : 'top';
  const reach = Math.max(ink.height * 1.9, area.height * 0.3);
  const box =
    shape === 'even'
      ? area
      : shape === 'bottom'
        ? spanned(area, Math.max(area.y, bottomOf(ink) - reach), bottomOf(area))
        : spanned(area, area.y, Math.min(bottomOf(area), ink.y + reach));
  const { strength, color } = measured(canvas, area, ink, isLight);
  return {
    kind: 'scrim',
    box,
    color: colorOfRgb(color),
    shape,
    least: strength < LEAST_VEIL ? 0 : Math.min(0.85, strength),
    serves: texts.map(({ id }) => id),
  };
}

function spanned(area: Box, top: number, bottom: number): Box {
  return { x: area.x, y: top, width: area.width, height: Math.max(1, bottom - top) };
}

/** How much nearer to the veil's end of lightness the photo is around the texts than all over, and the veil's colour. */
function measured(
  canvas: Canvas,
  area: Box,
  ink: Box,
  isLight: boolean,
): { readonly strength: number; readonly color: Rgb } {
  const [inside, outside] = [medianIn(canvas, ink), medianIn(canvas, area)];
  const away = (color: Rgb) => {
    const level = (color[0] + color[1] + color[2]) / 765;
    return isLight ? level : 1 - level;
  };
  const end = (channel: number) => channel + ((isLight ? 0 : 255) - channel) * 0.85;
  return {
    strength: Math.max(0, 1 - away(inside) / Math.max(0.2, away(outside))),
    color: [end(inside[0]), end(inside[1]), end(inside[2])],
  };
}

function medianIn(canvas: Canvas, box: Box): Rgb {
  const area = clippedTo(canvas, box);
  const step = Math.max(1, Math.floor(Math.sqrt((area.width * area.height) / 4000)));
  const places: number[] = [];
  for (let y = area.y; y < bottomOf(area); y += step) {
    for (let x = area.x; x < rightOf(area); x += step) places.push(y * canvas.width + x);
  }
  return medianColor(canvas, places);
}
