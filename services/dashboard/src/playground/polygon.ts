/** A corner, in shares of the photo's width and height from its top left. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Four decimals are a tenth of a pixel on the largest screens. */
const tidy = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

const tidied = ({ x, y }: Corner): Corner => ({ x: tidy(x), y: tidy(y) });

/** How far from an edge, in shares of the photo's width, a tap still means the edge. */
const NEAR = 0.025;

/** Distance from a point to the line between two others, on a photo `ratio` times as wide as high. */
function distance(point: Corner, from: Corner, to: Corner, ratio: number): number {
  const dx = to.x - from.x;
  const dy = (to.y - from.y) / ratio;
  const px = point.x - from.x;
  const py = (point.y - from.y) / ratio;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/**
 * Where a new corner goes: into the edge that it was put on, else behind the last one, so that going round the plot
 * draws it.
 *
 * @param ratio of the photo's width to its height
 */
export function placeOf(corners: readonly Corner[], corner: Corner, ratio: number): number {
  if (corners.length < 3) return corners.length;
  const gaps = corners.map((from, at) =>
    distance(corner, from, corners[(at + 1) % corners.length] ?? from, ratio),
  );
  const nearest = gaps.indexOf(Math.min(...gaps));
  return (gaps[nearest] ?? 1) <= NEAR ? nearest + 1 : corners.length;
}

export function withCorner(corners: readonly Corner[], at: number, corner: Corner): Corner[] {
  return [...corners.slice(0, at), tidied(corner), ...corners.slice(at)];
}

export function moved(corners: readonly Corner[], at: number, to: Corner): Corner[] {
  return corners.map((corner, index) => (index === at ? tidied(to) : corner));
}

export function without(corners: readonly Corner[], at: number): Corner[] {
  return corners.filter((_, index) => index !== at);
}

const side = (a: Corner, b: Corner, c: Corner) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether two edges cross, so that the inside is ambiguous. */
export function crossesItself(corners: readonly Corner[]): boolean {
  const edges = corners.map(
    (from, at) => [from, corners[(at + 1) % corners.length] ?? from] as const,
  );
  return edges.some(([a, b], one) =>
    edges.some(([c, d], two) => {
      const touching =
        Math.abs(one - two) % (edges.length - 1 || 1) <= 0 || Math.abs(one - two) === 1;
      return !touching && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }),
  );
}
