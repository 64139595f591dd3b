import { isDatabaseUnavailable } from '@groundwork/database/connection/client';
import type { Logger } from '@groundwork/runtime';

/** Milliseconds between two polls of watched work. */
const LOOK_MS = 1_000;
/** Things of one query. */
const MOST_AT_ONCE = 500;

/** A subscriber to the states of one thing. */
export interface Watcher<State> {
  readonly id: string;
  readonly onState: (state: State) => void;
  /** Called when there will be no more looks. */
  readonly onClose: () => void;
}

/** Looks at all watched things of one kind in this process together, so that a thousand watchers cost as much as one. */
export class Watch<State> {
  readonly #look: (ids: string[]) => Promise<ReadonlyMap<string, State>>;
  readonly #isOver: (state: State) => boolean;
  readonly #log: Logger;
  readonly #lookMs: number;
  readonly #watchers = new Set<Watcher<State>>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  /** @param isOver whether a thing will not change any more */
  constructor(
    look: (ids: string[]) => Promise<ReadonlyMap<string, State>>,
    isOver: (state: State) => boolean,
    log: Logger,
    lookMs = LOOK_MS,
  ) {
    this.#look = look;
    this.#isOver = isOver;
    this.#log = log;
    this.#lookMs = lookMs;
  }

  /** @returns what ends the watching */
  add(watcher: Watcher<State>): () => void {
    if (this.#isClosed) {
      watcher.onClose();
      return () => undefined;
    }
    this.#watchers.add(watcher);
    this.#schedule();
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Ends all watching, for good. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const watcher of [...this.#watchers]) watcher.onClose();
    this.#watchers.clear();
  }

  #schedule(): void {
    if (this.#timer !== null || this.#isClosed || this.#watchers.size === 0) return;
    this.#timer = setTimeout(() => {
      void this.#lookAtAll().finally(() => {
        this.#timer = null;
        this.#schedule();
      });
    }, this.#lookMs);
  }

  async #lookAtAll(): Promise<void> {
    const ids = [...new Set([...this.#watchers].map(({ id }) => id))];
    try {
      for (let begin = 0; begin < ids.length; begin += MOST_AT_ONCE) {
        await this.#tell(ids.slice(begin, begin + MOST_AT_ONCE));
      }
    } catch (error) {
      // Watchers wait for the next poll; the database may be back by then.
      const words = 'what is watched could not be looked at';
      if (isDatabaseUnavailable(error)) this.#log.warn({ err: error }, words);
      else this.#log.error({ err: error }, words);
    }
  }

  async #tell(ids: string[]): Promise<void> {
    const states = await this.#look(ids);
    for (const watcher of [...this.#watchers]) {
      const state = states.get(watcher.id);
      if (state === undefined) continue;
      watcher.onState(state);
      if (this.#isOver(state)) this.#watchers.delete(watcher);
    }
  }
}
