/** Numbers that follow from a seed, so that a run asks for the same things in the same order again. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, not including, 1: Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws when there is nothing to choose from */
  pick<T>(things: readonly T[]): T {
    const chosen = things[Math.floor(this.next() * things.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }

  /** @param weights how often each is to be chosen, in any unit */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let at = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [thing, weight] of entries) {
      at -= weight;
      if (at < 0) return thing;
    }
    return this.pick(entries)[0];
  }

  /** A series of its own, so that two who draw side by side do not disturb each other. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 2 ** 32));
  }

  shuffled<T>(things: readonly T[]): T[] {
    const rest = [...things];
    const order: T[] = [];
    while (rest.length > 0) order.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    return order;
  }
}
