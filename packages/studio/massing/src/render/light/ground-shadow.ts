import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { edgeDistance, isInside } from '../../placement/ground-polygon.js';
import { ContactMap } from '../ground/contact-map.js';
import type { PackedScene } from '../packed-scene.js';
import { type GroundSight, groundRay, type View } from '../view.js';
import type { Light, PhotoLight } from './photo-light.js';
import { type LightMaps, type SceneLight, skyLight, sunVisibility } from './scene-light.js';

/** Less shadow than this from the sky is not drawn, so that it ends somewhere. */
const LEAST_SKY_LOSS = 0.025;
/** Round the scene, the sky light's loss is measured this far. */
const SKY_REACH_METRES = 6;
const FINEST_CELL_METRES = 0.18;
const MOST_CELLS = 60_000;
/** Distance beyond the plot at which shadows have faded: farther away the ground is uncertain. */
const REACH_METRES = 9;
/** Nor further than this share of the distance to the camera: near it a metre fills the picture. */
const REACH_OF_DISTANCE = 0.3;

/** How many times likelier a place on the plot is ground than one beyond. */
const SURELY_GROUND = 3;
/** Photos softer than this, in pixels of blur, soften the shadows that fall into them. */
const LEAST_SOFTNESS = 0.3;
/** Pixels from the middle to the places that are averaged, for each pixel of softness. */
const SOFT_SPREAD = 1.7;
const SPREAD = [0.5, 0.87, 0.5, -0.87, -1, 0, 0.5, 0.29, -0.5, 0.29, 0, -0.58] as const;
const OUTERMOST = 3;

/** How the buildings darken the photo's own ground. */
export class GroundShadow {
  /** The share of each channel's light that is left at the last point. */
  readonly left = new Float32Array(3);
  /** Sky light lost on a grid over the ground, -1 until computed: it changes slowly and is interpolated. */
  private readonly losses: Float32Array;
  private readonly contacts: ContactMap;
  private readonly likeness: GroundLikeness;
  private readonly sight: GroundSight = { x: 0, z: 0, depth: 0 };
  private readonly left0: number;
  private readonly near0: number;
  private readonly cell: number;
  private readonly columns: number;
  private readonly rows: number;

  constructor(
    private readonly view: View,
    private readonly light: SceneLight,
    private readonly photo: PhotoLight,
    private readonly plot: readonly GroundPoint[],
    scene: PackedScene,
    plotGround: Light,
  ) {
    this.likeness = new GroundLikeness(plotGround, photo.sky);
    const { bounds } = scene;
    this.contacts = new ContactMap(scene);
    this.left0 = bounds.min[0] - SKY_REACH_METRES;
    this.near0 = bounds.min[2] - SKY_REACH_METRES;
    const width = bounds.max[0] - bounds.min[0] + 2 * SKY_REACH_METRES;
    const depth = bounds.max[2] - bounds.min[2] + 2 * SKY_REACH_METRES;
    this.cell = Math.max(FINEST_CELL_METRES, Math.sqrt((width * depth) / MOST_CELLS));
    this.columns = Math.ceil(width / this.cell) + 1;
    this.rows = Math.ceil(depth / this.cell) + 1;
    this.losses = new Float32Array(this.columns * this.rows).fill(-1);
  }

  /** Fills `left` for a picture position with that linear light; false when nothing changes there. */
  at(px: number, py: number, r: number, g: number, b: number): boolean {
    const { view, left, photo, light } = this;
    if (!groundRay(view, px, py, this.sight)) return false;
    const { x, z, depth } = this.sight;
    const lost = this.skyLoss(x, z);
    const sun = light.sun === null ? 0 : 1 - this.sunAt(light.sun, x, z, depth);
    const contact = this.contacts.lost(x, z);
    if (lost === 0 && sun === 0 && contact === 0) return false;
    const reach = Math.min(REACH_METRES, REACH_OF_DISTANCE * depth);
    const beyond = this.beyondPlot(x, z);
    let fade = 1 - Math.min(1, beyond / reach);
    // On the plot only clear sky, over a brow nearer than the plot's far edge, is not ground.
    if (fade > 0) fade *= Math.min(1, this.likeness.of(r, g, b) * (beyond > 0 ? 1 : SURELY_GROUND));
    if (fade === 0) return false;
    for (let i = 0; i < 3; i++) {
      const fromSun = photo.sunOnGround[i] as number;
      const fromSky = photo.skyOnGround[i] as number;
      const open = 1 - (fromSun * sun + fromSky * lost) / (fromSun + fromSky);
      left[i] = 1 - fade * (1 - open * (1 - contact));
    }
    return true;
  }

