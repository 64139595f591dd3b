import type { Raster } from '@groundwork/imaging';

/** Classes of a pixel by its colour alone. */
export interface PixelTraits {
  /** Degrees, 0 red, 120 green, 240 blue. */
  readonly hue: number;
  /** 0..1 each. */
  readonly saturation: number;
  readonly lightness: number;
}

export function traitsAt({ data, channels }: Raster, pixel: number): PixelTraits {
  const at = pixel * channels;
  const red = (data[at] ?? 0) / 255;
  const green = (data[at + 1] ?? 0) / 255;
  const blue = (data[at + 2] ?? 0) / 255;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { hue: hueOf(red, green, blue, most, range), saturation: range / (most || 1), lightness };
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / range) + 120;
  return 60 * ((red - green) / range) + 240;
}

const within = (value: number, from: number, to: number) => value >= from && value <= to;

export const isLeaf = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 62, 165) && saturation > 0.16 && within(lightness, 0.04, 0.75);

export const isBlueSky = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 190, 250) && saturation > 0.1 && lightness > 0.38;

/** Pool water is greener and stronger than the sky. */
export const isPoolWater = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 165, 212) && saturation > 0.28 && within(lightness, 0.2, 0.85);

export const isSeaWater = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 175, 240) && saturation > 0.15 && within(lightness, 0.1, 0.72);

export const isGlare = ({ lightness }: PixelTraits) => lightness > 0.93;
