import sharp from 'sharp';
import type { Box, PathLayer, TextLayer } from '../design.js';
import type { Mask } from './canvas.js';

/** A vector drawing as one colour's coverage. */
interface Piece {
  /** SVG markup that draws it in white, in the canvas's pixels. */
  readonly markup: string;
  /** What it may touch, on whole pixels. */
  readonly bounds: Box;
}

interface PlacedPiece extends Piece {
  readonly left: number;
  readonly top: number;
}

/** Coverage of a text, or of a path's fill and line. */
export interface LayerMasks {
  readonly fill: Mask | null;
  readonly stroke: Mask | null;
}

type VectorLayer = TextLayer | PathLayer;

const LEAST_WIDTH = 1920;
/** Between pieces, so that none bleeds into another. */
const GAP = 2;
/** Around a text's outlines: what counts as behind its ink must lie in the mask. */
const INK_REACH = 4;

/**
 * Rasterises all vector layers of a design at once: side by side on one sheet, so that each keeps its own
 * coverage and can be coloured when it is known what lies behind it.
 */
export async function rasterise(
  layers: readonly VectorLayer[],
): Promise<ReadonlyMap<VectorLayer, LayerMasks>> {
  const wanted = layers.map((layer) => ({
    layer,
    fill: layer.kind === 'text' ? textPiece(layer) : pathFill(layer),
    stroke: layer.kind === 'text' ? null : pathStroke(layer),
  }));
  const pieces = wanted
    .flatMap(({ fill, stroke }) => [fill, stroke])
    .filter((piece) => piece !== null);
  const masks = await drawn(pieces);
  const maskOf = (piece: Piece | null) => (piece === null ? null : (masks.get(piece) ?? null));
  return new Map(
    wanted.map(({ layer, fill, stroke }) => [
      layer,
      { fill: maskOf(fill), stroke: maskOf(stroke) },
    ]),
  );
}

async function drawn(pieces: readonly Piece[]): Promise<ReadonlyMap<Piece, Mask>> {
  if (pieces.length === 0) return new Map();
  const width = Math.max(LEAST_WIDTH, ...pieces.map(({ bounds }) => bounds.width));
  const placed = packed(pieces, width);
  const height = Math.max(...placed.map(({ top, bounds }) => top + bounds.height));
  const content = placed.map(({ markup, bounds, left, top }) => {
    // Nothing of a piece may reach its neighbours, whatever its path says.
    const view = `viewBox="${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}"`;
    return `<svg x="${left}" y="${top}" width="${bounds.width}" height="${bounds.height}" ${view}>${markup}</svg>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Map(placed.map((piece) => [piece.original, cutOut(data, info.width, piece)] as const));
}

function cutOut(sheet: Buffer, sheetWidth: number, { bounds, left, top }: PlacedPiece): Mask {
  const { x, y, width, height } = bounds;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (top + row) * sheetWidth + left;
    data.set(sheet.subarray(from, from + width), row * width);
  }
  return { x, y, width, height, data };
}

/** Rows of pieces of like heights. */
function packed(
  pieces: readonly Piece[],
  sheetWidth: number,
): (PlacedPiece & { readonly original: Piece })[] {
  const sorted = [...pieces].sort((one, other) => other.bounds.height - one.bounds.height);
  let left = 0;
  let top = 0;
  let rowHeight = 0;
  return sorted.map((original) => {
    const { width, height } = original.bounds;
    if (left > 0 && left + width > sheetWidth) {
      left = 0;
      top += rowHeight + GAP;
      rowHeight = 0;
    }
    const placed = { ...original, original, left, top };
    left += width + GAP;
    rowHeight = Math.max(rowHeight, height);
    return placed;
  });
}

function textPiece({ x, y, block, rotation = 0 }: TextLayer): Piece | null {
  if (block.path === '') return null;
  const { width, height, ink } = block;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const turn = rotation === 0 ? '' : `rotate(${rotation} ${middle.x} ${middle.y}) `;
  const box = {
    x: x + ink.x - INK_REACH,
    y: y + ink.y - INK_REACH,
    width: ink.width + 2 * INK_REACH,
    height: ink.height + 2 * INK_REACH,
  };
  return {
    markup: `<path transform="${turn}translate(${x} ${y})" fill="#fff" d="${escaped(block.path)}"/>`,
    bounds: boundsOf(box, rotation, middle),
  };
}

function pathFill(layer: PathLayer): Piece | null {
  return layer.fill === undefined ? null : pathPiece(layer, 'fill="#fff"', 1);
}

function pathStroke(layer: PathLayer): Piece | null {
  if (layer.stroke === undefined) return null;
  const { width } = layer.stroke;
  const scale = layer.box.width / layer.viewBox.width;
  const paint = `fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return pathPiece(layer, paint, 1 + Math.max(width * scale, 0));
}

function pathPiece({ d, box, viewBox }: PathLayer, paint: string, reach: number): Piece {
  const scaleX = box.width / viewBox.width;
  const scaleY = box.height / viewBox.height;
  return {
    markup: `<path transform="translate(${box.x} ${box.y}) scale(${scaleX} ${scaleY})" ${paint} d="${escaped(d)}"/>`,
    bounds: boundsOf(
      {
        x: box.x - reach,
        y: box.y - reach,
        width: box.width + 2 * reach,
        height: box.height + 2 * reach,
      },
      0,
    ),
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

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/"/gu, '&quot;');
}
