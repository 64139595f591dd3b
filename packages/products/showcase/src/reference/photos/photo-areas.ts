import type { Box } from '../../design.js';
import {
  type Area,
  type Areas,
  areaOf,
  bottomOf,
  clippedTo,
  connectedAreas,
  rightOf,
  shared,
} from '../layout/areas.js';
import { maskOf } from '../layout/masks.js';
import { fitPaint, paintAt } from '../painting/paint-fit.js';
import { type Surface, type Surfaces, samplesOf } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import { type PhotoArea, photosOf } from './photo-outline.js';
import { parted } from './photo-seams.js';
import type { AreaShape } from './photo-shape.js';

export type { AreaShape, PhotoArea };

/** Smaller pictures are icons, if they are of no clean shape; an agent's portrait is a disc or a rectangle. */
const LEAST_SHARE = { any: 0.018, clean: 0.009 };
/** How photographic a picture is at least; a sky that fills a disc has few colours. */
const PHOTOGRAPHIC = { any: 0.5, clean: 0.35 };
/** Share of its own shape that a picture of a clean one fills, and the most of its longer side to its shorter. */
const CLEAN = { filled: 0.95, disc: 0.88, longest: 2.6 };

/** Share of an area that a drawing takes. */
const DRAWN = 0.5;

export function findPhotoAreas(
  picture: Picture,
  surfaces: Surfaces,
  panels: readonly Surface[],
  drawings: readonly Box[],
): PhotoArea[] {
  const isGround = new Uint8Array(surfaces.surfaces.length + 1);
  for (const { label } of panels) isGround[label] = 1;
  const total = picture.width * picture.height;
  const areas = connectedAreas(picture, (at) => isGround[surfaces.labels[at] ?? 0] === 0, {
    diagonal: false,
    least: total * LEAST_SHARE.clean,
  });
  const papers = panels.map(({ box, fit }) =>
    paintAt(fit, box.x + box.width / 2, box.y + box.height / 2),
  );
  const found = areas.areas
    .flatMap((area) => {
      const isDrawing = drawings.some((box) => shared(box, area.box) > DRAWN * areaOf(area.box));
      const certainty = isDrawing ? 1 : photographic(picture, areas, area);
      if (certainty <= PHOTOGRAPHIC.clean) return [];
      const mask = maskOf(areas.labels, area.label);
      const { box, pixels } = area;
      return parted(picture, { box, mask, pixels, certainty }, papers);
    })
    .filter(({ pixels }) => pixels >= total * LEAST_SHARE.clean);
  return found
    .flatMap((part) => {
      const isPhoto = part.certainty > PHOTOGRAPHIC.any && part.pixels >= total * LEAST_SHARE.any;
      const own = photosOf(part, picture, isPhoto);
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

/** Whether a picture fills a disc or a box, and is no gradient. */
function isCleanPicture(area: PhotoArea, picture: Picture): boolean {
  const { shape, box, pixels } = area;
  if (shape.kind === 'other') return false;
  const longest = Math.max(box.width / box.height, box.height / box.width);
  // Only photos and drawings are discs, so that a cloud in the paper's colour may cut into one.
  const least = shape.kind === 'circle' ? (CLEAN.disc * Math.PI) / 4 : CLEAN.filled;
  if (longest > CLEAN.longest || pixels < least * box.width * box.height) return false;
  return !isGradient(picture, area);
}

/** Rms distance to its own fit of a gradient, however steep, 0..255. */
const GRADIENT_RMS = 3;

function isGradient(picture: Picture, { visible, box, pixels }: PhotoArea): boolean {
  const area = { label: 1, pixels, box: clippedTo(picture, box) };
  const samples = samplesOf(picture, { labels: visible }, area);
  return fitPaint(samples, Math.max(picture.width, picture.height)).rms < GRADIENT_RMS;
}
