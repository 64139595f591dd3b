import { createLogger } from '@groundwork/runtime';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { EngineUnavailable } from './calls/engine-call.js';
import type { EngineRecorder, SharedEngines } from './calls/make-call.js';
import { sharedEngines, watchedTask } from './fixtures/engines-of-task.js';
import { askForJson } from './json-answer.js';
import { recording } from './shared-providers.js';
import { TaskEngines } from './task-engines.js';

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start();
  server.think('greeting', ({ data }) => ({ words: `hello ${JSON.stringify(data)}` }));
});
afterEach(() => {
  server.mend();
  server.requests.length = 0;
});
afterAll(() => server.close());

const engines = (environment: Record<string, string> = {}) =>
  sharedEngines(server, ['text'], environment);

const greet = (task: TaskEngines, data: unknown = { name: 'Ada' }) =>
  askForJson(task, {
    capability: 'text',
    purpose: 'greeting',
    task: 'Greet.',
    data,
    shape: z.object({ words: z.string() }),
  });

async function faultOf(task: TaskEngines): Promise<EngineUnavailable> {
  const error = await greet(task).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof EngineUnavailable) return error;
  throw new Error(`not given up: ${String(error)}`);
}

async function outcome(shared: SharedEngines) {
  const { task, recorded } = watchedTask(shared);
  const { fault } = await faultOf(task);
  return { reason: fault.reason, asked: server.requests.length, calls: recorded.calls };
}

describe('a call to a foreign engine', () => {
  it('is made with the key and the model of its capability, and recorded with tokens and cost', async () => {
    const { task, recorded } = watchedTask(engines({ TEXT_PRICES: 'input=2,output=10' }));
    expect(await greet(task)).toEqual({ words: 'hello {"name":"Ada"}' });
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe('Bearer key-text');
    expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({ model: 'test-text' });
    expect(recorded.calls).toEqual([
      {
        capability: 'text',
        driver: 'openai',
        model: 'test-text',
        purpose: 'greeting',
        prompt: expect.stringContaining('"name":"Ada"'),
        seed: null,
        outcome: 'done',
        attempts: 1,
        seconds: expect.any(Number),
        usage: { inputTokens: 100, outputTokens: 2 },
        costUsd: (100 * 2 + 2 * 10) / 1e6,
        costGuessed: false,
        message: null,
        status: 200,
        requestId: null,
        bytesSent: request?.body.length,
        bytesReceived: expect.any(Number),
      },
    ]);
  });

  it('sends no key where none is set, whatever the environment holds', async () => {
    const before = process.env.OPENAI_API_KEY;
    process.env.OPENAI_API_KEY = 'of-somebody-else';
    try {
      const { task } = watchedTask(engines({ TEXT_API_KEY: '' }));
      await greet(task);
      expect(server.requests[0]?.headers.authorization).toBeUndefined();
    } finally {
      if (before === undefined) delete process.env.OPENAI_API_KEY;
      else process.env.OPENAI_API_KEY = before;
    }
  });

  it.each([
    ['an error of the server', { status: 503 }],
    ['a broken connection', 'reset'],
    ['an answer that is cut in its middle', 'cut'],
    ['an empty answer', 'empty'],
    ['JSON that never ends', 'malformed'],
  ] as const)('is made again after %s', async (_name, fault) => {
    server.fault('text', fault, 2);
    const { task, recorded } = watchedTask(engines());
    await greet(task);
    expect(server.requests).toHaveLength(3);
    expect(recorded.calls).toMatchObject([{ outcome: 'done', attempts: 3 }]);
  });

  it.each([
    ['timeout', 'hang', { TEXT_TIMEOUT_SECONDS: '0.05' }, 3],
    ['unavailable', { status: 500 }, {}, 3],
    ['cut_off', 'cut', {}, 3],
    ['malformed', 'malformed', {}, 3],
    ['refused', 'refusal', {}, 1],
    ['refused', { status: 400, code: 'content_policy_violation' }, {}, 1],
    ['unauthorized', { status: 401 }, {}, 1],
    ['unpaid', { status: 429, code: 'insufficient_quota' }, {}, 1],
  ] as const)('ends as %s after %p', async (reason, fault, environment, asked) => {
    server.fault('text', fault, 10);
    expect(await outcome(engines(environment))).toMatchObject({ reason, asked });
  });

  it('waits as long as the server asks, and gives up at once where the task has not so much time', async () => {
    server.fault('text', { status: 429, retryAfter: 0.05 });
    const before = performance.now();
    await greet(watchedTask(engines()).task);
    expect(performance.now() - before).toBeGreaterThan(49);
    server.fault('text', { status: 429, retryAfter: 3600 });
    server.requests.length = 0;
    expect(await outcome(engines())).toMatchObject({ reason: 'rate_limited', asked: 1 });
  });

  it('pays for answers that could not be used too', async () => {
    server.fault('text', 'malformed');
    const { task, recorded } = watchedTask(engines({ TEXT_PRICES: 'input=1' }));
    await greet(task);
    expect(recorded.calls).toMatchObject([{ attempts: 2, costUsd: 200 / 1e6 }]);
  });

  it('takes its tries from those of the whole task', async () => {
    const { task } = watchedTask(engines({ ENGINE_TASK_RETRIES: '3' }));
    server.fault('text', { status: 500 }, 2);
    await greet(task);
    server.fault('text', { status: 500 }, 10);
    await faultOf(task);
    expect(server.requests).toHaveLength(3 + 2);
  });

  it('is not made when the task has spent its time on engines', async () => {
    server.fault('text', 'hang');
    const { task, recorded } = watchedTask(engines({ ENGINE_TASK_BUDGET_SECONDS: '0.05' }));
    expect((await faultOf(task)).fault.reason).toBe('timeout');
    expect((await faultOf(task)).fault.reason).toBe('budget_spent');
    expect(server.requests).toHaveLength(1);
    expect(recorded.calls).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
  });

  it("ends with its task, for the task's reason", async () => {
    server.fault('text', 'hang');
    const stop = new AbortController();
    const { task, recorded } = watchedTask(engines(), stop.signal);
    const asked = greet(task);
    const reason = new Error('the lease is lost');
    setTimeout(() => stop.abort(reason), 20);
    await expect(asked).rejects.toBe(reason);
    expect(recorded.calls).toMatchObject([{ outcome: 'stopped' }]);
  });

  it('lets a fault of ours through as it is', async () => {
    const { task } = watchedTask(engines());
    const fault = new RangeError('ours');
    const asked = task.call('text', { purpose: 'x', prompt: null, seed: null }, () =>
      Promise.reject(fault),
    );
    await expect(asked).rejects.toBe(fault);
  });
});

