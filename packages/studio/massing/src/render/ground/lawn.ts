import { Material } from '../../geometry/material.js';
import type { Fragment } from '../fragment.js';
import { roughNoise } from '../materials/noise.js';
import { type PackedScene, SURFACE_STRIDE } from '../packed-scene.js';

/** Over so many metres a lawn thins out, and by so many its edge wavers. */
const GRADED_METRES = 0.9;
const RAGGED_METRES = 1.5;
/** How much of the ground's own colour gives way. */
const STRENGTH = 0.72;
const COLOUR = 13;

/** How far a lawn covers the ground: p0 and p1 are half its measures, u and v run from its middle. */
export function lawn(f: Fragment): void {
  const inside = Math.min(f.p0 - Math.abs(f.u), f.p1 - Math.abs(f.v));
  const wavering = (roughNoise(f.u * 0.7, f.v * 0.7) - 0.5) * RAGGED_METRES;
  const share = Math.max(0, Math.min(1, (inside + wavering) / GRADED_METRES));
  f.cover = share * share * (3 - 2 * share);
}

/** The lawns of a scene by surface id: 1 for a lawn, 0 for all else and for bare ground. */
export function lawnsOf(scene: PackedScene): Uint8Array {
  const lawns = new Uint8Array(scene.surfaceCount + scene.leafCount + 1);
  for (let surface = 0; surface < scene.surfaceCount; surface += 1)
    if (scene.materials[surface] === Material.lawn) lawns[surface + 1] = 1;
  return lawns;
}

/**
 * Gives ground the lawn's hue and keeps its own light and dark.
 *
 * @param ground linear light; the result is written to `target`
 */
export function growLawn(
  scene: PackedScene,
  surface: number,
  cover: number,
  ground: Float32Array,
  target: Float32Array,
): void {
  const { surfaces } = scene;
  const at = surface * SURFACE_STRIDE + COLOUR;
  const own = luminance(surfaces, at);
  const light = luminance(ground, 0);
  for (let part = 0; part < 3; part += 1) {
    const from = ground[part] as number;
    const grown = own > 0 ? (light * (surfaces[at + part] as number)) / own : from;
    target[part] = from + (grown - from) * STRENGTH * cover;
  }
}

function luminance(colours: Float32Array, at: number): number {
  return (
    0.2126 * (colours[at] as number) +
    0.7152 * (colours[at + 1] as number) +
    0.0722 * (colours[at + 2] as number)
  );
}
