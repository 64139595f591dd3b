/** A corner of an outline: x, y, and 1 where it is sharp instead of rounded. */
export type Corner = readonly [x: number, y: number, sharp?: 0 | 1];

type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** A line of cubic curves, in the drawing's own units, y down. */
export interface Path {
  readonly start: readonly [number, number];
  readonly curves: readonly Curve[];
  readonly closed: boolean;
}

/** Length of a curve's handles as a share of the way between two corners. */
const HANDLE = 0.36;

/** A smooth line through the corners; straight between two sharp ones. */
export function smooth(corners: readonly Corner[], closed = true): Path {
  const count = corners.length;
  const at = (index: number): Corner => {
    const corner = closed
      ? corners[(index + count) % count]
      : corners[Math.min(count - 1, Math.max(0, index))];
    if (corner === undefined) throw new RangeError('An outline needs corners.');
    return corner;
  };
  const handle = (index: number, towards: 1 | -1): [number, number] => {
    const here = at(index);
    const other = at(index + towards);
    const length = Math.hypot(other[0] - here[0], other[1] - here[1]) * HANDLE;
    if (here[2] === 1) {
      return [here[0] + (other[0] - here[0]) * HANDLE, here[1] + (other[1] - here[1]) * HANDLE];
    }
    const [before, after] = [at(index - 1), at(index + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const norm = Math.hypot(dx, dy) || 1;
    return [here[0] + (dx / norm) * length * towards, here[1] + (dy / norm) * length * towards];
  };
  const curves: Curve[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const to = at(index + 1);
    curves.push([...handle(index, 1), ...handle(index + 1, -1), to[0], to[1]]);
  }
  const first = at(0);
  return { start: [first[0], first[1]], curves, closed };
}

/** A smooth line through the corners that does not close. */
export function curve(...corners: readonly Corner[]): Path {
  return smooth(corners, false);
}

export interface Joint {
  readonly x: number;
  readonly y: number;
  /** Half the limb's width here. */
  readonly r: number;
}

/** The outline of an arm, a leg or a sleeve along its joints, with flat ends; the first is round on demand. */
export function limb(joints: readonly Joint[], start: 'flat' | 'round' = 'flat'): Path {
  const sides: [Corner[], Corner[]] = [[], []];
  for (const [index, joint] of joints.entries()) {
    const before = joints[Math.max(0, index - 1)] ?? joint;
    const after = joints[Math.min(joints.length - 1, index + 1)] ?? joint;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const norm = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / norm) * joint.r, (dx / norm) * joint.r];
    const sharp = (index === 0 && start === 'flat') || index === joints.length - 1 ? 1 : 0;
    sides[0].push([joint.x + nx, joint.y + ny, sharp]);
    sides[1].unshift([joint.x - nx, joint.y - ny, sharp]);
  }
  return smooth([...sides[0], ...sides[1]]);
}

export function moved(path: Path, dx: number, dy: number): Path {
  return {
    ...path,
    start: [path.start[0] + dx, path.start[1] + dy],
    curves: path.curves.map(([a, b, c, d, e, f]) => [
      a + dx,
      b + dy,
      c + dx,
      d + dy,
      e + dx,
      f + dy,
    ]),
  };
}

/** Points along the path, about `step` apart. */
export function alongPath(path: Path, step: number): [number, number][] {
  const points: [number, number][] = [];
  let [x0, y0] = path.start;
  for (const [x1, y1, x2, y2, x3, y3] of path.curves) {
    const length = Math.hypot(x3 - x0, y3 - y0);
    const count = Math.max(1, Math.round(length / step));
    for (let index = 0; index < count; index += 1) {
      const t = index / count;
      const u = 1 - t;
      points.push([
        u ** 3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x3,
        u ** 3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y3,
      ]);
    }
    [x0, y0] = [x3, y3];
  }
  points.push([x0, y0]);
  return points;
}

export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function pathData(path: Path): string {
  const curves = path.curves.map((curve) => `C${curve.map(number).join(' ')}`).join('');
  return `M${path.start.map(number).join(' ')}${curves}${path.closed ? 'Z' : ''}`;
}
