import type { Polygon } from '@groundwork/imaging';
import { partBelow, polygonCentre } from '@groundwork/imaging/polygon-geometry';
import type { PhotoCamera } from '../camera/photo-camera.js';
import { horizonRow, withHorizon } from '../camera/scene-camera.js';
import type { Perception, PerceptionClass } from '../perception/perception.js';
import { meanInside } from '../plot/find-plot.js';
import { sharesOf } from '../plot/open-ground.js';
import { type PhotoObjection, policy, type ReadPlot } from './photo-reading.js';
import { wayTo } from './plot-confidence.js';
import { isWiderThan, type PlotScale } from './plot-scale.js';

interface Judged {
  readonly seenFrom: PhotoCamera;
  readonly seen: Perception;
  readonly plot: ReadPlot | null;
  readonly scale: PlotScale | null;
  readonly given: AreaOnGround | null;
  /** Share of the sky that a customer's area takes. */
  readonly givenSky: number;
  /** Null if unknown. */
  readonly sharpness: number | null;
}

/** Lists the objections to a film of a photo: those that stop it first, then those that only warn. */
export function objectionsTo(judged: Judged): PhotoObjection[] {
  return [...refusals(judged), ...doubts(judged)];
}

const ABOVE_HORIZON =
  'The area lies above the horizon, where there is no ground; send area_polygon or mask_image_url with an area on the ground';
const NO_OUTLINE =
  'The photo looks as if it was taken from the air, and does not show where the plot ends; send its outline in area_polygon or mask_image_url';
const ON_SKY =
  'The area takes most of the sky, as an inverted mask does; send mask_image_url with the ground to build on in white, or area_polygon';

const ON_WATER =
  'Most of the area is water; send area_polygon or mask_image_url with an area on the ground';

function refusals({ seenFrom, seen, plot, scale, given, givenSky }: Judged): PhotoObjection[] {
  if (seen.land < (given === null ? policy.land : policy.landWithArea)) {
    return [{ code: 'PHOTO_NOT_LAND' }];
  }
  if (given !== null) {
    if (plot === null) return [{ code: 'AREA_NOT_FOUND', sentence: ABOVE_HORIZON }];
    if (givenSky > policy.areaSky) return [{ code: 'AREA_NOT_FOUND', sentence: ON_SKY }];
    if (meanInside(plot.polygon, sharesOf(seen, ['water'])) > policy.areaWater)
      return [{ code: 'AREA_NOT_FOUND', sentence: ON_WATER }];
    const stood = seenFrom.viewProbability * wayTo(plot.polygon, seen);
    if (scale?.source === 'eye_height' && stood < policy.view) {
      const sentence =
        'It is unclear from what height over the area the photo was taken; send the true size of the area in plot_area_m2, or camera_height_m';
      return [{ code: 'SCALE_UNKNOWN', sentence }];
    }
    return scale?.source === 'given' ? [] : ofScale(seenFrom, plot, scale, '');
  }
  if (plot === null || plot.areaM2 < policy.plotAreaM2) {
    return [{ code: 'AREA_NOT_FOUND', ...ruledOut(seen) }];
  }
  const doubted = doubtedLooks(seen, seenFrom, plot);
  if (doubted !== null) return [{ code: 'AREA_NOT_FOUND', sentence: doubted }];
  return ofScale(seenFrom, plot, scale);
}

/** What would settle the least sure of land, view and ground where they are not right at once; null where they are. */
function doubtedLooks(
  { land, buildable }: Perception,
  seenFrom: PhotoCamera,
  { confidence }: ReadPlot,
): string | null {
  const view = seenFrom.viewProbability;
  const ground = seenFrom.view === 'eye_level' ? confidence : buildable;
  const least = looksFromAbove(seenFrom) ? policy.agreedFromAbove : policy.agreed;
  if (land * view * ground >= least && buildable >= policy.open) return null;
  if (view < Math.min(land, ground)) {
    return "It is unclear from what height the photo was taken; send area_polygon or mask_image_url, a photo taken standing on the ground, or a drone's photo with its metadata";
  }
  return 'It is unclear whether the photo shows open ground to build on; send area_polygon or mask_image_url, or another photo';
}

/** What bears no house, in words. */
const barren: Readonly<Partial<Record<PerceptionClass, string>>> = {
  trees: 'trees and shrubs',
  water: 'water',
  road: 'roads and paving',
  building: 'buildings',
  rock: 'rock',
  snow: 'snow',
  thing: 'people and things',
};
/** Share of the picture's lower half from which it is a reason. */
const REASON = 0.15;

