import { blend, type Canvas, type Colour } from './canvas.js';
import { clamp, type Noise, smoothstep } from './noise.js';

const ZENITH: Colour = [0.27, 0.46, 0.73];
const MIDDLE: Colour = [0.5, 0.68, 0.87];
const HAZE: Colour = [0.83, 0.89, 0.93];
const CLOUD_LIGHT: Colour = [0.98, 0.98, 0.97];
const CLOUD_SHADE: Colour = [0.66, 0.71, 0.78];

/** How far below the first look a second one asks whether more cloud lies towards the sun. */
const TOWARDS_SUN = { x: -0.16, y: 0.1 };

/** A summer sky with fair-weather clouds that flatten towards the horizon. */
export async function paintSky(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  pause: () => Promise<void>,
): Promise<void> {
  const unit = canvas.height;
  for (let y = 0; y < horizon + 2; y += 1) {
    const up = clamp((horizon - y) / horizon, 0, 1);
    const clear =
      up < 0.35 ? blend(HAZE, MIDDLE, up / 0.35) : blend(MIDDLE, ZENITH, (up - 0.35) / 0.65);
    // The clouds lie on a plane overhead: rows near the horizon see far along it.
    const far = 1 / (up + 0.09);
    for (let x = 0; x < canvas.width; x += 1) {
      const across = ((x - canvas.width / 2) / unit) * far * 1.1;
      const density = cloud(noise, across, far * 0.62);
      const cover = smoothstep(0.04, 0.3, density) * smoothstep(0.02, 0.22, up);
      let colour = clear;
      if (cover > 0) {
        const blocking = cloud(noise, across + TOWARDS_SUN.x, far * 0.62 + TOWARDS_SUN.y);
        const shade = clamp(0.25 + (blocking - density) * 1.5 + density * 0.55, 0, 1);
        const lit = blend(CLOUD_LIGHT, CLOUD_SHADE, shade);
        colour = blend(clear, blend(HAZE, lit, smoothstep(0, 0.4, up) * 0.6 + 0.4), cover * 0.92);
      }
      canvas.lay(x, y, colour, 1);
    }
    if (y % 32 === 0) await pause();
  }
}

/** Soft heaps: large shapes decide where clouds are, fine ones give them their edge. */
function cloud(noise: Noise, x: number, y: number): number {
  const bend = noise.at(x * 0.7 + 40, y * 0.7) * 0.35;
  const shape = noise.octaves(x * 0.62 + bend, y * 1.1 + 3.7, 3);
  const edge = noise.octaves(x * 2.6 + bend, y * 3.4 + 11, 4);
  return shape * 0.95 + edge * 0.34 + 0.02;
}
