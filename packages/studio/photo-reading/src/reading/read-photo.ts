import { fillPolygon, type PhotoMetadata, type Polygon, type Raster } from '@groundwork/imaging';
import { givenView, type PhotoCamera, photoCamera } from '../camera/photo-camera.js';
import { withHorizon } from '../camera/scene-camera.js';
import type { Perception } from '../perception/perception.js';
import { shownBy } from '../perception/shown.js';
import { findPlot, meanInside } from '../plot/find-plot.js';
import { groundSlope } from '../plot/ground-slope.js';
import { measurePlot } from '../plot/measure-plot.js';
import { type OpenGround, openGround } from '../plot/open-ground.js';
import { sunOfPhoto, visibleSun } from '../sun/sun-of-photo.js';
import { type LandMap, landMap, skyLine } from '../terrain/land-map.js';
import { findOccluders, withoutOnPlot } from '../terrain/occluders.js';
import { readTerrain } from '../terrain/read-terrain.js';
import { sharpness } from '../terrain/sharpness.js';
import { reducePhoto, type WorkingPicture } from '../terrain/working-picture.js';
import { colourShares, sureClaims } from './claims.js';
import { areaOnGround, objectionsTo } from './objections.js';
import type { GivenArea, PhotoJudgement, PhotoReading, ReadPlot } from './photo-reading.js';
import { plotConfidence } from './plot-confidence.js';
import { atGivenHeight, type GivenSizes, scaledToPlot, scaleOf } from './plot-scale.js';

/** What matters of the film, and what the customer says, for a reading. */
export interface ReadingWishes {
  /** Share of the photo's width that the film shows, 1 for all: a house on the plot must be seen whole. */
  readonly shownWidth?: number;
  readonly sizes?: GivenSizes;
}

export interface SeenPhoto {
  readonly photo: Raster;
  readonly metadata: PhotoMetadata;
  readonly seen: Perception;
  readonly area: GivenArea | null;
  readonly wishes?: ReadingWishes;
}

/** Judges one whole photo from its perception: a tenth of a second of CPU. The same photo always gets the same judgement. */
export function judgePhoto(order: SeenPhoto): PhotoJudgement {
  return judged(order, reducePhoto(order.photo)).judgement;
}

/**
 * Judges a photo and reads from it all that a film shows and says. It takes a second of CPU, so a service calls
 * readPhotoInWorker instead. The same photo always gives the same reading.
 */
export function readPhoto(order: SeenPhoto): PhotoReading {
  const { photo, metadata, seen } = order;
  const picture = reducePhoto(photo);
  const { judgement, placedFrom, foundPlot } = judged(order, picture);
  const { map, plot, scale, land, camera } = judgement;
  const terrain = readTerrain(picture, seen, map, {
    view: judgement.view,
    horizonY: judgement.horizon?.y ?? null,
    sea: judgement.horizon?.source === 'sea_edge',
  });
  const sky = skyLine(map);
  const straightDown = judgement.view === 'straight_down';
  const upright = straightDown
    ? null
    : findOccluders(photo, map, sky, {
        horizonY: placedFrom.horizon?.y ?? 0,
        heightMetres: camera.heightMetres,
      });
  const occluders =
    upright === null || foundPlot === null ? upright : withoutOnPlot(upright, foundPlot.polygon);
  const sun = sunOfPhoto({
    metadata,
    camera,
    place: sky === null || straightDown ? null : visibleSun(photo, seen),
    shading: terrain.shading,
  });
  const claims = sureClaims({
    ...{ land, plot, scale, sun },
    seenFrom: judgement,
    givenView: givenView(metadata),
    sureShares: terrain.sureShares,
    colours: {
      sky: colourShares(picture, seen, 'sky'),
      trees: colourShares(picture, seen, 'trees'),
      grass: colourShares(picture, seen, 'grass'),
    },
  });
  return { ...judgement, terrain, sun, claims, occluders };
}

