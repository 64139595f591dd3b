/** A stream of numbers fixed by a seed. */
export interface SeededRandom {
  /** 0 up to 1, without 1. */
  next(): number;
  /** A whole number from 0 up to, without, `bound`. */
  below(bound: number): number;
  between(low: number, high: number): number;
  pick<Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
}

/** 32-bit FNV-1a over UTF-16 units. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Started from a seed and a purpose, so that two uses of one seed don't walk in step. */
export function seededRandom(seed: number, purpose: string): SeededRandom {
  const next = seededNumbers(hash32(`${seed}/${purpose}`));
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}

/** Repeatable numbers from 0 (included) to 1 (left out): the same seed gives the same row (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
