import type { EngineCapability, EngineWarning } from '@groundwork/contract/warnings';
import type { PictureSigner } from '@groundwork/imaging';
import type { Logger } from '@groundwork/runtime';
import type { EngineCall } from './calls/engine-call.js';
import type { EngineRecorder } from './calls/make-call.js';
import type { EngineSettings } from './settings.js';
import type { TaskEngines } from './task-engines.js';

/** Puts providers in front of a product's embedded ports, for one task. */
export type ConnectPorts<Ports> = (
  task: TaskEngines,
  embedded: Ports,
  settings: Pick<EngineSettings, 'speech' | 'video'>,
) => Ports;

/** What a product has generated, and how it opens that. */
export interface ProductPorts<Ports> {
  /** Providers of other capabilities are not opened. */
  readonly uses: readonly EngineCapability[];
  /** Loads the ports without a provider: at the first task, so that a process that waits holds none of it. */
  load(): Promise<EmbeddedPorts<Ports>>;
  /** Loads what stands before them; called only where a provider is set. */
  connect(): Promise<ConnectPorts<Ports>>;
}

/** @param warn called when an installed voice failed; left out outside of tasks */
export type EmbeddedPorts<Ports> = (warn?: (warning: EngineWarning) => void) => Ports;

/** The ports that a task works with, and what became of its providers. */
export interface TaskPorts<Ports> {
  readonly ports: Ports;
  readonly calls: readonly EngineCall[];
  readonly warnings: readonly EngineWarning[];
}

export interface Engines<Ports> {
  /** No network, no key: for samples and work outside tasks. */
  embedded(): Promise<Ports>;
  readonly remote: readonly EngineCapability[];
  /** Milliseconds that a task may spend on providers; 0 when all is embedded. */
  readonly budgetMs: number;
  /** Whether pictures by a provider are labelled. */
  readonly label: boolean;
  /** Signs finished pictures, whoever made them; null without a certificate. */
  readonly signer: PictureSigner | null;
  /** The ports of one task; the embedded ones where no provider is set. */
  forTask(task: {
    readonly signal: AbortSignal;
    readonly recorder?: EngineRecorder;
    /** The task's. */
    readonly log?: Pick<Logger, 'warn'>;
  }): Promise<TaskPorts<Ports>>;
}

/** A load that failed is tried again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
