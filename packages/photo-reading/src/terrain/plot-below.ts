import type { Point, Polygon } from '@groundwork/imaging';
import { fillPolygon, polygonShare, signedArea } from '@groundwork/imaging/polygon-geometry';
import { largestRegion } from '@groundwork/imaging/regions';
import type { TerrainMap } from './classify-ahead.js';
import { clearance, type FoundPlot } from './found-plot.js';

const SETBACK = 4;
/** From above even a single tree is small. */
const SPECK = 0.0005;
/** The outline keeps from the frame of the picture by this share of its longer side. */
const MARGIN = 0.035;
const TURN_DEGREES = 7.5;
/** Long strips make poor plots. */
const MOST_ELONGATED = 2;
const MOST_CORNERS = 6;
/** Share of the outline's inside that has to be clear. */
const LEAST_CLEAR = 0.99;

interface Grid {
  readonly cells: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The largest clean convex outline of 4 to 6 corners on one open field, seen from straight above. */
export function findPlotBelow(map: TerrainMap): FoundPlot {
  const clear = clearance(map.open, map.width, map.height, SETBACK, SPECK);
  const margin = Math.ceil(MARGIN * Math.max(map.width, map.height));
  for (let at = 0; at < clear.length; at += 1) {
    const x = at % map.width;
    const y = Math.floor(at / map.width);
    const room = Math.min(x, y, map.width - 1 - x, map.height - 1 - y);
    if (room < margin) clear[at] = 0;
  }
  const grid = halved({ cells: clear, width: map.width, height: map.height });
  const region = largestRegion(grid.cells, grid.width, grid.height);
  if (region === null) {
    const polygon = [
      { x: 0.25, y: 0.25 },
      { x: 0.75, y: 0.25 },
      { x: 0.75, y: 0.75 },
      { x: 0.25, y: 0.75 },
    ];
    return { polygon, clear: 0, suitability: 0 };
  }
  const field = { ...grid, cells: region.grid };
  let polygon = grow(field, largestRectangle(field));
  while (polygon.length < MOST_CORNERS) {
    const more = grow(field, withMidpoint(polygon, field));
    if (polygonShare(more) < polygonShare(polygon) * 1.06) break;
    polygon = more;
  }
  const inside = fillPolygon(polygon, grid.width, grid.height);
  const share = polygonShare(polygon);
  return {
    polygon,
    clear: coverage(field, inside),
    suitability: Math.min(1, share / 0.12),
  };
}

/** Every second cell; a cell stays open only when all that it stands for is. */
function halved({ cells, width, height }: Grid): Grid {
  const halfWidth = Math.floor(width / 2);
  const halfHeight = Math.floor(height / 2);
  const half = new Uint8Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      const at = y * 2 * width + x * 2;
      const sum =
        (cells[at] ?? 0) +
        (cells[at + 1] ?? 0) +
        (cells[at + width] ?? 0) +
        (cells[at + width + 1] ?? 0);
      half[y * halfWidth + x] = sum === 4 ? 1 : 0;
    }
  }
  return { cells: half, width: halfWidth, height: halfHeight };
}

/** The largest rectangle at any of several turns that lies wholly on open cells, by histograms of rows. */
function largestRectangle({ cells, width, height }: Grid): Point[] {
  const size = Math.ceil(Math.hypot(width, height));
  let most = 0;
  let best: Point[] = [];
  for (let turn = 0; turn < 90; turn += TURN_DEGREES) {
    const cos = Math.cos((turn * Math.PI) / 180);
    const sin = Math.sin((turn * Math.PI) / 180);
    const place = (u: number, v: number): Point => ({
      x: width / 2 + (u - size / 2) * cos - (v - size / 2) * sin,
      y: height / 2 + (u - size / 2) * sin + (v - size / 2) * cos,
    });
    const run = new Int32Array(size);
    for (let v = 0; v < size; v += 1) {
      for (let u = 0; u < size; u += 1) {
        const { x, y } = place(u + 0.5, v + 0.5);
        const column = Math.floor(x);
        const row = Math.floor(y);
        const inside = column >= 0 && row >= 0 && column < width && row < height;
        run[u] = inside && cells[row * width + column] === 1 ? (run[u] ?? 0) + 1 : 0;
      }
      for (const found of rectanglesIn(run)) {
        const w = found.right - found.left;
        const long = Math.max(w, found.depth);
        const short = Math.min(w, found.depth);
        const merit = short * Math.min(long, short * MOST_ELONGATED);
        if (merit <= most) continue;
        most = merit;
        const top = v + 1 - found.depth;
        best = [
          place(found.left, top),
          place(found.right, top),
          place(found.right, v + 1),
          place(found.left, v + 1),
        ].map((point) => ({ x: point.x / width, y: point.y / height }));
      }
    }
  }
  return best;
}

