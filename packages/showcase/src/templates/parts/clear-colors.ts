import { contrastWith } from '../../compose/color.js';
import type { Color } from '../../design.js';
import type { Theme } from '../../template.js';

/** Contrast from which a colour reads with ease; one that was only just made readable stays below. */
const CLEAR = 5.5;
/** Contrast of words; from the lower one a near shade of the colour has it. */
const READABLE = 4.5;
const SHADEABLE = 3;
/** Contrast at which a panel is seen as one on its ground. */
const SET_OFF = 1.5;

/** The first of the colours that reads with ease on a ground, or the one that does best. */
export function clearOn(ground: Color, colors: readonly [Color, ...Color[]]): Color {
  const clear = colors.find((color) => contrastWith(color, [ground]) >= CLEAR);
  if (clear !== undefined) return clear;
  return colors.reduce((best, color) =>
    contrastWith(color, [ground]) > contrastWith(best, [ground]) ? color : best,
  );
}

/** A panel in the accent with the colours of its words; in another colour where the accent is the ground's. */
export interface AccentPanel {
  readonly paint: Color;
  readonly words: Color;
  readonly price: Color;
}

/**
 * A price in a colour of its own, which an edit gave it, is worth another paper where the accent hides it.
 * @param instead what the panel is painted with when an edit made accent and ground alike
 */
export function accentPanel({ colors }: Theme, instead: 'panel' | 'ink'): AccentPanel {
  const { accent, ground, onAccent, ink, panel, price } = colors;
  const accented = contrastWith(accent, [ground]) < SET_OFF ? colors[instead] : accent;
  const isHidden = contrastWith(price, [accented]) < READABLE;
  const paint = isHidden && contrastWith(price, [panel]) >= SHADEABLE ? panel : accented;
  const words = clearOn(paint, [onAccent, ink, ground, panel]);
  return { paint, words, price: contrastWith(price, [paint]) >= SHADEABLE ? price : words };
}
