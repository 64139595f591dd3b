import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { type Perceptron, runPerceptron, softmax } from '../perceptron.js';
import { parseNetwork } from '../weights-file.js';
import { wideFeatures } from './wide-features.js';

/** Where a photo was taken; `other` is a close-up, a portrait, a graphic. */
export const perceivedSettings = ['outside', 'inside', 'other'] as const;
export type PerceivedSettings = Readonly<Record<(typeof perceivedSettings)[number], number>>;

/** Written by training/train-setting.mjs. */
const weightsFile = new URL('../../../weights/setting.bin', import.meta.url);

let network: Perceptron | null = null;

/** The probability of each setting. Takes 50 ms of CPU: run it in a worker thread. */
export function perceiveSetting(photo: Raster): PerceivedSettings {
  network ??= parseNetwork(readFileSync(weightsFile));
  const [outside = 0, inside = 0, other = 0] = softmax(
    runPerceptron(network, wideFeatures(photo)),
    0,
    perceivedSettings.length,
    1,
  );
  return { outside, inside, other };
}
