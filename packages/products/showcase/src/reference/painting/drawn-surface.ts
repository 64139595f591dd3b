import { type Area, type Areas, areaOf, connectedAreas } from '../layout/areas.js';
import { hullArea } from '../layout/hull.js';
import type { Picture } from '../picture.js';
import { pixelAt } from '../pixels.js';
import { paintAt } from './paint-fit.js';
import type { Surface, Surfaces } from './surfaces.js';

/** A surface with the share of its edges that runs along the picture's axes. */
export type DrawnSurface = Surface & Pick<SurfaceEdges, 'straight'>;

/** How the edges of a surface run; a panel's are straight or round, a sky's follow trees and roofs. */
export interface SurfaceEdges {
  /** Share of its edges against larger things that runs along the picture's axes. */
  readonly straight: number;
  /** Share of its edges that continues in any straight direction. */
  readonly lined: number;
  /** How near the larger things in it and its own outline are to their convex hulls; 1 for discs and tilted prints. */
  readonly convex: number;
  /** Share of its outline that is such an edge or the picture's own. */
  readonly outlined: number;
  /** Small things on it, letters most of all. */
  readonly marks: number;
}

/** A ground of one colour: its least shares of the picture and of its px, with what leaked into a photo of nearly that colour. */
const ONE_COLOR = { ofPicture: 0.3, share: 0.85 };
/** Px of which one is looked at. */
const LOOKED_AT = 3;
/** Colours that burnt-out skies and black frames have exactly too, 0..255 in each channel. */
const BLOWN = { light: 240, dark: 12 };
/** An enlarged photo's sky has no noise, but follows no gradient either, and its edges are not straight. */
const SMOOTH = { share: 0.6, rms: 0.6, straight: 0.6 };
/** Marks and most noise of a ground in a file that was saved without loss; even the best JPEG leaves 0.005. */
const SHARP = { marks: 4, noise: 0.001 };
/**
 * Noise and most px of one colour of what a photo shows, where its design is sharp. A textured paper is written on, and
 * the border of a print, into which its photo's snow may run, is straight and fills little of its box.
 */
const PHOTOGRAPHED = { noise: 0.012, share: 0.9, marks: 20, convex: 0.88, filled: 0.45 };

/** The grounds, panels and bars that a designer painted, without even skies and walls of photos. */
export function drawnSurfaces(picture: Picture, all: Surfaces): DrawnSurface[] {
  const drawn = all.surfaces.flatMap((surface) => {
    const { color, share } = commonestColor(picture, all, surface);
    const isBlown = Math.min(...color) >= BLOWN.light || Math.max(...color) <= BLOWN.dark;
    const isGround = surface.pixels > ONE_COLOR.ofPicture * all.labels.length && !isBlown;
    const edges = surface.fit.rms < UNEVEN_RMS ? edgesOf(all, surface) : null;
    const isPainted =
      (isGround && share > ONE_COLOR.share) || (edges !== null && isDrawn(surface, edges));
    return isPainted ? [{ surface, share, edges }] : [];
  });
  // Where there is no noise around letters, no coder made it elsewhere.
  const isSharp = drawn.some(
    ({ surface, edges }) =>
      (edges?.marks ?? 0) >= SHARP.marks && noiseOf(picture, all, surface) < SHARP.noise,
  );
  const isPhotographed = ({ surface, share, edges }: (typeof drawn)[number]): boolean => {
    if (edges === null || share > PHOTOGRAPHED.share) return false;
    const { marks, convex, straight } = edges;
    const isBorder = surface.pixels < PHOTOGRAPHED.filled * areaOf(surface.box);
    if (marks >= PHOTOGRAPHED.marks || (isBorder && convex > PHOTOGRAPHED.convex)) return false;
    const isSmooth =
      surface.fit.rms > SMOOTH.rms && share < SMOOTH.share && straight < SMOOTH.straight;
    return isSmooth || noiseOf(picture, all, surface) >= PHOTOGRAPHED.noise;
  };
  return drawn
    .filter((one) => !isSharp || !isPhotographed(one))
    .map(({ surface, edges }) => ({ ...surface, straight: edges?.straight ?? 1 }));
}

