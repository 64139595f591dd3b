import type { Point, Polygon } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import {
  estimateCamera,
  groundFromImage,
  imageFromGround,
} from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { type PlacementRequest, placeProposal } from '../placement/place-proposal.js';
import type { PlacedProposal } from '../proposal.js';

const views = ['eye_level', 'oblique', 'straight_down'] as const;

/**
 * A plot on the ground that a camera sees, 25 to 60 m across, each corner at its own distance from the middle: often with
 * dents, sometimes thin, for tests.
 */
export function randomArea(random: () => number, camera: SceneCamera): Polygon {
  const corners = 4 + Math.floor(random() * 4);
  const reach = 13 + 17 * random();
  const thin = random() < 0.2 ? 0.6 : 1;
  const middle = middleOf(camera, reach, random);
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const distance = reach * (0.6 + 0.4 * random());
    const corner = {
      x: middle.x + Math.cos(angle) * distance,
      z: middle.z + Math.sin(angle) * distance * thin,
    };
    const seen = imageFromGround(camera, corner);
    if (seen === null) throw new Error('a plot before the camera is seen');
    return seen;
  });
}

/** A rectangle of ground as a camera sees it: `across` metres wide about the middle, from `near` to `far` metres away. */
export function groundArea(
  camera: SceneCamera,
  { across, near, far }: { across: number; near: number; far: number },
): Polygon {
  const side = across / 2;
  return [
    { x: -side, z: far },
    { x: side, z: far },
    { x: side, z: near },
    { x: -side, z: near },
  ].flatMap((corner) => imageFromGround(camera, corner) ?? []);
}

/** Far enough before an eye that the whole plot is seen, or where a camera in the air looks. */
function middleOf(camera: SceneCamera, reach: number, random: () => number): GroundPoint {
  if (camera.view === 'eye_level') {
    const z = reach + 6 + 12 * random();
    return { x: (random() - 0.5) * 0.3 * z, z };
  }
  const seen = groundFromImage(camera, { x: 0.4 + 0.2 * random(), y: 0.5 + 0.1 * random() });
  if (seen === null) throw new Error('a camera in the air looks at the ground');
  return seen;
}

export function placeOnPlot(request: PlacementRequest): PlacedProposal {
  const placed = placeProposal(request);
  if (placed === null) throw new Error(`no room for ${request.brief.kind}`);
  return placed;
}

/** A random camera of any view, for landscape and upright photos, with or without drone metadata, for tests. */
export function randomCamera(random: () => number): SceneCamera {
  const view = views[Math.floor(random() * 3)] ?? 'eye_level';
  const known = random() < 0.4;
  return estimateCamera({
    width: 1600,
    height: random() < 0.5 ? 900 : 2200,
    horizonY: view === 'eye_level' ? 0.3 + 0.3 * random() : null,
    view,
    metadata: known
      ? { relativeAltitudeMetres: 15 + 80 * random(), focalLength35mm: 20 + 40 * random() }
      : {},
  });
}
