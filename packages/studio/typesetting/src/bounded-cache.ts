/** Keeps the newest entries, up to a number. Use does not renew an entry: that would cost more than it saves. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly capacity: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** The value kept for the key, or else the one made now. */
  remember(key: Key, make: () => Value): Value {
    const kept = this.entries.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.entries.set(key, made);
    if (this.entries.size > this.capacity) {
      const oldest = this.entries.keys().next();
      if (!oldest.done) this.entries.delete(oldest.value);
    }
    return made;
  }
}
