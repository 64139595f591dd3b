import { type LandClass, landClasses } from '@groundwork/contract/land/reading';
import type { PerceivedWhole } from './whole-photo.js';

/** The classes of a cell. */
export const perceptionClasses = landClasses;
export type PerceptionClass = LandClass;

/** Everything seen in a photo, as plain data. Every reading of land starts from it, whoever saw it. */
export interface Perception extends PerceivedWhole {
  /** Of the grid: 160 cells on the photo's longer side. */
  readonly width: number;
  readonly height: number;
  /** Ten bytes a cell in the order of perceptionClasses: calibrated probabilities in 255ths that sum to about 255. */
  readonly probabilities: Uint8Array;
  readonly horizon: PerceivedHorizon | null;
}

/** Where the sea would end in the middle of the picture. */
export interface PerceivedHorizon {
  /** Share of the height from the top; may lie outside the picture. */
  readonly y: number;
  /** One standard deviation, as a share of the height. */
  readonly spread: number;
  /** By how much it falls to the right, in degrees of the picture. */
  readonly rollDegrees: number;
}
