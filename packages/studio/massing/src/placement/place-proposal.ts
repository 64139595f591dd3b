import type { Polygon } from '@groundwork/imaging';
import { imageFromGround } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import { areaOf } from '@groundwork/photo-reading/plot/measure-plot';
import type { PlacedBuilding, PlacedProposal, ProposalBrief } from '../proposal.js';
import { buildingFrame, isSeenWhole, WHOLE_SHARE } from './composition.js';
import { corners, fits } from './footprint.js';
import { neighbours, wantedBuildings } from './neighbours.js';
import { bestAt, type Candidate, frontGarden, type SearchRequest } from './search.js';
import type { Home } from './settlement.js';
import { settle } from './settlement.js';

export interface PlacementRequest {
  readonly brief: ProposalBrief;
  readonly camera: SceneCamera;
  readonly area: Polygon;
  readonly seed: number;
  /** If given, the front is turned towards it. */
  readonly sun?: Sun;
  /** Preferred width of a house as a share of the picture: the film's camera rests on it. */
  readonly wantedWidth?: number;
  /**
   * Largest combined width of a proposal's houses, as a share of the picture: a group of free size has no more houses.
   * A single house keeps its size.
   */
  readonly mostWidth?: number;
  /** Whether the land is sand, rock, snow or bare earth. */
  readonly roughGround?: boolean;
  /** Share of the picture's width that a frame shows at most, 1 when left out. */
  readonly shownWidth?: number;
}

/** Default shares when the camera's rest is unknown. */
const WANTED_WIDTH = { eye_level: 0.45, oblique: 0.3, straight_down: 0.2 } as const;

/** Shares of the usual setback that are tried: a narrow plot is built on up to its edge before it is refused. */
const SETBACKS = [1, 0.4, 0] as const;

/**
 * Finds the place on the plot where the proposal fits and reads best. Houses keep their real size and the camera its
 * height.
 * @returns null where nothing of the brief's kind fits on the area
 */
export function placeProposal(request: PlacementRequest): PlacedProposal | null {
  const { brief } = request;
  const found = placeWanted(request);
  const isAlone = brief.kind === 'cabins' && brief.homes === null && found?.buildings.length === 1;
  if (!isAlone) return found;
  // The first house of a group is off centre; if no other fits next to it, it gets the middle.
  const alone = placeWanted({ ...request, brief: { ...brief, homes: 1 } });
  return alone === null ? found : { ...alone, brief };
}

function placeWanted(request: PlacementRequest): PlacedProposal | null {
  const { brief, camera, area, seed, sun, wantedWidth, shownWidth = 1 } = request;
  const search: SearchRequest = {
    brief,
    area,
    seed,
    sun: sun ?? null,
    wantedWidth: wantedWidth ?? WANTED_WIDTH[camera.view],
    shownWidth,
  };
  for (const setbackShare of SETBACKS) {
    const best = bestAt(search, camera, setbackShare);
    if (best !== null) return placed(best, request);
  }
  return null;
}

interface Group {
  readonly homes: readonly Home[];
  readonly subject: PlacedProposal['subject'];
}

function placed(best: Candidate, request: PlacementRequest): PlacedProposal {
  const { brief, seed, roughGround, shownWidth = 1 } = request;
  const { mostWidth = WHOLE_SHARE * shownWidth } = request;
  const { camera, plot } = best;
  const wanted = wantedBuildings(brief, camera, areaOf(plot));
  const isAsked = brief.kind === 'cabins' && brief.homes !== null;
  const isLarge = (group: Group) =>
    !isAsked && (widthOf(group) > mostWidth || !isSeenWhole(group, shownWidth));
  let group = groupOf(best, brief, wanted, seed);
  for (let count = wanted - 1; count > 0 && isLarge(group); count -= 1) {
    group = groupOf(best, brief, count, seed);
  }
  const { homes, subject } = group;
  const buildings = homes.map((home) => placedBuilding(camera, home, brief));
  return {
    brief,
    camera,
    plot: [...plot],
    setbackMetres: best.setback,
    buildings,
    subject,
    seed,
    ...(roughGround === undefined ? {} : { roughGround }),
  };
}

const widthOf = ({ subject }: Group): number => subject.right - subject.left;

/** The requested number of homes, or as many as fit next to the first. */
function groupOf(best: Candidate, brief: ProposalBrief, wanted: number, seed: number): Group {
  const { camera, plot, rectangle, variant } = best;
  const settled =
    wanted > 1 && camera.view !== 'eye_level' ? settle(best, brief, wanted, seed) : null;
  const homes: readonly Home[] = settled ?? [
    { rectangle, variant },
    ...neighbours(best, wanted, seed).map((r) => ({ rectangle: r, variant })),
  ];
  const frames = homes
    .flatMap(({ rectangle: own, variant: { size } }) => {
      const before = frontGarden(brief, own);
      const seen =
        before === null || !fits(plot, before, 0) ? null : buildingFrame(camera, before, 0);
      return [buildingFrame(camera, own, size.height), seen];
    })
    .filter((f) => f !== null);
  const clamp = (v: number) => Math.max(0, Math.min(1, v));
  return {
    homes,
    subject: {
      left: clamp(Math.min(...frames.map((f) => f.left))),
      top: clamp(Math.min(...frames.map((f) => f.top))),
      right: clamp(Math.max(...frames.map((f) => f.right))),
      bottom: clamp(Math.max(...frames.map((f) => f.bottom))),
    },
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
    footprint,
    outline: footprint.map((corner) => imageFromGround(camera, corner) ?? { x: 0, y: 0 }),
    homes: brief.kind === 'row_houses' ? variant.homes : 1,
  };
}
