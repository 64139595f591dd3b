import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { Backbone } from './backbone.js';
import { readBackboneWeights } from './backbone-weights.js';
import { runCellNetwork } from './cell-network.js';
import {
  agreedViews,
  type CellProbabilities,
  cellProbabilities,
  followEdges,
} from './cell-probabilities.js';
import { takeFeatures } from './features.js';
import { findHorizon } from './horizon-profile.js';
import type { Perception } from './perception.js';
import { type PerceptionWeights, parseWeights } from './weights-file.js';
import { perceiveWhole } from './whole-photo.js';

/** Written by tools/sight. */
const weightsFile = new URL('../../weights/perception.bin', import.meta.url);

interface Loaded {
  readonly backbone: Backbone;
  readonly weights: PerceptionWeights;
}
let loaded: Loaded | null = null;

/** Once in each thread: a third of a second and 20 MB. */
function load(): Loaded {
  loaded ??= {
    backbone: new Backbone(readBackboneWeights()),
    weights: parseWeights(readFileSync(weightsFile)),
  };
  return loaded;
}

/**
 * Sees a photo of any size with the trained networks; the same photo always gives the same answer. Takes half a second
 * of CPU: run it in a worker thread.
 */
export function perceive(photo: Raster): Perception {
  const { backbone, weights } = load();
  const { calibration } = weights;
  const features = takeFeatures(photo, backbone);
  const outputs = runCellNetwork(backbone.memory, weights.cells, features);
  // The horizon was learned from probabilities as they come out of the network.
  const probabilities = cellProbabilities(outputs, features, 1);
  const calibrated = cellProbabilities(outputs, features, calibration.cells);
  const whole = perceiveWhole(photo);
  const edged = followEdges(calibrated, features.lightness);
  const views = agreedViews(whole.views, edged.classes);
  return {
    ...whole,
    views,
    width: features.width,
    height: features.height,
    probabilities: inBytes(edged),
    horizon:
      views.straight_down > 0.5
        ? null
        : findHorizon(probabilities, weights.horizon, calibration.horizon),
  };
}

function inBytes({ classes }: CellProbabilities): Uint8Array {
  return Uint8Array.from(classes, (share) => Math.round(share * 255));
}
