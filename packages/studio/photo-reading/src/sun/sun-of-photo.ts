import type { PhotoMetadata, Point, Raster } from '@groundwork/imaging';
import { labelRegions } from '@groundwork/imaging/regions';
import { getPosition } from 'suncalc';
import { directionOf } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import type { Sun } from '../camera/sun.js';
import type { Perception } from '../perception/perception.js';
import { resampleRaster } from '../perception/resample.js';
import { sharesOf } from '../plot/open-ground.js';
import type { TerrainReading } from '../terrain-reading.js';

/** Where soft light flatters: behind the viewer's left shoulder in mid-morning. */
const FLATTERING = { azimuthDegrees: -125, elevationDegrees: 38 };
/** A picture brighter than this was not taken at night, whatever its clock says. */
const DAYLIGHT = 0.4;
/** Degrees below the horizon at which twilight no longer lights the land. */
const NIGHT = -6;

export interface SunClues {
  readonly metadata: PhotoMetadata;
  readonly camera: SceneCamera;
  /** Where it is seen in the photo, in shares of it. */
  readonly place: Point | null;
  readonly shading: TerrainReading['shading'];
}

/**
 * The sun of a photo: visible, else computed from time, place and heading, else from the picture's shading. A computed
 * height is kept even if the side comes from elsewhere; without evidence of the side it is unknown.
 */
export function sunOfPhoto({ metadata, camera, place, shading }: SunClues): Sun {
  if (place !== null) return { ...directionOf(camera, place), source: 'visible', place };
  const computed = computedSun(metadata, shading.brightness);
  if (computed !== null && metadata.headingDegrees !== null) {
    return {
      azimuthDegrees: halfTurn(computed.azimuthDegrees - metadata.headingDegrees),
      elevationDegrees: computed.elevationDegrees,
      source: 'metadata',
    };
  }
  const given = computed?.elevationDegrees ?? shading.elevationDegrees;
  const elevationDegrees = given ?? FLATTERING.elevationDegrees;
  if (shading.azimuthDegrees !== null) {
    return { azimuthDegrees: shading.azimuthDegrees, elevationDegrees, source: 'shading' };
  }
  return { azimuthDegrees: FLATTERING.azimuthDegrees, elevationDegrees, source: 'unknown' };
}

/** Compass direction and height of the sun in degrees; null if unknown or contradicted by the picture. */
function computedSun(metadata: PhotoMetadata, brightness: number) {
  const { takenAt, latitude, longitude } = metadata;
  if (takenAt === null || latitude === null || longitude === null) return null;
  const { azimuth, altitude } = getPosition(new Date(takenAt), latitude, longitude);
  if (altitude < NIGHT && brightness > DAYLIGHT) return null;
  return { azimuthDegrees: azimuth, elevationDegrees: altitude };
}

/** The same direction within -180..180. */
function halfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Longer side of the picture that the sun is looked for in, in pixels. */
const SIDE = 480;
/** From here on red and green are blown out, in 8 bits. */
const BLOWN = 250;
/** Of the core, as shares of the picture. */
const LEAST_SHARE = 0.00015;
const MOST_SHARE = 0.04;
/** Share of the circle around a core's middle that it fills. */
const ROUND = 0.7;
/** On the rings nearest to it light differs by no more than this of 255: a cloud's edge is brighter on one side. */
const EVEN = 45;
const EVEN_RINGS = 2;
/** Its glow leaves the first ring at least this bright. */
const GLOW = 140;
/** Steps outward, in radii of the core, over which its light falls. */
const RINGS = [1.35, 1.9, 2.6, 3.5] as const;
/** By how much of 255 it falls over them, at least; from one ring to the next it may rise by a little. */
const LEAST_FALL = 14;
const SLACK = 5;
/** Share of the ring around it that is sky. */
const IN_SKY = 0.3;

