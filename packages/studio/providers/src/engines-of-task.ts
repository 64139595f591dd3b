import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EngineCapability,
  type EngineWarning,
  engineWarning,
} from '@groundwork/contract/warnings';
import { signalWithin } from '@groundwork/runtime';
import type { CircuitPass } from './calls/circuit.js';
import {
  type EngineCall,
  EngineFault,
  type EngineFaultReason,
  EngineUnavailable,
  type EngineUsage,
  type Exchange,
  ofAnswer,
} from './calls/engine-call.js';
import { keptWords } from './calls/provider-error.js';
import { addUsage, costOf, mostUsage, type TaskBudget } from './calls/task-budget.js';
import type { EngineSettings, ProviderSettings } from './settings.js';
import type {
  CallAttempt,
  CallSubject,
  EngineCache,
  EngineRecorder,
  EngineWork,
  RemoteOr,
  Reservation,
  SharedEngines,
  SharedProvider,
  TaskEngines,
} from './task-engines.js';

const nothingReserved: Reservation = {
  over: null,
  shares: { task: null, account: null, fleet: null },
  settle: () => undefined,
};

/** At most this many times the first pause. */
const MOST_DOUBLINGS = 5;

const toldAs = (reason: EngineFaultReason) => {
  if (reason === 'refused') return 'refused';
  return ofAnswer.includes(reason) ? 'unusable' : 'unavailable';
};
/** The task's own end of asking: no other provider is asked either. */
const ofTask: readonly EngineFaultReason[] = ['budget_spent', 'over_ceiling'];

/** What the calls of one task share. */
interface OneTask {
  readonly shared: SharedEngines;
  readonly signal: AbortSignal;
  readonly recorder: EngineRecorder;
  readonly budget: TaskBudget;
  readonly calls: EngineCall[];
  readonly warnings: EngineWarning[];
}

export class EnginesOfTask implements TaskEngines {
  readonly #task: OneTask;
  /** Which provider of a capability is asked. */
  readonly #places: Partial<Readonly<Record<EngineCapability, number>>>;

  private constructor(task: OneTask, places: Partial<Readonly<Record<EngineCapability, number>>>) {
    this.#task = task;
    this.#places = places;
  }

  static of(shared: SharedEngines, signal: AbortSignal, recorder: EngineRecorder): EnginesOfTask {
    const { budgetMs, taskRetries } = shared.settings;
    const budget = { milliseconds: budgetMs, retries: taskRetries };
    return new EnginesOfTask({ shared, signal, recorder, budget, calls: [], warnings: [] }, {});
  }

  get signal(): AbortSignal {
    return this.#task.signal;
  }
  get settings(): EngineSettings {
    return this.#task.shared.settings;
  }
  get cache(): EngineCache | null {
    return this.#task.shared.cache;
  }
  get calls(): readonly EngineCall[] {
    return this.#task.calls;
  }
  get warnings(): readonly EngineWarning[] {
    return this.#task.warnings;
  }

  connection<Capability extends EngineCapability>(
    capability: Capability,
  ): ProviderSettings<Capability> | undefined {
    const settings: ProviderSettings | undefined = this.#provider(capability)?.settings;
    return isOf(settings, capability) ? settings : undefined;
  }

  async call<Value, Capability extends EngineCapability>(
    capability: Capability,
    subject: CallSubject,
    work: EngineWork<Value, Capability>,
  ): Promise<Value> {
    const provider = this.#provider(capability);
    const settings = this.connection(capability);
    if (provider === undefined || settings === undefined) {
      throw new Error(`there is no foreign engine for ${capability}`);
    }
    const { signal, budget } = this.#task;
    const exchange: Exchange = { status: null, requestId: null, bytesSent: 0, bytesReceived: 0 };
    const begun = performance.now();
    let usage: EngineUsage = {};
    let attempts = 0;
    let question = 1;
    let idempotencyKey: string = randomUUID();
    let previous: EngineFault | null = null;
    const end = (outcome: EngineCall['outcome'], seed = subject.seed) => {
      const { driver, model, apiKey } = settings;
      const call: EngineCall = {
        ...{ capability, driver, model, ...subject, seed, outcome, attempts, usage, ...exchange },
        message: previous && outcome !== 'stopped' ? keptWords(previous.detail, apiKey) : null,
        seconds: (performance.now() - begun) / 1000,
        ...costOf(capability, usage, settings.prices),
      };
      this.#task.calls.push(call);
      this.#task.recorder.called(call);
    };
    const giveUp = (fault: EngineFault) => {
      previous = fault;
      end(fault.reason);
      return new EngineUnavailable(fault);
    };
    for (;;) {
      signal.throwIfAborted();
      const pass = this.#leave(provider, previous);
      if (pass instanceof EngineFault) throw giveUp(pass);
      const reserved = await this.#reserve(settings, subject);
      if (reserved.over !== null) {
        pass.abandoned();
        const which = `the ceiling in dollars of the ${reserved.over} is reached`;
        throw giveUp(new EngineFault(capability, 'over_ceiling', which));
      }
      attempts += 1;
      const attempt: CallAttempt = {
        ...{ number: attempts, question, previous, taskSignal: signal, idempotencyKey },
      };
      let made: Awaited<ReturnType<typeof work>> | EngineFault;
      try {
        made = await provider.atOnce.run(() =>
          this.#attempt(settings, (within) => work({ ...settings, exchange }, within, attempt)),
        );
      } catch (error) {
        pass.abandoned();
        reserved.settle(0);
        end('stopped');
        throw error;
      }
      reserved.settle(costOf(capability, made.usage, settings.prices).costUsd ?? 0);
      usage = addUsage(usage, made.usage);
      if (!(made instanceof EngineFault)) {
        pass.succeeded();
        previous = null;
        end('done', made.seed);
        return made.value;
      }
      if (made.weight === 'none') pass.abandoned();
      else pass.failed(made.weight === 'all');
      previous = made;
      if (made.answered) {
        question += 1;
        idempotencyKey = randomUUID();
      }
      const pause = this.#pauseBefore(made, attempts);
      if (pause === null) throw giveUp(made);
      budget.milliseconds -= pause;
      try {
        await sleep(pause, undefined, { signal });
      } catch {
        end('stopped');
        throw signal.reason;
      }
    }
  }

