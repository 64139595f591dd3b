import type { Rgb } from '../../compose/color.js';
import type { Box, Size } from '../../design.js';
import { type Area, type Areas, bottomOf, connectedAreas, rightOf } from '../layout/areas.js';
import { edgesOf, isDrawn, UNEVEN_RMS } from '../painting/drawn-surface.js';
import { fitPaint, paintAt } from '../painting/paint-fit.js';
import type { Surface, Surfaces } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import { openedMask } from './opened-mask.js';
import { evenGrounds, grainIn, palePixels, withPaleParts } from './pale-parts.js';
import { extent, type Part, parted, piecesOf } from './photo-seams.js';
import { type AreaShape, shapeOf } from './photo-shape.js';
import { disc } from './round-photo.js';

export type { AreaShape };

/** Where a design shows a photo, in px of the reading. */
export interface PhotoArea {
  readonly box: Box;
  readonly shape: AreaShape;
  /** 1 where pixels of the photo are seen, texts on it included, for the whole picture. */
  readonly visible: Uint8Array;
  readonly pixels: number;
  /** 0..1: how photographic it looks and how sharply it ends. */
  readonly certainty: number;
}

/** Smaller pictures are icons, if they are of no clean shape; an agent's portrait is a disc or a rectangle. */
const LEAST_SHARE = { any: 0.018, clean: 0.009 };
/** How photographic a picture is at least; a sky that fills a disc has few colours. */
const PHOTOGRAPHIC = { any: 0.5, clean: 0.35 };
/** Unevenness from one px to the next that drawn gradients do not have, 0..255. */
const GRAIN = 0.6;
/** Share of its own shape that a picture of a clean one fills, and the most of its longer side to its shorter. */
const CLEAN = { filled: 0.95, disc: 0.88, longest: 2.6 };
/** A strip that a bar cut off a photo. */
const STRIP = 0.22;

export function drawnSurfaces(picture: Picture, surfaces: Surfaces): Surface[] {
  const even = evenGrounds(picture, surfaces);
  return surfaces.surfaces.filter(
    (surface) =>
      even.has(surface.label) ||
      (surface.fit.rms < UNEVEN_RMS && isDrawn(surface, edgesOf(surfaces, surface))),
  );
}

