import { fillPolygon, type Polygon } from '@groundwork/imaging';
import type { SeenEdge } from './outline-path.js';
import type { Ink, PaintedPhoto } from './painted-photo.js';

/** The pixels that show the plot's ground. */
export interface PlotPixels {
  readonly inside: Uint8Array;
  /** Mean colour of those pixels. */
  readonly mean: Ink;
}

/** `seen` is the plot's outline in pixels. */
export function plotPixels(photo: PaintedPhoto, seen: Polygon): PlotPixels {
  const { width, height } = photo;
  const shares = seen.map(({ x, y }) => ({ x: x / width, y: y / height }));
  const inside = fillPolygon(shares, width, height);
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < inside.length; at += 7) {
    if (inside[at] === 0) continue;
    for (const [part, value] of photo.ink(at).entries()) sum[part] = (sum[part] ?? 0) + value;
    count += 1;
  }
  const mean = (part: number) => (sum[part] ?? 0) / Math.max(1, count);
  return { inside, mean: [mean(0), mean(1), mean(2)] };
}

/** For each pixel near the outline: which edge is nearest, and how far it is. */
export interface NearestEdges {
  /** Number of the edge, or -1 where none is near. */
  readonly edge: Int32Array;
  /** Pixels from the edge's middle line. */
  readonly distance: Float32Array;
  /** 0 at the rim of the line to 1 where its light ends; below 0 within the line. */
  readonly fade: Float32Array;
}

/**
 * Looks no further from each edge than its light falls. An edge is nearer than another when the pixel lies deeper in its
 * light, so that light changes evenly where edges of different widths meet.
 */
export function nearestEdges(
  edges: readonly SeenEdge[],
  width: number,
  height: number,
): NearestEdges {
  const edge = new Int32Array(width * height).fill(-1);
  const distance = new Float32Array(width * height);
  const fade = new Float32Array(width * height);
  for (const [number, { a, b, glowA, glowB, halfA, halfB }] of edges.entries()) {
    const reach = Math.max(glowA + halfA, glowB + halfB) + 2;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y) + reach));
    for (let y = top; y <= bottom; y += 1) {
      const [from, to] = span(a, dx, dy, square, y + 0.5, reach);
      const first = Math.max(0, Math.floor(Math.max(from, Math.min(a.x, b.x) - reach)));
      const last = Math.min(width - 1, Math.ceil(Math.min(to, Math.max(a.x, b.x) + reach)));
      for (let x = first; x <= last; x += 1) {
        const px = x + 0.5 - a.x;
        const py = y + 0.5 - a.y;
        const t = Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        const away = Math.sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2);
        const at = y * width + x;
        const half = halfA + (halfB - halfA) * t;
        const depth = away < half ? away / half - 1 : (away - half) / (glowA + (glowB - glowA) * t);
        if (away > reach || (edge[at] !== -1 && depth >= (fade[at] ?? 0))) continue;
        edge[at] = number;
        distance[at] = away;
        fade[at] = depth;
      }
    }
  }
  return { edge, distance, fade };
}

/** Columns of a row that lie within `reach` of the endless line through an edge. */
function span(
  a: { readonly x: number; readonly y: number },
  dx: number,
  dy: number,
  square: number,
  row: number,
  reach: number,
): readonly [number, number] {
  if (Math.abs(dy) < 1e-6) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const middle = a.x + ((row - a.y) * dx) / dy;
  const half = (reach * Math.sqrt(square)) / Math.abs(dy);
  return [middle - half, middle + half];
}
