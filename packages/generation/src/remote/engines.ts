import type { EngineCapability, EngineWarning } from '@groundwork/contract';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { PortraitPort } from '../portrait-port.js';
import type { GenerationEngine } from '../ports.js';
import { createStudioPortraits } from '../studio/portraits/studio-portraits.js';
import { createStudioEngine } from '../studio/studio-engine.js';
import type { EngineCall } from './engine-call.js';
import { type EngineEnvironment, type EngineSettings, engineSettings } from './settings.js';
import type { EngineCache, EngineRecorder } from './task-engines.js';

/** Ports of all that can be generated. */
export interface Generation {
  readonly engine: GenerationEngine;
  readonly portraits: PortraitPort;
}

/** The ports that a task works with, and what became of its foreign engines. */
export interface TaskGeneration extends Generation {
  readonly calls: readonly EngineCall[];
  readonly warnings: readonly EngineWarning[];
}

/** All engines of a process. */
export interface Engines {
  /** No network, no key: for samples and for whatever is nobody's task. */
  readonly embedded: Generation;
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
  readonly metrics?: ProviderMetrics;
  /** Null: nothing is kept. */
  readonly cache?: EngineCache | null;
  /** Milliseconds that a task may spend at most, where that is less than what is set. */
  readonly budgetMs?: number;
}

/**
 * Opens what the environment says: embedded engines, and foreign ones where they are set. The client of those is loaded
 * for nobody else.
 *
 * @throws EnvironmentError
 */
export async function openEngines(
  environment: EngineEnvironment & { readonly ESPEAK_PATH?: string },
  options: EnginesOptions = {},
): Promise<Engines> {
  const embedded: Generation = {
    engine: createStudioEngine({ ESPEAK_PATH: environment.ESPEAK_PATH ?? 'espeak-ng' }),
    portraits: createStudioPortraits(),
  };
  const all = engineSettings(environment);
  const budgetMs = Math.min(all.budgetMs, options.budgetMs ?? all.budgetMs);
  return connectEngines(embedded, { ...all, budgetMs }, options);
}

/** Engines of which none is foreign. */
export function embeddedEngines(embedded: Generation): Engines {
  return {
    embedded,
    remote: [],
    budgetMs: 0,
    forTask: () => ({ ...embedded, calls: [], warnings: [] }),
  };
}

/** The same with embedded engines and settings of the caller's. */
export async function connectEngines(
  embedded: Generation,
  settings: EngineSettings,
  { metrics, cache = null }: EnginesOptions = {},
): Promise<Engines> {
  if (Object.keys(settings.capabilities).length === 0) return embeddedEngines(embedded);
  const { RemoteEngines } = await import('./remote-engines.js');
  return new RemoteEngines(embedded, settings, metrics, cache);
}
