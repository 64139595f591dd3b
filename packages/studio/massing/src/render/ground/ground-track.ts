import type { Raster } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { DRIVES } from '../../garden/local-ground.js';
import type { Track } from '../../garden/track.js';
import type { Albedo } from '../../geometry/material.js';
import { CoarseLight } from '../light/coarse-light.js';
import type { Light, PhotoLight } from '../light/photo-light.js';
import { encode, linearOf } from '../light/tone.js';
import { roughNoise, smoothNoise } from '../materials/noise.js';
import type { Foreground } from '../photo/foreground.js';
import { groundRay, imageOf, type PixelRegion, type View } from '../view.js';

export interface TrackInput {
  readonly photo: Raster;
  readonly view: View;
  readonly tracks: readonly Track[];
  readonly light: PhotoLight;
  readonly foreground: Foreground | null;
  /** On sand, rock, snow and bare earth wheels only press the ground; elsewhere they wear gravel through the grass. */
  readonly roughGround: boolean;
}

export interface TrackedGround {
  readonly photo: Raster;
  /** The part of the picture that may have changed; null where nothing did. */
  readonly region: PixelRegion | null;
}

/** By how much a track's edges wander, in long and in short waves, and over how many metres they thin out. */
const RAGGED_METRES = { long: 0.8, short: 0.45 } as const;
const GRADED_METRES = 0.5;
/** From a track's middle to the middle of a rut, and how wide that is. */
const RUT_METRES = { aside: 0.78, width: 0.36 } as const;
/** How far a track hides the ground in its ruts and between them. */
const COVERS = { ruts: 0.92, between: 0.5, pressed: 0.75, pressedBetween: 0.3 } as const;
/** Of gravel's colour on rough ground; the rest is the ground's own, pressed a little darker. */
const GRAVEL_ON_ROUGH = 0.22;
const PRESSED = 0.86;
/** The ground's broad light and dark shows through so far: exponent and bounds of its ratio to the mean. */
const SHOWS_THROUGH = { power: 0.75, least: 0.3, most: 1.8 } as const;
/** Share of the ground's hue that a track adopts: dust and light are the same on both. */
const GROUND_HUE = 0.4;
/** Largest brightness of gravel relative to the ground around it. */
const LIGHTEST = 2.1;
/** Over so many metres a forecourt gives way to ruts. */
const FORECOURT_ENDS = 4;
/** Remaining ground texture under a worn track: an exponent. */
const TEXTURE = 0.4;
const FALLBACK: Albedo = [0.4, 0.37, 0.31];

/** Wears the ways to a plot into a copy of the photo: its own light and dark stays, and whatever stands before them. */
export function layTracks(input: TrackInput): TrackedGround {
  const { photo, view, tracks } = input;
  const data = Uint8Array.from(photo.data);
  let region: PixelRegion | null = null;
  for (const track of tracks) {
    const seen = seenRegion(view, track);
    if (seen === null) continue;
    wear(input, track, seen, data);
    region = region === null ? seen : around(region, seen);
  }
  return { photo: { ...photo, data }, region };
}

