import { Material } from '../geometry/material.js';
import { type Fragment, newFragment, shadeBy, visible } from './fragment.js';
import { lawn } from './ground/lawn.js';
import type { Light, PhotoLight } from './light/photo-light.js';
import { type SceneLight, sunVisibility } from './light/scene-light.js';
import { SurfaceSky } from './light/surface-sky.js';
import { shoulder } from './light/tone.js';
import { bark, boards, deck, door, paintwork, timber } from './materials/carpentry.js';
import {
  asphalt,
  clayTiles,
  gravel,
  greenRoof,
  paving,
  poolTiles,
  slate,
  softRim,
  soil,
  standingSeam,
} from './materials/coverings.js';
import { brick, concrete, plaster, stone } from './materials/masonry.js';
import { Mirrors, type Sight } from './materials/mirrors.js';
import { roughNoise, smoothNoise } from './materials/noise.js';
import { type PackedScene, SURFACE_STRIDE } from './packed-scene.js';
import type { View } from './view.js';

type Texture = (f: Fragment) => void;

/** A texture in the ground with a rim that wavers this far, in metres. */
function inGround(texture: Texture, wavering: number): Texture {
  return (f) => {
    texture(f);
    f.cover = softRim(f, wavering);
  };
}

function plain(): void {
  // Glass and water are drawn from their surroundings.
}

function foliage(f: Fragment): void {
  // The dark inside of a hedge, leaves next to gaps.
  const leaf = roughNoise(f.u * 17 + f.v * 9, f.v * 17 - f.u * 9) - 0.5;
  shadeBy(f, 0.8 + 2.4 * visible(f, 0.05) * leaf + 0.5 * (smoothNoise(f.u * 3, f.v * 3) - 0.5));
}

const byMaterial: Record<Material, Texture> = {
  [Material.plaster]: plaster,
  [Material.timber]: timber,
  [Material.boards]: boards,
  [Material.brick]: brick,
  [Material.stone]: stone,
  [Material.concrete]: concrete,
  [Material.clayTiles]: clayTiles,
  [Material.slate]: slate,
  [Material.standingSeam]: standingSeam,
  [Material.gravel]: inGround(gravel, 0.1),
  [Material.greenRoof]: greenRoof,
  [Material.glass]: plain,
  [Material.paint]: paintwork,
  [Material.door]: door,
  [Material.deck]: deck,
  [Material.paving]: inGround(paving, 0.05),
  [Material.asphalt]: inGround(asphalt, 0.05),
  [Material.water]: plain,
  [Material.bark]: bark,
  [Material.soil]: inGround(soil, 0.22),
  [Material.foliage]: foliage,
  [Material.clearGlass]: plain,
  [Material.poolTiles]: poolTiles,
  [Material.lawn]: lawn,
};

const textures: readonly Texture[] = Object.values(Material)
  .toSorted((a, b) => a - b)
  .map((material) => byMaterial[material]);

/** Points are lifted this far off their surface before they look for the light, in metres. */
const LIFT = 0.035;
/** Share of the ground's hue in its reflected light. */
const BOUNCED_HUE = 0.5;
const GRASS_FRINGE_METRES = 0.16;
/** Height over which a part that is dug into a slope goes under. */
const BURIED_METRES = 0.03;

/** Wherever grass meets a built thing, some blades stand before it: how high, at a place along it. */
function fringeHeight(u: number, pixel: number): number {
  const blades = smoothNoise(u * 95, 3) ** 2 * Math.min(1, 0.012 / pixel);
  return GRASS_FRINGE_METRES * (0.12 + 0.7 * blades + 0.5 * (smoothNoise(u * 3.1, 5) - 0.45));
}

/** Draws single points of surfaces in the photo's own light. */
export class SurfaceShader {
  /** Linear light of the last point, and how far it covers the photo. */
  readonly colour = new Float32Array(3);
  cover = 1;
  /** The last point was on something upright: what shows through its cover is grass in front of it. */
  upright = false;
  /** How the sky's light falls off away from the sun, for a unit normal's x and z. */
  private readonly leanX: number;
  private readonly leanZ: number;
  private readonly sloped: boolean;
  private readonly fragment: Fragment = newFragment();
  private readonly sky: SurfaceSky;
  private readonly mirrors: Mirrors;
  private readonly sight: Sight = { x: 0, z: 0, distance: 1, dx: 0, dy: 0, dz: 1 };
  /** Light that the ground throws back, less coloured than it is: the eye takes most of the hue for the wall's own. */
  private readonly bounce: readonly [number, number, number];

