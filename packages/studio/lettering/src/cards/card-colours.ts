/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1, as WCAG 2 defines it. */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contrast(one: Rgb, two: Rgb): number {
  const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour itself, or the nearest to it on the way to `ink` that has at least this contrast to the ground. */
export function readableOn(colour: string, ground: string, ink: string, least: number): string {
  const [from, to, under] = [rgbOf(colour), rgbOf(ink), rgbOf(ground)];
  for (let step = 0; step <= 20; step += 1) {
    const share = step / 20;
    const mixed: Rgb = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
    if (contrast(mixed, under) >= least) return hexOf(mixed);
  }
  return ink;
}
