import {
  blendMask,
  type Canvas,
  canvasOf,
  clipped,
  ditherAt,
  type Mask,
} from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import { rasterise } from '../../compose/rasterise.js';
import type { Box, PathLayer } from '../../design.js';
import { type Frame, toOutput, toReading } from '../frame.js';
import { bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';
import { type PaintFit, paintAt } from '../painting/paint-fit.js';
import type { DesignDocument, Element, Outline, Patch, Samples } from './design-document.js';

/** Distance of a Bézier's handle for a quarter of a circle, as a share of its radius. */
const QUARTER = 0.5523;

/** An outline as SVG path data from its box's top left corner. */
function pathOf(outline: Outline): string {
  if (outline.kind === 'path') return outline.d;
  const { width, height } = outline.box;
  if (outline.kind === 'ellipse') return roundedPath(width, height, width / 2, height / 2, 0);
  const radius = Math.min(outline.radius, width / 2, height / 2);
  return roundedPath(width, height, radius, radius, outline.degrees);
}

function roundedPath(
  width: number,
  height: number,
  across: number,
  down: number,
  degrees: number,
): string {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number) => {
    const [u, v] = [x - width / 2, y - height / 2];
    return [width / 2 + u * cosine - v * sine, height / 2 + u * sine + v * cosine]
      .map((value) => value.toFixed(3))
      .join(' ');
  };
  const [a, b] = [across * (1 - QUARTER), down * (1 - QUARTER)];
  const [w, h] = [width, height];
  if (across === 0 || down === 0) {
    return `M${at(0, 0)}L${at(w, 0)}L${at(w, h)}L${at(0, h)}Z`;
  }
  return [
    `M${at(across, 0)}L${at(w - across, 0)}`,
    `C${at(w - a, 0)} ${at(w, b)} ${at(w, down)}`,
    `L${at(w, h - down)}C${at(w, h - b)} ${at(w - a, h)} ${at(w - across, h)}`,
    `L${at(across, h)}C${at(a, h)} ${at(0, h - b)} ${at(0, h - down)}`,
    `L${at(0, down)}C${at(0, b)} ${at(a, 0)} ${at(across, 0)}Z`,
  ].join('');
}

/** Change of a paint's channels over its surface from which it is drawn pixel by pixel. */
const GRADED = 2;

/** Draws a document where its frame lies; beyond it, its edges go on. */
export function drawDocument(
  { elements, size }: DesignDocument,
  frame: Frame,
  leftOut: Uint8Array | null = null,
): Canvas {
  const canvas = canvasOf(frame.output);
  for (const element of elements) drawElement(canvas, frame, element, leftOut);
  const inner = clippedTo(canvas, toOutput(frame, { x: 0, y: 0, ...size }));
  continueEdges(canvas, inner);
  return canvas;
}

/** @param leftOut 1 at the canvas's pixels where nothing but fills is drawn */
export function drawElement(
  canvas: Canvas,
  frame: Frame,
  element: Element,
  leftOut: Uint8Array | null = null,
): void {
  if (element.role === 'picture') {
    drawPatch(canvas, frame, element, leftOut);
    return;
  }
  const mask =
    'outline' in element
      ? maskOfOutline(frame, element.outline)
      : maskOfSamples(canvas, frame, element.coverage);
  if (mask === null) return;
  if (element.role === 'fill') {
    drawPaint(canvas, frame, mask, element.paint);
    return;
  }
  if (leftOut !== null) cutOut(canvas, mask, leftOut);
  blendMask(canvas, mask, element.color);
}

function drawPaint(canvas: Canvas, frame: Frame, mask: Mask, paint: Rgb | PaintFit): void {
  if (!('factors' in paint)) {
    blendMask(canvas, mask, paint);
    return;
  }
  const { data, width } = canvas;
  const { left, top, right, bottom } = clipped(canvas, mask);
  const isGraded = paint.change > GRADED;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const share = (mask.data[(y - mask.y) * mask.width + x - mask.x] ?? 0) / 255;
      if (share === 0) continue;
      const place = toReading(frame, x, y);
      const color = paintAt(paint, place.x, place.y);
      const noise = isGraded ? ditherAt(x, y) : 0.5;
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const own = data[at + channel] ?? 0;
        data[at + channel] = own + (color[channel] - own) * share + noise;
      }
    }
  }
}

