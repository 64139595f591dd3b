import type { Polygon } from '@groundwork/imaging';
import type { GroundPoint } from '../camera/ground-point.js';
import {
  groundFromImage,
  horizonRow,
  imageFromGround,
  imageFromSpace,
  withHorizon,
} from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import { policy } from '../reading/photo-reading.js';
import { areaOf, sizeOf } from './measure-plot.js';

/** Where a plot is looked for from one kind of view, and which of two is better. All lengths in metres. */
export interface PlotWishes {
  /** From the camera's foot along the view. */
  readonly nearest: number;
  readonly farthest: number;
  /** To either side. */
  readonly aside: number;
  /** Sides that a plot may have; the first is the least. */
  readonly sides: readonly number[];
  readonly leastSide: number;
  /** Around a plot that is best left open too. */
  readonly setback: number;
  readonly mostElongated: number;
  readonly cellMetres: number;
  readonly stepMetres: number;
  /** 0 where it can't be built on; else higher the better its size and place. */
  readonly merit: (corners: readonly GroundPoint[], spread: number) => number;
  /** Upper bound of the worth of a plot of these metres, wherever it lies. */
  readonly mostMerit: (width: number, depth: number) => number;
}

/** Side of a plot with enough room around a house of 10 m; smaller ones are the fallback. */
const WANTED_SIDE = 14;
const LEAST_SIDE = 12;
/** Worth of a plot with a smaller side. */
const SMALL = 0.55;
/** Nearest edge and farthest edge of a plot at eye level: nearer than that a house fills the picture, farther it is a toy. */
const AT_EYE_LEVEL = { nearest: 10, farthest: 45, aside: 32 } as const;
/** A house of these metres fills this share of the film's width at the best distance. */
const HOUSE = { metres: 12, share: 0.45 } as const;
/** Bounds of the best distance to the middle of a plot at eye level. */
const BEST_DISTANCE = { least: 20, most: 36 } as const;
/** Houses in metres that a film has to show whole on a plot: the smallest that is built, and a usual one. */
const SEEN_WHOLE = {
  smallest: { width: 7, height: 6.4 },
  usual: { width: 11, height: 9.5 },
} as const;
/** Worth of a plot on which only the smallest is seen whole. */
const SMALLEST_ONLY = 0.5;
/** Share of the frame's width that a house which is seen whole may take. */
const WHOLE_SHARE = 0.9;
/** Of the best distance: between these shares a plot's middle is as good as at it. */
const AS_GOOD = { from: 0.75, to: 1.2 } as const;
/** Share of the picture's height that a plot keeps under the horizon, however sure that is. */
const UNDER_HORIZON = 0.012;
/** Spread of the horizon, as a share of the height, for which a plot has to hold; more only lowers its confidence. */
const HELD_SPREAD = 0.03;
/** Share of the picture along its frame into which no plot reaches. At eye level its sides are seen, or it is a stripe. */
const FRAME = 0.01;
const BESIDE = { eye_level: 0.1, oblique: FRAME, straight_down: FRAME } as const;
/** From woods, water and roads. */
const SETBACK = 4;
/** A square metre more counts less the more there are. */
const USUAL_AREA = { eye_level: 280, oblique: 900, straight_down: 900 } as const;
/** Half of the middle, from the centre, and over how much more a place loses most of its worth; both of half a side. */
const MIDDLE = 0.6;
const BEYOND_MIDDLE = 0.25;
/** From the air, classes are reliable out to this many times the camera's height. */
const REACH_IN_HEIGHTS = 5;

/** @param shownWidth share of the photo's width that a film shows of it: an upright one needs houses farther away */
export function plotWishes(camera: SceneCamera, shownWidth: number): PlotWishes {
  const sides =
    camera.view === 'eye_level'
      ? [12, 13, 14, 16, 18, 20, 22, 24, 26, 28]
      : [12, 14, 17, 20, 24, 28, 32, 36, 40, 45, 50, 55, 60];
  const shared = { leastSide: LEAST_SIDE, setback: SETBACK, sides, mostElongated: 1.8 };
  if (camera.view === 'eye_level') {
    const best = bestDistance(camera, shownWidth);
    return {
      ...shared,
      ...AT_EYE_LEVEL,
      cellMetres: 1,
      stepMetres: 1,
      mostMerit: (width, depth) => roomAhead(width * depth, width * depth),
      merit: (corners, spread) => {
        const merit = meritAhead(camera, corners, spread, best);
        return merit === 0 ? 0 : merit * shownWhole(camera, corners, shownWidth);
      },
    };
  }
  const farthest = REACH_IN_HEIGHTS * Math.max(20, camera.heightMetres);
  return {
    ...shared,
    nearest: -farthest,
    farthest,
    aside: farthest,
    cellMetres: 1.5,
    stepMetres: 3,
    mostMerit: (width, depth) => roomBelow(camera, width * depth, 1),
    merit: (corners) => meritBelow(camera, corners),
  };
}

function bestDistance({ focalLengthPx, width }: SceneCamera, shownWidth: number): number {
  const wanted = (HOUSE.metres * focalLengthPx) / (HOUSE.share * shownWidth * width);
  return Math.max(BEST_DISTANCE.least, Math.min(BEST_DISTANCE.most, wanted));
}

