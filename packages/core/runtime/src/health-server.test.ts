import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Counter, Registry } from 'prom-client';
import { startHealthServer } from './health-server.js';

let server: Awaited<ReturnType<typeof startHealthServer>>;
let live: boolean;
let ready: boolean;
let trouble: string | null;
beforeEach(async () => {
  live = true;
  ready = false;
  trouble = null;
  const registry = new Registry();
  new Counter({ name: 'films_total', help: 'Films', registers: [registry] }).inc(3);
  const probes = { isLive: () => live, isReady: () => ready, trouble: () => trouble };
  server = await startHealthServer(0, probes, registry);
});
afterEach(() => server.close());

const status = async (path: string) =>
  (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;

describe('the health server', () => {
  it('asks the process each time', async () => {
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);
    [live, ready] = [false, true];
    expect([await status('/livez'), await status('/readyz')]).toEqual([503, 200]);
  });

  it('says what keeps a process that is ready from new work', async () => {
    [ready, trouble] = [true, 'takes no new work: redis_read_only'];
    const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      'ready, but takes no new work: redis_read_only\n',
    ]);
  });

  it('gives the metrics and nothing else', async () => {
    const metrics = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(await metrics.text()).toContain('films_total 3');
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await status('/')).toBe(404);
    expect(await status('/livez/x')).toBe(404);
  });

  it('refuses a port that is taken', async () => {
    const probes = { isLive: () => true, isReady: () => true, trouble: () => null };
    await expect(startHealthServer(server.port, probes, new Registry())).rejects.toThrow(
      'EADDRINUSE',
    );
  });

  it('lets go of its connections when it is closed', async () => {
    await status('/livez');
    await server.close();
    await expect(status('/livez')).rejects.toThrow();
  });
});
