import type { Box, Size } from '../../design.js';
import { type Area, type Areas, areasOf, connectedAreas } from '../layout/areas.js';
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
  const grown = new Map(areasOf({ width, labels }).map((area) => [area.label, area]));
  const whole = surfaces.map((surface) => ({ ...surface, ...grown.get(surface.label) }));
  return { width, height, labels, surfaces: whole };
}

/** Places and colours of some of an area's pixels, as fitPaint takes them. */
export function samplesOf(
  { width, data }: Picture,
  from: { readonly labels: Int32Array | Uint8Array },
  area: Area,
): number[] {
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
    labels[start] = label;
    stack[0] = start;
    held = 1;
    while (held > 0) {
      held -= 1;
      const at = stack[held] ?? 0;
      const x = at % width;
      if (x > 0) visit(at, at - 1);
      if (x < width - 1) visit(at, at + 1);
      if (at >= width) visit(at, at - width);
      if (at < width * (height - 1)) visit(at, at + width);
    }
  }
  return { width, height, labels, areas: areasOf({ width, labels }, least) };
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
