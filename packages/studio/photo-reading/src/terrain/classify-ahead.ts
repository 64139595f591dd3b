import { labelRegions } from '@groundwork/imaging/regions';
import type { SkyLine } from './clouds.js';
import type { Patch, Segments } from './segments.js';
import type { WorkingPicture } from './working-picture.js';

/** The classes of the rules: `ground` is bare or low-grown land, `vegetation` trees and tall shrubs. */
export type RuleClass = 'sky' | 'ground' | 'vegetation' | 'water' | 'road' | 'building';

/** Class of each cell, and the land that reaches the viewer without a break. */
export interface RuleMap {
  readonly width: number;
  readonly height: number;
  readonly classes: readonly RuleClass[];
  /** 1 where land could carry a house, as far as its surface shows. */
  readonly open: Uint8Array;
}

/** Largest step in colour between neighbouring patches of one ground. */
const STEP = 0.06;
/** Largest difference from the ground at the viewer's feet. */
const REACH = 0.2;
const SEED_Y = 0.86;
/** Nine tenths of the ground at the viewer's feet lie within this of its middle colour in ordinary light. */
const USUAL_SPREAD = 0.05;
/** Share of a building's cells that lie on straight upright lines. */
const STRAIGHT = 0.03;

/** Classifies a picture taken across the land: at eye level or from a low drone. */
export function classifyAhead(
  picture: WorkingPicture,
  segments: Segments,
  sky: SkyLine | null,
): RuleMap {
  const { width, height } = picture;
  const isSky = (at: number) => sky !== null && Math.floor(at / width) < (sky[at % width] ?? 0);
  const skyShare = new Float32Array(segments.patches.length);
  // Plain loops over cells, here and below: an iterator would cost more than the loop's work.
  for (let at = 0; at < segments.labels.length; at += 1) {
    const label = segments.labels[at] ?? 0;
    if (isSky(at)) skyShare[label] = (skyShare[label] ?? 0) + 1;
  }
  const land = segments.patches.map(
    (patch, label) => patch.cells > 0 && (skyShare[label] ?? 0) < 0.5 * patch.cells,
  );
  const seeds = groundSeeds(segments.patches, land);
  const contrast = groundContrast(seeds);
  const ground = growGround(segments.patches, land, seeds, contrast);
  const seedLightness = middle(seeds.map((patch) => patch.lightness));
  const seedChroma = middle(seeds.map((patch) => patch.chroma));
  const kinds = segments.patches.map((patch, label): RuleClass => {
    if (!land[label]) return 'sky';
    if (ground[label]) return 'ground';
    // The same land again behind a road or a row of trees.
    const kin = seeds.filter((seed) => difference(seed, patch) < 0.08 * contrast).length;
    if (patch.rough < 0.06 && kin > 0.3 * seeds.length) return 'ground';
    if (sky !== null && looksLikeCloud(patch)) return 'sky';
    if (looksLikeWater(patch, seedLightness)) return 'water';
    if (looksLikeRoad(patch, seedChroma)) return 'road';
    if (patch.upright > 0.58 && patch.rough > 0.05) return 'building';
    const leaves = patch.b > 0.012 || patch.a < -0.02 || patch.lightness < 0.42;
    return leaves ? 'vegetation' : 'ground';
  });
  const classes = Array.from(segments.labels, (label, at): RuleClass => {
    if (isSky(at)) return 'sky';
    const kind = kinds[label] ?? 'ground';
    // Cells below the sky's line in a patch that lies mostly above it are twigs and ridges.
    return kind === 'sky' && !land[label] ? 'vegetation' : kind;
  });
  const open = new Uint8Array(width * height);
  for (let at = 0; at < open.length; at += 1) {
    if (classes[at] === 'ground' && ground[segments.labels[at] ?? 0]) open[at] = 1;
  }
  keepTrueRegions(classes, picture, farEdge(open, width));
  return { width, height, classes, open };
}

/** Patches along the lower border, without the odd ones: a plot is photographed from its own ground. */
function groundSeeds(patches: readonly Patch[], land: readonly boolean[]): Patch[] {
  const low = patches.filter((patch, label) => land[label] && patch.y > SEED_Y);
  const chroma = middle(low.map((patch) => patch.chroma));
  return low.filter((patch) => {
    if (chroma > 0.045 && patch.chroma < 0.022) return false;
    const kin = low.filter((other) => difference(other, patch) < 0.1).length;
    return kin >= Math.max(2, 0.08 * low.length);
  });
}

/**
 * How far apart the colours of one ground lie, 0.5 to 1: in mist and dull light woods and mountains differ from it by as
 * little as its own tufts do in the sun.
 */
function groundContrast(seeds: readonly Patch[]): number {
  const usual = {
    lightness: middle(seeds.map((patch) => patch.lightness)),
    a: middle(seeds.map((patch) => patch.a)),
    b: middle(seeds.map((patch) => patch.b)),
  };
  const spread = seeds.map((patch) => difference(usual, patch)).sort((one, two) => one - two);
  const wide = spread[Math.floor(0.9 * spread.length)] ?? USUAL_SPREAD;
  return Math.min(1, Math.max(0.5, wide / USUAL_SPREAD));
}