/** What the lower half of the picture shows instead of a plot. */
function ruledOut(seen: Perception): Pick<PhotoObjection, 'sentence'> {
  const reasons = Object.entries(barren).flatMap(([name, words]) => {
    const { cells } = sharesOf(seen, [name as PerceptionClass]);
    const lower = cells.subarray(cells.length / 2);
    return lower.reduce((sum, share) => sum + share, 0) < REASON * lower.length ? [] : [words];
  });
  if (reasons.length === 0) return {};
  return {
    sentence: `No plot of at least ${policy.plotAreaM2} m² could be made out among ${new Intl.ListFormat('en').format(reasons)}; send area_polygon or mask_image_url, or another photo`,
  };
}

/** Only a scale that is known, or that hardly matters, lets a house be drawn as large as it would be. */
function ofScale(
  { view, horizon }: PhotoCamera,
  { areaM2, polygon }: ReadPlot,
  scale: PlotScale | null,
  outline = ', and its outline in area_polygon',
): PhotoObjection[] {
  if (scale === null) return [];
  // A given size is that of the customer's plot, which need not be the one that was found.
  if (scale.source === 'given' && view !== 'eye_level')
    return [{ code: 'SCALE_UNKNOWN', sentence: NO_OUTLINE }];
  const size =
    scale.source === 'unknown'
      ? 'The photo looks as if it was taken from the air, and nothing tells how large the ground is'
      : areaM2 < policy.plotAreaM2
        ? `By its looks the area is only about ${areaM2.toFixed(0)} m² large`
        : view !== 'eye_level'
          ? isWiderThan(scale, policy.scale) &&
            `By its looks the area may be anything ${between(scale)}`
          : (horizon === null || horizon.spread > policy.dropSpread * dropOf(polygon, horizon.y)) &&
            'The photo does not show how far away the ground lies';
  if (size === false) return [];
  const sentence = `${size}; send its true size in plot_area_m2${outline}`;
  return [{ code: 'SCALE_UNKNOWN', sentence }];
}

const dropOf = (polygon: Polygon, horizonY: number) => polygonCentre(polygon).y - horizonY;

function between({ low_m2: low, high_m2: high }: PlotScale): string {
  const [least, most] = [low, high].map((value) => value?.toFixed(0) ?? 'more');
  return `from ${least} to ${most} m²`;
}

/** Whether only its looks say that a photo was taken from the air: metadata gives the height, or the view for certain. */
function looksFromAbove({ view, viewProbability, camera }: PhotoCamera): boolean {
  return view !== 'eye_level' && viewProbability < 1 && camera.estimates.includes('height');
}

function doubts({ seenFrom, seen, plot, given, sharpness }: Judged): PhotoObjection[] {
  const found: PhotoObjection[] = [];
  const { horizon, view, viewProbability } = seenFrom;
  if (seen.land < policy.landSure) found.push({ code: 'LAND_UNCERTAIN' });
  if (viewProbability < policy.viewSure) found.push({ code: 'VIEW_UNCERTAIN' });
  if (view !== 'straight_down' && (horizon === null || horizon.spread > policy.horizonSure)) {
    found.push({ code: 'HORIZON_UNCERTAIN' });
  }
  if (given?.overHorizon === true) found.push({ code: 'AREA_REACHES_OVER_HORIZON' });
  if (sharpness !== null && sharpness < policy.sharp) found.push({ code: 'PHOTO_BLURRED' });
  if (plot === null) return found;
  if (given !== null && plot.openness < policy.areaOpen) found.push({ code: 'AREA_NOT_OPEN' });
  if (given === null && plot.confidence < policy.plotSure) found.push({ code: 'PLOT_UNCERTAIN' });
  return found;
}

/** Room between the far corner of a customer's area and the horizon, as a share of the height. */
const UNDER_HORIZON = 0.02;
/** By how many spreads the horizon is moved up to make room for an area. */
const MOST_SPREADS = 2;

interface AreaOnGround {
  readonly camera: PhotoCamera;
  /** The area as it is used; fewer than three corners when all of it lies over the horizon. */
  readonly polygon: Polygon;
  readonly overHorizon: boolean;
}

/**
 * Projects a customer's area onto the ground. A drawn area means ground, so the horizon gives way within its
 * uncertainty; the part still above it is left out.
 */
export function areaOnGround(camera: PhotoCamera, polygon: Polygon): AreaOnGround {
  const { horizon } = camera;
  if (horizon === null) return { camera, polygon, overHorizon: false };
  const top = Math.min(...polygon.map(({ y }) => y));
  const row = horizonRow(camera.camera) / camera.camera.height;
  const wanted = Math.min(row, top - UNDER_HORIZON);
  const level = Math.max(wanted, row - MOST_SPREADS * horizon.spread);
  const moved: PhotoCamera =
    level === row
      ? camera
      : {
          ...camera,
          camera: withHorizon(camera.camera, level - row),
          horizon: { ...horizon, y: horizon.y + level - row },
        };
  if (top >= level + UNDER_HORIZON / 2) return { camera: moved, polygon, overHorizon: false };
  return {
    camera: moved,
    polygon: partBelow(polygon, level + UNDER_HORIZON / 2),
    overHorizon: true,
  };
}
