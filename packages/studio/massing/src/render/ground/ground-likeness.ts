import type { Light } from '../light/photo-light.js';

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