function judged(
  { photo, metadata, seen, area, wishes: { shownWidth = 1, sizes = {} } = {} }: SeenPhoto,
  picture: WorkingPicture,
) {
  const map = landMap(seen, picture.width, picture.height);
  const { cameraHeightMetres: height } = sizes;
  const clues = { ...metadata, ...(height !== undefined && { relativeAltitudeMetres: height }) };
  const likeliest = photoCamera(photo, clues, seen, picture);
  const found = onSlope(atGivenHeight(likeliest, sizes), seen);
  const ground = openGround(seen);
  const given = area === null ? null : areaOnGround(found, area.polygon);
  const own = given === null ? plotFound(found, seen, ground, shownWidth) : null;
  const placedFrom = given?.camera ?? own?.seenFrom ?? found;
  // A horizon that makes room for a plot is no better known for that: of the labelled photos it is off by more.
  const unscaled = given === null ? { ...placedFrom, horizon: found.horizon } : placedFrom;
  const outlined =
    given === null
      ? (own?.plot ?? null)
      : given.polygon.length < 3
        ? null
        : plotGiven(unscaled, seen, ground, given.polygon, area?.confidence ?? null);
  const seenFrom = outlined === null ? unscaled : scaledToPlot(unscaled, outlined, sizes);
  const plot = outlined && { ...outlined, ...measurePlot(seenFrom.camera, outlined.polygon) };
  const scale = plot && scaleOf(seenFrom, plot, sizes);
  const objections = objectionsTo({
    ...{ seenFrom, seen, plot, scale },
    given: area?.confidence === null ? given : null,
    givenSky: area === null ? 0 : skyIn(map, area.polygon),
    sharpness: sharpness(photo),
  });
  const judgement: PhotoJudgement = {
    ...{ ...seenFrom, land: seen.land, shown: shownBy(seen) },
    ...{ plot, scale, objections, map },
  };
  return { judgement, placedFrom, foundPlot: own?.plot ?? null };
}

/** Share of a photo from which its sky is seen. */
const LEAST_SKY = 0.05;

/** Share of the sky that an area takes. */
function skyIn({ width, height, classes }: LandMap, polygon: Polygon): number {
  const inside = fillPolygon(polygon, width, height);
  const sky = classes.flatMap((kind, at) => (kind === 'sky' ? (inside[at] ?? 0) : []));
  const taken = sky.filter((cell) => cell === 1).length;
  return taken / Math.max(1, sky.length, LEAST_SKY * classes.length);
}

/** The camera over ground that rises as it is seen to. */
function onSlope(found: PhotoCamera, seen: Perception): PhotoCamera {
  const slope = groundSlope(seen, found);
  return slope === null ? found : { ...found, camera: { ...found.camera, slope } };
}

/** Spreads by which the horizon is moved to look for a plot. */
const HORIZONS = [0, -0.4, 0.4, -0.8, 0.8] as const;

/** The plot on the clearest ground under any likely horizon, and the camera with that horizon; null where there is none. */
function plotFound(
  found: PhotoCamera,
  seen: Perception,
  ground: OpenGround,
  shownWidth: number,
): { readonly seenFrom: PhotoCamera; readonly plot: ReadPlot } | null {
  const { horizon } = found;
  const plots = (horizon === null ? [0] : HORIZONS).flatMap((spreads) => {
    const seenFrom = spreads === 0 ? found : withHorizonLower(found, spreads);
    const plot = findPlot(seenFrom.camera, ground, horizon?.spread ?? 0, shownWidth);
    if (plot === null) return [];
    const likely = Math.exp(-0.5 * spreads * spreads);
    return [
      { seenFrom, plot, merit: likely * plotConfidence(plot.polygon, seenFrom.view, seen) ** 2 },
    ];
  });
  const [first, ...others] = plots;
  if (first === undefined) return null;
  const best = others.reduce((one, next) => (next.merit > one.merit ? next : one), first);
  const confidence = plotConfidence(best.plot.polygon, best.seenFrom.view, seen);
  return { seenFrom: best.seenFrom, plot: { ...best.plot, confidence } };
}

function withHorizonLower(found: PhotoCamera, spreads: number): PhotoCamera {
  const { horizon } = found;
  if (horizon === null) return found;
  const lower = spreads * horizon.spread;
  return {
    ...found,
    camera: withHorizon(found.camera, lower),
    horizon: { ...horizon, y: horizon.y + lower },
  };
}

function plotGiven(
  seenFrom: PhotoCamera,
  seen: Perception,
  ground: OpenGround,
  polygon: ReadPlot['polygon'],
  sure: number | null,
): ReadPlot | null {
  const size = measurePlot(seenFrom.camera, polygon);
  if (size === null) return null;
  const openness = meanInside(polygon, ground);
  if (sure === null) return { ...size, polygon, openness, confidence: 1 };
  const own = plotConfidence(polygon, seenFrom.view, seen);
  return { ...size, polygon, openness, confidence: Math.min(sure, own) };
}
