import { type Canvas, clipped, type Mask } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Box, Size } from '../../design.js';
import type { Frame } from '../frame.js';
import {
  areaOf,
  around,
  bottomOf,
  clippedTo,
  connectedAreas,
  grown,
  rightOf,
} from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { type PaintFit, paintAt } from '../painting/paint-fit.js';
import type { Surface } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import type { Fill, Outline, Shade } from './design-document.js';
import { drawElement, maskOfOutline } from './draw-document.js';
import { dilated } from './masks.js';
import { atHull, distanceTo, primitiveOf } from './primitive.js';
import { outlineOf, type Point, ringsAt } from './trace.js';

/** Change over a surface, in steps of 8 bits, up to which it is of one colour. */
const FLAT = 3;
/** Share of a surface's pixels from which a colour is that of all of it: the rest is in soft shadows. */
const COMMON = 0.3;
/** Px of the reading at an edge that are mixed, and how far a surface goes on under what lies over it. */
const EDGE = 2;
const UNDER = 3;
/** Least distance of two paints between which an edge is measured. */
const APART = 10;
/** Reach of a shadow on a panel, as a share of the design's longer side. */
const SHADED = 0.025;
/**
 * Share of its outline that a ring fills at most which is a step of a shadow, how near it is to its ground, and how far
 * off a darker shade of it.
 */
const STEP = { filled: 0.35, near: 24, off: 4 };
/** Share of a primitive that may be of surfaces under it, and of its surface that it may miss. */
const FOREIGN = 0.004;

/** Everything that fills need of a design, at the reading's size. */
interface Ground {
  readonly layout: ReferenceLayout;
  /** In the order of painting; 0 for what is no panel. */
  readonly rank: Int32Array;
  /** 1 where photos are seen. */
  readonly photos: Uint8Array;
}

/** A soft shade, and which of the fills it lies on. */
export interface LyingShade {
  readonly shade: Shade;
  readonly on: number;
}

/**
 * The grounds and panels of a design, the larger ones below: each goes on under what lies over it. Paints them onto the
 * canvas, at the px of the finer picture.
 *
 * @param shades drawn after the fill that they lie on, under the next ones
 * @param owners for each px, the last fill that covers it
 */
export function fillsOf(
  layout: ReferenceLayout,
  picture: Picture,
  { canvas, frame }: { readonly canvas: Canvas; readonly frame: Frame },
  photos: Uint8Array,
  { shades, owners }: { readonly shades: readonly LyingShade[]; readonly owners: Uint8Array },
): (Fill | Shade)[] {
  const { size, panels, labels } = layout;
  const [ground, ...rest] = panels.toSorted(
    (one, other) => areaOf(other.box) - areaOf(one.box) || other.pixels - one.pixels,
  );
  const whole: Outline = {
    kind: 'rectangle',
    box: { x: 0, y: 0, ...size },
    radius: 0,
    degrees: 0,
  };
  const elements: (Fill | Shade)[] = [];
  let count = 0;
  const add = (fill: Fill) => {
    elements.push(fill);
    drawElement(canvas, frame, fill);
    const mask = maskOfOutline(frame, fill.outline);
    if (mask !== null) mark(owners, canvas, mask, count);
    for (const { shade } of shades.filter(({ on }) => on === count)) {
      elements.push(shade);
      drawElement(canvas, frame, shade);
    }
    count += 1;
  };
  if (ground === undefined) {
    add({ role: 'fill', label: 0, outline: whole, paint: [128, 128, 128] });
    return elements;
  }
  const order = new Map([ground, ...rest].map(({ label }, at) => [label, at + 1]));
  const rank = labels.map((label) => order.get(label) ?? 0);
  add({
    role: 'fill',
    label: ground.label,
    outline: whole,
    paint: paintOf(ground, layout, picture),
  });
  for (const panel of rest) {
    const paint = paintOf(panel, layout, picture);
    const region = withShaded(
      regionOf(panel, layout),
      panel,
      { layout, rank, photos },
      { picture, canvas, frame },
    );
    if (isShadow(panel, region, { canvas, frame })) continue;
    const outline = outlineIn(panel, region, { layout, rank, photos }, { picture, canvas, frame });
    if (outline !== null) add({ role: 'fill', label: panel.label, outline, paint });
  }
  return elements;
}

