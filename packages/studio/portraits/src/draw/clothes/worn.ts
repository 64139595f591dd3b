import { z } from 'zod';
import type { Outfit, Pattern } from '../../appearance/appearance.js';
import type { Arm, Figure } from '../body.js';
import { onBody } from '../body-warp.js';
import { labOf, tonesOf } from '../colour.js';
import { type Cloth, drawSleeve, type Sleeve } from '../limbs.js';
import { drawPart, part } from '../parts/draw-part.js';
import type { Sheet } from '../sheet.js';
import { patternOf } from './cloth-pattern.js';

export interface Coloured {
  readonly colour: string;
  readonly pattern?: Pattern;
}

const robes = ['sari', 'kimono', 'abaya', 'thobe', 'dirndl'] as const;

/** Dress of a tradition, from shoulder to hem. */
export function isRobe(kind: NonNullable<Outfit['onePiece']>['kind']): boolean {
  return robes.some((robe) => robe === kind);
}

export function clothOf(sheet: Sheet, { colour, pattern }: Coloured, figure: Figure): Cloth {
  const size = figure.height * 0.021 + 0.6;
  return {
    tones: tonesOf(colour),
    pattern: pattern === undefined ? null : patternOf(sheet, pattern, colour, size),
  };
}

/** What was drawn on the plain body, on this one, in this cloth. */
export function drawWorn(
  sheet: Sheet,
  figure: Figure,
  name: string,
  worn: Coloured,
  look: { readonly part?: string; readonly ink?: string; readonly plain?: string } = {},
): string {
  const { tones, pattern } = clothOf(sheet, worn, figure);
  // Trimmings stand out from pale and from deep cloth.
  const trim = labOf(tones.base).l > 0.75 ? '#31588f' : '#f3ead2';
  return drawPart(sheet, name, {
    palette: { ...tones, trim, ink: look.ink ?? null },
    ...{ pattern, warp: onBody(figure, look.plain), unit: figure.height / 170 },
    ...(look.part === undefined ? {} : { name: look.part }),
  });
}

const cuffSchema = z.enum(['plain', 'rib', 'shirt', 'wide']);
const sleeveSchema = z
  .templateLiteral([z.number(), ' ', z.number(), ' ', cuffSchema])
  .transform((text): Sleeve => {
    const [length, ease, cuff] = text.split(' ');
    return { length: Number(length), ease: Number(ease), cuff: cuffSchema.parse(cuff) };
  });

/** The sleeve that the drawing of a garment says it has: how far down the arm, how wide, and how it ends. */
export function sleeveOf(garment: string): Sleeve {
  return sleeveSchema.parse(part(garment).root['data-sleeve']);
}

/** Shares of the arm that are covered, as described. */
const lengths = { long: 0.97, short: 0.31, none: 0 } as const;

export function drawSleeveOf(
  sheet: Sheet,
  figure: Figure,
  arm: Arm,
  garment: string,
  worn: Coloured,
  described: Outfit['sleeves'] = null,
): string {
  const own = sleeveOf(garment);
  const length = described === null || own.length === 0 ? own.length : lengths[described];
  if (length === 0) return '';
  const cuff = length < 0.5 && own.cuff !== 'wide' ? 'plain' : own.cuff;
  const sleeve = { length, cuff, ease: (own.ease * figure.height) / 170 };
  return drawSleeve(sheet, arm, clothOf(sheet, worn, figure), sleeve);
}
