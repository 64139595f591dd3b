import type { Point, Polygon } from '@groundwork/imaging';
import { seededNumbers } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import { areaOf } from '@groundwork/photo-reading/plot/measure-plot';
import { type Variant, variantsOf } from '../buildings/designs.js';
import type { ProposalBrief } from '../proposal.js';
import { buildingFrame, compositionScore, type Frame } from './composition.js';
import { fits, type Rectangle } from './footprint.js';
import { edgeDistance, groundBox, groundPolygon, mainAxisDegrees } from './ground-polygon.js';
import { neighbours, wantedBuildings } from './neighbours.js';

export interface SearchRequest {
  readonly brief: ProposalBrief;
  readonly area: Polygon;
  readonly seed: number;
  readonly sun: Sun | null;
  /** Share of the picture's width that a house is best given. */
  readonly wantedWidth: number;
  /** Share of the picture's width that a frame shows at most. */
  readonly shownWidth: number;
}

/** A place for the first building of a proposal. */
export interface Candidate {
  readonly camera: SceneCamera;
  readonly plot: readonly GroundPoint[];
  readonly rectangle: Rectangle;
  readonly variant: Variant;
  readonly frame: Frame;
  readonly score: number;
  readonly setback: number;
  readonly turnCost: number;
  /** Homes of a group that did not fit next to the first. */
  readonly missing: number;
}

const UNLIKE_COST = 0.3;
/** One of several small houses is given less of the picture. */
const GROUP_MEMBER = 0.42;
/** A frontal view hides the volume: it costs more than a less welcome turn. */
const TURN_COSTS = [0, 0.08, 0.14, 0.7, 0.7] as const;
const GRID = 12;
/** Odd, so that the middle is tried: often the only place in a narrow plot. */
const COLUMNS = 11;
/** A group grows from this side of the middle to the other, by this share of the room. */
const GROUP_SHIFT = 0.24;
const MISSING_HOME_COST = 1.4;
const FAR_METRES = { eye_level: 75, oblique: 450, straight_down: 3000 } as const;
/** Room that a terrace, or a terrace and a pool, take before the house, as a share of its front and in metres of depth, and the worth of having them where they are seen. */
const TERRACE_ROOM = { ofFront: 0.7, depthMetres: 4.4 } as const;
const POOL_ROOM = { ofFront: 0.94, depthMetres: 6.9 } as const;
const TERRACE_WORTH = 0.3;
const POOL_WORTH = 0.95;
const SETBACK_METRES = 2;
const SETBACK_SHARE = 0.045;
const SLIGHTEST_SETBACK = 0.02;
/** Turning a place that was found is not free, or every place would be turned. */
const TURN_ON_COST = 0.02;
const REFINING_STEPS = [0.5, 0.25, 0.12] as const;

interface Ground {
  readonly request: SearchRequest;
  readonly camera: SceneCamera;
  readonly plot: readonly GroundPoint[];
  readonly setback: number;
  readonly middle: Point;
  readonly groupShift: number | null;
}

/** The best place on the plot; null when nothing fits. */
export function bestAt(
  request: SearchRequest,
  camera: SceneCamera,
  setbackShare: number,
): Candidate | null {
  const { brief, area, seed } = request;
  const plot = groundPolygon(camera, area, FAR_METRES[camera.view]);
  if (plot === null) return null;
  const random = seededNumbers(seed);
  const angles = turns(request, camera, plot, random);
  const shift = random();
  const wanted = wantedBuildings(brief, camera, areaOf(plot));
  const side = random() < 0.5 ? -1 : 1;
  const xs = area.map((p) => p.x);
  const span = Math.max(...xs) - Math.min(...xs);
  const ground: Ground = {
    request,
    camera,
    plot,
    setback: Math.max(
      SLIGHTEST_SETBACK,
      Math.min(SETBACK_METRES, SETBACK_SHARE * Math.sqrt(areaOf(plot))) * setbackShare,
    ),
    middle: {
      x: area.reduce((sum, p) => sum + p.x, 0) / area.length,
      y: area.reduce((sum, p) => sum + p.y, 0) / area.length,
    },
    groupShift: wanted > 1 ? side * GROUP_SHIFT * span : null,
  };
  const box = groundBox(plot);
  let best: Candidate | null = null;
  for (const variant of variantsOf(brief)) {
    let own: Candidate | null = null;
    for (let row = 0; row < GRID; row++) {
      // Rows lie closer together where the picture shows more of them.
      const t = (row + 0.3 + 0.4 * shift) / GRID;
      const z =
        camera.view === 'eye_level'
          ? box.z0 * (box.z1 / Math.max(0.1, box.z0)) ** t
          : box.z0 + t * (box.z1 - box.z0);
      for (const x of acrossPlot(plot, z)) {
        const room = Math.min(variant.size.width, variant.size.depth) / 2 + ground.setback;
        if (edgeDistance(plot, x, z) < room) continue;
        for (const [index, angle] of angles.entries()) {
          const least: number = own?.score ?? Number.NEGATIVE_INFINITY;
          own = judged(ground, variant, { x, z }, angle, TURN_COSTS[index] ?? 0.8, least) ?? own;
        }
      }
    }
    if (own === null) continue;
    const refined = asGroup(ground, refine(ground, own, (box.x1 - box.x0) / GRID), wanted);
    if (best === null || refined.score > best.score) best = refined;
  }
  return best;
}

