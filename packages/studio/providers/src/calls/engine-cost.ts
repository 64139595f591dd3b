import type { EngineUsage } from './engine-call.js';

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
