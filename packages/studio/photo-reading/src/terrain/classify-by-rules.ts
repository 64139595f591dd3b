import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import type { TerrainView } from '../terrain-reading.js';
import { classifyAhead, middle, type RuleMap } from './classify-ahead.js';
import { classifyBelow } from './classify-below.js';
import type { SkyLine } from './clouds.js';
import { measureForeshortening } from './foreshortening.js';
import { findHorizon } from './horizon.js';
import { segment } from './segments.js';
import { findSky, isBlank, isDull } from './sky.js';
import { reducePhoto, type WorkingPicture } from './working-picture.js';

export interface RuledPhoto {
  readonly map: RuleMap;
  readonly view: TerrainView;
  /** Share of the height from the top; null from straight above and if unknown. */
  readonly horizonY: number | null;
  /** 0..1: how well the ground suits a house. */
  readonly buildable: number;
}

/** Over the first no one stands who shows the land, under the second hardly a drone flies. */
const HIGH_HORIZON = 0.14;
const LOW_HORIZON = 0.3;
const TOWERING = 0.1;
/** Foreshortening, and its agreement over the picture, from which land without a sky is seen at a slant: about 55 degrees. */
const SLANT = 0.24;
const SLANT_AGREEMENT = 0.62;
/** Foreshortening below which the camera cannot be standing on the land. */
const LEVEL_TEXTURE = 0.2;

/** Classifies by colour, texture and position alone: the baseline for the network. */
export function classifyByRules(photo: Raster, metadata: PhotoMetadata): RuledPhoto {
  const picture = reducePhoto(photo);
  const segments = segment(picture);
  const pitch = metadata.gimbalPitchDegrees;
  const seenSky = pitch !== null && pitch < -55 ? null : findSky(picture);
  const below = pitch !== null ? pitch < -60 : looksStraightDown(picture, seenSky);
  const sky = below ? null : seenSky;
  const map = below ? classifyBelow(picture, segments) : classifyAhead(picture, segments, sky);
  const horizonY = below ? null : findHorizon(map, sky);
  return {
    map,
    view: below ? 'straight_down' : viewAhead(horizonY, map),
    horizonY,
    buildable: buildable(picture, map, below),
  };
}

/** Whether the land looks as it does from straight above. */
export function hasFlatTexture(picture: WorkingPicture): boolean {
  return looksStraightDown(picture, findSky(picture));
}

/** Without a sky, and with land whose texture has no direction; what looks like sky may be a map's empty corner. */
function looksStraightDown(picture: WorkingPicture, sky: SkyLine | null): boolean {
  const { typical, agreement } = measureForeshortening(picture);
  if (sky === null) return typical < SLANT || agreement < SLANT_AGREEMENT;
  return typical < LEVEL_TEXTURE && (isBlank(picture, sky) || isDull(picture, sky));
}

function viewAhead(horizonY: number | null, map: RuleMap): TerrainView {
  if (horizonY === null || horizonY < HIGH_HORIZON) return 'oblique';
  if (horizonY >= LOW_HORIZON) return 'eye_level';
  return towering(map, horizonY) < TOWERING ? 'oblique' : 'eye_level';
}

/** Share of the picture over the horizon that trees and houses take: they tower over who stands among them. */
function towering({ width, height, classes }: RuleMap, horizonY: number): number {
  const end = Math.floor(horizonY * height) * width;
  let tall = 0;
  for (let at = 0; at < end; at += 1) {
    if (classes[at] === 'vegetation' || classes[at] === 'building') tall += 1;
  }
  return end === 0 ? 0 : tall / end;
}

/** How sure it is that one would build here: room, even ground, no straight uprights of rooms and streets. */
function buildable(picture: WorkingPicture, map: RuleMap, below: boolean): number {
  const cells = [...map.open.keys()].filter((at) => map.open[at] === 1);
  const rough = middle(cells.map((at) => picture.rough[at] ?? 0));
  const straight = middle(cells.map((at) => picture.upright[at] ?? 0));
  const buildings = map.classes.filter((kind) => kind === 'building').length / map.classes.length;
  const room = ramp(cells.length / map.open.length, below ? 0.25 : 0.22);
  const even = ramp(0.085 - rough, 0.04);
  // From above, roads, plot borders and furrows may run upright by chance.
  const natural = below
    ? 1
    : ramp(0.014 - picture.longUprights, 0.009) * ramp(0.54 - straight, 0.1);
  const alone = ramp(0.3 - buildings, 0.15);
  return room ** 0.6 * even * natural * alone;
}

/** 0 for negative values, 1 from `full` on. */
function ramp(value: number, full: number): number {
  return Math.min(1, Math.max(0, value / full));
}
