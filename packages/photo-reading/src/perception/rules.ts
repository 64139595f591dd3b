import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import { readTerrainInDetail } from '../terrain/read-terrain.js';
import type { TerrainClass, TerrainView } from '../terrain-reading.js';
import {
  type PerceivedViews,
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from './perception.js';

const GRID_SIDE = 160;
/** How often the rules are right, roughly: they know no doubt of their own. */
const SURE = 0.7;
/** Of a horizon read from the edge of the sky or of the ground, as a share of the height. */
const HORIZON_SPREAD = 0.08;

/** The rules do not tell bare ground from grass, nor rock, snow and things from anything. */
const MEANING: Readonly<Record<TerrainClass, readonly PerceptionClass[]>> = {
  sky: ['sky'],
  ground: ['ground', 'grass'],
  vegetation: ['trees'],
  water: ['water'],
  road: ['road'],
  building: ['building'],
};

/** What the rules of terrain/ see, in the port's form: all photos are land to them. */
export function perceiveByRules(photo: Raster, metadata: PhotoMetadata): Perception {
  const { reading, map } = readTerrainInDetail(photo, metadata);
  const scale = GRID_SIDE / Math.max(photo.width, photo.height);
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const rest = (1 - SURE) / perceptionClasses.length;
  const bytes = new Map(
    Object.entries(MEANING).map(([kind, meant]) => [
      kind,
      perceptionClasses.map((name) =>
        Math.round(255 * (rest + (meant.includes(name) ? SURE / meant.length : 0))),
      ),
    ]),
  );
  const count = perceptionClasses.length;
  const probabilities = new Uint8Array(width * height * count);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * map.height) / height) * map.width;
    for (let x = 0; x < width; x += 1) {
      const kind = map.classes[row + Math.floor(((x + 0.5) * map.width) / width)] ?? 'ground';
      probabilities.set(bytes.get(kind) ?? [], (y * width + x) * count);
    }
  }
  return {
    driver: 'rules',
    width,
    height,
    probabilities,
    land: 1,
    buildable: reading.area.confidence,
    views: viewsOf(reading.view),
    horizon:
      reading.horizonY === null
        ? null
        : { y: reading.horizonY, spread: HORIZON_SPREAD, rollDegrees: 0 },
  };
}

function viewsOf(view: TerrainView): PerceivedViews {
  const rest = (1 - SURE) / 2;
  const views = { eye_level: rest, oblique: rest, straight_down: rest };
  return { ...views, [view]: SURE };
}
