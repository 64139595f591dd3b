import type { Canvas } from '../../compose/canvas.js';
import { colorOfRgb, luminanceOf, type Rgb } from '../../compose/color.js';
import type { Box, ScrimLayer } from '../../design.js';
import { around, bottomOf, clippedTo, rightOf } from '../layout/areas.js';

/** Ink of a text that lies on a photo. */
export interface VeiledText {
  readonly id: string;
  /** In px of the output. */
  readonly box: Box;
  readonly ink: Rgb;
}

/** Share of a photo's rows that count as its lightest and darkest. */
const EXTREME = 0.04;
/** Veils weaker than this are the photo's own light. */
const LEAST_VEIL = 0.18;

/**
 * The veil of a design under texts on a photo, from how the photo's lightest pixels (its darkest for dark letters) fade
 * towards them.
 *
 * @param canvas the design's own pixels
 * @param area the photo's box in px of the output
 */
export function veilFor(
  canvas: Canvas,
  area: Box,
  texts: readonly VeiledText[],
): ScrimLayer | null {
  const [first, ...rest] = texts;
  if (first === undefined) return null;
  const ink = rest.reduce((box, text) => around(box, text.box), first.box);
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

function measured(
  canvas: Canvas,
  area: Box,
  ink: Box,
  isLight: boolean,
): { readonly strength: number; readonly color: Rgb } {
  const inside = extremes(canvas, ink, isLight);
  const outside = extremes(canvas, area, isLight);
  const level = (color: Rgb) => (color[0] + color[1] + color[2]) / 765;
  // Letters are the lightest there themselves, so the veil's own colour is read from the other end.
  const strength = isLight
    ? 1 - level(inside.middle) / Math.max(0.2, level(outside.middle))
    : 1 - (1 - level(inside.middle)) / Math.max(0.2, 1 - level(outside.middle));
  const pull = (color: Rgb, to: number, share: number): Rgb => [
    color[0] + (to - color[0]) * share,
    color[1] + (to - color[1]) * share,
    color[2] + (to - color[2]) * share,
  ];
  return {
    strength: Math.max(0, strength),
    color: isLight ? pull(inside.extreme, 0, 0.7) : pull(inside.extreme, 255, 0.8),
  };
}

/** The median colour of a box by lightness, and the colour near its dark end (its light end for dark letters). */
function extremes(
  canvas: Canvas,
  box: Box,
  isLight: boolean,
): { readonly middle: Rgb; readonly extreme: Rgb } {
  const area = clippedTo(canvas, box);
  const colors: Rgb[] = [];
  const step = Math.max(1, Math.floor(Math.sqrt((area.width * area.height) / 4000)));
  for (let y = area.y; y < bottomOf(area); y += step) {
    for (let x = area.x; x < rightOf(area); x += step) {
      const at = (y * canvas.width + x) * 3;
      colors.push([canvas.data[at] ?? 0, canvas.data[at + 1] ?? 0, canvas.data[at + 2] ?? 0]);
    }
  }
  const sum = (color: Rgb) => color[0] + color[1] + color[2];
  colors.sort((one, other) => sum(one) - sum(other));
  const at = (share: number): Rgb =>
    colors[Math.min(colors.length - 1, Math.floor(colors.length * share))] ?? [0, 0, 0];
  return { middle: at(0.5), extreme: at(isLight ? EXTREME : 1 - EXTREME) };
}
