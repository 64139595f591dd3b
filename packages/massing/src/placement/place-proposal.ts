import type { Polygon } from '@groundwork/imaging';
import { seededNumbers } from '@groundwork/imaging';
import type { BuildingSize } from '../buildings/building.js';
import { designs } from '../buildings/designs.js';
import type { GroundPoint } from '../ground-point.js';
import type { PlacedBuilding, PlacedProposal } from '../placed-proposal.js';
import type { ProposalBrief } from '../proposal-brief.js';
import { imageFromGround, type SceneCamera } from '../scene-camera.js';
import type { Sun } from '../sun.js';
import { buildingFrame, compositionScore, type Frame } from './composition.js';
import { corners, fits, type Rectangle } from './footprint.js';
import {
  groundBox,
  groundPolygon,
  isInside,
  mainAxisDegrees,
  polygonArea,
} from './ground-polygon.js';
import { neighbours, wantedBuildings } from './neighbours.js';

export interface PlacementRequest {
  readonly brief: ProposalBrief;
  readonly camera: SceneCamera;
  /** The buildable area in the photo. */
  readonly area: Polygon;
  readonly seed: number;
  /** When it is known the front is turned to it rather than away. */
  readonly sun?: Sun;
}

/** Factors on an assumed camera height that are tried, in order of belief. */
const RAISES = [1, 1.25, 1.55, 1.9, 2.4, 3, 3.8, 4.8, 6, 8, 11, 16, 25, 45, 90, 200] as const;
const STRAIGHT_DOWN_RAISES = [1, 1.3, 1.7, 2.4, 4, 8, 16, 32] as const;
/** Each time the height is stretched this factor further, it has to earn this much better a picture. */
const RAISE_COST = 0.42;
const GRID = 13;
/** A group grows from beside the middle to the other side, by this share of what there is. */
const GROUP_SHIFT = 0.24;
const FAR_METRES = { eye_level: 75, oblique: 450, straight_down: 3000 } as const;
/** When a real house does not fit, however the camera is taken to stand: smaller ones. */
const SHRINKS = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.12, 0.05, 0.02] as const;
/** What a terrace and a pool take before the house, and what it is worth to have them there, where they are seen. */
const POOL_ROOM = { widthMetres: 17, depthMetres: 11.5 } as const;
const POOL_WORTH = 0.8;
const SETBACK_METRES = 2.5;
const SLIGHTEST_SETBACK = 0.02;

interface Candidate {
  readonly camera: SceneCamera;
  readonly raise: number;
  readonly plot: GroundPoint[];
  readonly rectangle: Rectangle;
  readonly size: BuildingSize;
  readonly frame: Frame;
  readonly score: number;
  readonly setback: number;
}

/**
 * Finds the place on the plot where the proposal fits and reads best. Houses keep their real size; where
 * the camera's height was an estimate it gives way instead.
 * @throws RangeError when the area has no inside
 */
export function placeProposal(request: PlacementRequest): PlacedProposal {
  const { brief, seed } = request;
  const camera = aboveArea(request.camera, request.area);
  const raises = camera.estimates.includes('height')
    ? camera.view === 'straight_down'
      ? STRAIGHT_DOWN_RAISES
      : RAISES
    : [1];
  let best: Candidate | null = null;
  for (const shrink of SHRINKS) {
    for (const setbackShare of [1, 0.4, 0]) {
      for (const raise of raises) {
        const found = bestAt(request, camera, raise, shrink, setbackShare);
        if (found !== null && (best === null || found.score > best.score)) best = found;
        // Far stretches are for plots where nothing else fits.
        if (best !== null && raise > best.raise * 2.5) break;
      }
      if (best !== null) return placed(best, brief, seed);
    }
  }
  throw new RangeError('the buildable area has no inside');
}

/** A horizon that cuts the whole area off was misread: the camera is tilted until the area is ground. */
function aboveArea(camera: SceneCamera, area: Polygon): SceneCamera {
  if (camera.view === 'straight_down') return camera;
  const top = Math.min(...area.map((p) => p.y));
  const bottom = Math.max(...area.map((p) => p.y));
  const row =
    0.5 + (camera.focalLengthPx * Math.tan((camera.pitchDegrees * Math.PI) / 180)) / camera.height;
  if (row < top + (bottom - top) * 0.5) return camera;
  const wanted = Math.max(-2, top - 0.35 * (bottom - top) - 0.02);
  const pitch =
    (Math.atan(((wanted - 0.5) * camera.height) / camera.focalLengthPx) * 180) / Math.PI;
  return {
    ...camera,
    pitchDegrees: pitch,
    estimates: camera.estimates.includes('pitch')
      ? camera.estimates
      : [...camera.estimates, 'pitch'],
  };
}

