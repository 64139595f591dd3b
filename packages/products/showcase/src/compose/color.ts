import type { Color } from '../design.js';

/** 0..255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** OKLab: lightness 0..1, then green to red and blue to yellow, about -0.4..0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** Light of each 8-bit sRGB value, 0..1. */
export const linearOf = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function encoded(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, share * 255));
}

/** @throws Error for anything but `#rrggbb` */
export function rgbOf(color: Color): Rgb {
  if (!/^#[0-9a-f]{6}$/iu.test(color)) throw new Error(`${color} is not a colour as #rrggbb.`);
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function colorOfRgb([red, green, blue]: Rgb): Color {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** Relative luminance of WCAG 2, 0..1; the values are rounded to whole ones. */
export function luminanceOf([red, green, blue]: Rgb): number {
  const light = (value: number) => linearOf[Math.round(value)] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Contrast of WCAG 2 between two luminances, 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function oklabOf([red, green, blue]: Rgb): Oklab {
  const r = linearOf[Math.round(red)] ?? 0;
  const g = linearOf[Math.round(green)] ?? 0;
  const b = linearOf[Math.round(blue)] ?? 0;
  // Matrices of OKLab, Björn Ottosson 2020 (public domain).
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Clipped to sRGB. */
export function rgbOfOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

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
