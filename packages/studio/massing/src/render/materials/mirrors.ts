import { type Fragment, visible } from '../fragment.js';
import { reflect } from '../light/environment.js';
import type { PhotoLight } from '../light/photo-light.js';
import { shoulder } from '../light/tone.js';
import { roomLight } from './glazing.js';
import { roughNoise, smoothNoise } from './noise.js';

/** Upward tilt of reflections in panes: land behind the camera is assumed to fall away. */
const PANE_LIFT = 0.11;
/** Panes reflect the view of a standing person: from higher up they would show nothing but grass. */
const STANDING_METRES = 1.65;
const MOST_RAISED = 0.7;
/** Reflectance of coated double panes seen straight on, their tint, and how much of the hue is left. */
const PANE_MIRRORS = 0.38;
const PANE_TINT = [0.86, 0.95, 1] as const;
const PANE_KEEPS_HUE = 0.55;
/**
 * With the sun in the picture, reflections of the land behind the camera are darker by this share of the sky's lean.
 */
const DARKER_BEHIND = 0.8;
/** Shares of red, green and blue that a pool's depth swallows. */
const DEEP_WATER_TAKES = [0.86, 0.36, 0.2] as const;
/** Where a point lies and how it is looked at. */
export interface Sight {
  x: number;
  z: number;
  /** From the eye, in metres. */
  distance: number;
  /** Unit direction of sight. */
  dx: number;
  dy: number;
  dz: number;
}

/** Draws mirroring surfaces (panes, water, polish) with the photo's own surroundings in them. */
export class Mirrors {
  /** Light of the last reflection. */
  readonly seen = new Float32Array(3);
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
  private readonly daylight: number;
  private readonly keepsHue: number;

  constructor(
    private readonly photo: PhotoLight,
    private readonly eyeY: number,
  ) {
    // Nobody takes the glow of a low sun for a tint of the panes.
    this.keepsHue = Math.min(1, PANE_KEEPS_HUE + photo.skyLeans);
    this.daylight = 0.4 * photo.sunOnGround[1] + photo.skyOnGround[1];
  }

  /** Looks along a direction thrown back by a surface with that normal. */
  look(dx: number, dy: number, dz: number, nx: number, ny: number, nz: number): void {
    const { photo, seen } = this;
    const d = 2 * (dx * nx + dy * ny + dz * nz);
    reflect(
      photo.environment,
      photo.ground,
      photo.sky,
      dx - d * nx,
      dy - d * ny,
      dz - d * nz,
      seen,
    );
  }

  /** Puts the light of a pane with a room behind it into `colour`; n is its normal, u its level direction. */
  glass(
    f: Fragment,
    { distance, dx, dy, dz }: Sight,
    nx: number,
    ny: number,
    nz: number,
    ux: number,
    uy: number,
    uz: number,
    sun: number,
    colour: Float32Array,
  ): void {
    // Panes are never quite flat, and no two hang quite alike.
    const wobble = 0.005 * (smoothNoise(f.u * 1.1 + f.p2 * 31, f.v * 0.9) - 0.5);
    const { pane, room, seen, photo } = this;
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
    const raised = Math.max(0, this.eyeY - STANDING_METRES) / Math.max(4, distance);
    this.look(dx, dy + PANE_LIFT + Math.min(MOST_RAISED, raised), dz, nx + wobble, ny + wobble, nz);
    const share = PANE_MIRRORS + (1 - PANE_MIRRORS) * (1 - cosine) ** 4;
    const grey =
      0.25 * (seen[0] as number) + 0.6 * (seen[1] as number) + 0.15 * (seen[2] as number);
    for (let i = 0; i < 3; i++) {
      const mirrored =
        (grey + ((seen[i] as number) - grey) * this.keepsHue) *
        (1 + ((PANE_TINT[i] as number) - 1) * (1 - photo.skyLeans)) *
        (1 - DARKER_BEHIND * photo.skyLeans);
      colour[i] = shoulder((room[i] as number) * (1 - share) * 0.8 + mirrored * share);
    }
  }

  /** Puts the light of a pool's water into `colour`. */
  water(
    f: Fragment,
    { x, z, dx, dy, dz }: Sight,
    sun: number,
    sky: number,
    colour: Float32Array,
  ): void {
    const calm = Math.min(1, 0.06 / f.pixel);
    const waveX =
      0.007 * calm * (smoothNoise(x * 2.1, z * 1.7) + smoothNoise(x * 5.7, z * 5.1) - 1);
    const waveZ =
      0.007 * calm * (smoothNoise(x * 1.9 + 40, z * 2.4) + smoothNoise(x * 6.9, z * 4.9 + 20) - 1);
    this.look(dx, dy, dz, waveX, 1, waveZ);
    const { photo, seen } = this;
    const flat = 1 - Math.min(1, Math.abs(dy));
    const share = 0.025 + 0.66 * flat ** 5;
    // Waves gather the sun to a net of bright lines on the bottom.
    const net = Math.abs(roughNoise(x * 1.9 + waveX * 90, z * 1.9 + waveZ * 90) - 0.5);
    const caustic = 0.95 + visible(f, 0.25) * 0.34 * Math.max(0, 1 - 20 * net);
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
          (seen[i] as number) * share +
          spark * (photo.sunOnGround[i] as number),
      );
    }
  }
}