function mark(owners: Uint8Array, canvas: Size, mask: Mask, value: number): void {
  const { left, top, right, bottom } = clipped(canvas, mask);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if ((mask.data[(y - mask.y) * mask.width + x - mask.x] ?? 0) >= 128) {
        owners[y * canvas.width + x] = value;
      }
    }
  }
}

interface Region {
  /** A part of the reading; 1 within the surface's outer edge. */
  readonly area: Box;
  readonly mask: Uint8Array;
}

/** A surface with its holes filled. */
function regionOf({ box, label }: Surface, { labels, size }: ReferenceLayout): Region {
  const area = grown(box, UNDER + 1);
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < size.width && y < size.height;
  const own = new Uint8Array(area.width * area.height);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const [px, py] = [x + area.x, y + area.y];
      if (inside(px, py) && labels[py * size.width + px] === label) own[y * area.width + x] = 1;
    }
  }
  const others = connectedAreas(area, (at) => own[at] === 0, { diagonal: false });
  const outside = others.labels[0] ?? 0;
  for (let at = 0; at < own.length; at += 1) own[at] = others.labels[at] === outside ? 0 : 1;
  return { area, mask: own };
}

/**
 * A region with the bites that the shadow of another print makes into it: px between its parts that are of no surface,
 * and are nearer to a shade of its paint than of what lies below.
 */
function withShaded(
  { area, mask }: Region,
  { fit }: Surface,
  { layout, rank, photos }: Ground,
  { picture, canvas, frame }: Drawn,
): Region {
  const { size } = layout;
  const reach = Math.round(SHADED * Math.max(size.width, size.height));
  const wide = { width: area.width + 2 * reach, height: area.height + 2 * reach };
  const laid = new Uint8Array(wide.width * wide.height);
  for (let y = 0; y < area.height; y += 1) {
    const row = mask.subarray(y * area.width, (y + 1) * area.width);
    laid.set(row, (y + reach) * wide.width + reach);
  }
  const closed = dilated(dilated(laid, wide, reach), wide, reach, 0);
  const whole = mask.slice();
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const [px, py] = [x + area.x, y + area.y];
      if (px < 0 || py < 0 || px >= size.width || py >= size.height) continue;
      const to = y * area.width + x;
      if (whole[to] === 1 || closed[(y + reach) * wide.width + x + reach] === 0) continue;
      const at = py * size.width + px;
      if (rank[at] !== 0 || photos[at] === 1) continue;
      const fine =
        Math.floor((py + 0.5) * frame.scaleY) * picture.width +
        Math.floor((px + 0.5) * frame.scaleX);
      const color = pixelAt(picture, fine);
      const paint = paintAt(fit, px, py);
      if (offShade(color, paint) < offShade(color, pixelAt(canvas, fine))) whole[to] = 1;
    }
  }
  return { area, mask: whole };
}

/** Distance of a colour to the nearest shade of another one. */
function offShade(color: Rgb, of: Rgb): number {
  const share = coverage(color, [0, 0, 0], of);
  return distance(color, [of[0] * share, of[1] * share, of[2] * share]);
}

