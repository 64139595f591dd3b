/** A colour in OKLCH (Björn Ottosson, "A perceptual color space for image processing", 2020). */
interface Oklch {
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
  /** 0 (grey) to about 0.32 in sRGB. */
  readonly chroma: number;
  /** Degrees; meaningless where chroma is 0. */
  readonly hue: number;
}

type Triple = readonly [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function linearOf(hex: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** A colour's coordinates. `hex` is `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Room for rounding when a colour is asked whether sRGB holds it. */
const GAMUT_TOLERANCE = 0.0005;

function isInGamut(linear: Triple): boolean {
  return linear.every((value) => value >= -GAMUT_TOLERANCE && value <= 1 + GAMUT_TOLERANCE);
}

/** `#rrggbb` of coordinates; chroma that sRGB does not hold is reduced, lightness and hue are kept. */
export function hexOfOklch(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let inside = 0;
  let outside = color.chroma;
  const whole = linearFrom({ ...color, lightness });
  if (isInGamut(whole)) inside = color.chroma;
  // Sixteen halvings place the chroma to a hundred-thousandth.
  for (let step = 0; step < 16 && inside < color.chroma; step += 1) {
    const chroma = (inside + outside) / 2;
    if (isInGamut(linearFrom({ ...color, lightness, chroma }))) inside = chroma;
    else outside = chroma;
  }
  const channels = linearFrom({ ...color, lightness, chroma: inside }).map((value) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * A darker (`change` below 0) or lighter (above 0) shade of the same hue: -1 is nearly black, 1 nearly white.
 * `hex` is `#rrggbb`.
 */
export function shadeOf(hex: string, change: number): string {
  const { lightness, chroma, hue } = oklchOf(hex);
  const part = Math.min(1, Math.abs(change));
  const end = change < 0 ? 0.12 : 0.98;
  const moved = lightness + (end - lightness) * part;
  // Near black and white a hue holds less chroma; without this, pale shades look neon.
  return hexOfOklch({ lightness: moved, chroma: chroma * (1 - part * 0.45), hue });
}