describe("a capability's circuit", () => {
  const setting = { ENGINE_CIRCUIT_FAILURES: '3' };

  it('opens for all tasks after failures on end', async () => {
    const shared = engines(setting);
    server.fault('text', { status: 500 }, 3);
    expect(await outcome(shared)).toMatchObject({ reason: 'unavailable', asked: 3 });
    expect(await outcome(shared)).toMatchObject({
      reason: 'circuit_open',
      asked: 3,
      calls: [{ attempts: 0 }],
    });
  });

  it('does not count what is the fault of a question', async () => {
    const shared = engines(setting);
    server.fault('text', 'refusal', 5);
    for (let count = 0; count < 5; count++) await outcome(shared);
    expect(shared.providers.text?.[0]?.circuit.open).toBe(false);
  });
});

describe('a ceiling in dollars', () => {
  it('that is reached makes way for the embedded engine: nobody is asked, and operators are told before', async () => {
    const lines: string[] = [];
    const log = createLogger('test', 'silent');
    log.warn = (_fields: object, message?: string) => lines.push(message ?? '');
    const shared = engines({ TEXT_PRICES: 'input=1,output=1', ENGINE_CEILING_TASK: '0.02' });
    let spent = 0;
    const reserve: EngineRecorder['reserve'] = async (most, { task = 0 }) => {
      const over = spent + most > task ? 'task' : null;
      if (over === null) spent += most;
      const shares = { task: spent / task, account: null, fleet: null };
      return { over, shares, settle: (usd) => (spent += usd - most) };
    };
    const recorder = recording(undefined, { called: () => {}, warned: () => {}, reserve }, log);
    const task = TaskEngines.of(shared, new AbortController().signal, recorder);
    const asked = () =>
      task.remoteOr('text', { remote: greet, embedded: async () => ({ words: 'embedded' }) });
    expect(await asked()).not.toEqual({ words: 'embedded' });
    expect(spent).toBeCloseTo(102 / 1e6, 9);
    spent = 0.015;
    expect(await asked()).toEqual({ words: 'embedded' });
    expect(server.requests).toHaveLength(1);
    expect(task.calls.map(({ outcome }) => outcome)).toEqual(['done', 'over_ceiling']);
    expect(lines).toContainEqual('providers: 81 % of the ceiling of the task is used');
  });
});

describe('an engine that is given up', () => {
  const remoteOr = (task: TaskEngines) =>
    task.remoteOr('text', {
      remote: () => greet(task),
      embedded: async () => ({ words: 'embedded' }),
    });

  it('gives way to the embedded one, with one warning that holds nothing of what the server said', async () => {
    const { task, recorded } = watchedTask(engines());
    server.fault('text', 'refusal', 2);
    expect(await remoteOr(task)).toEqual({ words: 'embedded' });
    expect(await remoteOr(task)).toEqual({ words: 'embedded' });
    expect(recorded.warnings).toEqual([
      {
        capability: 'text',
        reason: 'refused',
        message:
          'Texts were written or understood by the embedded engine instead of the text engine: it refused the request',
      },
    ]);
  });

  it('fails the task where the configuration says so, for all or for one capability', async () => {
    server.fault('text', 'refusal', 3);
    const failing = { ENGINE_FALLBACK: 'fail' };
    await expect(remoteOr(watchedTask(engines(failing)).task)).rejects.toThrow(EngineUnavailable);
    const one = { ENGINE_FALLBACK: 'embedded', TEXT_FALLBACK: 'fail' };
    await expect(remoteOr(watchedTask(engines(one)).task)).rejects.toThrow(EngineUnavailable);
    const other = { ...failing, TEXT_FALLBACK: 'embedded' };
    expect(await remoteOr(watchedTask(engines(other)).task)).toEqual({ words: 'embedded' });
  });

  it('is not asked at all where the capability is embedded', async () => {
    const { task } = watchedTask(sharedEngines(server, []));
    expect(await remoteOr(task)).toEqual({ words: 'embedded' });
    expect(server.requests).toHaveLength(0);
  });
});
