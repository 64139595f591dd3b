import type { Rgb } from '../../compose/color.js';
import type { Size } from '../../design.js';
import { type Area, type Areas, bottomOf, connectedAreas, rightOf } from '../layout/areas.js';
import { fitPaint, paintAt } from '../painting/paint-fit.js';
import type { Surface, Surfaces } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import type { DrawnGrounds } from './grounds/drawn-grounds.js';
import { grainIn, palePixels } from './pale-parts.js';
import { described, type PhotoArea } from './photo-outline.js';
import { extent, type Part, parted } from './photo-seams.js';
import type { AreaShape } from './photo-shape.js';

export type { AreaShape, PhotoArea };

/** Smaller pictures are icons, if they are of no clean shape; an agent's portrait is a disc or a rectangle. */
const LEAST_SHARE = { any: 0.018, clean: 0.009 };
/** How photographic a picture is at least; a sky that fills a disc has few colours. */
const PHOTOGRAPHIC = { any: 0.5, clean: 0.35 };
/** Share of an area that is of surfaces that only a photo shows, so that it is one: a black frame, a page. */
const PHOTOGRAPHED = 0.4;
/** Unevenness from one px to the next that drawn gradients do not have, 0..255. */
const GRAIN = 0.6;
/** Share of its own shape that a picture of a clean one fills, and the most of its longer side to its shorter. */
const CLEAN = { filled: 0.95, disc: 0.88, longest: 2.6 };
/** A strip that a bar cut off a photo. */
const STRIP = 0.22;

export function findPhotoAreas(
  picture: Picture,
  { surfaces, photographed, isExact }: DrawnGrounds,
  panels: readonly Surface[],
): PhotoArea[] {
  const grounds = new Set(panels.map(({ label }) => label));
  const total = picture.width * picture.height;
  const areas = connectedAreas(picture, (at) => !grounds.has(surfaces.labels[at] ?? 0), {
    diagonal: false,
    least: total * LEAST_SHARE.clean,
  });
  const papers = panels.map(({ box, fit }) =>
    paintAt(fit, box.x + box.width / 2, box.y + box.height / 2),
  );
  const pale = palePixels(picture, surfaces, panels);
  const isPaper = (at: number) => grounds.has(surfaces.labels[at] ?? 0);
  const certaintyOf = (area: Area) =>
    shareIn(photographed, surfaces, areas, area) > PHOTOGRAPHED ||
    (isExact && area.pixels >= total * LEAST_SHARE.any && isGrainy(picture, areas, area))
      ? 1
      : photographic(picture, areas, area);
  const found = areas.areas
    .flatMap((area) => {
      const certainty = certaintyOf(area);
      return certainty > PHOTOGRAPHIC.clean ? split(picture, areas, area, papers, certainty) : [];
    })
    .filter(({ pixels }) => pixels >= total * LEAST_SHARE.clean);
  return joined(found, picture)
    .flatMap((part) => {
      const isPhoto = part.certainty > PHOTOGRAPHIC.any && part.pixels >= total * LEAST_SHARE.any;
      const own = described(part, picture, { pale, isPaper, isPhoto });
      return isPhoto ? own : own.filter((area) => isCleanPicture(area, picture));
    })
    .sort((one, other) => other.pixels - one.pixels);
}

/** 0..1: many colours and few even neighbours make a photo; letters and ornaments have few colours. */
function photographic({ width, data }: Picture, areas: Areas, area: Area): number {
  const colors = new Map<number, number>();
  const every = Math.max(1, Math.floor(area.pixels / 6000));
  let seen = 0;
  let taken = 0;
  let even = 0;
  for (let y = area.box.y; y < bottomOf(area.box); y += 1) {
    for (let x = area.box.x; x < rightOf(area.box) - 1; x += 1) {
      const at = y * width + x;
      if (areas.labels[at] !== area.label) continue;
      seen += 1;
      if (seen % every !== 0) continue;
      taken += 1;
      const [red, green, blue] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
      const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      colors.set(key, (colors.get(key) ?? 0) + 1);
      if (red === data[at * 3 + 3] && green === data[at * 3 + 4] && blue === data[at * 3 + 5]) {
        even += 1;
      }
    }
  }
  if (taken < 50) return 0;
  let entropy = 0;
  for (const count of colors.values()) entropy -= (count / taken) * Math.log2(count / taken);
  // Drawn marks stay below 3 bits of 12; photos of bright rooms have 5 and more.
  const rich = Math.min(1, Math.max(0, (entropy - 2.2) / 2.4));
  return rich * (1 - Math.max(0, even / taken - 0.6));
}

