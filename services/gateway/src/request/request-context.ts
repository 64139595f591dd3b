import { prefixes } from '@groundwork/contract/identifiers';
import type { KeyOwner, PresentedKey } from '@groundwork/database/accounts/api-keys';
import {
  spanAttributes as attribute,
  type Logger,
  newId,
  parseTraceparent,
  type Span,
  type Tracing,
  traceparentOf,
} from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';
import type { AskedBy } from '../ask-worker.js';
import type { RateUse } from '../rate-limit/rate-limiter.js';

/** The span of a request, below the one that its `traceparent` names. */
function beginRequestSpan(tracing: Tracing, request: Request, requestId: string): Span {
  const { method } = request;
  const userAgent = request.get('user-agent');
  return tracing.begin({
    name: method,
    kind: 'server',
    parent: parseTraceparent(request.get('traceparent')),
    attributes: {
      [attribute.httpMethod]: method,
      [attribute.urlPath]: request.path,
      [attribute.urlScheme]: request.protocol,
      [attribute.requestId]: requestId,
      ...(userAgent !== undefined && { [attribute.userAgent]: userAgent }),
    },
  });
}

/** Ends it with the answer; for a server only an answer of 500 or more is a failure. */
function endRequestSpan(span: Span, request: Request, response: Response, work: RequestWork): void {
  const route = request.route ? request.baseUrl + String(request.route.path) : null;
  const { statusCode } = response;
  span.end({
    ...(route !== null && { name: `${request.method} ${route}` }),
    attributes: {
      ...(route !== null && { [attribute.httpRoute]: route }),
      ...(response.writableFinished && { [attribute.httpStatusCode]: statusCode }),
      ...(work.task_id !== undefined && { [attribute.taskId]: work.task_id }),
      ...(work.showcase_job_id !== undefined && {
        [attribute.showcaseJobId]: work.showcase_job_id,
      }),
    },
    ...(response.writableFinished
      ? statusCode >= 500 && { failure: { type: String(statusCode) } }
      : { failure: { type: 'client_closed' } }),
  });
}

/** An authenticated caller: a valid key with its account. */
export interface Caller {
  readonly key: PresentedKey;
  readonly account: KeyOwner;
}

/** The work that a request started, for its log line. */
export interface RequestWork {
  readonly task_id?: string;
  readonly showcase_job_id?: string;
  readonly reading_id?: string;
}

/** What explains why the request lacks a field. */
export interface Explanations {
  /** Why its listing fills a place of the request not, by place. */
  readonly missing: Map<string, string>;
  /** Paths of names that its schema does not know. */
  unknown: readonly string[];
}

interface RequestContext extends Explanations {
  readonly requestId: string;
  /** The request's span, parent of its work. */
  readonly traceparent: string;
  readonly log: Logger;
  caller: Caller | null;
  /** The caller's use of its rate limit; null if unknown. */
  rate: RateUse | null;
  work: RequestWork;
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
      missing: new Map(),
      unknown: [],
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

/** Aborted when the client goes away before it is answered. */
export function clientSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The request, as the jobs that it asks for know it. */
export function askedBy(response: Response): AskedBy {
  const { requestId, traceparent, log } = contextOf(response);
  return { accountId: callerOf(response).account.id, requestId, traceparent, log };
}
