import type { GreyMap, PhotoMetadata, Raster } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';
import type {
  Colour,
  TerrainClass,
  TerrainName,
  TerrainReading,
  TerrainView,
} from '../terrain-reading.js';
import { classifyAhead, middle, type TerrainMap } from './classify-ahead.js';
import { classifyBelow } from './classify-below.js';
import type { SkyLine } from './clouds.js';
import { measureForeshortening } from './foreshortening.js';
import type { FoundPlot } from './found-plot.js';
import { farEnd, findHorizon } from './horizon.js';
import { findPlotAhead } from './plot-ahead.js';
import { findPlotBelow } from './plot-below.js';
import { segment } from './segments.js';
import { readShading } from './shading.js';
import { findSky, isBlank, isDull } from './sky.js';
import { findStanding } from './standing.js';
import type { Viewpoint } from './standing-feet.js';
import { reducePhoto, type WorkingPicture } from './working-picture.js';

/** A reading with the maps it was made from. */
export interface DetailedReading {
  readonly reading: TerrainReading;
  /** What stands on the ground and where its foot is, see findStanding; null from straight above. */
  readonly standing: GreyMap | null;
  readonly map: Pick<TerrainMap, 'width' | 'height' | 'classes'>;
}

/** Vertical angle over the picture's height is about this in radians when no focal length is known. */
const USUAL_FOCAL = 0.75;
/** Of the lens over the ground when nothing tells it. */
/** Fall of the ground's far edge over the picture's width from which land is a slope. */
const STEEP = 0.2;
/** Over the first no one stands who shows the land, under the second hardly a drone flies. */
const HIGH_HORIZON = 0.14;
const LOW_HORIZON = 0.3;
const TOWERING = 0.1;
/** Foreshortening, and its agreement over the picture, from which land without a sky is seen at a slant: about 55 degrees. */
const SLANT = 0.24;
const SLANT_AGREEMENT = 0.62;
/** Foreshortening under which no one stands on the land. */
const LEVEL_TEXTURE = 0.2;
const EYE_METRES = 1.65;
const DRONE_METRES = 45;

/**
 * Reads what a photo of land shows. It takes about half a second of CPU whatever the photo's size, so a
 * service calls readTerrainInWorker instead. The same photo always gives the same reading.
 */
export function readTerrain(photo: Raster, metadata: PhotoMetadata): TerrainReading {
  return readTerrainInDetail(photo, metadata).reading;
}

export function readTerrainInDetail(photo: Raster, metadata: PhotoMetadata): DetailedReading {
  const picture = reducePhoto(photo);
  const segments = segment(picture);
  const pitch = metadata.gimbalPitchDegrees;
  const seenSky = pitch !== null && pitch < -55 ? null : findSky(picture);
  const below = pitch !== null ? pitch < -60 : looksStraightDown(picture, seenSky);
  const sky = below ? null : seenSky;
  const map = below ? classifyBelow(picture, segments) : classifyAhead(picture, segments, sky);
  const horizonY = below ? null : (horizonFromPitch(photo, metadata) ?? findHorizon(map, sky));
  const view = viewOf(below, horizonY, map, metadata);
  const inPicture = horizonY !== null && horizonY >= 0 && horizonY <= 1 ? horizonY : null;
  const plot = below ? findPlotBelow(map) : findPlotAhead(map, horizonY ?? -0.35);
  const shares = sharesOf(map);
  return {
    reading: {
      view,
      horizonY: inPicture,
      shares,
      terrain: nameTerrain(picture, map, view, below ? null : (sky ?? noSky(map)), shares, plot),
      colours: {
        sky: meanColour(picture, map, 'sky'),
        ground: meanColour(picture, map, 'ground'),
        vegetation: meanColour(picture, map, 'vegetation'),
        water: meanColour(picture, map, 'water'),
      },
      shading: readShading(picture, map, sky, view),
      area: {
        polygon: plot.polygon.map(({ x, y }) => ({ x: clamp(x), y: clamp(y) })),
        confidence: confidence(picture, map, plot, shares, below),
      },
    },
    standing: below ? null : findStanding(photo, map, sky, viewpointOf(view, horizonY, metadata)),
    map: { width: map.width, height: map.height, classes: map.classes },
  };
}

