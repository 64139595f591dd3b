import {
  spanAttributes as attribute,
  parseTraceparent,
  type Span,
  type Tracing,
} from '@groundwork/runtime';
import type { Request, Response } from 'express';

/** The span of a request, below the one that its `traceparent` names. */
export function beginRequestSpan(tracing: Tracing, request: Request, requestId: string): Span {
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
export function endRequestSpan(
  span: Span,
  request: Request,
  response: Response,
  work: { readonly task_id?: string; readonly showcase_job_id?: string },
): void {
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