export function findPhotoAreas(
  picture: Picture,
  surfaces: Surfaces,
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
  const found = areas.areas
    .filter((area) => photographic(picture, areas, area) > PHOTOGRAPHIC.clean)
    .flatMap((area) => split(picture, areas, area, papers))
    .filter(({ pixels }) => pixels >= total * LEAST_SHARE.clean);
  return joined(found, picture)
    .flatMap((part) => {
      const isPhoto = part.certainty > PHOTOGRAPHIC.any && part.pixels >= total * LEAST_SHARE.any;
      const described = describe(part, picture, pale);
      return isPhoto ? described : described.filter((area) => isCleanPicture(area, picture));
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

function split(picture: Picture, areas: Areas, area: Area, papers: readonly Rgb[]): Part[] {
  const mask = new Uint8Array(areas.labels.length);
  for (let at = 0; at < mask.length; at += 1) if (areas.labels[at] === area.label) mask[at] = 1;
  const certainty = photographic(picture, areas, area);
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

/** Half the widths of possible shadows, as shares of the longer side, for a photo of unknown shape. */
const SHADOWS = [0.006, 0.011, 0.018, 0.025, 0.031];
/** Share of an area that each of several prints has at least whose shadows meet in it. */
const PIECE = 0.09;
/** Share of a photo's pixels that its own shape has at least. */
const OWN = 0.5;

function describe(part: Part, picture: Picture, pale: Uint8Array): PhotoArea[] {
  const found = shaped(part, picture);
  const whole = withPaleParts({ ...found, mask: found.visible }, pale, picture);
  if (whole !== null) {
    const grown = shaped({ ...part, ...whole }, picture);
    if (grown.shape.kind === 'rectangle') return [grown];
  }
  if (found.shape.kind !== 'other' && !isLoose(found)) return [found];
  let covered: PhotoArea[] | null = null;
  for (const share of SHADOWS) {
    const reach = Math.round(share * Math.max(picture.width, picture.height));
    const mask = openedMask(found.visible, picture, reach);
    const pieces = piecesOf(picture, { ...part, mask, pixels: found.pixels }, PIECE);
    const alone = pieces
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .map((piece) => shaped(piece, picture));
    const pixels = alone.reduce((sum, piece) => sum + piece.pixels, 0);
    if (alone.length === 0 || alone.some(({ shape }) => shape.kind === 'other')) continue;
    const least = isLoose(found) ? PRINT : OWN;
    if (pixels <= found.pixels * least) continue;
    if (!alone.some(isLoose)) return alone;
    // A print under another one fills less of its box too, whatever its shadow.
    if (found.shape.kind === 'other') covered ??= alone;
  }
  return covered ?? [found];
}

/** Share of an area that its prints have, without the shadows between them. */
const PRINT = 0.75;
/** Share of a turned box that a print with another one over its corner fills at least. */
const FILLED = 0.8;

/** Whether a turned box holds more than one print: the shadow of the next one, too. */
function isLoose({ shape, box, pixels }: PhotoArea): boolean {
  return shape.kind === 'tilted' && pixels < FILLED * box.width * box.height;
}

function shaped({ mask, certainty }: Part, picture: Picture): PhotoArea {
  const filled = withoutSmallHoles(mask, picture);
  const box = boxOf(filled, picture);
  let pixels = 0;
  for (let at = 0, y = 0; at < filled.length; y += 1) {
    for (let x = 0; x < picture.width; x += 1, at += 1) {
      const inside = x >= box.x && y >= box.y && x < rightOf(box) && y < bottomOf(box);
      if (!inside) filled[at] = 0;
      else pixels += filled[at] ?? 0;
    }
  }
  const { shape, upright, fit } = shapeOf(filled, picture, box, pixels);
  if (shape.kind === 'circle') {
    return { ...disc(filled, picture, upright), shape, certainty: certainty * fit };
  }
  return { box: upright, shape, visible: filled, pixels, certainty: certainty * fit };
}

/** Texts and small things on a photo are of the photo. */
function withoutSmallHoles(mask: Uint8Array, picture: Size): Uint8Array {
  const filled = mask.slice();
  const holes = connectedAreas(picture, (at) => mask[at] === 0, { diagonal: false });
  const least = picture.width * picture.height * 0.0015;
  const small = new Uint8Array(holes.areas.length + 1);
  for (const { label, pixels } of holes.areas) if (pixels < least) small[label] = 1;
  for (let at = 0; at < filled.length; at += 1) {
    if (small[holes.labels[at] ?? 0] === 1) filled[at] = 1;
  }
  return filled;
}

/** An upright photo without what sticks out of it, such as a line of text that touches it; else all of it. */
function boxOf(mask: Uint8Array, picture: Size): Box {
  const core = coreExtent(mask, picture, 0.45);
  let pixels = 0;
  for (let y = core.y; y < bottomOf(core); y += 1) {
    for (let x = core.x; x < rightOf(core); x += 1) pixels += mask[y * picture.width + x] ?? 0;
  }
  const isUpright = pixels > 0.93 * core.width * core.height;
  let all = 0;
  for (const value of mask) all += value;
  return isUpright && pixels > 0.985 * all ? core : coreExtent(mask, picture, 0.08);
}

function coreExtent(mask: Uint8Array, picture: Size, share: number): Box {
  const box = extent(mask, picture);
  const columns = new Float64Array(box.width);
  const rows = new Float64Array(box.height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const value = mask[(y + box.y) * picture.width + x + box.x] ?? 0;
      columns[x] = (columns[x] ?? 0) + value;
      rows[y] = (rows[y] ?? 0) + value;
    }
  }
  const ends = (profile: Float64Array) => {
    const least = Math.max(3, Math.max(...profile) * share);
    const first = profile.findIndex((value) => value >= least);
    const last = profile.findLastIndex((value) => value >= least);
    return { first, length: last - first + 1 };
  };
  const [across, down] = [ends(columns), ends(rows)];
  return {
    x: box.x + across.first,
    y: box.y + down.first,
    width: across.length,
    height: down.length,
  };
}