function bestAt(
  request: PlacementRequest,
  base: SceneCamera,
  raise: number,
  shrink: number,
  setbackShare: number,
): Candidate | null {
  const { brief, area, seed } = request;
  const camera: SceneCamera = { ...base, heightMetres: base.heightMetres * raise };
  const plot = groundPolygon(camera, area, FAR_METRES[camera.view] * Math.max(1, raise / 3));
  if (plot === null) return null;
  const full = designs[brief.kind].size(brief, brief.homes ?? designs[brief.kind].usualHomes);
  const size: BuildingSize = {
    width: full.width * shrink,
    depth: full.depth * shrink,
    height: full.height * shrink,
  };
  const setback = Math.max(
    SLIGHTEST_SETBACK * shrink,
    Math.min(SETBACK_METRES, 0.09 * Math.sqrt(polygonArea(plot))) * setbackShare,
  );
  const box = groundBox(plot);
  const middle = {
    x: area.reduce((sum, p) => sum + p.x, 0) / area.length,
    y: area.reduce((sum, p) => sum + p.y, 0) / area.length,
  };
  const random = seededNumbers(seed);
  const angles = turns(camera, plot, random, request.sun ?? null);
  const shift = [random(), random()] as const;
  const wanted = wantedBuildings(brief, camera, polygonArea(plot));
  const side = random() < 0.5 ? -1 : 1;
  const xs = area.map((p) => p.x);
  const span = camera.view === 'eye_level' ? 0.6 : Math.max(...xs) - Math.min(...xs);
  const groupShift = wanted > 1 ? side * GROUP_SHIFT * span : null;
  const poolRoom = brief.pool ? POOL_ROOM : null;
  let best: Candidate | null = null;
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const x = box.x0 + ((column + 0.3 + 0.4 * shift[0]) / GRID) * (box.x1 - box.x0);
      // Rows lie closer together where the picture shows more of them.
      const t = (row + 0.3 + 0.4 * shift[1]) / GRID;
      const z =
        camera.view === 'eye_level'
          ? box.z0 * (box.z1 / Math.max(0.1, box.z0)) ** t
          : box.z0 + t * (box.z1 - box.z0);
      if (!isInside(plot, x, z)) continue;
      for (const [index, angle] of angles.entries()) {
        const rectangle = {
          centre: { x, z },
          rotationDegrees: angle,
          widthMetres: size.width,
          depthMetres: size.depth,
        };
        if (!fits(plot, rectangle, setback)) continue;
        const frame = buildingFrame(camera, rectangle, size.height);
        if (frame === null) continue;
        const score =
          compositionScore(
            camera,
            frame,
            middle,
            groupShift,
            brief.kind === 'cabins' && brief.homes !== 1,
          ) -
          RAISE_COST * Math.abs(Math.log(raise)) -
          0.06 * index -
          (poolRoom !== null && !fits(plot, before(rectangle, poolRoom), 0.15) ? POOL_WORTH : 0);
        if (best === null || score > best.score)
          best = { camera, raise, plot, rectangle, size, frame, score, setback };
      }
    }
  }
  return best;
}

/** The ground straight before a building's front. */
function before(
  building: Rectangle,
  room: { readonly widthMetres: number; readonly depthMetres: number },
): Rectangle {
  const angle = (building.rotationDegrees * Math.PI) / 180;
  const away = -(building.depthMetres + room.depthMetres) / 2;
  return {
    ...room,
    centre: {
      x: building.centre.x - away * Math.sin(angle),
      z: building.centre.z + away * Math.cos(angle),
    },
    rotationDegrees: building.rotationDegrees,
  };
}

/** Turns to try, the best first. At eye level a corner view reads as a body; from above the plot's own axis rules. */
function turns(
  camera: SceneCamera,
  plot: readonly GroundPoint[],
  random: () => number,
  sun: Sun | null,
): number[] {
  const axis = mainAxisDegrees(plot);
  if (camera.view !== 'eye_level') return [axis, axis + 90, axis + 8, axis - 8, axis + 45];
  const chance = random() < 0.5 ? 1 : -1;
  const across = sun === null ? 0 : Math.sin((sun.azimuthDegrees * Math.PI) / 180);
  const side = Math.abs(across) < 0.2 ? chance : Math.sign(across);
  const lean = 15 + random() * 9;
  return [side * lean, -side * lean, side * lean * 0.5, 0, axis];
}

function placed(best: Candidate, brief: ProposalBrief, seed: number): PlacedProposal {
  const { camera, plot, rectangle, size } = best;
  const all = [
    rectangle,
    ...neighbours(best, wantedBuildings(brief, camera, polygonArea(plot)), seed),
  ];
  const homes = brief.homes ?? designs[brief.kind].usualHomes;
  const buildings = all.map((r) =>
    placedBuilding(camera, r, brief.kind === 'row_houses' ? homes : 1),
  );
  const clamp = (v: number) => Math.max(0, Math.min(1, v));
  const frames = all.map((r) => buildingFrame(camera, r, size.height)).filter((f) => f !== null);
  return {
    brief,
    camera,
    scale: best.raise,
    plot,
    buildings,
    subject: {
      left: clamp(Math.min(...frames.map((f) => f.left))),
      top: clamp(Math.min(...frames.map((f) => f.top))),
      right: clamp(Math.max(...frames.map((f) => f.right))),
      bottom: clamp(Math.max(...frames.map((f) => f.bottom))),
    },
    seed,
  };
}

function placedBuilding(camera: SceneCamera, rectangle: Rectangle, homes: number): PlacedBuilding {
  const footprint = corners(rectangle);
  return {
    ...rectangle,
    footprint,
    outline: footprint.map((corner) => imageFromGround(camera, corner) ?? { x: 0, y: 0 }),
    homes,
  };
}
