import {
  type EngineCapability,
  type EngineWarning,
  engineCapabilities,
} from '@groundwork/contract/warnings';
import { type Logger, type ProviderMetrics, Semaphore } from '@groundwork/runtime';
import { Circuit } from './calls/call-limits.js';
import type { EngineCall } from './calls/engine-call.js';
import type {
  EngineRecorder,
  Reservation,
  SharedEngines,
  SharedProvider,
} from './calls/make-call.js';
import type { EngineSettings } from './settings.js';

/** The providers of a process: a circuit each, and calls at once by server and key. */
export function shareProviders(
  settings: EngineSettings,
  onCircuit: (capability: EngineCapability, open: boolean) => void = () => undefined,
): SharedEngines['providers'] {
  const atOnce = new Map<string, Semaphore>();
  const shared: Partial<Record<EngineCapability, readonly SharedProvider[]>> = {};
  for (const capability of engineCapabilities) {
    const chain: SharedProvider[] = [];
    const tell = () =>
      onCircuit(
        capability,
        chain.some(({ circuit }) => circuit.open),
      );
    for (const provider of settings.capabilities[capability]?.providers ?? []) {
      const server = `${new URL(provider.baseUrl).origin} ${provider.apiKey}`;
      const places = atOnce.get(server) ?? new Semaphore(settings.concurrency);
      atOnce.set(server, places);
      const circuit = new Circuit(settings.circuit, tell);
      chain.push({ settings: provider, circuit, atOnce: places });
    }
    if (chain.length > 0) {
      shared[capability] = chain;
      tell();
    }
  }
  return shared;
}

/** From this share of a ceiling on operators are told. */
const NEAR = 0.8;

const nothingReserved: Reservation = {
  over: null,
  shares: { task: null, account: null, fleet: null },
  settle: () => undefined,
};

/** What is counted against the ceilings, with how much of each is used for operators. */
function reserving(
  metrics: ProviderMetrics | undefined,
  recorder: EngineRecorder | undefined,
  log: Pick<Logger, 'warn'> | undefined,
): Required<EngineRecorder>['reserve'] {
  return async (mostUsd, ceilings) => {
    const isFree = Object.values(ceilings).every((one) => one === undefined);
    if (recorder?.reserve === undefined || isFree) return nothingReserved;
    const reserved = await recorder.reserve(mostUsd, ceilings);
    for (const [scope, share] of Object.entries(reserved.shares)) {
      if (share === null) continue;
      metrics?.ceiling(scope, share);
      if (share < NEAR) continue;
      const used = `${Math.round(share * 100)} %`;
      log?.warn({ scope, share }, `providers: ${used} of the ceiling of the ${scope} is used`);
    }
    return reserved;
  };
}

/** Records calls and warnings in the metrics, then in the task's call log; what failed is a line of the log. */
export function recording(
  metrics: ProviderMetrics | undefined,
  recorder: EngineRecorder | undefined,
  log: Pick<Logger, 'warn'> | undefined,
): Required<EngineRecorder> {
  return {
    called: (call: EngineCall) => {
      metrics?.called({ ...call, usage: { ...call.usage } });
      recorder?.called(call);
      if (call.message === null) return;
      const { capability, driver, model, purpose, outcome, status, requestId, attempts } = call;
      log?.warn(
        {
          ...{ capability, driver, model, purpose, outcome, status, attempts },
          provider_request_id: requestId,
        },
        `provider: ${outcome}: ${call.message}`,
      );
    },
    reserve: reserving(metrics, recorder, log),
    warned: (warning: EngineWarning) => {
      if (warning.reason !== 'differs') metrics?.fellBack(warning.capability, warning.reason);
      recorder?.warned(warning);
    },
  };
}
