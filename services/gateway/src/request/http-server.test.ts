import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger } from '@groundwork/runtime';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { PUBLIC_URL, startGateway } from '../fixtures/gateway.js';
import { createHttpServer } from './http-server.js';

it('requests and responses have the app’s prototypes before Express handles them', async () => {
  const app = express();
  Object.defineProperty(app.request, 'fresh', { value: false });
  app.get('/', ({ fresh, hostname, app: own }, response) => {
    response.json({ fresh, hostname, isOwn: own === app });
  });
  const server = createHttpServer(app, createLogger('test', 'silent'), 'http://a');
  const prototypes: unknown[] = [];
  server.prependListener('request', (request, response) => {
    prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.json()).toEqual({ fresh: false, hostname: '127.0.0.1', isOwn: true });
    expect(prototypes[0]).toBe(app.request);
    expect(prototypes[1]).toBe(app.response);
  } finally {
    server.close();
  }
});

describe('a request that Node itself refuses', () => {
  it.each([
    [417, 'EXPECTATION_FAILED', 'Expect: tea'],
    [431, 'HEADERS_TOO_LARGE', `X-Long: ${'x'.repeat(20_000)}`],
    [400, 'MALFORMED_REQUEST', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ])('gets %i %s with its request id, in the envelope', async (status, code, header) => {
    const gateway = await startGateway();
    try {
      const { port, hostname } = new URL(gateway.origin);
      const socket = connect(Number(port), hostname);
      socket.write(`GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n\r\n`);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      const { error } = JSON.parse(body);
      expect(Object.keys(error)).toEqual(['code', 'message', 'request_id']);
      expect(error.code).toBe(code);
      expect(head).toContain(`X-Request-Id: ${error.request_id}`);
      expect(head).toContain(`Link: <${PUBLIC_URL}/docs#${code}>; rel="help"`);
    } finally {
      await gateway.close();
    }
  });
});
