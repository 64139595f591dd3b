import type { GroundPoint } from '../ground-point.js';
import type { PhotoLight } from './photo-light.js';
import { type SceneLight, skyLight, sunVisibility } from './scene-light.js';
import type { View } from './view.js';

/** Less shadow than this from the sky is not drawn, so that it ends somewhere. */
const LEAST_SKY_LOSS = 0.025;
/** How far beyond the plot shadows reach before they have faded: further off the ground is not known to be ground. */
const REACH_METRES = 9;

/** How the buildings darken the photo's own ground. */
export class GroundShadow {
  /** What is left of each channel's light at the last point. */
  readonly left = new Float32Array(3);

  constructor(
    private readonly view: View,
    private readonly light: SceneLight,
    private readonly photo: PhotoLight,
    private readonly plot: readonly GroundPoint[],
  ) {}

  /** Fills `left` for a picture position; false when nothing changes there. */
  at(px: number, py: number): boolean {
    const { view, left, photo, light } = this;
    const rx = (px - view.centreX) / view.focal;
    const ry = (py - view.centreY) / view.focal;
    const fall = -(view.forwardY - ry * view.upY);
    if (fall <= 1e-4) return false;
    const depth = view.eyeY / fall;
    const x = rx * depth;
    const z = (view.forwardZ - ry * view.upZ) * depth;
    const sky = 1 - skyLight(light, x, 0.03, z, 0, 1, 0, 0.06);
    const lost = sky <= LEAST_SKY_LOSS ? 0 : (sky - LEAST_SKY_LOSS) * 1.02;
    const sun = light.sun === null ? 0 : 1 - sunVisibility(light.sun, x, 0.02, z, 0.03);
    if (lost === 0 && sun === 0) return false;
    const fade = 1 - Math.min(1, this.beyondPlot(x, z) / REACH_METRES);
    if (fade === 0) return false;
    for (let i = 0; i < 3; i++) {
      const fromSun = photo.sunOnGround[i] as number;
      const fromSky = photo.skyOnGround[i] as number;
      left[i] = 1 - (fade * (fromSun * sun + fromSky * lost)) / (fromSun + fromSky);
    }
    return true;
  }

  /** Metres from the plot; 0 inside. */
  private beyondPlot(x: number, z: number): number {
    const { plot } = this;
    let inside = false;
    let nearest = Number.POSITIVE_INFINITY;
    for (let i = 0, j = plot.length - 1; i < plot.length; j = i++) {
      const a = plot[i] as GroundPoint;
      const b = plot[j] as GroundPoint;
      if (a.z > z !== b.z > z && x < ((b.x - a.x) * (z - a.z)) / (b.z - a.z) + a.x)
        inside = !inside;
      const ex = b.x - a.x;
      const ez = b.z - a.z;
      const t = Math.max(
        0,
        Math.min(1, ((x - a.x) * ex + (z - a.z) * ez) / Math.max(1e-9, ex * ex + ez * ez)),
      );
      const distance = (x - a.x - ex * t) ** 2 + (z - a.z - ez * t) ** 2;
      if (distance < nearest) nearest = distance;
    }
    return inside ? 0 : Math.sqrt(nearest);
  }
}
