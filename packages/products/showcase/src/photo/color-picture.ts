import { oklabOf, rgbOf } from '../compose/color.js';
import type { PhotoLayer } from '../design.js';

/** A design's changes to a photo's colours. */
export type Coloration = Pick<PhotoLayer, 'tint'>;

type Tint = NonNullable<Coloration['tint']>;

/** Changes RGB pixels in place. */
export function colorPicture(data: Uint8Array, { tint }: Coloration): void {
  if (tint === undefined) return;
  const opacity = opacityOf(tint, data);
  const [red, green, blue] = rgbOf(tint.color).map((channel) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.round(value + (channel - value) * opacity)),
  );
  if (red === undefined || green === undefined || blue === undefined) return;
  for (let at = 0; at < data.length; at += 3) {
    data[at] = red[data[at] ?? 0] ?? 0;
    data[at + 1] = green[data[at + 1] ?? 0] ?? 0;
    data[at + 2] = blue[data[at + 2] ?? 0] ?? 0;
  }
}

/** Pixels sampled for the lightness of the whole. */
const SAMPLES = 1600;

function opacityOf({ color, opacity, deeper }: Tint, data: Uint8Array): number {
  const [own] = oklabOf(rgbOf(color));
  return Math.min(1, opacity + deeper * Math.abs(lightnessOf(data) - own));
}

/** Mean OKLab lightness of RGB pixels. */
function lightnessOf(data: Uint8Array): number {
  const step = 3 * Math.max(1, Math.round(data.length / 3 / SAMPLES));
  let [sum, count] = [0, 0];
  for (let at = 0; at + 2 < data.length; at += step) {
    const [lightness] = oklabOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    sum += lightness;
    count += 1;
  }
  return sum / Math.max(1, count);
}