function around(a: PixelRegion, b: PixelRegion): PixelRegion {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The part of the picture in which a track lies. */
function seenRegion(view: View, { line, widthMetres }: Track): PixelRegion | null {
  const reach = widthMetres / 2 + RAGGED_METRES.long;
  let [left, top, right, bottom] = [view.width, view.height, 0, 0];
  for (const { x, z } of line) {
    for (const [dx, dz] of [
      [-reach, -reach],
      [reach, -reach],
      [-reach, reach],
      [reach, reach],
    ] as const) {
      const [px, pz] = [x + dx, z + dz];
      const rise = view.slopeX * px + view.slopeZ * pz - view.eyeY;
      const ahead = rise * view.forwardY + pz * view.forwardZ;
      // Ground next to or behind the camera is out of the picture on the line's side.
      const depth = Math.max(0.3, ahead);
      const column = view.centreX + (view.focal * px) / depth;
      const row = view.centreY - (view.focal * (rise * view.upY + pz * view.upZ)) / depth;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const region = {
    left: clamp(left - 1, view.width),
    top: clamp(top - 1, view.height),
    right: clamp(right + 1, view.width),
    bottom: clamp(bottom + 1, view.height),
  };
  return region.right > region.left && region.bottom > region.top ? region : null;
}

function wear(input: TrackInput, track: Track, region: PixelRegion, data: Uint8Array): void {
  const { photo, view, light, foreground, roughGround } = input;
  const { colour, mean } = wornGround(input, track);
  const near = new NearTrack(track);
  const coarse = new CoarseLight(photo, region);
  const half = track.widthMetres / 2;
  const ray = { x: 0, z: 0, depth: 0 };
  const [inRuts, between] = roughGround
    ? [COVERS.pressed, COVERS.pressedBetween]
    : [COVERS.ruts, COVERS.between];
  for (let row = region.top; row < region.bottom; row += 1) {
    near.startRow(view, region, row);
    if (near.isEmpty) continue;
    for (let column = region.left; column < region.right; column += 1) {
      if (!groundRay(view, column + 0.5, row + 0.5, ray)) continue;
      const { x, z, depth } = ray;
      const aside = near.distance(x, z);
      if (aside > half + RAGGED_METRES.long) continue;
      // Foreshortened: along the view a pixel is longer than it is wide.
      const pixel = (depth * depth) / view.focal / Math.max(0.5, view.eyeY);
      // Waves and stones finer than that would be streaks.
      const wavy = Math.min(1, 0.2 / pixel);
      const stony = Math.min(1, 0.04 / pixel);
      const wander =
        (roughNoise(x * 0.55, z * 0.55) - 0.5) * RAGGED_METRES.long +
        (smoothNoise(x * 3.7, z * 3.7) - 0.5) * RAGGED_METRES.short * wavy;
      const inside = (half - aside + wander) / GRADED_METRES;
      if (inside <= 0) continue;
      const edge = Math.min(1, inside);
      const rut = track.ruts
        ? Math.exp(-(((aside - RUT_METRES.aside) / RUT_METRES.width) ** 2))
        : 1;
      const bare = Math.max(0, Math.min(1, (track.forecourtMetres - near.along) / FORECOURT_ENDS));
      const patches = 0.7 + 0.6 * wavy * (roughNoise(x * 1.3 + 9, z * 1.3) - 0.5);
      const middle = between * patches + (inRuts - between * patches) * bare;
      let cover = edge * edge * (3 - 2 * edge) * (middle + (inRuts - middle) * rut);
      const at = (row * photo.width + column) * photo.channels;
      if (foreground !== null) cover *= 1 - foreground.share(column, row, depth);
      if (cover <= 0.004) continue;
      const own = luminance(
        linearOf[data[at] as number] as number,
        linearOf[data[at + 1] as number] as number,
        linearOf[data[at + 2] as number] as number,
      );
      const { power, least, most } = SHOWS_THROUGH;
      const stones = 1 + 0.3 * stony * (smoothNoise(x * 17, z * 17) - 0.5);
      const broad = coarse.at(column, row);
      const shade =
        Math.max(least, Math.min(most, broad / mean)) ** power * (own / broad) ** TEXTURE * stones;
      for (let i = 0; i < 3; i += 1) {
        const from = linearOf[data[at + i] as number] as number;
        const veil = light.black[i] as number;
        const worn = veil + (colour[i] as number) * shade * (1 - veil);
        data[at + i] = Math.round(encode(from + (worn - from) * cover));
      }
    }
  }
}

/** The colour of a track in the photo's mean light, and the mean luminance of the ground along it. */
function wornGround(
  { photo, view, light, roughGround }: TrackInput,
  { line }: Track,
): { readonly colour: Light; readonly mean: number } {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const { x, z } of line) {
    const place = imageOf(view, x, view.slopeX * x + view.slopeZ * z, z);
    if (place === null) continue;
    const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
    if (column < 0 || row < 0 || column >= photo.width || row >= photo.height) continue;
    const at = (row * photo.width + column) * photo.channels;
    for (const i of [0, 1, 2] as const) sums[i] += linearOf[photo.data[at + i] as number] as number;
    count += 1;
  }
  const own: Light =
    count === 0 ? light.ground : [sums[0] / count, sums[1] / count, sums[2] / count];
  const gravel = DRIVES.gravel?.colour ?? FALLBACK;
  const share = roughGround ? GRAVEL_ON_ROUGH : 1;
  const mean = Math.max(0.01, luminance(own[0], own[1], own[2]));
  const lit = (i: 0 | 1 | 2) => gravel[i] * (light.sunOnGround[i] + light.skyOnGround[i]);
  const bright = Math.max(1e-4, luminance(lit(0), lit(1), lit(2)));
  const level = Math.min(bright, LIGHTEST * mean);
  const worn = (i: 0 | 1 | 2) => {
    const stones = (lit(i) * level) / bright;
    const dusty = stones + ((own[i] * level) / mean - stones) * GROUND_HUE;
    return dusty * share + own[i] * PRESSED * (1 - share);
  };
  return { colour: [worn(0), worn(1), worn(2)], mean };
}

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

interface Piece {
  readonly a: GroundPoint;
  readonly b: GroundPoint;
  /** Metres from the track's beginning to `a`, and from there to `b`. */
  readonly start: number;
  readonly length: number;
}

/** Metres from a track's middle line, for the pixels of one row after the other. */
class NearTrack {
  /** How far from its beginning the place is to which the last distance was measured, in metres. */
  along = 0;
  private readonly pieces: readonly Piece[];
  private readonly reach: number;
  private inRow: readonly Piece[] = [];

  constructor({ line, widthMetres }: Track) {
    this.reach = widthMetres / 2 + RAGGED_METRES.long;
    let start = 0;
    this.pieces = line.slice(1).flatMap((b, i) => {
      const a = line[i];
      if (a === undefined) return [];
      const piece = { a, b, start, length: Math.hypot(b.x - a.x, b.z - a.z) };
      start += piece.length;
      return [piece];
    });
  }

  get isEmpty(): boolean {
    return this.inRow.length === 0;
  }

  /** Looks out the pieces that a row of pixels can see. */
  startRow(view: View, region: PixelRegion, row: number): void {
    const ends = [region.left, region.right].map((column) => {
      const ray = { x: 0, z: 0, depth: 0 };
      return groundRay(view, column, row + 0.5, ray) ? ray.z : Number.POSITIVE_INFINITY;
    });
    const near = Math.min(...ends) - this.reach;
    const far = Math.max(...ends) + this.reach;
    this.inRow = this.pieces.filter(
      ({ a, b }) => Math.max(a.z, b.z) >= near && Math.min(a.z, b.z) <= far,
    );
  }

  distance(x: number, z: number): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { a, b, start, length } of this.inRow) {
      const ex = b.x - a.x;
      const ez = b.z - a.z;
      const share = ((x - a.x) * ex + (z - a.z) * ez) / Math.max(1e-9, ex * ex + ez * ez);
      const t = Math.max(0, Math.min(1, share));
      const dx = x - a.x - ex * t;
      const dz = z - a.z - ez * t;
      const square = dx * dx + dz * dz;
      if (square >= nearest) continue;
      nearest = square;
      this.along = start + t * length;
    }
    return Math.sqrt(nearest);
  }
}
