import type { GroundPoint } from '@groundwork/photo-reading/ground-point';
import { groundHeight } from '@groundwork/photo-reading/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/scene-camera-schema';
import { corners, type Rectangle } from './footprint.js';

/** Share of the ground's rise under a house by which it is dug in; a plinth covers the rest. */
const DUG_IN = 0.25;

/** Height of the level pad on which a building stands, over the ground under the camera, in metres. */
export function padHeight(camera: Pick<SceneCamera, 'slope'>, building: Rectangle): number {
  if (camera.slope === undefined) return 0;
  const heights = corners(building).map((corner) => groundHeight(camera, corner));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return high - DUG_IN * (high - low);
}

export function groundOf(camera: Pick<SceneCamera, 'slope'>): (place: GroundPoint) => number {
  return (place) => groundHeight(camera, place);
}
