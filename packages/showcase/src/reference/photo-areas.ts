import type { Box, Size } from '../design.js';
import { type Area, type Areas, bottomOf, connectedAreas, rightOf } from './areas.js';
import { edgesOf, hullArea, hullOf, isDrawn, UNEVEN_RMS } from './drawn-surface.js';
import type { Picture } from './picture.js';
import type { Surface, Surfaces } from './surfaces.js';

export type AreaShape =
  | { readonly kind: 'rectangle'; readonly radius: number }
  | { readonly kind: 'circle' }
  /** `box` of the area is the upright box that is turned about its middle. */
  | { readonly kind: 'tilted'; readonly degrees: number }
  | { readonly kind: 'other' };

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

/** Smaller pictures are icons and portraits of agents. */
const LEAST_PHOTO_SHARE = 0.018;
/** A strip that a bar cut off a photo. */
const STRIP = 0.22;
/** Share of a seam's length that two photos side by side differ along. */
const SEAM = 0.975;
/** Least share of a seam's places at which the rarer of brighter and darker is seen. */
const BY_CHANCE = 0.08;

/** The surfaces that a designer painted. */
export function drawnSurfaces(surfaces: Surfaces): Surface[] {
  return surfaces.surfaces.filter(
    (surface) => surface.fit.rms < UNEVEN_RMS && isDrawn(surface, edgesOf(surfaces, surface)),
  );
}

/** Areas of photos, the largest first. */
export function findPhotoAreas(
  picture: Picture,
  surfaces: Surfaces,
  panels: readonly Surface[],
): PhotoArea[] {
  const grounds = new Set(panels.map(({ label }) => label));
  const busy = Uint8Array.from(surfaces.labels, (label) => (grounds.has(label) ? 0 : 1));
  const total = picture.width * picture.height;
  const areas = connectedAreas(picture, (at) => busy[at] === 1, { diagonal: false });
  const found = areas.areas
    .filter(({ pixels }) => pixels >= total * LEAST_PHOTO_SHARE)
    .filter((area) => photographic(picture, areas, area) > 0.5)
    .flatMap((area) => split(picture, areas, area))
    .filter(({ pixels }) => pixels >= total * LEAST_PHOTO_SHARE);
  return joined(found, picture)
    .map((part) => describe(part, picture))
    .sort((one, other) => other.pixels - one.pixels);
}

interface Part {
  readonly box: Box;
  readonly mask: Uint8Array;
  readonly pixels: number;
  readonly certainty: number;
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

/** Photos that touch are parted along straight seams through their whole width or height. */
function split(picture: Picture, areas: Areas, area: Area): Part[] {
  const mask = Uint8Array.from(areas.labels, (label) => (label === area.label ? 1 : 0));
  const certainty = photographic(picture, areas, area);
  return parted(picture, { box: area.box, mask, pixels: area.pixels, certainty }, 0);
}

function parted(picture: Picture, part: Part, depth: number): Part[] {
  if (depth > 4) return [part];
  for (const across of [true, false]) {
    const seam = seamOf(picture, part, across);
    if (seam === null) continue;
    const halves = [true, false].map((first): Part => {
      const mask = new Uint8Array(part.mask.length);
      let pixels = 0;
      for (let at = 0; at < mask.length; at += 1) {
        if (part.mask[at] !== 1) continue;
        const place = across ? at % picture.width : Math.floor(at / picture.width);
        if (place < seam !== first) continue;
        mask[at] = 1;
        pixels += 1;
      }
      return { ...part, mask, pixels, box: extent(mask, picture) };
    });
    return halves.flatMap((half) => parted(picture, half, depth + 1));
  }
  return [part];
}

function seamOf(picture: Picture, part: Part, across: boolean): number | null {
  const { box } = part;
  const wide = across ? box.width : box.height;
  const margin = Math.max(40, wide * 0.15);
  let best: { readonly at: number; readonly share: number } | null = null;
  for (let step = Math.ceil(margin); step < wide - margin; step += 1) {
    const { share, brighter } = stepsAt(picture, part, across, step);
    if (share < SEAM || (best !== null && share <= best.share)) continue;
    // A horizon or a pool's edge is brighter at one side all along; what two photos show there is by chance.
    if (Math.min(brighter, 1 - brighter) < BY_CHANCE) continue;
    const beside = [-9, 9].map((away) => stepsAt(picture, part, across, step + away).share);
    if (Math.max(...beside) < share * 0.7) best = { at: step, share };
  }
  return best === null ? null : (across ? box.x : box.y) + best.at;
}

/** Share of a line's places where colours change across it, and of those where it gets brighter. */
function stepsAt(
  { width, data }: Picture,
  { box, mask }: Part,
  across: boolean,
  step: number,
): { readonly share: number; readonly brighter: number } {
  const long = across ? box.height : box.width;
  let [inside, differ, brighter] = [0, 0, 0];
  for (let along = 0; along < long; along += 1) {
    const x = across ? box.x + step : box.x + along;
    const y = across ? box.y + along : box.y + step;
    const at = y * width + x;
    const before = across ? at - 2 : at - 2 * width;
    const after = across ? at + 1 : at + width;
    if (mask[before] !== 1 || mask[after] !== 1) continue;
    inside += 1;
    let [change, light] = [0, 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const rise = (data[after * 3 + channel] ?? 0) - (data[before * 3 + channel] ?? 0);
      change += Math.abs(rise);
      light += rise;
    }
    if (change <= 30) continue;
    differ += 1;
    if (light > 0) brighter += 1;
  }
  if (inside < long * 0.8) return { share: 0, brighter: 0 };
  return { share: differ / inside, brighter: brighter / Math.max(1, differ) };
}

/** A photo that goes on behind a bar through its whole width is one photo. */
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
    const mask = Uint8Array.from(large.mask, (value, pixel) => value | (part.mask[pixel] ?? 0));
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

function extent(mask: Uint8Array, { width, height }: Size): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[y * width + x] !== 1) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function describe({ mask, certainty }: Part, picture: Size): PhotoArea {
  const filled = withoutSmallHoles(mask, picture);
  const box = boxOf(filled, picture);
  let pixels = 0;
  for (let at = 0; at < filled.length; at += 1) {
    const x = at % picture.width;
    const y = Math.floor(at / picture.width);
    const inside = x >= box.x && y >= box.y && x < rightOf(box) && y < bottomOf(box);
    if (!inside) filled[at] = 0;
    else pixels += filled[at] ?? 0;
  }
  const { shape, upright, fit } = shapeOf(filled, picture, box, pixels);
  return { box: upright, shape, visible: filled, pixels, certainty: certainty * fit };
}

