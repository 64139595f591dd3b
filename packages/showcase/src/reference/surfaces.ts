import type { Box, Size } from '../design.js';
import { type Areas, connectedAreas } from './areas.js';
import { fitPaint, type PaintFit, paintAt } from './paint-fit.js';
import type { Picture } from './picture.js';

/** A flat or softly graded area of a design, or of a photo. */
export interface Surface {
  readonly label: number;
  readonly pixels: number;
  readonly box: Box;
  readonly fit: PaintFit;
}

export interface Surfaces extends Size {
  /** Label of the surface that each pixel is of; 0 for none. */
  readonly labels: Int32Array;
  readonly surfaces: readonly Surface[];
}

/** Largest step between neighbours on one surface: a gradient's own steps and what JPEG adds. */
const STEP = 3;
/** Distance to an even colour that still belongs to it, of JPEG and of blurred edges. */
const SPREAD = 7;
/** Rms distance to the fit of a surface that was drawn and not photographed. */
const DRAWN_RMS = 2.4;
/** Smaller areas are marks. */
const LEAST_SHARE = 0.0015;
const SAMPLES = 1500;
/** Rounds in which a surface takes back the blurred pixels at its edge. */
const EDGE_ROUNDS = 2;
const EDGE_SPREAD = 14;

/** Finds what is painted with one colour or a soft gradient and is large enough to be a ground or a panel. */
export function findSurfaces(picture: Picture): Surfaces {
  const { width, height, data } = picture;
  const least = Math.round(width * height * LEAST_SHARE);
  const labels = new Int32Array(width * height);
  const surfaces: Surface[] = [];

  const take = (from: Areas) => {
    for (const area of from.areas) {
      if (area.pixels < least) continue;
      const samples = samplesOf(picture, from, area.label, area.pixels);
      const fit = fitPaint(samples, Math.max(width, height));
      if (fit.rms > DRAWN_RMS) continue;
      const label = surfaces.length + 1;
      surfaces.push({ label, pixels: area.pixels, box: area.box, fit });
      for (let at = 0; at < labels.length; at += 1) {
        if (from.labels[at] === area.label) labels[at] = label;
      }
    }
  };

  const apart = (one: number, other: number) =>
    Math.max(
      Math.abs((data[one * 3] ?? 0) - (data[other * 3] ?? 0)),
      Math.abs((data[one * 3 + 1] ?? 0) - (data[other * 3 + 1] ?? 0)),
      Math.abs((data[one * 3 + 2] ?? 0) - (data[other * 3 + 2] ?? 0)),
    );
  take(
    connectedAreas(picture, () => true, {
      diagonal: false,
      joined: (from, to) => apart(from, to) <= STEP,
    }),
  );
  // A ground that leaks into a photo of its colour: pixels near the colour that the area began with.
  take(evenAreas(picture, labels, apart));
  growEdges(picture, labels, surfaces);
  return { width, height, labels, surfaces: measured(picture, labels, surfaces) };
}

/** The surfaces with the sizes that they have grown to. */
function measured(
  { width, height }: Picture,
  labels: Int32Array,
  surfaces: readonly Surface[],
): Surface[] {
  const extents = surfaces.map(() => ({
    left: width,
    top: height,
    right: 0,
    bottom: 0,
    pixels: 0,
  }));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const extent = extents[(labels[y * width + x] ?? 0) - 1];
      if (extent === undefined) continue;
      extent.pixels += 1;
      if (x < extent.left) extent.left = x;
      if (x > extent.right) extent.right = x;
      if (y < extent.top) extent.top = y;
      if (y > extent.bottom) extent.bottom = y;
    }
  }
  return surfaces.map((surface, at) => {
    const extent = extents[at];
    if (extent === undefined) return surface;
    const { left, top, right, bottom, pixels } = extent;
    return {
      ...surface,
      pixels,
      box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    };
  });
}

function samplesOf(picture: Picture, from: Areas, label: number, pixels: number): number[] {
  const { width, data } = picture;
  const area = from.areas[label - 1];
  const samples: number[] = [];
  if (area === undefined) return samples;
  const every = Math.max(1, Math.floor(pixels / SAMPLES));
  let seen = 0;
  for (let y = area.box.y; y < area.box.y + area.box.height; y += 1) {
    for (let x: number = area.box.x; x < area.box.x + area.box.width; x += 1) {
      const at = y * width + x;
      if (from.labels[at] !== label) continue;
      seen += 1;
      if (seen % every !== 0) continue;
      samples.push(x, y, data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
    }
  }
  return samples;
}

function evenAreas(
  picture: Picture,
  taken: Int32Array,
  apart: (one: number, other: number) => number,
): Areas {
  const { width, height, data } = picture;
  const labels = new Int32Array(width * height);
  const areas: Areas['areas'][number][] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== 0 || taken[start] !== 0) continue;
    const label = areas.length + 1;
    const [red, green, blue] = [data[start * 3], data[start * 3 + 1], data[start * 3 + 2]];
    const near = (at: number) =>
      Math.abs((data[at * 3] ?? 0) - (red ?? 0)) <= SPREAD &&
      Math.abs((data[at * 3 + 1] ?? 0) - (green ?? 0)) <= SPREAD &&
      Math.abs((data[at * 3 + 2] ?? 0) - (blue ?? 0)) <= SPREAD;
    let [left, top, right, bottom, pixels, held] = [width, height, 0, 0, 0, 1];
    labels[start] = label;
    stack[0] = start;
    while (held > 0) {
      held -= 1;
      const at = stack[held] ?? 0;
      pixels += 1;
      const x: number = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ]) {
        if (next < 0 || labels[next] !== 0 || taken[next] !== 0) continue;
        if (apart(at, next) > STEP + 1 || !near(next)) continue;
        labels[next] = label;
        stack[held] = next;
        held += 1;
      }
    }
    areas.push({
      label,
      pixels,
      box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    });
  }
  return { width, height, labels, areas };
}

/** Blurred and JPEG-coded pixels beside a surface are given to it, so that its edge is where it was drawn. */
function growEdges(picture: Picture, labels: Int32Array, surfaces: readonly Surface[]): void {
  const { width, height, data } = picture;
  for (let round = 0; round < EDGE_ROUNDS; round += 1) {
    const added: [number, number][] = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        if (labels[at] !== 0) continue;
        const label =
          (x > 0 ? labels[at - 1] : 0) ||
          (x < width - 1 ? labels[at + 1] : 0) ||
          (y > 0 ? labels[at - width] : 0) ||
          (y < height - 1 ? labels[at + width] : 0) ||
          0;
        const surface = surfaces[label - 1];
        if (surface === undefined) continue;
        const paint = paintAt(surface.fit, x, y);
        const far = paint.some(
          (value, channel) => Math.abs(value - (data[at * 3 + channel] ?? 0)) > EDGE_SPREAD,
        );
        if (!far) added.push([at, label]);
      }
    }
    for (const [at, label] of added) labels[at] = label;
  }
}
