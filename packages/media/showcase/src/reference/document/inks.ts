import type { Canvas } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import type { Frame } from '../frame.js';
import {
  type Area,
  type Areas,
  bottomOf,
  connectedAreas,
  grown,
  rightOf,
  shared,
} from '../layout/areas.js';
import { coverage, medianColor } from '../layout/marks.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { Picture } from '../picture.js';
import { apart, distance, pixelAt } from '../pixels.js';
import type { Ink } from './design-document.js';
import { drawElement } from './draw-document.js';
import { dilated } from './masks.js';
import { zones } from './residual.js';
import { mixOf } from './shades.js';
import { outlineOf, type Point, ringsOf } from './trace.js';

/** Distance to what is drawn from which there is ink, and from which its mixed px are of it; 0..255. */
const INKED = 14;
const MIXED = 6;
/** Px of the smallest mark. */
const LEAST = 4;
/** Mean distance of a mark's colours to the mix of ground and ink from which it is of several colours. */
const SEVERAL = 9;
/** Most colours of a mark that are drawn. */
const MOST_COLORS = 6;
/** Distance of colours that are one. */
const ONE_COLOR = 22;
/** Share of a mark's px that a colour of it has at least. */
const LEAST_SHARE = 0.012;
/** Px of the finer picture that ink goes on under a photo that it touches. */
const UNDER = 5;

interface Mark {
  readonly area: Area;
  readonly pixels: readonly number[];
  readonly ink: Rgb;
  /** Index of the line of text that it is of. */
  readonly line: number | null;
  readonly isOne: boolean;
}

interface Sheet {
  readonly picture: Picture;
  readonly canvas: Canvas;
  readonly frame: Frame;
  readonly zone: Uint8Array;
  readonly areas: Areas;
}

/** Letters, rules, icons and signs as outlines of one colour each; paints them onto the canvas. */
export function inksOf(
  layout: ReferenceLayout,
  picture: Picture,
  { canvas, frame }: { readonly canvas: Canvas; readonly frame: Frame },
  left: Uint8Array,
  zone: Uint8Array,
): Ink[] {
  const seeds = new Uint8Array(left.length);
  for (let at = 0; at < left.length; at += 1) {
    if ((left[at] ?? 0) >= INKED) seeds[at] = 1;
  }
  const near = dilated(seeds, picture, 1);
  for (let at = 0; at < near.length; at += 1) {
    if (near[at] === 1 && (zone[at] !== zones.free || differs(picture, canvas, at) < MIXED)) {
      near[at] = 0;
    }
  }
  const areas = connectedAreas(picture, (at) => near[at] === 1, { diagonal: true, least: LEAST });
  const sheet = { picture, canvas, frame, zone, areas };
  const marks = areas.areas.flatMap((area) => {
    const mark = markOf(area, sheet, layout);
    return mark === null ? [] : [mark];
  });
  const inks = [...linesOf(marks, sheet), ...marks.flatMap((mark) => ornamentOf(mark, sheet))];
  return inks;
}

const differs = (picture: Picture, canvas: Canvas, at: number) =>
  distance(pixelAt(picture, at), pixelAt(canvas, at));

function markOf(area: Area, sheet: Sheet, layout: ReferenceLayout): Mark | null {
  const { picture, canvas, areas, frame } = sheet;
  const { width } = picture;
  const pixels: number[] = [];
  let [inner, atRim] = [0, false];
  const isOwn = (at: number) => areas.labels[at] === area.label;
  for (let y = area.box.y; y < bottomOf(area.box); y += 1) {
    for (let x = area.box.x; x < rightOf(area.box); x += 1) {
      const at = y * width + x;
      if (!isOwn(at)) continue;
      pixels.push(at);
      const beside = [at - 1, at + 1, at - width, at + width];
      if (beside.every(isOwn)) inner += 1;
      if (beside.some((next) => sheet.zone[next] === zones.rim)) atRim = true;
    }
  }
  // What is left of a photo's own edge.
  if (atRim && inner < 0.12 * pixels.length) return null;
  const strengths = pixels.map((at) => differs(picture, canvas, at));
  const strongest = strengths.reduce((most, value) => Math.max(most, value), 0);
  const inks = pixels.filter((_, at) => (strengths[at] ?? 0) >= strongest * 0.8);
  const ink = medianColor(picture, inks);
  const off =
    pixels.reduce((sum, at) => {
      const [own, ground] = [pixelAt(picture, at), pixelAt(canvas, at)];
      return sum + distance(own, mixOf(ground, ink, coverage(own, ground, ink)));
    }, 0) / pixels.length;
  const box = readingBox(area.box, frame);
  const line = layout.lines.findIndex(
    ({ line: own }) =>
      own.host.kind === 'surface' &&
      shared(grown(own.box, 1.5), box) > 0.8 * box.width * box.height &&
      distance(own.ink, ink) < 80,
  );
  return { area, pixels, ink, line: line < 0 ? null : line, isOne: off < SEVERAL };
}

