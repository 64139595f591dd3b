const WINDOW_MS = 15 * 60_000;
/** Mistakes of one address, and of all together, in a window. */
const MOST = { address: 10, all: 100 };
/** Addresses that are remembered at once; each takes some hundred bytes. */
const MOST_ADDRESSES = 10_000;

interface Count {
  used: number;
  readonly endsAt: number;
}

/** Counts failed tries to sign in. One process serves the boards, so that its memory is enough. */
export class SignInLimit {
  readonly #byAddress = new Map<string, Count>();
  #all: Count = { used: 0, endsAt: 0 };

  /** Seconds until this address may try again; 0 when it may now. */
  waitSeconds(address: string, now: number): number {
    const own = this.#byAddress.get(address);
    const waits = [
      own && own.used >= MOST.address ? own.endsAt - now : 0,
      this.#all.used >= MOST.all ? this.#all.endsAt - now : 0,
    ];
    return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
  }

  failed(address: string, now: number): void {
    for (const [key, count] of this.#byAddress) {
      if (count.endsAt <= now || this.#byAddress.size > MOST_ADDRESSES) this.#byAddress.delete(key);
    }
    const own = this.#byAddress.get(address) ?? { used: 0, endsAt: now + WINDOW_MS };
    own.used += 1;
    this.#byAddress.set(address, own);
    if (this.#all.endsAt <= now) this.#all = { used: 0, endsAt: now + WINDOW_MS };
    this.#all.used += 1;
  }

  /** It was no mistake: gives back what `failed` took. */
  succeeded(address: string): void {
    this.#byAddress.delete(address);
    this.#all.used -= 1;
  }
}