function growGround(
  patches: readonly Patch[],
  land: readonly boolean[],
  seeds: readonly Patch[],
  contrast: number,
): boolean[] {
  const ground = patches.map(() => false);
  const samples = seeds.filter((_, index) => index % Math.ceil(seeds.length / 24) === 0);
  const waiting: number[] = [];
  const seedSet = new Set(seeds);
  for (const [label, patch] of patches.entries()) {
    if (!seedSet.has(patch)) continue;
    ground[label] = true;
    waiting.push(label);
  }
  for (let label = waiting.pop(); label !== undefined; label = waiting.pop()) {
    const from = patches[label];
    if (from === undefined) continue;
    for (const next of from.neighbours) {
      const patch = patches[next];
      if (patch === undefined || ground[next] || !land[next] || patch.rough > 0.1) continue;
      if (difference(from, patch) > STEP * contrast) continue;
      if (!samples.some((seed) => difference(seed, patch) < REACH * contrast)) continue;
      ground[next] = true;
      waiting.push(next);
    }
  }
  return ground;
}

/** Distance in colour; hue counts more than light, which clouds and slopes change. */
function difference(one: Pick<Patch, 'lightness' | 'a' | 'b'>, other: Patch): number {
  return Math.hypot(
    0.9 * (one.lightness - other.lightness),
    2.5 * (one.a - other.a),
    2.5 * (one.b - other.b),
  );
}

/** A cloud's edge ends the line of the sky too early; nothing else up there is as bright and as smooth. */
function looksLikeCloud(patch: Patch): boolean {
  return patch.y < 0.45 && patch.lightness > 0.82 && patch.chroma < 0.045 && patch.fine < 0.006;
}

function looksLikeWater(patch: Patch, seedLightness: number): boolean {
  const blue = patch.b < -0.01 && patch.chroma > 0.014;
  const notSnow = patch.lightness < (seedLightness > 0.8 ? 0.72 : 0.9);
  return blue && notSnow && patch.fine < 0.02;
}

function looksLikeRoad(patch: Patch, seedChroma: number): boolean {
  const grey = patch.chroma < 0.022 && patch.lightness > 0.3 && patch.lightness < 0.88;
  return grey && seedChroma > 0.04 && patch.rough < 0.09 && patch.upright < 0.6;
}

/**
 * Regions that match a class only by colour take the class of their surroundings: water is level, so its upper edge is
 * straight; roads are on the ground, and buildings are not specks.
 */
function keepTrueRegions(
  classes: RuleClass[],
  { width, height, uprightLines }: WorkingPicture,
  groundTop: number,
): void {
  for (const kind of ['water', 'road', 'building'] as const) {
    const grid = new Uint8Array(classes.length);
    for (let at = 0; at < grid.length; at += 1) if (classes[at] === kind) grid[at] = 1;
    const { labels, sizes } = labelRegions(grid, width, height);
    const tops = sizes.map(() => new Map<number, number>());
    const bottoms = sizes.map(() => 0);
    const lines = sizes.map(() => 0);
    for (let at = 0; at < labels.length; at += 1) {
      const label = labels[at] ?? 0;
      if (label === 0) continue;
      const x = at % width;
      const y = Math.floor(at / width);
      if (labels[at - width] !== label && !tops[label]?.has(x)) tops[label]?.set(x, y);
      lines[label] = (lines[label] ?? 0) + (uprightLines[at] ?? 0);
      bottoms[label] = Math.max(bottoms[label] ?? 0, y);
    }
    const kept = sizes.map((size, label) => {
      if (label === 0 || size < 0.003 * width * height) return false;
      const rows = [...(tops[label]?.values() ?? [])].sort((a, b) => a - b);
      const top = (share: number) => rows[Math.floor((rows.length - 1) * share)] ?? 0;
      const bottom = bottoms[label] ?? 0;
      if (kind === 'building') {
        return bottom - top(0) > 0.045 * height && (lines[label] ?? 0) > STRAIGHT * size;
      }
      // Grey or blue things that end above the ground are rocks or far woods.
      if (bottom < groundTop - 0.03 * height) return false;
      return kind === 'road' || top(0.7) - top(0.15) < 0.035 * height;
    });
    for (let at = 0; at < labels.length; at += 1) {
      const label = labels[at] ?? 0;
      if (label !== 0 && !kept[label]) classes[at] = kind === 'building' ? 'vegetation' : 'ground';
    }
  }
}

/** Row at which the open ground usually ends. */
function farEdge(open: Uint8Array, width: number): number {
  const tops: number[] = [];
  for (let x = 0; x < width; x += 1) {
    for (let at = x; at < open.length; at += width) {
      if (open[at] === 0) continue;
      tops.push(Math.floor(at / width));
      break;
    }
  }
  return middle(tops);
}

export function middle(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