/** Share of a surface's px, away from its edges, that are lighter or darker than at both sides: no gradient or shadow is. */
export function noiseOf(
  { data }: Picture,
  { labels, width }: Pick<Areas, 'labels' | 'width'>,
  { label }: Pick<Area, 'label'>,
): number {
  let [noisy, all] = [0, 0];
  const isOwn = (at: number) => labels[at] === label;
  const isExtreme = (at: number) =>
    ((data[at - 3] ?? 0) - (data[at] ?? 0)) * ((data[at + 3] ?? 0) - (data[at] ?? 0)) > 0;
  for (let at = 2 * width + 2; at < labels.length - 2 * width - 2; at += LOOKED_AT) {
    if (!isOwn(at) || !isOwn(at - 2) || !isOwn(at + 2)) continue;
    if (!isOwn(at - 2 * width) || !isOwn(at + 2 * width)) continue;
    all += 1;
    if (isExtreme(at * 3) || isExtreme(at * 3 + 1) || isExtreme(at * 3 + 2)) noisy += 1;
  }
  return noisy / Math.max(1, all);
}

function commonestColor(picture: Picture, { labels }: Surfaces, { label }: Surface) {
  const counts = new Map<number, number>();
  let [all, color, most] = [0, 0, 0];
  for (let at = 0; at < labels.length; at += LOOKED_AT) {
    if (labels[at] !== label) continue;
    const [red, green, blue] = pixelAt(picture, at);
    const key = (red << 16) | (green << 8) | blue;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    all += 1;
    if (count > most) [color, most] = [key, count];
  }
  return { color: [color >> 16, (color >> 8) & 255, color & 255], share: most / Math.max(1, all) };
}

/**
 * Whether a designer painted a surface. Photos contain even walls and skies, but with some noise and irregular edges;
 * the less even a surface is, the better its edges must be.
 */
export function isDrawn(
  surface: Surface,
  { straight, lined, convex, outlined, marks }: SurfaceEdges,
): boolean {
  if (outlined < 0.45) return false;
  // A sky that is burnt out is as even as paper, but nothing is written on it, and trees and roofs cut into it.
  const isRagged = straight < RAGGED.straight && lined < RAGGED.lined && convex < ROUND;
  if (isRagged && marks < WRITTEN && isBurntOut(surface)) return false;
  // A sky, however even, with a card or a badge on it; a drawn gradient has no grain.
  const { rms, change } = surface.fit;
  if (rms > GRAIN && change > SKY_CHANGE && straight < 0.6) return false;
  const quality = Math.max(
    straight,
    // Roofs are straight as well, but their surroundings are less even than paper.
    surface.fit.rms < PAPER_RMS ? lined : 0,
    convex > 0.9 ? (convex - 0.8) * 5 : 0,
  );
  return surface.fit.rms <= 0.5 + 1.6 * Math.min(1, Math.max(0, (quality - 0.45) / 0.45));
}

/** Shares below which edges follow things in a photo, and up to which they are round; marks that make it written on. */
const RAGGED = { straight: 0.4, lined: 0.5 };
const ROUND = 0.985;
const WRITTEN = 8;
/** The least channel of a burnt-out colour, 0..255. */
const BURNT_OUT = 240;

function isBurntOut({ box, fit }: Surface): boolean {
  return Math.min(...paintAt(fit, box.x + box.width / 2, box.y + box.height / 2)) >= BURNT_OUT;
}

/** Rms distance to the fit, and the change over all of it in steps of 8 bits, from which a surface without straight edges is a sky. */
const GRAIN = 0.9;
const SKY_CHANGE = 18;
/** Less even surfaces are never drawn ones. */
const UNEVEN_RMS = 2.1;
/** Rms distance to the fit of a print's white border, JPEG included. */
const PAPER_RMS = 1.6;
/** Steps across for one along, in which a tilted edge continues. */
const SLOPES = [-0.5, -0.36, -0.24, -0.12, 0.12, 0.24, 0.36, 0.5];
/** Half the window in which an edge has to go straight on. */
const REACH = 10;
/** Share of the window that is enough. */
const GOES_ON = 0.8;
/** Things smaller than this share of the picture are marks on a surface; they say nothing of its edges. */
const LARGE = 0.012;

