import type { Raster } from '@groundwork/imaging';

/**
 * Resizes to interleaved colours (0 to 1) with a triangle filter as wide as a target pixel, so that a photo and its
 * smaller copy look the same.
 */
export function resampleColours(photo: Raster, width: number, height: number): Float32Array {
  const across = taps(photo.width, width);
  const down = taps(photo.height, height);
  const narrow = new Float32Array(width * photo.height * 3);
  const { data, channels } = photo;
  for (let y = 0; y < photo.height; y += 1) {
    const row = y * photo.width * channels;
    for (let x = 0; x < width; x += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      const end = across.starts[x + 1] ?? 0;
      let from = row + (across.firsts[x] ?? 0) * channels;
      for (let tap = across.starts[x] ?? 0; tap < end; tap += 1) {
        const weight = across.weights[tap] ?? 0;
        red += weight * (data[from] ?? 0);
        green += weight * (data[from + 1] ?? 0);
        blue += weight * (data[from + 2] ?? 0);
        from += channels;
      }
      const at = (y * width + x) * 3;
      narrow[at] = red;
      narrow[at + 1] = green;
      narrow[at + 2] = blue;
    }
  }
  const colours = new Float32Array(width * height * 3);
  const pitch = width * 3;
  for (let y = 0; y < height; y += 1) {
    const first = down.firsts[y] ?? 0;
    const start = down.starts[y] ?? 0;
    const end = down.starts[y + 1] ?? 0;
    for (let tap = start; tap < end; tap += 1) {
      const weight = (down.weights[tap] ?? 0) / 255;
      const from = (first + tap - start) * pitch;
      const to = y * pitch;
      for (let i = 0; i < pitch; i += 1) {
        colours[to + i] = (colours[to + i] ?? 0) + weight * (narrow[from + i] ?? 0);
      }
    }
  }
  return colours;
}

interface Taps {
  /** First source pixel of each target pixel. */
  readonly firsts: Int32Array;
  /** Where each target pixel's weights start. */
  readonly starts: Int32Array;
  readonly weights: Float32Array;
}

function taps(source: number, target: number): Taps {
  const scale = source / target;
  const reach = Math.max(1, scale);
  const firsts = new Int32Array(target);
  const starts = new Int32Array(target + 1);
  const weights: number[] = [];
  for (let at = 0; at < target; at += 1) {
    const centre = (at + 0.5) * scale - 0.5;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(source - 1, Math.floor(centre + reach));
    const part: number[] = [];
    for (let from = first; from <= last; from += 1) {
      part.push(Math.max(0, 1 - Math.abs(from - centre) / reach));
    }
    const sum = part.reduce((total, weight) => total + weight, 0);
    // Weights of nothing: the only pixel of a source that is smaller than the filter's first zero.
    for (const weight of part) weights.push(sum > 0 ? weight / sum : 1 / part.length);
    firsts[at] = first;
    starts[at + 1] = weights.length;
  }
  return { firsts, starts, weights: Float32Array.from(weights) };
}

/** As a Raster of three channels. */
export function resampleRaster(photo: Raster, width: number, height: number): Raster {
  const colours = resampleColours(photo, width, height);
  const data = new Uint8Array(colours.length);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.round((colours[at] ?? 0) * 255);
  return { width, height, channels: 3, data };
}