/** Texts and small things on a photo are of the photo. */
function withoutSmallHoles(mask: Uint8Array, picture: Size): Uint8Array {
  const filled = Uint8Array.from(mask);
  const holes = connectedAreas(picture, (at) => mask[at] === 0, { diagonal: false });
  const least = picture.width * picture.height * 0.0015;
  const small = new Set(
    holes.areas.filter(({ pixels }) => pixels < least).map(({ label }) => label),
  );
  for (let at = 0; at < filled.length; at += 1) {
    if (small.has(holes.labels[at] ?? 0)) filled[at] = 1;
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

function shapeOf(
  mask: Uint8Array,
  { width }: Size,
  box: Box,
  pixels: number,
): { readonly shape: AreaShape; readonly upright: Box; readonly fit: number } {
  const labels = Int32Array.from(mask);
  const area = { label: 1, pixels, box };
  const hull = hullArea(labels, width, area);
  const full = box.width * box.height;
  const solid = pixels / hull;
  const ratio = box.width / box.height;
  if (Math.abs(hull / full - Math.PI / 4) < 0.03 && ratio > 0.9 && ratio < 1.1) {
    return { shape: { kind: 'circle' }, upright: box, fit: 1 };
  }
  const turned = narrowestBox(hullOf(labels, width, area));
  if (hull / turned.area > 0.95 && Math.abs(turned.degrees) >= 1 && turned.area < full * 0.97) {
    const { box: upright, degrees } = turned;
    return { shape: { kind: 'tilted', degrees }, upright, fit: 0.6 + 0.4 * solid };
  }
  if (hull / full > 0.93) {
    const radius = cornerRadius(mask, width, box);
    return { shape: { kind: 'rectangle', radius }, upright: box, fit: 0.6 + 0.4 * solid };
  }
  return { shape: { kind: 'other' }, upright: box, fit: 0.6 };
}

/** From what the corners lack of a rectangle; the least of the four, as others may lie under a badge or a curve. */
function cornerRadius(mask: Uint8Array, width: number, box: Box): number {
  const side = Math.floor(Math.min(box.width, box.height) / 3);
  const radii = [
    [box.x, box.y],
    [rightOf(box) - side, box.y],
    [box.x, bottomOf(box) - side],
    [rightOf(box) - side, bottomOf(box) - side],
  ].map(([left = 0, top = 0]) => {
    let missing = 0;
    for (let y = top; y < top + side; y += 1) {
      for (let x = left; x < left + side; x += 1) if (mask[y * width + x] === 0) missing += 1;
    }
    // Along the diagonal an arc begins at 1 - 1/√2 of its radius; a ragged corner does not.
    const [toRight, toBottom] = [left > box.x, top > box.y];
    let inset = 0;
    while (inset < side) {
      const x = toRight ? left + side - 1 - inset : left + inset;
      const y = toBottom ? top + side - 1 - inset : top + inset;
      if (mask[y * width + x] === 1) break;
      inset += 1;
    }
    return Math.min(Math.sqrt(missing / (1 - Math.PI / 4)), inset / (1 - Math.SQRT1_2));
  });
  const radius = Math.min(...radii);
  return radius < 5 ? 0 : radius;
}

interface TurnedBox {
  readonly box: Box;
  readonly degrees: number;
  readonly area: number;
}

/** The smallest box around a hull, turned by -45 to 45 degrees. */
function narrowestBox(hull: readonly [number, number][]): TurnedBox {
  let best: TurnedBox | null = null;
  for (let degrees = -45; degrees < 45; degrees += 0.25) {
    const [sine, cosine] = [
      Math.sin((degrees * Math.PI) / 180),
      Math.cos((degrees * Math.PI) / 180),
    ];
    const us = hull.map(([x, y]) => x * cosine + y * sine);
    const vs = hull.map(([x, y]) => y * cosine - x * sine);
    const [left, right] = [Math.min(...us), Math.max(...us)];
    const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
    const area = (right - left) * (bottom - top);
    if (best !== null && best.area <= area) continue;
    const [u, v] = [(left + right) / 2, (top + bottom) / 2];
    const [x, y] = [u * cosine - v * sine, u * sine + v * cosine];
    const size = { width: right - left, height: bottom - top };
    best = {
      box: { x: x - size.width / 2, y: y - size.height / 2, ...size },
      degrees,
      area,
    };
  }
  return best ?? { box: { x: 0, y: 0, width: 0, height: 0 }, degrees: 0, area: 1 };
}
