import type { Color, PathLayer, TextLayer } from '../design.js';
import { blendMask, type Canvas } from './canvas.js';
import { colorOfRgb, legibleOn, oklabOf, type Rgb, rgbOf } from './color.js';
import {
  backingOf,
  GRAPHIC_CONTRAST,
  inkPixels,
  readContrast,
  SAFETY,
  TEXT_CONTRAST,
} from './ink.js';
import { drawLocalVeil } from './local-veil.js';
import { isServedBy } from './scrim.js';
import type { LayerMasks } from './vector-sheet.js';

/** A text as it was drawn. */
export interface DrawnText {
  readonly id: string;
  readonly color: string;
  /** Lowest contrast to a pixel behind the letters or close around them. */
  readonly contrast: number;
}

/** Grounds whose lightness varies less than this are flat: another colour is better there than a veil. */
const FLAT = 0.12;

/**
 * Draws a text so that it can be read: in its colour, in an alternative, on a flat ground in a near shade, and
 * otherwise with a soft veil under it. A text that a scrim serves keeps its colour; `veil` is the scrim's.
 */
export function drawText(
  canvas: Canvas,
  layer: TextLayer,
  { fill: mask }: LayerMasks,
  veil: Color | null,
): DrawnText {
  if (mask === null) return { id: layer.id, color: layer.color, contrast: 21 };
  const ink = inkPixels(canvas, mask);
  const isServed = veil !== null && isServedBy({ color: rgbOf(layer.color) }, veil);
  const color = isServed
    ? layer.color
    : chosen(canvas, ink, wishesOf(layer, veil), TEXT_CONTRAST, true);
  const rgb = rgbOf(color);
  if (readContrast(canvas, ink, rgb).least < TEXT_CONTRAST * 1.01) {
    const feather = Math.max(24, layer.block.size * 0.6);
    drawLocalVeil(canvas, mask, ink, rgb, backingOf(canvas, ink), TEXT_CONTRAST, feather);
  }
  const { least } = readContrast(canvas, ink, rgb);
  blendMask(canvas, mask, rgb);
  return { id: layer.id, color, contrast: least };
}

/** A scrim in a colour too like the text's asks for a shade of the text that it can serve. */
function wishesOf({ color, alternatives = [] }: TextLayer, veil: Color | null): Color[] {
  const shades = veil === null ? [] : [legibleOn(color, [veil], TEXT_CONTRAST * SAFETY)];
  return [color, ...alternatives, ...shades];
}

export function drawPath(canvas: Canvas, layer: PathLayer, { fill, stroke }: LayerMasks): void {
  const parts = [
    { mask: fill, color: layer.fill },
    { mask: stroke, color: layer.stroke?.color },
  ];
  for (const { mask, color } of parts) {
    if (mask === null || color === undefined) continue;
    blendMask(
      canvas,
      mask,
      layer.legible === true ? legible(canvas, mask, color) : rgbOf(color),
      layer.opacity,
    );
  }
}

function legible(canvas: Canvas, mask: NonNullable<LayerMasks['fill']>, color: string): Rgb {
  const ink = inkPixels(canvas, mask);
  const rgb = rgbOf(chosen(canvas, ink, [color, '#ffffff', '#101010'], GRAPHIC_CONTRAST, true));
  if (readContrast(canvas, ink, rgb).least < GRAPHIC_CONTRAST) {
    drawLocalVeil(canvas, mask, ink, rgb, backingOf(canvas, ink), GRAPHIC_CONTRAST, 24);
  }
  return rgb;
}

/** The first colour that stands out; on a flat ground a shade of the first; else the one that nearly does. */
function chosen(
  canvas: Canvas,
  ink: Int32Array,
  colors: readonly string[],
  ratio: number,
  mayShift: boolean,
): string {
  const [wish = '#ffffff'] = colors;
  if (ink.length === 0) return wish;
  const readings = colors.map((color) => readContrast(canvas, ink, rgbOf(color)));
  const passing = colors.find((_, at) => (readings[at]?.low ?? 0) >= ratio);
  if (passing === wish) return wish;
  const { darkest, lightest } = backingOf(canvas, ink);
  if (mayShift && oklabOf(lightest)[0] - oklabOf(darkest)[0] < FLAT) {
    const grounds = [darkest, lightest].map((ground) => colorOfRgb(ground));
    return passing ?? legibleOn(wish, grounds, ratio * SAFETY);
  }
  if (passing !== undefined) return passing;
  const best = readings.reduce((most, { low }, at) => (low > most.low ? { low, at } : most), {
    low: 0,
    at: 0,
  });
  return colors[best.at] ?? wish;
}
