import type { Rgb } from '../../compose/color.js';
import { areaOf, connectedAreas } from '../layout/areas.js';
import { closed, GAP } from '../layout/masks.js';
import type { Picture } from '../picture.js';
import { distance, medianColor, pixelAt } from '../pixels.js';
import type { Surface, Surfaces } from './surfaces.js';

/** What is seen of a surface besides its paint. */
export interface SurfaceForm {
  /** Px of gaps for each of its edge; a panel has none, and a sky has them between twigs and roofs. */
  readonly gaps: number;
  /** Small things on it, letters most of all. */
  readonly marks: number;
  /** Share of its px that are of one colour. */
  readonly even: number;
  readonly color: Rgb;
  /** Share of its px that are lighter or darker than at both sides: no gradient or shadow is. */
  readonly noise: number;
}

/** A surface that a designer painted, with all that its outline holds. */
export interface DrawnSurface extends Surface {
  /** Things within its outline. */
  readonly holes: number;
  /** Px within its outline. */
  readonly filled: number;
  /** Whether it has few holes, which show its surroundings, as those of letters do. */
  readonly isOpen: boolean;
}

/** Colours that burnt-out skies and black frames have exactly too, 0..255 in each channel. */
const BLOWN = { light: 240, dark: 12 };
/** A ground of one colour: its least shares of the picture and of its px, with what leaked into a photo of nearly that colour. */
const ONE_COLOR = { ofPicture: 0.3, even: 0.85 };
/** Marks from which a surface is written on: no sky is. */
const WRITTEN = 8;
/** The gaps along an edge that follows things in a photo. */
const RAGGED = 0.12;
/** Least rms distance to its fit, and change over all of it in steps of 8 bits, of a sky. */
const SKY = { rms: 0.9, change: 18 };
/** Most rms distance to its fit of what has as many gaps as a sky, and of what has none. */
const RMS = { gaps: 0.2, ragged: 0.35, smooth: 2.1 };
/** Marks and most noise of a ground in a file that was saved without loss: even the best JPEG leaves 0.005. */
const SHARP = { marks: 4, noise: 0.001 };
/** What a photo shows, where its design is sharp: most px of one colour, so far from its fit. */
const UNEVEN = { even: 0.6, rms: 0.6 };

/** The grounds, panels and bars that a designer painted, without even skies and walls of photos. */
export function drawnSurfaces(picture: Picture, all: Surfaces): DrawnSurface[] {
  const drawn = all.surfaces.flatMap((surface) => {
    const share = surface.pixels / all.labels.length;
    if (surface.fit.rms > RMS.smooth && share < ONE_COLOR.ofPicture) return [];
    const { form, outline } = formOf(picture, all, surface);
    return isDrawn(surface, form, share) ? [{ form, surface: { ...surface, ...outline } }] : [];
  });
  // Where there is no noise around letters, no coder made it elsewhere.
  const isSharp = drawn.some(
    ({ form: { marks, noise } }) => marks >= SHARP.marks && noise < SHARP.noise,
  );
  const isPhotographed = ({ even, marks }: SurfaceForm, { fit }: Surface) =>
    even <= UNEVEN.even && marks < WRITTEN && fit.rms >= UNEVEN.rms;
  return drawn
    .filter(({ form, surface }) => !isSharp || !isPhotographed(form, surface))
    .map(({ surface }) => surface);
}

/**
 * Whether a designer painted a surface. Photos contain even walls and skies, but with some noise and ragged edges;
 * the less even a surface is, the smoother its edges must be.
 * @param share of the picture
 */
export function isDrawn(
  { fit: { rms, change } }: Pick<Surface, 'fit'>,
  { gaps, marks, even, color }: SurfaceForm,
  share: number,
): boolean {
  const isLight = Math.min(...color) >= BLOWN.light;
  const isBlown = isLight || Math.max(...color) <= BLOWN.dark;
  if (share > ONE_COLOR.ofPicture && even > ONE_COLOR.even && !isBlown) return true;
  const isWritten = marks >= WRITTEN;
  if (!isWritten && rms > SKY.rms && change > SKY.change) return false;
  // A sky that is burnt out is as even as paper, but nothing is written on it.
  if (!isWritten && isLight && gaps > RAGGED) return false;
  const smooth = Math.max(0, 1 - gaps / RMS.gaps);
  return rms <= RMS.ragged + (RMS.smooth - RMS.ragged) * smooth;
}

/** Px of which one is looked at. */
const LOOKED_AT = 3;
/** Things of this share of the picture and more are no marks on a surface. */
const LARGE = 0.012;
/** Px of the smallest thing in an outline, holes of an 8, a B or a %, and the most distance between the colours in and around one. */
const HOLE = 12;
const LETTER_HOLES = 2;
const ALIKE = 40;

