export * from './deadline.js';
export * from './environment.js';
export * from './errors/exhaustion.js';
export * from './errors/outage.js';
export * from './health-server.js';
export * from './identifiers.js';
export * from './log.js';
export * from './logged-error.js';
export * from './machine/available-cores.js';
export * from './machine/disk-room.js';
export * from './metrics/job-metrics.js';
export * from './metrics/metrics.js';
export * from './metrics/provider-metrics.js';
export * from './metrics/webhook-metrics.js';
export * from './run-program.js';
export * from './semaphore.js';
export * from './service.js';
export * from './stop-reason.js';
export * from './tracing/span-attributes.js';
export * from './tracing/trace-context.js';
export {
  noTracing,
  type Span,
  type SpanBeginning,
  type SpanEnding,
  type Tracing,
} from './tracing/tracing.js';
export * from './worker-threads.js';
