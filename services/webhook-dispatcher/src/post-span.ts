import type { AttemptOutcome } from '@groundwork/database/deliveries/deliveries';
import {
  spanAttributes as attribute,
  type Span,
  type SpanEnding,
  type TraceContext,
  type Tracing,
} from '@groundwork/runtime';

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** The span of one POST to a receiver. The query of its URL is left out: customers keep secrets there. */
export function beginPostSpan(
  tracing: Tracing,
  parent: TraceContext | null,
  post: { readonly deliveryId: string; readonly url: string; readonly attempt: number },
): Span {
  const { protocol, host, hostname, port, pathname } = new URL(post.url);
  return tracing.begin({
    name: 'POST',
    kind: 'client',
    parent,
    attributes: {
      [attribute.httpMethod]: 'POST',
      [attribute.urlFull]: `${protocol}//${host}${pathname}`,
      [attribute.serverAddress]: hostname,
      [attribute.serverPort]: port === '' ? (PORTS[protocol] ?? 0) : Number(port),
      [attribute.deliveryId]: post.deliveryId,
      ...(post.attempt > 1 && { [attribute.httpResendCount]: post.attempt - 1 }),
    },
  });
}

/** How the span of a POST ends; for a client an answer of 400 or more is a failure. */
export function postSpanEnding({
  responseStatus: status,
  failure,
}: Pick<AttemptOutcome, 'responseStatus' | 'failure'>): SpanEnding {
  if (status === null) return { failure: { type: failure ?? 'unknown' } };
  return {
    attributes: { [attribute.httpStatusCode]: status },
    ...(status >= 400 && { failure: { type: String(status) } }),
  };
}
