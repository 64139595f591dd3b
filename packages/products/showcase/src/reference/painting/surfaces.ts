import type { Box, Size } from '../../design.js';
import { type Area, type Areas, connectedAreas } from '../layout/areas.js';
import type { Picture } from '../picture.js';
import { apart, distance, pixelAt } from '../pixels.js';
import { fitPaint, type PaintFit, paintAt } from './paint-fit.js';

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

/** Finds areas of one colour or a soft gradient that are large enough for a ground or a panel. */
export function findSurfaces(picture: Picture): Surfaces {
  const { width, height } = picture;
  const least = Math.round(width * height * LEAST_SHARE);
  const labels = new Int32Array(width * height);
  const surfaces: Surface[] = [];

  const take = (from: Areas) => {
    // By the label there; a map of them would be asked at every change of labels.
    const taken = new Int32Array(
      1 + from.areas.reduce((most, { label }) => Math.max(most, label), 0),
    );
    for (const area of from.areas) {
      const fit = fitPaint(samplesOf(picture, from, area), Math.max(width, height));
      if (fit.rms > DRAWN_RMS) continue;
      const label = surfaces.length + 1;
      surfaces.push({ label, pixels: area.pixels, box: area.box, fit });
      taken[area.label] = label;
    }
    for (let at = 0; at < labels.length; at += 1) {
      const label = from.labels[at] ?? 0;
      const own = label < taken.length ? (taken[label] ?? 0) : 0;
      if (own !== 0) labels[at] = own;
    }
  };

  take(
    connectedAreas(picture, () => true, {
      diagonal: false,
      least,
      joined: (from, to) => apart(picture, from, to) <= STEP,
    }),
  );
  // A ground that leaks into a photo of its colour: pixels near the colour that the area began with.
  take(evenAreas(picture, labels, least));
  growEdges(picture, labels, surfaces);
  return { width, height, labels, surfaces: measured(picture, labels, surfaces) };
}

export function measured(
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
      const label = labels[y * width + x] ?? 0;
      const extent = label === 0 ? undefined : extents[label - 1];
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

function samplesOf({ width, data }: Picture, from: Areas, area: Area): number[] {
  const samples: number[] = [];
  const every = Math.max(1, Math.floor(area.pixels / SAMPLES));
  let seen = 0;
  for (let y = area.box.y; y < area.box.y + area.box.height; y += 1) {
    for (let x: number = area.box.x; x < area.box.x + area.box.width; x += 1) {
      const at = y * width + x;
      if (from.labels[at] !== area.label) continue;
      seen += 1;
      if (seen % every !== 0) continue;
      samples.push(x, y, data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
    }
  }
  return samples;
}

function evenAreas(picture: Picture, taken: Int32Array, least: number): Areas {
  const { width, height, data } = picture;
  const labels = new Int32Array(width * height);
  const areas: Area[] = [];
  const stack = new Int32Array(width * height);
  let [label, held, red, green, blue] = [0, 0, 0, 0, 0];
  const visit = (from: number, at: number) => {
    if (labels[at] !== 0 || taken[at] !== 0) return;
    if (
      Math.abs((data[at * 3] ?? 0) - red) > SPREAD ||
      Math.abs((data[at * 3 + 1] ?? 0) - green) > SPREAD ||
      Math.abs((data[at * 3 + 2] ?? 0) - blue) > SPREAD ||
      apart(picture, from, at) > STEP + 1
    ) {
      return;
    }
    labels[at] = label;
    stack[held] = at;
    held += 1;
  };
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== 0 || taken[start] !== 0) continue;
    label += 1;
    red = data[start * 3] ?? 0;
    green = data[start * 3 + 1] ?? 0;
    blue = data[start * 3 + 2] ?? 0;
    let [left, top, right, bottom, pixels] = [width, height, 0, 0, 0];
    labels[start] = label;
    stack[0] = start;
    held = 1;
    while (held > 0) {
      held -= 1;
      const at = stack[held] ?? 0;
      pixels += 1;
      const x: number = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0) visit(at, at - 1);
      if (x < width - 1) visit(at, at + 1);
      if (y > 0) visit(at, at - width);
      if (y < height - 1) visit(at, at + width);
    }
    if (pixels < least) continue;
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    areas.push({ label, pixels, box });
  }
  return { width, height, labels, areas };
}

/** Assigns blurred and JPEG-coded pixels next to a surface to it, so that its edge is where it was drawn. */
function growEdges(picture: Picture, labels: Int32Array, surfaces: readonly Surface[]): void {
  const { width, height } = picture;
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
        const surface = label === 0 ? undefined : surfaces[label - 1];
        if (surface === undefined) continue;
        const away = distance(paintAt(surface.fit, x, y), pixelAt(picture, at));
        if (away <= EDGE_SPREAD) added.push([at, label]);
      }
    }
    for (const [at, label] of added) labels[at] = label;
  }
}
