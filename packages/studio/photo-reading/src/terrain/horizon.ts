import { middle, type RuleMap } from './classify-ahead.js';
import type { SkyLine } from './clouds.js';

/** Share of the height from the top within which land counts as continuing. */
const BORDER = 0.03;

/**
 * Where flat ground would end, at the middle of the picture, as a share from the top. A sea's edge is exact; open land
 * that meets the sky nearly so; otherwise it is a little above the foot of the ground's last obstacle.
 */
export function findHorizon(map: RuleMap, sky: SkyLine | null): number | null {
  const { width, height, classes } = map;
  const sea: number[] = [];
  const meets: { x: number; y: number }[] = [];
  const tops: { x: number; y: number }[] = [];
  for (let x = Math.floor(width * 0.04); x < width * 0.96; x += 1) {
    const end = sky?.[x] ?? 0;
    const top = farEnd(map, x);
    if (sky !== null && end > 0) {
      const below = classes[Math.min(height - 1, end + 2) * width + x];
      if (below === 'water') sea.push(end);
      if (top >= 0 && top - end < 0.02 * height) meets.push({ x, y: end });
    }
    if (top >= 0) tops.push({ x, y: top });
  }
  if (sea.length > 0.25 * width) return middle(sea) / height;
  if (meets.length > 0.3 * width) return atMiddle(meets, width) / height;
  if (tops.length < 0.2 * width)
    return sky === null ? null : clamp(middle([...sky]) / height + 0.05);
  const rows = tops.map((top) => top.y).sort((a, b) => a - b);
  const highest = rows[Math.floor(rows.length * 0.15)] ?? 0;
  // On a slope the edge itself is tilted; the level lies between its middle and its upper end.
  const level = 0.7 * atMiddle(tops, width) + 0.3 * highest;
  // Land that reaches the upper edge ends somewhere above it.
  if (sky === null && level < BORDER * height) return null;
  return clamp(level / height - 0.014);
}

/** Row at which level land, water or road that begins at the lower border ends in a column; -1 when none begins there. */
export function farEnd({ width, height, classes }: RuleMap, x: number): number {
  let end = -1;
  let gap = 0;
  for (let y = height - 1; y >= 0 && gap < 0.03 * height; y -= 1) {
    const kind = classes[y * width + x];
    if (kind === 'ground' || kind === 'water' || kind === 'road') {
      end = y;
      gap = 0;
    } else gap += 1;
  }
  return end;
}

/** Value at the middle of a straight line laid through the points, strays left out. */
function atMiddle(points: readonly { x: number; y: number }[], width: number): number {
  let kept = points;
  let value = middle(points.map((point) => point.y));
  for (let round = 0; round < 3; round += 1) {
    const n = kept.length;
    const mx = kept.reduce((sum, point) => sum + point.x, 0) / n;
    const my = kept.reduce((sum, point) => sum + point.y, 0) / n;
    const sxx = kept.reduce((sum, point) => sum + (point.x - mx) ** 2, 0);
    const sxy = kept.reduce((sum, point) => sum + (point.x - mx) * (point.y - my), 0);
    const slope = sxx > 0 ? sxy / sxx : 0;
    value = my + slope * (width / 2 - mx);
    const off = (point: { x: number; y: number }) =>
      Math.abs(point.y - my - slope * (point.x - mx));
    const limit = 2 * middle(kept.map(off)) + 1;
    const nearer = kept.filter((point) => off(point) <= limit);
    if (nearer.length < 8) break;
    kept = nearer;
  }
  return value;
}

function clamp(share: number): number {
  return Math.min(0.9, Math.max(0.02, share));
}
