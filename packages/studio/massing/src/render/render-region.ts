import type { GroundPoint } from '@groundwork/photo-reading/ground-point';
import { imageFromGround, imageFromSpace } from '@groundwork/photo-reading/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/scene-camera-schema';
import type { Bounds } from './packed-scene.js';
import type { PixelRegion } from './view.js';

/** Sky light is lost this far round a building, in metres. */
const CONTACT_METRES = 6;

/** The part of the picture that a scene, its shadows and the reach of its contact shadow can change. */
export function renderRegion(
  camera: SceneCamera,
  bounds: Bounds,
  sun: readonly [number, number, number] | null,
): PixelRegion {
  const { min, max } = bounds;
  const ground: GroundPoint[] = [];
  const points: ({ x: number; y: number } | null)[] = [];
  for (const x of [min[0], max[0]]) {
    for (const z of [min[2], max[2]]) {
      points.push(imageFromSpace(camera, x, max[1], z), imageFromSpace(camera, x, min[1], z));
      if (sun !== null) {
        const run = max[1] / Math.max(0.05, sun[1]);
        ground.push({ x: x - sun[0] * run, z: z - sun[2] * run });
      }
    }
  }
  for (const x of [min[0] - CONTACT_METRES, max[0] + CONTACT_METRES]) {
    for (const z of [min[2] - CONTACT_METRES, max[2] + CONTACT_METRES]) ground.push({ x, z });
  }
  for (const point of ground)
    points.push(imageFromGround(camera, { x: point.x, z: Math.max(0.3, point.z) }));
  const seen = points.filter((p) => p !== null);
  const behind = seen.length < points.length;
  const xs = seen.map((p) => p.x * camera.width);
  const ys = seen.map((p) => p.y * camera.height);
  const clampX = (v: number) => Math.max(0, Math.min(camera.width, Math.round(v)));
  const clampY = (v: number) => Math.max(0, Math.min(camera.height, Math.round(v)));
  return {
    left: behind ? 0 : clampX(Math.min(...xs) - 2),
    right: behind ? camera.width : clampX(Math.max(...xs) + 2),
    top: behind && camera.pitchDegrees < -60 ? 0 : clampY(Math.min(...ys) - 2),
    bottom: behind ? camera.height : clampY(Math.max(...ys) + 2),
  };
}
