import { readData } from '@groundwork/words/data';
import { z } from 'zod';
import type { Said } from '../parse/said.js';
import { weighted } from '../seed.js';
import { hairFronts, hairLengths, hairTies, type Pattern } from './appearance.js';
import { bottomKinds, shoeKinds, topKinds } from './outfit.js';

/** Rows of which the first that fits somebody decides. */
export const rows = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.array(
    z.strictObject({
      under: z.number().default(Number.POSITIVE_INFINITY),
      over: z.number().default(0),
      when: z.array(z.string()).default([]),
      of: z
        .record(z.string(), z.number())
        .transform((weights) => Object.entries(weights))
        .pipe(z.array(z.tuple([z.enum(kinds), z.number()]))),
    }),
  );
const colours = z.array(z.string()).readonly();

export const choices = readData(
  new URL('../data/choices.json', import.meta.url),
  z.strictObject({
    hairTie: rows(hairTies),
    hairLength: rows(hairLengths),
    hairFront: rows(hairFronts),
    top: rows(topKinds),
    bottom: rows(bottomKinds),
    shoes: rows(shoeKinds),
    palette: z.strictObject({
      top: colours,
      childTop: colours,
      outer: colours,
      trousers: colours,
      childTrousers: colours,
      jeans: colours,
      chinos: colours,
      leggings: colours,
      dress: colours,
      skirt: colours,
      shoes: colours,
      sneakers: colours,
      sandals: colours,
      headwear: colours,
      hat: colours,
      scarf: colours,
      tie: colours,
    }),
    heights: z.array(z.tuple([z.number(), z.number(), z.number()])),
  }),
);
export const { palette } = choices;

/** The answer of the first row that fits somebody of this age of whom these are so. */
export function chosen<Kind>(
  among: readonly {
    readonly under: number;
    readonly over: number;
    readonly when: readonly string[];
    readonly of: readonly (readonly [Kind, number])[];
  }[],
  ageYears: number,
  isSo: Readonly<Record<string, boolean>>,
  next: () => number,
): Kind {
  const row = among.find(
    ({ under, over, when }) =>
      ageYears < under && ageYears > over && when.every((name) => isSo[name] === true),
  );
  const [only, ...others] = row?.of ?? [];
  return only !== undefined && others.length === 0 ? only[0] : weighted(next, row?.of ?? []);
}

/** The described cloth, else plain in this colour. */
export function cloth(
  said: { readonly colour?: string | undefined; readonly pattern?: Pattern | undefined },
  colour: string,
) {
  return { colour: said.colour ?? colour, pattern: said.pattern ?? ('plain' as const) };
}

/** The described garment, else of this kind and colour. */
export function piece<Kind extends string>(
  said: Said<{ kind: Kind; colour: string; pattern: Pattern }> | undefined,
  kind: Kind,
  colour: string,
): { kind: Kind; colour: string; pattern: Pattern } {
  return { kind: said?.kind ?? kind, ...cloth(said ?? {}, colour) };
}
