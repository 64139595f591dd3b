import type { TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import type { EngineCapability } from '@groundwork/contract/warnings';

/** A provider's usage for one call; amounts that it did not report are left out. */
export interface EngineUsage {
  /** Tokens of text, and of pictures where the provider tells them apart. */
  readonly inputTokens?: number;
  readonly inputImageTokens?: number;
  readonly outputTokens?: number;
  readonly images?: number;
  readonly characters?: number;
  /** Seconds of film made. */
  readonly seconds?: number;
}

/** Reasons to refuse a provider's answer, and ways in which it fails. */
export const engineFaultReasons = [
  /** No answer in time. */
  'timeout',
  /** The provider's limit is reached for now. */
  'rate_limited',
  /** Not reached, or an error of the server's own. */
  'unavailable',
  /** The engine will not do this: its policy, or a filter. */
  'refused',
  /** The key is wrong, or may not do this. */
  'unauthorized',
  /** The account's money or quota is used up: no call succeeds until somebody pays. */
  'unpaid',
  /** No JSON, other JSON, or JSON that makes no sense for the picture or the request. */
  'malformed',
  /** An answer without the requested content. */
  'empty',
  'wrong_size',
  /** A picture that does not keep to the required geometry. */
  'untrue',
  /** The answer ended in its middle. */
  'cut_off',
  /** The engine does not take the request, or does not know the model. */
  'rejected',
  /** Not asked: it failed too often of late. */
  'circuit_open',
  /** Not asked, or not again: the task has no time or tries left for engines. */
  'budget_spent',
  /** Not asked: a ceiling in dollars is reached. */
  'over_ceiling',
] as const;
export type EngineFaultReason = (typeof engineFaultReasons)[number];

/** Faults of an answer: the same question in the same words would be answered otherwise, and was paid for. */
export const ofAnswer: readonly EngineFaultReason[] = [
  'malformed',
  'empty',
  'wrong_size',
  'untrue',
];
/** Faults of the server or the way to it. */
const ofServer: readonly EngineFaultReason[] = [
  'timeout',
  'rate_limited',
  'unavailable',
  'cut_off',
];
/** Every other call would fail like this one. */
const ofAccount: readonly EngineFaultReason[] = ['unauthorized', 'unpaid'];

/** An answer that cannot be used, or none. Its message is for operators and never reaches a customer. */
export class EngineFault extends Error {
  /** Whether the call is tried again. */
  readonly retryable: boolean;
  /** Milliseconds that the server asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  /** Of the HTTP answer, where there was one. */
  readonly status: number | undefined;
  /** An answer came whole: another attempt is another question, and paid for anew. */
  readonly answered: boolean;
  /** The fault of an answer, in words that may be sent to the provider. */
  readonly complaint: string;

  constructor(
    readonly capability: EngineCapability,
    readonly reason: EngineFaultReason,
    /** The provider's words or ours, without the reason. */
    readonly detail: string,
    options: {
      /** Default: by the reason. */
      readonly retryable?: boolean;
      readonly retryAfterMs?: number | undefined;
      readonly status?: number | undefined;
      readonly answered?: boolean;
      readonly complaint?: string;
      readonly cause?: unknown;
    } = {},
  ) {
    super(`${capability} engine: ${reason}: ${detail}`, { cause: options.cause });
    this.name = 'EngineFault';
    this.retryable = options.retryable ?? [...ofServer, ...ofAnswer].includes(reason);
    this.retryAfterMs = options.retryAfterMs;
    this.status = options.status;
    this.answered = options.answered ?? ofAnswer.includes(reason);
    this.complaint = options.complaint ?? reason;
  }

  /** Whether it counts against the provider's circuit, and whether it opens it at once. */
  get weight(): 'none' | 'one' | 'all' {
    if (this.reason === 'unpaid') return 'all';
    if ([...ofServer, ...ofAccount].includes(this.reason)) return 'one';
    return this.reason === 'rejected' && this.status === 404 ? 'one' : 'none';
  }
}

/** A call is given up: not retryable, tries or time spent, or the circuit open. */
export class EngineUnavailable extends Error {
  readonly capability: EngineCapability;

  constructor(readonly fault: EngineFault) {
    super(`given up: ${fault.message}`, { cause: fault });
    this.name = 'EngineUnavailable';
    this.capability = fault.capability;
  }
}

/** What went over the wire in one call. */
export interface Exchange {
  /** Of the last answer; null without one. */
  status: number | null;
  /** The provider's name for the last request. */
  requestId: string | null;
  bytesSent: number;
  bytesReceived: number;
  /** What the attempt under way has used, set by its driver as soon as it is known; unusable answers cost money too. */
  usage: EngineUsage;
}

/** One dealing with a foreign engine; stored with the task it was for. */
export interface EngineCall extends Readonly<Exchange> {
  readonly capability: EngineCapability;
  readonly driver: string;
  readonly model: string;
  /** Its purpose in a word or two: `plot_area`, `proposal`, `script`. */
  readonly purpose: string;
  readonly seed: number | null;
  readonly prompt: string | null;
  /** `stopped`: the task or its worker ended in its middle. */
  readonly outcome: 'done' | 'stopped' | EngineFaultReason;
  /** The last fault, cut and without keys or pictures; null when there was none. */
  readonly message: string | null;
  /** HTTP dealings, the failed ones included; 0 when it was not asked at all. */
  readonly attempts: number;
  /** From the first attempt to the end of the last, waits included. */
  readonly seconds: number;
  /** US dollars; null without any price. */
  readonly costUsd: number | null;
  /** The price is not known, and the highest of its neighbours was taken. */
  readonly costGuessed: boolean;
}

/** The failure of a task whose provider failed and for which no embedded engine may step in. */
export function engineFailure({ fault }: EngineUnavailable): TaskFailureCode {
  return fault.reason === 'refused' ? 'ENGINE_REFUSED' : 'ENGINE_UNAVAILABLE';
}
