import type { Adjustments } from '@groundwork/showcase-edits';
import {
  atLightness,
  colorOfRgb,
  contrastWith,
  legibleOn,
  mixed,
  oklabOf,
  rgbOf,
} from './compose/color.js';
import type { Color } from './design.js';
import type { Theme } from './template.js';

type Colors = Theme['colors'];

/** OKLab chroma from which a ground is a colour and no white, grey or black. */
const COLORED = 0.03;
/** Chroma of a ground that is the design's colour itself, and gives way to another as it is. */
const STRONG = 0.09;
/** Contrast at which a price keeps its colour; one that has to be set small gets a shade of it when it is drawn. */
const LARGE_ENOUGH = 3.2;
/** Lightnesses nearer than this are alike enough for a ground to take a colour as it is. */
const ALIKE = 0.25;

/** A template's theme after edits; words stay readable wherever they were. */
export function adjustTheme(theme: Theme, adjustments: Adjustments): Theme {
  const { typeface, scale, weight, uppercase, logo } = adjustments;
  return {
    colors: adjustColors(theme.colors, adjustments),
    faces: typeface === null ? theme.faces : { display: typeface, text: typeface },
    scale: {
      price: theme.scale.price * scale.price,
      text: theme.scale.text * scale.text,
      logo: theme.scale.logo * scale.logo,
    },
    weight: weight === 0 ? theme.weight : weight,
    uppercase: uppercase ?? theme.uppercase,
    scrim: theme.scrim,
    logo: { corner: logo.corner ?? theme.logo.corner },
  };
}

function adjustColors(colors: Colors, adjustments: Adjustments): Colors {
  const { dominantColor, groundColor, textColor, priceColor } = adjustments;
  const isUntouched = [dominantColor, groundColor, textColor, priceColor].every(
    (color) => color === null,
  );
  if (isUntouched) return colors;
  const ground = groundColor ?? groundAfter(colors.ground, dominantColor);
  const panel = panelAfter(colors, ground, dominantColor);
  const accent = accentAfter(colors, ground, dominantColor);
  const grounds = isApart(colors)
    ? { before: [colors.ground], after: [ground] }
    : { before: [colors.ground, colors.panel], after: [ground, panel] };
  const ink = readable(textColor ?? colors.ink, colors.ink, grounds, { most: 10 });
  const softWish =
    textColor === null ? colors.softInk : colorOfRgb(mixed(rgbOf(ink), rgbOf(ground), 0.2));
  const priceWish =
    priceColor ?? followed(colors, { ink, accent, isAccentNew: dominantColor !== null });
  return {
    ground,
    panel,
    ink,
    softInk: readable(softWish, colors.softInk, grounds, { most: 6 }),
    accent,
    onAccent: legibleOn(colors.onAccent, [accent], 5),
    price: readable(priceWish, colors.price, grounds, { most: 8, enough: LARGE_ENOUGH }),
    line: ground === colors.ground ? colors.line : lineOn(colors, ground, ink),
  };
}

/** A price in the colour of the ink or the accent stays in it; if it matches both, it follows the one that changed. */
function followed(
  colors: Colors,
  { ink, accent, isAccentNew }: { ink: Color; accent: Color; isAccentNew: boolean },
): Color {
  const isInk = colors.price === colors.ink;
  if (colors.price === colors.accent && (isAccentNew || !isInk)) return accent;
  return isInk ? ink : colors.price;
}

function lightnessOf(color: Color): number {
  return oklabOf(rgbOf(color))[0];
}

function chromaOf(color: Color): number {
  const [, a, b] = oklabOf(rgbOf(color));
  return Math.hypot(a, b);
}

function groundAfter(ground: Color, dominant: Color | null): Color {
  if (dominant === null || chromaOf(ground) < COLORED) return ground;
  const own = oklabOf(rgbOf(ground));
  const wished = oklabOf(rgbOf(dominant));
  const isTaken = chromaOf(ground) >= STRONG || Math.abs(own[0] - wished[0]) < ALIKE;
  return isTaken ? dominant : colorOfRgb(atLightness(wished, own[0]));
}

/** The dominant colour; a shade of it that is seen where the ground has become that colour. */
function accentAfter(colors: Colors, ground: Color, dominant: Color | null): Color {
  if (dominant === null) return colors.accent;
  return ground === dominant ? legibleOn(dominant, [ground], 6) : dominant;
}

/**
 * As much lighter or darker than its ground as before, in the ground's hue; reversed, or the ground itself, if no
 * colour is readable on both.
 */
function panelAfter(colors: Colors, ground: Color, dominant: Color | null): Color {
  if (ground === colors.ground) return groundAfter(colors.panel, dominant);
  if (isApart(colors)) return colors.panel;
  const now = oklabOf(rgbOf(ground));
  const offset = oklabOf(rgbOf(colors.panel))[0] - oklabOf(rgbOf(colors.ground))[0];
  const wishes = [now[0] + offset, now[0] - offset]
    .filter((lightness) => lightness > 0.02 && lightness <= 1)
    .map((lightness) => colorOfRgb(atLightness(now, lightness)));
  return wishes.find((panel) => isReadable([ground, panel])) ?? ground;
}

/** White or black cards and borders on a strong colour are no shade of it, and do not follow it. */
function isApart({ ground, panel }: Colors): boolean {
  return chromaOf(ground) >= STRONG && chromaOf(panel) < COLORED;
}

function isReadable(grounds: readonly Color[]): boolean {
  return ['#000000', '#ffffff'].some((color) => contrastWith(color, grounds) >= 4.5);
}

interface Grounds {
  readonly before: readonly Color[];
  readonly after: readonly Color[];
}

/**
 * The requested colour, shifted until it stands out from the new grounds about as much as `original` did from the old
 * ones.
 */
function readable(
  wish: Color,
  original: Color,
  { before, after }: Grounds,
  { most, enough = 5 }: { readonly most: number; readonly enough?: number },
): Color {
  const needed = before.flatMap((ground, at) => {
    const ratio = contrastWith(original, [ground]);
    const now = after[at];
    // A colour that never was for this ground needs nothing of it.
    return ratio < 4.5 || now === undefined ? [] : [{ ground: now, ratio }];
  });
  if (needed.length === 0) return wish;
  const ratio = Math.max(5, Math.min(most, ...needed.map((need) => need.ratio * 0.75)));
  const grounds = needed.map(({ ground }) => ground);
  if (contrastWith(wish, grounds) >= Math.min(ratio, enough)) return wish;
  const shade = legibleOn(wish, grounds, ratio);
  const isLighter = (color: Color, [ground = color]: readonly Color[]) =>
    lightnessOf(color) > lightnessOf(ground);
  const isLight = isLighter(shade, grounds);
  if (isLight === isLighter(original, before)) return shade;
  // Words that change sides are set off well, not just enough.
  const furthest = contrastWith(isLight ? '#ffffff' : '#000000', grounds);
  return legibleOn(wish, grounds, Math.max(ratio, Math.min(most, furthest * 0.85)));
}

/** A line as far between ground and ink as before. */
function lineOn(colors: Colors, ground: Color, ink: Color): Color {
  const whole = lightnessOf(colors.ink) - lightnessOf(colors.ground);
  const part = lightnessOf(colors.line) - lightnessOf(colors.ground);
  const share = Math.abs(whole) < 0.01 ? 0.3 : Math.min(1, Math.max(0.12, part / whole));
  return colorOfRgb(mixed(rgbOf(ground), rgbOf(ink), share));
}
