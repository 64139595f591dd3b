import { describe, expect, it } from '@jest/globals';
import { newTraceContext, parseTraceparent, traceparentOf } from './trace-context.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it('is read as it is written, with the flag of its sender', () => {
    const header = `00-${traceId}-${spanId}-01`;
    expect(parseTraceparent(header)).toEqual({ traceId, spanId, sampled: true });
    expect(parseTraceparent(`00-${traceId}-${spanId}-02`)).toEqual({
      traceId,
      spanId,
      sampled: false,
    });
    expect(traceparentOf({ traceId, spanId, sampled: true })).toBe(header);
  });

  it('of a later version is read as far as this one goes', () => {
    expect(parseTraceparent(`cc-${traceId}-${spanId}-01-what-comes-later`)).toEqual({
      traceId,
      spanId,
      sampled: true,
    });
  });

  it.each([
    undefined,
    null,
    '',
    'x',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}0-${spanId}-01`,
    `00-${traceId}-${spanId}-1`,
    // As Node joins a header that is sent twice.
    `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01\n`.repeat(2),
  ])('that is not valid is none: %j', (header) => {
    expect(parseTraceparent(header)).toBeNull();
  });
});

it('a new trace is valid, recorded by nobody, and not the one before', () => {
  const trace = newTraceContext();
  expect(parseTraceparent(traceparentOf(trace))).toEqual({ ...trace, sampled: false });
  expect(newTraceContext().traceId).not.toBe(trace.traceId);
});
