import type { GreyMap, Raster } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import {
  horizonRow,
  imageFromGround,
  imageFromSpace,
  resizeCamera,
} from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import type { PlantedTree } from '../garden/tree-places.js';
import { groundBox, isInside } from '../placement/ground-polygon.js';
import type { PlacedProposal } from '../proposal.js';
import { buildSite } from '../scene.js';
import { composite } from './composite.js';
import { type Light, readPhotoLight } from './light/photo-light.js';
import { lightScene } from './light/scene-light.js';
import { linearOf } from './light/tone.js';
import { type Bounds, type PackedScene, packScene } from './packed-scene.js';
import { Foreground } from './photo/foreground.js';
import { revealOf } from './reveal/reveal.js';
import { builtPart } from './reveal/reveal-order.js';
import { imageOf, type PixelRegion, type View, viewOf } from './view.js';
import { rasterise, SAMPLES, type VisibilityBuffer } from './visibility.js';

/** How far round from the front's own direction an unknown sun stands: fronts lit from there show their relief. */
const THREE_QUARTER_DEGREES = { least: 34, most: 56 } as const;
const FLATTERING_ELEVATION = { least: 30, most: 44 } as const;

function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/**
 * The sun that a proposal is drawn under. One from the photo or its data is kept; one that is unknown is moved
 * to where it models the first building's front: never behind it and never straight upon it.
 */
export function chosenSun(sun: Sun, { buildings, camera }: PlacedProposal): Sun {
  const [first] = buildings;
  if (sun.source !== 'unknown' || sun.elevationDegrees <= 0 || first === undefined) return sun;
  if (camera.view === 'straight_down') return sun;
  const front = turned(180 - first.rotationDegrees);
  const away = turned(sun.azimuthDegrees - front);
  const { least, most } = THREE_QUARTER_DEGREES;
  const side = away < 0 ? -1 : 1;
  const azimuth = front + side * Math.max(least, Math.min(most, Math.abs(away)));
  return {
    ...sun,
    azimuthDegrees: turned(azimuth),
    elevationDegrees: Math.max(
      FLATTERING_ELEVATION.least,
      Math.min(FLATTERING_ELEVATION.most, sun.elevationDegrees),
    ),
  };
}

export interface RenderRequest {
  readonly photo: Raster;
  readonly placed: PlacedProposal;
  /**
   * Things on the land in the photo: one byte a pixel, of any size; 0 for none, else the row at which the thing meets
   * the ground, 1 to 255 for the picture's height. Null if unknown.
   */
  readonly occluders: GreyMap | null;
  readonly sun: Sun;
  /** Hardness of the photo's light: 0 overcast, 1 hard sun; null if unknown. */
  readonly contrast: number | null;
  readonly seed: number;
}

export interface RenderedProposal {
  readonly picture: Raster;
  /**
   * When each pixel changes from the photo to the picture as the house is built: one byte a pixel, as large as the
   * photo; 0 where both are the same, else 1 first and 255 last. Null without any change.
   */
  readonly reveal: GreyMap | null;
  /** How many of the planted trees are large enough in the picture to be spoken of. */
  readonly treesSeen: number;
  /** How much of what is drawn nothing in the photo hides, as a share. */
  readonly seenShare: number;
}

/** Draws a placed proposal into a copy of the photo. Blocks: see `renderProposalInWorker`. @throws the signal's reason when it is aborted */
export function renderProposal(request: RenderRequest, signal?: AbortSignal): RenderedProposal {
  const { photo, placed, contrast, seed } = request;
  const sun = chosenSun(request.sun, placed);
  signal?.throwIfAborted();
  const camera = resizeCamera(placed.camera, photo.width, photo.height);
  const view = viewOf(camera);
  const light = readPhotoLight(photo, view, horizonRow(camera), sun, contrast);
  const { mesh, trees } = buildSite(placed, light.foliage);
  const scene = packScene(mesh, camera.slope);
  if (scene.surfaceCount === 0) {
    return {
      picture: { ...photo, data: Uint8Array.from(photo.data) },
      reveal: null,
      treesSeen: 0,
      seenShare: 0,
    };
  }
  const hasSun = light.sunOnGround[1] > 0.004;
  const sceneLight = lightScene(scene, sun, hasSun, sharpnessFor(photo));
  signal?.throwIfAborted();
  const region = renderRegion(camera, scene.bounds, hasSun ? sceneLight.sunDirection : null);
  const visibility = rasterise(scene, view, region);
  signal?.throwIfAborted();
  const foreground = Foreground.of(request.occluders, photo, view);
  const picture = composite(
    {
      photo,
      view,
      scene,
      sceneLight,
      light,
      visibility,
      foreground,
      plotGround: plotGround(photo, view, placed.plot) ?? light.ground,
      plot: placed.plot,
      seed,
    },
    signal,
  );
  const reveal = revealOf({
    photo,
    picture,
    placed,
    view,
    scene,
    sceneLight,
    visibility,
  });
  const pixels = TREE_SHARE * photo.width * photo.height;
  return {
    ...{ picture, reveal, seenShare: shareSeen(visibility, reveal) },
    treesSeen: seenOf(scene, visibility, trees, pixels),
  };
}

