import { labelRegions } from '../polygon/regions.js';
import type { TerrainClass } from '../terrain-reading.js';
import { middle, type TerrainMap } from './classify-ahead.js';
import type { Patch, Segments } from './segments.js';
import type { WorkingPicture } from './working-picture.js';

/** Tells the classes apart in a picture from straight above. */
export function classifyBelow(picture: WorkingPicture, segments: Segments): TerrainMap {
  const { width, height } = picture;
  const blank = blankBorder(picture);
  const roughness = crownThreshold(segments.patches);
  const open = segments.patches.filter((patch) => patch.rough < roughness);
  const fieldLightness = middle(open.map((patch) => patch.lightness));
  const fieldChroma = middle(open.map((patch) => patch.chroma));
  // Tiles are redder than the land, which in a desert is red itself.
  const fieldRed = middle(segments.patches.map((patch) => patch.a));
  const kinds = segments.patches.map((patch): TerrainClass => {
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
    (label, at): TerrainClass => (blank[at] === 1 ? 'ground' : (kinds[label] ?? 'ground')),
  );
  mergeSpecks(classes, width, height);
  const free = Uint8Array.from(classes, (kind, at) =>
    kind === 'ground' && blank[at] === 0 ? 1 : 0,
  );
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
  const blank = Uint8Array.from(lightness, (value, at) =>
    (value > 0.985 || value < 0.02) && (fine[at] ?? 0) < 0.02 ? 1 : 0,
  );
  const { labels } = labelRegions(blank, width, height);
  const atBorder = new Set<number>();
  for (const [at, label] of labels.entries()) {
    const x = at % width;
    const y = Math.floor(at / width);
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atBorder.add(label);
  }
  return blank.map((cell, at) => (cell === 1 && atBorder.has(labels[at] ?? 0) ? 1 : 0));
}

/** A few cells of another class inside a field are a bush's shadow or a molehill. */
function mergeSpecks(classes: TerrainClass[], width: number, height: number): void {
  for (const kind of ['road', 'building', 'water', 'vegetation'] as const) {
    const grid = Uint8Array.from(classes, (found) => (found === kind ? 1 : 0));
    const { labels, sizes } = labelRegions(grid, width, height);
    const least = (kind === 'vegetation' ? 0.0006 : 0.0012) * width * height;
    for (const [at, label] of labels.entries()) {
      if (label !== 0 && (sizes[label] ?? 0) < least) classes[at] = 'ground';
    }
  }
}