/** The colour that much of a surface has, or its paint. */
function paintOf(
  { box, label, fit }: Surface,
  layout: ReferenceLayout,
  picture: Picture,
): Rgb | PaintFit {
  const { size, labels } = layout;
  const [scaleX, scaleY] = [picture.width / size.width, picture.height / size.height];
  const counts = new Map<number, number>();
  let seen = 0;
  const step = Math.max(1, Math.floor(Math.sqrt(areaOf(box) / 4000)));
  for (let y = box.y; y < box.y + box.height; y += step) {
    for (let x = box.x; x < box.x + box.width; x += step) {
      if (labels[y * size.width + x] !== label) continue;
      const at = Math.floor((y + 0.5) * scaleY) * picture.width + Math.floor((x + 0.5) * scaleX);
      const [red, green, blue] = pixelAt(picture, at);
      const color = (red << 16) | (green << 8) | blue;
      counts.set(color, (counts.get(color) ?? 0) + 1);
      seen += 1;
    }
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
  if (most !== undefined && most[1] > COMMON * seen) {
    return [most[0] >> 16, (most[0] >> 8) & 255, most[0] & 255];
  }
  return fit.change > FLAT ? fit : paintAt(fit, box.x + box.width / 2, box.y + box.height / 2);
}

interface Drawn {
  readonly picture: Picture;
  /** What is painted below. */
  readonly canvas: Canvas;
  readonly frame: Frame;
}

/** Whether a surface is a ring in a shade of its ground: a step of the soft shadow around a card, and no frame. */
function isShadow(
  { box, fit, pixels }: Surface,
  { mask }: Region,
  { canvas, frame }: Pick<Drawn, 'canvas' | 'frame'>,
): boolean {
  const filled = mask.reduce((sum, value) => sum + value, 0);
  if (pixels > STEP.filled * filled) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = Math.floor(y * frame.scaleY) * canvas.width + Math.floor(x * frame.scaleX);
  const [paint, ground] = [paintAt(fit, x, y), pixelAt(canvas, at)];
  const isDarker = paint[0] + paint[1] + paint[2] < ground[0] + ground[1] + ground[2];
  return isDarker && distance(paint, ground) < STEP.near && offShade(paint, ground) < STEP.off;
}

function outlineIn(panel: Surface, region: Region, ground: Ground, drawn: Drawn): Outline | null {
  const { layout, rank } = ground;
  const { size } = layout;
  const own = rank[firstOf(panel, layout)] ?? 0;
  const { scaleX, scaleY } = drawn.frame;
  const over = overlaying(region, own, ground);
  const map = coverageOf(panel, region, over, drawn, size);
  const rings = ringsAt(map, 0.5).toSorted((one, other) => other.length - one.length);
  const placing = { x: map.x / scaleX, y: map.y / scaleY, scaleX, scaleY };
  const overAt = ([x, y]: Point) => {
    const [px, py] = [Math.floor((x + map.x) / scaleX), Math.floor((y + map.y) / scaleY)];
    if (px < 1 || py < 1 || px >= size.width - 1 || py >= size.height - 1) return false;
    return over[(py - region.area.y) * region.area.width + px - region.area.x] === 1;
  };
  const [outer] = rings;
  if (outer === undefined) return null;
  const rest = rings.slice(1).reduce((sum, ring) => sum + ring.length, 0);
  const free = atHull(outer).filter((point) => !overAt(point));
  const primitive = rest < 0.2 * outer.length ? primitiveOf(free) : null;
  if (primitive !== null) {
    const placed = inReading(primitive, placing);
    if (isOf(placed, panel, own, ground)) return placed;
  }
  return outlineOf(rings, placing);
}

function firstOf({ box, label }: Surface, { labels, size }: ReferenceLayout): number {
  for (let x = box.x; x < box.x + box.width; x += 1) {
    if (labels[box.y * size.width + x] === label) return box.y * size.width + x;
  }
  return 0;
}

function inReading(
  outline: Outline,
  { x, y, scaleX, scaleY }: { x: number; y: number; scaleX: number; scaleY: number },
): Outline {
  const { box } = outline;
  const placed = {
    x: x + box.x / scaleX,
    y: y + box.y / scaleY,
    width: box.width / scaleX,
    height: box.height / scaleY,
  };
  return outline.kind === 'rectangle'
    ? { ...outline, box: placed, radius: outline.radius / scaleX }
    : { ...outline, box: placed };
}

/** 1 where something is painted later, over the surface or beside it, for the region's area. */
function overlaying({ area }: Region, own: number, { layout, rank, photos }: Ground): Uint8Array {
  const { size } = layout;
  const later = new Uint8Array(area.width * area.height);
  const other = new Uint8Array(later.length);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const [px, py] = [x + area.x, y + area.y];
      if (px < 0 || py < 0 || px >= size.width || py >= size.height) continue;
      const at = py * size.width + px;
      const here = rank[at] ?? 0;
      if (here > own || photos[at] === 1) later[y * area.width + x] = 1;
      else if (here > 0 && here <= own) other[y * area.width + x] = 1;
    }
  }
  const near = dilated(later, area, EDGE);
  for (let at = 0; at < near.length; at += 1) {
    if (other[at] === 1 && later[at] === 0) near[at] = 0;
  }
  return near;
}

