import { Material } from '../../geometry/material.js';
import { type PackedScene, SURFACE_STRIDE } from '../packed-scene.js';
import type { SurfaceShader } from '../shader.js';

const LAID_IN_GROUND: ReadonlySet<number> = new Set([
  Material.gravel,
  Material.paving,
  Material.asphalt,
  Material.soil,
]);
const PARAMETERS = 16;

/** Strips in the ground with soft rims: one shows through another where it thins out. */
export class GroundStrips {
  private readonly strips: readonly number[];

  constructor(
    scene: PackedScene,
    private readonly surfaces: SurfaceShader,
  ) {
    this.strips = Array.from({ length: scene.surfaceCount }, (_, surface) => surface).filter(
      (surface) =>
        LAID_IN_GROUND.has(scene.materials[surface] ?? -1) &&
        (scene.surfaces[surface * SURFACE_STRIDE + PARAMETERS] ?? 0) > 0,
    );
  }

  /** Lays the other strips at a picture position over the ground’s light in `base`. */
  under(surface: number, px: number, py: number, base: Float32Array): void {
    if (!this.strips.includes(surface)) return;
    let most = 0;
    let found = -1;
    for (const strip of this.strips) {
      if (strip === surface) continue;
      this.surfaces.shade(strip, px, py);
      if (this.surfaces.cover > most) {
        most = this.surfaces.cover;
        found = strip;
      }
    }
    if (found < 0) return;
    this.surfaces.shade(found, px, py);
    for (let i = 0; i < 3; i++) {
      const below = base[i] as number;
      base[i] = below + ((this.surfaces.colour[i] as number) - below) * most;
    }
  }
}
