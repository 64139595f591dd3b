import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Random } from '../fixtures/random.js';

/**
 * Stands in what is sent as a secret of the customer's (a signature in a URL's query, a password in a URL); no log
 * and no answer to a refusal may hold it.
 */
export const PLANTED = 'planted0secret1of2the3customer';

const file = new URL('../../src/fuzz/hostile.json', import.meta.url);
/** Longer ones are made: so many of the same. */
const hostile = z
  .object({
    words: z.array(z.string().or(z.object({ repeat: z.string(), times: z.int() }))),
    urls: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * Words that were never meant as words: for queries, shells, filter graphs, drawings, templates, logs and file
 * systems. None of them holds what a leak is recognised by (see leaks.ts).
 */
export function hostileText(random: Random): string {
  const word = random.pick(hostile.words);
  return typeof word === 'string' ? word : word.repeat.repeat(word.times);
}

/** Words that fit into the target of a request or into a header, and are still not meant well. */
export function hostileLine(random: Random): string {
  return hostileText(random).slice(0, 3_000);
}

const urls = [
  ...hostile.urls.map((url) => url.replace('{planted}', PLANTED)),
  `http://192.168.1.1/${'a'.repeat(9_000)}`,
];

export function hostileUrl(random: Random): string {
  return random.pick(urls);
}

const numbers: readonly unknown[] = [
  -1,
  0,
  -0,
  1,
  2,
  8,
  9,
  0.5,
  1.5,
  1e-320,
  255,
  256,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e20,
  1e308,
  '1',
  '0',
  'NaN',
];

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Of any type, wanted or not. */
export function hostileValue(random: Random): unknown {
  switch (random.integer(0, 12)) {
    case 0:
      return null;
    case 1:
      return random.pick(numbers);
    case 2:
      return random.chance(0.5);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return [null, [], {}, 'x', 1];
    case 6:
      return nested(random.pick([3, 31, 33, 200, 2_000]));
    case 7:
      return Array.from({ length: random.pick([2, 9, 31, 201, 5_000]) }, () => 1);
    case 8:
      return Object.fromEntries(
        Array.from({ length: random.pick([21, 500]) }, (_, index) => [`k${index}`, 'v']),
      );
    case 9:
      return hostileUrl(random);
    default:
      return hostileText(random);
  }
}
