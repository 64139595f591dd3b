import type { PhotoMetadata } from '@groundwork/imaging';
import type { Perception } from '../perception/perception.js';
import type { WorkingPicture } from '../terrain/working-picture.js';
import type { TerrainView } from '../terrain-reading.js';
import { levelEdges, onLevelEdge } from './level-edges.js';
import { estimateCamera } from './scene-camera.js';
import type { SceneCamera } from './scene-camera-schema.js';
import { findSeaEdge } from './sea-edge.js';

/** Where the ground would end, and the source of it. */
export interface PhotoHorizon {
  /** In the middle of the picture, as a share of its height from the top; may lie outside of it. */
  readonly y: number;
  /** One standard deviation, as a share of the height. */
  readonly spread: number;
  /** By how much it falls to the right. */
  readonly rollDegrees: number;
  readonly source: 'gimbal' | 'sea_edge' | 'perception' | 'assumed';
}

export interface PhotoCamera {
  readonly view: TerrainView;
  readonly viewProbability: number;
  readonly horizon: PhotoHorizon | null;
  readonly camera: SceneCamera;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Without metadata a photo counts as aerial only when that is almost certain: most people stand on the land. */
const FROM_THE_AIR = 0.9;
/** Gimbal pitches in degrees: under the first a drone looks straight down, under the second it looks down at all. */
const STEEP = -60;
const SLANTED = -10;
/** A drone this high has taken off. */
const FLYING_METRES = 8;
/** For a horizon without any evidence, over the labelled photos at eye level: mean and standard deviation. */
const USUAL_HORIZON = { y: 0.5, spread: 0.2 } as const;
/** Uncertainty of the focal length as a share, given and assumed; and of any gimbal, as a share of the height. */
const FOCAL_SPREAD = { given: 0.02, assumed: 0.15 } as const;
const GIMBAL_SPREAD = 0.008;
/** For an oblique view without evidence of the horizon. */
const OBLIQUE_SPREAD = 0.25;

/**
 * The camera that took a photo, from its metadata and its contents.
 *
 * @param picture for extra evidence: level edges
 */
export function photoCamera(
  size: Size,
  metadata: PhotoMetadata,
  seen: Perception,
  picture: WorkingPicture,
): PhotoCamera {
  const seenFrom = viewOf(metadata, seen);
  return { ...seenFrom, ...cameraOfView(size, metadata, seen, picture, seenFrom.view) };
}

function cameraOfView(
  size: Size,
  metadata: PhotoMetadata,
  seen: Perception,
  picture: WorkingPicture,
  view: TerrainView,
): Pick<PhotoCamera, 'horizon' | 'camera'> {
  const horizon = view === 'straight_down' ? null : horizonOf(size, metadata, seen, view, picture);
  const assumed = horizon?.source === 'assumed' && view !== 'eye_level';
  const camera = estimateCamera({
    ...size,
    horizonY: assumed ? null : (horizon?.y ?? null),
    view,
    metadata,
  });
  const estimates: SceneCamera['estimates'] =
    horizon?.source === 'assumed' && !camera.estimates.includes('pitch')
      ? [...camera.estimates, 'pitch']
      : camera.estimates;
  return { horizon, camera: { ...camera, estimates } };
}

/** How a photo was taken, from its metadata alone; null when that does not say. */
export function givenView({
  gimbalPitchDegrees: pitch,
  relativeAltitudeMetres: altitude,
}: PhotoMetadata): 'straight_down' | 'from_above' | null {
  if (pitch !== null && pitch < STEEP) return 'straight_down';
  const flying =
    (altitude !== null && altitude > FLYING_METRES) || (pitch !== null && pitch < SLANTED);
  return flying ? 'from_above' : null;
}

function viewOf(
  metadata: PhotoMetadata,
  { views }: Perception,
): Pick<PhotoCamera, 'view' | 'viewProbability'> {
  const given = givenView(metadata);
  if (given === 'straight_down') return { view: 'straight_down', viewProbability: 1 };
  if (given === 'from_above') {
    if (metadata.gimbalPitchDegrees !== null) return { view: 'oblique', viewProbability: 1 };
    const down = views.straight_down / Math.max(1e-6, views.straight_down + views.oblique);
    return down > 0.5
      ? { view: 'straight_down', viewProbability: down }
      : { view: 'oblique', viewProbability: 1 - down };
  }
  for (const view of ['straight_down', 'oblique'] as const) {
    if (views[view] >= FROM_THE_AIR) return { view, viewProbability: views[view] };
  }
  return { view: 'eye_level', viewProbability: views.eye_level };
}

/**
 * The horizon from a gimbal, which knows level; else from the edge of the sea; else from the picture's looks, and at
 * eye level from its longest edges.
 */
function horizonOf(
  size: Size,
  metadata: PhotoMetadata,
  seen: Perception,
  view: TerrainView,
  picture: WorkingPicture,
): PhotoHorizon {
  const given = horizonOfGimbal(size, metadata);
  if (given !== null) return given;
  const sea = findSeaEdge(seen);
  if (sea !== null && agrees(sea.y, seen)) return { ...sea, source: 'sea_edge' };
  if (seen.horizon !== null) {
    if (view !== 'eye_level') return { ...seen.horizon, source: 'perception' };
    return { ...onLevelEdge(seen.horizon, levelEdges(picture)), source: 'perception' };
  }
  if (view === 'eye_level') return { ...USUAL_HORIZON, rollDegrees: 0, source: 'assumed' };
  return { y: -OBLIQUE_SPREAD, spread: OBLIQUE_SPREAD, rollDegrees: 0, source: 'assumed' };
}

/** Fog over a lake ends as straight as a sea, but lower than the horizon that all the rest speaks for. */
function agrees(y: number, { horizon }: Perception): boolean {
  return horizon === null || Math.abs(y - horizon.y) < Math.max(0.05, 3 * horizon.spread);
}

function horizonOfGimbal(
  { width, height }: Size,
  { gimbalPitchDegrees: pitch, focalLength35mm }: PhotoMetadata,
): PhotoHorizon | null {
  if (pitch === null || pitch < STEEP || pitch > 40) return null;
  const given = focalLength35mm !== null && focalLength35mm > 0;
  const camera = estimateCamera({
    width,
    height,
    horizonY: null,
    view: 'oblique',
    metadata: { focalLength35mm, gimbalPitchDegrees: pitch },
  });
  const below = (Math.tan((pitch * Math.PI) / 180) * camera.focalLengthPx) / height;
  const spread =
    Math.abs(below) * (given ? FOCAL_SPREAD.given : FOCAL_SPREAD.assumed) + GIMBAL_SPREAD;
  return { y: 0.5 + below, spread, rollDegrees: 0, source: 'gimbal' };
}
