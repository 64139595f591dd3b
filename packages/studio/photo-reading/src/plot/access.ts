import type { Polygon } from '@groundwork/imaging';
import { isInside } from '@groundwork/imaging/polygon-geometry';
import type { GroundPoint } from '../camera/ground-point.js';
import { groundFromImage } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import type { Perception, PerceptionClass } from '../perception/perception.js';
import { type GroundMap, groundMap, shownStretch } from './ground-map.js';
import { flat } from './measure-plot.js';
import { sharesOf } from './open-ground.js';

/** Ground that can be driven on, and what no way is cut through. */
const drivable: readonly PerceptionClass[] = ['ground', 'grass', 'snow', 'road'];
const blocking: readonly PerceptionClass[] = ['water', 'building', 'sky'];
/** A way is looked for this far away: at eye level in metres, from the air in heights of the camera. */
const REACH = { eyeLevelMetres: 60, heights: 4 } as const;
const MOST_CELLS = 110;
/** Probability from which a cell is road, and from which no way leads through it. */
const SURELY = { road: 0.5, blocked: 0.4 } as const;
/** Extra cost of a metre through overgrowth, in metres over open ground. */
const OVERGROWN = 14;
/**
 * At eye level a way avoids the photographer's feet, where it would fill the picture: within how many metres, and the
 * cost of a metre at half of that.
 */
const FEET_METRES = 13;
/** A road is worth this many metres of detour against a way that only leaves the picture. */
const ROAD_WORTH = 22;
/** How far a way continues beyond the picture's frame, or into a road, in metres. */
const BEYOND = { frame: 5, road: 1.2 } as const;

/**
 * The way from a plot to the nearest road that is seen, or else out of the picture: over open ground, round trees and
 * water. It begins at the plot's edge; no points where nothing leads there.
 */
export function accessTo(
  camera: SceneCamera,
  seen: Perception,
  polygon: Polygon,
): readonly GroundPoint[] {
  const corners = polygon.flatMap((corner) => groundFromImage(camera, corner) ?? []);
  if (corners.length < 3 || corners.length < polygon.length) return [];
  const stretch = shownStretch(
    camera,
    camera.view === 'eye_level'
      ? REACH.eyeLevelMetres
      : REACH.heights * Math.max(20, camera.heightMetres),
  );
  const longest = Math.max(stretch.farthest - stretch.nearest, 2 * stretch.aside);
  if (longest <= 0) return [];
  const cell = Math.max(0.75, longest / MOST_CELLS);
  const land = (classes: readonly PerceptionClass[]) =>
    groundMap(camera, sharesOf(seen, classes), stretch, cell);
  const open = land(drivable);
  const roads = land(['road']);
  const blocked = land(blocking);
  const outline = flat(corners);
  const near = Math.min(...corners.map(({ z }) => z));
  const far = Math.max(...corners.map(({ z }) => z));
  const line = cheapestWay(open, {
    // Fronts and their drives are on the side that is seen.
    starts: ({ x, z }) =>
      isInside(outline, { x, y: z }) && (camera.view === 'straight_down' || z < (near + far) / 2),
    cost: (at, { x, z }) => {
      if ((blocked.open[at] ?? 0) > SURELY.blocked) return Number.POSITIVE_INFINITY;
      const overgrown = 1 - (open.open[at] ?? 0);
      const away = Math.hypot(x, z);
      const underFoot =
        camera.view === 'eye_level' && away < FEET_METRES ? (2 * (FEET_METRES - away)) ** 1.2 : 0;
      return 1 + OVERGROWN * overgrown + underFoot;
    },
    goal: (at, column, row) => {
      if ((roads.open[at] ?? 0) > SURELY.road) return 0;
      return leavesFrame(open, column, row) ? ROAD_WORTH : null;
    },
  });
  return line === null ? [] : drawnOut(line.points, line.reachedFree ? BEYOND.road : BEYOND.frame);
}

