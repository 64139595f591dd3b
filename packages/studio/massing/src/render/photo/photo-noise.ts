import type { Raster } from '@groundwork/imaging';

/** The quietest blocks of the picture hold only noise: a low percentile of the blocks' high-frequency spread. */
export function measureGrain(photo: Raster): number {
  const block = 8;
  const spreads: number[] = [];
  const stepX = Math.max(block, Math.floor(photo.width / 48));
  const stepY = Math.max(block, Math.floor(photo.height / 32));
  const { data, width, channels } = photo;
  for (let y = 1; y + block + 1 < photo.height; y += stepY) {
    for (let x = 1; x + block + 1 < photo.width; x += stepX) {
      let sum = 0;
      let clipped = false;
      for (let dy = 0; dy < block; dy++) {
        for (let dx = 0; dx < block; dx++) {
          const at = ((y + dy) * width + x + dx) * channels + 1;
          const centre = data[at] ?? 0;
          if (centre > 252 || centre < 3) clipped = true;
          const around =
            (data[at - channels] ?? 0) +
            (data[at + channels] ?? 0) +
            (data[at - width * channels] ?? 0) +
            (data[at + width * channels] ?? 0);
          sum += (centre - around / 4) ** 2;
        }
      }
      if (!clipped) spreads.push(Math.sqrt(sum / block / block / 1.25));
    }
  }
  spreads.sort((a, b) => a - b);
  return Math.min(5, spreads[Math.floor(spreads.length * 0.15)] ?? 0);
}

/** The largest blur that is measured, in pixels. */
const MOST_SOFTNESS = 1.3;
/** Share of bends three pixels wide that is found in bends of one pixel: in sharp photos more, in enlarged ones less. */
const SHARP_SHARE = 0.34;
const SOFTNESS_PER_SHARE = 7;
/** Bends flatter than this are noise, 8-bit. */
const LEAST_BEND = 16;

/** How much softer than a sharp photo it is, in pixels of blur: an enlarged small photo has no finest detail. */
export function measureSoftness(photo: Raster): number {
  const { data, width, height, channels } = photo;
  let fine = 0;
  let wide = 0;
  for (let y = 2; y < height; y += 5) {
    for (let x = 3; x + 3 < width; x += 3) {
      const at = (y * width + x) * channels + 1;
      const middle = 2 * (data[at] as number);
      const over = 3 * channels;
      const bend = Math.abs((data[at - over] as number) + (data[at + over] as number) - middle);
      if (bend < LEAST_BEND) continue;
      wide += bend;
      fine += Math.abs((data[at - channels] as number) + (data[at + channels] as number) - middle);
    }
  }
  if (wide === 0) return 0;
  return Math.max(0, Math.min(MOST_SOFTNESS, (SHARP_SHARE - fine / wide) * SOFTNESS_PER_SHARE));
}
