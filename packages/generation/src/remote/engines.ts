import {
  type EngineCapability,
  type EngineWarning,
  engineCapabilities,
} from '@groundwork/contract';
import type { EngineMetrics } from '@groundwork/runtime';
import type { PortraitPort } from '../portrait-port.js';
import type { GenerationEngine } from '../ports.js';
import { Circuit } from './circuit.js';
import { connect, type EngineConnection } from './connection.js';
import type { EngineCall } from './engine-call.js';
import { createRemoteEngine } from './remote-engine.js';
import type { EngineSettings } from './settings.js';
import {
  type EngineCache,
  type EngineRecorder,
  EnginesOfTask,
  type SharedEngines,
} from './task-engines.js';

/** The ports that a task works with, and what became of its foreign engines. */
export interface TaskGeneration {
  readonly engine: GenerationEngine;
  readonly portraits: PortraitPort;
  readonly calls: readonly EngineCall[];
  readonly warnings: readonly EngineWarning[];
}

/** All engines of a process. */
export interface Engines {
  /** No network, no key: for samples and for whatever is nobody's task. */
  readonly embedded: Omit<TaskGeneration, 'calls' | 'warnings'>;
  /** Capabilities that a foreign engine is set for. */
  readonly remote: readonly EngineCapability[];
  /** Milliseconds that a task may spend on foreign engines; 0 when all is embedded. */
  readonly budgetMs: number;
  /** The engines of one task; the embedded ones themselves when no foreign one is set. */
  forTask(task: {
    readonly signal: AbortSignal;
    readonly recorder?: EngineRecorder;
  }): TaskGeneration;
}

export interface EnginesOptions {
  readonly settings: EngineSettings;
  readonly embedded: Engines['embedded'];
  readonly metrics?: EngineMetrics;
  readonly cache?: EngineCache;
}

/** Tells the metrics, then whoever keeps the task's record. */
function told(metrics: EngineMetrics | undefined, recorder: EngineRecorder | undefined) {
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

export function createEngines({ settings, embedded, metrics, cache }: EnginesOptions): Engines {
  const connections: Partial<Record<EngineCapability, EngineConnection>> = {};
  const remote: EngineCapability[] = [];
  for (const capability of engineCapabilities) {
    const configured = settings.capabilities[capability];
    if (configured === undefined) continue;
    connections[capability] = connect(capability, configured);
    remote.push(capability);
    metrics?.circuit(capability, false);
  }
  const circuit = (capability: EngineCapability) =>
    new Circuit(settings.circuit, (open) => metrics?.circuit(capability, open));
  const shared: SharedEngines = {
    settings,
    connections,
    circuits: {
      vision: circuit('vision'),
      text: circuit('text'),
      image: circuit('image'),
      speech: circuit('speech'),
      video: circuit('video'),
    },
    cache: cache ?? null,
  };
  return {
    embedded,
    remote,
    budgetMs: remote.length === 0 ? 0 : settings.budgetMs,
    forTask: ({ signal, recorder }) => {
      if (remote.length === 0) return { ...embedded, calls: [], warnings: [] };
      const task = new EnginesOfTask(shared, signal, told(metrics, recorder));
      return {
        ...createRemoteEngine(task, embedded, settings),
        calls: task.calls,
        warnings: task.warnings,
      };
    },
  };
}
