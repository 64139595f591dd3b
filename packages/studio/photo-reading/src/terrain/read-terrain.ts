import type { Perception } from '../perception/perception.js';
import {
  type Colour,
  ofEachClass,
  type TerrainName,
  type TerrainReading,
  type TerrainView,
} from '../terrain-reading.js';
import { isGround, type LandMap, skyLine } from './land-map.js';
import { readShading } from './shading.js';
import { sureSharesOf } from './sure-shares.js';
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
