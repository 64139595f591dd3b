import type { EngineCapability, EngineWarning } from '@groundwork/contract/warnings';
import type { Semaphore } from '@groundwork/runtime';
import type { EngineConnection } from './calls/ask.js';
import type { Circuit } from './calls/circuit.js';
import type { EngineCall, EngineFault, EngineUsage } from './calls/engine-call.js';
import type { EngineSettings, ProviderSettings } from './settings.js';

export interface CallSubject {
  /** Its purpose in a word or two of our own: `plot_area`, `proposal`, `script`. */
  readonly purpose: string;
  readonly prompt: string | null;
  readonly seed: number | null;
}

export interface CallAttempt {
  /** 1 for the first. */
  readonly number: number;
  /** 1 until an answer could not be used: an attempt after none is the same question again, with the same seed. */
  readonly question: number;
  /** Why the one before failed. */
  readonly previous: EngineFault | null;
  /** Aborts when the task, or its worker, ends. */
  readonly taskSignal: AbortSignal;
  /** Of this question: a provider that knows it already is not paid twice. */
  readonly idempotencyKey: string;
}

export type EngineWork<Value, Capability extends EngineCapability = EngineCapability> = (
  connection: EngineConnection<Capability> & Pick<ProviderSettings, 'workflow'>,
  signal: AbortSignal,
  attempt: CallAttempt,
) => Promise<{
  readonly value: Value;
  readonly usage: EngineUsage;
  /** The one that was used, where attempts take different ones. */
  readonly seed?: number;
}>;

/** What a provider does, by the engines that it is asked by, and what is done without one. */
export interface RemoteOr<Value> {
  remote(task: TaskEngines): Promise<Value>;
  embedded(): Promise<Value>;
}

/** Everything that one task does with foreign engines. */
export interface TaskEngines {
  /** The task's end, or its worker's. */
  readonly signal: AbortSignal;
  readonly settings: EngineSettings;
  /** The provider that is asked now; undefined where the capability is embedded. */
  connection<Capability extends EngineCapability>(
    capability: Capability,
  ): ProviderSettings<Capability> | undefined;
  /**
   * One call with time-out, attempts with jitter, Retry-After, the task's budget, the provider's circuit and its most
   * calls at once, cost and record. `work` makes one attempt under its signal; it throws an EngineFault for an answer
   * that it cannot use.
   *
   * @throws EngineUnavailable when it is given up; the task's signal's reason; what `work` threw that is no dealing
   * with the engine
   */
  call<Value, Capability extends EngineCapability>(
    capability: Capability,
    subject: CallSubject,
    work: EngineWork<Value, Capability>,
  ): Promise<Value>;
  /**
   * Asks the capability's providers in their order, each by the task that `remote` is given; uses the embedded engine
   * where none is set, or, if so configured, with a warning when the last is given up.
   *
   * @throws EngineUnavailable where the configuration says `fail`
   */
  remoteOr<Value>(capability: EngineCapability, by: RemoteOr<Value>): Promise<Value>;
  /** Caches costly results; null without a cache. */
  readonly cache: EngineCache | null;
  readonly calls: readonly EngineCall[];
  /** One for each capability and reason. */
  readonly warnings: readonly EngineWarning[];
}

/** A store of bytes by name, shared by all tasks. Names are made of letters, digits, dashes, dots and slashes. */
export interface EngineCache {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
}

/** Written as it happens, so that a worker that dies leaves a record of its costs. */
export interface EngineRecorder {
  called(call: EngineCall): void;
  warned(warning: EngineWarning): void;
  /**
   * Counts what an attempt may cost against the ceilings, before it is made; left out where nobody is charged.
   */
  reserve?(mostUsd: number, ceilings: EngineSettings['ceilings']): Promise<Reservation>;
}

/** Which ceiling is in the way, or how what was counted is put right when the cost is known. */
export interface Reservation {
  /** Null: it may be asked. */
  readonly over: 'task' | 'account' | 'fleet' | null;
  /** How much of each ceiling is used, 0 to 1; null where there is none. */
  readonly shares: Readonly<Record<'task' | 'account' | 'fleet', number | null>>;
  settle(usd: number): void;
}

/** A provider as all tasks of a process share it. */
export interface SharedProvider {
  readonly settings: ProviderSettings;
  readonly circuit: Circuit;
  /** One for all capabilities of a provider. */
  readonly atOnce: Semaphore;
}

/** State shared by the calls of all tasks in a process. */
export interface SharedEngines {
  readonly settings: EngineSettings;
  /** In the order in which they are asked. */
  readonly providers: Partial<Readonly<Record<EngineCapability, readonly SharedProvider[]>>>;
  readonly cache: EngineCache | null;
}