function formOf(picture: Picture, all: Surfaces, surface: Surface) {
  const { box, label } = surface;
  const margin = 2 * GAP;
  const size = { width: box.width + 2 * margin, height: box.height + 2 * margin };
  /** Visits the window's px; beyond the picture its edges go on. */
  const each = (visit: (at: number, place: number, isIn: boolean) => void) => {
    for (let at = 0, y = box.y - margin; y < box.y + box.height + margin; y += 1) {
      const row = Math.min(all.height - 1, Math.max(0, y));
      for (let x = box.x - margin; x < box.x + box.width + margin; x += 1, at += 1) {
        const column = Math.min(all.width - 1, Math.max(0, x));
        visit(at, row * all.width + column, x === column && y === row);
      }
    }
  };
  const own = new Uint8Array(size.width * size.height);
  each((at, place) => {
    if (all.labels[place] === label) own[at] = 1;
  });
  const others = connectedAreas(size, (at) => own[at] === 0, { diagonal: false });
  const within = others.areas.filter(
    ({ box: { x, y, width, height } }) =>
      x > 0 && y > 0 && x + width < size.width && y + height < size.height,
  );
  const small = within.filter(({ pixels }) => pixels < LARGE * all.labels.length);
  const isHole = new Uint8Array(others.areas.length + 1);
  for (const { label: other, pixels } of within) isHole[other] = pixels > HOLE ? 1 : 0;
  const isSmall = new Uint8Array(others.areas.length + 1);
  for (const { label: other } of small) isSmall[other] = 1;
  const solid = own.slice();
  for (let at = 0; at < solid.length; at += 1) {
    if (isSmall[others.labels[at] ?? 0] === 1) solid[at] = 1;
  }
  const whole = closed(solid, size);
  const [inside, around]: [number[], number[]] = [[], []];
  let [edge, gaps] = [0, 0];
  each((at, place, isIn) => {
    if (!isIn) return;
    if (solid[at] === 0) gaps += whole[at] ?? 0;
    else if (
      solid[at - 1] === 0 ||
      solid[at + 1] === 0 ||
      solid[at - size.width] === 0 ||
      solid[at + size.width] === 0
    ) {
      edge += 1;
    }
    const other = others.labels[at] ?? 0;
    if (other !== 0 && at % LOOKED_AT === 0) (isHole[other] === 1 ? inside : around).push(place);
  });
  const holes = isHole.reduce((sum, value) => sum + value, 0);
  return {
    form: {
      ...{ gaps: gaps / Math.max(1, edge), marks: small.length },
      ...commonestColor(picture, all, surface),
      noise: noiseOf(picture, all, surface),
    },
    outline: {
      holes,
      filled: surface.pixels + within.reduce((sum, { pixels }) => sum + pixels, 0),
      isOpen:
        holes > 0 &&
        holes <= LETTER_HOLES &&
        distance(medianColor(picture, inside), medianColor(picture, around)) < ALIKE,
    },
  };
}

/** Share of a surface's px, away from its edges, that are lighter or darker than at both sides. */
function noiseOf({ data }: Picture, { labels, width }: Surfaces, { label, box }: Surface): number {
  let [noisy, all] = [0, 0];
  const isOwn = (at: number) => labels[at] === label;
  const isExtreme = (at: number) =>
    ((data[at - 3] ?? 0) - (data[at] ?? 0)) * ((data[at + 3] ?? 0) - (data[at] ?? 0)) > 0;
  for (let y = box.y + 2; y < box.y + box.height - 2; y += 1) {
    for (let x = box.x + 2 + (y % LOOKED_AT); x < box.x + box.width - 2; x += LOOKED_AT) {
      const at = y * width + x;
      if (!isOwn(at) || !isOwn(at - 2) || !isOwn(at + 2)) continue;
      if (!isOwn(at - 2 * width) || !isOwn(at + 2 * width)) continue;
      all += 1;
      if (isExtreme(at * 3) || isExtreme(at * 3 + 1) || isExtreme(at * 3 + 2)) noisy += 1;
    }
  }
  return noisy / Math.max(1, all);
}

function commonestColor(
  picture: Picture,
  { labels, width }: Surfaces,
  { label, box }: Surface,
): { readonly color: Rgb; readonly even: number } {
  const counts = new Map<number, number>();
  let [all, color, most] = [0, 0, 0];
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x + (y % LOOKED_AT); x < box.x + box.width; x += LOOKED_AT) {
      const at = y * width + x;
      if (labels[at] !== label) continue;
      const [red, green, blue] = pixelAt(picture, at);
      const key = (red << 16) | (green << 8) | blue;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      all += 1;
      if (count > most) [color, most] = [key, count];
    }
  }
  return { color: [color >> 16, (color >> 8) & 255, color & 255], even: most / Math.max(1, all) };
}

/** Share of its box that a bar with words fills, the words included. */
const BUTTON = 0.95;

/** Surfaces with contents; smaller ones without are letters and ornaments. */
export function panelsOf(
  { width, height }: Surfaces,
  drawn: readonly DrawnSurface[],
): DrawnSurface[] {
  const total = width * height;
  return drawn.filter(({ box, pixels, holes, filled, isOpen }) => {
    if (pixels > total * 0.03) return true;
    const isStrip = box.width >= width - 2 || box.height >= height - 2;
    if (isStrip && pixels > areaOf(box) * 0.9) return true;
    // A letter or a picture sign of one colour fills its box less than a bar or a disc does, and no letter with a counter as a
    // button does, whose letters may touch.
    const share = filled / areaOf(box);
    const isLetter = isOpen && share < BUTTON;
    return (
      holes > 0 && !isLetter && share > 0.72 && filled > total * 0.0035 && filled > pixels * 1.02
    );
  });
}
