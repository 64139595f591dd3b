import type { Canvas } from '../../compose/canvas.js';
import { mixed } from '../../compose/color.js';
import type { Box, Size } from '../../design.js';
import { areaOf, around, bottomOf, clippedTo, grown, rightOf, shared } from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { paintAt } from '../painting/paint-fit.js';
import type { Surface } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import type { Outline } from './design-document.js';
import { dilated } from './masks.js';
import { atHull, distanceFrom, primitiveOf, raggedBox } from './primitive.js';
import { type Drawn, type Ground, type Region, UNDER } from './surface-region.js';
import { outlineOf, type Placing, type Point, ringsAt } from './trace.js';

/** Px of the reading at an edge that are mixed. */
const EDGE = 2;
/** Share of a panel that lies within a photo's box which it is on. */
const ON_PHOTO = 0.9;
/** Least distance of two paints between which an edge is measured. */
const APART = 10;
/** Share of a primitive that may be of surfaces under it, and of its surface that it may miss. */
const FOREIGN = 0.004;

/** The shape of a surface, measured between the px; a primitive where it is one. */
export function outlineIn(
  panel: Surface,
  region: Region,
  ground: Ground,
  drawn: Drawn,
): Outline | null {
  const { layout, rank } = ground;
  const { size } = layout;
  const own = rank[firstOf(panel, layout)] ?? 0;
  const { scaleX, scaleY } = drawn.frame;
  const onPhoto = layout.photos.some(({ box }) => isWithin(panel.box, box));
  const over = overlaying(region, own, ground, onPhoto);
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
  const isPlain = rest < 0.2 * outer.length;
  const primitive = isPlain ? (primitiveOf(free) ?? (onPhoto ? raggedBox(outer) : null)) : null;
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

function inReading(outline: Outline, { x, y, scaleX, scaleY }: Placing): Outline {
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

/** Whether a panel lies on a photo, and not the photo on it. */
function isWithin(panel: Box, photo: Box): boolean {
  return shared(panel, photo) > ON_PHOTO * areaOf(panel);
}

/** 1 where something is painted later, over the surface or beside it, for the region's area. */
function overlaying(
  { area }: Region,
  own: number,
  { layout, rank, photos }: Ground,
  onPhoto: boolean,
): Uint8Array {
  const { size } = layout;
  const later = new Uint8Array(area.width * area.height);
  const other = new Uint8Array(later.length);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const [px, py] = [x + area.x, y + area.y];
      if (px < 0 || py < 0 || px >= size.width || py >= size.height) continue;
      const at = py * size.width + px;
      const here = rank[at] ?? 0;
      if (here > own || (!onPhoto && photos[at] === 1)) later[y * area.width + x] = 1;
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
  // Neither of the two: a border or a shadow lies along the edge.
  return distance(color, mixed(below, paint, share)) > 8 + 0.2 * apart ? within : share;
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
  const distanceAt = distanceFrom(outline);
  let [inside, foreign, missed] = [0, 0, 0];
  for (let y = area.y; y < bottomOf(area); y += 1) {
    for (let x = area.x; x < rightOf(area); x += 1) {
      const at = y * size.width + x;
      const away = distanceAt(x + 0.5, y + 0.5);
      if (away > 1.5 && labels[at] === label) missed += 1;
      if (away > -1.5) continue;
      inside += 1;
      const here = rank[at] ?? 0;
      if (here > 0 && here < own) foreign += 1;
    }
  }
  return foreign <= FOREIGN * inside && missed <= FOREIGN * pixels;
}
