import type { Polygon } from '@groundwork/imaging';
import { imageFromGround } from '@groundwork/photo-reading/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/scene-camera-schema';
import type { Sun } from '@groundwork/photo-reading/sun';
import type { PlacedBuilding, PlacedProposal } from '../placed-proposal.js';
import type { ProposalBrief } from '../proposal-brief.js';
import { buildingFrame } from './composition.js';
import { corners, fits } from './footprint.js';
import { polygonArea } from './ground-polygon.js';
import { neighbours, wantedBuildings } from './neighbours.js';
import { bestAt, type Candidate, frontGarden, type SearchRequest } from './search.js';
import type { Home } from './settlement.js';
import { settle } from './settlement.js';

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
const RAISES = [
  1, 1.25, 1.55, 1.9, 2.3, 2.7, 3.2, 3.8, 4.6, 5.5, 6.5, 8, 11, 16, 25, 45, 90, 200,
] as const;
const STRAIGHT_DOWN_RAISES = [1, 1.15, 1.35, 1.7, 2.4, 4, 8, 16, 32] as const;
/** When a real house does not fit, however the camera is taken to stand: smaller ones. */
const SHRINKS = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.12, 0.05, 0.02] as const;

/**
 * Finds the place on the plot where the proposal fits and reads best. Houses keep their real size; where
 * the camera's height was an estimate it gives way instead.
 * @throws RangeError when the area has no inside
 */
export function placeProposal(request: PlacementRequest): PlacedProposal {
  const { brief, area, seed, sun } = request;
  const search: SearchRequest = { brief, area, seed, sun: sun ?? null };
  const camera = aboveArea(request.camera, area);
  const raises = camera.estimates.includes('height')
    ? camera.view === 'straight_down'
      ? STRAIGHT_DOWN_RAISES
      : RAISES
    : [1];
  let best: Candidate | null = null;
  for (const shrink of SHRINKS) {
    for (const setbackShare of [1, 0.4, 0]) {
      for (const raise of raises) {
        const found = bestAt(search, camera, raise, shrink, setbackShare);
        if (found !== null && (best === null || found.score > best.score)) best = found;
        // Far stretches are for plots where nothing else fits.
        if (best !== null && raise > best.raise * (best.missing > 0 ? 8 : 2.2)) break;
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
    camera.principal.y +
    (camera.focalLengthPx * Math.tan((camera.pitchDegrees * Math.PI) / 180)) / camera.height;
  if (row < top + (bottom - top) * 0.5) return camera;
  const wanted = Math.max(-2, top - 0.35 * (bottom - top) - 0.02);
  const pitch =
    (Math.atan(((wanted - camera.principal.y) * camera.height) / camera.focalLengthPx) * 180) /
    Math.PI;
  return {
    ...camera,
    pitchDegrees: pitch,
    estimates: camera.estimates.includes('pitch')
      ? camera.estimates
      : [...camera.estimates, 'pitch'],
  };
}

function placed(best: Candidate, brief: ProposalBrief, seed: number): PlacedProposal {
  const { camera, plot, rectangle, variant } = best;
  const wanted = wantedBuildings(brief, camera, polygonArea(plot));
  const settled =
    wanted > 1 && camera.view !== 'eye_level' ? settle(best, brief, wanted, seed) : null;
  const homes: readonly Home[] = settled?.homes ?? [
    { rectangle, variant },
    ...neighbours(best, wanted, seed).map((r) => ({ rectangle: r, variant })),
  ];
  const buildings = homes.map((home) => placedBuilding(camera, home, brief));
  const clamp = (v: number) => Math.max(0, Math.min(1, v));
  const frames = homes
    .flatMap(({ rectangle: own, variant: { size } }) => {
      const before = frontGarden(brief, own);
      const seen =
        before === null || !fits(plot, before, 0) ? null : buildingFrame(camera, before, 0);
      return [buildingFrame(camera, own, size.height), seen];
    })
    .filter((f) => f !== null);
  return {
    brief,
    camera,
    scale: best.raise,
    plot: [...plot],
    setbackMetres: best.setback,
    lane: settled === null ? null : { line: [...settled.lane], widthMetres: settled.laneWidth },
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

function placedBuilding(
  camera: SceneCamera,
  { rectangle, variant }: Home,
  brief: ProposalBrief,
): PlacedBuilding {
  const footprint = corners(rectangle);
  return {
    ...rectangle,
    shrink: variant.shrink,
    footprint,
    outline: footprint.map((corner) => imageFromGround(camera, corner) ?? { x: 0, y: 0 }),
    homes: brief.kind === 'row_houses' ? variant.homes : 1,
  };
}