/** Whether a picture fills a disc or a box, and has the grain of a photo. */
function isCleanPicture({ shape, box, pixels, visible }: PhotoArea, picture: Picture): boolean {
  if (shape.kind === 'other') return false;
  const longest = Math.max(box.width / box.height, box.height / box.width);
  // Only photos and drawings are discs, so that a cloud in the paper's colour may cut into one.
  const least = shape.kind === 'circle' ? (CLEAN.disc * Math.PI) / 4 : CLEAN.filled;
  if (longest > CLEAN.longest || pixels < least * box.width * box.height) return false;
  return grainIn(picture, visible) > GRAIN && !isGradient(picture, visible, pixels);
}

/** Rms distance to its own fit of a gradient, however steep, 0..255. */
const GRADIENT_RMS = 3;
const SAMPLES = 1500;

function isGradient({ width, height, data }: Picture, mask: Uint8Array, pixels: number): boolean {
  const every = Math.max(1, Math.floor(pixels / SAMPLES));
  const samples: number[] = [];
  let seen = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] !== 1) continue;
    seen += 1;
    if (seen % every !== 0) continue;
    const channels = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
    samples.push(at % width, Math.floor(at / width), ...channels);
  }
  return fitPaint(samples, Math.max(width, height)).rms < GRADIENT_RMS;
}

/** Share of its box that an area fills, and of its px that are noise, where only a photo can be: fog has few colours. */
const GRAINY = { filled: 0.5, noise: 0.04 };

/** Whether a solid area of a design without loss has noise all over; what was drawn has it at edges only. */
function isGrainy({ width, data }: Picture, areas: Areas, { label, box, pixels }: Area): boolean {
  if (pixels < GRAINY.filled * box.width * box.height) return false;
  let noise = 0;
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x + 1; x < rightOf(box) - 1; x += 1) {
      const at = y * width + x;
      if (areas.labels[at] !== label) continue;
      const channel = at * 3 + 1;
      const own = data[channel] ?? 0;
      if (((data[channel - 3] ?? 0) - own) * ((data[channel + 3] ?? 0) - own) > 0) noise += 1;
    }
  }
  return noise > GRAINY.noise * pixels;
}

/** Share of an area's px that are of such surfaces. */
function shareIn(
  photographed: ReadonlySet<number>,
  { labels }: Surfaces,
  areas: Areas,
  area: Area,
): number {
  if (photographed.size === 0) return 0;
  let inside = 0;
  for (let y = area.box.y; y < bottomOf(area.box); y += 1) {
    for (let x = area.box.x; x < rightOf(area.box); x += 1) {
      const at = y * areas.width + x;
      if (areas.labels[at] === area.label && photographed.has(labels[at] ?? 0)) inside += 1;
    }
  }
  return inside / area.pixels;
}

function split(
  picture: Picture,
  areas: Areas,
  area: Area,
  papers: readonly Rgb[],
  certainty: number,
): Part[] {
  const mask = new Uint8Array(areas.labels.length);
  for (let at = 0; at < mask.length; at += 1) if (areas.labels[at] === area.label) mask[at] = 1;
  return parted(picture, { box: area.box, mask, pixels: area.pixels, certainty }, papers);
}

/** A photo that continues behind a bar across its whole width is one photo. */
function joined(parts: readonly Part[], picture: Size): Part[] {
  const sorted = parts.toSorted((one, other) => other.pixels - one.pixels);
  const kept: Part[] = [];
  for (const part of sorted) {
    const at = kept.findIndex((large) => isStripOf(part, large));
    const large = kept[at];
    if (large === undefined) {
      kept.push(part);
      continue;
    }
    const mask = large.mask.map((value, pixel) => value | (part.mask[pixel] ?? 0));
    kept[at] = { ...large, mask, pixels: large.pixels + part.pixels, box: extent(mask, picture) };
  }
  return kept;
}

function isStripOf({ box: small }: Part, { box: large }: Part): boolean {
  const sameColumns =
    Math.abs(small.x - large.x) <= 3 && Math.abs(rightOf(small) - rightOf(large)) <= 3;
  const sameRows =
    Math.abs(small.y - large.y) <= 3 && Math.abs(bottomOf(small) - bottomOf(large)) <= 3;
  return (
    (sameColumns && small.height < large.height * STRIP) ||
    (sameRows && small.width < large.width * STRIP)
  );
}