function viewpointOf(
  view: TerrainView,
  horizonY: number | null,
  metadata: PhotoMetadata,
): Viewpoint {
  const altitude = metadata.relativeAltitudeMetres;
  if (view === 'eye_level') return { horizonY: horizonY ?? 0.4, heightMetres: EYE_METRES };
  const heightMetres = altitude !== null && altitude > 1 ? altitude : DRONE_METRES;
  return { horizonY: horizonY ?? -0.35, heightMetres };
}

/** Without a sky, and with land whose texture has no direction; what looks like sky may be a map's empty corner. */
function looksStraightDown(picture: WorkingPicture, sky: SkyLine | null): boolean {
  const { typical, agreement } = measureForeshortening(picture);
  if (sky === null) return typical < SLANT || agreement < SLANT_AGREEMENT;
  return typical < LEVEL_TEXTURE && (isBlank(picture, sky) || isDull(picture, sky));
}

/** A gimbal tells where level is better than any treeline. */
function horizonFromPitch(photo: Raster, metadata: PhotoMetadata): number | null {
  const pitch = metadata.gimbalPitchDegrees;
  if (pitch === null || pitch < -60 || pitch > 40) return null;
  const longer = Math.max(photo.width, photo.height);
  const focal = metadata.focalLength35mm === null ? USUAL_FOCAL : metadata.focalLength35mm / 36;
  return 0.5 + (Math.tan((pitch * Math.PI) / 180) * focal * longer) / photo.height;
}

function viewOf(
  below: boolean,
  horizonY: number | null,
  map: TerrainMap,
  metadata: PhotoMetadata,
): TerrainView {
  if (below) return 'straight_down';
  const pitch = metadata.gimbalPitchDegrees;
  const height = metadata.relativeAltitudeMetres;
  if ((pitch !== null && pitch < -10) || (height !== null && height > 8)) return 'oblique';
  if (horizonY === null || horizonY < HIGH_HORIZON) return 'oblique';
  if (horizonY >= LOW_HORIZON) return 'eye_level';
  return towering(map, horizonY) < TOWERING ? 'oblique' : 'eye_level';
}

/** Share of the picture over the horizon that trees and houses take: they tower over who stands among them. */
function towering({ width, height, classes }: TerrainMap, horizonY: number): number {
  const end = Math.floor(horizonY * height) * width;
  let tall = 0;
  for (let at = 0; at < end; at += 1) {
    if (classes[at] === 'vegetation' || classes[at] === 'building') tall += 1;
  }
  return end === 0 ? 0 : tall / end;
}