/** Places across the plot at a distance from the camera, in even steps between its edges. */
function acrossPlot(plot: readonly GroundPoint[], z: number): number[] {
  const crossings: number[] = [];
  for (const [i, a] of plot.entries()) {
    const b = plot[(i + 1) % plot.length] ?? a;
    if (a.z > z !== b.z > z) crossings.push(a.x + ((z - a.z) * (b.x - a.x)) / (b.z - a.z));
  }
  crossings.sort((p, q) => p - q);
  const places: number[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [from, to] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
    for (let column = 0; column < COLUMNS; column++)
      places.push(from + ((to - from) * (column + 0.5)) / COLUMNS);
  }
  return places;
}

/** A place with its score; null if nothing fits or the score is at most `least`. */
function judged(
  ground: Ground,
  variant: Variant,
  centre: GroundPoint,
  rotationDegrees: number,
  turnCost: number,
  least: number,
): Candidate | null {
  const { request, camera, plot, setback } = ground;
  const { brief } = request;
  const rectangle = {
    centre,
    rotationDegrees,
    widthMetres: variant.size.width,
    depthMetres: variant.size.depth,
  };
  const frame = buildingFrame(camera, rectangle, variant.size.height);
  if (frame === null) return null;
  const isMember = brief.kind === 'cabins' && brief.homes !== 1;
  const seen =
    compositionScore(camera, frame, {
      areaMiddle: ground.middle,
      groupShift: ground.groupShift,
      wantedWidth: request.wantedWidth * (isMember ? GROUP_MEMBER : 1),
      shownWidth: request.shownWidth,
    }) -
    UNLIKE_COST * variant.unlike -
    turnCost;
  // Looking whether it fits costs the most: only for what could be better.
  if (seen <= least || !fits(plot, rectangle, setback)) return null;
  const room = isMember ? null : frontGarden(brief, rectangle);
  const cramped = room !== null && !fits(plot, room, 0.2);
  const score = seen - (cramped ? (brief.pool ? POOL_WORTH : TERRACE_WORTH) : 0);
  return score > least
    ? { camera, plot, rectangle, variant, frame, score, setback, turnCost, missing: 0 }
    : null;
}

/** Moves and turns a place by ever smaller steps while the picture improves. */
function refine(ground: Ground, from: Candidate, cell: number): Candidate {
  let best = from;
  for (const step of REFINING_STEPS) {
    const by = cell * step;
    for (const [dx, dz, turn] of [
      [by, 0, 0],
      [-by, 0, 0],
      [0, by, 0],
      [0, -by, 0],
      [0, -2 * by, 0],
      [0, 0, 4 * step],
      [0, 0, -4 * step],
    ] as const) {
      const { centre, rotationDegrees } = best.rectangle;
      best =
        judged(
          ground,
          best.variant,
          { x: centre.x + dx, z: centre.z + dz },
          rotationDegrees + turn,
          best.turnCost + (turn === 0 ? 0 : TURN_ON_COST),
          best.score,
        ) ?? best;
    }
  }
  return best;
}

/** A group's score falls with the homes that do not fit next to the first. */
function asGroup({ request, camera }: Ground, first: Candidate, wanted: number): Candidate {
  if (request.brief.kind !== 'cabins' || wanted <= 1 || camera.view !== 'eye_level') return first;
  const missing = wanted - 1 - neighbours(first, wanted, request.seed).length;
  return { ...first, missing, score: first.score - MISSING_HOME_COST * missing };
}

/** The ground that terrace and pool take before a building; null where neither is wanted. */
export function frontGarden(brief: ProposalBrief, building: Rectangle): Rectangle | null {
  if (brief.pool) return before(building, POOL_ROOM);
  return brief.terrace === 'none' ? null : before(building, TERRACE_ROOM);
}

/** The ground straight before a building's front. */
function before(
  building: Rectangle,
  { ofFront, depthMetres }: { readonly ofFront: number; readonly depthMetres: number },
): Rectangle {
  const angle = (building.rotationDegrees * Math.PI) / 180;
  const away = -(building.depthMetres + depthMetres) / 2;
  return {
    widthMetres: building.widthMetres * ofFront,
    depthMetres,
    centre: {
      x: building.centre.x - away * Math.sin(angle),
      z: building.centre.z + away * Math.cos(angle),
    },
    rotationDegrees: building.rotationDegrees,
  };
}

/** Turns to try, the best first. At eye level a corner view reads as a body; from above the plot's own axis rules. */
function turns(
  { sun, shownWidth }: SearchRequest,
  camera: SceneCamera,
  plot: readonly GroundPoint[],
  random: () => number,
): number[] {
  const axis = mainAxisDegrees(plot);
  if (camera.view === 'straight_down') return [axis, axis + 90, axis + 8, axis - 8, axis + 45];
  const chance = random() < 0.5 ? 1 : -1;
  const across = sun === null ? 0 : Math.sin((sun.azimuthDegrees * Math.PI) / 180);
  const side = Math.abs(across) < 0.2 ? chance : Math.sign(across);
  if (camera.view === 'oblique') return [axis, axis + side * 12, axis - side * 12, side * 20];
  // An upright frame has little width to spare for a second front.
  const isUpright = camera.width * shownWidth < camera.height;
  const lean = isUpright ? 5 + random() * 3 : 15 + random() * 8;
  return [side * lean, -side * lean, side * lean * 0.65, 0, axis];
}
