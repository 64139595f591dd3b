import {
  type EngineCapability,
  type EngineWarning,
  engineCapabilities,
} from '@groundwork/contract';
import { Circuit } from '@groundwork/providers/calls/circuit';
import { connect, type EngineConnection } from '@groundwork/providers/calls/connection';
import type { EngineCall } from '@groundwork/providers/calls/engine-call';
import type { EngineSettings } from '@groundwork/providers/settings';
import {
  type EngineCache,
  type EngineRecorder,
  EnginesOfTask,
  type SharedEngines,
} from '@groundwork/providers/task-engines';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { EmbeddedGeneration } from './embedded-generation.js';
import type { Engines, Generation, TaskGeneration } from './engines.js';
import { createRemoteEngine } from './remote-engine.js';

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
export class RemoteEngines implements Engines {
  readonly embedded: Generation;
  readonly remote: readonly EngineCapability[];
  readonly budgetMs: number;
  readonly #embedded: EmbeddedGeneration;
  readonly #shared: SharedEngines;
  readonly #metrics: ProviderMetrics | undefined;

  constructor(
    embedded: EmbeddedGeneration,
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
    this.#embedded = embedded;
    this.embedded = embedded.generation;
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

  forTask({ signal, recorder }: Parameters<Engines['forTask']>[0]): TaskGeneration {
    const task = new EnginesOfTask(this.#shared, signal, recording(this.#metrics, recorder));
    return {
      ...createRemoteEngine(
        task,
        this.#embedded.forTask((warning) => task.warn(warning)),
        this.#shared.settings,
      ),
      calls: task.calls,
      warnings: task.warnings,
    };
  }
}
