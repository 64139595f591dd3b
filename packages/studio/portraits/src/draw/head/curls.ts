import type { Hair } from '../../appearance/appearance.js';
import { alongPath, type Corner, type Path, smooth } from '../outline.js';
import type { Part, PartShape } from '../parts/part-file.js';

/** Length of a curl along the edge of a mass of hair, in head units. */
const CURL = { curly: 18, coily: 13 } as const;

/** Straight hair as this texture: waves at its edges, or curls that keep only the mass, its shade and its streaks. */
export function textured(drawn: Part, texture: Hair['texture']): Part {
  if (texture === 'straight') return drawn;
  if (texture === 'wavy') {
    const shapes = drawn.shapes.map((shape) => ({
      ...shape,
      paths: shape.line === null ? shape.paths.map(waved) : shape.paths,
    }));
    return { ...drawn, shapes };
  }
  const size = CURL[texture];
  const shapes = drawn.shapes.flatMap((shape): PartShape[] => {
    if (shape.inside !== undefined && shape.role !== 'streak') return [];
    if (shape.line !== null) return [shape];
    const paths = shape.paths.map((path) => scalloped(path, size));
    const rim: PartShape['rim'] = shape.role === 'base' ? [size * 0.8, size * 0.7] : shape.rim;
    return [{ ...shape, paths, rim }];
  });
  return { ...drawn, shapes };
}

/** Wavy hair sways to both sides, the more the further it falls. */
function waved(outline: Path): Path {
  const corners = alongPath(outline, 9).map(([x, y]): Corner => {
    const free = Math.min(1, Math.max(0, (y + 40) / 70));
    return [x + free * 4.4 * Math.sin(y / 15 + x / 34), y];
  });
  // The last point is the first again.
  return smooth(corners.slice(0, -1));
}

/** One round curl beside the other, no two alike. */
function scalloped(outline: Path, size: number): Path {
  const whole = alongPath(outline, size / 3).slice(0, -1);
  const points: [number, number][] = [];
  for (
    let at = 0;
    at < whole.length - 1;
    at += 2 + Math.round(1 + Math.sin(points.length * 12.9898))
  ) {
    const point = whole[at];
    if (point !== undefined) points.push(point);
  }
  const turn = 0.62 * (Math.sign(area(points)) || 1);
  const [start = [0, 0]] = points;
  const curves = points.map(([x, y], index): Path['curves'][number] => {
    const [toX, toY] = points[(index + 1) % points.length] ?? start;
    const [dx, dy] = [(toY - y) * turn, (x - toX) * turn];
    return [x + dx, y + dy, toX + dx, toY + dy, toX, toY];
  });
  return { start, curves, closed: true };
}

function area(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * toY - toX * y;
  }, 0);
}
