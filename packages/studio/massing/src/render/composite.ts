import type { Raster } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { GroundStrips } from './ground/ground-strips.js';
import { growLawn, lawnsOf } from './ground/lawn.js';
import { matchTexture } from './ground/match-texture.js';
import { GroundShadow } from './light/ground-shadow.js';
import { LeafLight } from './light/leaf-light.js';
import type { Light, PhotoLight } from './light/photo-light.js';
import type { SceneLight } from './light/scene-light.js';
import { encode, linearOf } from './light/tone.js';
import type { PackedScene } from './packed-scene.js';
import type { Foreground } from './photo/foreground.js';
import { SurfaceShader } from './shader.js';
import { groundRay, type View } from './view.js';
import { SAMPLES, type VisibilityBuffer } from './visibility.js';

export interface CompositeInput {
  readonly photo: Raster;
  readonly view: View;
  readonly scene: PackedScene;
  readonly sceneLight: SceneLight;
  readonly light: PhotoLight;
  readonly visibility: VisibilityBuffer;
  readonly foreground: Foreground | null;
  readonly plotGround: Light;
  readonly plot: readonly GroundPoint[];
  readonly seed: number;
}

/** Distance along the ground at which the air has swallowed about two thirds of a thing's own light, in metres. */
const AIR_METRES = 5200;
/** Light left on the blades of grass that stand against a wall. */
const GRASS_AT_WALL = 0.82;
const ABORT_CHECK_ROWS = 64;

