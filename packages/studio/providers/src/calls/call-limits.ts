import type { EngineCapability } from '@groundwork/contract/warnings';
import { declaredPrices, type EnginePrices } from '../profiles/model-profile.js';
import type { EngineUsage } from './engine-call.js';

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

/** What a task may still spend on providers, for all its calls together. */
export interface TaskBudget {
  milliseconds: number;
  /** Attempts beyond the first of each call. */
  retries: number;
}

const MILLION = 1_000_000;

function priced(usage: EngineUsage, prices: EnginePrices): number | null {
  const parts = [
    [usage.inputTokens, prices.input, MILLION],
    [usage.inputImageTokens, prices.inputImage ?? prices.input, MILLION],
    [usage.outputTokens, prices.output, MILLION],
    [usage.images, prices.each, 1],
    [usage.characters, prices.characters, MILLION],
    [usage.seconds, prices.second, 1],
  ] as const;
  const costs = parts.flatMap(([amount, price, unit]) =>
    amount === undefined || price === undefined ? [] : [(amount * price) / unit],
  );
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
}

/**
 * What a usage costs in US dollars; null without any price. Where nobody set or published one, it is the highest that is
 * declared for the capability, and guessed.
 *
 * @param prices null: it costs nothing
 */
export function costOf(
  capability: EngineCapability,
  usage: EngineUsage,
  prices: EnginePrices | null | undefined,
) {
  if (prices === null) return { costUsd: 0, costGuessed: false };
  const known = prices === undefined ? null : priced(usage, prices);
  if (known !== null) return { costUsd: known, costGuessed: false };
  const neighbours = declaredPrices(capability).flatMap((each) => priced(usage, each) ?? []);
  if (neighbours.length === 0) return { costUsd: null, costGuessed: false };
  return { costUsd: Math.max(...neighbours), costGuessed: true };
}

/** Larger than any question and answer of ours has been; pictures as the dearest model counts them. */
const most: Readonly<Record<EngineCapability, EngineUsage>> = {
  vision: { inputTokens: 16_000, outputTokens: 8_192 },
  text: { inputTokens: 8_000, outputTokens: 8_192 },
  image: { inputTokens: 2_000, inputImageTokens: 30_000, outputTokens: 20_000, images: 1 },
  speech: {},
  video: { seconds: 15 },
  presenter: { seconds: 60 },
};

/** The most that one attempt uses. */
export function mostUsage(capability: EngineCapability, prompt: string | null): EngineUsage {
  const characters = prompt?.length ?? 0;
  return capability === 'speech' ? { characters } : most[capability];
}

export function addUsage(one: EngineUsage, other: EngineUsage): EngineUsage {
  const units = Object.keys({ ...one, ...other }) as (keyof EngineUsage)[];
  return Object.fromEntries(units.map((unit) => [unit, (one[unit] ?? 0) + (other[unit] ?? 0)]));
}