function meritAhead(
  camera: SceneCamera,
  corners: readonly GroundPoint[],
  spread: number,
  best: number,
): number {
  const far = corners.reduce((most, { z }) => Math.max(most, z), 0);
  const near = corners.reduce((least, { z }) => Math.min(least, z), far);
  if (near < AT_EYE_LEVEL.nearest || far > AT_EYE_LEVEL.farthest) return 0;
  const polygon = seen(camera, corners);
  if (polygon === null) return 0;
  const horizon = horizonRow(camera) / camera.height;
  const top = polygon.reduce((least, { y }) => Math.min(least, y), 1);
  if (top < horizon + UNDER_HORIZON) return 0;
  // With the horizon higher all is nearer and smaller: a house has to find room then too.
  const higher = withHorizon(camera, -Math.min(HELD_SPREAD, spread));
  const nearer = polygon.flatMap((corner) => groundFromImage(higher, corner) ?? []);
  const smaller = nearer.length < polygon.length ? 0 : areaOf(nearer);
  const room = roomAhead(areaOf(corners), smaller);
  const middle = (near + far) / 2;
  const away =
    middle < AS_GOOD.from * best
      ? (AS_GOOD.from * best - middle) / 8
      : Math.max(0, middle - AS_GOOD.to * best) / 14;
  const place = Math.exp(-away * away) * inMiddle(polygon, 0.35, 0);
  return room * place * likelyBelow(top - horizon, spread);
}

/** @param smaller the area if the horizon were at the upper end of its uncertainty */
function roomAhead(areaM2: number, smaller: number): number {
  const usual = USUAL_AREA.eye_level;
  return (
    sideFactor(areaM2) * (1 - Math.exp(-areaM2 / usual)) * (1 - Math.exp(-(2 * smaller) / usual))
  );
}

/** 1 where a usual house in the farther half of a plot is seen whole, 0 where not even the smallest is. */
function shownWhole(
  camera: SceneCamera,
  corners: readonly GroundPoint[],
  shownWidth: number,
): number {
  const far = corners.reduce((most, { z }) => Math.max(most, z), 0);
  const near = corners.reduce((least, { z }) => Math.min(least, z), far);
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  const z = near + (2 / 3) * (far - near);
  const isWhole = ({ width, height }: { readonly width: number; readonly height: number }) => {
    const left = imageFromSpace(camera, x - width / 2, height, z);
    const right = imageFromSpace(camera, x + width / 2, height, z);
    if (left === null || right === null) return false;
    return Math.min(left.y, right.y) > FRAME && right.x - left.x < WHOLE_SHARE * shownWidth;
  };
  if (isWhole(SEEN_WHOLE.usual)) return 1;
  return isWhole(SEEN_WHOLE.smallest) ? SMALLEST_ONLY : 0;
}

function meritBelow(camera: SceneCamera, corners: readonly GroundPoint[]): number {
  const polygon = seen(camera, corners);
  if (polygon === null) return 0;
  const { areaM2, widthMetres, depthMetres } = sizeOf(corners);
  const square = Math.min(widthMetres, depthMetres) / Math.max(widthMetres, depthMetres);
  return roomBelow(camera, areaM2, square) * inMiddle(polygon, 0.35, 0.35);
}

/** @param square the shorter side as a share of the longer one */
function roomBelow({ view }: SceneCamera, areaM2: number, square: number): number {
  return sideFactor(areaM2) * (1 - Math.exp(-areaM2 / USUAL_AREA[view])) * (0.9 + 0.1 * square);
}

function sideFactor(areaM2: number): number {
  if (areaM2 < policy.plotAreaM2) return 0;
  return areaM2 < WANTED_SIDE * WANTED_SIDE ? SMALL : 1;
}

/**
 * Probability that a place this far below the measured horizon is below the true one: a logistic approximation of the
 * normal distribution.
 */
function likelyBelow(under: number, spread: number): number {
  return 1 / (1 + Math.exp((-1.7 * under) / Math.max(0.004, spread)));
}

/**
 * 1 in the middle of the picture, less towards its sides by `across` and `down`, and soon nothing beyond the middle 60 %,
 * where a film keeps a proposal: of a photo with few pixels the camera can't go nearer to bring it there.
 */
function inMiddle(polygon: Polygon, across: number, down: number): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = 2 * mean(polygon.map((point) => point.x)) - 1;
  const y = 2 * mean(polygon.map((point) => point.y)) - 1;
  const aside =
    Math.max(0, Math.abs(x) - MIDDLE, down === 0 ? 0 : Math.abs(y) - MIDDLE) / BEYOND_MIDDLE;
  return (1 - across * x * x - down * y * y) * Math.exp(-aside * aside);
}

function seen(camera: SceneCamera, corners: readonly GroundPoint[]): Polygon | null {
  const polygon = corners.flatMap((corner) => imageFromGround(camera, corner) ?? []);
  const whole = polygon.every(
    ({ x, y }) => Math.abs(x - 0.5) <= 0.5 - BESIDE[camera.view] && y >= FRAME && y <= 1 - FRAME,
  );
  return whole && polygon.length === corners.length ? polygon : null;
}