function shareSeen({ region, width, height, ids }: VisibilityBuffer, changed: GreyMap): number {
  let [drawn, seen] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (ids[at] === 0) continue;
    const row = region.top + Math.floor(at / width);
    drawn += 1;
    seen += Number(changed.data[row * changed.width + region.left + (at % width)] !== 0);
  }
  return seen / Math.max(1, drawn);
}

/** Share of a picture from which a tree is noticed: a square of 45 pixels in Full HD. */
const TREE_SHARE = 0.001;

/** How many trees show at least so many pixels before and between the houses. */
function seenOf(
  { surfaceCount }: PackedScene,
  { ids }: VisibilityBuffer,
  trees: readonly PlantedTree[],
  pixels: number,
): number {
  return trees.filter(({ first, end }) => {
    const isOfTree = (id: number) => id > surfaceCount + first && id <= surfaceCount + end;
    return ids.reduce((count, id) => count + Number(isOfTree(id)), 0) >= pixels * SAMPLES;
  }).length;
}

const FULL_MAPS_WIDTH = 1600;

function sharpnessFor(photo: Raster): number {
  return Math.max(0.36, Math.min(1, Math.max(photo.width, photo.height) / FULL_MAPS_WIDTH));
}

const STEPS = 28;
const LEAST_PLACES = 12;

/** Mean light that the ground of a plot shows: what its walls are lit by from below. Null where hardly any of it is seen. */
function plotGround(photo: Raster, view: View, plot: readonly GroundPoint[]): Light | null {
  const { x0, x1, z0, z1 } = groundBox(plot);
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < STEPS; i += 1) {
    for (let j = 0; j < STEPS; j += 1) {
      const x = x0 + ((i + 0.5) / STEPS) * (x1 - x0);
      const z = z0 + ((j + 0.5) / STEPS) * (z1 - z0);
      if (!isInside(plot, x, z)) continue;
      const place = imageOf(view, x, view.slopeX * x + view.slopeZ * z, z);
      if (place === null) continue;
      const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
      if (column < 0 || row < 0 || column >= photo.width || row >= photo.height) continue;
      const at = (row * photo.width + column) * photo.channels;
      for (const part of [0, 1, 2] as const)
        sums[part] += linearOf[photo.data[at + part] ?? 0] ?? 0;
      count += 1;
    }
  }
  return count < LEAST_PLACES ? null : [sums[0] / count, sums[1] / count, sums[2] / count];
}

/** Sky light is lost this far round a building, in metres. */
const CONTACT_METRES = 6;

/** The part of the picture that a scene, its shadows and the reach of its contact shadow can change. */
function renderRegion(
  camera: SceneCamera,
  bounds: Bounds,
  sun: readonly [number, number, number] | null,
): PixelRegion {
  const { min, max } = bounds;
  const ground: GroundPoint[] = [];
  const points: ({ x: number; y: number } | null)[] = [];
  for (const x of [min[0], max[0]]) {
    for (const z of [min[2], max[2]]) {
      points.push(imageFromSpace(camera, x, max[1], z), imageFromSpace(camera, x, min[1], z));
      if (sun !== null) {
        const run = max[1] / Math.max(0.05, sun[1]);
        ground.push({ x: x - sun[0] * run, z: z - sun[2] * run });
      }
    }
  }
  for (const x of [min[0] - CONTACT_METRES, max[0] + CONTACT_METRES]) {
    for (const z of [min[2] - CONTACT_METRES, max[2] + CONTACT_METRES]) ground.push({ x, z });
  }
  for (const point of ground)
    points.push(imageFromGround(camera, { x: point.x, z: Math.max(0.3, point.z) }));
  const seen = points.filter((p) => p !== null);
  const behind = seen.length < points.length;
  const xs = seen.map((p) => p.x * camera.width);
  const ys = seen.map((p) => p.y * camera.height);
  const clampX = (v: number) => Math.max(0, Math.min(camera.width, Math.round(v)));
  const clampY = (v: number) => Math.max(0, Math.min(camera.height, Math.round(v)));
  return {
    left: behind ? 0 : clampX(Math.min(...xs) - 2),
    right: behind ? camera.width : clampX(Math.max(...xs) + 2),
    top: behind && camera.pitchDegrees < -60 ? 0 : clampY(Math.min(...ys) - 2),
    bottom: behind ? camera.height : clampY(Math.max(...ys) + 2),
  };
}

/**
 * The visible buildings of a placed proposal behind its own plants, in a picture of this size: 255, else 0. Occluders
 * in the photo are ignored.
 */
export function buildingSilhouette(placed: PlacedProposal, width: number, height: number): GreyMap {
  const data = new Uint8Array(width * height);
  const camera = resizeCamera(placed.camera, width, height);
  const scene = packScene(buildSite(placed, null).mesh, camera.slope);
  const region = renderRegion(camera, scene.bounds, null);
  const seen = rasterise(scene, viewOf(camera), region);
  const isBuilt = new Uint8Array(scene.surfaceCount + 1);
  for (const surface of builtPart(scene).original) isBuilt[surface + 1] = 1;
  for (let row = 0; row < seen.height; row += 1) {
    for (let column = 0; column < seen.width; column += 1) {
      const id = seen.ids[row * seen.width + column] ?? 0;
      if (isBuilt[id] === 1) data[(region.top + row) * width + region.left + column] = 255;
    }
  }
  return { width, height, data };
}
