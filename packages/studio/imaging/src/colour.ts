/** Three channels: red, green and blue; or lightness, green to red and blue to yellow. */
export type Triple = readonly [number, number, number];

/** Light of an sRGB value, both 0..1. */
export function lightOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB value of light, both 0..1. */
export function encodedOf(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Light of each 8-bit sRGB value, 0..1. */
export const linearOf: Float32Array = Float32Array.from({ length: 256 }, (_, value) =>
  lightOf(value / 255),
);

/** Relative luminance of WCAG 2, 0..1; the values are rounded to whole ones. */
export function luminanceOf([red, green, blue]: Triple): number {
  const light = (value: number) => linearOf[Math.round(value)] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Contrast of WCAG 2 between two luminances, 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Red, green and blue of `#rrggbb`, 0..255. */
export function bytesOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` of 0..255, rounded. */
export function hexOfBytes(bytes: Triple): string {
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

export function mixedTriple(from: Triple, to: Triple, share: number): Triple {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** OKLab of light (Björn Ottosson 2020, public domain): lightness 0..1, the others about -0.4..0.4. */
export function oklabOfLight(r: number, g: number, b: number): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** sRGB of OKLab, 0..255, clipped. */
export function bytesOfOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const byte = (light: number) => Math.min(255, Math.max(0, 255 * encodedOf(light)));
  return [
    byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
