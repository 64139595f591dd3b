import {
  DiagLogLevel,
  diag,
  type Exception,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { withDeadline } from '../deadline.js';
import type { Logger } from '../log.js';
import { describeError } from '../logged-error.js';
import { spanAttributes } from './span-attributes.js';
import type { TraceContext } from './trace-context.js';
import type { Span, SpanBeginning, SpanKind, Tracing } from './tracing.js';

const kinds: Readonly<Record<SpanKind, OtelSpanKind>> = {
  server: OtelSpanKind.SERVER,
  client: OtelSpanKind.CLIENT,
  consumer: OtelSpanKind.CONSUMER,
};

/** Milliseconds that the end of a process waits for a collector. */
const CLOSE_MS = 2_000;
/** Of an attribute: a customer chooses the length of a path. */
const MOST_CHARACTERS = 1_024;
/** Milliseconds until a collector that does not answer counts as away. */
const EXPORT_MS = 5_000;

function contextBelow(parent: TraceContext | null) {
  if (parent === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: parent.traceId,
    spanId: parent.spanId,
    traceFlags: parent.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
}

/** An error as a log may hold it: a collector may hold no more. */
function loggedException(error: Error): Exception {
  const { type, message, stack } = describeError(error);
  return { name: type, message, ...(stack === undefined ? {} : { stack }) };
}

/** Logs the exporter's own errors, which are lost otherwise. */
function hearComplaints(log: Logger): void {
  const complain = (message: string) => log.warn({ cause: message }, 'spans are not exported');
  const ignore = () => {};
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/**
 * Spans by OTLP over HTTP, in batches. Sampling depends on the trace id alone: all processes decide alike, and callers
 * cannot decide for us through `traceparent`.
 */
export function createOtlpTracing(settings: {
  readonly service: string;
  readonly endpoint: string;
  /** 0 to 1. */
  readonly share: number;
  readonly log: Logger;
}): Tracing {
  const { service, endpoint, share, log } = settings;
  hearComplaints(log);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.namespace': 'groundwork',
          'service.name': service,
          'service.instance.id': `${service}-${process.pid}`,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new TraceIdRatioBasedSampler(share),
    spanLimits: { attributeValueLengthLimit: MOST_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('groundwork');

  const begin = ({ name, kind, parent, attributes, at }: SpanBeginning): Span => {
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(at === undefined ? {} : { startTime: at }) },
      contextBelow(parent),
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      context: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
      end: ({ name: finalName, attributes: found, failure } = {}) => {
        if (finalName !== undefined) span.updateName(finalName);
        if (found) span.setAttributes(found);
        if (failure) {
          span.setAttribute(spanAttributes.errorType, failure.type);
          span.setStatus({ code: SpanStatusCode.ERROR });
          if (failure.error) span.recordException(loggedException(failure.error));
        }
        span.end();
      },
    };
  };
  return {
    begin,
    close: async () => {
      try {
        await withDeadline(provider.shutdown(), CLOSE_MS, 'sending the last spans');
      } catch (error) {
        log.warn({ err: error }, 'the last spans were not exported');
      }
    },
  };
}
