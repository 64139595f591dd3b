import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Reads data that the build made of YAML: dist/data/en/film.json from data/en/film.yaml.
 *
 * @throws where the file breaks its schema, with the place and the rule
 */
export function readData<Schema extends z.ZodType>(file: URL, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  throw new Error(`${file.pathname} breaks its schema:\n${z.prettifyError(read.error)}`, {
    cause: read.error,
  });
}

/** Makes a thing for a key at its first use, and keeps it. */
export function madeOnce<Key, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  return keptOfLate(Number.POSITIVE_INFINITY, make);
}

/** Makes a thing for a key, and keeps those of late. */
export function keptOfLate<Key, Thing>(
  most: number,
  make: (key: Key) => Thing,
): (key: Key) => Thing {
  const made = new Map<Key, Thing>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    if (made.size >= most) made.clear();
    const thing = make(key);
    made.set(key, thing);
    return thing;
  };
}

/** Makes a thing at its first use, and keeps it. */
export function once<Thing>(make: () => Thing): () => Thing {
  const made = madeOnce<null, Thing>(make);
  return () => made(null);
}

/** A value for every one of these keys, in the order of the file. */
export function everyOf<const Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) {
  type Whole = Readonly<Record<Key, z.output<Value>>>;
  const isWhole = (words: Partial<Record<Key, unknown>>): words is Whole =>
    keys.every((key) => key in words);
  return z.partialRecord(z.enum(keys), value).transform((words, context): Whole => {
    if (isWhole(words)) return words;
    const missing = keys.filter((key) => !(key in words));
    context.addIssue(`These are missing: ${missing.join(', ')}`);
    return z.NEVER;
  });
}

export const choices = z.array(z.string()).readonly();

/** Words and phrases of one meaning, parted by commas. */
export const phraseList = z
  .string()
  .transform((text) => text.split(',').map((phrase) => phrase.trim()))
  .pipe(z.array(z.string().min(1, 'A comma parts nothing here')))
  .readonly();
