import type { PhotoCamera } from '../camera/photo-camera.js';
import type { Perception } from '../perception/perception.js';
import type { AreaOnGround } from './given-area.js';
import type { PhotoObjection, ReadPlot } from './photo-reading.js';
import { policy } from './policy.js';

export interface Judged {
  readonly seenFrom: PhotoCamera;
  readonly seen: Perception;
  readonly plot: ReadPlot | null;
  readonly given: AreaOnGround | null;
  /** Null if unknown. */
  readonly sharpness: number | null;
}

/** Lists the objections to a film of a photo: those that stop it first, then those that only warn. */
export function objectionsTo(judged: Judged): PhotoObjection[] {
  return [...refusals(judged), ...doubts(judged)];
}

function refusals({ seenFrom, seen, plot, given }: Judged): PhotoObjection[] {
  if (!showsLand(seen, seenFrom, plot, given)) return [{ code: 'PHOTO_NOT_LAND' }];
  if (given !== null) {
    if (plot === null) {
      return [
        {
          code: 'AREA_NOT_FOUND',
          sentence:
            'The area lies above the horizon, where there is no ground; send area_polygon or mask_image_url with an area on the ground',
        },
      ];
    }
    return plot.areaM2 < policy.plotAreaM2 ? [tooSmall(plot)] : [];
  }
  if (seenFrom.viewProbability < policy.view) {
    return [
      {
        code: 'AREA_NOT_FOUND',
        sentence:
          "It is unclear from what height the photo was taken; send area_polygon or mask_image_url, a photo taken standing on the ground, or a drone's photo with its metadata",
      },
    ];
  }
  if (plot === null || plot.areaM2 < policy.plotAreaM2 || plot.confidence < policy.plot) {
    return [{ code: 'AREA_NOT_FOUND' }];
  }
  if (looksFromAbove(seenFrom) && plot.confidence < policy.plotFromAbove) {
    return [
      {
        code: 'AREA_NOT_FOUND',
        sentence:
          "The photo looks as if it was taken from the air, but it doesn't show clearly enough what is open ground; send area_polygon or mask_image_url, or the drone's photo with its metadata",
      },
    ];
  }
  return [];
}

/** Whether only its looks say that a photo was taken from the air: metadata gives the height, or the view for certain. */
function looksFromAbove({ view, viewProbability, camera }: PhotoCamera): boolean {
  return view !== 'eye_level' && viewProbability < 1 && camera.estimates.includes('height');
}

function showsLand(
  { land }: Perception,
  seenFrom: PhotoCamera,
  plot: ReadPlot | null,
  given: AreaOnGround | null,
): boolean {
  if (given !== null) return land >= policy.landWithArea;
  const least = looksFromAbove(seenFrom) ? policy.landFromAbove : policy.land;
  return land >= least || (plot !== null && plot.confidence >= policy.plotSpeaksForLand);
}

function tooSmall({ areaM2 }: ReadPlot): PhotoObjection {
  return {
    code: 'AREA_TOO_SMALL',
    sentence: `The area is about ${areaM2.toFixed(0)} m² large; send one of at least ${policy.plotAreaM2} m² in area_polygon or mask_image_url`,
  };
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
