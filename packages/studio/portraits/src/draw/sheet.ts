import type { Tones } from './colour.js';
import { moved, number, type Path, pathData } from './outline.js';

/** One SVG: its patterns and clips, each with a unique name. */
export class Sheet {
  readonly #definitions: string[] = [];

  #define(element: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(element(id));
    return `url(#${id})`;
  }

  clip(...paths: readonly Path[]): string {
    return this.#define(
      (id) => `<clipPath id="${id}"><path d="${paths.map(pathData).join('')}"/></clipPath>`,
    );
  }

  pattern(width: number, height: number, turnDegrees: number, content: string): string {
    return this.#define(
      (id) =>
        `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${number(width)}" height="${number(height)}" patternTransform="rotate(${turnDegrees})">${content}</pattern>`,
    );
  }

  /** The finished SVG: `view` is left, top, width and height in the drawing's units. */
  svg(
    view: readonly [number, number, number, number],
    size: { readonly width: number; readonly height: number },
    content: string,
  ): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${view.map(number).join(' ')}"><defs>${this.#definitions.join('')}</defs>${content}</svg>`;
  }
}

export interface ShapeStyle {
  /** How far the light reaches around: the rim that stays in shade, in drawing units. */
  readonly rim?: readonly [number, number];
  readonly rimOpacity?: number;
  readonly opacity?: number;
  /** Pattern over the cloth, below the shade. */
  readonly pattern?: string | null;
  /** A name by which tests and callers find the part. */
  readonly part?: string;
}

/** A flat shape with one crisp edge of shade on the far side, as cut from paper. */
export function shape(
  sheet: Sheet,
  paths: Path | readonly Path[],
  { base, shade }: Pick<Tones, 'base' | 'shade'>,
  { opacity = 1, part, pattern, rim, rimOpacity = 0.75 }: ShapeStyle = {},
): string {
  const all = 'curves' in paths ? [paths] : paths;
  const d = all.map(pathData).join('');
  const seen = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
  // Of a path in parts the inner ones are holes; a bent limb crosses itself and has none.
  const rule = all.length > 1 ? ' fill-rule="evenodd"' : '';
  const painted = [base, ...(pattern ? [pattern] : [])].map(
    (paint) => `<path${rule} d="${d}" fill="${paint}"${seen}/>`,
  );
  const [within] = all;
  const edge =
    rim === undefined || within === undefined
      ? ''
      : shadeOutside(sheet, within, moved(within, -rim[0], -rim[1]), shade, rimOpacity);
  const content = painted.join('') + edge;
  return part === undefined ? content : `<g data-part="${part}">${content}</g>`;
}

/** A box around whatever is drawn. */
const EVERYWHERE = 'M-999 -999H999V999H-999Z';

/** Shades the part of `within` outside `lit`. */
function shadeOutside(sheet: Sheet, within: Path, lit: Path, colour: string, opacity: number) {
  return `<path clip-path="${sheet.clip(within)}" fill-rule="evenodd" d="${EVERYWHERE}${pathData(lit)}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

/** A soft line, such as a fold or a seam. */
export function stroke(
  paths: Path | readonly Path[],
  colour: string,
  width: number,
  opacity = 1,
  ends: 'round' | 'butt' = 'round',
): string {
  const d = ('curves' in paths ? [paths] : paths).map(pathData).join('');
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="${ends}" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;
}

export function filled(path: Path, colour: string, opacity = 1): string {
  return `<path d="${pathData(path)}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
}
