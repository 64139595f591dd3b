import { prefixes } from '@groundwork/contract';
import type { KeyOwner, PresentedKey } from '@groundwork/database';
import { type Logger, newId, type Tracing, traceparentOf } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';
import type { RateUse } from '../rate-limit/rate-limiter.js';
import { beginRequestSpan, endRequestSpan } from './request-span.js';

/** An authenticated caller: a valid key with its account. */
export interface Caller {
  readonly key: PresentedKey;
  readonly account: KeyOwner;
}

interface RequestContext {
  readonly requestId: string;
  /** The request's span, parent of its work. */
  readonly traceparent: string;
  readonly log: Logger;
  caller: Caller | null;
  /** The caller's use of its rate limit; null if unknown. */
  rate: RateUse | null;
  /** The work that the request started, for its log line. */
  work: {
    readonly task_id?: string;
    readonly showcase_job_id?: string;
    readonly reading_id?: string;
  };
}

const contexts = new WeakMap<Response, RequestContext>();

/** Gives every request an id and a span, which its answer, its log lines and its task carry. */
export function attachContext(log: Logger, tracing: Tracing) {
  return (request: Request, response: Response, next: NextFunction) => {
    const requestId = newId(prefixes.request);
    const span = beginRequestSpan(tracing, request, requestId);
    const context: RequestContext = {
      requestId,
      traceparent: traceparentOf(span.context),
      log: log.child({ request_id: requestId, trace_id: span.context.traceId }),
      caller: null,
      rate: null,
      work: {},
    };
    contexts.set(response, context);
    response.once('close', () => endRequestSpan(span, request, response, context.work));
    response.setHeader('X-Request-Id', requestId);
    next();
  };
}

export function contextOf(response: Response): RequestContext {
  const context = contexts.get(response);
  if (!context) throw new Error('the request has no context');
  return context;
}

export function callerOf(response: Response): Caller {
  const { caller } = contextOf(response);
  if (!caller) throw new Error('the route is not behind authentication');
  return caller;
}
