import { randomBytes } from 'node:crypto';

/** The trace of a piece of work and its parent span: W3C Trace Context. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the span is recorded somewhere. */
  readonly sampled: boolean;
}

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 1;
const isZero = (id: string) => /^0+$/.test(id);

/** The context that a `traceparent` header names; null when there is none or when it is not valid. */
export function parseTraceparent(header: string | null | undefined): TraceContext | null {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    FORM.exec(header?.trim() ?? '') ?? [];
  if (version === undefined || version === 'ff' || isZero(traceId) || isZero(spanId)) return null;
  // Later versions add fields at the end; the first one has none there.
  if (version === '00' && more !== undefined) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export function traceparentOf({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}

export function newTraceContext(): TraceContext {
  // All bits of an id are never zero in practice: there are 192 random ones.
  const random = randomBytes(24).toString('hex');
  return { traceId: random.slice(0, 32), spanId: random.slice(32), sampled: false };
}
