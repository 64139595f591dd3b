import { madeOnce } from '@groundwork/words/data';
import { mixed } from '../colour.js';
import type { Path } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { type Part, type PartShape, type Role, readPart } from './part-file.js';

/** A drawing of assets/ by its path there, without the ending; read once. */
export const part: (name: string) => Part = madeOnce((name: string) =>
  readPart(new URL(`../../../assets/${name}.svg`, import.meta.url)),
);

export type Warp = (x: number, y: number) => readonly [x: number, y: number];

/** The colours of the roles; of a role that has none nothing is drawn. */
export type Palette = Readonly<Partial<Record<Role, string | null>>>;

export interface Drawn {
  readonly palette: Palette;
  readonly warp: Warp;
  /** The drawing's units in a unit of the part, for the widths of lines and edges. */
  readonly unit?: number;
  readonly pattern?: string | null;
  /** A name by which tests and callers find it. */
  readonly name?: string;
}

export function drawPart(sheet: Sheet, drawn: Part | string, look: Drawn): string {
  const { shapes } = typeof drawn === 'string' ? part(drawn) : drawn;
  const { warp, name } = look;
  const placed = shapes.map((shape) => ({
    ...shape,
    paths: shape.paths.map((path) => warped(path, warp)),
  }));
  const clips = new Map<string, string>();
  const clipOf = (id: string) => {
    const known = clips.get(id);
    if (known !== undefined) return known;
    const clip = sheet.clip(...(placed.find((shape) => shape.id === id)?.paths ?? []));
    clips.set(id, clip);
    return clip;
  };
  const content = placed
    .map((shape) => {
      const drawing = drawShape(sheet, shape, look);
      if (shape.inside === undefined || drawing === '') return drawing;
      return `<g clip-path="${clipOf(shape.inside)}">${drawing}</g>`;
    })
    .join('');
  return name === undefined || content === '' ? content : `<g data-part="${name}">${content}</g>`;
}

function drawShape(
  sheet: Sheet,
  { paths, role, colour, mix, cloth, line, ends, opacity, rim }: PartShape,
  { palette, pattern, unit = 1 }: Drawn,
): string {
  const plain = role === null ? colour : palette[role];
  if (plain === null) return '';
  if (plain === undefined) throw new Error(`nobody gave the colour of ${role}`);
  const fill = mix === undefined ? plain : mixed(plain, ...mix);
  if (line !== null) return stroke(paths, fill, line * unit, opacity, ends);
  const tones = { base: fill, shade: palette.shade ?? fill };
  return shape(sheet, paths, tones, {
    ...{ opacity, pattern: cloth ? (pattern ?? null) : null },
    ...(rim === undefined ? {} : { rim: [rim[0] * unit, rim[1] * unit] }),
  });
}

export function warped(path: Path, warp: Warp): Path {
  return {
    closed: path.closed,
    start: [...warp(...path.start)],
    curves: path.curves.map(([a, b, c, d, e, f]) => [...warp(a, b), ...warp(c, d), ...warp(e, f)]),
  };
}
