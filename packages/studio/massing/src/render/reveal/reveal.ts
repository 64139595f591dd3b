import type { GreyMap, Raster } from '@groundwork/imaging';
import type { PlacedProposal } from '../../proposal.js';
import { hiddenFor, type LightMaps, type SceneLight, sunMap } from '../light/scene-light.js';
import type { PackedScene } from '../packed-scene.js';
import type { View } from '../view.js';
import { rasterise, SAMPLES, type VisibilityBuffer } from '../visibility.js';
import { type BuiltPart, builtPart, Riser } from './reveal-order.js';

export interface RevealInput {
  readonly photo: Raster;
  readonly picture: Raster;
  readonly placed: PlacedProposal;
  readonly view: View;
  readonly scene: PackedScene;
  readonly sceneLight: SceneLight;
  readonly visibility: VisibilityBuffer;
}

const SHADOW_MAP_SIZE = 512;
/** Points on the ground are lifted this far towards the sun before they look for what hides it, in metres. */
const SHADOW_BIAS = 0.08;
/** Places about a point of the ground: metres along x and z. */
const ROUND_ABOUT = [0, 0, 0.45, 0, -0.45, 0, 0, 0.45, 0, -0.45] as const;
/** Behind plants the house is looked up in a picture this much smaller. */
const BEHIND_SHRINK = 2;
const LAST = 255;
/** Neighbours that a pixel next to the scene may belong to: columns and rows away. */
const RIM = [0, 1, 1, 0, -1, 0, 0, -1, 0, 2, 2, 0, -2, 0, 0, -2] as const;

/**
 * When each pixel changes as the house is built: 1 first, 255 last, 0 where the picture is the photo. Footprint, walls
 * from the ground up, roof from the eaves to the ridge, then the garden; shadows appear with what casts them. Plants in
 * front of a wall appear with it, or it would have holes until they grow.
 */
export function revealOf(input: RevealInput): GreyMap {
  const { photo, picture, view, scene, visibility } = input;
  const { region, width, height, ids, inverseDepth, panes } = visibility;
  const pixels = width * height;
  const data = new Uint8Array(photo.width * photo.height);
  const riser = new Riser(scene, input.placed, view.forwardY);
  const built = builtPart(scene);
  const behind = behindPlants(built, view, visibility);
  const shadowTime = shadowTimes(input, riser, built.scene);
  const open: number[] = [];
  // Of a direction of sight, over the ground below it.
  const rise = (rx: number, riseY: number, riseZ: number) =>
    riseY - view.slopeX * rx - view.slopeZ * riseZ;
  for (let row = 0; row < height; row++) {
    const ry = (region.top + row + 0.5 - view.centreY) / view.focal;
    const riseY = view.forwardY - ry * view.upY;
    const riseZ = view.forwardZ - ry * view.upZ;
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const at = (region.top + row) * photo.width + region.left + column;
      if (isSame(photo, picture, at)) continue;
      const rx = (region.left + column + 0.5 - view.centreX) / view.focal;
      let sum = 0;
      let count = 0;
      let last = 0;
      let time = 0;
      for (let s = 0; s < SAMPLES; s++) {
        const index = s * pixels + pixel;
        const id = (ids[index] as number) || (panes === null ? 0 : (panes[index] as number));
        if (id === 0) continue;
        if (id !== last) {
          last = id;
          const depth = 1 / Math.max(1e-5, inverseDepth[index] as number);
          const hidden = riser.isGarden(id) ? behind(column, row) : null;
          time =
            hidden === null
              ? riser.time(id, view.eyeY + rise(rx, riseY, riseZ) * depth, riseZ * depth)
              : riser.time(
                  hidden.id,
                  view.eyeY + rise(rx, riseY, riseZ) * hidden.depth,
                  riseZ * hidden.depth,
                );
        }
        sum += time;
        count++;
      }
      if (count === 0) open.push(pixel);
      data[at] = asByte(count > 0 ? sum / count : shadowTime(rx, riseY, riseZ));
    }
  }
  followRims(data, open, photo.width, visibility);
  return { width: photo.width, height: photo.height, data };
}

function asByte(share: number): number {
  return Math.max(1, Math.min(LAST, Math.round(share * LAST)));
}

