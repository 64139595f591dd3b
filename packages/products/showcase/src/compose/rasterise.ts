import type { Box, PathLayer, TextLayer } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import type { Mask } from './canvas.js';

/** SVG path data, and how its points are laid onto the canvas: x' = a x + c y + e, y' = b x + d y + f. */
interface Outline {
  readonly path: string;
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  /** Half the thickness in px of a line along the path; null where the path is filled. */
  readonly radius: number | null;
  /** The area that it may touch, on whole pixels; nothing is drawn beyond. */
  readonly bounds: Box;
}

/** Coverage of a text, or of a path's fill and line. */
export interface LayerMasks {
  readonly fill: Mask | null;
  readonly stroke: Mask | null;
}

type VectorLayer = TextLayer | PathLayer;

/** Margin around a text's outlines: the ground of its ink must be inside the mask. */
const INK_REACH = 4;

/** Rasterises vector layers separately, so that each can be coloured once its ground is known. */
export function rasterise(layers: readonly VectorLayer[]): ReadonlyMap<VectorLayer, LayerMasks> {
  return new Map(
    layers.map((layer) => [
      layer,
      {
        fill: maskOf(layer.kind === 'text' ? textOutline(layer) : fillOutline(layer)),
        stroke: maskOf(layer.kind === 'text' ? null : strokeOutline(layer)),
      },
    ]),
  );
}

function maskOf(outline: Outline | null): Mask | null {
  if (outline === null) return null;
  const { path, matrix, radius, bounds } = outline;
  const { x, y, width, height } = bounds;
  const kernel = openKernel();
  const [a, b, c, d, e, f] = matrix;
  const laid = [a, b, c, d, e - x, f - y];
  const pixels = width * height;
  const gathering = radius === null ? (width + 2) * height * 4 : 0;
  const [data = 0, target = 0, gathered = 0] = kernel.room(path.length, pixels, gathering);
  const { bytes } = kernel;
  // Path data is ASCII: a byte a letter.
  Buffer.from(bytes.buffer, data, path.length).write(path, 'latin1');
  bytes.fill(0, target, target + pixels);
  bytes.fill(0, gathered, gathered + gathering);
  if (radius === null) {
    kernel.run.fillPath(data, path.length, ...laid, gathered, target, width, height);
  } else {
    kernel.run.strokePath(data, path.length, ...laid, radius, target, width, height);
  }
  return { x, y, width, height, data: bytes.slice(target, target + pixels) };
}

function textOutline({ x, y, block, rotation = 0 }: TextLayer): Outline | null {
  if (block.path === '') return null;
  const { width, height, ink } = block;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const box = {
    x: x + ink.x - INK_REACH,
    y: y + ink.y - INK_REACH,
    width: ink.width + 2 * INK_REACH,
    height: ink.height + 2 * INK_REACH,
  };
  const angle = (rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // From the block's top left corner, turned about its middle.
  const left = middle.x - (cos * width - sin * height) / 2;
  const top = middle.y - (sin * width + cos * height) / 2;
  return {
    path: block.path,
    matrix: [cos, sin, -sin, cos, left, top],
    radius: null,
    bounds: boundsOf(box, rotation, middle),
  };
}

function fillOutline(layer: PathLayer): Outline | null {
  return layer.fill === undefined ? null : pathOutline(layer, null);
}

/** Lines are as thick as the smaller of the view box's scales makes them. */
function strokeOutline(layer: PathLayer): Outline | null {
  if (layer.stroke === undefined) return null;
  const { box, viewBox, stroke } = layer;
  const scale = Math.min(box.width / viewBox.width, box.height / viewBox.height);
  return pathOutline(layer, (stroke.width * scale) / 2);
}

function pathOutline({ d, box, viewBox }: PathLayer, radius: number | null): Outline {
  const reach = 1 + 2 * (radius ?? 0);
  const around = {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  };
  return {
    path: d,
    matrix: [box.width / viewBox.width, 0, 0, box.height / viewBox.height, box.x, box.y],
    radius,
    bounds: boundsOf(around, 0),
  };
}

/** Whole pixels around a box that is turned about `middle`. */
function boundsOf(box: Box, rotation: number, middle?: { x: number; y: number }): Box {
  const angle = (rotation * Math.PI) / 180;
  const pivotX = middle?.x ?? box.x + box.width / 2;
  const pivotY = middle?.y ?? box.y + box.height / 2;
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x = 0, y = 0]) => ({
    x: pivotX + (x - pivotX) * Math.cos(angle) - (y - pivotY) * Math.sin(angle),
    y: pivotY + (x - pivotX) * Math.sin(angle) + (y - pivotY) * Math.cos(angle),
  }));
  const left = Math.floor(Math.min(...corners.map(({ x }) => x)));
  const top = Math.floor(Math.min(...corners.map(({ y }) => y)));
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.ceil(Math.max(...corners.map(({ x }) => x))) - left),
    height: Math.max(1, Math.ceil(Math.max(...corners.map(({ y }) => y))) - top),
  };
}
