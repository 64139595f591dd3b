import {
  type EngineCapability,
  type EngineWarning,
  engineWarning,
} from '@groundwork/contract/warnings';
import type { EngineConnection } from './calls/ask.js';
import {
  type EngineCall,
  type EngineFaultReason,
  EngineUnavailable,
  ofAnswer,
} from './calls/engine-call.js';
import {
  type CallAttempt,
  type CallSubject,
  type EngineCache,
  type EngineRecorder,
  makeCall,
  type OneTask,
  type SharedEngines,
  type SharedProvider,
} from './calls/make-call.js';
import type { EngineSettings, ProviderSettings } from './settings.js';

export type EngineWork<Value, Capability extends EngineCapability = EngineCapability> = (
  connection: EngineConnection<Capability> & Pick<ProviderSettings, 'workflow'>,
  attempt: CallAttempt,
) => Promise<Value>;

/** What a provider does, by the engines that it is asked by, and what is done without one. */
export interface RemoteOr<Value> {
  remote(task: TaskEngines): Promise<Value>;
  embedded(): Promise<Value>;
}

const toldAs = (reason: EngineFaultReason) => {
  if (reason === 'refused') return 'refused';
  return ofAnswer.includes(reason) ? 'unusable' : 'unavailable';
};
/** The task's own end of asking: no other provider is asked either. */
const ofTask: readonly EngineFaultReason[] = ['budget_spent', 'over_ceiling'];

/** Everything that one task does with foreign engines. */
export class TaskEngines {
  readonly #task: OneTask;
  /** Which provider of a capability is asked. */
  readonly #places: Partial<Readonly<Record<EngineCapability, number>>>;

  private constructor(task: OneTask, places: Partial<Readonly<Record<EngineCapability, number>>>) {
    this.#task = task;
    this.#places = places;
  }

  static of(
    shared: SharedEngines,
    signal: AbortSignal,
    recorder: Required<EngineRecorder>,
  ): TaskEngines {
    const { budgetMs, taskRetries } = shared.settings;
    const budget = { milliseconds: budgetMs, retries: taskRetries };
    return new TaskEngines({ shared, signal, recorder, budget, calls: [], warnings: [] }, {});
  }

  /** The task's end, or its worker's. */
  get signal(): AbortSignal {
    return this.#task.signal;
  }
  get settings(): EngineSettings {
    return this.#task.shared.settings;
  }
  /** Caches costly results; null without a cache. */
  get cache(): EngineCache | null {
    return this.#task.shared.cache;
  }
  get calls(): readonly EngineCall[] {
    return this.#task.calls;
  }
  /** One for each capability and reason. */
  get warnings(): readonly EngineWarning[] {
    return this.#task.warnings;
  }

  /** The provider that is asked now; undefined where the capability is embedded. */
  connection<Capability extends EngineCapability>(
    capability: Capability,
  ): ProviderSettings<Capability> | undefined {
    const settings: ProviderSettings | undefined = this.#provider(capability)?.settings;
    return isOf(settings, capability) ? settings : undefined;
  }

  /**
   * One call with time-out, attempts with jitter, Retry-After, the task's budget, the provider's circuit and its most
   * calls at once, cost and record. `work` makes one attempt under its signal; it throws an EngineFault for an answer
   * that it cannot use.
   *
   * @throws EngineUnavailable when it is given up; the task's signal's reason; what `work` threw that is no dealing
   * with the engine
   */
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
    return makeCall(this.#task, provider, subject, (exchange, attempt) =>
      work({ ...settings, exchange }, attempt),
    );
  }

  /**
   * Asks the capability's providers in their order, each by the task that `remote` is given; uses the embedded engine
   * where none is set, or, if so configured, with a warning when the last is given up.
   *
   * @throws EngineUnavailable where the configuration says `fail`
   */
  async remoteOr<Value>(
    capability: EngineCapability,
    { remote, embedded }: RemoteOr<Value>,
  ): Promise<Value> {
    const chain = this.settings.capabilities[capability];
    if (chain === undefined) return embedded();
    let given: EngineUnavailable | null = null;
    for (const place of chain.providers.keys()) {
      try {
        return await remote(new TaskEngines(this.#task, { ...this.#places, [capability]: place }));
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
}

function isOf<Capability extends EngineCapability>(
  settings: ProviderSettings | undefined,
  capability: Capability,
): settings is ProviderSettings<Capability> {
  return settings?.capability === capability;
}
