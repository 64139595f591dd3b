import type { Tones } from './colour.js';
import { boundsOf, moved, number, type Path, pathData } from './outline.js';

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
  /** Pattern over the cloth, below the shade. */
  readonly pattern?: string | null;
  /** A name by which tests and callers find the part. */
  readonly part?: string;
}

/** A flat shape with one crisp edge of shade on the far side, as cut from paper. */
export function shape(sheet: Sheet, path: Path, tones: Tones, style: ShapeStyle = {}): string {
  const d = pathData(path);
  const parts = [`<path d="${d}" fill="${tones.base}"/>`];
  if (style.pattern) parts.push(`<path d="${d}" fill="${style.pattern}"/>`);
  if (style.rim !== undefined) {
    parts.push(
      shadeOutside(
        sheet,
        path,
        moved(path, -style.rim[0], -style.rim[1]),
        tones.shade,
        style.rimOpacity ?? 0.75,
      ),
    );
  }
  const name = style.part === undefined ? '' : ` data-part="${style.part}"`;
  return `<g${name}>${parts.join('')}</g>`;
}

/** Shades the part of `within` outside `lit`. */
export function shadeOutside(
  sheet: Sheet,
  within: Path,
  lit: Path,
  colour: string,
  opacity: number,
): string {
  const { left, top, right, bottom } = boundsOf(within);
  const [l, t, r, b] = [left - 60, top - 60, right + 60, bottom + 60].map(number);
  return `<path clip-path="${sheet.clip(within)}" fill-rule="evenodd" d="M${l} ${t}H${r}V${b}H${l}Z${pathData(lit)}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

/** A soft line, such as a fold or a seam. */
export function stroke(
  path: Path,
  colour: string,
  width: number,
  opacity = 1,
  ends: 'round' | 'butt' = 'round',
): string {
  return `<path d="${pathData(path)}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="${ends}" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;
}

export function filled(path: Path, colour: string, opacity = 1): string {
  return `<path d="${pathData(path)}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
}
