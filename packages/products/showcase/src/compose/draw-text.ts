import type { Color, PathLayer, TextLayer } from '../design.js';
import { blendMask, type Canvas, type Mask } from './canvas.js';
import { colorOfRgb, contrastWith, legibleOn, type Rgb, rgbOf } from './color.js';
import {
  type Backing,
  backingOf,
  contrastFor,
  GRAPHIC_CONTRAST,
  type Ink,
  inkOf,
  isFlat,
  noInk,
  readContrast,
  SAFETY,
  TEXT_CONTRAST,
} from './ink.js';
import { drawLocalVeil } from './local-veil.js';
import type { LayerMasks } from './rasterise.js';
import { isServedBy } from './scrim.js';

export interface DrawnText {
  readonly id: string;
  readonly color: string;
  /** Lowest contrast to a pixel behind the letters or close around them. */
  readonly contrast: number;
}

/** Over photos so much more than the ratio makes a text pass as it is; with a veil it is brought to `SAFETY`. */
const LEEWAY = 1.12;

/** A text whose colour is chosen and whose ground is made ready, before its letters are drawn. */
export interface ReadyText {
  readonly layer: TextLayer;
  readonly mask: Mask | null;
  readonly ink: Ink;
  readonly color: Color;
}

/**
 * Sees to it that a text can be read: in its colour, in an alternative, on a flat ground in a near shade, and
 * otherwise with a soft veil under it. A text that a scrim serves keeps its colour; `veil` is the scrim's.
 */
export function readyText(
  canvas: Canvas,
  layer: TextLayer,
  { fill: mask }: LayerMasks,
  veil: Color | null,
): ReadyText {
  if (mask === null) return { layer, mask, ink: noInk, color: layer.color };
  const ink = inkOf(canvas, mask);
  const backing = backingOf(canvas, ink);
  const need = needOf(layer, backing);
  const isServed = veil !== null && isServedBy({ color: rgbOf(layer.color) }, veil);
  const color = isServed ? layer.color : chosen(canvas, ink, backing, wishesOf(layer, veil), need);
  const ready = { layer, mask, ink, color };
  veilWhereNeeded(canvas, ready, need * (isFlat(backing) ? 1 : LEEWAY));
  return ready;
}

function needOf(
  { block, contrast = Number.POSITIVE_INFINITY }: TextLayer,
  backing: Backing,
): number {
  return Math.min(contrast, contrastFor(block.size, backing));
}

function veilWhereNeeded(canvas: Canvas, { layer, mask, ink, color }: ReadyText, ratio: number) {
  const rgb = rgbOf(color);
  if (mask === null || readContrast(canvas, ink, rgb).least >= ratio) return;
  const feather = Math.max(24, layer.block.size * 0.6);
  const backing = backingOf(canvas, ink);
  drawLocalVeil(canvas, mask, ink, rgb, backing, needOf(layer, backing), feather);
}

/** Draws the letters of texts that are ready: all veils lie under all of them. */
export function layTexts(canvas: Canvas, texts: readonly ReadyText[]): DrawnText[] {
  // A neighbour's veil may have changed the ground that a text was prepared for.
  for (const text of texts) {
    const backing = backingOf(canvas, text.ink);
    veilWhereNeeded(canvas, text, needOf(text.layer, backing));
  }
  const drawn = texts.map(({ layer: { id }, ink, color }) => ({
    id,
    color,
    contrast: readContrast(canvas, ink, rgbOf(color)).least,
  }));
  for (const { mask, color } of texts) {
    if (mask !== null) blendMask(canvas, mask, rgbOf(color));
  }
  return drawn;
}

/** A scrim in a colour too close to the text's requires another shade of the text. */
function wishesOf({ color, alternatives = [] }: TextLayer, veil: Color | null): Color[] {
  const shades = veil === null ? [] : [legibleOn(color, [veil], TEXT_CONTRAST * SAFETY)];
  return [color, ...alternatives, ...shades];
}

/** A path whose colours are chosen, before it is drawn. */
export interface ReadyPath {
  readonly parts: readonly { readonly mask: Mask; readonly color: Rgb }[];
  readonly opacity: number;
}

/** A path that has to be seen gets the colour, or the soft veil under it, that it needs. */
export function readyPath(
  canvas: Canvas,
  layer: PathLayer,
  { fill, stroke }: LayerMasks,
): ReadyPath {
  const wanted = [
    { mask: fill, color: layer.fill },
    { mask: stroke, color: layer.stroke?.color },
  ];
  const parts = wanted.flatMap(({ mask, color }) => {
    if (mask === null || color === undefined) return [];
    return [{ mask, color: layer.legible === true ? legible(canvas, mask, color) : rgbOf(color) }];
  });
  return { parts, opacity: layer.opacity ?? 1 };
}

export function layPath(canvas: Canvas, { parts, opacity }: ReadyPath): void {
  for (const { mask, color } of parts) blendMask(canvas, mask, color, opacity);
}

function legible(canvas: Canvas, mask: Mask, color: Color): Rgb {
  const ink = inkOf(canvas, mask);
  const backing = backingOf(canvas, ink);
  const wishes = [color, '#ffffff', '#101010'];
  const rgb = rgbOf(chosen(canvas, ink, backing, wishes, GRAPHIC_CONTRAST));
  if (readContrast(canvas, ink, rgb).least < GRAPHIC_CONTRAST) {
    drawLocalVeil(canvas, mask, ink, rgb, backing, GRAPHIC_CONTRAST, 24);
  }
  return rgb;
}

/**
 * The first colour that stands out; on a flat ground a shade of the first; else the one that nearly does, or a
 * shade of it where no veil could bring it there.
 */
function chosen(
  canvas: Canvas,
  ink: Ink,
  backing: Backing,
  colors: readonly Color[],
  ratio: number,
): Color {
  const [wish = '#ffffff'] = colors;
  if (ink.count === 0) return wish;
  const ground = isFlat(backing) ? ratio : ratio * LEEWAY;
  const readings = colors.map((color) => readContrast(canvas, ink, rgbOf(color)).low);
  const passing = colors.find((_, at) => (readings[at] ?? 0) >= ground);
  if (passing !== undefined) return passing;
  if (isFlat(backing)) {
    const grounds = [backing.darkest, backing.lightest].map(colorOfRgb);
    return legibleOn(wish, grounds, ratio * SAFETY);
  }
  const best = colors[readings.indexOf(Math.max(...readings))] ?? wish;
  const veils = ['#101216', '#f8f8f6'];
  if (veils.some((veil) => contrastWith(best, [veil]) >= ratio * SAFETY)) return best;
  const isOnDark = contrastWith(best, ['#101216']) >= contrastWith(best, ['#f8f8f6']);
  return legibleOn(best, [isOnDark ? '#101216' : '#f8f8f6'], ratio * SAFETY);
}