/** Shades the visible scene, once a pixel where one surface fills it, and lays it over the photo. */
export function composite(input: CompositeInput, signal?: AbortSignal): Raster {
  const { photo, view, scene, light, visibility, foreground, seed } = input;
  const { region, width, height, ids, inverseDepth, panes } = visibility;
  const pixels = width * height;
  const data = Uint8Array.from(photo.data);
  const surfaces = new SurfaceShader(
    scene,
    view,
    input.sceneLight,
    light,
    light.groundIsGreen && view.forwardY > -0.75,
    input.plotGround,
  );
  const leaves = new LeafLight(scene, input.sceneLight, light, view.eyeY);
  const shadow = new GroundShadow(
    view,
    input.sceneLight,
    light,
    input.plot,
    scene,
    input.plotGround,
  );
  const colour = new Float32Array(3);
  const base = new Float32Array(3);
  const below = new Float32Array(3);
  const strips = new GroundStrips(scene, surfaces);
  const air = light.skyOnGround;
  const { black } = light;
  // Air lies along the ground: a high camera that looks down sees through little of it.
  const level = Math.max(0, view.forwardZ);
  const covers = new Uint8Array(pixels);
  const lawns = lawnsOf(scene);
  const sight = { x: 0, z: 0, depth: 0 };
  // On a slope the ground hides the feet of dug-in parts.
  const sloped = view.slopeX !== 0 || view.slopeZ !== 0;

  for (let row = 0; row < height; row++) {
    if (row % ABORT_CHECK_ROWS === 0) signal?.throwIfAborted();
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const px = region.left + column + 0.5;
      const py = region.top + row + 0.5;
      const at = ((region.top + row) * photo.width + region.left + column) * photo.channels;
      let covered = 0;
      let grown = 0;
      for (let s = 0; s < SAMPLES; s++) {
        const id = ids[s * pixels + pixel] as number;
        if (id === 0) continue;
        // A lawn is the photo's own ground in another hue.
        if (lawns[id] === 1) grown++;
        else covered++;
      }
      let shaded = false;
      if (sloped || covered < SAMPLES)
        shaded = shadow.at(
          px,
          py,
          linearOf[data[at] as number] as number,
          linearOf[data[at + 1] as number] as number,
          linearOf[data[at + 2] as number] as number,
        );
      if (
        covered === 0 &&
        grown === 0 &&
        !shaded &&
        (panes === null || !hasPane(panes, pixel, pixels))
      )
        continue;
      let stays = 0;
      if (foreground !== null) {
        const depth =
          covered > 0
            ? nearestDepth(inverseDepth, pixel, pixels)
            : groundRay(view, px, py, sight)
              ? sight.depth
              : Number.POSITIVE_INFINITY;
        stays = foreground.share(region.left + column, region.top + row, depth);
        if (stays > 0.99) continue;
      }
      for (let i = 0; i < 3; i++) {
        const own = linearOf[data[at + i] as number] as number;
        // Shadow takes light from the ground, not from the veil of air before it.
        const veil = Math.min(own, black[i] as number);
        base[i] = shaded ? veil + (own - veil) * (shadow.left[i] as number) : own;
      }
      let r = 0;
      let g = 0;
      let b = 0;
      let last = 0;
      let lr = base[0] as number;
      let lg = base[1] as number;
      let lb = base[2] as number;
      for (let s = 0; s < SAMPLES; s++) {
        const id = ids[s * pixels + pixel] as number;
        if (id !== last) {
          last = id;
          if (id === 0) {
            lr = base[0] as number;
            lg = base[1] as number;
            lb = base[2] as number;
          } else if (lawns[id] === 1) {
            surfaces.shade(id - 1, px, py);
            growLawn(scene, id - 1, surfaces.cover, base, colour);
            lr = colour[0] as number;
            lg = colour[1] as number;
            lb = colour[2] as number;
          } else {
            let cover = 1;
            if (id > scene.surfaceCount) {
              leaves.shade(id - scene.surfaceCount - 1, colour);
            } else {
              surfaces.shade(id - 1, px, py);
              cover = surfaces.cover;
              colour.set(surfaces.colour);
            }
            const under = shaded || !surfaces.upright ? 1 : GRASS_AT_WALL;
            below.set(base);
            if (cover < 1) strips.under(id - 1, px, py, below);
            const depth = 1 / (inverseDepth[s * pixels + pixel] as number);
            const haze = 1 - Math.exp((-depth * level) / AIR_METRES);
            lr = finish(
              colour[0] as number,
              haze,
              air[0],
              black[0],
              (below[0] as number) * under,
              cover,
            );
            lg = finish(
              colour[1] as number,
              haze,
              air[1],
              black[1],
              (below[1] as number) * under,
              cover,
            );
            lb = finish(
              colour[2] as number,
              haze,
              air[2],
              black[2],
              (below[2] as number) * under,
              cover,
            );
          }
        }
        r += lr;
        g += lg;
        b += lb;
      }
      r /= SAMPLES;
      g /= SAMPLES;
      b /= SAMPLES;
      if (panes !== null) {
        const share = paneShare(panes, pixel, pixels);
        if (share > 0) {
          surfaces.shade(lastPane - 1, px, py);
          const cover = share * surfaces.cover;
          r += ((surfaces.colour[0] as number) - r) * cover;
          g += ((surfaces.colour[1] as number) - g) * cover;
          b += ((surfaces.colour[2] as number) - b) * cover;
        }
      }
      if (stays > 0) {
        r += ((linearOf[data[at] as number] as number) - r) * stays;
        g += ((linearOf[data[at + 1] as number] as number) - g) * stays;
        b += ((linearOf[data[at + 2] as number] as number) - b) * stays;
      }
      covers[pixel] = covered;
      data[at] = Math.round(encode(r));
      data[at + 1] = Math.round(encode(g));
      data[at + 2] = Math.round(encode(b));
    }
  }
  const picture = { ...photo, data };
  matchTexture({ picture, region, covers, light, seed });
  return picture;
}

function finish(
  own: number,
  haze: number,
  air: number,
  black: number,
  base: number,
  cover: number,
): number {
  const lit = own + (air - own) * haze;
  return base + (black + lit * (1 - black) - base) * cover;
}

function nearestDepth(inverseDepth: Float32Array, pixel: number, pixels: number): number {
  let inverse = 0;
  for (let s = 0; s < SAMPLES; s++)
    inverse = Math.max(inverse, inverseDepth[s * pixels + pixel] as number);
  return 1 / Math.max(1e-6, inverse);
}

let lastPane = 0;

function hasPane(panes: Int32Array, pixel: number, pixels: number): boolean {
  for (let s = 0; s < SAMPLES; s++) if (panes[s * pixels + pixel] !== 0) return true;
  return false;
}

/** Share of a pixel behind a see-through pane; which one is left in `lastPane`. */
function paneShare(panes: Int32Array, pixel: number, pixels: number): number {
  let count = 0;
  for (let s = 0; s < SAMPLES; s++) {
    const id = panes[s * pixels + pixel] as number;
    if (id !== 0) {
      lastPane = id;
      count++;
    }
  }
  return count / SAMPLES;
}
