import type { EngineCapability, EngineWarning } from '@groundwork/contract';
import type { PortraitPort } from '@groundwork/portraits/portrait-port';
import type { EngineCall } from '@groundwork/providers/calls/engine-call';
import type { EngineCache, EngineRecorder } from '@groundwork/providers/task-engines';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { NaturalVoices } from '@groundwork/speech/natural-speech';
import type { GenerationEngine } from '../ports.js';

export interface Generation {
  readonly engine: GenerationEngine;
  readonly portraits: PortraitPort;
}

/** The ports that a task works with, and what became of its foreign engines. */
export interface TaskGeneration extends Generation {
  readonly calls: readonly EngineCall[];
  readonly warnings: readonly EngineWarning[];
}

export interface Engines {
  /** No network, no key: for samples and work outside tasks. */
  readonly embedded: Generation;
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
  readonly metrics?: ProviderMetrics;
  /** Null: nothing is kept. */
  readonly cache?: EngineCache | null;
  readonly natural?: NaturalVoices;
  /** Most milliseconds for a task, if less than configured. */
  readonly budgetMs?: number;
}
