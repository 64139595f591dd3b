import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds of one call to a provider, from a short text to a film. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640];
/** US dollars of a task. */
const COSTS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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
  const registers = [registry];
  const duration = new Histogram({
    name: 'groundwork_engine_call_duration_seconds',
    help: 'Seconds of a call to a provider, all its attempts, by capability and outcome',
    labelNames: ['capability', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const attempts = new Counter({
    name: 'groundwork_engine_attempts_total',
    help: 'HTTP requests to providers, by capability',
    labelNames: ['capability'],
    registers,
  });
  const usage = new Counter({
    name: 'groundwork_engine_usage_total',
    help: 'Units that providers used, by capability, model and unit',
    labelNames: ['capability', 'model', 'unit'],
    registers,
  });
  const cost = new Counter({
    name: 'groundwork_engine_cost_usd_total',
    help: 'US dollars for providers by the configured prices, by capability and model',
    labelNames: ['capability', 'model'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'groundwork_engine_fallbacks_total',
    help: 'Times the embedded engine replaced a provider, by capability and reason',
    labelNames: ['capability', 'reason'],
    registers,
  });
  const circuits = new Gauge({
    name: 'groundwork_engine_circuit_open',
    help: '1 while the circuit of a capability is open because its provider failed too often',
    labelNames: ['capability'],
    registers,
  });
  const ceilings = new Gauge({
    name: 'groundwork_engine_ceiling_share',
    help: 'Used share of the ceilings in dollars for providers, as last seen: of a task, an account or the fleet',
    labelNames: ['scope'],
    registers,
  });
  const tasks = new Histogram({
    name: 'groundwork_engine_task_cost_usd',
    help: 'US dollars that providers cost for one task, by the kind of task',
    labelNames: ['kind'],
    buckets: COSTS,
    registers,
  });
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
