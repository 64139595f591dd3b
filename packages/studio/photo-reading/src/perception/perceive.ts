import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { Backbone } from './backbone.js';
import { readBackboneWeights } from './backbone-weights.js';
import { CellNetwork } from './cell-network.js';
import {
  agreedViews,
  type CellProbabilities,
  cellProbabilities,
  followEdges,
} from './cell-probabilities.js';
import { type PhotoFeatures, takeFeatures } from './features.js';
import { findHorizon } from './horizon-profile.js';
import type { Perception } from './perception.js';
import type { Perceptron } from './perceptron.js';
import { parseNetworks } from './weights-file.js';
import { type PerceivedWhole, perceiveWhole } from './whole-photo.js';

/** Written by tools/sight. */
const weightsFile = new URL('../../weights/perception.bin', import.meta.url);

/** What sees cells and the horizon. */
interface Sight {
  readonly backbone: Backbone;
  readonly cells: CellNetwork;
  readonly horizon: Perceptron;
}
let sight: Sight | null = null;

/** Once in each thread: a third of a second and 20 MB. */
function load(): Sight {
  const backbone = new Backbone(readBackboneWeights());
  const [cells, horizon] = parseNetworks(readFileSync(weightsFile));
  if (cells === undefined || horizon === undefined) throw new Error('too few networks for sight');
  return { backbone, cells: new CellNetwork(backbone, cells), horizon };
}

/**
 * Sees a photo of any size with the trained networks; the same photo always gives the same answer. Takes half a second
 * of CPU: run it in a worker thread.
 */
export function perceive(photo: Raster): Perception {
  sight ??= load();
  const features = takeFeatures(photo, sight.backbone);
  const probabilities = cellProbabilities(sight.cells.run(features), features);
  return perceivedOf(probabilities, features, perceiveWhole(photo), sight.horizon);
}

/** What the cells, their edges and the whole photo say together. */
export function perceivedOf(
  probabilities: CellProbabilities,
  { lightness }: Pick<PhotoFeatures, 'lightness'>,
  whole: PerceivedWhole,
  horizon: Perceptron,
): Perception {
  const { width, height } = probabilities;
  const { classes } = followEdges(probabilities, lightness);
  const views = agreedViews(whole.views, classes);
  return {
    ...whole,
    ...{ views, width, height },
    probabilities: Uint8Array.from(classes, (share) => Math.round(share * 255)),
    horizon: views.straight_down > 0.5 ? null : findHorizon(probabilities, horizon),
  };
}
