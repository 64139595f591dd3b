import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  );

const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              /** 2 server, 3 client, 5 consumer. */
              kind: z.number(),
              attributes: attributesSchema,
              status: z.object({ code: z.number().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type CollectedSpan = z.output<
  typeof exportSchema
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & { readonly service: unknown };

/** Takes spans by OTLP over HTTP, in JSON, as a collector does: name `endpoint` in OTEL_EXPORTER_OTLP_ENDPOINT. */
export class TraceCollector {
  readonly endpoint: string;
  readonly spans: CollectedSpan[];
  readonly #close: () => void;

  private constructor(endpoint: string, spans: CollectedSpan[], close: () => void) {
    this.endpoint = endpoint;
    this.spans = spans;
    this.#close = close;
  }

  static async start(): Promise<TraceCollector> {
    const spans: CollectedSpan[] = [];
    const server = createServer(async (request, response) => {
      const { resourceSpans } = exportSchema.parse(await json(request));
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes['service.name'];
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((s) => ({ ...s, service }))));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new TraceCollector(endpoint, spans, () => {
      server.closeAllConnections();
      server.close();
    });
  }

  /** The spans of a trace once they are as many as wanted. @throws after the time limit, in ms */
  async untilTrace(
    traceId: string,
    isWhole: (spans: readonly CollectedSpan[]) => boolean,
    limitMs = 20_000,
  ): Promise<CollectedSpan[]> {
    const deadline = Date.now() + limitMs;
    for (;;) {
      const spans = this.spans.filter((span) => span.traceId === traceId);
      if (isWhole(spans)) return spans;
      if (Date.now() > deadline) {
        throw new Error(`of the trace came only ${spans.map(({ name }) => name).join(', ')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  close(): void {
    this.#close();
  }
}