function sharesOf(map: TerrainMap): TerrainReading['shares'] {
  const counts = new Map<TerrainClass, number>();
  for (const kind of map.classes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const share = (kind: TerrainClass) => (counts.get(kind) ?? 0) / map.classes.length;
  return {
    sky: share('sky'),
    ground: share('ground'),
    vegetation: share('vegetation'),
    water: share('water'),
    road: share('road'),
    building: share('building'),
  };
}

function meanColour(picture: WorkingPicture, map: TerrainMap, kind: TerrainClass): Colour | null {
  let r = 0;
  let g = 0;
  let b = 0;
  let count = 0;
  for (let at = 0; at < map.classes.length; at += 1) {
    if (map.classes[at] !== kind) continue;
    r += picture.red[at] ?? 0;
    g += picture.green[at] ?? 0;
    b += picture.blue[at] ?? 0;
    count += 1;
  }
  if (count < 0.002 * map.classes.length) return null;
  const mean = (sum: number) => Math.min(255, Math.round(sum / count));
  return { r: mean(r), g: mean(g), b: mean(b) };
}

/** Mountains are mountains though their sky was cut off. */
function noSky({ width }: TerrainMap): SkyLine {
  return new Int32Array(width);
}

/** `sky` is null from straight above. */
function nameTerrain(
  picture: WorkingPicture,
  map: TerrainMap,
  view: TerrainView,
  sky: SkyLine | null,
  shares: TerrainReading['shares'],
  plot: FoundPlot,
): TerrainName {
  const inside = fillPolygon(plot.polygon, map.width, map.height);
  const here = (plane: Float32Array) => {
    const values: number[] = [];
    for (let at = 0; at < inside.length; at += 1) if (inside[at] === 1) values.push(plane[at] ?? 0);
    return middle(values);
  };
  const lightness = here(picture.lightness);
  const a = here(picture.a);
  const b = here(picture.b);
  if (shares.building > 0.07 || shares.building + shares.road > 0.3) return 'urban';
  if (Math.hypot(a, b) < 0.03 && lightness > 0.78) return 'snow';
  const sandy = a > -0.012 && b > 0.03;
  if (shares.water > 0.05 && (sandy || shares.water > 0.15)) return 'coast';
  if (sky === null) return a < -0.04 ? 'meadow' : shares.vegetation > 0.55 ? 'forest' : 'field';
  if (sandy && lightness > 0.55 && shares.vegetation < 0.12) return 'desert';
  if (farLand(map, sky) > 0.12) return 'mountain';
  // From the air an edge slants as the fields lie.
  if (view === 'eye_level' && Math.abs(tilt(map)) > STEEP) return 'hillside';
  if (shares.vegetation > 0.42) return 'forest';
  // In mist grass is as green among the greys, only less so.
  const green = a < -0.028 || (a < -0.012 && a < -0.45 * Math.hypot(a, b));
  return green ? 'meadow' : 'field';
}

/** Share of the picture that is bare land standing above the open ground: mountains. */
function farLand({ width, height, classes, open }: TerrainMap, sky: SkyLine): number {
  let cells = 0;
  for (let x = 0; x < width; x += 1) {
    for (let y = sky[x] ?? 0; y < height && open[y * width + x] === 0; y += 1) {
      if (classes[y * width + x] === 'ground') cells += 1;
    }
  }
  return cells / (width * height);
}

/** Fall of the land's far edge over the picture's width, as a share of its height. */
function tilt(map: TerrainMap): number {
  const edgeOf = (from: number, to: number) => {
    const rows: number[] = [];
    for (let x = Math.floor(from * map.width); x < to * map.width; x += 1) {
      const row = farEnd(map, x);
      if (row >= 0) rows.push(row);
    }
    return middle(rows);
  };
  return (edgeOf(0.65, 0.85) - edgeOf(0.15, 0.35)) / map.height / 0.5;
}

/** How sure it is that one would build here. */
function confidence(
  picture: WorkingPicture,
  map: TerrainMap,
  plot: FoundPlot,
  shares: TerrainReading['shares'],
  below: boolean,
): number {
  const { width, height } = map;
  const inside = fillPolygon(plot.polygon, width, height);
  const cells = [...inside.keys()].filter((at) => inside[at] === 1);
  const openShare = map.open.reduce((sum, cell) => sum + cell, 0) / map.open.length;
  const rough = middle(cells.map((at) => picture.rough[at] ?? 0));
  const straight = middle(cells.map((at) => picture.upright[at] ?? 0));
  const clear = ramp(plot.clear - 0.7, 0.3);
  const room = ramp(openShare, below ? 0.25 : 0.22);
  const even = ramp(0.085 - rough, 0.04);
  // From above, roads, plot borders and furrows may run upright by chance.
  const natural = below
    ? 1
    : ramp(0.014 - picture.longUprights, 0.009) * ramp(0.54 - straight, 0.1);
  const alone = ramp(0.3 - shares.building, 0.15);
  const value =
    clear ** 0.7 * room ** 0.6 * even * natural * alone * (0.55 + 0.45 * plot.suitability);
  return Math.round(clamp(value) * 100) / 100;
}

/** 0 for what is negative, 1 from `full` on. */
function ramp(value: number, full: number): number {
  return clamp(value / full);
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