  async remoteOr<Value>(
    capability: EngineCapability,
    { remote, embedded }: RemoteOr<Value>,
  ): Promise<Value> {
    const chain = this.settings.capabilities[capability];
    if (chain === undefined) return embedded();
    let given: EngineUnavailable | null = null;
    for (const place of chain.providers.keys()) {
      try {
        return await remote(
          new EnginesOfTask(this.#task, { ...this.#places, [capability]: place }),
        );
      } catch (error) {
        if (!(error instanceof EngineUnavailable)) throw error;
        given = error;
        if (error.capability !== capability || ofTask.includes(error.fault.reason)) break;
      }
    }
    if (given === null) return embedded();
    if (chain.fallback === 'fail') throw given;
    const told = engineWarning(given.capability, toldAs(given.fault.reason));
    const isKnown = this.warnings.some(
      ({ capability: of, reason }) => of === told.capability && reason === told.reason,
    );
    if (!isKnown) this.warn(told);
    return embedded();
  }

  /** Keeps a warning with the task's result. */
  warn(warning: EngineWarning): void {
    this.#task.warnings.push(warning);
    this.#task.recorder.warned(warning);
  }

  #provider(capability: EngineCapability): SharedProvider | undefined {
    return this.#task.shared.providers[capability]?.[this.#places[capability] ?? 0];
  }

  /** Counts the most that an attempt may cost. */
  async #reserve(
    { capability, prices }: ProviderSettings,
    { prompt }: CallSubject,
  ): Promise<Reservation> {
    const { ceilings } = this.settings;
    const { recorder } = this.#task;
    if (
      recorder.reserve === undefined ||
      Object.values(ceilings).every((one) => one === undefined)
    ) {
      return nothingReserved;
    }
    const { costUsd } = costOf(capability, mostUsage(capability, prompt), prices);
    return recorder.reserve(costUsd ?? 0, ceilings);
  }

  /** Leave to make an attempt, or why none is made. */
  #leave(
    { settings: { capability }, circuit }: SharedProvider,
    previous: EngineFault | null,
  ): CircuitPass | EngineFault {
    if (this.#task.budget.milliseconds <= 0) {
      return (
        previous ?? new EngineFault(capability, 'budget_spent', 'the task has no time left for it')
      );
    }
    return (
      circuit.enter() ??
      previous ??
      new EngineFault(capability, 'circuit_open', 'it failed too often of late')
    );
  }

  /** One attempt; faults of the engine are given back, everything else is thrown. */
  async #attempt<Made>(
    { capability, timeoutMs }: ProviderSettings,
    work: (signal: AbortSignal) => Promise<Made>,
  ): Promise<Made | EngineFault> {
    const { signal, budget } = this.#task;
    const within = signalWithin(Math.max(0, Math.min(timeoutMs, budget.milliseconds)), signal);
    const started = performance.now();
    try {
      return await work(within);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof EngineFault) return error;
      if (!within.aborted) throw error;
      return new EngineFault(capability, 'timeout', 'no answer in time', { cause: error });
    } finally {
      budget.milliseconds -= performance.now() - started;
    }
  }

  /** Milliseconds until the next attempt; null when there is none. */
  #pauseBefore(fault: EngineFault, attempts: number): number | null {
    const { attempts: most, retryMs } = this.settings;
    if (!fault.retryable || attempts >= most) return null;
    const doubled = retryMs * 2 ** Math.min(attempts - 1, MOST_DOUBLINGS);
    // Half of the pause is random, so that tasks that failed together do not return together.
    const pause = Math.max(doubled * (0.5 + Math.random() / 2), fault.retryAfterMs ?? 0);
    const { budget } = this.#task;
    if (pause >= budget.milliseconds || budget.retries <= 0) return null;
    budget.retries -= 1;
    return pause;
  }
}

function isOf<Capability extends EngineCapability>(
  settings: ProviderSettings | undefined,
  capability: Capability,
): settings is ProviderSettings<Capability> {
  return settings?.capability === capability;
}
