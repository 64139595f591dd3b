import type { Registry } from 'prom-client';
import { counter, gauge, histogram } from './metrics.js';

export type ProviderMetrics = ReturnType<typeof createProviderMetrics>;

interface MeasuredCall {
  readonly capability: string;
  readonly model: string;
  /** `done`, `stopped`, or the fault's reason. */
  readonly outcome: string;
  readonly attempts: number;
  readonly seconds: number;
  /** Amounts by unit. */
  readonly usage: Readonly<Record<string, number>>;
  readonly costUsd: number | null;
}

/** The metrics of providers. Capabilities, outcomes and units are fixed sets; models are the configured ones. */
export function createProviderMetrics(registry: Registry) {
  const duration = histogram(registry, 'groundwork_engine_call_duration_seconds');
  const attempts = counter(registry, 'groundwork_engine_attempts_total');
  const usage = counter(registry, 'groundwork_engine_usage_total');
  const cost = counter(registry, 'groundwork_engine_cost_usd_total');
  const fallbacks = counter(registry, 'groundwork_engine_fallbacks_total');
  const circuits = gauge(registry, 'groundwork_engine_circuit_open');
  const ceilings = gauge(registry, 'groundwork_engine_ceiling_share');
  const tasks = histogram(registry, 'groundwork_engine_task_cost_usd');
  return {
    called: (call: MeasuredCall) => {
      const { capability, model } = call;
      duration.observe({ capability, outcome: call.outcome }, call.seconds);
      attempts.inc({ capability }, call.attempts);
      for (const [unit, amount] of Object.entries(call.usage)) {
        usage.inc({ capability, model, unit }, amount);
      }
      if (call.costUsd !== null) cost.inc({ capability, model }, call.costUsd);
    },
    fellBack: (capability: string, reason: string) => fallbacks.inc({ capability, reason }),
    circuit: (capability: string, open: boolean) => circuits.set({ capability }, open ? 1 : 0),
    /** How much of a ceiling in dollars is used, as a share: of a task, an account's day or the fleet's. */
    ceiling: (scope: string, share: number) => ceilings.set({ scope }, share),
    /** The cost of all providers for one task, counted once at its end. */
    taskCost: (kind: string, costUsd: number) => tasks.observe({ kind }, costUsd),
  };
}
