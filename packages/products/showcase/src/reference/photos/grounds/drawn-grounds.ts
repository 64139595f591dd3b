import type { Size } from '../../../design.js';
import { bottomOf, connectedAreas, rightOf } from '../../layout/areas.js';
import { edgesOf, isDrawn, type SurfaceEdges, UNEVEN_RMS } from '../../painting/drawn-surface.js';
import type { Surface, Surfaces } from '../../painting/surfaces.js';
import type { Picture } from '../../picture.js';
import { evenGrounds, withoutSkies } from '../pale-parts.js';
import { isRagged } from '../ragged-edge.js';
import { exactnessOf, hasExactLetters, withExactGrounds } from './exactness.js';

/** Most marks on a sky: a logo and its name, and no title with an address. */
const MARKS = 20;
/** Share of the picture's side that a sky's edge with the photo runs along at least, and that a photo has. */
const ALONG = 0.6;
const PHOTO = 0.05;

/**
 * Labels of even skies of photos that fill the picture's width: they reach its top and both sides, the photo goes on
 * below them between the same sides, and trees and roofs make the edge.
 */
function bledSkies(
  { labels, width, height }: Surfaces,
  drawn: readonly Surface[],
  edges: ReadonlyMap<number, SurfaceEdges>,
): ReadonlySet<number> {
  const size: Size = { width, height };
  const painted = new Set(drawn.map(({ label }) => label));
  const candidates = drawn.filter(
    ({ label, box }) =>
      (edges.get(label)?.marks ?? 0) <= MARKS &&
      box.x <= 1 &&
      rightOf(box) >= width - 1 &&
      box.y <= 1 &&
      bottomOf(box) < height - 1,
  );
  const most = Math.max(0, ...drawn.map(({ label }) => edges.get(label)?.marks ?? 0));
  const skies = candidates.filter(({ label }) => (edges.get(label)?.marks ?? 0) < most);
  if (skies.length === 0) return new Set();
  const others = connectedAreas(size, (at) => !painted.has(labels[at] ?? 0), {
    diagonal: false,
    least: PHOTO * width * height,
  });
  const wide = others.areas.filter(({ box }) => box.width > ALONG * width);
  const isPhoto = new Set(wide.map(({ label }) => label));
  const visible = Uint8Array.from(others.labels, (label) => (isPhoto.has(label) ? 1 : 0));
  return new Set(
    skies
      .filter((sky) => isRagged(labels, sky, visible, size, ALONG * width))
      .map(({ label }) => label),
  );
}

/*
 * Walls, skies, black frames and web pages that a photo shows are as even and as straight as panels. But where a design
 * was saved without loss, its paper is of one colour to the last bit even around letters, and what a camera or a JPEG
 * coder made is not.
 */

/** Of a ground in a design without loss that letters stand on; even the best JPEG leaves 0.986 and 0.005. */
const LOSSLESS = { share: 0.995, extremes: 0.001, marks: 4, ofPicture: 0.005 };
/** Drawn surfaces have 0.88 and more of one colour, shadows included, and up to 0.008 of extremes. */
const NOISY = { extremes: 0.012, share: 0.9 };
/** The same for one that is nearly even; paper that leaked into a photo is written on. */
const NEARLY_EVEN = { extremes: 0.02, share: 0.97, marks: 8 };
/** An enlarged photo's sky has no noise, but follows no gradient either, and its edges are not straight. */
const SMOOTH = { share: 0.6, rms: 0.6, straight: 0.6, marks: 8 };
/** How straight a panel's edges are. */
const PANEL = 0.92;
/** A gradient is dithered, and follows its own fit. */
const GRADIENT = { change: 12, rms: 0.5 };
/** A print's white border, into which the photo's snow ran: how convex it and the photo in it are, and its share of its box. */
const BORDER = { convex: 0.88, filled: 0.45 };
/** A textured paper is large and has all the words on it. */
const PAPER = { ofPicture: 0.25, marks: 20 };

