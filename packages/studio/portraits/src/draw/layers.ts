import { readData } from '@groundwork/words/data';
import { z } from 'zod';
import { mixed, type Tones, tonesOf } from './colour.js';
import { type Corner, number, pathData, smooth } from './outline.js';
import { type Sheet, shape, stroke } from './sheet.js';

const cornersSchema = z.array(
  z.union([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number(), z.literal(1)])]),
);
const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/u);
/** One of the cloth's own, a colour, or the cloth's mixed with a colour by a share. */
const toneSchema = z
  .union([z.enum(['base', 'shade', 'deep', 'light']), hexSchema, z.tuple([hexSchema, z.number()])])
  .default('base');

/** Drawings in data: layers from back to front. */
export const layersSchema = z.array(
  z.union([
    z.strictObject({
      shape: cornersSchema,
      hole: cornersSchema.optional(),
      tone: toneSchema,
      rim: z.tuple([z.number(), z.number()]).optional(),
      /** The cloth's pattern lies on it. */
      patterned: z.literal(true).optional(),
      opacity: z.number().optional(),
    }),
    z.strictObject({
      line: cornersSchema,
      tone: toneSchema,
      width: z.number(),
      opacity: z.number().default(1),
      closed: z.boolean().default(false),
      /** Its ends are cut off, not round. */
      flat: z.boolean().default(false),
    }),
    z.strictObject({ dot: z.tuple([z.number(), z.number(), z.number()]), tone: toneSchema }),
  ]),
);
export type Layers = z.output<typeof layersSchema>;

export function readDrawings<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> {
  return readData(new URL(`../data/drawings/${name}.json`, import.meta.url), schema);
}

/** What the layers are drawn in, and where. */
export interface Drawn {
  readonly tones: Tones;
  readonly pattern?: string | null;
  readonly at?: (x: number, y: number) => readonly [x: number, y: number];
}

export function drawLayers(
  sheet: Sheet,
  layers: Layers,
  { tones, pattern = null, at = (x, y) => [x, y] }: Drawn,
): string {
  const placed = (corners: z.output<typeof cornersSchema>) =>
    corners.map(([x, y, sharp]): Corner => [...at(x, y), sharp ?? 0]);
  const tonesFor = (tone: Layers[number]['tone']): Tones => {
    if (typeof tone !== 'string') return tonesOf(mixed(tones.base, ...tone));
    return tone.startsWith('#') ? tonesOf(tone) : { ...tones, base: tones[toneNamed(tone)] };
  };
  return layers
    .map((layer) => {
      const own = tonesFor(layer.tone);
      if ('dot' in layer) {
        const [x, y, radius] = layer.dot;
        const [cx, cy] = at(x, y);
        return `<circle cx="${number(cx)}" cy="${number(cy)}" r="${radius}" fill="${own.base}"/>`;
      }
      if ('line' in layer) {
        const { line, width, opacity, closed, flat } = layer;
        const ends = flat ? 'butt' : 'round';
        return stroke(smooth(placed(line), closed), own.base, width, opacity, ends);
      }
      const path = smooth(placed(layer.shape));
      const cloth = layer.patterned ? pattern : null;
      if (layer.hole !== undefined || layer.opacity !== undefined) {
        const hole = layer.hole === undefined ? '' : pathData(smooth(placed(layer.hole)));
        return [own.base, ...(cloth === null ? [] : [cloth])]
          .map(
            (fill) =>
              `<path fill-rule="evenodd" d="${pathData(path)}${hole}" fill="${fill}" fill-opacity="${layer.opacity ?? 1}"/>`,
          )
          .join('');
      }
      const style = layer.rim === undefined ? {} : { rim: layer.rim };
      return shape(sheet, path, own, { ...style, pattern: cloth });
    })
    .join('');
}

function toneNamed(tone: string): keyof Tones {
  return tone === 'shade' || tone === 'deep' || tone === 'light' ? tone : 'base';
}
