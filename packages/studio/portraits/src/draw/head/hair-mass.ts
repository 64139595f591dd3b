import { labOf, mixed, type Tones, tonesOf } from '../colour.js';
import { alongPath, type Corner, curve, number, type Path, pathData, smooth } from '../outline.js';
import type { Sheet } from '../sheet.js';

export interface HairPaint {
  readonly tones: Tones;
  readonly fill: string;
  /** Strands of a second colour. */
  readonly streaks: string | null;
  readonly texture: 'straight' | 'wavy' | 'curly' | 'coily';
  readonly next: () => number;
}

/** One paint for all the hair of a head, so that its parts flow into each other. */
export function hairPaintOf(
  colour: string,
  texture: HairPaint['texture'],
  next: () => number,
  streaks: string | null = null,
): HairPaint {
  const plain = tonesOf(colour);
  // Black hair shows its locks in a lighter tone, white hair in a darker one.
  const tones = {
    ...plain,
    light: mixed(plain.light, '#ffe9c9', labOf(colour).l < 0.35 ? 0.14 : 0.16),
  };
  const fill = tones.base;
  return { tones, fill, texture, next, streaks };
}

/** Guides: two lines between which the strands run, each from root to tip. */
export type Guides = readonly (readonly [from: readonly Corner[], to: readonly Corner[]])[];

/** A lock or cap of hair: its outline, roughened by the texture, and strands between the guides. */
export function hairMass(
  sheet: Sheet,
  shape: Path,
  paint: HairPaint,
  guides: Guides = [],
  options: { readonly behind?: boolean; readonly strands?: number } = {},
): string {
  const { tones, texture } = paint;
  const outline = texture === 'wavy' ? waved(shape) : shape;
  const fill = options.behind ? mixed(tones.shade, tones.deep, 0.45) : paint.fill;
  const curls = texture === 'curly' || texture === 'coily' ? curlsAlong(outline, paint) : '';
  const body = `<g fill="${fill}"><path d="${pathData(outline)}"/>${curls}</g>`;
  if (options.behind) return body;
  const lines =
    texture === 'curly' || texture === 'coily'
      ? curlMarks(outline, paint)
      : strands(guides, paint, options.strands ?? 9);
  return `${body}<g clip-path="${sheet.clip(outline)}" fill="none" stroke-linecap="round">${lines}</g>`;
}

/** Wavy hair sways to both sides, the more the further it falls. */
function waved(outline: Path): Path {
  const corners = alongPath(outline, 7).map(([x, y]): Corner => {
    const free = Math.min(1, Math.max(0, (y + 20) / 60));
    return [x + free * (4.6 * Math.sin(y / 17 + x / 30) + 1.2 * Math.sin(y / 7 + x)), y];
  });
  // The last point is the first again.
  return smooth(corners.slice(0, -1));
}

function curlsAlong(outline: Path, { texture, next }: HairPaint): string {
  const size = texture === 'coily' ? 8.5 : 10.5;
  return alongPath(outline, size * 0.95)
    .map(
      ([x, y]) =>
        `<circle cx="${number(x)}" cy="${number(y)}" r="${number(size * (0.72 + 0.5 * next()))}"/>`,
    )
    .join('');
}

/** Small open rings, the way curls catch the light. */
function curlMarks(outline: Path, { tones, texture, next }: HairPaint): string {
  const points = alongPath(outline, 13);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const size = texture === 'coily' ? 4.2 : 7;
  const step = texture === 'coily' ? 12.5 : 16;
  const marks: string[] = [];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const [cx, cy] = [x + step * next(), y + step * next()];
      const r = size * (0.7 + 0.6 * next());
      const lit = next() < 0.42 - (cx + cy) / 700;
      const turn = next() * 360;
      marks.push(
        `<path transform="translate(${number(cx)} ${number(cy)}) rotate(${number(turn)})" d="M${number(-r)} 0A${number(r)} ${number(r)} 0 0 1 ${number(r * 0.7)} ${number(-r * 0.7)}" stroke="${lit ? tones.light : tones.deep}" stroke-opacity="${lit ? 0.75 : 0.4}" stroke-width="${texture === 'coily' ? 1.8 : 2.4}"/>`,
      );
    }
  }
  return marks.join('');
}

/** A few broad locks that follow the fall of the hair: mass, not single hairs. */
function strands(
  guides: Guides,
  { tones, texture, next, streaks }: HairPaint,
  count: number,
): string {
  const marks: string[] = [];
  const locks = Math.max(2, Math.round(count / 2));
  for (const [from, to] of guides) {
    for (let index = 0; index < locks; index += 1) {
      const t = (index + 0.3 + 0.4 * next()) / locks;
      const wave = texture === 'wavy' ? 3.2 : 0.6;
      const corners = from.map(([x, y], at): Corner => {
        const other = to[at] ?? [x, y];
        const sway = Math.sin(at * 2.4 + index) * wave;
        return [x + (other[0] - x) * t + sway, y + (other[1] - y) * t + sway * 0.4];
      });
      const lit = index % 2 === 0;
      const colour = streaks !== null && lit ? streaks : lit ? tones.light : tones.deep;
      marks.push(
        `<path d="${pathData(curve(...corners))}" stroke="${colour}" stroke-opacity="${streaks !== null && lit ? 0.95 : lit ? 0.8 : 0.5}" stroke-width="${number((lit ? 2.6 : 2) + (streaks !== null && lit ? 4 : 1.6) * next())}"/>`,
      );
    }
  }
  return marks.join('');
}
