import type { Raster } from '@groundwork/imaging';
import type { Adjustments } from '@groundwork/showcase-edits';

export type Grade = Adjustments['photo'];

export function isNeutral({
  warmth,
  brightness,
  contrast,
  saturation,
  monochrome,
}: Grade): boolean {
  return warmth === 0 && brightness === 0 && contrast === 0 && saturation === 0 && !monochrome;
}

/** Changes the pixels of a picture in place: tone and warmth by a table for each channel, then saturation. */
export function gradePixels({ channels, data }: Raster, grade: Grade): void {
  if (isNeutral(grade)) return;
  // A full step of warmth is about 1500 K: red and blue move against each other, green a little.
  const red = toneTable(grade, 1 + 0.14 * grade.warmth);
  const green = toneTable(grade, 1 + 0.02 * grade.warmth);
  const blue = toneTable(grade, 1 - 0.18 * grade.warmth);
  const keep = grade.monochrome ? 0 : 1 + grade.saturation * (grade.saturation > 0 ? 0.7 : 1);
  for (let at = 0; at < data.length; at += channels) {
    const r = red[data[at] ?? 0] ?? 0;
    const g = green[data[at + 1] ?? 0] ?? 0;
    const b = blue[data[at + 2] ?? 0] ?? 0;
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    data[at] = toByte(grey + (r - grey) * keep);
    data[at + 1] = toByte(grey + (g - grey) * keep);
    data[at + 2] = toByte(grey + (b - grey) * keep);
  }
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5;
}

/** New value of each 8-bit value of a channel that is scaled by `gain`. */
function toneTable({ brightness, contrast, monochrome }: Grade, gain: number): Float32Array {
  // Brightness bends the middle and leaves black and white where they are.
  const gamma = 2 ** (-0.75 * brightness);
  return Float32Array.from({ length: 256 }, (_, value) => {
    const bright = Math.min(1, (value / 255) * (monochrome ? 1 : gain)) ** gamma;
    return 255 * withContrast(bright, contrast);
  });
}

/** An S through black, middle grey and white for more contrast, a flatter line for less. */
function withContrast(value: number, contrast: number): number {
  if (contrast <= 0) return 0.5 + (value - 0.5) * (1 + 0.5 * contrast);
  const smooth = value * value * (3 - 2 * value);
  return value + (smooth - value) * contrast;
}
