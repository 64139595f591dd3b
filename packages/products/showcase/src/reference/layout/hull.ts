import type { Area } from './areas.js';

/** Px² of the convex hull of an area's pixels. */
export function hullArea(labels: Int32Array, width: number, area: Area): number {
  const hull = hullOf(labels, width, area);
  let twice = 0;
  for (const [at, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(at + 1) % hull.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.max(1, Math.abs(twice) / 2);
}

/** Corners of the convex hull of an area's pixels, each pixel taken as a square. */
export function hullOf(labels: Int32Array, width: number, area: Area): [number, number][] {
  const points: [number, number][] = [];
  for (let y = area.box.y; y < area.box.y + area.box.height; y += 1) {
    let first = -1;
    let last = -1;
    for (let x = area.box.x; x < area.box.x + area.box.width; x += 1) {
      if (labels[y * width + x] !== area.label) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first < 0) continue;
    points.push([first, y], [first, y + 1], [last + 1, y], [last + 1, y + 1]);
  }
  points.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (sorted: readonly [number, number][]) => {
    const chain: [number, number][] = [];
    for (const point of sorted) {
      for (;;) {
        const one = chain.at(-2);
        const two = chain.at(-1);
        if (one === undefined || two === undefined) break;
        const turn =
          (two[0] - one[0]) * (point[1] - one[1]) - (two[1] - one[1]) * (point[0] - one[0]);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(points), ...half(points.toReversed())];
}
