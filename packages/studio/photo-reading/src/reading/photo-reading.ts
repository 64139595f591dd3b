import type { LandClaim, ObjectionCode } from '@groundwork/contract/land/reading';
import { limits } from '@groundwork/contract/limits';
import type { GreyMap, Polygon } from '@groundwork/imaging';
import type { PhotoCamera } from '../camera/photo-camera.js';
import type { Sun } from '../camera/sun.js';
import type { Shown } from '../perception/shown.js';
import type { PlotSize } from '../plot/measure-plot.js';
import type { LandMap } from '../terrain/land-map.js';
import type { TerrainReading } from '../terrain-reading.js';
import type { PlotScale } from './plot-scale.js';

export interface ReadPlot extends PlotSize {
  /** In shares of the photo. */
  readonly polygon: Polygon;
  /** How sure it is that this is open ground of that size; 1 for a customer's own. */
  readonly confidence: number;
  /** Mean probability of its cells to be open ground. */
  readonly openness: number;
}

/** What decides whether a film is made of a photo, as plain data. */
export interface PhotoJudgement extends PhotoCamera {
  /** Probability that the photo shows land as a scene. */
  readonly land: number;
  /** What the photo shows as a whole. */
  readonly shown: Shown;
  /** Null when no ground was found that is large and sure enough. */
  readonly plot: ReadPlot | null;
  /** How well the plot's size is known; null without a plot. */
  readonly scale: PlotScale | null;
  /** Objections to a film of it; those that stop one come first. */
  readonly objections: readonly PhotoObjection[];
  readonly map: LandMap;
}

/** All that was read of one whole photo, as plain data. */
export interface PhotoReading extends PhotoJudgement {
  readonly terrain: TerrainReading;
  readonly sun: Sun;
  readonly claims: readonly LandClaim[];
  /** Things in front of the plot, with the row of their feet, see findOccluders; null from straight above. */
  readonly occluders: GreyMap | null;
}

export interface PhotoObjection {
  readonly code: ObjectionCode;
  /** In place of the catalogue's sentence. */
  readonly sentence?: string;
}

/** An area that was not found here, in shares of the photo. */
export interface GivenArea {
  readonly polygon: Polygon;
  /** Of an engine that suggests it; null for a customer's own, which is not doubted. */
  readonly confidence: number | null;
}

/** Thresholds that turn a reading into an answer to the customer, chosen on the labelled photos. */
export const policy = {
  /** Under this probability a photo is not taken for land. */
  land: 0.3,
  /** The same for a photo with a customer's area: only certain non-land is refused. */
  landWithArea: 0.08,
  /** From here on it is not worth a word. */
  landSure: 0.8,
  /** Least plot, in square metres. */
  plotAreaM2: limits.land.plotAreaM2.min,
  /** Confidence from which a plot that was found is sure. */
  plotSure: 0.5,
  /** How many times its least area a plot from the air may have at most before no house is drawn on it. */
  scale: 2.5,
  /**
   * Spread of the horizon, as a share of how far a plot at eye level lies below it, from which houses have no sure size. Of
   * nine labelled plots the four under it get houses 0.8 to 1.2 times as large as they are, the five over it 0.4 to 1.8 times.
   */
  dropSpread: 0.5,
  viewSure: 0.9,
  /** Least probability that one stands on the ground of a customer's outline, for it to have a size by eye height. */
  view: 0.8,
  /**
   * Land, view and ground have to be right at once for a house to stand rightly without an outline: least product of their
   * probabilities. The ground is the plot's confidence, from above what the
   * whole photo says, which knows it better there. From here on 1 of 109 labelled photos without a plot is taken, from 0.45 on 7 are.
   */
  agreed: 0.6,
  /** The same where only looks say that a photo was taken from the air: nine tenths each. */
  agreedFromAbove: 0.9 ** 3,
  /** Probability of open ground, by the whole photo, under which its cells are not believed. */
  open: 0.1,
  /** Spread of the horizon, as a share of the height, over which distances are guesses. */
  horizonSure: 0.04,
  /** Sharpness below which a photo counts as blurred: five of 191 labelled photos are, all visibly. */
  sharp: 0.66,
  /** Share of open ground in a customer's area below which something stands on it. */
  areaOpen: 0.6,
  /** Share of a customer's area that is water from which no house is put on it. */
  areaWater: 0.5,
  /** Share of the sky in a customer's area over which it is not the ground that is marked. */
  areaSky: 0.5,
} as const;
