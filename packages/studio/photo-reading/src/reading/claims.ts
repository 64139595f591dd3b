import type { LandClaim } from '@groundwork/contract/land/reading';
import type { givenView, PhotoCamera } from '../camera/photo-camera.js';
import type { Sun } from '../camera/sun.js';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';
import { SURE } from '../terrain/read-terrain.js';
import type { WorkingPicture } from '../terrain/working-picture.js';
import type { TerrainReading } from '../terrain-reading.js';
import type { ReadPlot } from './photo-reading.js';
import type { PlotScale } from './plot-scale.js';

/** The facts that decide which words are true of a photo. */
export interface ClaimEvidence {
  readonly land: number;
  readonly seenFrom: PhotoCamera;
  /** The view that metadata alone gives. */
  readonly givenView: ReturnType<typeof givenView>;
  readonly sureShares: TerrainReading['sureShares'];
  /** Shares of certain sky, trees and grass that have a colour. */
  readonly colours: Readonly<
    Record<'sky' | 'trees' | 'grass', Readonly<Record<ColourName, number>>>
  >;
  readonly sun: Sun;
  readonly plot: ReadPlot | null;
  readonly scale: PlotScale | null;
}

/**
 * Bounds from which a word is true of 98 of 100 photos, and more. They were chosen on what networks saw in photos that
 * were new to them: `npm run bench -- --perception` counts it again, docs/architecture.md has the table.
 */
export const claimBounds = {
  /** Probability that a photo shows land, under which nothing is said of it. */
  land: 0.85,
  /** Probability of a view; one from above is believed to metadata only, sight takes close-ups and slopes for it. */
  eyeLevel: 0.97,
  /**
   * Least share of the photo for a class, with cells of a probability of at least 0.9. Classes that are missing here
   * are rarely certain enough in the labelled photos to measure their accuracy: bare ground, roads, snow and loose
   * things.
   */
  sure: { sky: 0.1, trees: 0.06, grass: 0.02, water: 0.08, rock: 0.02, building: 0.03 },
  /** Share of these cells that have a colour before all of it is called by that. */
  coloured: 0.8,
  /** Of a sky, which pales towards the ground. */
  colouredSky: 0.65,
  /** Degrees over the horizon up to which a sun in the picture is low, and the share of the sky that then glows. */
  lowSun: 12,
  sunsetSky: 0.3,
  /** Spread of the horizon, as a share of the height, over which an area in square metres is a guess. */
  sizeSpread: 0.015,
} as const satisfies Record<string, number | Partial<Record<PerceptionClass, number>>>;

type Sure = keyof typeof claimBounds.sure;

/** When each word is true; a word that rests on another is not said without it. */
const rules: Readonly<Record<LandClaim, (evidence: ClaimEvidence) => boolean>> = {
  eye_level: ({ seenFrom: { view, viewProbability }, givenView }) =>
    view === 'eye_level' && givenView === null && viewProbability >= claimBounds.eyeLevel,
  view_from_above: ({ givenView }) => givenView !== null,
  view_straight_down: ({ givenView }) => givenView === 'straight_down',
  sky: (evidence) => evidence.seenFrom.view !== 'straight_down' && surely(evidence, 'sky'),
  blue_sky: (evidence) =>
    rules.sky(evidence) && evidence.colours.sky.blue >= claimBounds.colouredSky,
  glowing_sky: (evidence) =>
    rules.sky(evidence) && evidence.colours.sky.glowing >= claimBounds.colouredSky,
  trees: (evidence) => surely(evidence, 'trees'),
  green_trees: (evidence) => rules.trees(evidence) && coloured(evidence, 'trees', 'green'),
  grass: (evidence) => surely(evidence, 'grass'),
  green_grass: (evidence) => rules.grass(evidence) && coloured(evidence, 'grass', 'green'),
  golden_grass: (evidence) => rules.grass(evidence) && coloured(evidence, 'grass', 'golden'),
  water: (evidence) => surely(evidence, 'water'),
  sea: (evidence) => rules.water(evidence) && evidence.seenFrom.horizon?.source === 'sea_edge',
  rock: (evidence) => surely(evidence, 'rock'),
  buildings: (evidence) => surely(evidence, 'building'),
  low_sun: ({ sun: { source, elevationDegrees }, colours }) =>
    source === 'visible' &&
    elevationDegrees > 0 &&
    elevationDegrees <= claimBounds.lowSun &&
    colours.sky.glowing >= claimBounds.sunsetSky,
  plot_size: ({ plot, scale, seenFrom: { camera, horizon } }) =>
    plot !== null &&
    (isWhollyGiven(scale) ||
      (camera.estimates.length === 0 &&
        (horizon === null || horizon.spread <= claimBounds.sizeSpread))),
};

