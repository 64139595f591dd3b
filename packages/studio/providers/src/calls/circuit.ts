export interface CircuitSettings {
  /** Failures on end after which it opens. */
  readonly failures: number;
  /** Milliseconds until an open circuit lets one call through to try. */
  readonly openMs: number;
}

/** Permission for one attempt; call exactly one of its ends. */
export interface CircuitPass {
  succeeded(): void;
  /** @param atOnce it will fail for everybody: opens without waiting for more failures */
  failed(atOnce?: boolean): void;
  /** The attempt says nothing about the server: it was stopped, or its question was at fault. */
  abandoned(): void;
}

/**
 * A circuit breaker: closed, it lets all calls through; after several failures in a row it opens and lets none; after a
 * while one trial call closes or opens it again.
 */
export class Circuit {
  readonly #settings: CircuitSettings;
  readonly #now: () => number;
  readonly #onChange: (open: boolean) => void;
  #failures = 0;
  #openedAt: number | null = null;
  #probing = false;

  constructor(
    settings: CircuitSettings,
    onChange: (open: boolean) => void = () => undefined,
    now: () => number = Date.now,
  ) {
    this.#settings = settings;
    this.#onChange = onChange;
    this.#now = now;
  }

  get open(): boolean {
    return this.#openedAt !== null;
  }

  /** @returns null while it is open */
  enter(): CircuitPass | null {
    if (this.#openedAt === null) return this.#pass(false);
    if (this.#probing || this.#now() - this.#openedAt < this.#settings.openMs) return null;
    this.#probing = true;
    return this.#pass(true);
  }

  #pass(probe: boolean): CircuitPass {
    const ended = () => {
      if (probe) this.#probing = false;
    };
    return {
      succeeded: () => {
        ended();
        this.#failures = 0;
        if (this.#openedAt === null) return;
        this.#openedAt = null;
        this.#onChange(false);
      },
      failed: (atOnce = false) => {
        ended();
        this.#failures += 1;
        const enough = atOnce || this.#failures >= this.#settings.failures;
        if (!probe && (this.#openedAt !== null || !enough)) return;
        this.#openedAt = this.#now();
        this.#onChange(true);
      },
      abandoned: ended,
    };
  }
}