function edgesOf(of: Surfaces, surface: Surface): SurfaceEdges {
  const { box, label } = surface;
  const size = { width: box.width + 2, height: box.height + 2 };
  const own = new Uint8Array(size.width * size.height);
  let border = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (of.labels[y * of.width + x] !== label) continue;
      own[(y - box.y + 1) * size.width + x - box.x + 1] = 1;
      if (x === 0 || x === of.width - 1) border += 1;
      if (y === 0 || y === of.height - 1) border += 1;
    }
  }
  const others = connectedAreas(size, (at) => own[at] === 0, { diagonal: true });
  const outside = others.labels[0] ?? 0;
  const least = of.width * of.height * LARGE;
  // By label; the surface's own parts have none.
  const large = new Uint8Array(others.areas.length + 1);
  for (const { label: other, pixels } of others.areas) {
    if (other === outside || pixels >= least) large[other] = 1;
  }
  const onPicture = (at: number) => {
    const x = (at % size.width) - 1 + box.x;
    const y = Math.floor(at / size.width) - 1 + box.y;
    return x >= 0 && y >= 0 && x < of.width && y < of.height;
  };
  // Where the surface ends at any side; there is a margin all around.
  const rim: number[] = [];
  for (let at = size.width; at < own.length - size.width; at += 1) {
    if (own[at] !== 1) continue;
    const within =
      own[at - 1] === 1 &&
      own[at + 1] === 1 &&
      own[at - size.width] === 1 &&
      own[at + size.width] === 1;
    if (!within) rim.push(at);
  }
  let length = 0;
  let straight = 0;
  let tilted = 0;
  for (const [step, along, across] of [
    [1, size.width, 1],
    [-1, size.width, 1],
    [size.width, 1, size.width],
    [-size.width, 1, size.width],
  ] as const) {
    const edges = rim.filter(
      (at) => large[others.labels[at + step] ?? 0] === 1 && onPicture(at + step),
    );
    length += edges.length;
    // A pixel next to an edge counts as part of it.
    const beside = new Uint8Array(own.length);
    for (const at of edges) {
      beside[at - across] = 1;
      beside[at] = 1;
      beside[at + across] = 1;
    }
    const waysOn = SLOPES.map((slope) => wayOn(along, across, slope));
    const straightOn = wayOn(along, across, 0);
    for (const at of edges) {
      if (goesOn(beside, at, straightOn)) straight += 1;
      else if (surface.fit.rms < PAPER_RMS && waysOn.some((way) => goesOn(beside, at, way))) {
        tilted += 1;
      }
    }
  }
  const things = others.areas.filter(({ label: other }) => other !== outside && large[other] === 1);
  const outline =
    size.width * size.height -
    others.areas.reduce(
      (sum, { label: other, pixels }) => sum + (other === outside ? pixels : 0),
      0,
    );
  const inside = new Int32Array(own.length);
  for (let at = 0; at < inside.length; at += 1) inside[at] = others.labels[at] === outside ? 0 : 1;
  const ratios = [
    ...things.map((thing) => thing.pixels / hullArea(others.labels, size.width, thing)),
    ...(touchesSides(surface, of)
      ? []
      : [
          outline /
            hullArea(inside, size.width, {
              label: 1,
              pixels: outline,
              box: { x: 0, y: 0, ...size },
            }),
        ]),
  ];
  return {
    straight: length === 0 ? 1 : straight / length,
    lined: length === 0 ? 1 : (straight + tilted) / length,
    convex: ratios.length === 0 ? 0 : Math.min(...ratios),
    outlined: (length + border) / (2 * (box.width + box.height)),
    marks: others.areas.filter(({ label: other }) => large[other] !== 1).length,
  };
}

/** Where an edge's window lies about a pixel, in steps of a map. */
function wayOn(along: number, across: number, slope: number): number[] {
  return Array.from({ length: 2 * REACH + 1 }, (_, at) => {
    const reach = at - REACH;
    return reach * along + Math.round(reach * slope) * across;
  });
}

function goesOn(edge: Uint8Array, from: number, way: readonly number[]): boolean {
  let off = 0;
  for (const step of way) {
    if (edge[from + step] !== 1) off += 1;
    if (off > way.length * (1 - GOES_ON)) return false;
  }
  return true;
}

/** A ground that reaches three sides of the picture has no outline. */
function touchesSides({ box }: Surface, { width, height }: Surfaces): boolean {
  const sides = [
    box.x <= 1,
    box.y <= 1,
    box.x + box.width >= width - 1,
    box.y + box.height >= height - 1,
  ];
  return sides.filter(Boolean).length >= 3;
}
