/** Lightness 0 to 1, a and b about -0.4 to 0.4 (OKLab, Björn Ottosson 2020). */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** OKLab of `#rrggbb`; throws a RangeError for anything else. */
export function labOf(hex: string): Lab {
  const [, digits] = /^#([0-9a-f]{6})$/iu.exec(hex) ?? [];
  if (digits === undefined) throw new RangeError('A colour must be #rrggbb.');
  const linear = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(0), linear(2), linear(4)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** `#rrggbb`, clipped to sRGB. */
export function hexOf({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)}${channel(
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
  )}${channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)}`;
}

export function mixed(first: string, second: string, share: number): string {
  const [one, two] = [labOf(first), labOf(second)];
  return hexOf({
    l: one.l + (two.l - one.l) * share,
    a: one.a + (two.a - one.a) * share,
    b: one.b + (two.b - one.b) * share,
  });
}

/** Distance of two colours in OKLab, 0 to about 1. */
export function colourDistance(first: string, second: string): number {
  const [one, two] = [labOf(first), labOf(second)];
  return Math.hypot(one.l - two.l, one.a - two.a, one.b - two.b);
}

export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

/** Light is warm, shade is cooler and a little richer, as under a window. */
export function tonesOf(base: string): Tones {
  const { l, a, b } = labOf(base);
  const room = Math.min(1, 0.55 + l);
  return {
    light: hexOf({ l: Math.min(0.995, l + 0.035), a: a + 0.001, b: b + 0.006 }),
    base,
    shade: hexOf({ l: l - 0.075 * room, a: a * 1.04 + 0.003, b: b * 0.96 - 0.01 }),
    deep: hexOf({ l: l - 0.17 * room, a: a * 1.06 + 0.006, b: b * 0.92 - 0.016 }),
  };
}

/** Skin turns warmer, not greyer, in shade. */
export function skinTonesOf(base: string): Tones {
  const { l, a, b } = labOf(base);
  return {
    light: hexOf({ l: Math.min(0.97, l + 0.032), a: a * 0.94, b: b * 0.98 }),
    base,
    shade: hexOf({ l: l - 0.07, a: a + 0.018, b: b + 0.002 }),
    deep: hexOf({ l: l - 0.17, a: a + 0.034, b: b * 0.96 }),
  };
}
