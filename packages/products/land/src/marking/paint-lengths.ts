import type { Point } from '@groundwork/imaging';
import { type RenderedText, renderText } from '@groundwork/lettering';
import type { GroundView } from './ground-view.js';
import { arrival, type SeenEdge } from './outline-path.js';
import type { Ink, PaintedPhoto } from './painted-photo.js';
import { cover, each, timeOf } from './strokes.js';

/** Least sine of the turn between the two sides that are measured. */
const ACROSS = 0.5;
/** Pixels of a full HD frame. */
const TEXT_SIZE = 25;
const PADDING = { x: 14, y: 8 };
const SHORTEST_SEEN = 105;
const ground: Ink = [17, 20, 24];
const lettering: Ink = [255, 255, 255];

/** Writes the lengths of the longest edge and of the longest across to it on them, in metres: where the plot is seen, they are. */
export async function paintLengths(
  painted: PaintedPhoto,
  view: GroundView,
  edges: readonly SeenEdge[],
): Promise<void> {
  const unit = Math.max(painted.width, painted.height) / 1920;
  const long = edges
    .filter(({ a, b, metres }) => metres >= 1 && seenLength(a, b) > SHORTEST_SEEN * unit)
    .sort((one, two) => seenLength(two.a, two.b) - seenLength(one.a, one.b));
  const [longest] = long;
  const across = long.find((edge) => longest && Math.abs(sineBetween(longest, edge)) > ACROSS);
  const taken: Box[] = [];
  for (const edge of [longest, across]) {
    if (edge === undefined) continue;
    const label = await renderText({
      text: `${Math.round(edge.metres)} m`,
      font: { family: 'sans', weight: 600 },
      sizePx: Math.max(9, TEXT_SIZE * unit),
      colour: '#ffffff',
    });
    const box = placeLabel(painted, view, edge, label, unit);
    if (box === null || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    paintLabel(painted, label, box, edge, unit);
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** On the middle of the edge on the ground; null where it would leave the picture. */
function placeLabel(
  painted: PaintedPhoto,
  view: GroundView,
  edge: SeenEdge,
  label: RenderedText,
  unit: number,
): Box | null {
  const middle = view.place({
    x: (edge.groundA.x + edge.groundB.x) / 2,
    z: (edge.groundA.z + edge.groundB.z) / 2,
  });
  if (middle === null) return null;
  const width = label.width + 2 * PADDING.x * unit;
  const height = label.height + 2 * PADDING.y * unit;
  const left = Math.round(middle.x - width / 2);
  const top = Math.round(middle.y - height / 2);
  const margin = 12 * unit;
  const fits =
    left > margin &&
    top > margin &&
    left + width < painted.width - margin &&
    top + height < painted.height - margin;
  return fits ? { left, top, width: Math.round(width), height: Math.round(height) } : null;
}

function paintLabel(
  painted: PaintedPhoto,
  label: RenderedText,
  { left, top, width, height }: Box,
  edge: SeenEdge,
  unit: number,
): void {
  const radius = height / 2;
  const begun = 0.5 * arrival((edge.walkedA + edge.walkedB) / 2);
  const textLeft = left + Math.round((width - label.width) / 2);
  const textTop = top + Math.round((height - label.height) / 2);
  const reach = 6 * unit;
  each(
    painted,
    left - reach,
    left + width + reach,
    top - reach,
    top + height + reach,
    (at, x, y) => {
      const core = Math.min(left + width - radius, Math.max(left + radius, x));
      const away = Math.hypot(x - core, y - top - radius) - radius;
      const time = timeOf('marks', begun + 0.3 * ((x - left) / width));
      const shade = Math.exp(-((Math.max(0, away) / (3 * unit)) ** 2));
      painted.paint(at, ground, 0.22 * shade, time);
      painted.paint(at, ground, 0.82 * cover(-away), time);
      const column = Math.floor(x) - textLeft;
      const row = Math.floor(y) - textTop;
      if (column < 0 || row < 0 || column >= label.width || row >= label.height) return;
      const ink = label.data[(row * label.width + column) * 4 + 3] ?? 0;
      painted.paint(at, lettering, ink / 255, time);
    },
  );
}

function overlap(one: Box, two: Box): boolean {
  return (
    one.left < two.left + two.width &&
    two.left < one.left + one.width &&
    one.top < two.top + two.height &&
    two.top < one.top + one.height
  );
}

/** Of the angle on the ground. */
function sineBetween(one: SeenEdge, two: SeenEdge): number {
  const [a, b] = [one, two].map(({ groundA, groundB, metres }) => ({
    x: (groundB.x - groundA.x) / metres,
    z: (groundB.z - groundA.z) / metres,
  }));
  return a && b ? a.x * b.z - a.z * b.x : 0;
}

function seenLength(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
