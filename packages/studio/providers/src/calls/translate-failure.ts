import type { EngineCapability } from '@groundwork/contract/warnings';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';
import { EngineFault } from './engine-call.js';

/** Codes by which a server refuses a request for its content. */
const refusals = /content_policy|content_filter|moderation|safety|responsible_ai/i;
/** Waiting does not restore a used-up quota. */
const usedUp = /insufficient_quota|billing/i;
/** Time-outs of requests, conflicts and replays: asked again they may pass. */
const passingStatuses = [408, 409, 425];

/** Milliseconds that an answer asks to wait: a number of seconds or a date. */
export function retryAfterMs(
  headers: Pick<Headers, 'get'> | undefined,
  now: number = Date.now(),
): number | undefined {
  const exact = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const header = headers?.get('retry-after') ?? '';
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number.parseFloat(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** The fault behind an HTTP answer other than 2xx. */
export function faultOfStatus(
  capability: EngineCapability,
  answer: {
    readonly status: number;
    readonly headers: Pick<Headers, 'get'> | undefined;
    readonly message: string;
    /** The server's own name of the error. */
    readonly code?: string | null | undefined;
    readonly cause?: unknown;
  },
): EngineFault {
  const { status, headers, message, code, cause } = answer;
  const about = { status, cause, retryAfterMs: retryAfterMs(headers) };
  const fault = (
    reason: 'rate_limited' | 'unavailable' | 'refused' | 'rejected',
    options: { retryable?: boolean } = {},
  ) => new EngineFault(capability, reason, message.slice(0, 500), { ...about, ...options });
  if (status === 429) {
    return usedUp.test(code ?? '') ? fault('rejected') : fault('rate_limited');
  }
  if (status >= 500 || passingStatuses.includes(status)) return fault('unavailable');
  if (refusals.test(code ?? '') || (status === 400 && refusals.test(message))) {
    return fault('refused');
  }
  return fault('rejected');
}

/** Error codes of undici and of the system, by fault. */
const timeoutCodes = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'];

const coded = z.object({ code: z.string() });
function codeOf(error: unknown): string | undefined {
  let found: string | undefined;
  for (let at = error, depth = 0; at !== undefined && depth < 5; depth++) {
    found = coded.safeParse(at).data?.code ?? found;
    at = at instanceof Error ? at.cause : undefined;
  }
  return found;
}

/** The message of the innermost cause. */
function rootOf(error: Error): string {
  let at = error;
  while (at.cause instanceof Error) at = at.cause;
  return at.message;
}

/** The engine fault behind a thrown error. Other errors, such as bugs of ours, are returned unchanged. */
export function translateFailure(
  capability: EngineCapability,
  error: unknown,
): EngineFault | { readonly foreign: unknown } {
  if (error instanceof EngineFault) return error;
  const fault = (reason: 'timeout' | 'unavailable' | 'cut_off' | 'malformed', message: string) =>
    new EngineFault(capability, reason, message.slice(0, 500), { cause: error });
  const code = codeOf(error) ?? '';
  if (error instanceof APIConnectionTimeoutError || timeoutCodes.includes(code)) {
    return fault('timeout', String(error));
  }
  if (error instanceof APIConnectionError) return fault('unavailable', rootOf(error));
  if (error instanceof APIError && error.status !== undefined) {
    return faultOfStatus(capability, {
      status: error.status,
      headers: error.headers,
      message: error.message,
      code: error.code ?? error.type,
      cause: error,
    });
  }
  // Node's fetch: `fetch failed` before an answer, `terminated` in its middle.
  if (error instanceof TypeError && /terminated|aborted/.test(error.message)) {
    return fault('cut_off', `${error.message} ${code}`);
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return fault('unavailable', rootOf(error));
  }
  // The SDK reads JSON of answers that call themselves so.
  if (error instanceof SyntaxError) return fault('malformed', error.message);
  return { foreign: error };
}
