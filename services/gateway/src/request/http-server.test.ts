import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import express from 'express';
import { createHttpServer } from './http-server.js';

it('requests and responses have the app’s prototypes before Express handles them', async () => {
  const app = express();
  Object.defineProperty(app.request, 'fresh', { value: false });
  app.get('/', ({ fresh, hostname, app: own }, response) => {
    response.json({ fresh, hostname, isOwn: own === app });
  });
  const server = createHttpServer(app);
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