/** Drawings are softened over their edges: the rim outside them comes with the part it belongs to. */
function followRims(
  data: Uint8Array,
  open: readonly number[],
  photoWidth: number,
  { region, width, height, ids }: VisibilityBuffer,
): void {
  for (const pixel of open) {
    const column = pixel % width;
    const row = (pixel - column) / width;
    for (let i = 0; i < RIM.length; i += 2) {
      const x = column + (RIM[i] as number);
      const y = row + (RIM[i + 1] as number);
      if (x < 0 || y < 0 || x >= width || y >= height || ids[y * width + x] === 0) continue;
      const time = data[(region.top + y) * photoWidth + region.left + x] ?? 0;
      if (time > 0) data[(region.top + row) * photoWidth + region.left + column] = time;
      break;
    }
  }
}

function isSame(photo: Raster, picture: Raster, pixel: number): boolean {
  const at = pixel * photo.channels;
  return (
    photo.data[at] === picture.data[at] &&
    photo.data[at + 1] === picture.data[at + 1] &&
    photo.data[at + 2] === picture.data[at + 2]
  );
}

interface Hidden {
  readonly id: number;
  readonly depth: number;
}

/** Looks up the part of the house that a plant stands before: null where there is none. */
function behindPlants(
  { scene: built, original }: BuiltPart,
  view: View,
  { region, width }: VisibilityBuffer,
): (column: number, row: number) => Hidden | null {
  const smaller = {
    left: Math.floor(region.left / BEHIND_SHRINK),
    top: Math.floor(region.top / BEHIND_SHRINK),
    right: Math.ceil(region.right / BEHIND_SHRINK),
    bottom: Math.ceil(region.bottom / BEHIND_SHRINK),
  };
  const buffer = rasterise(
    built,
    {
      ...view,
      focal: view.focal / BEHIND_SHRINK,
      centreX: view.centreX / BEHIND_SHRINK,
      centreY: view.centreY / BEHIND_SHRINK,
    },
    smaller,
  );
  if (buffer.width === 0 || width === 0) return () => null;
  return (column, row) => {
    const x = Math.floor((region.left + column) / BEHIND_SHRINK) - smaller.left;
    const y = Math.floor((region.top + row) / BEHIND_SHRINK) - smaller.top;
    const index = y * buffer.width + x;
    const id = buffer.ids[index] ?? 0;
    if (id === 0) return null;
    return {
      id: (original[id - 1] ?? 0) + 1,
      depth: 1 / Math.max(1e-5, buffer.inverseDepth[index] ?? 0),
    };
  };
}

/** When the ground in a direction of sight darkens. */
function shadowTimes(
  { sceneLight, view }: RevealInput,
  riser: Riser,
  house: PackedScene,
): (rx: number, riseY: number, riseZ: number) => number {
  const direction = sceneLight.sunDirection;
  const all = sceneLight.sun;
  const built = all === null ? null : sunMap(house, direction, SHADOW_MAP_SIZE);
  /** How high over the ground what hides the sun from there is; 0 where nothing does. */
  const throwerHeight = (map: LightMaps, x: number, z: number) =>
    Math.max(0, hiddenFor(map, x, view.slopeX * x + view.slopeZ * z, z) - SHADOW_BIAS) *
    direction[1];
  return (rx, riseY, riseZ) => {
    const depth = view.eyeY / Math.max(1e-4, view.slopeX * rx + view.slopeZ * riseZ - riseY);
    const x = rx * depth;
    const z = riseZ * depth;
    if (built !== null && all !== null) {
      // The edge of the house's shadow is soft and the maps are not equally fine: who throws it is looked up round about.
      let thrower = 0;
      for (let i = 0; i < ROUND_ABOUT.length; i += 2) {
        const dx = ROUND_ABOUT[i] as number;
        thrower = Math.max(
          thrower,
          throwerHeight(built, x + dx, z + (ROUND_ABOUT[i + 1] as number)),
        );
      }
      if (thrower > 0) return riser.houseTime(thrower);
      const plant = throwerHeight(all, x, z);
      if (plant > 0) return riser.gardenTime(plant, z);
    }
    return riser.contactTime(x, z);
  };
}
