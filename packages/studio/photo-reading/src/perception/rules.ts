import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import { middle, type RuleClass, type RuleMap } from '../terrain/classify-ahead.js';
import { classifyByRules } from '../terrain/classify-by-rules.js';
import type { TerrainView } from '../terrain-reading.js';
import {
  type PerceivedViews,
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from './perception.js';

const GRID_SIDE = 160;
/** How often the rules are right, roughly: they know no doubt of their own. */
const SURE = 0.7;
/** The same for views: a slanted view needs less certainty than a straight one. */
const SURE_VIEWS = { eye_level: 0.9, oblique: 0.7, straight_down: 0.92 } as const;
/** Of a horizon read from the edge of the sky or of the ground, as a share of the height. */
const HORIZON_SPREAD = 0.08;

/** The rules do not separate bare ground from grass, nor rock, snow and things from anything. */
const MEANING: Readonly<Record<RuleClass | 'thing', readonly PerceptionClass[]>> = {
  sky: ['sky'],
  ground: ['ground', 'grass'],
  vegetation: ['trees'],
  water: ['water'],
  road: ['road'],
  building: ['building'],
  thing: ['thing'],
};

/** Sees a photo by the rules of terrain/, in the port's form. They take every photo for land. */
export function perceiveByRules(photo: Raster, metadata: PhotoMetadata): Perception {
  const { map, view, horizonY, buildable } = classifyByRules(photo, metadata);
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
  const far = farEdges(map);
  const probabilities = new Uint8Array(width * height * count);
  const sums = new Float32Array(count);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sums.fill(0);
      const [top, bottom] = covered(y, height, map.height);
      const [left, right] = covered(x, width, map.width);
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          const kind = map.classes[row * map.width + column] ?? 'ground';
          const amid = kind === 'ground' && row > (far[column] ?? 0) && !isOpen(map, row, column);
          const values = bytes.get(amid ? 'thing' : kind) ?? [];
          for (let k = 0; k < count; k += 1) sums[k] = (sums[k] ?? 0) + (values[k] ?? 0);
        }
      }
      const cells = (bottom - top) * (right - left);
      const to = (y * width + x) * count;
      for (let k = 0; k < count; k += 1) probabilities[to + k] = Math.round((sums[k] ?? 0) / cells);
    }
  }
  return {
    driver: 'rules',
    width,
    height,
    probabilities,
    land: 1,
    buildable,
    views: viewsOf(view),
    horizon: horizonY === null ? null : { y: horizonY, spread: HORIZON_SPREAD, rollDegrees: 0 },
  };
}

const isOpen = ({ open, width }: RuleMap, row: number, column: number): boolean =>
  open[row * width + column] === 1;

/** Row at which open ground begins in each column: anything else below it stands on it. */
function farEdges(map: RuleMap): Int32Array {
  const tops = Int32Array.from({ length: map.width }, (_, column) => {
    let row = 0;
    while (row < map.height && !isOpen(map, row, column)) row += 1;
    return row;
  });
  const reach = Math.max(2, Math.round(0.06 * map.width));
  return tops.map((_, column) =>
    middle([...tops.subarray(Math.max(0, column - reach), column + reach + 1)]),
  );
}

/** First cell of a finer grid that a cell covers, and the one after the last. */
function covered(at: number, size: number, cells: number): readonly [number, number] {
  const first = Math.floor((at * cells) / size);
  return [first, Math.max(first + 1, Math.floor(((at + 1) * cells) / size))];
}

function viewsOf(view: TerrainView): PerceivedViews {
  const sure = SURE_VIEWS[view];
  const rest = (1 - sure) / 2;
  return { eye_level: rest, oblique: rest, straight_down: rest, [view]: sure };
}
