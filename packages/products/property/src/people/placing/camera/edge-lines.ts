import type { PictureField } from '../picture-field.js';

/** A long straight edge, in pixels. */
export interface EdgeLine {
  readonly x: number;
  readonly y: number;
  /** Unit vector along it. */
  readonly alongX: number;
  readonly alongY: number;
  readonly length: number;
}

/** Lab units a pixel that make an edge. */
const EDGE = 1.6;
/** Most change of an edge's direction within a line. */
const TURN = Math.PI / 10;
/** Share of the picture's width that a line must have. */
const LONG = 0.07;
/** Pixels a line may be wide, as a standard deviation. */
const THIN = 1.3;

/** Straight edges: neighbouring pixels that change in the same direction, long and thin together. */
export function edgeLines({ width, height, across, down }: PictureField): EdgeLine[] {
  const taken = new Uint8Array(width * height);
  const lines: EdgeLine[] = [];
  const steepness = (at: number) => Math.hypot(across[at] ?? 0, down[at] ?? 0);
  const direction = (at: number) => Math.atan2(down[at] ?? 0, across[at] ?? 0);
  for (let start = 0; start < taken.length; start += 1) {
    if (taken[start] === 1 || steepness(start) < EDGE) continue;
    const members = [start];
    taken[start] = 1;
    const facing = direction(start);
    for (let next = 0; next < members.length; next += 1) {
      const at = members[next] ?? start;
      const x = at % width;
      const y = (at - x) / width;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          const near = at + dy * width + dx;
          if (taken[near] === 1 || steepness(near) < EDGE) continue;
          const turn = Math.abs(
            Math.atan2(Math.sin(direction(near) - facing), Math.cos(direction(near) - facing)),
          );
          if (turn > TURN) continue;
          taken[near] = 1;
          members.push(near);
        }
      }
    }
    const line = fitted(members, width);
    if (line.length >= LONG * width && line.spread <= THIN) lines.push(line);
  }
  return lines;
}

function fitted(members: readonly number[], width: number): EdgeLine & { readonly spread: number } {
  const count = members.length;
  let [sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const at of members) {
    const x = at % width;
    const y = (at - x) / width;
    sumX += x;
    sumY += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const x = sumX / count;
  const y = sumY / count;
  const [cxx, cyy, cxy] = [xx / count - x * x, yy / count - y * y, xy / count - x * y];
  const half = (cxx + cyy) / 2;
  const root = Math.hypot((cxx - cyy) / 2, cxy);
  const angle = Math.atan2(2 * cxy, cxx - cyy) / 2;
  return {
    x,
    y,
    alongX: Math.cos(angle),
    alongY: Math.sin(angle),
    // A uniform line of length n has a variance of n²/12.
    length: Math.sqrt(12 * (half + root)),
    spread: Math.sqrt(Math.max(0, half - root)),
  };
}
