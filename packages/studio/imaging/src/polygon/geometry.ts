import type { Point, Polygon } from '../raster.js';

/** Area inside the outline as a share of the picture. */
export function polygonShare(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** Positive when the corners run clockwise as seen (y points down). */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  for (const [index, point] of polygon.entries()) {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    twice += point.x * next.y - next.x * point.y;
  }
  return twice / 2;
}

export function polygonCentre(polygon: Polygon): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  for (const [index, point] of polygon.entries()) {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    area += cross;
    x += (point.x + next.x) * cross;
    y += (point.y + next.y) * cross;
  }
  const [first] = polygon;
  if (Math.abs(area) < 1e-12) return first ?? { x: 0.5, y: 0.5 };
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** Sets cells whose middle is inside, by the even-odd rule, to 1. */
export function fillPolygon(polygon: Polygon, width: number, height: number): Uint8Array {
  const grid = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / height;
    const crossings: number[] = [];
    for (const [index, a] of polygon.entries()) {
      const b = polygon[(index + 1) % polygon.length] ?? a;
      if (a.y > y !== b.y > y) {
        crossings.push((a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) * width);
      }
    }
    crossings.sort((left, right) => left - right);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] ?? 0) - 0.5));
      const to = Math.min(width - 1, Math.ceil((crossings[pair + 1] ?? 0) - 0.5) - 1);
      for (let x = from; x <= to; x += 1) grid[row * width + x] = 1;
    }
  }
  return grid;
}

/** The part of an outline at or below a row: Sutherland and Hodgman's clipping with one edge. */
export function partBelow(polygon: Polygon, row: number): Point[] {
  return polygon.flatMap((point, index) => {
    const before = polygon.at(index - 1) ?? point;
    const inside = point.y >= row;
    if (inside === before.y >= row) return inside ? [point] : [];
    const share = (row - before.y) / (point.y - before.y);
    const crossing = { x: before.x + share * (point.x - before.x), y: row };
    return inside ? [crossing, point] : [crossing];
  });
}

/** Whether a point is inside, by the even-odd rule. */
export function isInside(polygon: Polygon, { x, y }: Point): boolean {
  return polygon.reduce((inside, a, index) => {
    const b = polygon.at(index - 1) ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (length || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(a.x + t * dx - point.x, a.y + t * dy - point.y);
}
