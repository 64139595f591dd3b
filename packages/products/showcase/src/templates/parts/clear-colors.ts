import { contrastWith, oklabOf, rgbOf } from '../../compose/color.js';
import type { Color } from '../../design.js';
import type { Theme } from '../../template.js';

/** Contrast from which a colour reads with ease; one that was only just made readable stays below. */
const CLEAR = 5.5;
/** Contrast of words; from the lower one a near shade of the colour has it. */
const READABLE = 4.5;
const SHADEABLE = 3;
/** Distance in OKLab below which a panel is not seen as one on its ground. */
const ALIKE = 0.1;

/** The first of the colours that reads with ease on a ground, or the one that does best. */
export function clearOn(ground: Color, colors: readonly [Color, ...Color[]]): Color {
  const clear = colors.find((color) => contrastWith(color, [ground]) >= CLEAR);
  if (clear !== undefined) return clear;
  return colors.reduce((best, color) =>
    contrastWith(color, [ground]) > contrastWith(best, [ground]) ? color : best,
  );
}

/** A panel in the accent and the colour of its words; in another colour where the accent is the ground's. */
export interface AccentPanel {
  readonly paint: Color;
  readonly words: Color;
}

/** @param instead the panel's colour when an edit made accent and ground alike */
export function accentPanel({ colors }: Theme, instead: 'panel' | 'ink'): AccentPanel {
  const paint = isAlike(colors.accent, colors.ground) ? colors[instead] : colors.accent;
  return { paint, words: wordsOn(paint, colors) };
}

/**
 * The same for a panel with the price. A price colour chosen by an edit may need another paper if the accent hides it.
 */
export function pricePanel(theme: Theme): AccentPanel & { readonly price: Color } {
  const { price, panel } = theme.colors;
  const accented = accentPanel(theme, 'panel').paint;
  const isHidden = contrastWith(price, [accented]) < READABLE;
  const paint = isHidden && contrastWith(price, [panel]) >= SHADEABLE ? panel : accented;
  const words = wordsOn(paint, theme.colors);
  return { paint, words, price: contrastWith(price, [paint]) >= SHADEABLE ? price : words };
}

function wordsOn(paint: Color, { onAccent, ink, ground, panel }: Theme['colors']): Color {
  return clearOn(paint, [onAccent, ink, ground, panel]);
}

function isAlike(one: Color, other: Color): boolean {
  const [from, to] = [oklabOf(rgbOf(one)), oklabOf(rgbOf(other))];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) < ALIKE;
}