/** How much of each px of the finer picture the surface covers, with its place there. */
function coverageOf(
  panel: Surface,
  { area, mask }: Region,
  over: Uint8Array,
  { picture, canvas, frame }: Drawn,
  size: Size,
) {
  const { scaleX, scaleY } = frame;
  const inner = dilated(mask, area, EDGE, 0);
  const outer = dilated(mask, area, UNDER);
  const box = clippedTo(picture, {
    x: area.x * scaleX,
    y: area.y * scaleY,
    width: area.width * scaleX,
    height: area.height * scaleY,
  });
  const [width, height] = [box.width + 2, box.height + 2];
  const data = new Float32Array(width * height);
  for (let y = 0; y < box.height; y += 1) {
    const py = Math.min(size.height - 1, Math.floor((y + box.y + 0.5) / scaleY));
    for (let x = 0; x < box.width; x += 1) {
      const px = Math.min(size.width - 1, Math.floor((x + box.x + 0.5) / scaleX));
      const at = (py - area.y) * area.width + px - area.x;
      const to = (y + 1) * width + x + 1;
      if (inner[at] === 1) data[to] = 1;
      else if (outer[at] === 1) {
        const from = (y + box.y) * picture.width + x + box.x;
        data[to] =
          over[at] === 1 ? 1 : measured(panel, from, px, py, mask[at] ?? 0, picture, canvas);
      }
    }
  }
  return { x: box.x - 1, y: box.y - 1, width, height, data };
}

function measured(
  { fit }: Surface,
  at: number,
  x: number,
  y: number,
  within: number,
  picture: Picture,
  canvas: Canvas,
): number {
  const paint = paintAt(fit, x, y);
  const below = pixelAt(canvas, at);
  const apart = distance(paint, below);
  if (apart < APART) return within;
  const color = pixelAt(picture, at);
  const share = coverage(color, below, paint);
  const mix: Rgb = [
    below[0] + (paint[0] - below[0]) * share,
    below[1] + (paint[1] - below[1]) * share,
    below[2] + (paint[2] - below[2]) * share,
  ];
  // Neither of the two: a border or a shadow lies along the edge.
  return distance(color, mix) > 8 + 0.2 * apart ? within : share;
}

/** Whether a primitive covers all of a surface, and nothing of those that are painted before. */
function isOf(
  outline: Outline,
  { label, pixels, box }: Surface,
  own: number,
  { layout, rank }: Ground,
) {
  const { size, labels } = layout;
  const reach = outline.kind === 'rectangle' && outline.degrees !== 0 ? outline.box.height / 2 : 0;
  const area = clippedTo(size, around(grown(outline.box, reach), box));
  let [inside, foreign, missed] = [0, 0, 0];
  for (let y = area.y; y < bottomOf(area); y += 1) {
    for (let x = area.x; x < rightOf(area); x += 1) {
      const at = y * size.width + x;
      const away = distanceTo(outline, [x + 0.5, y + 0.5]);
      if (away > 1.5 && labels[at] === label) missed += 1;
      if (away > -1.5) continue;
      inside += 1;
      const here = rank[at] ?? 0;
      if (here > 0 && here < own) foreign += 1;
    }
  }
  return foreign <= FOREIGN * inside && missed <= FOREIGN * pixels;
}