/** Largest rectangles under a histogram that end at each of its steps down. */
function rectanglesIn(run: Int32Array): { left: number; right: number; depth: number }[] {
  const found: { left: number; right: number; depth: number }[] = [];
  const stack: { left: number; depth: number }[] = [];
  for (let u = 0; u <= run.length; u += 1) {
    const depth = run[u] ?? 0;
    let left = u;
    for (let top = stack.at(-1); top !== undefined && top.depth > depth; top = stack.at(-1)) {
      found.push({ left: top.left, right: u, depth: top.depth });
      left = top.left;
      stack.pop();
    }
    if (depth > 0 && (stack.at(-1)?.depth ?? 0) < depth) stack.push({ left, depth });
  }
  return found;
}

/** Moves corners outward as long as the outline stays convex and clear. */
function grow(field: Grid, start: Polygon): Point[] {
  let polygon = [...start];
  for (const step of [6, 3, 1.5]) {
    for (let moved = true; moved; ) {
      moved = false;
      for (let corner = 0; corner < polygon.length; corner += 1) {
        let most = polygonShare(polygon);
        let best: Point[] | null = null;
        for (let direction = 0; direction < 8; direction += 1) {
          const at = polygon[corner];
          if (at === undefined) continue;
          const next = polygon.with(corner, {
            x: at.x + (step * Math.cos((direction * Math.PI) / 4)) / field.width,
            y: at.y + (step * Math.sin((direction * Math.PI) / 4)) / field.height,
          });
          const share = polygonShare(next);
          if (share <= most * 1.001 || !wellShaped(next, field)) continue;
          if (coverage(field, fillPolygon(next, field.width, field.height)) < LEAST_CLEAR) continue;
          most = share;
          best = next;
        }
        if (best === null) continue;
        polygon = best;
        moved = true;
      }
    }
  }
  return polygon;
}

function withMidpoint(polygon: Polygon, field: Grid): Point[] {
  let longest = 0;
  let most = 0;
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const length = Math.hypot((b.x - a.x) * field.width, (b.y - a.y) * field.height);
    if (length > most) {
      most = length;
      longest = index;
    }
  }
  const a = polygon[longest] ?? { x: 0, y: 0 };
  const b = polygon[(longest + 1) % polygon.length] ?? a;
  return polygon.toSpliced(longest + 1, 0, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
}

/** Inside the frame, convex, without corners that are sharp. */
function wellShaped(polygon: Polygon, { width, height }: Grid): boolean {
  const side = Math.sign(signedArea(polygon));
  return polygon.every((b, index) => {
    if (b.x < 0.015 || b.x > 0.985 || b.y < 0.015 || b.y > 0.985) return false;
    const a = polygon.at(index - 1) ?? b;
    const c = polygon[(index + 1) % polygon.length] ?? b;
    const ax = (a.x - b.x) * width;
    const ay = (a.y - b.y) * height;
    const cx = (c.x - b.x) * width;
    const cy = (c.y - b.y) * height;
    const cross = (cx * ay - cy * ax) * side;
    const dot = ax * cx + ay * cy;
    const angle = Math.atan2(cross, dot);
    return angle > 0.96 && angle <= Math.PI + 1e-6;
  });
}

/** Share of the inside that is on the field. */
function coverage({ cells }: Grid, inside: Uint8Array): number {
  let count = 0;
  let free = 0;
  for (const [at, cell] of inside.entries()) {
    if (cell === 0) continue;
    count += 1;
    free += cells[at] ?? 0;
  }
  return count === 0 ? 0 : free / count;
}
