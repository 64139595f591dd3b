import type { PerceivedHorizon } from '../perception/perception.js';
import type { WorkingPicture } from '../terrain/working-picture.js';

/**
 * How much of each row of a picture belongs to one edge, 0..1: everywhere lighter above than below, or darker, or of
 * another colour. The horizon is the line where most distant things end, so a visible sea, plain or far side of a
 * meadow makes such an edge.
 */
export interface LevelEdges {
  /** For rows of a grid of this many. */
  readonly shares: Float32Array;
  /** By how many degrees the edge falls to the right. */
  readonly rolls: Float32Array;
}

/** Falls of an edge that are looked at, in rows per column: a camera is held level to within a degree or two. */
const FALLS = [0, -0.01, 0.01, -0.02, 0.02] as const;
/** Step in OKLab's lightness that is as good as any; steps in colour are weighed so much more. */
const CLEAR_STEP = 0.06;
const COLOUR = 2;
/** Every second column is enough. */
const STRIDE = 2;

export function levelEdges({ width, height, lightness, a, b }: WorkingPicture): LevelEdges {
  const shares = new Float32Array(height);
  const rolls = new Float32Array(height);
  const planes = [
    { plane: lightness, clear: CLEAR_STEP },
    { plane: a, clear: CLEAR_STEP / COLOUR },
    { plane: b, clear: CLEAR_STEP / COLOUR },
  ];
  for (let y = 0; y < height; y += 1) {
    for (const fall of FALLS) {
      for (const { plane, clear } of planes) {
        const share = Math.abs(oneWay(plane, width, height, y, fall, clear));
        if (share <= (shares[y] ?? 0)) continue;
        shares[y] = share;
        rolls[y] = (Math.atan(fall) * 180) / Math.PI;
      }
    }
  }
  return { shares, rolls };
}

/** Sum of the steps over a line, each at most 1, as a share of its length: steps down and steps up cancel out. */
function oneWay(
  plane: Float32Array,
  width: number,
  height: number,
  y: number,
  fall: number,
  clear: number,
): number {
  let sum = 0;
  let count = 0;
  for (let x = 0; x < width; x += STRIDE) {
    const row = Math.round(y + fall * (x - width / 2));
    count += 1;
    if (row < 2 || row + 1 >= height) continue;
    const at = row * width + x;
    const above = (plane[at - width] ?? 0) + (plane[at - 2 * width] ?? 0);
    const below = (plane[at] ?? 0) + (plane[at + width] ?? 0);
    sum += Math.max(-1, Math.min(1, (above - below) / 2 / clear));
  }
  return sum / count;
}

/** Places for the horizon are this far apart, as a share of the height, from one bound to the other. */
const STEP = 0.004;
const RANGE = { from: -0.4, to: 1.2 } as const;
/** Degrees of freedom of Student's distribution: perception has more large errors than a normal distribution. */
const TAILS = 5;
/** By how much more likely a full edge makes a place, as a logarithm. */
const WEIGHT = 6;
/** Share from which an edge also shows the camera's roll. */
const TELLS_ROLL = 0.6;

/** Weighs the perceived horizon with the picture's level edges. */
export function onLevelEdge(
  { y, spread, rollDegrees }: PerceivedHorizon,
  { shares, rolls }: LevelEdges,
): PerceivedHorizon {
  const places = Math.round((RANGE.to - RANGE.from) / STEP) + 1;
  const likely = Float64Array.from({ length: places }, (_, at) => {
    const place = RANGE.from + at * STEP;
    const off = (place - y) / Math.max(STEP, spread);
    const edge = shares[Math.round(place * shares.length)] ?? 0;
    return Math.exp(WEIGHT * edge) * (1 + (off * off) / TAILS) ** (-(TAILS + 1) / 2);
  });
  const all = likely.reduce((sum, value) => sum + value, 0);
  const quantile = (share: number) => {
    let sum = 0;
    const at = likely.findIndex((value) => {
      sum += value;
      return sum >= share * all;
    });
    return RANGE.from + at * STEP;
  };
  const middle = quantile(0.5);
  const row = Math.round(middle * shares.length);
  const given = (shares[row] ?? 0) >= TELLS_ROLL;
  return {
    y: middle,
    spread: Math.max(STEP, (quantile(0.84) - quantile(0.16)) / 2),
    rollDegrees: given ? (rolls[row] ?? 0) : rollDegrees,
  };
}
