import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { paintAt } from '../painting/paint-fit.js';
import type { Surface, Surfaces } from '../painting/surfaces.js';
import type { PhotoArea } from '../photos/photo-areas.js';
import type { Picture } from '../picture.js';
import { distance, medianColor, pixelAt } from '../pixels.js';
import { type Area, bottomOf, connectedAreas, rightOf } from './areas.js';

export type Host =
  | { readonly kind: 'surface'; readonly surface: Surface }
  | { readonly kind: 'photo'; readonly photo: number };

/** A connected piece of ink: a letter, an icon, a line, a part of a logo. */
export interface Mark {
  readonly box: Box;
  readonly pixels: number;
  readonly ink: Rgb;
  readonly host: Host;
  /** Largest distance of its colours to the mix of ground and ink, 0..255; a mark of several colours is no letter. */
  readonly spread: number;
}

/** Distance of a mark's colours to the mix of ground and one ink from which it is a picture. */
export const MOST_SPREAD = 60;
/** Distance from the ground, in steps of 8 bits, from which a pixel counts as ink. */
const LEAST_CONTRAST = 22;
/** Share of the ink's coverage that makes a pixel a part of a letter. */
const INKED = 0.42;

/** 0..1: how much of the ink covers a pixel, between its ground and the ink. */
export function coverage(color: Rgb, ground: Rgb, ink: Rgb): number {
  const [r, g, b] = [ink[0] - ground[0], ink[1] - ground[1], ink[2] - ground[2]];
  const length = r * r + g * g + b * b;
  if (length === 0) return 0;
  const along =
    (color[0] - ground[0]) * r + (color[1] - ground[1]) * g + (color[2] - ground[2]) * b;
  return Math.min(1, Math.max(0, along / length));
}

/** Every mark on surfaces. Marks on photos are looked for by their colours, in photo-letters.ts. */
export function marksOnSurfaces(
  picture: Picture,
  surfaces: Surfaces,
  panels: readonly Surface[],
  photos: readonly PhotoArea[],
): Mark[] {
  const byLabel = new Map(panels.map((panel) => [panel.label, panel]));
  const loose = new Uint8Array(surfaces.labels.length);
  for (let at = 0; at < loose.length; at += 1) {
    loose[at] = byLabel.has(surfaces.labels[at] ?? 0) ? 0 : 1;
  }
  for (const { visible } of photos) {
    for (let at = 0; at < loose.length; at += 1) if (visible[at] === 1) loose[at] = 0;
  }
  const blobs = connectedAreas(picture, (at) => loose[at] === 1, { diagonal: true, least: 4 });
  return blobs.areas.flatMap((blob) => {
    const { surface, isSeam } = hostOf(surfaces, byLabel, loose, blobs.labels, blob);
    return surface === null || isSeam ? [] : inked(picture, blobs.labels, blob, surface);
  });
}

/** The surface under a blob, and whether the blob is only the blurred edge between it and something else. */
function hostOf(
  { labels, width, height }: Surfaces,
  panels: ReadonlyMap<number, Surface>,
  loose: Uint8Array,
  blobs: Int32Array,
  blob: Area,
): { readonly surface: Surface | null; readonly isSeam: boolean } {
  let photo = 0;
  const votes = new Map<number, number>();
  const { box } = blob;
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x; x < rightOf(box); x += 1) {
      const at = y * width + x;
      if (blobs[at] !== blob.label) continue;
      for (const next of [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        y > 0 ? at - width : at,
        y < height - 1 ? at + width : at,
      ]) {
        const label = labels[next] ?? 0;
        if (panels.has(label)) votes.set(label, (votes.get(label) ?? 0) + 1);
        else if (loose[next] === 0) photo += 1;
      }
    }
  }
  const [first] = [...votes].sort((one, other) => other[1] - one[1]);
  if (first === undefined) return { surface: null, isSeam: false };
  const own = first[1];
  const foreign = photo + [...votes.values()].reduce((sum, count) => sum + count, 0) - own;
  const thin = blob.pixels < 2.5 * Math.max(box.width, box.height);
  return {
    surface: panels.get(first[0]) ?? null,
    isSeam: foreign > own * (thin ? 0.12 : 0.7),
  };
}

/** The pieces of ink in one blob, without the blurred pixels around them. */
function inked(picture: Picture, blobs: Int32Array, blob: Area, surface: Surface): Mark[] {
  const { width } = picture;
  const { box } = blob;
  const pixels: number[] = [];
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x; x < rightOf(box); x += 1) {
      if (blobs[y * width + x] === blob.label) pixels.push(y * width + x);
    }
  }
  const far = (at: number) =>
    distance(pixelAt(picture, at), paintAt(surface.fit, at % width, Math.floor(at / width)));
  const distances = pixels.map(far);
  const strongest = distances.reduce((most, own) => Math.max(most, own), 0);
  if (strongest < LEAST_CONTRAST) return [];
  const inks = pixels.filter((_, at) => (distances[at] ?? 0) >= strongest * 0.8);
  const ink = medianColor(picture, inks);
  const alpha = new Float32Array(box.width * box.height);
  let spread = 0;
  for (const [at, pixel] of pixels.entries()) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const ground = paintAt(surface.fit, x, y);
    const color = pixelAt(picture, pixel);
    const cover = coverage(color, ground, ink);
    const mix: Rgb = [
      ground[0] + (ink[0] - ground[0]) * cover,
      ground[1] + (ink[1] - ground[1]) * cover,
      ground[2] + (ink[2] - ground[2]) * cover,
    ];
    // A distinct colour counts as ink too.
    const own = distance(color, mix);
    spread += own;
    alpha[(y - box.y) * box.width + x - box.x] = Math.max(
      cover,
      Math.min(1, (distances[at] ?? 0) / strongest),
    );
  }
  const pieces = connectedAreas(box, (at) => (alpha[at] ?? 0) >= INKED, { diagonal: true });
  return pieces.areas.map((piece) => ({
    box: { ...piece.box, x: piece.box.x + box.x, y: piece.box.y + box.y },
    pixels: piece.pixels,
    ink,
    host: { kind: 'surface', surface },
    spread: spread / pixels.length,
  }));
}
