import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import svgpath from 'svgpath';
import { z } from 'zod';
import type { Path } from '../outline.js';

/** What a class of an element may say of its colour; the fill in the file only shows it to whoever draws. */
export const roles = [
  // The cloth's own tones, or those of whatever the part is made of.
  ...(['base', 'shade', 'deep', 'light'] as const),
  ...(['skin', 'skin-shade', 'skin-deep', 'ink', 'white', 'iris'] as const),
  ...(['lip', 'upper-lip', 'lash', 'crease', 'streak', 'trim'] as const),
] as const;
export type Role = (typeof roles)[number];

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/u, 'A colour is #rrggbb');
const paintSchema = z.union([z.literal('none'), hexSchema]).optional();
const pairSchema = z
  .string()
  .transform((text) =>
    text
      .trim()
      .split(/[\s,]+/u)
      .map(Number),
  )
  .pipe(z.tuple([z.number(), z.number()]));

const shapeSchema = z.strictObject({
  id: z.string().optional(),
  /** A role; `cloth` besides lays the cloth's pattern over it. */
  class: z
    .string()
    .transform((names) => names.split(/\s+/u))
    .pipe(z.array(z.enum([...roles, 'cloth', 'anchor'])))
    .default([]),
  fill: paintSchema,
  stroke: paintSchema,
  'stroke-width': z.coerce.number().positive().default(1),
  'stroke-linecap': z.enum(['round', 'butt']).default('round'),
  opacity: z.coerce.number().min(0).max(1).default(1),
  transform: z.string().optional(),
  /** How far the light reaches around: the edge that stays in shade. */
  'data-rim': pairSchema.optional(),
  /** The id of a shape beyond which nothing of this one is seen. */
  'data-inside': z.string().optional(),
  /** A colour that the role's is mixed with, and its share. */
  'data-mix': z
    .string()
    .regex(/^#[0-9a-f]{6} [\d.]+$/u, 'A colour and a share, as in #1b1b22 0.12')
    .transform((text) => [text.slice(0, 7), Number(text.slice(8))] as const)
    .optional(),
});
const length = z.coerce.number().default(0);
/** What is drawn, as the data of a path. */
const elements = {
  path: shapeSchema.extend({ d: z.string() }),
  circle: shapeSchema
    .extend({ cx: length, cy: length, r: length })
    .transform(({ cx, cy, r, ...shape }) => ({ ...shape, d: ellipse(cx, cy, r, r) })),
  ellipse: shapeSchema
    .extend({ cx: length, cy: length, rx: length, ry: length })
    .transform(({ cx, cy, rx, ry, ...shape }) => ({ ...shape, d: ellipse(cx, cy, rx, ry) })),
  rect: shapeSchema
    .extend({ x: length, y: length, width: length, height: length, rx: length })
    .transform(({ x, y, width: w, height: h, rx, ...shape }) => {
      const r = Math.min(rx, w / 2, h / 2);
      const [across, down] = [w - 2 * r, h - 2 * r];
      const d = `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
      return { ...shape, d };
    }),
} as const;
const isElement = (tag: string): tag is keyof typeof elements => tag in elements;
const groupSchema = shapeSchema.omit({ class: true });
const rootSchema = z.object({
  viewBox: z.string(),
  /** How near to the viewer it lies on a head that turns, in head units: at the brow, and at the chin. */
  'data-depth': pairSchema.optional(),
});

type Attributes = Record<string, string>;

export interface PartShape {
  readonly id: string | undefined;
  readonly paths: readonly Path[];
  readonly role: Role | null;
  /** Of a shape without a role. */
  readonly colour: string;
  readonly mix: readonly [colour: string, share: number] | undefined;
  readonly cloth: boolean;
  /** Width of a line; null of a filled shape. */
  readonly line: number | null;
  readonly ends: 'round' | 'butt';
  readonly opacity: number;
  readonly rim: readonly [number, number] | undefined;
  readonly inside: string | undefined;
}

/** A drawing of assets/: shapes from back to front, and places that have names. */
export interface Part {
  readonly shapes: readonly PartShape[];
  readonly anchors: ReadonlyMap<string, readonly [x: number, y: number]>;
  readonly depth: readonly [brow: number, chin: number];
  /** What else the drawing says of itself. */
  readonly root: Readonly<Record<string, string>>;
}

/** @throws where the file breaks the schema, with its name, the line and the element */
export function readPart(file: URL): Part {
  return parsePart(readFileSync(file, 'utf8'), file.pathname);
}

export function parsePart(svg: string, name: string): Part {
  const shapes: PartShape[] = [];
  const anchors = new Map<string, readonly [number, number]>();
  let depth: Part['depth'] = [0, 0];
  let root: Attributes = {};
  /** Groups around the element: what they pass on to it. */
  const around: Attributes[] = [];
  const parser = new SaxesParser();
  const checked = <Schema extends z.ZodType>(schema: Schema, tag: string, given: unknown) => {
    const read = schema.safeParse(given);
    if (read.success) return read.data;
    const why = z.prettifyError(read.error);
    throw new Error(`${name}, line ${parser.line}, <${tag}>: ${why}`, { cause: read.error });
  };
  parser.on('opentag', ({ name: tag, attributes }) => {
    const own = withoutEditor(attributes);
    if (tag === 'svg') {
      depth = checked(rootSchema, tag, own)['data-depth'] ?? [0, 0];
      root = own;
      around.push({});
      return;
    }
    if (tag === 'g') {
      checked(groupSchema, tag, own);
      around.push(inherited(around.at(-1) ?? {}, own));
      return;
    }
    around.push({});
    if (['title', 'desc', 'defs', 'metadata'].includes(tag) || tag.includes(':')) return;
    const whole = inherited(around.at(-2) ?? {}, own);
    const drawn = isElement(tag) ? elements[tag] : z.never('Nothing of this kind is drawn');
    const shape = checked(drawn, tag, whole);
    const paths = pathsOf(shape.d, shape.transform);
    if (shape.class.includes('anchor')) anchors.set(shape.id ?? '', middleOf(paths));
    else shapes.push(finished(paths, shape));
  });
  parser.on('closetag', () => around.pop());
  parser.on('error', (cause) => {
    throw new Error(`${name} is no SVG: ${cause.message}`, { cause });
  });
  parser.write(svg).close();
  const known = new Set(shapes.map(({ id }) => id));
  for (const { inside } of shapes) {
    if (inside === undefined || known.has(inside)) continue;
    throw new Error(`${name}: nothing has the id ${inside} that a shape lies inside of`);
  }
  return { shapes, anchors, depth, root };
}

/** Without what drawing programs keep for themselves; their style as attributes. */
function withoutEditor(attributes: Attributes): Attributes {
  const { style = '', ...plain } = attributes;
  const styled = style.split(';').flatMap((rule) => {
    const [property = '', value = ''] = rule.split(':').map((text) => text.trim());
    return property in shapeSchema.shape ? [[property, value] as const] : [];
  });
  return Object.fromEntries(
    [...Object.entries(plain), ...styled].filter(([key]) => !key.includes(':') && key !== 'xmlns'),
  );
}

function inherited(outer: Attributes, own: Attributes): Attributes {
  const { id: _id, transform: around = '', ...passed } = outer;
  const { transform: within = '', ...said } = own;
  const transform = `${around} ${within}`.trim();
  return { ...passed, ...said, ...(transform === '' ? {} : { transform }) };
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** The middle of a circle: the mean of where its curves end. */
function middleOf(paths: readonly Path[]): readonly [number, number] {
  const curves = paths.flatMap((path) => path.curves);
  const mean = (at: 4 | 5) => curves.reduce((sum, curve) => sum + curve[at], 0) / curves.length;
  return [mean(4), mean(5)];
}

function finished(paths: readonly Path[], shape: z.output<typeof shapeSchema>): PartShape {
  const isLine = shape.fill === 'none' || (shape.fill === undefined && shape.stroke !== undefined);
  const colour = (isLine ? shape.stroke : shape.fill) ?? '#000000';
  return {
    id: shape.id,
    paths,
    role: roles.find((role) => shape.class.includes(role)) ?? null,
    colour: colour === 'none' ? '#000000' : colour,
    mix: shape['data-mix'],
    cloth: shape.class.includes('cloth'),
    line: isLine ? shape['stroke-width'] : null,
    ends: shape['stroke-linecap'],
    opacity: shape.opacity,
    rim: shape['data-rim'],
    inside: shape['data-inside'],
  };
}

/** The lines of a path as cubic curves, which can be bent. */
function pathsOf(d: string, transform = ''): Path[] {
  const paths: { start: [number, number]; curves: Path['curves'][number][]; closed: boolean }[] =
    [];
  svgpath(d)
    .transform(transform)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers], _index, x, y) => {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers.map(Number);
      const line = (toX: number, toY: number) =>
        paths
          .at(-1)
          ?.curves.push([
            ...([
              x + (toX - x) / 3,
              y + (toY - y) / 3,
              x + ((toX - x) * 2) / 3,
              y + ((toY - y) * 2) / 3,
            ] as const),
            ...([toX, toY] as const),
          ]);
      if (command === 'M') paths.push({ start: [a, b], curves: [], closed: false });
      else if (command === 'L') line(a, b);
      else if (command === 'H') line(a, y);
      else if (command === 'V') line(x, a);
      else if (command === 'C') paths.at(-1)?.curves.push([a, b, c, e, f, g]);
      else if (command === 'Q') {
        const near = (from: number, to: number) => from + ((to - from) * 2) / 3;
        paths.at(-1)?.curves.push([near(x, a), near(y, b), near(c, a), near(e, b), c, e]);
      } else if (command === 'Z') {
        const last = paths.at(-1);
        if (last !== undefined) last.closed = true;
      }
    });
  return paths;
}
