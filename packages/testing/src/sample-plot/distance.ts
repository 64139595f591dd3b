import { blend, type Canvas, type Colour, scale } from './canvas.js';
import { clamp, type Noise, smoothstep } from './noise.js';

const AIR: Colour = [0.74, 0.82, 0.88];
const WOOD: Colour = [0.2, 0.29, 0.17];
const PASTURE: Colour = [0.45, 0.52, 0.29];

/** Ranges of hills, the furthest first: height above the horizon as a share of the picture's height. */
const RANGES = [
  { height: 0.085, roughness: 1.1, haze: 0.76, offset: 3 },
  { height: 0.055, roughness: 1.7, haze: 0.6, offset: 29 },
  { height: 0.032, roughness: 2.6, haze: 0.4, offset: 71 },
];

/** Hills of woods and pastures, bluer the further away. */
export async function paintHills(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  pause: () => Promise<void>,
): Promise<void> {
  const { width, height } = canvas;
  for (const { height: rise, roughness, haze, offset } of RANGES) {
    for (let x = 0; x < width; x += 1) {
      const at = (x / height) * roughness + offset;
      const ridge =
        0.45 + 0.75 * noise.octaves(at, offset, 2) + 0.02 * noise.octaves(at * 30, offset, 3);
      const top = horizon - rise * height * clamp(ridge, 0.1, 1.3);
      for (let y = Math.floor(top); y < horizon + 2; y += 1) {
        const depth = (y - top) / (rise * height);
        const fields = noise.octaves(at * 2.2, depth * 2 + offset * 2, 3);
        const grain = noise.octaves(x / 7 + offset, (y * 2.2) / 7, 3);
        const cover = blend(WOOD, PASTURE, smoothstep(0.02, 0.16, fields));
        const lit = scale(cover, 1 + grain * 0.5 + 0.12 * fields);
        canvas.lay(
          x,
          y,
          blend(lit, AIR, clamp(haze + 0.12 * depth, 0, 1)),
          clamp(y + 1 - top, 0, 1),
        );
      }
      if (x % 256 === 0) await pause();
    }
  }
}
