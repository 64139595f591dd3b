import type { EngineUsage } from './engine-call.js';

/** The limit on a task's spending on providers, for all its calls together. */
export class TaskBudget {
  #milliseconds: number;
  #retries: number;

  constructor(limits: { readonly milliseconds: number; readonly retries: number }) {
    this.#milliseconds = limits.milliseconds;
    this.#retries = limits.retries;
  }

  get left(): number {
    return Math.max(0, this.#milliseconds);
  }

  spend(milliseconds: number): void {
    this.#milliseconds -= milliseconds;
  }

  /** @returns whether another try may be made, which then counts */
  takeRetry(): boolean {
    if (this.#retries <= 0) return false;
    this.#retries -= 1;
    return true;
  }
}

/** US dollars; undefined where nothing was set. */
export interface EnginePrices {
  /** For a million tokens read. */
  readonly inputTokens?: number | undefined;
  /** For a million tokens written. */
  readonly outputTokens?: number | undefined;
  readonly image?: number | undefined;
  /** For a million characters spoken. */
  readonly characters?: number | undefined;
  /** For a second of film. */
  readonly second?: number | undefined;
}

const MILLION = 1_000_000;

/** US dollars for the usage; null without any price for it. */
export function costOf(usage: EngineUsage, prices: EnginePrices): number | null {
  const parts = [
    [usage.inputTokens, prices.inputTokens, MILLION],
    [usage.outputTokens, prices.outputTokens, MILLION],
    [usage.images, prices.image, 1],
    [usage.characters, prices.characters, MILLION],
    [usage.seconds, prices.second, 1],
  ] as const;
  const priced = parts.flatMap(([amount, price, unit]) =>
    amount === undefined || price === undefined ? [] : [(amount * price) / unit],
  );
  return priced.length === 0 ? null : priced.reduce((sum, cost) => sum + cost, 0);
}

export function addUsage(one: EngineUsage, other: EngineUsage): EngineUsage {
  const sum: Record<string, number> = {};
  for (const usage of [one, other]) {
    for (const [unit, amount] of Object.entries(usage)) {
      if (typeof amount === 'number') sum[unit] = (sum[unit] ?? 0) + amount;
    }
  }
  return sum;
}
