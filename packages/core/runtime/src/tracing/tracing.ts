import type { SpanAttributes } from './span-attributes.js';
import { newTraceContext, type TraceContext } from './trace-context.js';

/** The kinds of spans that are made here, by their names in OpenTelemetry. */
export type SpanKind = 'server' | 'client' | 'consumer';

export interface SpanBeginning {
  readonly name: string;
  readonly kind: SpanKind;
  /** The parent span; null starts a trace. */
  readonly parent: TraceContext | null;
  readonly attributes: SpanAttributes;
  /** Milliseconds since 1970; now when not given. */
  readonly at?: number;
}

export interface SpanEnding {
  /** Name known only at the end. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  /** Why it failed: one of few words, such as an error's name or a status, with the error where there is one. */
  readonly failure?: { readonly type: string; readonly error?: Error };
}

export interface Span {
  /** The parent of any work it requests. */
  readonly context: TraceContext;
  end(ending?: SpanEnding): void;
}

export interface Tracing {
  begin(span: SpanBeginning): Span;
  /** Sends the remaining spans. Never rejects. */
  close(): Promise<void>;
}

/** Hands contexts on and records nothing. */
export const noTracing: Tracing = {
  begin: ({ parent }) => ({ context: parent ?? newTraceContext(), end: () => {} }),
  close: async () => {},
};
