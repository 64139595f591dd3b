import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EngineCapability,
  type EngineWarning,
  engineWarning,
} from '@groundwork/contract/warnings';
import type { Circuit, CircuitPass } from './calls/circuit.js';
import type { EngineConnection } from './calls/connection.js';
import {
  type EngineCall,
  EngineFault,
  type EngineFaultReason,
  EngineUnavailable,
  type EngineUsage,
} from './calls/engine-call.js';
import { addUsage, costOf, TaskBudget } from './calls/task-budget.js';
import { translateFailure } from './calls/translate-failure.js';
import type { CapabilitySettings, EngineSettings } from './settings.js';

export interface CallSubject {
  /** Its purpose in a word or two of our own: `plot_area`, `proposal`, `script`. */
  readonly purpose: string;
  readonly prompt: string | null;
  readonly seed: number | null;
}

export interface CallAttempt {
  /** 1 for the first. */
  readonly number: number;
  /** Why the one before failed. */
  readonly previous: EngineFault | null;
}

export type EngineWork<Value> = (
  connection: EngineConnection,
  signal: AbortSignal,
  attempt: CallAttempt,
) => Promise<{
  readonly value: Value;
  readonly usage: EngineUsage;
  /** The one that was used, where attempts take different ones. */
  readonly seed?: number;
}>;

/** Everything that one task does with foreign engines. */
export interface TaskEngines {
  /** The task's end, or its worker's. */
  readonly signal: AbortSignal;
  connection(capability: EngineCapability): EngineConnection | undefined;
  /**
   * One call with time-out, attempts with jitter, Retry-After, the task's budget, the capability's circuit, cost and
   * record. `work` makes one attempt under its signal; it throws an EngineFault for an answer that it cannot use, and
   * lets the errors of the SDK and of fetch through.
   *
   * @throws EngineUnavailable when it is given up; the task's signal's reason; what `work` threw that is no dealing
   * with the engine
   */
  call<Value>(
    capability: EngineCapability,
    subject: CallSubject,
    work: EngineWork<Value>,
  ): Promise<Value>;
  /**
   * Asks the provider; uses the embedded engine where none is set, or, if so configured, with a warning when the
   * provider is given up.
   *
   * @throws EngineUnavailable where the configuration says `fail`
   */
  remoteOr<Value>(
    capability: EngineCapability,
    remote: () => Promise<Value>,
    embedded: () => Promise<Value>,
  ): Promise<Value>;
  /** Caches costly results; null without a cache. */
  readonly cache: EngineCache | null;
  /** Records a fallback to the embedded engine, for ports that fall back themselves. */
  fellBack(unavailable: EngineUnavailable): void;
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
}

/** State shared by the calls of all tasks in a process. */
export interface SharedEngines {
  readonly settings: EngineSettings;
  readonly connections: Partial<Readonly<Record<EngineCapability, EngineConnection>>>;
  readonly circuits: Readonly<Record<EngineCapability, Circuit>>;
  readonly cache: EngineCache | null;
}

/** At most this many times the first pause. */
const MOST_DOUBLINGS = 5;

const UNUSABLE: readonly EngineFaultReason[] = ['malformed', 'empty', 'wrong_size', 'untrue'];
const toldAs = (reason: EngineFaultReason) => {
  if (reason === 'refused') return 'refused';
  return UNUSABLE.includes(reason) ? 'unusable' : 'unavailable';
};

export class EnginesOfTask implements TaskEngines {
  readonly signal: AbortSignal;
  readonly calls: EngineCall[] = [];
  readonly warnings: EngineWarning[] = [];
  readonly cache: EngineCache | null;
  readonly #shared: SharedEngines;
  readonly #recorder: EngineRecorder;
  readonly #budget: TaskBudget;

  constructor(shared: SharedEngines, signal: AbortSignal, recorder: EngineRecorder) {
    const { budgetMs, taskRetries } = shared.settings;
    this.signal = signal;
    this.cache = shared.cache;
    this.#shared = shared;
    this.#recorder = recorder;
    this.#budget = new TaskBudget({ milliseconds: budgetMs, retries: taskRetries });
  }

  connection(capability: EngineCapability): EngineConnection | undefined {
    return this.#shared.connections[capability];
  }

