import type { Raster } from '@groundwork/imaging';
import type { RuleClass } from './classify-ahead.js';

/** A picture drawn for tests, with the truth of every pixel. */
export interface DrawnScene {
  readonly photo: Raster;
  readonly truth: readonly RuleClass[];
  /** Share from the top, or null from straight above. */
  readonly horizonY: number | null;
}

// Jest looks every global up through its sandbox, which makes Math slow in loops over pixels.
const { abs, floor, hypot, imul, max, min, round, sin } = Math;

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number) => { readonly colour: Colour; readonly kind: RuleClass };

function hash(x: number, y: number, seed: number): number {
  let value = imul(x, 374761393) ^ imul(y, 668265263) ^ imul(seed, 1442695041);
  value = imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

function noise(x: number, y: number, seed: number): number {
  const x0 = floor(x);
  const y0 = floor(y);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const u = ease(x - x0);
  const v = ease(y - y0);
  const top = hash(x0, y0, seed) * (1 - u) + hash(x0 + 1, y0, seed) * u;
  const bottom = hash(x0, y0 + 1, seed) * (1 - u) + hash(x0 + 1, y0 + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** Noise of several sizes, 0..1. */
function grain(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0, size = 1, part = 1; octave < octaves; octave += 1, size *= 2, part *= 0.55) {
    sum += noise(x * size, y * size, seed + octave) * part;
    weight += part;
  }
  return sum / weight;
}

const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const scale = (a: Colour, by: number): Colour => [a[0] * by, a[1] * by, a[2] * by];

function draw(width: number, height: number, horizonY: number | null, paint: Paint): DrawnScene {
  const data = new Uint8Array(width * height * 3);
  const truth: RuleClass[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const { colour, kind } = paint((column + 0.5) / width, (row + 0.5) / height);
      truth.push(kind);
      for (let part = 0; part < 3; part += 1) {
        const sensor = (hash(column, row, 900 + part) - 0.5) * 6;
        const value = round((colour[part] ?? 0) + sensor);
        data[(row * width + column) * 3 + part] = min(255, max(0, value));
      }
    }
  }
  return { photo: { width, height, channels: 3, data }, truth, horizonY };
}

export interface GroundLevelStyle {
  readonly horizonY: number;
  readonly skyTop: Colour;
  readonly skyFoot: Colour;
  readonly clouds: number;
  readonly land: Colour;
  readonly landOther: Colour;
  /** Strength of the ground's texture. */
  readonly tufts: number;
  readonly trees: Colour | null;
  /** Height of the wood at the horizon as a share of the picture. */
  readonly treeline: number;
  /** Downward slope of the land's edge from left to right. */
  readonly slope?: number;
  readonly mountains?: Colour;
  readonly sea?: Colour;
  /** A lake on the left part of the ground. */
  readonly lake?: boolean;
  /** A road that runs from the lower right corner to the horizon. */
  readonly road?: boolean;
  readonly houses?: boolean;
}

export function drawGroundLevel(style: GroundLevelStyle, width = 660, height = 440): DrawnScene {
  const { horizonY } = style;
  const ratio = width / height;
  return draw(width, height, horizonY, (x, y) => {
    const edge = horizonY + (x - 0.5) * (style.slope ?? 0);
    if (style.trees !== null) {
      const sides = max(0, abs(x - 0.5) - 0.38) * 1.6;
      const crowns = grain(x * 34 * ratio, 3, 5) * 0.6 + grain(x * 9 * ratio, 8, 6) * 0.4;
      const foot = edge + 0.012 + sides * 0.3;
      const top = edge - style.treeline * (0.35 + crowns) - sides * 0.9;
      if (y > top && y < foot) {
        const leaves = grain(x * 90 * ratio, y * 90, 21);
        const lit = 0.35 + leaves * 1.1 - ((y - top) / (foot - top)) * 0.25;
        return { colour: scale(style.trees, lit), kind: 'vegetation' };
      }
    }
    if (style.houses === true && y < edge + 0.03) {
      for (const [left, right, top] of [
        [0.08, 0.24, 0.16],
        [0.3, 0.38, 0.3],
        [0.66, 0.9, 0.2],
      ] as const) {
        if (x < left || x > right || y < edge - top) continue;
        const pane = ((x - left) * 26) % 1 > 0.45 && ((y + 1) * 22) % 1 > 0.5;
        const wall: Colour = [196, 186, 172];
        return { colour: pane ? [62, 74, 88] : wall, kind: 'building' };
      }
    }
    if (y < edge) {
      if (style.mountains !== undefined) {
        const ridge = edge - 0.12 - grain(x * 3.4, 1, 31) * 0.3;
        if (y > ridge) {
          const rock = grain(x * 40 * ratio, y * 40, 33);
          return { colour: scale(style.mountains, 0.8 + rock * 0.4), kind: 'ground' };
        }
      }
      const cloud = max(0, grain(x * 4, y * 9, 41) - 0.5) * 2 * style.clouds;
      const sky = mix(style.skyTop, style.skyFoot, min(1, y / edge));
      return { colour: mix(sky, [245, 245, 247], min(1, cloud)), kind: 'sky' };
    }
    if (style.sea !== undefined && y < edge + 0.12 + (grain(x * 5, 2, 51) - 0.5) * 0.03) {
      const waves = grain(x * 30 * ratio, (y - edge) * 400, 52);
      return { colour: scale(style.sea, 0.92 + waves * 0.16), kind: 'water' };
    }
    const depth = 0.16 / (y - edge + 0.02);
    const along = (x - 0.5) * ratio * depth;
    if (style.lake === true && along < -0.35 - grain(depth * 2, 3, 61) * 0.12 && y < 0.9) {
      const ripple = grain(x * 40, y * 160, 62);
      return { colour: scale(style.skyFoot, 0.62 + ripple * 0.1), kind: 'water' };
    }
    if (style.road === true && along > 0.34 && along < 0.66) {
      const asphalt = grain(x * 200, y * 200, 71, 2);
      return { colour: scale([118, 117, 119], 0.94 + asphalt * 0.12), kind: 'road' };
    }
    const patch = grain(along * 5, depth * 5, 81);
    const blades = grain(along * 60, depth * 60, 82, 3) - 0.5;
    const light = 1 + blades * style.tufts * min(1, 3 / depth);
    return { colour: scale(mix(style.land, style.landOther, patch), light), kind: 'ground' };
  });
}

/** A field from straight above with a road on the left, a wood on the right and below, and a house. */
export function drawFromAbove(
  land: Colour = [122, 136, 72],
  landOther: Colour = [148, 150, 92],
  width = 640,
  height = 480,
): DrawnScene {
  return draw(width, height, null, (x, y) => {
    const wood =
      x > 0.8 + (grain(3, y * 7, 11) - 0.5) * 0.12 || y > 0.84 + grain(x * 7, 4, 12) * 0.06;
    const copse = hypot((x - 0.42) * 1.33, y - 0.2) < 0.09 + grain(x * 20, y * 20, 13) * 0.02;
    const road = abs(x - 0.12 - sin(y * 3) * 0.02) < 0.028;
    if (road) {
      const asphalt = grain(x * 200, y * 200, 14, 2);
      return { colour: scale([132, 131, 133], 0.92 + asphalt * 0.16), kind: 'road' };
    }
    if (x > 0.2 && x < 0.29 && y > 0.1 && y < 0.22) {
      const tiles = floor(y * 120) % 2 === 0 ? 1 : 0.9;
      const side = x < 0.245 ? 1 : 0.78;
      return { colour: scale([158, 96, 78], tiles * side), kind: 'building' };
    }
    if (wood || copse) {
      const crown = grain(x * 44, y * 33, 15, 3);
      return { colour: scale([74, 98, 52], 0.25 + crown * 1.4), kind: 'vegetation' };
    }
    const patch = grain(x * 5, y * 4, 16);
    const rows = grain(x * 90, y * 68, 17, 2) - 0.5;
    return { colour: scale(mix(land, landOther, patch), 1 + rows * 0.14), kind: 'ground' };
  });
}
