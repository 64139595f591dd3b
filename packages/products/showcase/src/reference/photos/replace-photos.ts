import type { Canvas } from '../../compose/canvas.js';
import { drawPhoto, pictureSize } from '../../compose/photo-layer.js';
import type { SampleMark } from '../../compose/sample-mark.js';
import type { Box, PhotoLayer, Size } from '../../design.js';
import type { StoredPhoto } from '../../photo/stored-photo.js';
import { bled, type Frame, sampled, toReading } from '../frame.js';
import { bottomOf, clippedTo, rightOf } from '../layout/areas.js';
import type { PhotoPlace } from '../layout/assignment.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { AreaShape, PhotoArea } from './photo-areas.js';
import { outsideOf } from './photo-shape.js';

/** Px inside an area's edge that its blur makes unreliable. */
const RIM = 1.5;

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
  const cover = place.area === null ? null : coverOf(place.area, layout.size);
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
function coverOf(area: PhotoArea, reading: Size): Uint8Array | null {
  const { width, height } = reading;
  const cover = new Uint8Array(width * height);
  const outside = outsideOf(area);
  const isInside = (x: number, y: number) => outside(x + 0.5, y + 0.5) <= -RIM;
  const rotation = area.shape.kind === 'tilted' ? { rotation: area.shape.degrees } : {};
  const extent = turnedExtent({ kind: 'photo', photo: 0, box: area.box, ...rotation });
  const box = clippedTo(reading, extent);
  let isCovered = false;
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x; x < rightOf(box); x += 1) {
      if (area.visible[y * width + x] === 1 || !isInside(x, y)) continue;
      cover[y * width + x] = 255;
      isCovered = true;
    }
  }
  return isCovered ? smoothed(toTheEdge(cover, area, reading, isInside), box, width) : null;
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