  /** In a soft photo shadows have soft rims too. */
  private sunAt(maps: LightMaps, x: number, z: number, depth: number): number {
    const { slopeX, slopeZ } = this.view;
    const middle = sunVisibility(maps, x, slopeX * x + slopeZ * z + 0.02, z, 0.03);
    const { softness } = this.photo;
    if (softness < LEAST_SOFTNESS) return middle;
    const spread = (SOFT_SPREAD * softness * depth) / this.view.focal;
    let sum = middle;
    const places = SPREAD.length / 2;
    for (let i = 0; i < places; i++) {
      // The outermost places first: where they agree no rim is near.
      if (i === OUTERMOST && (sum === 0 || sum === OUTERMOST + 1)) return middle;
      const px = x + (SPREAD[2 * i] as number) * spread;
      const pz = z + (SPREAD[2 * i + 1] as number) * spread;
      sum += sunVisibility(maps, px, slopeX * px + slopeZ * pz + 0.02, pz, 0.03);
    }
    return sum / (places + 1);
  }

  /** Loss at a point of the grid, computed on first use. */
  private lossAt(column: number, row: number): number {
    const at = row * this.columns + column;
    const known = this.losses[at] as number;
    if (known >= 0) return known;
    const x = this.left0 + column * this.cell;
    const z = this.near0 + row * this.cell;
    const sky = skyLight(
      this.light,
      x,
      this.view.slopeX * x + this.view.slopeZ * z + 0.03,
      z,
      0,
      1,
      0,
      0.06,
      0.5,
      -1,
    );
    const loss = Math.max(0, 1 - sky - LEAST_SKY_LOSS) * 1.02;
    this.losses[at] = loss;
    return loss;
  }

  private skyLoss(x: number, z: number): number {
    const { columns } = this;
    const a = (x - this.left0) / this.cell;
    const b = (z - this.near0) / this.cell;
    if (!(a >= 0 && b >= 0 && a < columns - 1 && b < this.rows - 1)) return 0;
    const ia = a | 0;
    const ib = b | 0;
    const fa = a - ia;
    const near = this.lossAt(ia, ib) * (1 - fa) + this.lossAt(ia + 1, ib) * fa;
    const far = this.lossAt(ia, ib + 1) * (1 - fa) + this.lossAt(ia + 1, ib + 1) * fa;
    return near + (far - near) * (b - ib);
  }

  /** Metres from the plot; 0 inside. */
  private beyondPlot(x: number, z: number): number {
    return isInside(this.plot, x, z) ? 0 : edgeDistance(this.plot, x, z);
  }
}

/** Least difference of ground and sky that separates them, in the logarithms of their light. */
const DISTINCT = 0.9;
/** How much closer to the sky than to the ground a pixel must be to count fully as sky. */
const BETWEEN = 0.5;
const DARKEST = 0.003;

/** How far a pixel looks like the plot's ground rather than like the sky: land beyond a brow is seen as neither. */
export class GroundLikeness {
  private readonly distinct: boolean;

  constructor(
    private readonly ground: Light,
    private readonly sky: Light,
  ) {
    this.distinct = apart(ground, sky[0], sky[1], sky[2]) > DISTINCT;
  }

  /** 1 for ground, 0 for sky; linear light. */
  of(r: number, g: number, b: number): number {
    if (!this.distinct) return 1;
    const nearer = apart(this.sky, r, g, b) - apart(this.ground, r, g, b);
    return Math.max(0, Math.min(1, 0.5 + nearer / BETWEEN));
  }
}

function apart([r0, g0, b0]: Light, r: number, g: number, b: number): number {
  const dr = Math.log((r + DARKEST) / (r0 + DARKEST));
  const dg = Math.log((g + DARKEST) / (g0 + DARKEST));
  const db = Math.log((b + DARKEST) / (b0 + DARKEST));
  // Brightness says less than hue: ground may be in shadow.
  const mean = (dr + dg + db) / 3;
  return Math.sqrt((dr - mean) ** 2 + (dg - mean) ** 2 + (db - mean) ** 2) + LIGHT * Math.abs(mean);
}

const LIGHT = 0.25;
