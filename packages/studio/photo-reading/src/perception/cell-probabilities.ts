import { boxMean } from '../terrain/working-picture.js';
import {
  ABOVE_OUTPUT,
  CELL_OUTPUTS,
  DOUBT_OUTPUT,
  doubtOf,
  OFFSET_OUTPUT,
  OFFSET_UNIT,
} from './cell-network.js';
import type { PhotoFeatures } from './features.js';
import { perceptionClasses } from './perception.js';
import { sigmoid, softmax } from './perceptron.js';
import type { PerceivedViews } from './whole-photo.js';

export const CLASS_COUNT = perceptionClasses.length;

/** The cell network's answers for each cell. */
export interface CellProbabilities {
  readonly width: number;
  readonly height: number;
  /** CLASS_COUNT a cell. */
  readonly classes: Float32Array;
  /** Probability of each cell to lie above the horizon. */
  readonly above: Float32Array;
  /** Where each cell takes the horizon to be, as a share of the height, and how far that may be off. */
  readonly horizon: Float32Array;
  readonly doubt: Float32Array;
}

/** Cells around one whose colours explain its classes. */
const REACH = 4;
/** Keeps the edges' filter from following noise; lightness runs from 0 to 1. */
const EASE = 0.002;

export function cellProbabilities(
  outputs: Float32Array,
  { width, height }: Pick<PhotoFeatures, 'width' | 'height'>,
): CellProbabilities {
  const count = width * height;
  const classes = new Float32Array(count * CLASS_COUNT);
  const above = new Float32Array(count);
  const horizon = new Float32Array(count);
  const doubt = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    classes.set(softmax(outputs, at * CELL_OUTPUTS, CLASS_COUNT), at * CLASS_COUNT);
    above[at] = sigmoid(outputs[at * CELL_OUTPUTS + ABOVE_OUTPUT] ?? 0);
    const y = (Math.floor(at / width) + 0.5) / height;
    horizon[at] = y + OFFSET_UNIT * (outputs[at * CELL_OUTPUTS + OFFSET_OUTPUT] ?? 0);
    doubt[at] = doubtOf(outputs[at * CELL_OUTPUTS + DOUBT_OUTPUT] ?? 0);
  }
  return { width, height, classes, above, horizon, doubt };
}

/** Lets the classes' edges follow the photo's: the guided filter of He, Sun and Tang on each class. */
export function followEdges(
  probabilities: CellProbabilities,
  lightness: Float32Array,
): CellProbabilities {
  const { width, height } = probabilities;
  const count = width * height;
  const mean = (plane: Float32Array) => boxMean(plane, width, height, REACH);
  const guideMean = mean(lightness);
  const guideSquare = mean(lightness.map((value) => value * value));
  const classes = new Float32Array(count * CLASS_COUNT);
  const plane = new Float32Array(count);
  const product = new Float32Array(count);
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    for (let at = 0; at < count; at += 1) {
      const value = probabilities.classes[at * CLASS_COUNT + k] ?? 0;
      plane[at] = value;
      product[at] = value * (lightness[at] ?? 0);
    }
    const means = mean(plane);
    const products = mean(product);
    const slopes = new Float32Array(count);
    const offsets = new Float32Array(count);
    for (let at = 0; at < count; at += 1) {
      const guide = guideMean[at] ?? 0;
      const variance = (guideSquare[at] ?? 0) - guide * guide;
      const slope = ((products[at] ?? 0) - guide * (means[at] ?? 0)) / (variance + EASE);
      slopes[at] = slope;
      offsets[at] = (means[at] ?? 0) - slope * guide;
    }
    const slope = mean(slopes);
    const offset = mean(offsets);
    for (let at = 0; at < count; at += 1) {
      const value = (slope[at] ?? 0) * (lightness[at] ?? 0) + (offset[at] ?? 0);
      classes[at * CLASS_COUNT + k] = Math.max(0, value);
    }
  }
  for (let at = 0; at < count; at += 1) {
    let sum = 1e-6;
    for (let k = 0; k < CLASS_COUNT; k += 1) sum += classes[at * CLASS_COUNT + k] ?? 0;
    for (let k = 0; k < CLASS_COUNT; k += 1) {
      classes[at * CLASS_COUNT + k] = (classes[at * CLASS_COUNT + k] ?? 0) / sum;
    }
  }
  return { ...probabilities, classes };
}

const SKY = perceptionClasses.indexOf('sky');
/** Probability from which a cell is surely sky, and the share of the picture that such cells have to fill. */
const SURELY = 0.9;
const LEAST_SHARE = 0.02;
/** How many times rarer so much sky is seen straight down than otherwise: in 1 of 18 labelled photos against 115 of 140. */
const RARER = 0.07;

/** The views that the whole photo shows, as far as its cells agree: whoever looks straight down sees no sky. */
export function agreedViews(views: PerceivedViews, classes: Float32Array): PerceivedViews {
  let sky = 0;
  for (let at = SKY; at < classes.length; at += CLASS_COUNT)
    sky += Number((classes[at] ?? 0) >= SURELY);
  if (sky * CLASS_COUNT < LEAST_SHARE * classes.length) return views;
  const straightDown = RARER * views.straight_down;
  const all = views.eye_level + views.oblique + straightDown;
  return {
    eye_level: views.eye_level / all,
    oblique: views.oblique / all,
    straight_down: straightDown / all,
  };
}
