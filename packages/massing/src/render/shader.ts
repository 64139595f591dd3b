import { Material } from '../geometry/material.js';
import { reflect } from './environment.js';
import { type Fragment, newFragment, visible } from './fragment.js';
import { roomLight } from './glazing.js';
import { roughNoise, smoothNoise } from './noise.js';
import { type PackedScene, SURFACE_STRIDE } from './packed-scene.js';
import type { PhotoLight } from './photo-light.js';
import { type SceneLight, sunVisibility } from './scene-light.js';
import { SurfaceSky } from './surface-sky.js';
import { textures } from './textures.js';
import { shoulder } from './tone.js';
import type { View } from './view.js';

/** Points are lifted this far off their surface before they look for the light, in metres. */
const LIFT = 0.035;
/** Upward turn of what panes mirror: land behind the camera is taken to fall away. */
const PANE_LIFT = 0.11;
/** What coated double panes mirror when looked straight upon, how they tint it, and how much of its hue is left. */
const PANE_MIRRORS = 0.42;
const PANE_TINT = [0.86, 0.95, 1] as const;
const PANE_KEEPS_HUE = 0.55;
/** What a pool's depth swallows of red, green and blue. */
const DEEP_WATER_TAKES = [0.86, 0.36, 0.2] as const;
const GRASS_FRINGE_METRES = 0.1;

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
  private readonly fragment: Fragment = newFragment();
  private readonly sky: SurfaceSky;
  private readonly mirror = new Float32Array(3);
  private readonly room = new Float32Array(3);
  private readonly pane = {
    u: 0,
    v: 0,
    width: 1,
    height: 1,
    room: 1,
    fullHeight: false,
    du: 0,
    dv: 0,
    dw: 1,
  };
  private readonly skyMean: readonly [number, number, number];
  /** What the ground throws back, less coloured than it is: the eye takes most of the hue for the wall's own. */
  private readonly bounce: readonly [number, number, number];
  private readonly daylight: number;

  constructor(
    private readonly scene: PackedScene,
    private readonly view: View,
    private readonly light: SceneLight,
    private readonly photo: PhotoLight,
    private readonly grassy: boolean,
  ) {
    this.skyMean = photo.sky;
    this.sky = new SurfaceSky(scene, light);
    const grey = 0.3 * photo.ground[0] + 0.6 * photo.ground[1] + 0.1 * photo.ground[2];
    this.bounce = [0, 1, 2].map((i) => grey * 0.55 + (photo.ground[i] ?? 0) * 0.45) as [
      number,
      number,
      number,
    ];
    this.daylight = 0.4 * photo.sunOnGround[1] + photo.skyOnGround[1];
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
    const stretch = Math.hypot(dx, dy, dz);
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
    f.height = y;
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
    this.upright = Math.abs(ny) < 0.5;
    if (
      this.grassy &&
      y < GRASS_FRINGE_METRES &&
      Math.abs(ny) < 0.5 &&
      material !== Material.poolTiles
    ) {
      if (y < fringeHeight(f.u, f.pixel)) f.cover = 0;
    }

    let bx = nx + f.bumpU * ux + f.bumpV * vx;
    let by = ny + f.bumpU * uy + f.bumpV * vy;
    let bz = nz + f.bumpU * uz + f.bumpV * vz;
    const length = Math.hypot(bx, by, bz);
    bx /= length;
    by /= length;
    bz /= length;

    const lx = x + nx * LIFT;
    const ly = y + ny * LIFT;
    const lz = z + nz * LIFT;
    const [sx, sy, sz] = this.light.sunDirection;
    const { photo, light } = this;
    let sun = 0;
    if (light.sun !== null && nx * sx + ny * sy + nz * sz > 0) {
      const facing = bx * sx + by * sy + bz * sz;
      if (facing > 0)
        sun = (facing / Math.max(0.28, sy)) * sunVisibility(light.sun, lx, ly, lz, LIFT);
    }
    const sky =
      (this.sky.at(surface, f.u, f.v, f.pixel, along > 0 ? -1 : 1) * (1.02 + by)) / (1.02 + ny);
    // What the ground throws back reaches walls and undersides; less of it where little sky is seen.
    const bounce = (0.5 - 0.5 * by) * (0.5 + 0.75 * Math.min(1, sky * 2.2));
    const { sunOnGround, skyOnGround } = photo;
    const ground = this.bounce;
    if (material === Material.glass) {
      this.glass(f, dx, dy, dz, nx, ny, nz, ux, uy, uz, sun);
      return;
    }
    if (material === Material.water) {
      this.water(f, x, z, dx, dy, dz, sun, sky);
      return;
    }
    if (material === Material.clearGlass) {
      this.reflection(dx, dy, dz, nx, ny, nz);
      this.cover = 0.08 + 0.75 * (1 - cosine) ** 4;
      for (let i = 0; i < 3; i++) this.colour[i] = (this.mirror[i] as number) * 0.9;
      return;
    }
    let gloss = 0;
    if (f.gloss > 0) {
      this.reflection(dx, dy, dz, bx, by, bz);
      gloss = f.gloss * (0.1 + 0.9 * (1 - cosine) ** 5);
    }
    const mirror = this.mirror;
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

  private reflection(dx: number, dy: number, dz: number, nx: number, ny: number, nz: number): void {
    const d = 2 * (dx * nx + dy * ny + dz * nz);
    reflect(
      this.photo.environment,
      this.photo.ground,
      this.skyMean,
      dx - d * nx,
      dy - d * ny,
      dz - d * nz,
      this.mirror,
    );
  }

  private glass(
    f: Fragment,
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    ux: number,
    uy: number,
    uz: number,
    sun: number,
  ): void {
    // Panes are never quite flat, and no two hang quite alike.
    const wobble = 0.005 * (smoothNoise(f.u * 1.1 + f.p2 * 31, f.v * 0.9) - 0.5);
    const { pane, room, mirror, colour, photo } = this;
    const cosine = Math.abs(dx * nx + dy * ny + dz * nz);
    pane.u = f.u;
    pane.v = f.v;
    pane.width = f.p0;
    pane.height = f.p1;
    pane.room = f.p2 * 7 + Math.round(f.p0 * 10);
    pane.fullHeight = f.p3 > 0.5;
    pane.du = dx * ux + dy * uy + dz * uz;
    pane.dv = dy;
    pane.dw = Math.max(0.02, cosine);
    roomLight(pane, this.daylight + 0.6 * sun * photo.sunOnGround[1], photo.dusk, room);
    this.reflection(dx, dy + PANE_LIFT, dz, nx + wobble, ny + wobble, nz);
    const share = PANE_MIRRORS + (1 - PANE_MIRRORS) * (1 - cosine) ** 4;
    const grey =
      0.25 * (mirror[0] as number) + 0.6 * (mirror[1] as number) + 0.15 * (mirror[2] as number);
    for (let i = 0; i < 3; i++) {
      const seen =
        (grey + ((mirror[i] as number) - grey) * PANE_KEEPS_HUE) * (PANE_TINT[i] as number);
      colour[i] = shoulder((room[i] as number) * (1 - share) * 0.8 + seen * share);
    }
    this.cover = 1;
  }

  private water(
    f: Fragment,
    x: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    sun: number,
    sky: number,
  ): void {
    const calm = Math.min(1, 0.06 / f.pixel);
    const waveX =
      0.022 * calm * (smoothNoise(x * 2.1, z * 1.7) + smoothNoise(x * 5.7, z * 5.1) - 1);
    const waveZ =
      0.022 * calm * (smoothNoise(x * 1.9 + 40, z * 2.4) + smoothNoise(x * 6.9, z * 4.9 + 20) - 1);
    this.reflection(dx, dy, dz, waveX, 1, waveZ);
    const { photo, colour, mirror } = this;
    const flat = 1 - Math.min(1, Math.abs(dy));
    const share = 0.025 + 0.72 * flat ** 5;
    // Waves gather the sun to a net of bright lines on the bottom.
    const net = Math.abs(roughNoise(x * 1.9 + waveX * 30, z * 1.9 + waveZ * 30) - 0.5);
    const caustic = 0.92 + visible(f, 0.25) * 0.4 * Math.max(0, 1 - 8 * net);
    const spark = visible(f, 0.1) * Math.max(0, smoothNoise(x * 13, z * 9) - 0.86) * 3 * sun;
    // The longer the way through it, the bluer: towards the far side it deepens.
    const deep = 0.35 + 0.65 * flat;
    const rgb = [f.r, f.g, f.b] as const;
    for (let i = 0; i < 3; i++) {
      const inside =
        (rgb[i] as number) *
        (1 - deep * (DEEP_WATER_TAKES[i] as number)) *
        ((photo.sunOnGround[i] as number) * sun * caustic + (photo.skyOnGround[i] as number) * sky);
      colour[i] = shoulder(
        inside * (1 - share) +
          (mirror[i] as number) * share +
          spark * (photo.sunOnGround[i] as number),
      );
    }
    this.cover = 1;
  }
}
