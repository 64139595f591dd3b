import { type Point, type Polygon, polygonCentre, polygonShare } from '@groundwork/imaging';

/** Shares of the picture that a plot to build on takes. */
const areaShares = { least: 0.015, most: 0.95 } as const;
/** How far a corner may lie over the horizon, as a share of the picture's height: land rises. */
const OVER_HORIZON = 0.12;

const turn = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function crossesItself(polygon: Polygon): boolean {
  const sides = polygon.map(
    (from, at) => [from, polygon[(at + 1) % polygon.length] ?? from] as const,
  );
  return sides.some(([a, b], at) => sides.slice(at + 2).some(([c, d]) => cross(a, b, c, d)));
}

/**
 * The fault of an outline of land, in words for the engine; null when it is plausible.
 *
 * @param horizonY share from the top; null when it is not in the picture
 */
export function nonsenseOfArea(area: Polygon, horizonY: number | null): string | null {
  const share = polygonShare(area);
  if (share < areaShares.least) return `area: covers ${(share * 100).toFixed(1)} % of the picture`;
  if (share > areaShares.most) return 'area: is the whole picture';
  if (crossesItself(area)) return 'area: its outline crosses itself';
  if (horizonY === null) return null;
  if (polygonCentre(area).y <= horizonY) return 'area: lies over the horizon';
  return area.some(({ y }) => y < horizonY - OVER_HORIZON) ? 'area: reaches into the sky' : null;
}
