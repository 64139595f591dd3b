import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Registry } from '@groundwork/runtime';
import { afterAll, expect, it } from '@jest/globals';
import express from 'express';
import { measureRequests } from './request-metrics.js';

const registry = new Registry();
const app = express();
app.use(measureRequests(registry));
app.route('/v1/tasks/:taskId').get((_request, response) => void response.json({}));
app.route('/v1/land').post((_request, response) => void response.status(202).json({}));
app.route('/v1/dry').post((_request, response) => void response.json({}));
app.route('/v1/stream').get((_request, response) => {
  response.setHeader('content-type', 'text/event-stream; charset=utf-8');
  response.end();
});
const server = app.listen(0, '127.0.0.1');
if (!server.listening) await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
for (const [method, path] of [
  ['GET', '/v1/tasks/task_of_a_customer?x=1'],
  ['GET', '/v1/tasks/another_task'],
  ['GET', '/wp-login.php'],
  ['POST', '/v1/land'],
  ['POST', '/v1/dry'],
  ['GET', '/v1/stream'],
] as const) {
  await (await fetch(`${origin}${path}`, { method })).text();
}
const lines = (await registry.metrics()).split('\n');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('counts requests by the pattern of their route, and never by a path', () => {
  expect(lines.filter((line) => line.startsWith('groundwork_http_requests_total{'))).toEqual([
    'groundwork_http_requests_total{route="/v1/tasks/:taskId",method="GET",code="200"} 2',
    'groundwork_http_requests_total{route="none",method="GET",code="404"} 1',
    'groundwork_http_requests_total{route="/v1/land",method="POST",code="202"} 1',
    'groundwork_http_requests_total{route="/v1/dry",method="POST",code="200"} 1',
    'groundwork_http_requests_total{route="/v1/stream",method="GET",code="200"} 1',
  ]);
});

it('times all but streams, and apart from them the POSTs that created something', () => {
  const counts = (name: string) => lines.filter((line) => line.startsWith(`${name}_count{`));
  expect(counts('groundwork_http_request_duration_seconds')).toEqual([
    'groundwork_http_request_duration_seconds_count{route="/v1/tasks/:taskId",method="GET"} 2',
    'groundwork_http_request_duration_seconds_count{route="none",method="GET"} 1',
    'groundwork_http_request_duration_seconds_count{route="/v1/land",method="POST"} 1',
    'groundwork_http_request_duration_seconds_count{route="/v1/dry",method="POST"} 1',
  ]);
  expect(counts('groundwork_accept_duration_seconds')).toEqual([
    'groundwork_accept_duration_seconds_count{route="/v1/land"} 1',
  ]);
});
