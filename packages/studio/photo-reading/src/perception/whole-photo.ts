import { readFileSync } from 'node:fs';
import type { Raster } from '@groundwork/imaging';
import { type Perceptron, runPerceptron, sigmoid, softmax } from './perceptron.js';
import { parseNetworks } from './weights-file.js';
import { wideFeatures } from './wide-backbone.js';

/** How a camera looks at what it shows. */
export const perceivedViews = ['eye_level', 'oblique', 'straight_down'] as const;
/** Where a photo was taken; `other` is a close-up, a portrait, a graphic. */
export const perceivedPlaces = ['outside', 'inside', 'other'] as const;
/** The rooms and parts of a property that were learned; `other` is everything else, other kinds of photo among it. */
export const perceivedKinds = [
  'other',
  'facade',
  'garden',
  'pool',
  'living_room',
  'dining_room',
  'kitchen',
  'bedroom',
  'bathroom',
  'hall',
  'stairs',
  'office',
  'aerial',
] as const;
export type PerceivedKind = (typeof perceivedKinds)[number];

/** What is asked of a photo, in the order of the network's outputs: one logit of yes, or one for each name. */
export const wholeQuestions = {
  land: ['yes'],
  open: ['yes'],
  view: perceivedViews,
  place: perceivedPlaces,
  kind: perceivedKinds,
} as const;

type Shares<Name extends string> = Readonly<Record<Name, number>>;
export type PerceivedViews = Shares<(typeof perceivedViews)[number]>;

/** What a photo shows as a whole: calibrated probabilities. */
export interface PerceivedWhole {
  /** That it shows land as a scene: no interior, portrait, animal, document, close-up, sky only. */
  readonly land: number;
  /** That there is open ground on which to build. */
  readonly buildable: number;
  readonly views: PerceivedViews;
  readonly places: Shares<(typeof perceivedPlaces)[number]>;
  readonly kinds: Shares<PerceivedKind>;
}

/** Written by tools/sight. */
const weightsFile = new URL('../../weights/whole-photo.bin', import.meta.url);

let network: Perceptron | null = null;

/** Sees a photo of any size as a whole. Takes 40 ms of CPU: run it in a worker thread. */
export function perceiveWhole(photo: Raster): PerceivedWhole {
  network ??= parseNetworks(readFileSync(weightsFile))[0] ?? null;
  if (network === null) throw new Error('the weights of a whole photo hold no network');
  const logits = runPerceptron(network, wideFeatures(photo));
  let at = 0;
  const next = <Name extends string>(names: readonly Name[]) => {
    const shares = softmax(logits, at, names.length);
    at += names.length;
    return Object.fromEntries(names.map((name, k) => [name, shares[k] ?? 0])) as Shares<Name>;
  };
  const nextYes = () => sigmoid(logits[at++] ?? 0);
  return {
    land: nextYes(),
    buildable: nextYes(),
    views: next(perceivedViews),
    places: next(perceivedPlaces),
    kinds: next(perceivedKinds),
  };
}