/** Whether the picture ends next to or in front of a cell; the far end counts only at the edge of the map. */
function leavesFrame({ columns, rows, seen }: GroundMap, column: number, row: number): boolean {
  const isSeen = (c: number, r: number) =>
    c >= 0 && c < columns && r >= 0 && r < rows && seen[r * columns + c] === 1;
  return (
    isSeen(column, row) &&
    row < rows - 1 &&
    (!isSeen(column - 1, row) || !isSeen(column + 1, row) || !isSeen(column, row - 1))
  );
}

const SMOOTHINGS = 6;

/** Turns cells' steps into a gentle line that continues straight for some metres. */
function drawnOut(cells: readonly GroundPoint[], metres: number): GroundPoint[] {
  let line = [...cells];
  for (let pass = 0; pass < SMOOTHINGS; pass += 1) {
    line = line.map((point, at) => {
      const before = line[at - 1];
      const after = line[at + 1];
      if (before === undefined || after === undefined) return point;
      return {
        x: (before.x + 2 * point.x + after.x) / 4,
        z: (before.z + 2 * point.z + after.z) / 4,
      };
    });
  }
  const last = line.at(-1);
  const from = line.at(-4) ?? line[0];
  if (last === undefined || from === undefined) return [];
  const length = Math.hypot(last.x - from.x, last.z - from.z);
  if (length < 0.1) return [];
  const share = metres / length;
  return [
    ...line,
    { x: last.x + (last.x - from.x) * share, z: last.z + (last.z - from.z) * share },
  ];
}

interface Journey {
  readonly starts: (place: GroundPoint) => boolean;
  /** Of a metre through a cell: at least 1; infinite where no way leads. */
  readonly cost: (at: number, place: GroundPoint) => number;
  /** Cost of ending in a cell: 0 where that is wanted, null where no way ends. */
  readonly goal: (at: number, column: number, row: number) => number | null;
}

interface Way {
  readonly points: readonly GroundPoint[];
  /** Whether it ends where that costs nothing. */
  readonly reachedFree: boolean;
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** The cheapest way over the cells of ground that the picture shows; null where no goal is reached. */
function cheapestWay(map: GroundMap, { starts, cost, goal }: Journey): Way | null {
  const { columns, rows, cellMetres, x0, z0, seen } = map;
  const cells = [...seen.keys()].filter((at) => seen[at] === 1);
  const place = (at: number): GroundPoint => ({
    x: x0 + (at % columns) * cellMetres,
    z: z0 + Math.floor(at / columns) * cellMetres,
  });
  const prices = new Float64Array(columns * rows);
  const costs = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(columns * rows).fill(-1);
  for (const at of cells) {
    prices[at] = cost(at, place(at)) * cellMetres;
    if (starts(place(at))) costs[at] = 0;
  }
  const cheapen = (at: number): boolean => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    let cheaper = false;
    for (const [dc, dr] of STEPS) {
      const [c, r] = [column + dc, row + dr];
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      const from = r * columns + c;
      const total = (costs[from] ?? 0) + (prices[at] ?? 0) * Math.hypot(dc, dr);
      if (total >= (costs[at] ?? 0)) continue;
      costs[at] = total;
      before[at] = from;
      cheaper = true;
    }
    return cheaper;
  };
  // To and fro over all cells until no way gets cheaper: a handful of rounds, as ways on land hardly turn back.
  const back = cells.toReversed();
  for (let round = 0, changed = true; changed; round += 1) {
    changed = (round % 2 === 0 ? cells : back).reduce((any, at) => cheapen(at) || any, false);
  }
  let best: { readonly at: number; readonly cost: number; readonly free: boolean } | null = null;
  for (const at of cells) {
    if (costs[at] === 0 || costs[at] === Number.POSITIVE_INFINITY) continue;
    const ends = goal(at, at % columns, Math.floor(at / columns));
    const total = (costs[at] ?? 0) + (ends ?? Number.POSITIVE_INFINITY);
    if (total < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { at, cost: total, free: ends === 0 };
  }
  if (best === null) return null;
  const points: GroundPoint[] = [];
  for (let at = best.at; at >= 0; at = before[at] ?? -1) points.push(place(at));
  return { points: points.toReversed(), reachedFree: best.free };
}
