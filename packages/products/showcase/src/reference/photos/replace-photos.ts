import type { Canvas } from '../../compose/canvas.js';
import { drawPhoto, pictureSize } from '../../compose/photo-layer.js';
import type { SampleMark } from '../../compose/sample-mark.js';
import type { Box, PhotoLayer, Size } from '../../design.js';
import type { StoredPhoto } from '../../photo/stored-photo.js';
import { bled, type Frame, sampled, toReading } from '../frame.js';
import {
  type Area,
  type Areas,
  bottomOf,
  clippedTo,
  connectedAreas,
  rightOf,
} from '../layout/areas.js';
import type { PhotoPlace } from '../layout/assignment.js';
import { hullArea } from '../layout/hull.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { insideOf } from './area-shape.js';
import type { AreaShape, PhotoArea } from './photo-areas.js';

/** Px inside an area's edge that its blur makes unreliable. */
const RIM = 3;
/** Share of a photo that a thing over it covers at least; smaller ones are its own. */
const LEAST_COVER = 0.004;

/** Outline of a piece by that of its box, from which it is a skyline and no badge. */
const RAGGED = 1.05;

/** Draws a photo into its place, under whatever the design has drawn over it. */
export async function replacePhoto(
  canvas: Canvas,
  frame: Frame,
  layout: ReferenceLayout,
  place: PhotoPlace,
  photo: StoredPhoto,
  mark: SampleMark | null,
): Promise<void> {
  const layer = layerOf(frame, place);
  const reading = layout.size;
  const region = await photo.region(pictureSize(layer));
  mark?.lay(region);
  const area = clippedTo(canvas, turnedExtent(layer));
  const before = cut(canvas, area);
  drawPhoto(canvas, layer, region);
  const cover = place.area === null ? null : coverOf(place.area, layout);
  if (cover !== null) putBack(canvas, frame, reading, area, before, cover);
}

function layerOf(frame: Frame, { box, shape, photo }: PhotoPlace): PhotoLayer {
  const upright = bled(frame, box);
  // The old photo's blurred edge is covered too.
  const out = shape.kind === 'circle' || shape.kind === 'tilted' ? 0.8 : 0.5;
  const grownBox = {
    x: upright.x - out,
    y: upright.y - out,
    width: upright.width + 2 * out,
    height: upright.height + 2 * out,
  };
  return { kind: 'photo', photo, box: grownBox, ...shaping(frame, shape, grownBox) };
}

function shaping(frame: Frame, shape: AreaShape, box: Box): { radius?: number; rotation?: number } {
  if (shape.kind === 'circle') return { radius: Math.min(box.width, box.height) / 2 };
  if (shape.kind === 'tilted') return { rotation: shape.degrees };
  if (shape.kind === 'rectangle' && shape.radius > 0)
    return { radius: shape.radius * frame.scaleX };
  return {};
}

function turnedExtent({ box, rotation = 0 }: PhotoLayer): Box {
  const angle = (rotation * Math.PI) / 180;
  const width = Math.abs(box.width * Math.cos(angle)) + Math.abs(box.height * Math.sin(angle));
  const height = Math.abs(box.width * Math.sin(angle)) + Math.abs(box.height * Math.cos(angle));
  return {
    x: box.x + box.width / 2 - width / 2 - 1,
    y: box.y + box.height / 2 - height / 2 - 1,
    width: width + 2,
    height: height + 2,
  };
}

function cut({ width, data }: Canvas, area: Box): Uint8Array {
  const rows = new Uint8Array(area.width * area.height * 3);
  for (let y = 0; y < area.height; y += 1) {
    const from = ((area.y + y) * width + area.x) * 3;
    rows.set(data.subarray(from, from + area.width * 3), y * area.width * 3);
  }
  return rows;
}

