import { createHash } from 'node:crypto';
import { seededNumbers } from '@groundwork/imaging';

/** Any text or number that names a person; the same seed always gives the same person. */
export type Seed = string | number;

/**
 * Random numbers for one question about one person. Each question has its own row, so that a described trait leaves all
 * others unchanged.
 */
export function chances(seed: Seed, question: string): () => number {
  const digest = createHash('sha256').update(`${seed}\u0000${question}`).digest();
  return seededNumbers(digest.readUInt32LE(0));
}

/** One of the values, each with its weight; the row must give at least one number. */
export function weighted<T>(next: () => number, choices: readonly (readonly [T, number])[]): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = next() * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  const last = choices.at(-1);
  if (last === undefined) throw new RangeError('There is nothing to choose from.');
  return last[0];
}

export function oneOf<T>(next: () => number, values: readonly T[]): T {
  return weighted(
    next,
    values.map((value) => [value, 1] as const),
  );
}

export function between(next: () => number, low: number, high: number): number {
  return low + (high - low) * next();
}

/** The seed of a preset's member; it never changes. */
export function presetSeed(slug: string, index: number): number {
  let seed = index + 1;
  for (const letter of slug) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