/** Whether the customer gave the area itself. */
function isWhollyGiven(scale: PlotScale | null): boolean {
  return scale?.source === 'given' && scale.low_m2 === scale.high_m2;
}

function surely({ sureShares }: ClaimEvidence, kind: Sure): boolean {
  return sureShares[kind] >= claimBounds.sure[kind];
}

function coloured(
  { colours }: ClaimEvidence,
  kind: 'trees' | 'grass',
  colour: ColourName,
): boolean {
  return colours[kind][colour] >= claimBounds.coloured;
}

/** All that may be said of a photo. */
export function sureClaims(evidence: ClaimEvidence): LandClaim[] {
  if (evidence.land < claimBounds.land) return [];
  const names = Object.keys(rules) as LandClaim[];
  return names.filter((name) => rules[name](evidence));
}

const colourNames = ['green', 'golden', 'blue', 'glowing'] as const;
type ColourName = (typeof colourNames)[number];

/**
 * Hue in degrees and least chroma of each colour in OKLab, in which red is at 29, yellow at 110, green at 142, blue at 264. Overcast
 * skies are bluish up to a chroma of 0.06.
 */
const bounds: Readonly<
  Record<ColourName, { readonly from: number; readonly to: number; readonly chroma: number }>
> = {
  green: { from: 108, to: 165, chroma: 0.03 },
  golden: { from: 65, to: 100, chroma: 0.05 },
  blue: { from: 220, to: 285, chroma: 0.06 },
  glowing: { from: 20, to: 95, chroma: 0.05 },
};

/** Share of the cells that are surely of the class whose own colour is so named; 0 where there are none. */
export function colourShares(
  picture: WorkingPicture,
  seen: Perception,
  kind: PerceptionClass,
): Readonly<Record<ColourName, number>> {
  const count = perceptionClasses.length;
  const at = perceptionClasses.indexOf(kind);
  const found = { green: 0, golden: 0, blue: 0, glowing: 0 };
  let cells = 0;
  for (let cell = 0; cell < seen.width * seen.height; cell += 1) {
    if ((seen.probabilities[cell * count + at] ?? 0) < SURE) continue;
    cells += 1;
    const place = pictureCell(picture, seen, cell);
    const a = picture.a[place] ?? 0;
    const b = picture.b[place] ?? 0;
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    const chroma = Math.hypot(a, b);
    for (const name of colourNames) {
      const { from, to, chroma: least } = bounds[name];
      if (hue >= from && hue <= to && chroma >= least) found[name] += 1;
    }
  }
  for (const name of colourNames) found[name] /= Math.max(1, cells);
  return found;
}

/** The cell of the working picture in the middle of one of the perception. */
function pictureCell(picture: WorkingPicture, seen: Perception, cell: number): number {
  const x = Math.floor((((cell % seen.width) + 0.5) * picture.width) / seen.width);
  const y = Math.floor(((Math.floor(cell / seen.width) + 0.5) * picture.height) / seen.height);
  return y * picture.width + x;
}
