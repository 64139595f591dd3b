import {
  type AttemptEnd,
  spanAttributes as attribute,
  type SpanAttributes,
  type TraceContext,
  type Tracing,
} from '@groundwork/runtime';
import type { JobKind } from '../catalogue.js';
import { idsOf, type WorkOrigin } from '../story.js';

export interface JobSpan {
  readonly context: TraceContext;
  /** Does the work; the span ends with it, and fails with it. */
  during(work: (ended: (end: AttemptEnd) => void) => Promise<void>): Promise<void>;
}

function attributesOf(
  kind: JobKind,
  jobId: string,
  payload: unknown,
  { requestId }: WorkOrigin,
): SpanAttributes {
  const { task_id, showcase_job_id, delivery_id, segment } = idsOf(payload);
  return {
    [attribute.messagingSystem]: 'bullmq',
    [attribute.messagingDestination]: kind,
    [attribute.messagingOperation]: 'process',
    [attribute.messagingOperationType]: 'process',
    [attribute.messagingMessageId]: jobId,
    ...(requestId !== null && { [attribute.requestId]: requestId }),
    ...(task_id !== undefined && { [attribute.taskId]: task_id }),
    ...(showcase_job_id !== undefined && { [attribute.showcaseJobId]: showcase_job_id }),
    ...(delivery_id !== undefined && { [attribute.deliveryId]: delivery_id }),
    ...(segment !== undefined && { [attribute.segment]: segment }),
  };
}

/** The span of one job on its worker, a child of the request's. */
export function beginJobSpan(
  tracing: Tracing,
  job: {
    readonly kind: JobKind;
    readonly jobId: string;
    /** When the worker took it, in ms since 1970. */
    readonly at: number;
    readonly payload: unknown;
    readonly origin: WorkOrigin;
  },
): JobSpan {
  const { kind, jobId, at, payload, origin } = job;
  const span = tracing.begin({
    name: `process ${kind}`,
    kind: 'consumer',
    parent: origin.trace,
    at,
    attributes: attributesOf(kind, jobId, payload, origin),
  });
  return {
    context: span.context,
    during: async (work) => {
      let attributes: SpanAttributes = {};
      try {
        await work((end) => {
          attributes = { [attribute.attemptEnd]: end };
        });
        span.end({ attributes });
      } catch (error) {
        const failure = error instanceof Error ? { type: error.name, error } : { type: 'unknown' };
        span.end({ attributes, failure });
        throw error;
      }
    },
  };
}
