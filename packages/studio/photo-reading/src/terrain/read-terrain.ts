import { type Perception, perceptionClasses } from '../perception/perception.js';
import {
  type Colour,
  ofEachClass,
  type TerrainName,
  type TerrainReading,
  type TerrainView,
} from '../terrain-reading.js';
import { isGround, type LandMap, type SkyLine, skyLine } from './land-map.js';
import type { WorkingPicture } from './working-picture.js';

/** Share of the picture from which a class has a colour. */
const LEAST_COLOURED = 0.002;

/** Reads the kind of land, its colours and its light. */
export function readTerrain(
  picture: WorkingPicture,
  seen: Perception,
  map: LandMap,
  { view, horizonY, sea }: { view: TerrainView; horizonY: number | null; sea: boolean },
): TerrainReading {
  const shares = sharesOf(map);
  const sureShares = sureSharesOf(seen);
  const colours = ofEachClass((name) => meanColour(picture, map, (kind) => kind === name));
  return {
    view,
    horizonY: horizonY !== null && horizonY >= 0 && horizonY <= 1 ? horizonY : null,
    shares,
    sureShares,
    terrain: nameTerrain(sureShares, meanColour(picture, map, isGround), sea),
    colours,
    shading: readShading(picture, map, view === 'straight_down' ? null : skyLine(map), view),
  };
}

function sharesOf({ classes }: LandMap): TerrainReading['shares'] {
  const counts = ofEachClass(() => 0);
  for (const kind of classes) counts[kind] += 1;
  return ofEachClass((name) => counts[name] / classes.length);
}

function meanColour(
  picture: WorkingPicture,
  { classes }: LandMap,
  wanted: (kind: LandMap['classes'][number]) => boolean,
): Colour | null {
  let r = 0;
  let g = 0;
  let b = 0;
  let count = 0;
  for (let at = 0; at < classes.length; at += 1) {
    const kind = classes[at];
    if (kind === undefined || !wanted(kind)) continue;
    r += picture.red[at] ?? 0;
    g += picture.green[at] ?? 0;
    b += picture.blue[at] ?? 0;
    count += 1;
  }
  if (count < LEAST_COLOURED * classes.length) return null;
  const mean = (sum: number) => Math.min(255, Math.round(sum / count));
  return { r: mean(r), g: mean(g), b: mean(b) };
}

/** Only unmistakable terrain gets its own name: all other land is a meadow if green, else a field. */
function nameTerrain(
  sure: TerrainReading['sureShares'],
  ground: Colour | null,
  sea: boolean,
): TerrainName {
  if (sure.building > 0.1 || (sure.building > 0.04 && sure.building + sure.road > 0.3))
    return 'urban';
  if (sure.snow > 0.25) return 'snow';
  if (sea && sure.water > 0.04) return 'coast';
  if (sure.ground > 0.35 && sure.grass + sure.trees < 0.04) return 'desert';
  if (sure.trees > 0.5) return 'forest';
  return ground !== null && ground.g > ground.r * 1.04 && ground.g > ground.b * 1.15
    ? 'meadow'
    : 'field';
}

/** Share of the sky's differences between its columns that an even slope has to explain. */
const EVEN = 0.6;

/** Reads from light and colour where the sun is. */
function readShading(
  picture: WorkingPicture,
  map: LandMap,
  sky: SkyLine | null,
  view: TerrainView,
): TerrainReading['shading'] {
  const { lightness, b } = picture;
  const count = lightness.length;
  const brightness = mean(lightness, () => true);
  const isLand = (at: number) => map.classes[at] !== 'sky';
  // Hard sun spreads lights and shadows on the land; mist and cloud draw them together.
  const hasLand = map.classes.some((kind) => kind !== 'sky');
  const landMean = hasLand ? mean(lightness, isLand) : brightness;
  let spread = 0;
  let landCells = 0;
  let warm = 0;
  for (let at = 0; at < count; at += 1) {
    if (!isLand(at)) {
      warm += b[at] ?? 0;
      continue;
    }
    spread += ((lightness[at] ?? 0) - landMean) ** 2;
    landCells += 1;
  }
  const skyCells = count - landCells;
  const deviation = Math.sqrt(spread / Math.max(1, landCells));
  const contrast = clamp(deviation / Math.max(0.2, landMean) / 0.4);
  const skyWarmth = skyCells > 0.03 * count ? warm / skyCells : 0;
  const warmth = Math.min(1, Math.max(-1, skyWarmth / 0.06));
  // From straight above crowns and their shadows say too little: on real pictures every method was as often wrong.
  const azimuthDegrees = sky === null ? null : fromSky(picture, sky);
  const evening = skyWarmth > 0.012 || (skyCells > 0.03 * count && landMean < 0.36);
  let elevationDegrees: number | null = null;
  if (evening) elevationDegrees = Math.round(Math.max(4, 14 - skyWarmth * 160));
  else if (contrast > 0.35 && view !== 'straight_down') elevationDegrees = 38;
  return {
    azimuthDegrees,
    elevationDegrees,
    brightness: clamp(brightness),
    warmth,
    contrast,
  };
}

/** A sun that brightens one side of the sky and is not in the picture: over that shoulder rather than abeam. */
const ASIDE_DEGREES = 120;

/** The sky is brighter on the sun's side. */
function fromSky(picture: WorkingPicture, sky: SkyLine): number | null {
  const { width, lightness } = picture;
  const columns: { x: number; value: number }[] = [];
  for (let x = 0; x < width; x += 1) {
    const end = sky[x] ?? 0;
    if (end < 6) continue;
    let sum = 0;
    for (let y = 0; y < end; y += 1) sum += lightness[y * width + x] ?? 0;
    columns.push({ x: (x + 0.5) / width - 0.5, value: sum / end });
  }
  if (columns.length < 0.4 * width) return null;
  const n = columns.length;
  const mx = columns.reduce((sum, { x }) => sum + x, 0) / n;
  const mv = columns.reduce((sum, { value }) => sum + value, 0) / n;
  const sxx = columns.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  const slope = columns.reduce((sum, { x, value }) => sum + (x - mx) * (value - mv), 0) / sxx;
  const svv = columns.reduce((sum, { value }) => sum + (value - mv) ** 2, 0);
  // The sky must differ by this much over the whole width, and evenly, to rule out clouds.
  if (Math.abs(slope) < 0.03 || slope * slope * sxx < EVEN * svv) return null;
  return slope > 0 ? ASIDE_DEGREES : -ASIDE_DEGREES;
}

function mean(plane: Float32Array, where: (at: number) => boolean): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < plane.length; at += 1) {
    if (!where(at)) continue;
    sum += plane[at] ?? 0;
    count += 1;
  }
  return sum / count;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Probability, in 255ths, from which a cell is surely of its class. */
export const SURE = 0.9 * 255;

/** Share of the picture that is surely of each class. */
export function sureSharesOf({
  width,
  height,
  probabilities,
}: Perception): TerrainReading['sureShares'] {
  const kinds = perceptionClasses.length;
  const counts = ofEachClass(() => 0);
  for (let at = 0; at < width * height; at += 1) {
    for (const [index, name] of perceptionClasses.entries()) {
      if ((probabilities[at * kinds + index] ?? 0) >= SURE) counts[name] += 1;
    }
  }
  return ofEachClass((name) => counts[name] / (width * height));
}