function readingBox({ x, y, width, height }: Box, { scaleX, scaleY }: Frame): Box {
  return { x: x / scaleX, y: y / scaleY, width: width / scaleX, height: height / scaleY };
}

/** The letters of each line as one outline, in its strongest colour: thin strokes never show all of it. */
function linesOf(marks: readonly Mark[], sheet: Sheet): Ink[] {
  const lines = new Map<number, Mark[]>();
  for (const mark of marks) {
    if (mark.line === null || !mark.isOne) continue;
    lines.set(mark.line, [...(lines.get(mark.line) ?? []), mark]);
  }
  return [...lines].flatMap(([line, letters]) => {
    const color = strongestOf(letters, sheet);
    const rings = letters.flatMap((mark) => {
      const map = coverageOf(mark, color, sheet);
      return ringsOf(map).map((ring) => ring.map(([x, y]): Point => [x + map.x, y + map.y]));
    });
    return drawn({ rings, color, line }, sheet);
  });
}

function strongestOf(letters: readonly Mark[], { picture, canvas }: Sheet): Rgb {
  const [first] = letters
    .filter(({ pixels }) => pixels.length >= LEAST * 3)
    .map(({ ink, pixels }) => {
      const [at = 0] = pixels;
      return { ink, far: Math.round(distance(ink, pixelAt(canvas, at)) / 4), count: pixels.length };
    })
    .toSorted((one, other) => other.far - one.far || other.count - one.count);
  return first?.ink ?? letters[0]?.ink ?? pixelAt(picture, 0);
}

function ornamentOf(mark: Mark, sheet: Sheet): Ink[] {
  if (mark.line !== null && mark.isOne) return [];
  if (mark.isOne) {
    const map = coverageOf(mark, mark.ink, sheet);
    const rings = ringsOf(map).map((ring) => ring.map(([x, y]): Point => [x + map.x, y + map.y]));
    return drawn({ rings, color: mark.ink, line: null }, sheet);
  }
  return layersOf(mark, sheet);
}

function drawn(
  {
    rings,
    color,
    line,
  }: { readonly rings: readonly Point[][]; readonly color: Rgb; readonly line: number | null },
  { canvas, frame }: Sheet,
): Ink[] {
  const { scaleX, scaleY } = frame;
  const outline = outlineOf(rings, { x: 0, y: 0, scaleX, scaleY });
  if (outline === null) return [];
  const ink: Ink = { role: line === null ? 'ornament' : 'lettering', outline, color, line };
  drawElement(canvas, frame, ink);
  return [ink];
}

/** How much of each px a mark's ink covers, between it and what is drawn there. */
function coverageOf({ area, pixels }: Mark, ink: Rgb, { picture, canvas, zone }: Sheet) {
  const { width } = picture;
  const margin = UNDER + 1;
  const [left, top] = [area.box.x - margin, area.box.y - margin];
  const size = { width: area.box.width + 2 * margin, height: area.box.height + 2 * margin };
  const data = new Float32Array(size.width * size.height);
  let isAtRim = false;
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    data[(y - top) * size.width + x - left] = coverage(
      pixelAt(picture, at),
      pixelAt(canvas, at),
      ink,
    );
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (zone[next] === zones.rim) isAtRim = true;
    }
  }
  const map = { x: left, y: top, ...size, data };
  if (isAtRim) goUnder(map, zone, picture);
  return map;
}

