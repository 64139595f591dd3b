/** The seed of a preset's member; it never changes. */
export function presetSeed(slug: string, index: number): number {
  let seed = index + 1;
  for (const letter of slug) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
