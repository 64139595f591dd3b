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

/** Surfaces with contents; smaller ones without are letters and ornaments. */
export function panelsOf(
  picture: Picture,
  surfaces: Surfaces,
  drawn: readonly Surface[],
): Surface[] {
  const total = surfaces.width * surfaces.height;
  return drawn.filter((surface) => {
    if (surface.pixels > total * 0.03) return true;
    const { box } = surface;
    const isStrip = box.width >= surfaces.width - 2 || box.height >= surfaces.height - 2;
    if (isStrip && surface.pixels > box.width * box.height * 0.9) return true;
    const { holes, filled, isOpen } = holesIn(picture, surfaces, surface);
    const shape = filled / (surface.box.width * surface.box.height);
    // A letter or a picture sign of one colour fills its box less than a bar or a disc does.
    return (
      holes >= 1 &&
      // No letter with a counter fills its box as a button does, whose letters may touch.
      !(isOpen && holes <= LETTER_HOLES && shape < BUTTON) &&
      shape > 0.72 &&
      surface.pixels > total * 0.0035 &&
      filled > surface.pixels * 1.02
    );
  });
}

/** Share of its box that a bar with words fills, the words included. */
const BUTTON = 0.95;
/** Of an 8, a B or a %. */
const LETTER_HOLES = 2;
/** Most distance between the colour inside a letter's counter and around it. */
const ALIKE = 40;
/** Px of which one is looked at for these colours. */
const LOOKED_AT = 3;

/** The holes within a surface's outline; it is open where they show its surroundings. */
function holesIn(picture: Picture, { labels, width, height }: Surfaces, { box, label }: Surface) {
  const size = { width: box.width + 2, height: box.height + 2 };
  const own = new Uint8Array(size.width * size.height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      if (labels[(y + box.y) * width + x + box.x] !== label) continue;
      own[(y + 1) * size.width + x + 1] = 1;
    }
  }
  const others = connectedAreas(size, (at) => own[at] === 0, { diagonal: false });
  const outside = others.areas.find(({ label: other }) => other === others.labels[0]);
  const holes = others.areas.filter((area) => area !== outside && area.pixels > 12);
  const isHole = new Set(holes.map((hole) => hole.label));
  const [within, around]: [number[], number[]] = [[], []];
  for (let at = 0; at < own.length; at += LOOKED_AT) {
    const of = others.labels[at] ?? 0;
    const [x, y] = [(at % size.width) + box.x - 1, Math.floor(at / size.width) + box.y - 1];
    if (of === 0 || x < 0 || y < 0 || x >= width || y >= height) continue;
    if (isHole.has(of)) within.push(y * width + x);
    else if (of === outside?.label) around.push(y * width + x);
  }
  return {
    holes: holes.length,
    filled: size.width * size.height - (outside?.pixels ?? 0),
    isOpen: distance(medianColor(picture, within), medianColor(picture, around)) < ALIKE,
  };
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
