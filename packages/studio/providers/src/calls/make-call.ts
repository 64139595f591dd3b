import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineCapability, EngineWarning } from '@groundwork/contract/warnings';
import { type Semaphore, signalWithin } from '@groundwork/runtime';
import type { EngineSettings, ProviderSettings } from '../settings.js';
import {
  addUsage,
  type Circuit,
  type CircuitPass,
  costOf,
  mostUsage,
  type TaskBudget,
} from './call-limits.js';
import {
  type EngineCall,
  EngineFault,
  EngineUnavailable,
  type EngineUsage,
  type Exchange,
} from './engine-call.js';
import { keptWords } from './provider-error.js';

export interface CallSubject {
  /** Its purpose in a word or two of our own: `plot_area`, `proposal`, `script`. */
  readonly purpose: string;
  readonly prompt: string | null;
  readonly seed: number | null;
}

/** How one attempt is made; drivers throw an EngineFault for what they cannot use. */
export interface CallAttempt {
  /** Aborts with its time, and with the task. */
  readonly signal: AbortSignal;
  /** The subject's, until an answer could not be used. */
  readonly seed: number;
  /** Why the one before failed. */
  readonly previous: EngineFault | null;
  /** Aborts when the task, or its worker, ends. */
  readonly taskSignal: AbortSignal;
  /** Of this question: a provider that knows it already is not paid twice. */
  readonly idempotencyKey: string;
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
  /** Counts what an attempt may cost against the ceilings, before it is made; left out where nobody is charged. */
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

/** Seeds of one call's questions are this far apart. */
const NEXT_SEED = 7919;
/** A signed 32-bit integer above zero, which every server takes. */
const MOST_SEED = 0x7fff_ffff;
/** At most this many times the first pause. */
const MOST_DOUBLINGS = 5;

/** It ended before its answer was here. */
const mayBePaid = (made: unknown) =>
  made instanceof EngineFault && !made.answered && ['timeout', 'cut_off'].includes(made.reason);

/** What the calls of one task share. */
export interface OneTask {
  readonly shared: SharedEngines;
  readonly signal: AbortSignal;
  readonly recorder: Required<EngineRecorder>;
  readonly budget: TaskBudget;
  readonly calls: EngineCall[];
  readonly warnings: EngineWarning[];
}

/** One call, in as many attempts as it may have: see TaskEngines.call. */
export async function makeCall<Value>(
  task: OneTask,
  provider: SharedProvider,
  subject: CallSubject,
  work: (exchange: Exchange, attempt: CallAttempt) => Promise<Value>,
): Promise<Value> {
  const { settings } = provider;
  const { capability } = settings;
  const { signal, budget } = task;
  const exchange: Exchange = {
    ...{ status: null, requestId: null, bytesSent: 0, bytesReceived: 0, usage: {} },
  };
  const begun = performance.now();
  let usage: EngineUsage = {};
  let attempts = 0;
  let seed = Math.abs(Math.trunc(subject.seed ?? 0)) % MOST_SEED;
  let idempotencyKey: string = randomUUID();
  let previous: EngineFault | null = null;
  const end = (outcome: EngineCall['outcome']) => {
    const { driver, model, apiKey } = settings;
    const call: EngineCall = {
      ...{ capability, driver, model, ...subject, outcome, attempts, ...exchange, usage },
      seed: subject.seed === null ? null : seed,
      message: previous && outcome !== 'stopped' ? keptWords(previous.detail, apiKey) : null,
      seconds: (performance.now() - begun) / 1000,
      ...costOf(capability, usage, settings.prices),
    };
    task.calls.push(call);
    task.recorder.called(call);
  };
  const giveUp = (fault: EngineFault) => {
    previous = fault;
    end(fault.reason);
    return new EngineUnavailable(fault);
  };
  for (;;) {
    signal.throwIfAborted();
    const pass = leave(task, provider, previous);
    if (pass instanceof EngineFault) throw giveUp(pass);
    const most = costOf(capability, mostUsage(capability, subject.prompt), settings.prices);
    const { ceilings } = task.shared.settings;
    const reserved = await task.recorder
      .reserve(most.costUsd ?? 0, ceilings)
      .catch((error: unknown) => {
        pass.abandoned();
        throw error;
      });
    if (reserved.over !== null) {
      pass.abandoned();
      const which = `the ceiling in dollars of the ${reserved.over} is reached`;
      throw giveUp(new EngineFault(capability, 'over_ceiling', which));
    }
    attempts += 1;
    exchange.usage = {};
    const sent = exchange.bytesSent;
    const about: Omit<CallAttempt, 'signal'> = {
      seed,
      previous,
      taskSignal: signal,
      idempotencyKey,
    };
    let made: Value | EngineFault;
    try {
      made = await provider.atOnce.run(() =>
        limited(task, settings, (within) => work(exchange, { ...about, signal: within })),
      );
    } catch (error) {
      pass.abandoned();
      if (exchange.bytesSent === sent) reserved.settle(0);
      end('stopped');
      throw error;
    }
    const { costUsd } = costOf(capability, exchange.usage, settings.prices);
    // What broke off may have been paid for: it stays counted at its most.
    if (costUsd !== null || !mayBePaid(made)) reserved.settle(costUsd ?? 0);
    usage = addUsage(usage, exchange.usage);
    if (!(made instanceof EngineFault)) {
      pass.succeeded();
      previous = null;
      end('done');
      return made;
    }
    if (made.weight === 'none') pass.abandoned();
    else pass.failed(made.weight === 'all');
    previous = made;
    const pause = pauseBefore(task, made, attempts);
    if (pause === null) throw giveUp(made);
    if (made.answered) {
      seed = (seed + NEXT_SEED) % MOST_SEED;
      idempotencyKey = randomUUID();
    }
    budget.milliseconds -= pause;
    try {
      await sleep(pause, undefined, { signal });
    } catch {
      end('stopped');
      throw signal.reason;
    }
  }
}

/** Leave to make an attempt, or why none is made. */
function leave(
  { budget }: OneTask,
  { settings: { capability }, circuit }: SharedProvider,
  previous: EngineFault | null,
): CircuitPass | EngineFault {
  if (budget.milliseconds <= 0) {
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
async function limited<Made>(
  { signal, budget }: OneTask,
  { capability, timeoutMs }: ProviderSettings,
  work: (signal: AbortSignal) => Promise<Made>,
): Promise<Made | EngineFault> {
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
function pauseBefore({ shared, budget }: OneTask, fault: EngineFault, attempts: number) {
  const { attempts: most, retryMs } = shared.settings;
  if (!fault.retryable || attempts >= most) return null;
  const doubled = retryMs * 2 ** Math.min(attempts - 1, MOST_DOUBLINGS);
  // Half of the pause is random, so that tasks that failed together do not return together.
  const pause = Math.max(doubled * (0.5 + Math.random() / 2), fault.retryAfterMs ?? 0);
  if (pause >= budget.milliseconds || budget.retries <= 0) return null;
  budget.retries -= 1;
  return pause;
}
