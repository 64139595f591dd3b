import { afterEach, describe, expect, it } from '@jest/globals';
import { ChildService } from './fixtures/child-service.js';

let service: ChildService;
afterEach(() => service.kill());

async function start(behaviour: string, environment: Record<string, string> = {}) {
  service = new ChildService({ BEHAVIOUR: behaviour, ...environment });
  await service.says('ready');
  return service;
}

describe('a bad environment', () => {
  it('ends the process with 2 and names every fault at once', async () => {
    service = new ChildService({ BEHAVIOUR: '', SHUTDOWN_SECONDS: 'soon', LIVE: 'perhaps' });
    expect(await service.end()).toBe(2);
    expect(service.errors).toMatch(/^example: The environment is not valid:/);
    for (const name of ['BEHAVIOUR', 'SHUTDOWN_SECONDS', 'LIVE']) {
      expect(service.errors).toContain(`- ${name}: `);
    }
    expect(service.output).toBe('');
  });
});

describe('a setting that only the start finds missing', () => {
  it('ends the process with 2 too', async () => {
    service = new ChildService({ BEHAVIOUR: 'lacks-a-setting' });
    expect(await service.end()).toBe(2);
    expect(service.errors).toBe('example: The environment is not valid:\n  - PLACE: is needed\n');
  });
});

describe('the start', () => {
  it('that fails ends the process with 1 and says why', async () => {
    service = new ChildService({ BEHAVIOUR: 'fails-to-start' });
    expect(await service.end()).toBe(1);
    expect(service.output).toMatch(/"level":"fatal".*no database/);
  });

  it('that succeeds is followed by ready and health', async () => {
    const { healthPort } = await start('drains');
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${healthPort}${path}`);
      return [answer.status, await answer.text()];
    };
    expect(await ask('/livez')).toEqual([200, 'live\n']);
    expect(await ask('/readyz')).toEqual([200, 'ready\n']);
    expect((await ask('/metrics'))[1]).toContain('process_cpu_user_seconds_total');
  });

  it('of a service that does nothing any more is seen in /livez', async () => {
    const { healthPort } = await start('drains', { LIVE: 'false' });
    expect((await fetch(`http://127.0.0.1:${healthPort}/livez`)).status).toBe(503);
  });
});

describe('the end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s finishes what was begun and ends with 0',
    async (signal) => {
      const { process } = await start('drains');
      process.kill(signal);
      expect(await service.end()).toBe(0);
      expect(service.output).toContain('"msg":"finished"');
      expect(service.output).toContain('"msg":"stopped"');
    },
  );

  it('while draining the process lives but is not ready', async () => {
    const { process, healthPort } = await start('never-drains');
    process.kill('SIGTERM');
    await service.says('finishing what was begun');
    expect((await fetch(`http://127.0.0.1:${healthPort}/readyz`)).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${healthPort}/livez`)).status).toBe(200);
  });

  it('a second signal forces it, with 1', async () => {
    const { process } = await start('never-drains');
    process.kill('SIGTERM');
    await service.says('draining');
    process.kill('SIGTERM');
    expect(await service.end()).toBe(1);
    expect(service.output).toContain('"msg":"forced to stop"');
  });

  it('the deadline forces it, with 1', async () => {
    const { process } = await start('never-drains', { SHUTDOWN_SECONDS: '0.2' });
    process.kill('SIGTERM');
    expect(await service.end()).toBe(1);
    expect(service.output).toContain('draining took longer than 200 ms');
  });

  it('a drain that fails ends with 1', async () => {
    const { process } = await start('fails-to-drain');
    process.kill('SIGTERM');
    expect(await service.end()).toBe(1);
    expect(service.output).toContain('Redis is away');
  });

  it('of the parent ends the process in order, with 0', async () => {
    const { process } = await start('drains');
    process.disconnect();
    expect(await service.end()).toBe(0);
    expect(service.output).toContain('"cause":"parent is gone"');
    expect(service.output).toContain('"msg":"finished"');
  });

  it('an error that nobody caught ends it with 1 and is logged', async () => {
    await start('crashes');
    expect(await service.end()).toBe(1);
    expect(service.output).toMatch(/"level":"fatal".*a slip/);
  });
});
