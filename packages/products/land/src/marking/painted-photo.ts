import type { GreyMap, Raster } from '@groundwork/imaging';

/** Red, green and blue, 0 to 255. */
export type Ink = readonly [number, number, number];

export function inkOf(hex: string): Ink {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mixInks(a: Ink, b: Ink, share: number): Ink {
  const part = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return [part(0), part(1), part(2)];
}

/** As bright as the eye takes an ink for, 0 to 255. */
export function luma([r, g, b]: Ink): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** Pixels around the paint that share its time, so that a film may scale the map without fringes. */
const SPREAD = 4;

/**
 * A copy of a photo to paint on. Each stroke has a time; where strokes overlap, times mix like colours, so a pixel gets
 * the time of its most visible stroke.
 */
export class PaintedPhoto {
  readonly width: number;
  readonly height: number;
  private readonly colours: Uint8ClampedArray;
  private readonly cover: Float32Array;
  private readonly times: Float32Array;

  constructor(photo: Raster) {
    this.width = photo.width;
    this.height = photo.height;
    const pixels = photo.width * photo.height;
    this.cover = new Float32Array(pixels);
    this.times = new Float32Array(pixels);
    this.colours = opaque(photo);
  }

  /** Lays `ink` over the pixel number `at`; `alpha` and `time` 0 to 1. */
  paint(at: number, ink: Ink, alpha: number, time: number): void {
    // Also false for NaN.
    if (!(alpha > 0.002)) return;
    const kept = 1 - alpha;
    const byte = at * 3;
    const { colours, cover, times } = this;
    colours[byte] = (colours[byte] ?? 0) * kept + ink[0] * alpha;
    colours[byte + 1] = (colours[byte + 1] ?? 0) * kept + ink[1] * alpha;
    colours[byte + 2] = (colours[byte + 2] ?? 0) * kept + ink[2] * alpha;
    times[at] = (times[at] ?? 0) * kept + time * alpha;
    cover[at] = (cover[at] ?? 0) * kept + alpha;
  }

  /** Removes paint behind things in the photo, by `share`, 0 to 1. */
  bringForward(photo: Raster, share: (x: number, y: number) => number): void {
    const { width, colours, cover } = this;
    for (let at = 0; at < cover.length; at += 1) {
      if (cover[at] === 0) continue;
      const stays = share(at % width, Math.floor(at / width));
      if (stays === 0) continue;
      for (let part = 0; part < 3; part += 1) {
        const own = photo.data[at * photo.channels + part] ?? 0;
        const painted = colours[at * 3 + part] ?? 0;
        colours[at * 3 + part] = painted + (own - painted) * stays;
      }
    }
  }

  /** The ink on a pixel so far. */
  ink(at: number): Ink {
    const byte = at * 3;
    const { colours } = this;
    return [colours[byte] ?? 0, colours[byte + 1] ?? 0, colours[byte + 2] ?? 0];
  }

  picture(): Raster {
    const { width, height, colours } = this;
    return {
      width,
      height,
      channels: 3,
      data: new Uint8Array(colours.buffer, colours.byteOffset, colours.byteLength),
    };
  }

  /** One byte a pixel: 0 appears first, 255 last. */
  reveal(): GreyMap {
    const { width, height, cover, times } = this;
    const data = new Uint8Array(width * height).fill(255);
    const known = new Uint8Array(width * height);
    for (let at = 0; at < data.length; at += 1) {
      const seen = cover[at] ?? 0;
      if (seen === 0) continue;
      data[at] = Math.round(((times[at] ?? 0) / seen) * 255);
      known[at] = 1;
    }
    for (let y = 0; y < height; y += 1) {
      spread(data, known, y * width, 1, width);
      spread(data, known, y * width + width - 1, -1, width);
    }
    for (let x = 0; x < width; x += 1) {
      spread(data, known, x, width, height);
      spread(data, known, x + width * (height - 1), -width, height);
    }
    return { width, height, data };
  }
}

/** Carries times a few pixels on along one row or column. */
function spread(
  data: Uint8Array,
  known: Uint8Array,
  start: number,
  step: number,
  count: number,
): void {
  let left = 0;
  let carried = 255;
  for (let index = 0, at = start; index < count; index += 1, at += step) {
    if (known[at] === 1) {
      carried = data[at] ?? 255;
      left = SPREAD;
    } else if (left > 0) {
      data[at] = carried;
      known[at] = 1;
      left -= 1;
    }
  }
}

function opaque({ channels, data, width, height }: Raster): Uint8ClampedArray {
  if (channels === 3) return Uint8ClampedArray.from(data);
  const colours = new Uint8ClampedArray(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    for (let part = 0; part < 3; part += 1) {
      colours[at * 3 + part] = data[at * 4 + part] ?? 0;
    }
  }
  return colours;
}