  constructor(
    private readonly scene: PackedScene,
    private readonly view: View,
    private readonly light: SceneLight,
    private readonly photo: PhotoLight,
    private readonly grassy: boolean,
    ground: Light,
  ) {
    this.mirrors = new Mirrors(photo, view.eyeY);
    this.sky = new SurfaceSky(scene, light);
    this.sloped = view.slopeX !== 0 || view.slopeZ !== 0;
    const grey = 0.3 * ground[0] + 0.6 * ground[1] + 0.1 * ground[2];
    this.bounce = [0, 1, 2].map(
      (i) => grey * (1 - BOUNCED_HUE) + (ground[i] ?? 0) * BOUNCED_HUE,
    ) as [number, number, number];
    const [sx, , sz] = light.sunDirection;
    const flat = Math.max(1e-4, Math.hypot(sx, sz));
    this.leanX = (photo.skyLeans * sx) / flat;
    this.leanZ = (photo.skyLeans * sz) / flat;
  }

  /** Shades the point of a surface that is seen at a picture position (pixels). */
  shade(surface: number, px: number, py: number): void {
    const { view, scene, fragment: f } = this;
    const s = scene.surfaces;
    const at = surface * SURFACE_STRIDE;
    let nx = s[at] as number;
    let ny = s[at + 1] as number;
    let nz = s[at + 2] as number;
    const rx = (px - view.centreX) / view.focal;
    const ry = (py - view.centreY) / view.focal;
    let dx = rx;
    let dy = view.forwardY - ry * view.upY;
    let dz = view.forwardZ - ry * view.upZ;
    const k = (s[at + 3] as number) - ny * view.eyeY;
    const along = nx * dx + ny * dy + nz * dz;
    const depth = Math.max(0.05, Math.min(5000, k / (along === 0 ? 1e-9 : along)));
    const x = dx * depth;
    const y = view.eyeY + dy * depth;
    const z = dz * depth;
    const stretch = Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx /= stretch;
    dy /= stretch;
    dz /= stretch;
    if (along > 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    const cosine = Math.max(0.02, Math.abs(along) / stretch);
    const ox = x - (s[at + 4] as number);
    const oy = y - (s[at + 5] as number);
    const oz = z - (s[at + 6] as number);
    const ux = s[at + 7] as number;
    const uy = s[at + 8] as number;
    const uz = s[at + 9] as number;
    const vx = s[at + 10] as number;
    const vy = s[at + 11] as number;
    const vz = s[at + 12] as number;
    f.u = ox * ux + oy * uy + oz * uz;
    f.v = ox * vx + oy * vy + oz * vz;
    f.pixel = depth / view.focal / cosine ** 0.7;
    const over = y - view.slopeX * x - view.slopeZ * z;
    f.height = over;
    f.r = s[at + 13] as number;
    f.g = s[at + 14] as number;
    f.b = s[at + 15] as number;
    f.p0 = s[at + 16] as number;
    f.p1 = s[at + 17] as number;
    f.p2 = s[at + 18] as number;
    f.p3 = s[at + 19] as number;
    f.bumpU = 0;
    f.bumpV = 0;
    f.gloss = 0;
    f.cover = 1;
    const material = scene.materials[surface] as number;
    textures[material]?.(f);
    this.upright = Math.abs(ny) < 0.5 && over > -BURIED_METRES;
    if (
      this.grassy &&
      over < GRASS_FRINGE_METRES &&
      Math.abs(ny) < 0.5 &&
      material !== Material.poolTiles
    ) {
      // A blade's edge is a few millimetres soft: without that its rim is a row of teeth.
      const above = (over - fringeHeight(f.u, f.pixel)) / Math.max(0.02, f.pixel);
      f.cover *= Math.max(0, Math.min(1, above + 0.5));
    } else if (this.grassy && f.p0 > 0 && ny > 0.9 && material !== Material.lawn) {
      f.cover *= this.overNearRim(f, dx * ux + dz * uz, dx * vx + dz * vz, -dy, depth);
    } else if (this.sloped && over < BURIED_METRES) {
      f.cover *= Math.max(0, Math.min(1, over / BURIED_METRES + 1));
    }

    let bx = nx + f.bumpU * ux + f.bumpV * vx;
    let by = ny + f.bumpU * uy + f.bumpV * vy;
    let bz = nz + f.bumpU * uz + f.bumpV * vz;
    const length = Math.sqrt(bx * bx + by * by + bz * bz);
    bx /= length;
    by /= length;
    bz /= length;

    const lx = x + nx * LIFT;
    const ly = y + ny * LIFT;
    const lz = z + nz * LIFT;
    const sx = this.light.sunDirection[0];
    const sy = this.light.sunDirection[1];
    const sz = this.light.sunDirection[2];
    const { photo, light } = this;
    let sun = 0;
    if (light.sun !== null && nx * sx + ny * sy + nz * sz > 0) {
      const facing = bx * sx + by * sy + bz * sz;
      if (facing > 0)
        sun = (facing / Math.max(0.28, sy)) * sunVisibility(light.sun, lx, ly, lz, LIFT);
    }
    const sky =
      ((this.sky.at(surface, f.u, f.v, f.pixel, along > 0 ? -1 : 1) * (1.02 + by)) / (1.02 + ny)) *
      (1 + this.leanX * bx + this.leanZ * bz);
    // Light from the ground reaches walls and undersides; less of it where little sky is seen.
    const bounce = (0.5 - 0.5 * by) * (0.5 + 0.75 * Math.min(1, sky * 2.2));
    const { sunOnGround, skyOnGround } = photo;
    const ground = this.bounce;
    const { sight } = this;
    sight.x = x;
    sight.z = z;
    sight.distance = depth * stretch;
    sight.dx = dx;
    sight.dy = dy;
    sight.dz = dz;
    if (material === Material.glass) {
      this.mirrors.glass(f, sight, nx, ny, nz, ux, uy, uz, sun, this.colour);
      this.cover = 1;
      return;
    }
    if (material === Material.water) {
      this.mirrors.water(f, sight, sun, sky, this.colour);
      this.cover = 1;
      return;
    }
    if (material === Material.clearGlass) {
      this.mirrors.look(dx, dy, dz, nx, ny, nz);
      this.cover = 0.08 + 0.75 * (1 - cosine) ** 4;
      for (let i = 0; i < 3; i++) this.colour[i] = (this.mirrors.seen[i] as number) * 0.9;
      return;
    }
    let gloss = 0;
    if (f.gloss > 0) {
      this.mirrors.look(dx, dy, dz, bx, by, bz);
      gloss = f.gloss * (0.1 + 0.9 * (1 - cosine) ** 5);
    }
    const mirror = this.mirrors.seen;
    const albedo0 = f.r;
    const albedo1 = f.g;
    const albedo2 = f.b;
    this.colour[0] = shoulder(
      albedo0 * (sunOnGround[0] * sun + skyOnGround[0] * sky + ground[0] * bounce) * (1 - gloss) +
        gloss * (mirror[0] as number),
    );
    this.colour[1] = shoulder(
      albedo1 * (sunOnGround[1] * sun + skyOnGround[1] * sky + ground[1] * bounce) * (1 - gloss) +
        gloss * (mirror[1] as number),
    );
    this.colour[2] = shoulder(
      albedo2 * (sunOnGround[2] * sun + skyOnGround[2] * sky + ground[2] * bounce) * (1 - gloss) +
        gloss * (mirror[2] as number),
    );
    this.cover = f.cover;
  }

  /** Share of a point in the ground that is seen over the blades at its near rim; `u`, `v` and `down` lead on from the eye. */
  private overNearRim(f: Fragment, u: number, v: number, down: number, depth: number): number {
    const level = Math.max(1e-6, Math.hypot(u, v));
    const toU = (f.p0 + Math.sign(u) * f.u) / Math.max(1e-6, Math.abs(u));
    const toV = (f.p1 + Math.sign(v) * f.v) / Math.max(1e-6, Math.abs(v));
    const run = Math.min(toU, toV);
    const along = toU < toV ? f.v - v * run : f.u - u * run;
    const pixel = depth / this.view.focal;
    const above = (run * down - fringeHeight(along, pixel)) / Math.max(0.02, pixel);
    return level < 0.2 ? 1 : Math.max(0, Math.min(1, above + 0.5));
  }
}
