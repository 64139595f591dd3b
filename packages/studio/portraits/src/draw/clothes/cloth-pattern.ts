import { z } from 'zod';
import type { Pattern } from '../../appearance/appearance.js';
import { labOf, mixed } from '../colour.js';
import { drawPart, part } from '../parts/draw-part.js';
import type { Sheet } from '../sheet.js';

/** The width of a repeat, for a cloth 1 unit fine, and how far it is turned. */
const rootSchema = z.object({ 'data-repeat': z.coerce.number(), 'data-turn': z.coerce.number() });

/** A pattern over a cloth of this colour, repeating every `size` units; null for plain cloth. */
export function patternOf(
  sheet: Sheet,
  kind: Pattern | 'keffiyeh',
  cloth: string,
  size: number,
): string | null {
  if (kind === 'plain') return null;
  const { 'data-repeat': repeat, 'data-turn': turn } = rootSchema.parse(
    part(`patterns/${kind}`).root,
  );
  // The trimming is a clear contrast to the cloth.
  const trim =
    labOf(cloth).l < 0.72 ? mixed(cloth, '#ffffff', 0.82) : mixed(cloth, '#24406b', 0.72);
  const picture = drawPart(sheet, `patterns/${kind}`, {
    palette: { base: cloth, trim },
    ...{ warp: (x, y) => [x * size, y * size], unit: size },
  });
  return sheet.pattern(size * repeat, size * repeat, turn, picture);
}
