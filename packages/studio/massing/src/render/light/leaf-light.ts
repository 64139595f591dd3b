import { hash } from '../../random.js';
import { LEAF_STRIDE, type PackedScene } from '../packed-scene.js';
import type { PhotoLight } from './photo-light.js';
import { type SceneLight, skyLight, sunVisibility } from './scene-light.js';
import { shoulder } from './tone.js';

/** Light that leaves hand on to each other, as a factor. */
const GLOW = 1.2;
/** Light that shines through a leaf is yellower than the light it throws back. */
const THROUGH = [0.72, 0.66, 0.22] as const;
/** How far leaves differ in brightness and in hue. */
const VARIETY = { light: 0.34, hue: 0.16 } as const;
/** How far a leaf keeps the hue it was given: seen small, leaves are mixed with twigs and shade. */
const KEEPS_HUE = 0.94;

/** Leaf cards are small: each is lit once, when it is first seen. */
export class LeafLight {
  private readonly colours: Float32Array;
  private readonly lit: Uint8Array;

  constructor(
    private readonly scene: PackedScene,
    private readonly light: SceneLight,
    private readonly photo: PhotoLight,
    private readonly eyeY: number,
  ) {
    this.colours = new Float32Array(scene.leafCount * 3);
    this.lit = new Uint8Array(scene.leafCount);
  }

  /** Puts a leaf card's linear light into `out`. */
  shade(leaf: number, out: Float32Array): void {
    const { colours, lit } = this;
    const to = leaf * 3;
    if (lit[leaf] === 0) {
      lit[leaf] = 1;
      this.light1(leaf, to);
    }
    out[0] = colours[to] as number;
    out[1] = colours[to + 1] as number;
    out[2] = colours[to + 2] as number;
  }

  private light1(leaf: number, to: number): void {
    const { leaves } = this.scene;
    const { light, photo, colours } = this;
    const at = leaf * LEAF_STRIDE;
    const x = leaves[at] as number;
    const y = leaves[at + 1] as number;
    const z = leaves[at + 2] as number;
    const ax = leaves[at + 3] as number;
    const ay = leaves[at + 4] as number;
    const az = leaves[at + 5] as number;
    const bx = leaves[at + 6] as number;
    const by = leaves[at + 7] as number;
    const bz = leaves[at + 8] as number;
    let nx = ay * bz - az * by;
    let ny = az * bx - ax * bz;
    let nz = ax * by - ay * bx;
    const length = Math.max(1e-9, Math.sqrt(nx * nx + ny * ny + nz * nz));
    nx /= length;
    ny /= length;
    nz /= length;
    const depth = leaves[at + 13] as number;
    const sx = light.sunDirection[0];
    const sy = light.sunDirection[1];
    const sz = light.sunDirection[2];
    let thrown = 0;
    let through = 0;
    if (light.sun !== null) {
      const towards = nx * sx + ny * sy + nz * sz;
      const seenFrom = -(nx * x + ny * (y - this.eyeY) + nz * z);
      const visible =
        ((1 - 0.35 * depth) / Math.max(0.34, sy)) * sunVisibility(light.sun, x, y, z, 0.12);
      // Small leaves stand every way on a spray: none is quite dark.
      const facing = (0.3 + 0.7 * Math.abs(towards)) * visible;
      if (towards * seenFrom > 0) thrown = facing;
      else through = facing;
    }
    const sky =
      skyLight(light, x, y, z, 0, 1, 0, 0.3, 0.5, leaf & 1) *
      (1 - 0.55 * depth) *
      (0.8 + 0.2 * ny * ny);
    const tone = GLOW * (1 + VARIETY.light * (hash(leaf, 3) - 0.5));
    const hue = VARIETY.hue * (hash(leaf, 5) - 0.5);
    const grey =
      0.3 * (leaves[at + 9] as number) +
      0.6 * (leaves[at + 10] as number) +
      0.1 * (leaves[at + 11] as number);
    for (let i = 0; i < 3; i++) {
      const own = Math.max(0.008, grey + ((leaves[at + 9 + i] as number) - grey) * KEEPS_HUE);
      const albedo = tone * own * (i === 0 ? 1 + hue : i === 2 ? 1 - hue : 1);
      const sun = thrown * 0.86 + through * (THROUGH[i] as number);
      colours[to + i] = shoulder(
        albedo *
          ((photo.sunOnGround[i] as number) * sun +
            (photo.skyOnGround[i] as number) * (0.1 + 0.9 * sky) +
            0.16 * (photo.ground[i] as number)),
      );
    }
  }
}
