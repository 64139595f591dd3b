import { z } from 'zod';
import type { Logger } from '../log.js';
import type { SpanAttributes } from './span-attributes.js';
import { newTraceContext, type TraceContext } from './trace-context.js';

/** What OpenTelemetry calls the kinds of spans that are made here. */
export type SpanKind = 'server' | 'client' | 'consumer';

export interface SpanBeginning {
  readonly name: string;
  readonly kind: SpanKind;
  /** The span that asked for it; null begins a trace. */
  readonly parent: TraceContext | null;
  readonly attributes: SpanAttributes;
  /** Milliseconds since 1970; now unless given. */
  readonly at?: number;
}

export interface SpanEnding {
  /** When it is known only now. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  /** Why it failed: a word of few, such as an error's name or a status, with the error where there is one. */
  readonly failure?: { readonly type: string; readonly error?: Error };
}

/** A piece of work in a trace. */
export interface Span {
  /** What the work that it asks for has as its parent. */
  readonly context: TraceContext;
  end(ending?: SpanEnding): void;
}

export interface Tracing {
  begin(span: SpanBeginning): Span;
  /** Sends what was not sent yet. Never rejects. */
  close(): Promise<void>;
}

/** Hands contexts on and records nothing. */
export const noTracing: Tracing = {
  begin: ({ parent }) => ({ context: parent ?? newTraceContext(), end: () => {} }),
  close: async () => {},
};

/** OpenTelemetry's own variables; the exporter reads its others itself. */
export const tracingEnvironment = {
  /** Where spans go by OTLP over HTTP, without `/v1/traces`; not set: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** The tracing that the environment asks for. The exporter is loaded only when there is somewhere to export to. */
export async function openTracing(
  service: string,
  settings: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number },
  log: Logger,
): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (endpoint === undefined) return noTracing;
  const { createOtlpTracing } = await import('./otlp-tracing.js');
  return createOtlpTracing({ service, endpoint, share, log });
}