export interface DrawnGrounds {
  /** Those that were found, with paper parted from the photos that it ran into. */
  readonly surfaces: Surfaces;
  /** The grounds, panels and bars that a designer painted. */
  readonly drawn: readonly Surface[];
  /** Whether the design was saved without loss. */
  readonly isExact: boolean;
  /** Labels of even surfaces that only a photo shows: skies, walls, black frames and pages. */
  readonly photographed: ReadonlySet<number>;
}

export function drawnGrounds(picture: Picture, found: Surfaces): DrawnGrounds {
  const isExact = isLossless(picture, found);
  const surfaces = isExact
    ? withExactGrounds(picture, found, (surface) => edgesOf(found, surface).straight > PANEL)
    : found;
  const even = evenGrounds(picture, surfaces);
  const edges = new Map(
    surfaces.surfaces
      .filter(({ fit, pixels }) => fit.rms < UNEVEN_RMS && pixels > 0)
      .map((surface) => [surface.label, edgesOf(surfaces, surface)] as const),
  );
  const drawn = withoutSkies(
    picture,
    surfaces,
    surfaces.surfaces.filter((surface) => {
      const own = edges.get(surface.label);
      return even.has(surface.label) || (own !== undefined && isDrawn(surface, own));
    }),
  );
  const photographed = new Set([
    ...(isExact ? photographedIn(picture, surfaces, { drawn, edges }) : []),
    ...bledSkies(surfaces, drawn, edges),
  ]);
  return {
    surfaces,
    isExact,
    photographed,
    drawn: drawn.filter(({ label }) => !photographed.has(label)),
  };
}

/** Whether letters stand on a ground of one colour exactly. */
function isLossless(picture: Picture, surfaces: Surfaces): boolean {
  const exactness = exactnessOf(picture, surfaces);
  if (hasExactLetters(picture, surfaces, exactness)) return true;
  return surfaces.surfaces.some((surface) => {
    const own = exactness.get(surface.label);
    return (
      own !== undefined &&
      own.share >= LOSSLESS.share &&
      own.extremes <= LOSSLESS.extremes &&
      surface.pixels >= LOSSLESS.ofPicture * picture.width * picture.height &&
      edgesOf(surfaces, surface).marks >= LOSSLESS.marks
    );
  });
}

/** Labels of surfaces that only a photo shows, in a design that was saved without loss. */
function photographedIn(
  picture: Picture,
  surfaces: Surfaces,
  {
    drawn,
    edges,
  }: {
    readonly drawn: readonly Surface[];
    readonly edges: ReadonlyMap<number, SurfaceEdges>;
  },
): ReadonlySet<number> {
  const exactness = exactnessOf(picture, surfaces);
  const total = picture.width * picture.height;
  const isPhotographed = (surface: Surface): boolean => {
    const own = exactness.get(surface.label);
    if (own === undefined || own.share >= NEARLY_EVEN.share) return false;
    const { change, rms } = surface.fit;
    if (change > GRADIENT.change && rms < GRADIENT.rms) return false;
    const { marks, straight, convex } = edges.get(surface.label) ?? edgesOf(surfaces, surface);
    const { width, height } = surface.box;
    if (convex > BORDER.convex && surface.pixels < BORDER.filled * width * height) return false;
    if (surface.pixels > PAPER.ofPicture * total && marks >= PAPER.marks) return false;
    const isNoisy = own.extremes > NOISY.extremes && own.share < NOISY.share;
    const isNearlyEven = own.extremes > NEARLY_EVEN.extremes && marks < NEARLY_EVEN.marks;
    const isSmooth =
      own.share < SMOOTH.share &&
      rms > SMOOTH.rms &&
      straight < SMOOTH.straight &&
      marks < SMOOTH.marks;
    return isNoisy || isNearlyEven || isSmooth;
  };
  const isPainted = new Set(drawn.map(({ label }) => label));
  return new Set(
    surfaces.surfaces
      .filter(({ label }) => {
        const noise = exactness.get(label)?.extremes ?? 0;
        return isPainted.has(label) || noise > NOISY.extremes;
      })
      .filter((surface) => !isPainted.has(surface.label) || isPhotographed(surface))
      .map(({ label }) => label),
  );
}
