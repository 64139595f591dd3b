import {
  type EngineCapability,
  type EngineWarning,
  engineCapabilities,
} from '@groundwork/contract/warnings';
import type { ProviderMetrics } from '@groundwork/runtime';
import { Circuit } from './calls/circuit.js';
import { connect, type EngineConnection } from './calls/connection.js';
import type { EngineCall } from './calls/engine-call.js';
import {
  type ConnectPorts,
  type EmbeddedPorts,
  type Engines,
  once,
  type ProductPorts,
  type TaskPorts,
} from './product-ports.js';
import type { EngineSettings } from './settings.js';
import {
  type EngineCache,
  type EngineRecorder,
  EnginesOfTask,
  type SharedEngines,
} from './task-engines.js';

/** Records calls and warnings in the metrics, then in the task's call log. */
function recording(metrics: ProviderMetrics | undefined, recorder: EngineRecorder | undefined) {
  return {
    called: (call: EngineCall) => {
      metrics?.called({ ...call, usage: { ...call.usage } });
      recorder?.called(call);
    },
    warned: (warning: EngineWarning) => {
      metrics?.fellBack(warning.capability, warning.reason);
      recorder?.warned(warning);
    },
  };
}

/** Engines with at least one provider; all tasks of the process share its connections and circuits. */
export class RemoteEngines<Ports> implements Engines<Ports> {
  readonly remote: readonly EngineCapability[];
  readonly budgetMs: number;
  readonly #load: () => Promise<readonly [EmbeddedPorts<Ports>, ConnectPorts<Ports>]>;
  readonly #shared: SharedEngines;
  readonly #metrics: ProviderMetrics | undefined;

  constructor(
    product: Pick<ProductPorts<Ports>, 'load' | 'connect'>,
    settings: EngineSettings,
    metrics: ProviderMetrics | undefined,
    cache: EngineCache | null,
  ) {
    const connections: Partial<Record<EngineCapability, EngineConnection>> = {};
    for (const capability of engineCapabilities) {
      const configured = settings.capabilities[capability];
      if (configured === undefined) continue;
      connections[capability] = connect(capability, configured);
      metrics?.circuit(capability, false);
    }
    const circuit = (capability: EngineCapability) =>
      new Circuit(settings.circuit, (open) => metrics?.circuit(capability, open));
    this.#load = once(() => Promise.all([product.load(), product.connect()]));
    this.remote = engineCapabilities.filter((capability) => connections[capability] !== undefined);
    this.budgetMs = settings.budgetMs;
    this.#metrics = metrics;
    this.#shared = {
      settings,
      connections,
      circuits: {
        vision: circuit('vision'),
        text: circuit('text'),
        image: circuit('image'),
        speech: circuit('speech'),
        video: circuit('video'),
        presenter: circuit('presenter'),
      },
      cache,
    };
  }

  async embedded(): Promise<Ports> {
    const [embedded] = await this.#load();
    return embedded();
  }

  async forTask({
    signal,
    recorder,
  }: Parameters<Engines<Ports>['forTask']>[0]): Promise<TaskPorts<Ports>> {
    const [embedded, connectPorts] = await this.#load();
    const task = new EnginesOfTask(this.#shared, signal, recording(this.#metrics, recorder));
    const studio = embedded((warning) => task.warn(warning));
    return {
      ports: connectPorts(task, studio, this.#shared.settings),
      calls: task.calls,
      warnings: task.warnings,
    };
  }
}
