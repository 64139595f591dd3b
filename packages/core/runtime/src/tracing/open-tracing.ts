import { z } from 'zod';
import type { Logger } from '../log.js';
import { noTracing, type Tracing } from './tracing.js';

/** OpenTelemetry's own variables; the exporter reads its others itself. */
export const tracingEnvironment = {
  /** Where spans go by OTLP over HTTP, without `/v1/traces`; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Opens tracing as the environment configures it; loads the exporter only when there is a collector. */
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