  async call<Value>(
    capability: EngineCapability,
    subject: CallSubject,
    work: EngineWork<Value>,
  ): Promise<Value> {
    const { connection, settings } = this.#configured(capability);
    const begun = performance.now();
    let usage: EngineUsage = {};
    let attempts = 0;
    const end = (outcome: EngineCall['outcome'], seed = subject.seed) => {
      const { driver, model } = connection;
      const call: EngineCall = {
        capability,
        driver,
        model,
        ...subject,
        seed,
        outcome,
        attempts,
        seconds: (performance.now() - begun) / 1000,
        usage,
        costUsd: costOf(usage, settings.prices),
      };
      this.calls.push(call);
      this.#recorder.called(call);
    };
    const giveUp = (fault: EngineFault) => {
      end(fault.reason);
      return new EngineUnavailable(fault);
    };
    let previous: EngineFault | null = null;
    for (;;) {
      this.signal.throwIfAborted();
      const refused = this.#refusal(capability, previous);
      if (refused instanceof EngineFault) throw giveUp(refused);
      attempts += 1;
      const started = performance.now();
      let fault: EngineFault;
      try {
        const within = AbortSignal.timeout(
          Math.ceil(Math.min(settings.timeoutMs, this.#budget.left)),
        );
        const made = await this.#attempt(
          capability,
          within,
          (signal) => work(connection, signal, { number: attempts, previous }),
          () => refused.abandoned(),
        );
        this.#budget.spend(performance.now() - started);
        if (!(made instanceof EngineFault)) {
          refused.succeeded();
          usage = addUsage(usage, made.usage);
          end('done', made.seed);
          return made.value;
        }
        fault = made;
      } catch (error) {
        end('stopped');
        throw error;
      }
      if (fault.ofServer) refused.failed();
      else refused.abandoned();
      usage = addUsage(usage, fault.usage);
      previous = fault;
      const pause = this.#pauseBefore(fault, attempts);
      if (pause === null) throw giveUp(fault);
      this.#budget.spend(pause);
      try {
        await sleep(pause, undefined, { signal: this.signal });
      } catch {
        end('stopped');
        throw this.signal.reason;
      }
    }
  }

  async remoteOr<Value>(
    capability: EngineCapability,
    remote: () => Promise<Value>,
    embedded: () => Promise<Value>,
  ): Promise<Value> {
    const settings = this.#shared.settings.capabilities[capability];
    if (settings === undefined) return embedded();
    try {
      return await remote();
    } catch (error) {
      if (!(error instanceof EngineUnavailable) || settings.fallback === 'fail') throw error;
      this.fellBack(error);
      return embedded();
    }
  }

  fellBack({ capability, fault }: EngineUnavailable): void {
    const reason = toldAs(fault.reason);
    const known = this.warnings.some(
      (warning) => warning.capability === capability && warning.reason === reason,
    );
    if (known) return;
    this.warn(engineWarning(capability, reason));
  }

  /** Keeps a warning with the task's result. */
  warn(warning: EngineWarning): void {
    this.warnings.push(warning);
    this.#recorder.warned(warning);
  }

  #configured(capability: EngineCapability): {
    connection: EngineConnection;
    settings: CapabilitySettings;
  } {
    const connection = this.#shared.connections[capability];
    const settings = this.#shared.settings.capabilities[capability];
    if (connection === undefined || settings === undefined) {
      throw new Error(`there is no foreign engine for ${capability}`);
    }
    return { connection, settings };
  }

  /** Leave to make an attempt, or why none is made. */
  #refusal(capability: EngineCapability, previous: EngineFault | null): CircuitPass | EngineFault {
    if (this.#budget.left <= 0) {
      return (
        previous ?? new EngineFault(capability, 'budget_spent', 'the task has no time left for it')
      );
    }
    return (
      this.#shared.circuits[capability].enter() ??
      previous ??
      new EngineFault(capability, 'circuit_open', 'it failed too often of late')
    );
  }

  /** One attempt; faults of the engine are given back, everything else is thrown. */
  async #attempt<Made>(
    capability: EngineCapability,
    within: AbortSignal,
    work: (signal: AbortSignal) => Promise<Made>,
    abandon: () => void,
  ): Promise<Made | EngineFault> {
    try {
      return await work(AbortSignal.any([this.signal, within]));
    } catch (error) {
      if (this.signal.aborted) {
        abandon();
        throw this.signal.reason;
      }
      if (within.aborted && !(error instanceof EngineFault)) {
        return new EngineFault(capability, 'timeout', 'no answer in time', { cause: error });
      }
      const translated = translateFailure(capability, error);
      if (translated instanceof EngineFault) return translated;
      abandon();
      throw translated.foreign;
    }
  }

  /** Milliseconds until the next attempt; null when there is none. */
  #pauseBefore(fault: EngineFault, attempts: number): number | null {
    const { attempts: most, retryMs } = this.#shared.settings;
    if (!fault.retryable || attempts >= most) return null;
    const doubled = retryMs * 2 ** Math.min(attempts - 1, MOST_DOUBLINGS);
    // Half of the pause is random, so that tasks that failed together do not return together.
    const pause = Math.max(doubled * (0.5 + Math.random() / 2), fault.retryAfterMs ?? 0);
    return pause < this.#budget.left && this.#budget.takeRetry() ? pause : null;
  }
}
