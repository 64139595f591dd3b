import type { PhotoCamera } from '../camera/photo-camera.js';
import type { GroundSlope } from '../camera/scene-camera-schema.js';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';
import { medianLine } from '../terrain/median.js';

/** The brow of the ground in one column, in the tangents of the angles to the middle of the picture. */
interface BrowPoint {
  readonly x: number;
  readonly y: number;
}

const groundClasses: readonly PerceptionClass[] = ['ground', 'grass', 'snow', 'road'];
/** Most cells of other things that ground may continue behind. */
const MOST_GAP = 2;
/** Share of the height from below within which ground has to begin for a column to count. */
const FROM_BELOW = 0.25;
/** A plane's brow is straight to within this tangent, in columns from this share of the width, all of them from that. */
const STRAIGHT = 0.02;
const SUPPORT = { least: 0.5, full: 0.75 } as const;
/** Where the brow lies off the horizon by more, as a tangent, it is that of a hill or of a wood's foot, not of the ground here. */
const NEAR_HORIZON = { above: 0.03, below: 0.06 } as const;
/** Rises that could as well be another distance of the brow, or a camera not held level; and the most that is believed. */
const DOUBTED = 0.03;
const MOST = 0.12;
/** Less is level: a house needs no plinth for it. */
const LEAST = 0.015;

/**
 * How the ground rises across the picture, from the tilt of its brow against the level horizon; null when unclear. Both
 * halves of the brow must tilt alike: a hill on one side is no slope here. Graded, so that a photo of another size
 * reads the same.
 */
export function groundSlope(seen: Perception, found: PhotoCamera): GroundSlope | null {
  const { camera, horizon, view } = found;
  if (view !== 'eye_level' || horizon === null) return null;
  const brow = browOf(seen, found);
  const all = medianLine(brow);
  const near = brow.filter(({ x, y }) => Math.abs(y - all.level - all.slope * x) < STRAIGHT);
  const support = near.length / seen.width;
  if (support < SUPPORT.least) return null;
  const line = medianLine(near);
  const aspect = camera.height / camera.focalLengthPx;
  const under = line.level - (horizon.y - camera.principal.y) * aspect;
  if (under < -NEAR_HORIZON.above || under > NEAR_HORIZON.below) return null;
  const middle = near[Math.floor(near.length / 2)]?.x ?? 0;
  const halves = [near.filter(({ x }) => x < middle), near.filter(({ x }) => x >= middle)];
  const rolled =
    horizon.source === 'sea_edge' ? Math.tan((horizon.rollDegrees * Math.PI) / 180) : 0;
  const tilts = [line, ...halves.map(medianLine)].map(({ slope }) => slope - rolled);
  const [first = 0] = tilts;
  if (tilts.some((tilt) => tilt * first <= 0)) return null;
  const least = Math.min(...tilts.map(Math.abs));
  const evenly = Math.max(0, Math.min(1, (least / Math.abs(first)) * 4 - 1));
  const tilt = (Math.abs(first) + least) / 2;
  const sure = Math.min(1, (support - SUPPORT.least) / (SUPPORT.full - SUPPORT.least));
  const rise = sure * evenly * Math.min(MOST, Math.max(0, tilt - DOUBTED));
  // Rows are counted downwards: what falls to the right in the picture rises to the left on the ground.
  return rise < LEAST ? null : { across: -Math.sign(first) * rise, ahead: 0 };
}

function browOf(
  { width, height, probabilities }: Perception,
  { camera }: PhotoCamera,
): BrowPoint[] {
  const count = perceptionClasses.length;
  const indexes = groundClasses.map((name) => perceptionClasses.indexOf(name));
  const isGround = (x: number, y: number) =>
    indexes.reduce((sum, k) => sum + (probabilities[(y * width + x) * count + k] ?? 0), 0) > 127;
  const across = camera.width / camera.focalLengthPx;
  const down = camera.height / camera.focalLengthPx;
  const points: BrowPoint[] = [];
  for (let x = 0; x < width; x += 1) {
    let top = -1;
    let gap = 0;
    for (let y = height - 1; y >= 0 && gap <= MOST_GAP; y -= 1) {
      if (isGround(x, y)) [top, gap] = [y, 0];
      else if (top >= 0) gap += 1;
      else if (height - y > height * FROM_BELOW) break;
    }
    if (top < 1) continue;
    points.push({
      x: ((x + 0.5) / width - camera.principal.x) * across,
      y: (top / height - camera.principal.y) * down,
    });
  }
  return points;
}
