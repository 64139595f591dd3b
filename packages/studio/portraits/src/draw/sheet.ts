import type { Tones } from './colour.js';
import { boundsOf, moved, number, type Path, pathData } from './outline.js';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One SVG: its gradients, patterns and clips, each with a unique name. */
export class Sheet {
  readonly #definitions: string[] = [];

  #define(element: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(element(id));
    return `url(#${id})`;
  }

  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]) {
    const [x1, y1, x2, y2] = [...from, ...to].map(number);
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  radial(centre: readonly [number, number], radius: number, stops: readonly Stop[]) {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${number(centre[0])}" cy="${number(centre[1])}" r="${number(radius)}">${stopsOf(stops)}</radialGradient>`,
    );
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

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

export interface ShapeStyle {
  /** How far the light reaches around: the rim that stays in shade, in drawing units. */
  readonly rim?: readonly [number, number];
  readonly rimOpacity?: number;
  /** Where the rim begins and reaches full strength, in y; from the top by default. */
  readonly rimFrom?: readonly [number, number];
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
        rimFill(sheet, tones, style.rimFrom),
        style.rimOpacity ?? 0.75,
      ),
    );
  }
  const name = style.part === undefined ? '' : ` data-part="${style.part}"`;
  return `<g${name}>${parts.join('')}</g>`;
}

function rimFill(sheet: Sheet, tones: Tones, from: readonly [number, number] | undefined): string {
  if (from === undefined) return tones.shade;
  return sheet.linear(
    [0, from[0]],
    [0, from[1]],
    [
      [0, tones.shade, 0],
      [1, tones.shade, 1],
    ],
  );
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