/** Ink that touches a photo goes on under it. */
function goUnder(
  map: { x: number; y: number; width: number; height: number; data: Float32Array },
  zone: Uint8Array,
  { width, height }: Picture,
): void {
  for (let round = 0; round < UNDER; round += 1) {
    const added: number[] = [];
    for (let y = 1; y < map.height - 1; y += 1) {
      for (let x = 1; x < map.width - 1; x += 1) {
        const at = y * map.width + x;
        if ((map.data[at] ?? 0) > 0.5) continue;
        const [px, py] = [x + map.x, y + map.y];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        if (zone[py * width + px] === zones.free) continue;
        const beside = [at - 1, at + 1, at - map.width, at + map.width];
        if (beside.some((next) => (map.data[next] ?? 0) > 0.5)) added.push(at);
      }
    }
    for (const at of added) map.data[at] = 1;
  }
}

/** A mark of several colours as layers, the widest below. */
function layersOf(mark: Mark, sheet: Sheet): Ink[] {
  const { picture, canvas, areas } = sheet;
  const colors = colorsOf(mark, picture);
  const owner = new Map<number, number>();
  for (const at of mark.pixels) {
    const own = pixelAt(picture, at);
    let [best, off] = [-1, distance(own, pixelAt(canvas, at))];
    for (const [index, color] of colors.entries()) {
      const away = distance(own, color);
      if (away < off) [best, off] = [index, away];
    }
    if (best >= 0) owner.set(at, best);
  }
  const { width } = picture;
  const extents = colors.map((color, index) => {
    const own = mark.pixels.filter((at) => owner.get(at) === index);
    const xs = own.map((at) => at % width);
    const ys = own.map((at) => Math.floor(at / width));
    const across =
      xs.reduce((a, b) => Math.max(a, b), 0) - xs.reduce((a, b) => Math.min(a, b), width);
    const down =
      ys.reduce((a, b) => Math.max(a, b), 0) - ys.reduce((a, b) => Math.min(a, b), picture.height);
    return { color, index, own, extent: across * down };
  });
  const order = extents
    .filter(({ own }) => own.length >= LEAST)
    .toSorted((one, other) => other.extent - one.extent || other.own.length - one.own.length);
  const rankOf = new Map(order.map(({ index }, rank) => [index, rank]));
  return order.flatMap(({ color, index }, rank) => {
    const pixels = mark.pixels.filter((at) => {
      const own = owner.get(at);
      if (own === index) return true;
      const beside = [at - 1, at + 1, at - width, at + width];
      return beside.some((next) => owner.get(next) === index);
    });
    const isLater = (at: number) => (rankOf.get(owner.get(at) ?? -1) ?? -1) > rank;
    const map = coverageOf({ ...mark, pixels }, color, sheet);
    // It goes on under the layers above.
    for (const at of pixels) {
      if (!isLater(at)) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      map.data[(y - map.y) * map.width + x - map.x] = 1;
    }
    const rings = ringsOf(map).map((ring) => ring.map(([x, y]): Point => [x + map.x, y + map.y]));
    return drawn({ rings, color, line: null }, { ...sheet, areas });
  });
}

/** The even colours of a mark, the most used first. */
function colorsOf({ pixels }: Mark, picture: Picture): Rgb[] {
  const { width } = picture;
  const counts = new Map<number, number[]>();
  for (const at of pixels) {
    const steps = [at - 1, at + 1, at - width, at + width].filter(
      (next) => apart(picture, at, next) <= 8,
    ).length;
    if (steps < 3) continue;
    const [red, green, blue] = pixelAt(picture, at);
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const members = counts.get(key);
    if (members === undefined) counts.set(key, [at]);
    else members.push(at);
  }
  const colors: { readonly color: Rgb; count: number }[] = [];
  for (const [, members] of [...counts].toSorted((one, other) => other[1].length - one[1].length)) {
    const color = medianColor(picture, members);
    const same = colors.find((other) => distance(other.color, color) < ONE_COLOR);
    if (same === undefined) colors.push({ color, count: members.length });
    else same.count += members.length;
  }
  const least = Math.max(LEAST, LEAST_SHARE * pixels.length);
  return colors
    .filter(({ count }) => count >= least)
    .slice(0, MOST_COLORS)
    .map(({ color }) => color);
}
