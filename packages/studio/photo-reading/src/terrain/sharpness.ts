import type { Raster } from '@groundwork/imaging';

/** Half the length of the extra blur's window, in pixels. */
const REACH = 4;
const TILE = 48;
/** Mean step between neighbours, in 255ths, under which a tile has nothing to be sharp about. */
const LEAST_STEP = 1;
/** The sharpest tenth of a photo speaks for it: a background may be out of focus on purpose. */
const SHARPEST = 0.1;

/**
 * How much of the steps between neighbouring pixels an extra blur removes from a photo of about a thousand pixels,
 * 0..1: sharp photos lose most of theirs, blurred ones have little to lose (Crete and others, 2007). The worse of the
 * two directions counts, which reveals a moving camera. Null without any steps.
 */
export function sharpness(photo: Raster): number | null {
  const { width, height } = photo;
  const light = lightOf(photo);
  const lost: number[] = [];
  for (let top = 0; top + TILE <= height; top += TILE) {
    for (let left = 0; left + TILE <= width; left += TILE) {
      const across = stepsAlong(light, top * width + left, 1, width);
      const down = stepsAlong(light, top * width + left, width, 1);
      if ((across.steps + down.steps) / (2 * TILE * TILE) < LEAST_STEP) continue;
      lost.push(Math.min(across.lost, down.lost));
    }
  }
  lost.sort((one, other) => other - one);
  return lost[Math.floor(lost.length * SHARPEST)] ?? null;
}

/** Sum of the steps along the lines of a tile, and the share of it that blurring takes away. */
function stepsAlong(light: Float32Array, from: number, along: number, across: number) {
  let steps = 0;
  let taken = 0;
  for (let line = 0; line < TILE; line += 1) {
    for (let place = REACH + 1; place < TILE - REACH; place += 1) {
      const at = from + line * across + place * along;
      const step = Math.abs((light[at] ?? 0) - (light[at - along] ?? 0));
      // Two means of a sliding window differ by what enters it and what leaves.
      const enters = light[at + REACH * along] ?? 0;
      const leaves = light[at - (REACH + 1) * along] ?? 0;
      steps += step;
      taken += Math.max(0, step - Math.abs(enters - leaves) / (2 * REACH + 1));
    }
  }
  return { steps, lost: steps === 0 ? 0 : taken / steps };
}

function lightOf({ width, height, channels, data }: Raster): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const from = at * channels;
    light[at] =
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return light;
}
