/** A cache that drops the least recently used values once their sizes exceed a limit. */
export class RecentlyUsed<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>();
  #size = 0;

  constructor(
    private readonly maxSize: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    const size = this.sizeOf(value) + key.length * 2;
    if (size > this.maxSize) return;
    const before = this.#entries.get(key);
    if (before !== undefined) this.#size -= before.size;
    this.#entries.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.maxSize) break;
      this.#entries.delete(oldest);
      this.#size -= entry.size;
    }
  }
}
