import { type GreyMap, type Point, type Polygon, polygonShare } from '@groundwork/imaging';

/** Hidden share of a row of the area from which the row is not buildable. */
const HIDDEN = 0.12;
/** Least remaining share of an area: below it, the customer means to build where something stands. */
const LEAST_LEFT = 0.35;

/**
 * The part of an area in front of the obstacles at its far side. Areas are often drawn up to the edge of a wood or
 * beyond, where trees would hide a house.
 */
export function openArea(area: Polygon, occluders: GreyMap | null): Polygon {
  if (occluders === null) return area;
  const { height } = occluders;
  const top = Math.min(...area.map(({ y }) => y));
  const bottom = Math.max(...area.map(({ y }) => y));
  const rows = {
    first: Math.floor(top * height),
    end: Math.min(height, Math.ceil(bottom * height)),
  };
  let row = rows.first;
  while (row < rows.end && hiddenShare(area, occluders, row) > HIDDEN) row += 1;
  if (row === rows.first) return area;
  const open = below(area, row / height);
  return open.length >= 3 && polygonShare(open) >= LEAST_LEFT * polygonShare(area) ? open : area;
}

/** Share of a row's cells in the area with an obstacle; 1 where the area begins in the row. */
function hiddenShare(area: Polygon, { width, height, data }: GreyMap, row: number): number {
  const crossings = crossingsAt(area, (row + 0.5) / height);
  let [cells, hidden] = [0, 0];
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const from = Math.max(0, Math.round((crossings[at] ?? 0) * width));
    const to = Math.min(width, Math.round((crossings[at + 1] ?? 0) * width));
    for (let column = from; column < to; column += 1) {
      cells += 1;
      if (data[row * width + column] !== 0) hidden += 1;
    }
  }
  return cells === 0 ? 1 : hidden / cells;
}

const nextOf = (area: Polygon, index: number, point: Point) =>
  area[(index + 1) % area.length] ?? point;

/** Where the area's sides cross a row, from the left. */
function crossingsAt(area: Polygon, y: number): number[] {
  return area
    .flatMap((point, index) => {
      const next = nextOf(area, index, point);
      if (point.y > y === next.y > y) return [];
      return [point.x + ((y - point.y) / (next.y - point.y)) * (next.x - point.x)];
    })
    .sort((one, other) => one - other);
}

/** The part of an area at or below a row. */
function below(area: Polygon, top: number): Polygon {
  return area.flatMap((point, index) => {
    const next = nextOf(area, index, point);
    const kept = point.y >= top ? [point] : [];
    if (point.y >= top === next.y >= top) return kept;
    const share = (top - point.y) / (next.y - point.y);
    return [...kept, { x: point.x + share * (next.x - point.x), y: top }];
  });
}
