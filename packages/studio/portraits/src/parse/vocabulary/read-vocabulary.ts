import { readData } from '@groundwork/words/data';
import { z } from 'zod';
import { sense } from '../plain-form.js';

/** Words of one meaning in any language. */
export const words = z.array(z.string()).transform(sense);
export const range = z.tuple([z.number(), z.number()]).readonly();
export const pattern = (flags: string) =>
  z.string().transform((source) => new RegExp(source, flags));

/** Several meanings, each with its words. */
export function sensesOf<Meaning>(meaning: z.ZodType<Meaning>) {
  return z.array(
    z
      .strictObject({ means: z.unknown(), words })
      .transform(({ means, words: pattern }, context): readonly [Meaning, RegExp] => {
        const read = meaning.safeParse(means);
        if (read.success) return [read.data, pattern];
        context.addIssue(z.prettifyError(read.error));
        return z.NEVER;
      }),
  );
}

export function vocabulary<Shape extends z.core.$ZodShape>(name: string, shape: Shape) {
  return readData(new URL(`../../data/${name}.json`, import.meta.url), z.strictObject(shape));
}
