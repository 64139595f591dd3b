import { type Ink, mixInks } from './inks.js';
import type { MarkingLook } from './look.js';
import type { NearestEdges } from './nearest-edge.js';
import { arrival, groundShare, type SeenEdge } from './outline-path.js';
import type { PaintedPhoto } from './painted-photo.js';
import { timeOf } from './timeline.js';

/** Shares of the plot's size. */
const DASH = 0.055;
const GAP = 0.038;
const white: Ink = [255, 255, 255];

/** Draws the outline: a crisp line with a fine dark edge, and a glow on the ground if the look has one. */
export function paintLine(
  painted: PaintedPhoto,
  look: MarkingLook,
  size: number,
  edges: readonly SeenEdge[],
  near: NearestEdges,
): void {
  const { width, height } = painted;
  const unit = Math.max(width, height) / 1920;
  const { accent } = look;
  const core = mixInks(accent, white, look.core);
  for (let at = 0; at < near.edge.length; at += 1) {
    const edge = edges[near.edge[at] ?? -1];
    if (edge === undefined) continue;
    const x = (at % width) + 0.5;
    const y = Math.floor(at / width) + 0.5;
    const dx = edge.b.x - edge.a.x;
    const dy = edge.b.y - edge.a.y;
    const along = ((x - edge.a.x) * dx + (y - edge.a.y) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, along));
    const away = near.distance[at] ?? 0;
    const half = edge.halfA + (edge.halfB - edge.halfA) * t;
    const outside = away - half;
    const time = timeOf('line', arrival(edge.walkedA + (edge.walkedB - edge.walkedA) * t));
    const dash = look.dashed ? dashCover(edge, t, size) : 1;
    if (look.neon) {
      const reach = Math.max(9 * unit, 4.5 * half);
      painted.paint(
        at,
        accent,
        0.75 * dash * Math.exp(-((Math.max(0, outside) / reach) ** 1.25) * 2),
        time,
      );
    } else {
      const edgeWidth = Math.max(1.2 * unit, 0.35 * half);
      const shade = Math.exp(-((Math.max(0, outside) / (edgeWidth * 1.5)) ** 2));
      const breath = Math.exp(-((Math.max(0, outside) / (edgeWidth * 5)) ** 2));
      painted.paint(at, look.edge, dash * (0.5 * shade + 0.16 * breath), time);
    }
    const body = Math.min(1, Math.max(0, half + 0.5 - away)) * dash;
    if (body === 0) continue;
    const depth = Math.max(0, 1 - away / Math.max(half, 0.5));
    painted.paint(at, mixInks(accent, core, Math.min(1, depth * 1.8)), body, time);
  }
}

/** 1 on a dash, 0 between dashes, with soft ends; an edge begins and ends with half a dash, so corners are closed. */
function dashCover(edge: SeenEdge, t: number, size: number): number {
  const count = Math.max(1, Math.round(edge.metres / (size * (DASH + GAP))));
  const turn = groundShare(edge, t) * count;
  const away = Math.abs(turn - Math.round(turn));
  const half = DASH / (DASH + GAP) / 2;
  const pixels = Math.hypot(edge.b.x - edge.a.x, edge.b.y - edge.a.y) / count;
  return Math.min(1, Math.max(0, (half - away) * pixels + 0.5));
}
