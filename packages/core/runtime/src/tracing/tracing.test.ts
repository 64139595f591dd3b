import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import * as conventions from '@opentelemetry/semantic-conventions/incubating';
import { createLogger } from '../log.js';
import { openTracing } from './open-tracing.js';
import { spanAttributes } from './span-attributes.js';
import { newTraceContext } from './trace-context.js';
import { noTracing } from './tracing.js';

const log = createLogger('test', 'silent');
const bodies: string[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  bodies.push(`${request.url} ${JSON.stringify(await json(request))}`);
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (share: number) =>
  openTracing(
    'a-service',
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share },
    log,
  );
const work = { name: 'work', kind: 'consumer', attributes: {} } as const;

describe('without a collector', () => {
  it('a span is the one that asked for it, or the beginning of a trace', async () => {
    const settings = { OTEL_TRACES_SAMPLER_ARG: 1 };
    const tracing = await openTracing('a-service', settings, log);
    expect(tracing).toBe(noTracing);
    const parent = newTraceContext();
    expect(tracing.begin({ ...work, parent }).context).toEqual(parent);
    expect(tracing.begin({ ...work, parent: null }).context.sampled).toBe(false);
  });
});

describe('with a collector', () => {
  it('spans arrive below the one that asked for them, with their end and their failure', async () => {
    const tracing = await open(1);
    const parent = newTraceContext();
    const span = tracing.begin({ ...work, parent, attributes: { 'server.port': 443 } });
    expect(span.context).toMatchObject({ traceId: parent.traceId, sampled: true });
    expect(span.context.spanId).not.toBe(parent.spanId);
    const error = new TypeError('no disk');
    span.end({ name: 'work done', failure: { type: 'TypeError', error } });
    await tracing.close();
    const [body = ''] = bodies.splice(0);
    expect(body).toMatch(/^\/v1\/traces /);
    for (const part of [
      `"traceId":"${parent.traceId}"`,
      `"parentSpanId":"${parent.spanId}"`,
      '"name":"work done"',
      '{"key":"service.name","value":{"stringValue":"a-service"}}',
      '{"key":"server.port","value":{"intValue":443}}',
      '{"key":"error.type","value":{"stringValue":"TypeError"}}',
      '"status":{"code":2}',
      'no disk',
    ]) {
      expect(body).toContain(part);
    }
  });

  it('a share of none records nothing and keeps the trace, whatever the caller’s flag', async () => {
    const tracing = await open(0);
    const parent = { ...newTraceContext(), sampled: true };
    const span = tracing.begin({ ...work, parent });
    span.end();
    await tracing.close();
    expect(span.context).toMatchObject({ traceId: parent.traceId, sampled: false });
    expect(bodies).toEqual([]);
  });

  it('that refuses them, the process ends all the same', async () => {
    status = 400;
    const tracing = await open(1);
    tracing.begin({ ...work, parent: null }).end();
    await expect(tracing.close()).resolves.toBeUndefined();
    expect(bodies.splice(0)).toHaveLength(1);
  });
});

it('attributes have the names of the semantic conventions', () => {
  const known = new Set<unknown>(Object.values(conventions));
  const others = Object.values(spanAttributes).filter((name) => !known.has(name));
  expect(others.filter((name) => !name.startsWith('groundwork.'))).toEqual([]);
});
