import { labelRegions } from '@groundwork/imaging/regions';
import { middle, type RuleClass, type RuleMap } from './classify-ahead.js';
import type { Patch, Segments } from './segments.js';
import type { WorkingPicture } from './working-picture.js';

/** Tells the classes apart in a picture from straight above. */
export function classifyBelow(picture: WorkingPicture, segments: Segments): RuleMap {
  const { width, height } = picture;
  const blank = blankBorder(picture);
  const roughness = crownThreshold(segments.patches);
  const open = segments.patches.filter((patch) => patch.rough < roughness);
  const fieldLightness = middle(open.map((patch) => patch.lightness));
  const fieldChroma = middle(open.map((patch) => patch.chroma));
  // Tiles are redder than the land, which in a desert is red itself.
  const fieldRed = middle(segments.patches.map((patch) => patch.a));
  const kinds = segments.patches.map((patch): RuleClass => {
    const grey = patch.chroma < Math.min(0.03, 0.6 * fieldChroma);
    const dark = patch.lightness < fieldLightness - 0.1;
    if (grey && dark && patch.fine < 0.03 && patch.rough < 0.035 && patch.lightness < 0.5) {
      return 'water';
    }
    if (patch.b < -0.02 && patch.rough < 0.03) return 'water';
    if (grey && patch.lightness > 0.42) return 'road';
    if (patch.a > Math.max(0.035, fieldRed + 0.03) && patch.chroma > 0.045) return 'building';
    if (patch.rough > roughness) return 'vegetation';
    const shrub = dark && patch.a < -0.02 && patch.rough > 0.6 * roughness;
    return shrub || patch.lightness < fieldLightness - 0.2 ? 'vegetation' : 'ground';
  });
  const classes = Array.from(
    segments.labels,
    (label, at): RuleClass => (blank[at] === 1 ? 'ground' : (kinds[label] ?? 'ground')),
  );
  mergeSpecks(classes, width, height);
  const free = new Uint8Array(classes.length);
  for (let at = 0; at < free.length; at += 1) {
    if (classes[at] === 'ground' && blank[at] === 0) free[at] = 1;
  }
  return { width, height, classes, open: free };
}

/** Crowns of trees are rough: their threshold parts the patches' roughness best (Otsu), within what nature shows. */
function crownThreshold(patches: readonly Patch[]): number {
  const values = patches.map((patch) => patch.rough).sort((a, b) => a - b);
  let best = 0.05;
  let most = 0;
  for (let threshold = 0.026; threshold <= 0.06; threshold += 0.002) {
    const low = values.filter((value) => value <= threshold);
    const high = values.filter((value) => value > threshold);
    if (low.length === 0 || high.length === 0) continue;
    const mean = (part: readonly number[]) => part.reduce((a, b) => a + b, 0) / part.length;
    const between = low.length * high.length * (mean(high) - mean(low)) ** 2;
    if (between > most) {
      most = between;
      best = threshold;
    }
  }
  return best;
}

/** Orthophotos end in white or black where there is no data: such cells joined to the border. */
function blankBorder({ width, height, lightness, fine }: WorkingPicture): Uint8Array {
  const blank = new Uint8Array(lightness.length);
  for (let at = 0; at < blank.length; at += 1) {
    const value = lightness[at] ?? 0;
    if ((value > 0.985 || value < 0.02) && (fine[at] ?? 0) < 0.02) blank[at] = 1;
  }
  const { labels } = labelRegions(blank, width, height);
  const atBorder = new Set<number>();
  for (let x = 0; x < width; x += 1) {
    atBorder.add(labels[x] ?? 0).add(labels[(height - 1) * width + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    atBorder.add(labels[y * width] ?? 0).add(labels[(y + 1) * width - 1] ?? 0);
  }
  return blank.map((cell, at) => (cell === 1 && atBorder.has(labels[at] ?? 0) ? 1 : 0));
}

/** A few cells of another class inside a field are a bush's shadow or a molehill. */
function mergeSpecks(classes: RuleClass[], width: number, height: number): void {
  for (const kind of ['road', 'building', 'water', 'vegetation'] as const) {
    const grid = new Uint8Array(classes.length);
    for (let at = 0; at < grid.length; at += 1) if (classes[at] === kind) grid[at] = 1;
    const { labels, sizes } = labelRegions(grid, width, height);
    const least = (kind === 'vegetation' ? 0.0006 : 0.0012) * width * height;
    for (let at = 0; at < labels.length; at += 1) {
      const label = labels[at] ?? 0;
      if (label !== 0 && (sizes[label] ?? 0) < least) classes[at] = 'ground';
    }
  }
}
