import type { GreyMap } from '@groundwork/imaging';
import { resizeCamera } from '@groundwork/photo-reading/scene-camera';
import type { PlacedProposal } from '../placed-proposal.js';
import { buildScene } from '../scene.js';
import { packScene } from './packed-scene.js';
import { renderRegion } from './render-region.js';
import { builtPart } from './reveal/reveal-order.js';
import { viewOf } from './view.js';
import { rasterise } from './visibility.js';

/**
 * The visible buildings of a placed proposal behind its own plants, in a picture of this size: 255, else 0. Occluders
 * in the photo are ignored.
 */
export function buildingSilhouette(placed: PlacedProposal, width: number, height: number): GreyMap {
  const data = new Uint8Array(width * height);
  const camera = resizeCamera(placed.camera, width, height);
  const scene = packScene(buildScene(placed, null), camera.slope);
  const region = renderRegion(camera, scene.bounds, null);
  const seen = rasterise(scene, viewOf(camera), region);
  const isBuilt = new Uint8Array(scene.surfaceCount + 1);
  for (const surface of builtPart(scene).original) isBuilt[surface + 1] = 1;
  for (let row = 0; row < seen.height; row += 1) {
    for (let column = 0; column < seen.width; column += 1) {
      const id = seen.ids[row * seen.width + column] ?? 0;
      if (isBuilt[id] === 1) data[(region.top + row) * width + region.left + column] = 255;
    }
  }
  return { width, height, data };
}
