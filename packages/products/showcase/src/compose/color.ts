import {
  bytesOf,
  bytesOfOklab,
  contrastOf,
  hexOfBytes,
  linearOf,
  luminanceOf,
  mixedTriple,
  oklabOfLight,
} from '@groundwork/imaging/colour';

export { contrastOf, linearOf, luminanceOf };

import type { Color } from '../design.js';

/** 0..255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** OKLab: lightness 0..1, then green to red and blue to yellow, about -0.4..0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** @throws Error for anything but `#rrggbb` */
export function rgbOf(color: Color): Rgb {
  if (!/^#[0-9a-f]{6}$/iu.test(color)) throw new Error(`${color} is not a colour as #rrggbb.`);
  return bytesOf(color);
}

export const colorOfRgb = (rgb: Rgb) => hexOfBytes(rgb) as Color;

export function oklabOf([red, green, blue]: Rgb): Oklab {
  const r = linearOf[Math.round(red)] ?? 0;
  const g = linearOf[Math.round(green)] ?? 0;
  const b = linearOf[Math.round(blue)] ?? 0;
  return oklabOfLight(r, g, b);
}

/** Clipped to sRGB. */
export const rgbOfOklab: (lab: Oklab) => Rgb = bytesOfOklab;

export const mixed: (from: Rgb, to: Rgb, share: number) => Rgb = mixedTriple;

/** The same hue at another lightness; chroma shrinks where sRGB has less of it there. */
export function atLightness([, a, b]: Oklab, lightness: number): Rgb {
  const room = Math.min(1, 4 * Math.min(lightness, 1 - lightness) + 0.05);
  return rgbOfOklab([lightness, a * room, b * room]);
}

/** Lowest contrast of a colour to several others. */
export function contrastWith(color: Color, others: readonly Color[]): number {
  const own = luminanceOf(rgbOf(color));
  return Math.min(21, ...others.map((other) => contrastOf(own, luminanceOf(rgbOf(other)))));
}

const LIGHTNESS_STEP = 0.01;

/**
 * The colour itself where its contrast to all of `grounds` is enough; otherwise the nearest lighter or darker
 * one of its hue that is; where none is, black or white, whichever stands out more.
 */
export function legibleOn(color: Color, grounds: readonly Color[], ratio = 4.5): Color {
  if (contrastWith(color, grounds) >= ratio) return color;
  const lab = oklabOf(rgbOf(color));
  for (let step = LIGHTNESS_STEP; step <= 1; step += LIGHTNESS_STEP) {
    for (const lightness of [lab[0] - step, lab[0] + step]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = colorOfRgb(atLightness(lab, lightness));
      if (contrastWith(candidate, grounds) >= ratio) return candidate;
    }
  }
  const [black, white] = ['#000000', '#ffffff'] as const;
  return contrastWith(black, grounds) >= contrastWith(white, grounds) ? black : white;
}
