import { readData } from '@groundwork/words/data';
import { z } from 'zod';
import { patternKinds } from '../../appearance/outfit.js';
import { labOf, mixed } from '../colour.js';
import { number } from '../outline.js';
import type { Sheet } from '../sheet.js';

const drawnPatterns = [...patternKinds, 'keffiyeh'] as const;
/** Mixed with the cloth by a share, or with the colour that stands out from it. */
const tintSchema = z.union([
  z.tuple([z.string(), z.number()]),
  z.tuple([z.string(), z.number(), z.literal('other')]),
]);
const patterns = readData(
  new URL('../../data/drawings/patterns.json', import.meta.url),
  z.partialRecord(
    z.enum(drawnPatterns),
    z.strictObject({
      repeat: z.number(),
      turn: z.number().default(0),
      one: tintSchema.optional(),
      two: tintSchema.optional(),
      picture: z.string(),
    }),
  ),
);

/** A pattern over a cloth of this colour, repeating every `size` units; null for plain cloth. */
export function patternOf(
  sheet: Sheet,
  kind: (typeof drawnPatterns)[number],
  cloth: string,
  size: number,
): string | null {
  const pattern = patterns[kind];
  if (pattern === undefined) return null;
  const isDark = labOf(cloth).l < 0.72;
  const other = isDark ? mixed(cloth, '#ffffff', 0.82) : mixed(cloth, '#24406b', 0.72);
  const tint = (of: z.output<typeof tintSchema> | undefined) =>
    of === undefined ? cloth : mixed(of[2] === undefined ? cloth : other, of[0], of[1]);
  const colours = { cloth, other, one: tint(pattern.one), two: tint(pattern.two) };
  const picture = Object.entries(colours).reduce(
    (drawn, [name, colour]) => drawn.replaceAll(`{${name}}`, colour),
    pattern.picture,
  );
  const width = size * pattern.repeat;
  return sheet.pattern(
    width,
    width,
    pattern.turn,
    `<g transform="scale(${number(size)})">${picture}</g>`,
  );
}
