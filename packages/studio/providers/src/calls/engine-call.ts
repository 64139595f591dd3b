import type { TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import type { EngineCapability } from '@groundwork/contract/warnings';

/** A provider's usage for one call; amounts that it did not report are left out. */
export interface EngineUsage {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly images?: number;
  readonly characters?: number;
  /** Seconds of film made. */
  readonly seconds?: number;
}

/** Reasons to refuse a provider's answer, and ways in which it fails. */
const engineFaultReasons = [
  /** No answer in time. */
  'timeout',
  'rate_limited',
  /** Not reached, or an error of the server's own. */
  'unavailable',
  /** The engine will not do this: its policy, or a filter. */
  'refused',
  /** No JSON, other JSON, or JSON that makes no sense for the picture or the request. */
  'malformed',
  /** An answer without the requested content. */
  'empty',
  'wrong_size',
  /** A picture that does not keep to the required geometry. */
  'untrue',
  /** The answer ended in its middle. */
  'cut_off',
  /** The engine does not take the request, the key or the model. */
  'rejected',
  /** Not asked: it failed too often of late. */
  'circuit_open',
  /** Not asked, or not again: the task has no time or tries left for engines. */
  'budget_spent',
] as const;
export type EngineFaultReason = (typeof engineFaultReasons)[number];

/** Faults after which the same question may be answered. */
const passing: readonly EngineFaultReason[] = [
  'timeout',
  'rate_limited',
  'unavailable',
  'malformed',
  'empty',
  'wrong_size',
  'untrue',
  'cut_off',
];
const ofServer: readonly EngineFaultReason[] = [
  'timeout',
  'rate_limited',
  'unavailable',
  'cut_off',
];
/** Key, permission or model: every other call fails like this one. */
const settingStatuses = [401, 403, 404];

/** An answer that cannot be used, or none. Its message is for operators and never reaches a customer. */
export class EngineFault extends Error {
  readonly capability: EngineCapability;
  readonly reason: EngineFaultReason;
  /** Whether the call is tried again. */
  readonly retryable: boolean;
  /** Milliseconds that the server asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  /** Of the HTTP answer, where there was one. */
  readonly status: number | undefined;
  /** Usage of the failed attempt, which costs money too. */
  readonly usage: EngineUsage;
  /** The fault of an answer, in words that may be sent to the provider. */
  readonly complaint: string;

  constructor(
    capability: EngineCapability,
    reason: EngineFaultReason,
    message: string,
    options: {
      /** Default: by the reason. */
      readonly retryable?: boolean;
      readonly retryAfterMs?: number | undefined;
      readonly status?: number | undefined;
      readonly usage?: EngineUsage;
      readonly complaint?: string;
      readonly cause?: unknown;
    } = {},
  ) {
    super(`${capability} engine: ${reason}: ${message}`, { cause: options.cause });
    this.name = 'EngineFault';
    this.capability = capability;
    this.reason = reason;
    this.retryable = options.retryable ?? passing.includes(reason);
    this.retryAfterMs = options.retryAfterMs;
    this.status = options.status;
    this.usage = options.usage ?? {};
    this.complaint = options.complaint ?? reason;
  }

  /** Whether it counts against the capability's circuit. */
  get ofServer(): boolean {
    return (
      ofServer.includes(this.reason) ||
      (this.reason === 'rejected' && settingStatuses.includes(this.status ?? 0))
    );
  }
}

/** A call is given up: not retryable, tries or time spent, or the circuit open. */
export class EngineUnavailable extends Error {
  readonly capability: EngineCapability;
  readonly fault: EngineFault;

  constructor(fault: EngineFault) {
    super(`given up: ${fault.message}`, { cause: fault });
    this.name = 'EngineUnavailable';
    this.capability = fault.capability;
    this.fault = fault;
  }
}

/** One dealing with a foreign engine; stored with the task it was for. */
export interface EngineCall {
  readonly capability: EngineCapability;
  /** `openai`, `elevenlabs`, `fal`. */
  readonly driver: string;
  readonly model: string;
  /** Its purpose in a word or two: `plot_area`, `proposal`, `script`. */
  readonly purpose: string;
  readonly seed: number | null;
  readonly prompt: string | null;
  /** `stopped`: the task or its worker ended in its middle. */
  readonly outcome: 'done' | 'stopped' | EngineFaultReason;
  /** HTTP dealings, the failed ones included; 0 when it was not asked at all. */
  readonly attempts: number;
  /** From the first attempt to the end of the last, waits included. */
  readonly seconds: number;
  readonly usage: EngineUsage;
  /** US dollars by the configured prices; null without a price. */
  readonly costUsd: number | null;
}

/** The failure of a task whose provider failed and for which no embedded engine may step in. */
export function engineFailure({ fault }: EngineUnavailable): TaskFailureCode {
  return fault.reason === 'refused' ? 'ENGINE_REFUSED' : 'ENGINE_UNAVAILABLE';
}