/** 255 where the design covers the photo, away from its edges; null where it does nowhere. */
function coverOf(
  area: PhotoArea,
  { size: reading, labels, panels, photos }: ReferenceLayout,
): Uint8Array | null {
  const { width, height } = reading;
  const cover = new Uint8Array(width * height);
  const inside = insideOf(area, RIM);
  const rotation = area.shape.kind === 'tilted' ? { rotation: area.shape.degrees } : {};
  const extent = turnedExtent({ kind: 'photo', photo: 0, box: area.box, ...rotation });
  const box = clippedTo(reading, extent);
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x; x < rightOf(box); x += 1) {
      const at = y * width + x;
      if (area.visible[at] !== 1 && inside(x, y)) cover[at] = 1;
    }
  }
  const pieces = connectedAreas(reading, (at) => cover[at] === 1, { diagonal: false });
  // What is neither a panel, whose words were read, nor another photo, such as a ribbon, may say anything.
  const known = new Set(panels.map(({ label }) => label));
  const isKnown = ({ label, box: around }: Area): boolean => {
    for (let y = around.y; y < bottomOf(around); y += 1) {
      for (let x = around.x; x < rightOf(around); x += 1) {
        const at = y * width + x;
        if (pieces.labels[at] !== label) continue;
        if (known.has(labels[at] ?? 0)) return true;
        if (photos.some((photo) => photo !== area && photo.visible[at] === 1)) return true;
      }
    }
    return area.shape.kind === 'other';
  };
  const own = new Set(
    pieces.areas
      .filter((piece) => isKnown(piece) && isOver(piece, pieces, area))
      .map(({ label }) => label),
  );
  if (own.size === 0) return null;
  const kept = new Uint8Array(width * height);
  for (let at = 0; at < kept.length; at += 1) {
    const label = pieces.labels[at] ?? 0;
    if (label !== 0 && own.has(label)) kept[at] = 255;
  }
  return smoothed(toTheEdge(kept, area, reading, inside), box, width);
}

/** Rounds the steps of whole pixels, which would be seen at the output's size. */
function smoothed(cover: Uint8Array, { x, y, width, height }: Box, stride: number): Uint8Array {
  let from = cover;
  for (let round = 0; round < 2; round += 1) {
    const into = from.slice();
    for (let row = y + 1; row < y + height - 1; row += 1) {
      for (let column = x + 1; column < x + width - 1; column += 1) {
        let sum = 0;
        for (let dy = -stride; dy <= stride; dy += stride) {
          const at = row * stride + column + dy;
          sum += (from[at - 1] ?? 0) + (from[at] ?? 0) + (from[at + 1] ?? 0);
        }
        into[row * stride + column] = sum / 9;
      }
    }
    from = into;
  }
  return from;
}

/** Extends a thing that lies over a photo's edge to that edge. */
function toTheEdge(
  cover: Uint8Array,
  { visible }: PhotoArea,
  { width }: Size,
  inside: (x: number, y: number) => boolean,
): Uint8Array {
  for (let round = 0; round < RIM + 3; round += 1) {
    const added: number[] = [];
    for (let at = 0; at < cover.length; at += 1) {
      if (cover[at] === 255 || visible[at] === 1) continue;
      const isNext =
        cover[at - 1] === 255 ||
        cover[at + 1] === 255 ||
        cover[at - width] === 255 ||
        cover[at + width] === 255;
      if (isNext && !inside(at % width, Math.floor(at / width))) added.push(at);
    }
    for (const at of added) cover[at] = 255;
  }
  return cover;
}

/** A badge or a print that lies over the photo, and not a part of it that has the ground's colour. */
function isOver(piece: Area, { labels, width }: Areas, area: PhotoArea): boolean {
  const { label, pixels, box } = piece;
  if (pixels < LEAST_COVER * area.pixels || Math.min(box.width, box.height) <= 2) return false;
  if (area.shape.kind === 'other') return true;
  let outline = 0;
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x; x < rightOf(box); x += 1) {
      const at = y * width + x;
      if (labels[at] !== label) continue;
      for (const beside of [at - 1, at + 1, at - width, at + width]) {
        if (labels[beside] !== label) outline += 1;
      }
    }
  }
  // A skyline's outline is longer than its box's, that of all that is convex, straight or round is as long.
  if (outline > RAGGED * 2 * (box.width + box.height)) return false;
  // A small corner of a print is as straight as a large one; what only has the ground's colour is ragged.
  return pixels / hullArea(labels, width, piece) > (pixels > area.pixels * 0.008 ? 0.8 : 0.94);
}

function putBack(
  canvas: Canvas,
  frame: Frame,
  reading: Size,
  area: Box,
  before: Uint8Array,
  cover: Uint8Array,
): void {
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const place = toReading(frame, x + area.x, y + area.y);
      const value = sampled(cover, reading, place.x, place.y);
      if (value === 0) continue;
      // A soft step inside of the cover's edge, which is mixed with the old photo.
      const share = Math.min(1, Math.max(0, (value / 255 - 0.55) * 3));
      const at = ((y + area.y) * canvas.width + x + area.x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = canvas.data[at + channel] ?? 0;
        const old = before[(y * area.width + x) * 3 + channel] ?? 0;
        canvas.data[at + channel] = own + (old - own) * share + 0.5;
      }
    }
  }
}