export function maskOfOutline(frame: Frame, outline: Outline): Mask | null {
  const { width, height } = outline.box;
  if (width <= 0 || height <= 0) return null;
  const turned = outline.kind === 'rectangle' && outline.degrees !== 0;
  // What is turned reaches out of its box.
  const reach = turned ? Math.hypot(width, height) / 2 : 0;
  const box = grown(outline.box, reach);
  const layer: PathLayer = {
    kind: 'path',
    d: shifted(pathOf(outline), reach),
    box: toOutput(frame, box),
    viewBox: { width: box.width, height: box.height },
    fill: '#000000',
  };
  return rasterise([layer]).get(layer)?.fill ?? null;
}

/** Path data moved right and down; it has absolute commands only. */
function shifted(d: string, by: number): string {
  return by === 0 ? d : d.replace(/-?[\d.]+/gu, (value) => (Number(value) + by).toFixed(3));
}

function maskOfSamples(canvas: Canvas, frame: Frame, samples: Samples): Mask {
  const area = clippedTo(canvas, toOutput(frame, samples.box));
  const data = new Uint8Array(area.width * area.height);
  const sample = sampler(samples, samples.data, 1);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const place = toReading(frame, x + area.x, y + area.y);
      data[y * area.width + x] = sample(place.x + 0.5, place.y + 0.5, 0) + 0.5;
    }
  }
  return { ...area, data };
}

function drawPatch(
  canvas: Canvas,
  frame: Frame,
  { coverage, colors }: Patch,
  leftOut: Uint8Array | null,
): void {
  const mask = maskOfSamples(canvas, frame, coverage);
  if (leftOut !== null) cutOut(canvas, mask, leftOut);
  const sample = sampler(coverage, colors, 3);
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const share = (mask.data[y * mask.width + x] ?? 0) / 255;
      if (share === 0) continue;
      const [column, row] = [x + mask.x, y + mask.y];
      const place = toReading(frame, column, row);
      const at = (row * canvas.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = canvas.data[at + channel] ?? 0;
        const color = sample(place.x + 0.5, place.y + 0.5, channel);
        canvas.data[at + channel] = own + (color - own) * share + 0.5;
      }
    }
  }
}

/** Reads samples between their middles, by Catmull-Rom; beyond the edge the last ones go on. */
function sampler(
  { box, columns, rows }: Samples,
  data: Uint8Array,
  channels: number,
): (x: number, y: number, channel: number) => number {
  const [across, down] = [columns / box.width, rows / box.height];
  const weights = (share: number) => {
    const [s, t] = [share, share * share];
    return [
      0.5 * (-s + 2 * t - s * t),
      0.5 * (2 - 5 * t + 3 * s * t),
      0.5 * (s + 4 * t - 3 * s * t),
      0.5 * (s * t - t),
    ];
  };
  return (x, y, channel) => {
    const [u, v] = [(x - box.x) * across - 0.5, (y - box.y) * down - 0.5];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [horizontal, vertical] = [weights(u - column), weights(v - row)];
    let sum = 0;
    for (let dy = 0; dy < 4; dy += 1) {
      const line = Math.min(rows - 1, Math.max(0, row - 1 + dy)) * columns;
      let part = 0;
      for (let dx = 0; dx < 4; dx += 1) {
        const at = line + Math.min(columns - 1, Math.max(0, column - 1 + dx));
        part += (horizontal[dx] ?? 0) * (data[at * channels + channel] ?? 0);
      }
      sum += (vertical[dy] ?? 0) * part;
    }
    return Math.min(255, Math.max(0, sum));
  };
}

function cutOut(canvas: Canvas, mask: Mask, leftOut: Uint8Array): void {
  const { left, top, right, bottom } = clipped(canvas, mask);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (leftOut[y * canvas.width + x] === 1) {
        mask.data[(y - mask.y) * mask.width + x - mask.x] = 0;
      }
    }
  }
}

function continueEdges({ width, height, data }: Canvas, inner: Box): void {
  for (let y = inner.y; y < bottomOf(inner); y += 1) {
    const row = y * width * 3;
    const [first, last] = [row + inner.x * 3, row + (rightOf(inner) - 1) * 3];
    for (let x = 0; x < inner.x; x += 1) data.copyWithin(row + x * 3, first, first + 3);
    for (let x = rightOf(inner); x < width; x += 1) data.copyWithin(row + x * 3, last, last + 3);
  }
  const line = width * 3;
  const [upper, lower] = [inner.y * line, (bottomOf(inner) - 1) * line];
  for (let y = 0; y < inner.y; y += 1) data.copyWithin(y * line, upper, upper + line);
  for (let y = bottomOf(inner); y < height; y += 1) data.copyWithin(y * line, lower, lower + line);
}
