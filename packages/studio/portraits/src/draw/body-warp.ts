import { madeOnce } from '@groundwork/words/data';
import type { Figure } from './body.js';
import type { Joint } from './outline.js';
import { part, type Warp } from './parts/draw-part.js';
import type { Part } from './parts/part-file.js';

/** Where the middle of the chest is seen; a turned trunk shows it to the side. */
export function middleOf(figure: Figure): number {
  return figure.turn * figure.shoulder.w * 0.2;
}

/** Height of the body for which clothes are drawn, in centimetres. */
const PLAIN_HEIGHT = 170;

/** How far the middle moves aside in a turned body, from the neck to the ground. */
const levels = [
  ['neck', 0.7],
  ['shoulder', 1],
  ['armpit', 1],
  ['waist', 0.6],
  ['hip', 0.4],
  ['crotch', 0.3],
  ['knee', 0.2],
  ['ankle', 0],
  ['ground', 0],
] as const;
type Level = readonly [width: number, y: number];

const plainLevels: (name: string) => readonly Level[] = madeOnce((name: string) =>
  levels.map(([level]) => anchorOf(part(name), name, level)),
);

function anchorOf({ anchors }: Part, name: string, id: string): Level {
  const anchor = anchors.get(id);
  if (anchor === undefined) throw new Error(`${name} has no anchor ${id}`);
  return anchor;
}

function levelsOf(figure: Figure): readonly Level[] {
  const { neck, shoulder, armpit, waist, hip, height: h } = figure;
  const w = hip.w;
  const own: Level[] = [
    [neck.w, neck.base],
    [shoulder.w, shoulder.y],
    [armpit.w, armpit.y],
    [waist.w + figure.belly * h * 0.012, waist.y],
    ...[hip.y, figure.crotch, figure.knee, figure.ankle, 0].map((y): Level => [w, y]),
  ];
  // On the floor the knees are as high as the seat.
  return own.map(([width, y], at) => [width, Math.max(y, own[at - 1]?.[1] ?? y)]);
}

/** From the plain body that clothes are drawn on, assets/mannequin, to this one. */
export function onBody(figure: Figure, plain = 'mannequin'): Warp {
  const from = plainLevels(plain);
  const to = levelsOf(figure);
  const s = figure.height / PLAIN_HEIGHT;
  const middle = middleOf(figure);
  return (x, y) => {
    const below = from.findIndex(([, at]) => at >= y);
    const upper = Math.max(0, (below < 0 ? from.length : below) - 1);
    const lower = below < 0 ? upper : below;
    const [w0, y0] = from[upper] ?? [1, 0];
    const [w1, y1] = from[lower] ?? [1, 0];
    const [W0, Y0] = to[upper] ?? [1, 0];
    const [W1, Y1] = to[lower] ?? [1, 0];
    const share = y1 === y0 ? 0 : (y - y0) / (y1 - y0);
    const width = w0 + (w1 - w0) * share;
    const ownWidth = W0 + (W1 - W0) * share;
    const down = y1 === y0 ? Y0 + (y - y0) * s : Y0 + (Y1 - Y0) * share;
    const across = Math.abs(x);
    const inside = Math.min(across, width);
    const moved =
      (levels[upper]?.[1] ?? 0) + ((levels[lower]?.[1] ?? 0) - (levels[upper]?.[1] ?? 0)) * share;
    const aside = middle * moved * (1 - 0.68 * (inside / width));
    return [Math.sign(x) * ((inside * ownWidth) / width + (across - inside) * s) + aside, down];
  };
}

type Place = Pick<Joint, 'x' | 'y'>;

/** Between two places: what is drawn from the anchor `from` to the anchor `to`, as wide as for a body of this height. */
export function between(
  name: string,
  figure: Figure,
  from: Place,
  to: Place,
  side: -1 | 1 = 1,
): Warp {
  const drawn = part(name);
  const [ax, ay] = anchorOf(drawn, name, 'from');
  const [bx, by] = anchorOf(drawn, name, 'to');
  const s = figure.height / PLAIN_HEIGHT;
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const [vx, vy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  return (x, y) => {
    const along = (x - ax) * ux + (y - ay) * uy;
    const aside = ((x - ax) * -uy + (y - ay) * ux) * s * side;
    // Beyond the ends nothing is stretched.
    const within = Math.min(long, Math.max(0, along));
    const reach = (within / long) * far + (along - within) * s;
    return [from.x + vx * reach - vy * aside, from.y + vy * reach + vx * aside];
  };
}