/** The middle of a sun that shines into the picture, in shares of it; null when there is none. */
export function visibleSun(photo: Raster, seen: Perception): Point | null {
  const { width, height, light, least } = lightOf(photo);
  const blown = Uint8Array.from(least, (value) => (value >= BLOWN ? 1 : 0));
  const { labels, sizes } = labelRegions(blown, width, height);
  const sums = sizes.map(() => ({ x: 0, y: 0 }));
  for (let at = 0; at < labels.length; at += 1) {
    const sum = sums[labels[at] ?? 0];
    if (sum === undefined || labels[at] === 0) continue;
    sum.x += at % width;
    sum.y += Math.floor(at / width);
  }
  const total = width * height;
  let best: Point | null = null;
  let most = 0;
  for (const [label, size] of sizes.entries()) {
    const sum = sums[label];
    if (label === 0 || sum === undefined) continue;
    if (size < LEAST_SHARE * total || size > MOST_SHARE * total) continue;
    const middle = { x: sum.x / size, y: sum.y / size };
    const radius = Math.sqrt(size / Math.PI);
    if (roundness(labels, label, middle, radius, width) < ROUND) continue;
    const fall = fallAround(light, middle, radius, width, height);
    if (fall === null) continue;
    const place = { x: (middle.x + 0.5) / width, y: (middle.y + 0.5) / height };
    if (skyAround(seen, place, (2 * radius) / width, (2 * radius) / height) < IN_SKY) continue;
    if (fall <= most) continue;
    most = fall;
    best = place;
  }
  return best;
}

interface Light {
  readonly width: number;
  readonly height: number;
  /** Mean of the channels, 0..255. */
  readonly light: Float32Array;
  /** Lesser of red and green: a low sun is yellow, its blue is the last to be blown out. */
  readonly least: Float32Array;
}

function lightOf(photo: Raster): Light {
  const scale = Math.min(1, SIDE / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const { data } = resampleRaster(photo, width, height);
  const of = (value: (red: number, green: number, blue: number) => number) =>
    Float32Array.from({ length: width * height }, (_, at) =>
      value(data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0),
    );
  const light = of((red, green, blue) => (red + green + blue) / 3);
  return { width, height, light, least: of((red, green) => Math.min(red, green)) };
}

/** Share of the circle that is as large as the region and around its middle that the region fills. */
function roundness(
  labels: ArrayLike<number>,
  label: number,
  middle: Point,
  radius: number,
  width: number,
): number {
  const height = labels.length / width;
  let inside = 0;
  let filled = 0;
  const reach = Math.max(1, radius);
  for (let y = Math.ceil(middle.y - reach); y <= middle.y + reach; y += 1) {
    for (let x = Math.ceil(middle.x - reach); x <= middle.x + reach; x += 1) {
      if (Math.hypot(x - middle.x, y - middle.y) > reach) continue;
      inside += 1;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (labels[y * width + x] === label) filled += 1;
    }
  }
  return inside === 0 ? 0 : filled / inside;
}

/** By how much light falls outward from a core; null where it does not fall all the way as that of a sun does. */
function fallAround(
  light: Float32Array,
  middle: Point,
  radius: number,
  width: number,
  height: number,
): number | null {
  let before = 255;
  for (const [index, ring] of RINGS.entries()) {
    const values: number[] = [];
    const reach = Math.max(2, ring * radius);
    for (let step = 0; step < 48; step += 1) {
      const angle = (step * Math.PI) / 24;
      const x = Math.round(middle.x + reach * Math.cos(angle));
      const y = Math.round(middle.y + reach * Math.sin(angle));
      // Under the sun lies land, which is dark whatever shines.
      if (x < 0 || y < 0 || x >= width || y >= height || Math.sin(angle) > 0.5) continue;
      values.push(light[y * width + x] ?? 0);
    }
    if (values.length < 10) return null;
    values.sort((a, b) => a - b);
    const median = values[Math.floor(values.length / 2)] ?? 0;
    if (median > before + SLACK) return null;
    if (index === 0 && median < GLOW) return null;
    const even =
      (values[Math.floor(values.length * 0.9)] ?? 0) -
      (values[Math.floor(values.length * 0.1)] ?? 0);
    if (index < EVEN_RINGS && even > EVEN) return null;
    before = median;
  }
  const fall = 255 - before;
  return fall >= LEAST_FALL ? fall : null;
}

/** Share of a ring around a place that is sky, as the perception has it. */
function skyAround(seen: Perception, place: Point, across: number, down: number): number {
  const sky = sharesOf(seen, ['sky']);
  const ring = Array.from({ length: 24 }, (_, step) => ({
    x: place.x + Math.max(across, 0.02) * Math.cos((step * Math.PI) / 12),
    y: place.y + Math.max(down, 0.02) * Math.sin((step * Math.PI) / 12),
  })).filter(({ x, y }) => x >= 0 && y >= 0 && x < 1 && y < 1);
  return ring.reduce((sum, point) => sum + sky.at(point), 0) / Math.max(1, ring.length);
}
